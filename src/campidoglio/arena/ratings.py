"""Ratings from the places in all games, after Plackett and Luce, as openskill computes them.

A rating starts at 25 with a deviation of 25/3. Bots do not learn during a match, so no uncertainty is added
from game to game. A bot that holds several seats takes part several times, and its ratings after the game are
averaged.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from campidoglio.arena.match import Played

START = 25.0
START_DEVIATION = START / 3

Player = TypeVar("Player", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot was found to be, and how sure that is (one standard deviation)."""

    mean: float = START
    deviation: float = START_DEVIATION


def ratings(games: Iterable[Played], bots: int) -> tuple[Rating, ...]:
    """The rating of every bot after the games, taken in their order."""
    found = {bot: Rating() for bot in range(bots)}
    for game in games:
        found |= rated(found, game.bots, game.places)
    return tuple(found[bot] for bot in range(bots))


def rated(
    before: Mapping[Player, Rating],
    players: Sequence[Player],
    places: Sequence[int],
    *,
    learning: float = 0.0,
) -> dict[Player, Rating]:
    """The ratings after one game of those who played it, seat by seat; who has none before has the first.

    `learning` is how much (one standard deviation) a player may have changed since the last game.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=START, sigma=START_DEVIATION, tau=learning)
    known = [before.get(player, Rating()) for player in players]
    teams = [[model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in known]
    after: defaultdict[Player, list[Rating]] = defaultdict(list)
    for player, (found,) in zip(players, model.rate(teams, ranks=list(places)), strict=True):
        after[player].append(Rating(found.mu, found.sigma))
    return {player: _average(results) for player, results in after.items()}


def _average(results: list[Rating]) -> Rating:
    mean = sum(rating.mean for rating in results) / len(results)
    deviation = sum(rating.deviation for rating in results) / len(results)
    return Rating(mean, deviation)
