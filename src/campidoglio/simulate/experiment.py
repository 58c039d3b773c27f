"""An experiment: the same deals played in several ways, all getting on equally, for as long as one likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from msgspec import Struct

from campidoglio import registry
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.simulate.counts import Counts, Finished
from campidoglio.simulate.figures import WayFigures, figures_of
from campidoglio.simulate.single import Player, bots_play, chance_plays

LARGEST_PORTION = 4096
"""Games between two looks at the clock, at most."""


class Way(Struct):
    """A way to play: by how many, and with which settings."""

    players: int
    options: dict[str, Any] = {}


class Experiment:
    """Plays all ways of an experiment, a portion of each in turn.

    experiment = Experiment("campanile", [Way(2), Way(2, {"bet_on": "built"})], "medium", games=500)
    while experiment.go_on(0.5):
        show(experiment.figures())
    """

    def __init__(
        self,
        game: str,
        ways: Sequence[Way],
        bots: str,
        *,
        games: int,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._book = registry.rulebook(game)
        self._ways = ways
        self._players = [player_of(self._book, way.players, way.options, bots) for way in ways]
        self._counts = [Counts(way.players) for way in ways]
        self._games = games
        self._seed = seed
        self._clock = clock
        self._portion = 1
        self.done = 0
        """Games of each way that have been played."""

    def go_on(self, seconds: float) -> bool:
        """Play for about so long; whether there is more to play."""
        end = self._clock() + seconds
        while self.done < self._games and (now := self._clock()) < end:
            games = min(self._portion, self._games - self.done)
            for counts, play in zip(self._counts, self._players, strict=True):
                for finished in play(self._seed + self.done, games):
                    counts.add(finished)
            self.done += games
            if self._clock() - now < seconds / 4:
                self._portion = min(2 * self._portion, LARGEST_PORTION)
        return self.done < self._games

    def figures(self) -> list[WayFigures]:
        """What the games so far came to."""
        return figures_of(self._counts, [way.options for way in self._ways])


def player_of(book: Rulebook, players: int, options: Mapping[str, Any], bots: str) -> Player:
    """What plays for a level: random players play on the native engine, where there is one."""
    if bots != "random":
        return bots_play(book, players, options, bots)
    if not is_quick():
        return chance_plays(book, players, options)
    return _compiled(book, players, options)


def is_quick() -> bool:
    """Whether random players play at full speed here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def _compiled(book: Rulebook, players: int, options: Mapping[str, Any]) -> Player:
    from campidoglio.simulate.plan import Plan
    from campidoglio.simulate.random_games import random_games

    def play(first: int, games: int) -> Iterator[Finished]:
        plan = Plan(book, players, games, seed=first, options=options)
        for rows in random_games(plan, threads=1):
            endings = [book.endings(number).name.lower() for number in rows.endings.tolist()]
            results = zip(
                rows.scores.tolist(), rows.places.tolist(), endings, rows.lengths.tolist(), strict=True
            )
            yield from map(Finished._make, results)

    return play
