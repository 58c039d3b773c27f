"""A turn: dice, doubles, Start, buying and rents: CA-5 … CA-9, CA-12, CA-13."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import (
    events,
    in_jail,
    lands,
    money,
    named,
    phase,
    play,
    position,
    texts,
    where,
)

from campidoglio import IllegalAction

# CA-5: actions, then the roll


def test_the_player_moves_clockwise_by_the_sum_of_two_dice() -> None:
    game = play(position(at=[10], dice=[(4, 6)]), "roll")
    assert where(game) == 20
    assert game.view()["turn"] == 1


def test_before_rolling_one_may_act_and_still_roll() -> None:
    game = position(lands={0: "station_1"})
    play(game, "mortgage land=station_1")
    assert game.view()["turn"] == 0
    assert "roll" in texts(game)


def test_who_is_asked_something_else_cannot_roll() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll")
    with pytest.raises(IllegalAction, match="CA-8"):
        game.play(0, "roll")


# CA-6: Start


def test_passing_start_pays_200() -> None:
    game = play(position(at=[35], dice=[(2, 3)]), "roll")
    assert (where(game), money(game)[0]) == (0, 1700)


def test_beyond_start_pays_once() -> None:
    game = play(position(at=[36], dice=[(6, 4)], lands={0: "light_blue_1"}), "roll")
    assert (where(game), money(game)[0]) == (6, 1700)


def test_standing_on_start_pays_nothing_when_leaving_it() -> None:
    assert money(play(position(at=[0], dice=[(4, 6)]), "roll"))[0] == 1500


def test_being_sent_to_jail_pays_nothing() -> None:
    game = play(position(at=[25], dice=[(2, 3)]), "roll")
    assert in_jail(game)
    assert money(game)[0] == 1500


# CA-7: doubles


def test_after_a_double_the_turn_goes_on_with_actions() -> None:
    game = play(position(at=[10], dice=[(5, 5)], lands={0: "station_1"}), "roll")
    assert (where(game), game.view()["turn"]) == (20, 0)
    assert named(game, "mortgage") == ["mortgage land=station_1"]


def test_without_a_double_the_turn_ends() -> None:
    assert play(position(at=[10], dice=[(4, 6)]), "roll").view()["turn"] == 1


def test_the_third_double_leads_to_jail_without_moving() -> None:
    game = position(at=[30], dice=[(5, 5), (5, 5), (6, 6)])
    play(game, "roll", "roll")
    assert (where(game), money(game)[0]) == (10, 1700)
    play(game, "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (10, True, 1)
    assert "moved" not in events(game)[events(game).index("jailed") - 1 :]


def test_two_doubles_do_not_lead_to_jail() -> None:
    game = play(position(at=[0], dice=[(5, 5), (5, 5), (1, 3)], lands={0: "red_3"}), "roll", "roll", "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (24, False, 1)


def test_doubles_of_an_earlier_turn_do_not_count() -> None:
    rolls = [(5, 5), (5, 5), (1, 3), (4, 6), (2, 2)]
    game = position(players=2, at=[0, 10], dice=rolls, lands={0: "red_3 utility_2"})
    play(game, "roll", "roll", "roll", "roll", "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (28, False, 0)


def test_going_to_jail_ends_the_turn_even_after_a_double() -> None:
    game = play(position(at=[20], dice=[(5, 5)]), "roll")
    assert in_jail(game)
    assert game.view()["turn"] == 1


# CA-8: unowned land


def test_unowned_land_may_be_bought_at_its_price() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll")
    assert texts(game) == ["buy", "decline"]
    play(game, "buy")
    assert lands(game, 0) == ["brown_2"]
    assert money(game)[0] == 1440


def test_declined_land_is_auctioned() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll", "decline")
    assert phase(game) == "auction"
    assert game.view()["auction"]["land"] == "brown_2"


def test_land_that_the_cash_does_not_cover_is_auctioned_at_once() -> None:
    game = play(position(at=[0], dice=[(1, 2)], money=[59]), "roll")
    assert phase(game) == "auction"


def test_exactly_the_price_in_cash_is_enough() -> None:
    assert texts(play(position(at=[0], dice=[(1, 2)], money=[60]), "roll")) == ["buy", "decline"]


@pytest.mark.parametrize(("start", "square"), [(10, 20), (0, 10)])
def test_on_free_parking_and_visiting_jail_nothing_happens(start: int, square: int) -> None:
    game = play(position(at=[start], dice=[(4, 6)]), "roll")
    assert (where(game), money(game)[0], in_jail(game)) == (square, 1500, False)
    assert events(game) == ["rolled", "moved", "turn"]


def test_on_own_land_nothing_happens() -> None:
    game = play(position(at=[0], dice=[(1, 2)], lands={0: "brown_2"}), "roll")
    assert money(game) == [1500, 1500, 1500]


def test_nobody_owes_rent_to_oneself() -> None:
    own = {"lands": {0: "brown_1 brown_2"}, "buildings": {"brown_1": 5, "brown_2": 5}}
    game = play(position(at=[0], dice=[(1, 2)], money=[5], **own), "roll")  # type: ignore[arg-type]  # by name
    assert (money(game)[0], game.view()["turn"]) == (5, 1)


# CA-9: rent


@pytest.mark.parametrize(("level", "rent"), [(0, 8), (1, 20), (2, 60), (3, 180), (4, 320), (5, 450)])
def test_the_rent_of_a_property_goes_by_its_buildings(level: int, rent: int) -> None:
    game = position(
        at=[0],
        dice=[(1, 2)],
        lands={1: "brown_1 brown_2"},
        buildings={"brown_1": level, "brown_2": level} if level else {},
    )
    assert money(play(game, "roll")) == [1500 - rent, 1500 + rent, 1500]


def test_bare_land_without_its_whole_group_brings_the_single_rent() -> None:
    game = play(position(at=[0], dice=[(1, 2)], lands={1: "brown_2"}), "roll")
    assert money(game) == [1496, 1504, 1500]


def test_a_bare_property_in_a_whole_group_with_houses_brings_the_double_rent() -> None:
    game = position(at=[0], dice=[(1, 2)], lands={1: "brown_1 brown_2"}, buildings={"brown_1": 1})
    assert money(play(game, "roll"))[1] == 1508


def test_the_rent_is_not_doubled_with_a_mortgaged_mate() -> None:
    game = position(at=[0], dice=[(1, 2)], lands={1: "brown_1 brown_2"}, mortgaged="brown_1")
    assert money(play(game, "roll"))[1] == 1504


def test_mortgaged_land_brings_no_rent() -> None:
    game = position(at=[0], dice=[(1, 2)], lands={1: "brown_1 brown_2"}, mortgaged="brown_2")
    assert money(play(game, "roll")) == [1500, 1500, 1500]


@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_the_rent_of_a_station_goes_by_the_stations_owned(count: int, rent: int) -> None:
    owned = " ".join(f"station_{number}" for number in range(1, count + 1))
    game = play(position(at=[0], dice=[(2, 3)], lands={1: owned}), "roll")
    assert money(game) == [1500 - rent, 1500 + rent, 1500]


def test_mortgaged_stations_count_for_the_number() -> None:
    game = position(at=[0], dice=[(2, 3)], lands={1: "station_1 station_2"}, mortgaged="station_2")
    assert money(play(game, "roll"))[1] == 1550


def test_stations_of_others_do_not_count() -> None:
    game = position(at=[0], dice=[(2, 3)], lands={1: "station_1", 2: "station_2"})
    assert money(play(game, "roll"))[1] == 1525


def test_for_a_utility_the_dice_are_rolled_again_and_count_five_times() -> None:
    game = play(position(at=[5], dice=[(3, 4), (1, 2)], lands={1: "utility_1"}), "roll")
    assert money(game) == [1485, 1515, 1500]
    assert game.view()["utility_dice"] == [1, 2]


def test_with_both_utilities_they_count_twelve_times() -> None:
    game = position(at=[5], dice=[(3, 4), (1, 2)], lands={1: "utility_1 utility_2"}, mortgaged="utility_2")
    assert money(play(game, "roll"))[1] == 1536


def test_a_double_for_a_utility_means_nothing() -> None:
    game = play(position(at=[5], dice=[(3, 4), (2, 2)], lands={1: "utility_1"}), "roll")
    assert money(game)[1] == 1520
    assert game.view()["turn"] == 1


# CA-12: taxes


def test_the_income_tax_is_200_to_the_bank() -> None:
    assert money(play(position(at=[0], dice=[(1, 3)]), "roll")) == [1300, 1500, 1500]


def test_the_luxury_tax_is_100_to_the_bank() -> None:
    assert money(play(position(at=[30], dice=[(3, 5)]), "roll")) == [1400, 1500, 1500]


# CA-13: go to jail


def test_the_square_go_to_jail_sends_there() -> None:
    game = play(position(at=[24], dice=[(2, 4)]), "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (10, True, 1)


def test_who_only_visits_jail_is_not_in_it() -> None:
    assert not in_jail(play(position(at=[4], dice=[(2, 4)]), "roll"))
