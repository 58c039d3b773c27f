"""What many games come to: how long they are, who wins where, how points spread."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from campidoglio.simulate.plan import Plan, Rows


@dataclass(slots=True)
class Spread:
    """The mean, the least and the most of a figure."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, numbers: NDArray[np.integer]) -> None:
        """Take in more numbers, one at least."""
        low, high = int(numbers.min()), int(numbers.max())
        self.least = min(self.least, low) if self.count else low
        self.most = max(self.most, high) if self.count else high
        self.count += len(numbers)
        self.total += int(numbers.sum(dtype=np.int64))

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / max(self.count, 1)


class Tally:
    """Counts of games, seat by seat; rows are added and forgotten."""

    def __init__(self, plan: Plan, name: str) -> None:
        self.name = name
        self.players = plan.players
        self.games = 0
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.figures = {name: Spread() for name in plan.figures}
        """The game's own figures, by name."""
        self._wins = np.zeros(plan.players)
        self._points = np.zeros(plan.players)
        self._book = plan.book

    def add(self, rows: Rows) -> None:
        """Count more games."""
        self.games += len(rows)
        _count(self.lengths, rows.lengths)
        _count(self.scores, rows.scores)
        ordered = np.sort(rows.scores, axis=1)
        _count(self.margins, ordered[:, -1] - ordered[:, -2])
        for number, count in zip(*np.unique(rows.endings, return_counts=True), strict=True):
            self.endings[self._book.endings(int(number)).name.lower()] += int(count)
        for spread, numbers in zip(self.figures.values(), rows.figures.T, strict=True):
            spread.add(numbers)
        first = rows.places == 1
        self._wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        self._points += rows.scores.sum(axis=0)

    @property
    def win_shares(self) -> list[float]:
        """The share of games that each seat wins; those who share a first place share the win."""
        return [float(share) for share in self._wins / max(self.games, 1)]

    @property
    def mean_scores(self) -> list[float]:
        """Each seat's points on average."""
        return [float(mean) for mean in self._points / max(self.games, 1)]


def _count(counter: Counter[int], numbers: NDArray[np.integer]) -> None:
    for value, count in zip(*np.unique(numbers, return_counts=True), strict=True):
        counter[int(value)] += int(count)
