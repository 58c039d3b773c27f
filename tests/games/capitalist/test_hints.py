"""Capitali$t's hints: buy, build with cash to spare, trade what helps both, and raise money with care."""

from tests.bots.looks import in_order, most_appealing, value
from tests.games.capitalist.positions import play, position


def test_land_is_bought() -> None:
    game = play(position(at=[20], dice=[(1, 2)]), "roll")
    assert most_appealing(game) == "buy"


def test_one_builds_with_cash_to_spare_only() -> None:
    rich = position(lands={0: "brown_1 brown_2"}, money=[1500])
    assert most_appealing(rich) in ("build land=brown_1", "build land=brown_2")
    poor = position(lands={0: "brown_1 brown_2"}, money=[120])
    assert most_appealing(poor) == "roll"


def test_no_mortgage_without_a_debt() -> None:
    game = position(lands={0: "station_1"})
    assert in_order(game, "roll", "mortgage land=station_1")


def test_single_properties_are_mortgaged_to_build_where_a_group_is_whole() -> None:
    lands = {0: "brown_1 brown_2 red_1 station_1 pink_1 pink_2"}
    poor = position(lands=lands, money=[400])
    assert in_order(poor, "mortgage land=red_1", "roll", "mortgage land=station_1")
    assert in_order(poor, "roll", "mortgage land=pink_1")
    rich = position(lands=lands, money=[1500])
    assert in_order(rich, "roll", "mortgage land=red_1")


def test_the_last_land_of_a_group_is_asked_for_and_paid_for() -> None:
    game = position(lands={0: "brown_1", 1: "brown_2 station_1"})
    assert most_appealing(game) == "offer seat=1"
    play(game, "offer seat=1")
    assert most_appealing(game) == "ask_land land=brown_2"
    play(game, "ask_land land=brown_2")
    assert most_appealing(game).startswith("give_money")


def test_a_gift_is_accepted_and_a_robbery_refused() -> None:
    lands = {0: "station_2", 1: "station_1"}
    gift = play(position(lands=lands), "offer seat=1", "give_land land=station_2", "send")
    assert most_appealing(gift) == "accept"
    robbery = play(position(lands=lands), "offer seat=1", "ask_land land=station_1", "send")
    assert most_appealing(robbery) == "refuse"


def test_bids_end_at_what_the_land_is_worth() -> None:
    game = play(position(at=[20], dice=[(1, 2)], money=[1500, 1500, 30]), "roll", "decline")
    while most_appealing(game) != "pass":
        play(game, most_appealing(game))
    price = game.view()["auction"]["bid"]
    assert 150 < price <= 220


def test_a_whole_group_is_worth_more_than_its_lands_apart() -> None:
    whole = position(lands={0: "brown_1 brown_2", 1: "light_blue_1"})
    apart = position(lands={0: "brown_1 light_blue_1", 1: "brown_2"})
    assert value(whole, 0) > value(apart, 0)


def test_near_the_last_round_only_the_fortune_counts() -> None:
    ending = position(lands={0: "brown_1 brown_2"}, rounds=10, rounds_played=10)
    assert value(ending, 0) == ending.scores[0]
