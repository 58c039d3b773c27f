"""Interpreter and native engine play the same games: the whole state is equal after every move.

This is what lets us trust a billion games a second. The CUDA engine runs the same lanes; tests/gpu has the
same comparison for a machine with a GPU, and test_cuda_simulator.py a small one without.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.contracts.games import BOOKS, TABLES, Table

from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.native import NativeBatch
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import GameState

# The tests of a game run in one process, so that its rules are compiled once.
NATIVE_TABLES = [
    pytest.param(table, id=str(table), marks=pytest.mark.xdist_group(f"native-{table.game}"))
    for table in TABLES
]
GAMES = 24
MOST_STEPS = 700
"""Longer games are left there; so many moves have been compared by then."""


class Twins:
    """The same games on both engines."""

    def __init__(self, table: Table, games: int, seed: int) -> None:
        self.table = table
        self.rules = table.rules
        self.native = NativeBatch(
            table.book, games, players=table.players, options=table.options, seed=seed, threads=1
        )
        self.states = [table.begun(seed + lane) for lane in range(games)]

    def compare(self) -> None:
        """Every field of every state is the same on both."""
        names = tuple(self.table.book.state.fields)
        for s, record in zip(self.states, self.native.states.tolist(), strict=True):
            mine = tuple(getattr(s, name) for name in names)
            theirs = tuple(_plain(part) for part in record)
            assert mine == theirs, _difference(s, names, theirs)

    def compare_legal(self) -> None:
        """Both have the same legal lists."""
        mask = self.native.legal()
        for s, row in zip(self.states, mask, strict=True):
            due = self.table.due(s)
            assert np.flatnonzero(row).tolist() == [
                code for seat in due[:1] for code in self.table.legal(s, seat)
            ]

    def step(self, chooser: random.Random) -> int:
        """One move in every game that goes on, by a random due seat or now and then from outside."""
        seats = np.full(len(self.states), -1, np.int32)
        codes = np.zeros(len(self.states), np.int32)
        made = 0
        for lane, s in enumerate(self.states):
            for seat, code in self._choices(s, chooser):
                seats[lane], codes[lane] = seat, code
                self.rules.apply(s, seat, code)
                made += 1
        self.native.step(codes, seats)
        return made

    def _choices(self, s: GameState, chooser: random.Random) -> list[tuple[int, int]]:
        """One move, or none where the game is over."""
        outside = self.table.outside(s)
        if outside and chooser.random() < 0.002:
            return [(-1, chooser.choice(outside))]
        due = self.table.due(s)
        return [
            (seat, chooser.choice(self.table.legal(s, seat)))
            for seat in chooser.sample(due, min(1, len(due)))
        ]


def _plain(part: Any) -> Any:
    return part.tolist() if isinstance(part, np.ndarray) else part


def _difference(s: GameState, names: tuple[str, ...], theirs: tuple[Any, ...]) -> str:
    pairs = zip(names, theirs, strict=True)
    return "; ".join(f"{n}: {getattr(s, n)} != {other}" for n, other in pairs if getattr(s, n) != other)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_no_field_has_a_name_that_arrays_have_for_something_of_their_own(book: Rulebook) -> None:
    assert not set(book.state.fields) & set(dir(np.ndarray))


@pytest.mark.parametrize("table", NATIVE_TABLES)
def test_both_engines_are_in_the_same_state_after_every_move(table: Table) -> None:
    chooser = random.Random(str(table))
    twins = Twins(table, GAMES, seed=chooser.getrandbits(64))
    twins.compare()
    for _ in range(MOST_STEPS):
        if not twins.step(chooser):
            break
        twins.compare()
        twins.compare_legal()


@pytest.mark.parametrize("table", NATIVE_TABLES)
def test_both_engines_observe_score_place_and_imagine_alike(table: Table) -> None:
    chooser = random.Random(f"alike {table}")
    twins = Twins(table, 12, seed=chooser.getrandbits(64))
    for _ in range(chooser.randrange(5, 90)):
        twins.step(chooser)
    for seat in range(table.players):
        _compare_observations(twins, seat)
        _compare_imagined(twins, seat, chooser.getrandbits(60))
    _compare_results(twins)


def _compare_observations(twins: Twins, seat: int) -> None:
    seats = np.full(len(twins.states), seat, np.int32)
    seen = twins.native.observe(seats)
    for s, row in zip(twins.states, seen, strict=True):
        out = [0] * twins.table.book.observation_size
        assert twins.rules.observe(s, seat, out) == twins.table.book.observation_size
        assert [int(number) for number in out] == row.tolist()


def _compare_imagined(twins: Twins, seat: int, seed: int) -> None:
    twins.native.imagine(np.full(len(twins.states), seat, np.int32), seed)
    for lane, s in enumerate(twins.states):
        twins.rules.imagine(s, seat, seed_words(seed + lane))
    twins.compare()


def _compare_results(twins: Twins) -> None:
    scores, places, endings = twins.native.results()
    for lane, s in enumerate(twins.states):
        mine_scores, mine_places = [0] * twins.table.book.most_players, [0] * twins.table.book.most_players
        assert int(twins.rules.read_results(s, mine_scores, mine_places)) == endings[lane]
        assert mine_scores == scores[lane].tolist()
        assert mine_places == places[lane].tolist()


@pytest.mark.parametrize("table", NATIVE_TABLES)
def test_a_whole_simulation_is_the_same_on_both_engines(table: Table) -> None:
    first = 2**64 - 3
    batch = NativeBatch(table.book, 4, players=table.players, options=table.options, seed=first, threads=2)
    made = 0
    for lane in range(4):
        s, seed, moves = table.fresh(), seed_words(first + lane), [0] * table.book.legal_limit
        made += table.rules.simulate(s, seed, luck_row(first, lane), moves, 1)
    assert batch.simulate(1) == made
