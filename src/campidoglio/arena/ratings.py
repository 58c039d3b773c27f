"""Ratings from the places in all games, after Plackett and Luce, as openskill computes them.

A rating starts at 25 with a deviation of 25/3. Bots do not learn during a match, so no uncertainty is added
from game to game. A bot that holds several seats takes part several times, and its ratings after the game are
averaged.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from campidoglio.arena.match import Played

START = 25.0
START_DEVIATION = START / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot was found to be, and how sure that is (one standard deviation)."""

    mean: float = START
    deviation: float = START_DEVIATION


def ratings(games: Iterable[Played], bots: int) -> tuple[Rating, ...]:
    """The rating of every bot after the games, taken in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=START, sigma=START_DEVIATION, tau=0.0)
    found = [Rating()] * bots
    for game in games:
        teams = [[model.rating(mu=found[bot].mean, sigma=found[bot].deviation)] for bot in game.bots]
        after: defaultdict[int, list[Rating]] = defaultdict(list)
        for bot, (rated,) in zip(game.bots, model.rate(teams, ranks=list(game.places)), strict=True):
            after[bot].append(Rating(rated.mu, rated.sigma))
        for bot, results in after.items():
            found[bot] = _average(results)
    return tuple(found)


def _average(results: list[Rating]) -> Rating:
    mean = sum(rating.mean for rating in results) / len(results)
    deviation = sum(rating.deviation for rating in results) / len(results)
    return Rating(mean, deviation)
