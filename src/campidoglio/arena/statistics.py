"""Means with intervals that hold although the games of one deal are not independent of each other.

A win share is what a place was worth: 1 for the only first place, 1/2 for two that share it, and so on,
else 0. Bots of equal strength come to 1/players each.

- Games of one deal are one cluster: the variance of a mean is that of the clusters' sums around it.
- The interval of a win share is Wilson's, with as many games as independent ones would be needed for that
  variance: at least the number of deals, and never more than were played, so that pairing does not narrow it.
- The interval of a mean score is Student's, with a degree of freedom less than there are deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, inf, pi, sin, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Cluster:
    """The results of one deal: their sum, and how many."""

    total: float
    count: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds it; no more than the mean is known from a single deal."""

    mean: float
    low: float
    high: float


def normal_quantile(confidence: float) -> float:
    """How many standard deviations from the mean a two-sided interval reaches."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_quantile(confidence: float, freedom: int) -> float:
    """The same for Student's distribution; exact for 1 and 2 degrees of freedom, else within 0.2 %."""
    if freedom < 1:
        return inf
    if freedom == 1:
        return sin(pi * confidence / 2) / cos(pi * confidence / 2)
    if freedom == 2:
        return confidence * sqrt(2 / (1 - confidence**2))
    z, n = normal_quantile(confidence), freedom
    # The expansion of Cornish and Fisher.
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


def wilson(share: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval of a share that was seen in so many independent games."""
    z = normal_quantile(confidence)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_estimate(clusters: Sequence[Cluster], confidence: float = CONFIDENCE) -> Estimate:
    """A mean of results between 0 and 1."""
    mean = _mean(clusters)
    games = sum(cluster.count for cluster in clusters)
    variance = _variance(clusters, mean)
    worth = mean * (1 - mean) / variance if variance > 0 else games
    if len(clusters) == 1:
        worth = 1
    low, high = wilson(mean, min(max(worth, len(clusters)), games), confidence)
    return Estimate(mean, low, high)


def mean_estimate(clusters: Sequence[Cluster], confidence: float = CONFIDENCE) -> Estimate:
    """A mean of results of any size."""
    mean = _mean(clusters)
    if len(clusters) == 1:
        return Estimate(mean, -inf, inf)
    reach = student_quantile(confidence, len(clusters) - 1) * sqrt(_variance(clusters, mean))
    return Estimate(mean, mean - reach, mean + reach)


def _mean(clusters: Sequence[Cluster]) -> float:
    return sum(cluster.total for cluster in clusters) / sum(cluster.count for cluster in clusters)


def _variance(clusters: Sequence[Cluster], mean: float) -> float:
    """The variance of the mean, from how far each deal's sum lies from what the mean would give it."""
    if len(clusters) < 2:
        return 0.0
    games = sum(cluster.count for cluster in clusters)
    squares = sum((cluster.total - mean * cluster.count) ** 2 for cluster in clusters)
    return squares * len(clusters) / (len(clusters) - 1) / games**2
