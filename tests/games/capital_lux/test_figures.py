"""What is counted of a game of Capital Lux: limits, gold, cities, bonus cards."""

from __future__ import annotations

from random import Random

from tests.contracts.games import figures_of
from tests.games.capital_lux.positions import position

import campidoglio


def test_gold_and_cities_are_counted_seat_by_seat() -> None:
    counted = figures_of(
        position(cities=["pink3 green6 green2", ""], hands=["blue4", "yellow5"], gold=[0, 3])
    )
    assert (counted["gold_0"], counted["gold_1"]) == (0, 3)
    assert (counted["city_0"], counted["city_1"]) == (11, 0)
    assert (counted["bonus_0"], counted["bonus_1"]) == (0, 0)


def test_what_is_counted_of_a_seat_adds_up_to_its_points() -> None:
    chance = Random(5)
    game = campidoglio.new("capital_lux", players=3, seed=5)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
    counted = figures_of(game)
    for seat in range(3):
        parts = [counted[f"{name}_{seat}"] for name in ("city", "bonus", "gold")]
        assert sum(parts) == game.scores[seat]
    assert any(counted[f"bonus_{seat}"] for seat in range(3))
    told = [event for event in game.story() if event["event"] == "revealed"][-1]
    assert [counted[f"limit_{each['colour']}"] for each in told["limits"]] == [
        each["limit"] for each in told["limits"]
    ]
