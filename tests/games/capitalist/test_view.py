"""What the page draws of the land: what a visitor would owe now, and what selling a building brings."""

from __future__ import annotations

from typing import Any

from tests.games.capitalist.positions import position

from campidoglio import Game


def land(game: Game, name: str) -> dict[str, Any]:
    """A land as everybody sees it."""
    found: dict[str, Any] = next(each for each in game.view(None)["lands"] if each["land"] == name)
    return found


def test_the_rent_that_is_shown_is_what_a_visitor_would_owe() -> None:
    game = position(
        lands={0: "brown_1 brown_2 station_1 station_2 utility_1", 1: "pink_1 orange_1 orange_2 orange_3"},
        buildings={"orange_1": 1},
        mortgaged="station_2",
    )
    rents = {
        name: land(game, name)["rent"]
        for name in ("brown_1", "pink_1", "orange_1", "orange_2", "station_1", "utility_1")
    }
    assert rents == {
        "brown_1": 4,
        "pink_1": 10,
        "orange_1": 70,
        "orange_2": 28,
        "station_1": 50,
        "utility_1": 5,
    }


def test_land_of_the_bank_and_mortgaged_land_has_no_rent() -> None:
    game = position(lands={0: "brown_1"}, mortgaged="brown_1")
    assert (land(game, "brown_1")["rent"], land(game, "red_1")["rent"]) == (None, None)


def test_what_a_sold_building_brings_is_shown() -> None:
    game = position()
    assert (land(game, "red_1")["resale"], land(game, "station_1")["resale"]) == (75, None)
    quick = position(quick=True, rounds=9)
    assert land(quick, "red_1")["resale"] == 120
