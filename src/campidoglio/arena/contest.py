"""A match from its first game, or from the first that is not in its file, to the last that is needed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any, cast

from campidoglio.arena.match import Played
from campidoglio.arena.pairing import Seating, seatings
from campidoglio.arena.results import Results
from campidoglio.arena.sequential import Rates, Verdict
from campidoglio.arena.standings import Duels, Standing, standings
from campidoglio.arena.workers import Workers


@dataclass(frozen=True, slots=True)
class Findings:
    """What a match came to."""

    games: tuple[Played, ...]
    standings: tuple[Standing | None, ...]
    verdicts: dict[tuple[int, int], Verdict | None]
    """What is settled between every two bots, by number."""


def play_match(
    results: Results,
    workers: Workers,
    games: int,
    *,
    rates: Rates,
    stop_when_settled: bool = False,
    is_late: Callable[[], bool] = lambda: False,
    progress: Callable[[int], None] = lambda _: None,
) -> Findings:
    """Play until so many games are there, until all differences are settled, or until it is late."""
    plan = _Plan(results, games, rates, stop_when_settled)
    wanted = plan.missing()
    progress(len(results.played))
    if not plan.is_done() and not is_late():
        # A generator is closed when no more is wanted of it, which ends the processes behind it.
        with closing(cast("Any", workers.play(results.match, wanted))) as playing:
            for game in playing:
                results.add(game)
                progress(len(results.played))
                if plan.is_done() or is_late():
                    break
    return plan.findings()


def findings(results: Results, games: int, *, rates: Rates, stop_when_settled: bool = False) -> Findings:
    """What the games that are there come to."""
    plan = _Plan(results, games, rates, stop_when_settled)
    plan.is_done()
    return plan.findings()


class _Plan:
    """Which games count. Whether to stop is decided from whole deals in their order, by nothing else."""

    def __init__(self, results: Results, games: int, rates: Rates, stop_when_settled: bool) -> None:
        self._results = results
        self._limit = games
        self._stop = stop_when_settled
        match = results.match
        self._bots = len(match.bots)
        self._duels = Duels(self._bots, rates)
        self._seatings = list(islice(seatings(self._bots, match.players), games))
        self._deals = [len(list(deal)) for _, deal in groupby(self._seatings, key=lambda game: game.deal)]
        if games and not self._is_whole_last_deal(games):
            self._deals.pop()
        self._counted = 0

    def _is_whole_last_deal(self, games: int) -> bool:
        match = self._results.match
        following = next(islice(seatings(self._bots, match.players), games, None))
        return following.deal != self._seatings[-1].deal

    def missing(self) -> list[Seating]:
        """The games that are to be played yet."""
        return self._seatings[len(self._results.played) :]

    def is_done(self) -> bool:
        """Take in the deals that have become complete; whether no more games are needed."""
        played = self._results.played
        while not (self._stop and self._duels.are_settled):
            if not self._deals or self._counted + self._deals[0] > len(played):
                return len(played) >= self._limit
            size = self._deals.pop(0)
            self._duels.add(played[self._counted : self._counted + size])
            self._counted += size
        return True

    def findings(self) -> Findings:
        """What the games that count come to: those up to the deal that settled the match, or all wanted."""
        stopped = self._stop and self._duels.are_settled
        counted = self._results.played[: self._counted if stopped else self._limit]
        return Findings(tuple(counted), standings(counted, self._bots), self._duels.verdicts)
