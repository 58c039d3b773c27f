"""Games of random players at full speed, on the native engine.

Not only the deal, but also what the random players choose follows from the seed of a row: `replayed` plays
that very game again, move by move.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from campidoglio.kernel.engines.native import NativeBatch, attach
from campidoglio.kernel.game import Game
from campidoglio.kernel.luck import MULTIPLIER, WORD, luck_row, pick
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.simulate import loops
from campidoglio.simulate.plan import Plan, Rows

PORTION = 16_384
"""Games between two looks at the progress."""


def random_games(plan: Plan, *, threads: int | None = None) -> Iterator[Rows]:
    """The rows of a plan, portion by portion, in the order of their seeds."""
    play_all = _play_all(plan.book)
    for first in range(0, plan.games, PORTION):
        games = min(PORTION, plan.games - first)
        seeds = np.arange(games, dtype=np.int64) + (plan.seed + first)
        if first == 0 or games < PORTION:
            batch = NativeBatch(plan.book, games, players=plan.players, options=plan.options, threads=threads)
        scores, places, endings = batch.results()
        lengths = np.empty(games, np.int64)
        counted = np.zeros((games, len(plan.figures)), np.int32)
        words, luck = batch.seed_rows(seeds), luck_rows(seeds)
        results = scores, places, endings, lengths, counted
        batch.run(play_all, batch.states, words, luck, *results, scratch=True)
        yield Rows(seeds, scores[:, : plan.players], places[:, : plan.players], endings, lengths, counted)


@cache
def _play_all(book: Rulebook) -> Any:
    return attach(book, loops, {"figures": book.figures}).play_all


def luck_rows(seeds: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where the random players of each game start: `luck_row` of all seeds at once."""
    mixed = seeds.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(0x2545F4914F6CDD1D)
    mixed ^= mixed >> np.uint64(31)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(29)
    low, high = mixed & np.uint64(WORD), (mixed >> np.uint64(32)) % np.uint64(MULTIPLIER)
    return np.stack([np.where(low == 0, 1, low), high], axis=1).astype(np.int64)


def replayed(plan: Plan, seed: int) -> Game:
    """The game of a row, with all its moves."""
    game = Game(plan.book, players=plan.players, seed=seed, options=plan.options)
    luck = luck_row(seed)
    while not game.over:
        seat = game.actors[0]
        legal = game.legal(seat)
        game.play(seat, legal[pick(luck, len(legal))])
    return game
