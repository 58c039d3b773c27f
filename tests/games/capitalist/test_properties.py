"""What holds in every position of every game: nothing is lost or made, and random games end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capitalist.conservation import check
from tests.games.capitalist.positions import dealt, position, state

from campidoglio import Game

GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 8),
        "seed": st.integers(0, 10_000),
        "options": st.fixed_dictionaries(
            {"rounds": st.integers(1, 40), "minutes": st.integers(0, 1)},
            optional={
                "quick": st.booleans(),
                "start_money": st.integers(750, 5000),
                "trades": st.integers(0, 4),
                "unlimited_buildings": st.sampled_from(["yes", "no"]),
                "given_lands": st.integers(0, 2),
                "upkeep": st.integers(0, 60),
                "build_alone": st.sampled_from(["yes", "no"]),
                "staged_building": st.sampled_from(["yes", "no"]),
                "resale": st.integers(0, 99),
                "eliminations": st.integers(0, 4),
            },
        ),
    }
)


def one_move(game: Game, chooser: random.Random) -> None:
    """A random move, and seldom something from outside."""
    if game.outside and chooser.random() < 0.002:
        game.happen(chooser.choice(game.outside))
    else:
        seat = game.actors[0]
        game.play(seat, chooser.choice(game.legal(seat)))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(GAMES)
def test_money_titles_cards_and_buildings_are_conserved(table: dict[str, object]) -> None:
    players, seed, options = table["players"], table["seed"], table["options"]
    assert isinstance(players, int)
    assert isinstance(seed, int)
    assert isinstance(options, dict)
    game = dealt(players, seed, **options)
    chooser = random.Random(seed)
    check(state(game))
    for _ in range(400):
        for _ in game.actors:
            one_move(game, chooser)
        check(state(game))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.sampled_from(["yes", "no"]))
def test_they_are_conserved_where_much_is_built(seed: int, alone: str) -> None:
    game = position(
        players=3,
        lands={
            0: "brown_1 brown_2 red_1 red_2 red_3 station_1",
            1: "pink_1 pink_2 pink_3 dark_blue_1 dark_blue_2",
            2: "orange_1 orange_2 orange_3 utility_1 utility_2",
        },
        money=[4000, 4000, 4000],
        build_alone=alone,
        trades=1,
        rounds=30,
    )
    chooser = random.Random(seed)
    for _ in range(300):
        for seat in game.actors:
            legal = game.legal(seat)
            built = [action for action in legal if action.name in ("build", "sell_down")]
            game.play(seat, chooser.choice(built if built and chooser.random() < 0.6 else legal))
        check(state(game))


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_random_games_end_with_the_round_limit(players: int) -> None:
    game = dealt(players, 4, rounds=8)
    chooser = random.Random(players)
    while not game.over:
        one_move(game, chooser)
    assert game.outcome is not None
    assert game.view()["round"] <= 9
    assert all(game.legal(seat) == () for seat in range(players))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(2, 8))
def test_legal_lists_are_ascending_and_short(seed: int, players: int) -> None:
    game = dealt(players, seed, rounds=20)
    chooser = random.Random(seed)
    for _ in range(200):
        for seat in game.actors:
            codes = [game.rulebook.actions.encode(action) for action in game.legal(seat)]
            assert codes == sorted(set(codes))
            assert 0 < len(codes) <= game.rulebook.legal_limit
            one_move(game, chooser)
