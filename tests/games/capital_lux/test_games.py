"""Whole games of Capital Lux: what holds after every action, whoever answers first."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capital_lux.conservation import check
from tests.games.capital_lux.positions import state

import campidoglio
from campidoglio import Game
from campidoglio.games.capital_lux.table import COPIES, FACES, VALUES, Phase

PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 2**256 - 1)
FEWEST_MOVES = 60
"""No game has fewer: with two players 24 cards are kept and 36 played."""


def step(game: Game, chooser: random.Random) -> None:
    """One action of one of the seats that are due."""
    seat = chooser.choice(game.actors)
    game.play(seat, chooser.choice(game.legal(seat)))


@given(PLAYERS, SEEDS)
@settings(max_examples=25)
def test_cards_gold_and_modifiers_are_conserved_after_every_action(players: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = campidoglio.new("capital_lux", players=players, seed=seed)
    check(state(game))
    while not game.over:
        step(game, chooser)
        check(state(game))
        assert not state(game).misfits()


@given(PLAYERS, SEEDS, st.integers(0, FEWEST_MOVES - 1))
@settings(max_examples=40)
def test_players_who_choose_at_once_may_answer_in_any_order(players: int, seed: int, moves: int) -> None:
    chooser = random.Random(seed)
    game = campidoglio.new("capital_lux", players=players, seed=seed)
    for _ in range(moves):
        step(game, chooser)
    answers = [(seat, chooser.choice(game.legal(seat))) for seat in game.actors]
    other = game.copy()
    for seat, action in answers:
        game.play(seat, action)
    for seat, action in reversed(answers):
        other.play(seat, action)
    assert game.state == other.state


@given(PLAYERS, SEEDS)
@settings(max_examples=15)
def test_at_the_end_all_cards_but_the_deck_lie_open(players: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = campidoglio.new("capital_lux", players=players, seed=seed)
    while not game.over:
        step(game, chooser)
    s = state(game)
    assert s.phase == Phase.OVER
    rows = [s.capital, s.discards, *s.city, *s.bonus]
    lying = [sum(row[face] for row in rows) for face in range(FACES)]
    assert [there + left for there, left in zip(lying, s.deck, strict=True)] == [
        COPIES[face % VALUES] for face in range(FACES)
    ]
    assert sum(game.scores) <= sum(lying[face] * (face % VALUES + 2) for face in range(FACES)) + 8
