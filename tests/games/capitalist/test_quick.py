"""The quick game and each of its points by itself: CA-50 … CA-56."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import (
    bank,
    buildings,
    dealt,
    events,
    in_jail,
    lands,
    money,
    mortgaged,
    named,
    phase,
    play,
    position,
    state,
)

import campidoglio
from campidoglio import BadSetting, Game, IllegalAction

PINK_PAIR = "pink_1 pink_2"


def quick(**more: object) -> Game:
    """A position of the quick game."""
    return position(quick=True, rounds=50, **more)  # type: ignore[arg-type]  # passed on by name


# CA-50


def test_the_quick_game_needs_a_limit() -> None:
    with pytest.raises(BadSetting, match="CA-50"):
        dealt(quick=True, rounds=0)
    assert dealt(quick=True, rounds=0, minutes=30).view()["rules"]["quick"]


def test_houses_and_hotels_are_unlimited() -> None:
    assert bank(dealt(quick=True, rounds=5))[0] >= 4 * 22
    assert bank(dealt(quick=True, rounds=5, unlimited_buildings="no")) == (32, 12)


def test_the_starting_money_is_3000_unless_set() -> None:
    assert money(dealt(quick=True, rounds=5, given_lands=0)) == [3000] * 3
    assert money(dealt(quick=True, rounds=5, given_lands=0, start_money=900)) == [900] * 3


def test_the_quick_rules_are_off_in_the_ordinary_game() -> None:
    rules = dealt().view()["rules"]
    assert (rules["upkeep"], rules["resale"], rules["eliminations"]) == (0, 50, None)
    assert not rules["build_alone"]
    assert not rules["staged_building"]


# CA-51


def test_each_player_gets_two_properties_and_pays_for_them_at_once() -> None:
    game = dealt(8, quick=True, rounds=5)
    prices = {land["land"]: land["price"] for land in game.view()["lands"]}
    for seat in range(8):
        assert len(lands(game, seat)) == 2
        assert money(game)[seat] == 3000 - sum(prices[land] for land in lands(game, seat))
    held = [land for seat in range(8) for land in lands(game, seat)]
    assert len(set(held)) == 16


def test_they_are_colour_properties_and_random() -> None:
    dealings = [tuple(lands(dealt(2, seed, quick=True, rounds=5), 0)) for seed in range(40)]
    assert len(set(dealings)) > 30
    assert not {land for pair in dealings for land in pair} & {"station_1", "utility_1", "station_4"}


def test_the_starting_money_must_be_at_least_750() -> None:
    with pytest.raises(BadSetting, match="750"):
        dealt(quick=True, rounds=5, start_money=749)
    assert min(money(dealt(quick=True, rounds=5, start_money=750))) >= 0


def test_starting_properties_are_a_setting_of_their_own() -> None:
    assert len(lands(dealt(given_lands=1), 0)) == 1
    with pytest.raises(BadSetting, match="at least 400"):
        dealt(given_lands=1, start_money=399)


# CA-52


def test_a_turn_costs_20_at_its_end() -> None:
    game = play(quick(at=[10], dice=[(4, 6)]), "roll")
    assert money(game)[0] == 1480


def test_a_double_does_not_cost_20_but_going_to_jail_does() -> None:
    assert money(play(quick(at=[10], dice=[(5, 5)]), "roll"))[0] == 1500
    game = play(quick(at=[24], dice=[(2, 4)]), "roll")
    assert (in_jail(game), money(game)[0]) == (True, 1480)


def test_the_20_may_be_a_debt_to_the_bank() -> None:
    game = play(quick(at=[10], dice=[(4, 6)], money=[19], lands={0: "brown_1"}), "roll")
    assert game.view()["debts"] == [{"seat": 0, "to": None, "amount": 20}]
    play(game, "mortgage land=brown_1")
    assert (money(game)[0], game.view()["turn"]) == (47, 1)


def test_who_cannot_pay_the_20_is_bankrupt_and_the_next_plays() -> None:
    game = play(quick(at=[10], dice=[(4, 6)], money=[19]), "roll", "bankrupt")
    assert (game.view()["turn"], money(game)) == (1, [0, 1500, 1500])


def test_the_upkeep_is_a_setting_of_its_own() -> None:
    assert money(play(position(at=[10], dice=[(4, 6)], upkeep=7), "roll"))[0] == 1493
    assert money(play(position(at=[10], dice=[(4, 6)], upkeep=1), "roll"))[0] == 1499
    assert money(play(quick(at=[10], dice=[(4, 6)], upkeep=0), "roll"))[0] == 1500


# CA-53


def test_building_does_not_need_the_whole_colour() -> None:
    game = play(quick(lands={0: "pink_1"}), "build land=pink_1")
    assert buildings(game) == {"pink_1": 1}
    with pytest.raises(IllegalAction):
        play(quick(lands={0: "pink_1"}, build_alone="no"), "build land=pink_1")


def test_building_alone_is_a_setting_of_its_own() -> None:
    assert named(position(lands={0: "pink_1"}, build_alone="yes"), "build") == ["build land=pink_1"]


def test_building_is_even_among_ones_own_properties() -> None:
    game = play(quick(lands={0: PINK_PAIR, 1: "pink_3"}), "build land=pink_1")
    assert named(game, "build") == ["build land=pink_2"]


def test_buildings_of_others_in_the_colour_do_not_matter_for_building_and_mortgages() -> None:
    game = quick(lands={0: PINK_PAIR, 1: "pink_3"}, buildings={"pink_3": 2})
    assert named(game, "build") == ["build land=pink_1", "build land=pink_2"]
    assert named(game, "mortgage") == ["mortgage land=pink_1", "mortgage land=pink_2"]


def test_a_mortgage_of_ones_own_bars_building_and_that_of_another_does_not() -> None:
    assert named(quick(lands={0: PINK_PAIR}, mortgaged="pink_2"), "build") == []
    assert named(quick(lands={0: "pink_1", 1: "pink_2"}, mortgaged="pink_2"), "build") != []


def test_selling_is_even_among_ones_own_properties() -> None:
    game = quick(lands={0: PINK_PAIR, 1: "pink_3"}, buildings={"pink_1": 2, "pink_2": 1, "pink_3": 4})
    assert named(game, "sell") == ["sell land=pink_1"]


def test_anybodys_building_in_the_colour_bars_its_trade() -> None:
    game = quick(lands={0: PINK_PAIR, 1: "pink_3 station_1"}, buildings={"pink_3": 1})
    play(game, "offer seat=1")
    assert named(game, "give_land") == []
    assert named(game, "ask_land") == ["ask_land land=station_1"]


def test_the_double_bare_rent_still_needs_the_whole_colour() -> None:
    alone = {"at": [0], "dice": [(1, 2)]}
    game = play(quick(lands={1: "brown_2"}, **alone), "roll")
    assert money(game)[1] == 1504
    game = play(quick(lands={1: "brown_1 brown_2"}, **alone), "roll")
    assert money(game)[1] == 1508


def test_a_colour_with_unlike_levels_is_sold_down_without_building_anywhere() -> None:
    game = position(lands={0: PINK_PAIR}, buildings={"pink_1": 5}, houses=2, build_alone="yes")
    play(game, "sell_down group=pink")
    assert buildings(game) == {"pink_1": 2}
    assert money(game)[0] == 1500 + 3 * 50


# CA-54


@pytest.mark.parametrize(("passes", "most"), [(0, 2), (1, 4), (2, 5)])
def test_the_height_of_buildings_waits_for_start(passes: int, most: int) -> None:
    game = quick(lands={0: "pink_1"}, passes={0: passes})
    for _ in range(most):
        play(game, "build land=pink_1")
    assert named(game, "build") == []
    assert buildings(game) == {"pink_1": most}


def test_the_refusal_names_the_rule() -> None:
    game = quick(lands={0: "pink_1"}, buildings={"pink_1": 2})
    with pytest.raises(IllegalAction, match="CA-54"):
        play(game, "build land=pink_1")


def test_passing_and_landing_on_start_count() -> None:
    for rolled in ((2, 3), (4, 6)):
        game = play(quick(at=[35], dice=[rolled], lands={0: "brown_1 light_blue_1 station_1"}), "roll")
        assert game.view()["seats"][0]["passes"] == 1


def test_a_second_pass_of_start_counts_and_a_third_changes_nothing() -> None:
    for passes, then in ((1, 2), (2, 2)):
        game = play(quick(at=[35], dice=[(2, 3)], passes={0: passes}), "roll")
        assert game.view()["seats"][0]["passes"] == then


def test_start_on_the_way_to_jail_and_the_passes_of_others_do_not_count() -> None:
    game = play(quick(at=[24], dice=[(2, 4)], passes={1: 2}), "roll")
    assert game.view()["seats"][0]["passes"] == 0


def test_staged_building_is_a_setting_of_its_own() -> None:
    game = position(
        lands={0: "brown_1 brown_2"}, buildings={"brown_1": 2, "brown_2": 2}, staged_building="yes"
    )
    assert named(game, "build") == []
    game = quick(lands={0: "pink_1"}, buildings={"pink_1": 4}, staged_building="no")
    assert named(game, "build") == ["build land=pink_1"]


# CA-55


def test_buildings_sell_at_80_percent() -> None:
    game = play(quick(lands={0: "pink_1"}, buildings={"pink_1": 1}), "sell land=pink_1")
    assert money(game)[0] == 1580


def test_land_is_mortgaged_and_redeemed_at_80_percent() -> None:
    assert money(play(quick(lands={0: "pink_1"}), "mortgage land=pink_1"))[0] == 1500 + 112
    game = play(quick(lands={0: "pink_1"}, mortgaged="pink_1"), "lift land=pink_1")
    assert (money(game)[0], mortgaged(game)) == (1500 - 112, [])


def test_the_fortune_uses_the_same_rate() -> None:
    game = quick(lands={0: "pink_1"}, buildings={"pink_1": 2})
    assert game.scores[0] == 1500 + 2 * 80 + 112


def test_the_rate_is_a_setting_of_its_own() -> None:
    assert money(play(position(lands={0: "pink_1"}, resale=25), "mortgage land=pink_1"))[0] == 1535


# CA-56


def test_the_game_ends_when_two_players_are_eliminated_and_the_richest_wins() -> None:
    game = quick(players=4, out=[3], at=[10], dice=[(4, 6)], money=[19, 100, 200, 0])
    play(game, "roll", "bankrupt")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.ranking) == ("eliminations", (3, 2, 1, 4))


def test_after_one_elimination_of_four_it_goes_on() -> None:
    game = quick(players=4, at=[10], dice=[(4, 6)], money=[19, 100, 200, 300])
    assert not play(game, "roll", "bankrupt").over


def test_with_two_players_one_elimination_ends_it() -> None:
    game = play(quick(players=2, at=[10], dice=[(4, 6)], money=[19, 100]), "roll", "bankrupt")
    assert game.over


def test_the_end_leaves_out_further_payments_and_auctions() -> None:
    game = quick(players=4, out=[3], at=[10], dice=[(3, 4)], community=[9], money=[100, 5, 3, 0])
    play(game, "roll", "bankrupt")
    assert game.over
    assert money(game) == [105, 0, 3, 0]
    assert game.view()["debts"] == []
    assert events(game)[-1] == "over"


def test_the_number_of_eliminations_is_a_setting_of_its_own() -> None:
    game = position(players=4, eliminations=1, money=[5])
    game.happen("leave seat=2")
    assert game.over
    assert phase(game) == "over"
    game = quick(players=4, eliminations=0, out=[3])
    game.happen("leave seat=2")
    assert not game.over


def test_a_quick_game_keeps_its_settings_in_its_record() -> None:
    game = dealt(3, quick=True, rounds=5, upkeep=7)
    assert campidoglio.replay(game.record()).options == game.options
    assert state(game).levy == 7
