"""What can be said of numbers that were counted: their middle, bars to draw, and how sure a share is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

MOST_BARS = 40
TAIL = 0.999
"""The share of games that a histogram shows; the largest few numbers would make the rest illegible."""
SURE = 1.96
"""Standard errors on each side of a share that hold the true one in 95 of 100 cases."""
STEPS = (1, 2, 5, 10, 20, 50)


def mean(counter: Counter[int]) -> float:
    """The mean of what was counted."""
    return sum(value * count for value, count in counter.items()) / max(counter.total(), 1)


def quantile(counter: Counter[int], share: float) -> int:
    """The value that so large a share of what was counted does not exceed."""
    seen = 0
    value = 0
    for value in sorted(counter):
        seen += counter[value]
        if seen >= share * counter.total():
            break
    return value


@dataclass(frozen=True, slots=True)
class Bins:
    """Where histograms on one scale begin, how wide their bars are, and how many there are."""

    low: int
    width: int
    count: int

    def part(self, value: float) -> float:
        """How far a value is from the left end to the right, from 0 to 1: in the middle of its own room."""
        return (value + 0.5 - self.low) / (self.width * self.count)

    def shares(self, counter: Counter[int]) -> list[float]:
        """The share of what was counted in each bar."""
        total = max(counter.total(), 1)
        starts = range(self.low, self.low + self.width * self.count, self.width)
        return [sum(counter[value] for value in range(first, first + self.width)) / total for first in starts]


def shared_bins(counters: Sequence[Counter[int]]) -> Bins:
    """Bars of a round width for all of these, wide enough that there are not too many."""
    low = min(min(counter, default=0) for counter in counters)
    high = max(quantile(counter, TAIL) for counter in counters)
    width = round_step((high - low + 1) / MOST_BARS)
    first = low // width * width
    return Bins(first, width, (high - first) // width + 1)


def round_step(least: float) -> int:
    """The smallest round number that is not below another."""
    power = 1
    while True:
        for step in STEPS:
            if step * power >= least:
                return step * power
        power *= 100


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what the true share lies in 95 of 100 cases (Wilson); a shared win makes it only surer."""
    games = max(games, 1)
    spread = SURE**2 / games
    middle = share + spread / 2
    away = SURE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (middle - away) / (1 + spread), (middle + away) / (1 + spread)
