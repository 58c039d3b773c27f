"""Mortgages: CA-25, CA-26."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import money, mortgaged, named, play, position, state

from campidoglio import IllegalAction

BROWN = "brown_1 brown_2"


@pytest.mark.parametrize(("land", "value"), [("green_3", 160), ("station_2", 100), ("utility_1", 75)])
def test_a_mortgage_brings_half_of_the_price(land: str, value: int) -> None:
    game = play(position(lands={0: land}), f"mortgage land={land}")
    assert (mortgaged(game), money(game)[0]) == ([land], 1500 + value)


def test_only_own_land_is_mortgaged_and_only_once() -> None:
    game = position(lands={0: "brown_1", 1: "brown_2"}, mortgaged="brown_1")
    with pytest.raises(IllegalAction, match="already"):
        play(game, "mortgage land=brown_1")
    with pytest.raises(IllegalAction, match="not yours"):
        play(game, "mortgage land=brown_2")


def test_no_land_of_a_colour_with_own_buildings_is_mortgaged() -> None:
    game = position(lands={0: BROWN + " station_1"}, buildings={"brown_2": 1})
    assert named(game, "mortgage") == ["mortgage land=station_1"]
    play(game, "sell land=brown_2")
    assert len(named(game, "mortgage")) == 3


def test_a_mortgage_is_lifted_for_its_value() -> None:
    game = play(position(lands={0: "green_3"}, mortgaged="green_3"), "lift land=green_3")
    assert (mortgaged(game), money(game)[0]) == ([], 1340)


def test_lifting_needs_the_cash() -> None:
    assert named(position(lands={0: "brown_1"}, mortgaged="brown_1", money=[30]), "lift") != []
    with pytest.raises(IllegalAction, match="too dear: price=30"):
        play(position(lands={0: "brown_1"}, mortgaged="brown_1", money=[29]), "lift land=brown_1")


def test_land_mortgaged_in_a_turn_is_not_redeemed_in_it() -> None:
    game = play(position(players=2, lands={0: "brown_1"}), "mortgage land=brown_1")
    with pytest.raises(IllegalAction, match="CA-26"):
        play(game, "lift land=brown_1")


def test_in_a_later_turn_it_is() -> None:
    rolls = [(4, 6), (4, 6)]
    game = position(players=2, at=[10, 10], lands={0: "brown_1"}, dice=rolls)
    play(game, "mortgage land=brown_1", "roll", "roll", "lift land=brown_1")
    assert mortgaged(game) == []


def test_a_redeemed_land_may_be_mortgaged_and_is_then_fresh() -> None:
    game = position(lands={0: "brown_1"}, mortgaged="brown_1")
    play(game, "lift land=brown_1", "mortgage land=brown_1")
    assert named(game, "lift") == []
    assert state(game).fresh == 1


def test_nothing_is_lifted_that_is_not_mortgaged() -> None:
    with pytest.raises(IllegalAction, match="no mortgage"):
        play(position(lands={0: "brown_1"}), "lift land=brown_1")
