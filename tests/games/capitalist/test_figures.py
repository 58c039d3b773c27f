"""What is counted of a game of Capitali$t: rounds, falls, buildings, mortgages, lands, cash."""

from __future__ import annotations

from tests.contracts.games import figures_of
from tests.games.capitalist.positions import position


def test_buildings_mortgages_lands_and_cash_are_counted() -> None:
    game = position(
        lands={0: "brown_1 brown_2 station_1", 1: "utility_2"},
        buildings={"brown_1": 5, "brown_2": 4},
        mortgaged="station_1",
        money=[300, 20],
        rounds_played=7,
    )
    assert figures_of(game) == {
        "rounds": 7,
        "bankruptcies": 0,
        "houses": 4,
        "hotels": 1,
        "mortgages": 1,
        "unsold_lands": 24,
        "money_0": 300,
        "money_1": 20,
        "money_2": 1500,
        "lands_0": 3,
        "lands_1": 1,
        "lands_2": 0,
    }


def test_who_leaves_or_falls_is_counted() -> None:
    game = position(players=4, out=[2])
    game.happen("leave seat=1")
    assert figures_of(game)["bankruptcies"] == 2
