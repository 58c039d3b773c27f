"""What many games came to, as plain data: for the page that draws it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from campidoglio.simulate.counting import Bins, interval, mean, quantile, shared_bins
from campidoglio.simulate.counts import Counts

DIGITS = 4


class Bars(Struct):
    """A histogram: the first bar holds the numbers from `low` to `low + width - 1`, the next those after."""

    low: int
    width: int
    shares: list[float]
    """The share of all games, or of all seats, in each bar."""


class Spreading(Struct):
    """How a number is spread over many games."""

    mean: float
    low: int
    """A quarter of all is at most this."""
    middle: int
    """Half of all is at most this."""
    high: int
    """Three quarters are at most this."""
    long: int
    """All but one in twenty are at most this."""
    bars: Bars


class SeatFigures(Struct):
    """How a seat fared."""

    wins: float
    """The share of games it won; who shares a first place shares the win."""
    least: float
    most: float
    """Between these the true share lies in 95 of 100 cases."""
    points: float
    """On average."""


class WayFigures(Struct):
    """What the games came to that were played in one way."""

    players: int
    games: int
    options: dict[str, Any]
    length: Spreading
    """Moves of a game, those of all seats together."""
    points: Spreading
    """What a seat has at the end."""
    lead: Spreading
    """Points by which the best is ahead of the second."""
    seats: list[SeatFigures]
    endings: dict[str, float]
    """The share of games that ended in each way."""


class GameFigures(Struct):
    """What is known of a game from many that bots played: a way for each number of players."""

    game: str
    rules_version: int
    bots: str
    """The level of the bots that played."""
    command: str
    """What plays the same games again."""
    ways: list[WayFigures]


def figures_of(counted: Sequence[Counts], options: Sequence[dict[str, Any]]) -> list[WayFigures]:
    """The figures of several ways to play, with bars on the same scales, so that they can be compared."""
    scales = [
        shared_bins([each.lengths for each in counted]),
        shared_bins([each.scores for each in counted]),
        shared_bins([each.leads for each in counted]),
    ]
    return [_figures(each, settings, scales) for each, settings in zip(counted, options, strict=True)]


def _figures(counts: Counts, options: dict[str, Any], scales: Sequence[Bins]) -> WayFigures:
    length, points, lead = scales
    return WayFigures(
        players=counts.players,
        games=counts.games,
        options=options,
        length=_spreading(counts.lengths, length),
        points=_spreading(counts.scores, points),
        lead=_spreading(counts.leads, lead),
        seats=[_seat(counts, seat) for seat in range(counts.players)],
        endings={name: _part(count, counts.games) for name, count in sorted(counts.endings.items())},
    )


def _spreading(counter: Counter[int], bins: Bins) -> Spreading:
    return Spreading(
        mean=round(mean(counter), DIGITS),
        low=quantile(counter, 0.25),
        middle=quantile(counter, 0.5),
        high=quantile(counter, 0.75),
        long=quantile(counter, 0.95),
        bars=Bars(bins.low, bins.width, [round(share, DIGITS) for share in bins.shares(counter)]),
    )


def _seat(counts: Counts, seat: int) -> SeatFigures:
    share = _part(counts.wins[seat], counts.games)
    least, most = interval(share, counts.games)
    points = _part(counts.points[seat], counts.games)
    return SeatFigures(share, round(least, DIGITS), round(most, DIGITS), points)


def _part(count: float, games: int) -> float:
    return round(count / max(games, 1), DIGITS)
