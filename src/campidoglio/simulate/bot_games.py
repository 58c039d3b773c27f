"""Games between bots, on as many processes as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from campidoglio import registry
from campidoglio.bots import levels
from campidoglio.kernel.game import Game
from campidoglio.simulate.plan import Plan, Rows
from campidoglio.simulate.single import played

PORTION = 16


def bot_games(plan: Plan, *, processes: int | None = None) -> Iterator[Rows]:
    """The rows of a plan, portion by portion, in the order of their seeds."""
    for bot in plan.bots:
        levels.make(bot)
    last = plan.seed + plan.games
    portions = [range(first, min(first + PORTION, last)) for first in range(plan.seed, last, PORTION)]
    play = partial(_play, plan.book.name, plan.players, dict(plan.options), plan.bots)
    processes = min(processes or len(os.sched_getaffinity(0)), len(portions))
    if processes == 1:
        yield from map(play, portions)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawn, initializer=_leave_interrupts) as pool:
        try:
            yield from pool.map(play, portions)
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that writes; the others end when it has closed its file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(name: str, players: int, options: dict[str, Any], bots: tuple[str, ...], seeds: range) -> Rows:
    book = registry.rulebook(name)
    games = [played(Game(book, players=players, seed=seed, options=options), bots, seed) for seed in seeds]
    endings = {ending.name.lower(): int(ending) for ending in book.endings}
    outcomes = [game.outcome for game in games]
    return Rows(
        np.array(seeds, np.int64),
        np.array([game.scores for game in games], np.int32),
        np.array([game.ranking for game in games], np.int32),
        np.array([endings[outcome.reason] for outcome in outcomes if outcome], np.int32),
        np.array([len(game.moves) for game in games], np.int64),
        np.array([figures_of(game) for game in games], np.int32),
    )


def figures_of(game: Game) -> list[int]:
    """The game's own figures, as the interpreter counts them."""
    counted = [0] * len(game.rulebook.columns_of_figures(game.players))
    game.rulebook.figures(game.state, counted)
    return counted
