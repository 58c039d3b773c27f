"""The figures that the pages of our own games show: played once, and kept beside the rules."""

from __future__ import annotations

import multiprocessing
import os
import shlex
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from campidoglio import registry
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.simulate.counts import Counts, Finished
from campidoglio.simulate.experiment import player_of
from campidoglio.simulate.figures import GameFigures, WayFigures, figures_of

FILE = "figures.json"
PORTION = 10

Progress = Callable[[int], None]
"""Told how many more games have been played."""


def place_of(game: str) -> Traversable:
    """Where the figures of a game are kept: in its folder."""
    return files(f"campidoglio.games.{game}") / FILE


def kept_figures(game: str) -> GameFigures | None:
    """What is kept of a game; None: nothing, or only figures of other rules."""
    book = registry.rulebook(game)
    try:
        kept = msgspec.json.decode(place_of(game).read_bytes(), type=GameFigures)
    except (OSError, ModuleNotFoundError):
        return None
    return kept if kept.rules_version == book.rules_version else None


def play_figures(book: Rulebook, games: int, level: str, processes: int, progress: Progress) -> GameFigures:
    """Let bots of a level play so many games with every number of players."""
    counts = range(book.fewest_players, book.most_players + 1)
    words = ["campidoglio", "figures", book.name, "--games", str(games), "--bots", level]
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), os.nice, (10,)) as pool:
        ways = [_way(pool, book.name, players, games, level, progress) for players in counts]
    return GameFigures(book.name, book.rules_version, level, shlex.join(words), ways)


def _way(
    pool: ProcessPoolExecutor, game: str, players: int, games: int, level: str, progress: Progress
) -> WayFigures:
    counts = Counts(players)
    portions = [range(first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    for portion in pool.map(partial(_portion, game, players, level), portions):
        for finished in portion:
            counts.add(finished)
        progress(len(portion))
    return figures_of([counts], [{}])[0]


def _portion(game: str, players: int, level: str, seeds: Sequence[int]) -> list[Finished]:
    play = player_of(registry.rulebook(game), players, {}, level)
    return list(play(seeds[0], len(seeds)))


def written(figures: GameFigures) -> bytes:
    """The figures as they are kept: a line for each number of players."""
    ways = b",\n".join(map(msgspec.json.encode, figures.ways))
    head = msgspec.json.encode(msgspec.structs.replace(figures, ways=[]))
    return head.replace(b'"ways":[]', b'"ways":[\n' + ways + b"\n]") + b"\n"
