"""The seats' clocks: for a move, for the whole game, or both. They are told what time it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

from msgspec import Struct

from campidoglio.server.wire.play import Clock
from campidoglio.server.wire.tables import Correspondence, RealTime, Tempo

SECOND = 1000
DAY = 86_400 * SECOND


class Clocks(Struct):
    """Every seat's time, in milliseconds."""

    move: int | None
    """For a move; None without such a limit."""
    left: list[int] | None
    """What every seat had left for the whole game when its clock last stopped; None without such a limit."""
    since: list[int | None]
    """When the clock that runs was started, by seat; None: it does not run."""

    @classmethod
    def of(cls, tempo: Tempo, players: int) -> Self:
        """All clocks stopped, all time left."""
        move, whole = None, None
        if isinstance(tempo, RealTime):
            move = None if tempo.move_seconds is None else tempo.move_seconds * SECOND
            whole = None if tempo.game_seconds is None else [tempo.game_seconds * SECOND] * players
        elif isinstance(tempo, Correspondence):
            move = tempo.days * DAY
        return cls(move=move, left=whole, since=[None] * players)

    @property
    def has_limits(self) -> bool:
        """Whether anybody's time can run out."""
        return self.move is not None or self.left is not None

    def run(self, now: int, running: Collection[int], anew: Collection[int]) -> None:
        """Let these clocks run and no others; those that begin anew have the time for a move again."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in running or seat in anew):
                self._stop(seat, since, now)
            if seat in running and self.since[seat] is None:
                self.since[seat] = now

    def _stop(self, seat: int, since: int, now: int) -> None:
        if self.left is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, now - since))
        self.since[seat] = None

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None while its clock stands."""
        since = self.since[seat]
        whole = None if self.left is None else self.left[seat]
        limits = [limit for limit in (self.move, whole) if limit is not None]
        return since + min(limits) if since is not None and limits else None

    def has_time(self, seat: int) -> bool:
        """Whether the seat has time left for the game."""
        return self.left is None or self.left[seat] > 0

    def shown(self, at: int) -> list[Clock]:
        """What was left at a moment; empty if nobody's time is limited."""
        return [self._shown(seat, at) for seat in range(len(self.since))] if self.has_limits else []

    def _shown(self, seat: int, at: int) -> Clock:
        since = self.since[seat]
        spent = 0 if since is None else max(0, at - since)
        return Clock(
            seat=seat,
            running=since is not None,
            move_ms=None if self.move is None else max(0, self.move - spent),
            game_ms=None if self.left is None else max(0, self.left[seat] - spent),
        )
