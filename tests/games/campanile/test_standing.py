"""What all would score if the game ended now: the view shows it as their score."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.campanile.positions import position, take_turn

import campidoglio
from campidoglio import Game
from campidoglio.games.campanile.standing import points_now


def played(players: int, seed: int) -> Game:
    chance = Random(seed)
    game = campidoglio.new("campanile", players=players, seed=seed)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
    return game


def scores(game: Game) -> list[int]:
    return [seat["score"] for seat in game.view()["seats"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_points_of_the_moment_are_the_scores_once_the_game_is_over(players: int) -> None:
    for seed in range(8):
        game = played(players, seed)
        assert points_now(game.view()["towers"], players) == list(game.scores)
        assert scores(game) == list(game.scores)


def test_a_storey_that_makes_a_tower_the_tallest_moves_the_points_at_once() -> None:
    game = position(
        heights={"gothic": 3, "baroque": 2}, hands=["baroque"], chips=[{"baroque": [1]}, {"gothic": [1]}]
    )
    assert scores(game) == [6, 8]
    take_turn(game, "build style=baroque storeys=2")
    assert scores(game) == [8, 6]


def test_of_equal_towers_the_one_nearer_the_piles_pays_more() -> None:
    chips = [{"gothic": [1]}, {"moorish": [1]}]
    row = "moorish gothic romanesque baroque renaissance"
    assert scores(position(row=row, heights={"gothic": 2, "moorish": 2}, chips=chips)) == [6, 8]


def test_of_equal_sums_the_earlier_place_leads() -> None:
    chips = [{"gothic": [1, 2]}, {"gothic": [3]}]
    first = position(heights={"gothic": 2}, chips=chips, first_there={"gothic": [0, 1]})
    second = position(heights={"gothic": 2}, chips=chips, first_there={"gothic": [1, 0]})
    assert scores(first) == [8, 4]
    assert scores(second) == [4, 8]
