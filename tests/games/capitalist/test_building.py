"""Building and selling: CA-20, CA-24."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import bank, buildings, money, named, phase, play, position

from campidoglio import IllegalAction

BROWN = "brown_1 brown_2"
PINK = "pink_1 pink_2 pink_3"

# CA-20: building


def test_a_house_costs_the_building_price_and_comes_from_the_bank() -> None:
    game = play(position(lands={0: PINK}), "build land=pink_1")
    assert (buildings(game), money(game)[0], bank(game)) == ({"pink_1": 1}, 1400, (31, 12))


def test_building_needs_the_whole_colour() -> None:
    game = position(lands={0: "pink_1 pink_2", 1: "pink_3"})
    with pytest.raises(IllegalAction, match="CA-20"):
        play(game, "build land=pink_1")


def test_nobody_builds_on_the_land_of_another() -> None:
    with pytest.raises(IllegalAction, match="not yours"):
        play(position(lands={1: PINK}), "build land=pink_1")


def test_nobody_builds_while_a_mate_is_mortgaged() -> None:
    assert named(position(lands={0: PINK}, mortgaged="pink_3"), "build") == []


def test_building_is_even() -> None:
    game = play(position(lands={0: PINK}), "build land=pink_2")
    assert named(game, "build") == ["build land=pink_1", "build land=pink_3"]
    with pytest.raises(IllegalAction, match="evenly"):
        play(game, "build land=pink_2")


def test_after_a_house_on_each_a_second_may_be_built() -> None:
    game = play(position(lands={0: BROWN}), "build land=brown_1", "build land=brown_2", "build land=brown_1")
    assert buildings(game) == {"brown_1": 2, "brown_2": 1}


def test_a_hotel_takes_the_place_of_four_houses_at_the_same_price() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 4, "brown_2": 4})
    assert bank(game) == (24, 12)
    play(game, "build land=brown_1")
    assert (buildings(game)["brown_1"], money(game)[0], bank(game)) == (5, 1450, (28, 11))


def test_a_hotel_needs_four_houses_on_every_property() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 4, "brown_2": 3})
    assert named(game, "build") == ["build land=brown_2"]


def test_a_property_has_one_hotel_and_no_house_beside_it() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 5, "brown_2": 5})
    assert named(game, "build") == []
    with pytest.raises(IllegalAction, match="one hotel"):
        play(game, "build land=brown_1")


def test_building_needs_the_cash() -> None:
    assert named(position(lands={0: BROWN}, money=[50]), "build") != []
    with pytest.raises(IllegalAction, match="too dear: price=50"):
        play(position(lands={0: BROWN}, money=[49]), "build land=brown_1")


def test_without_houses_in_the_bank_nobody_builds_one() -> None:
    game = position(lands={0: BROWN}, houses=0)
    assert named(game, "build") == []
    assert named(position(lands={0: BROWN}, houses=1), "build") != []


def test_without_hotels_in_the_bank_nobody_builds_one() -> None:
    four = {"brown_1": 4, "brown_2": 4}
    assert named(position(lands={0: BROWN}, buildings=four, hotels=0), "build") == []
    assert named(position(lands={0: BROWN}, buildings=four, houses=0), "build") != []


def test_stations_and_utilities_cannot_be_built_on() -> None:
    everything = "station_1 station_2 station_3 station_4 utility_1 utility_2"
    assert named(position(lands={0: everything}), "build") == []


# CA-24: selling


def test_a_house_brings_half_of_its_price() -> None:
    game = position(lands={0: PINK}, buildings={"pink_1": 1})
    play(game, "sell land=pink_1")
    assert (buildings(game), money(game)[0], bank(game)) == ({}, 1550, (32, 12))


def test_selling_is_even() -> None:
    game = position(lands={0: PINK}, buildings={"pink_1": 2, "pink_2": 1, "pink_3": 2})
    assert named(game, "sell") == ["sell land=pink_1", "sell land=pink_3"]
    with pytest.raises(IllegalAction, match="evenly"):
        play(game, "sell land=pink_2")


def test_a_hotel_brings_half_of_one_building_and_turns_into_four_houses() -> None:
    game = position(lands={0: PINK}, buildings={"pink_1": 5, "pink_2": 5, "pink_3": 5})
    assert bank(game) == (32, 9)
    play(game, "sell land=pink_1")
    assert (buildings(game)["pink_1"], money(game)[0], bank(game)) == (4, 1550, (28, 10))


def test_with_four_houses_in_the_bank_a_hotel_is_sold_as_usual() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 5, "brown_2": 5}, houses=4)
    assert named(game, "sell") == ["sell land=brown_1", "sell land=brown_2"]
    assert named(game, "sell_down") == []


def test_without_four_houses_the_colour_is_sold_down_in_one_step() -> None:
    game = position(lands={0: PINK}, buildings={"pink_1": 5, "pink_2": 5, "pink_3": 5}, houses=2)
    assert named(game, "sell") == []
    play(game, "sell_down group=pink")
    assert buildings(game) == {"pink_1": 1, "pink_2": 1}
    assert (money(game)[0], bank(game)) == (1500 + 13 * 50, (0, 12))


def test_its_own_houses_count_when_a_colour_is_sold_down() -> None:
    game = position(lands={0: PINK}, buildings={"pink_1": 5, "pink_2": 4, "pink_3": 4}, houses=3)
    play(game, "sell_down group=pink")
    assert buildings(game) == {"pink_1": 4, "pink_2": 4, "pink_3": 3}
    assert (money(game)[0], bank(game)) == (1600, (0, 12))


def test_an_empty_bank_never_forces_a_bankruptcy() -> None:
    hotels = {"brown_1": 5, "brown_2": 5}
    game = position(at=[0], dice=[(1, 3)], lands={0: BROWN}, buildings=hotels, houses=0, money=[10])
    play(game, "roll")
    assert named(game, "bankrupt") == []
    play(game, "sell_down group=brown")
    assert (money(game)[0], buildings(game), phase(game)) == (60, {}, "act")


def test_a_colour_without_a_hotel_is_not_sold_down() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 4, "brown_2": 4}, houses=0)
    with pytest.raises(IllegalAction, match="CA-24"):
        play(game, "sell_down group=brown")


def test_there_is_nothing_to_sell_without_buildings() -> None:
    with pytest.raises(IllegalAction, match="no building"):
        play(position(lands={0: BROWN}), "sell land=brown_1")
