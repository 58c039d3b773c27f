"""What a search may still take of its walks and its time."""

from __future__ import annotations

import time
from math import inf

WALKS_A_SLICE = 256
"""Walks of each tree between two looks at the clock, and at what is found so far."""


class Allowance:
    """A budget of walks, of time or of both, for trees that grow side by side and equally fast."""

    def __init__(self, walks: int | None, seconds: float | None, trees: int) -> None:
        self._trees = trees
        self._walks = None if walks is None else -(-walks // trees)
        self._begun = time.monotonic()
        self._deadline = inf if seconds is None else self._begun + seconds
        self._taken = 0

    def step(self) -> int:
        """How many walks each tree takes next; 0 once the budget is used up. The first step always comes."""
        if self._taken > 0 and time.monotonic() >= self._deadline:
            return 0
        return WALKS_A_SLICE if self._walks is None else min(WALKS_A_SLICE, self._walks - self._taken)

    def take(self, walks: int) -> None:
        """Each tree took so many walks."""
        self._taken += walks

    def left(self) -> float:
        """How many walks all trees together may still take: by their number, and at their pace so far."""
        by_number = inf if self._walks is None else self._walks - self._taken
        now = time.monotonic()
        by_time = (self._deadline - now) * self._taken / max(now - self._begun, 1e-6)
        return self._trees * max(0.0, min(by_number, by_time))
