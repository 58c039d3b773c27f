"""What the games of a match say about its bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from campidoglio.arena.match import Played
from campidoglio.arena.ratings import Rating, ratings
from campidoglio.arena.sequential import Duel, Rates, Verdict
from campidoglio.arena.statistics import Cluster, Estimate, mean_estimate, share_estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in a match. It took part as often as it had a seat."""

    seats: int
    share: Estimate
    score: Estimate
    rating: Rating
    faults: int


def standings(games: Sequence[Played], bots: int) -> tuple[Standing | None, ...]:
    """The standing of every bot; None for one that has not played."""
    rated = ratings(games, bots)
    return tuple(_standing(games, bot, rated[bot]) for bot in range(bots))


def _standing(games: Sequence[Played], bot: int, rating: Rating) -> Standing | None:
    shares = _clusters(games, bot, lambda game: game.shares)
    if not shares:
        return None
    scores = _clusters(games, bot, lambda game: game.scores)
    return Standing(
        seats=sum(cluster.count for cluster in shares),
        share=share_estimate(shares),
        score=mean_estimate(scores),
        rating=rating,
        faults=sum(
            faults for game in games for who, faults in zip(game.bots, game.faults, strict=True) if who == bot
        ),
    )


def _clusters(
    games: Sequence[Played], bot: int, results: Callable[[Played], Sequence[float]]
) -> list[Cluster]:
    """A bot's results, summed deal by deal."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        for who, result in zip(game.bots, results(game), strict=True):
            if who == bot:
                found[game.deal].append(result)
    return [Cluster(sum(values), len(values)) for values in found.values()]


class Duels:
    """Every two bots of a match against each other, in the deals that were played to their end."""

    def __init__(self, bots: int, rates: Rates) -> None:
        self._duels = {pair: Duel() for pair in combinations(range(bots), 2)}
        self._rates = rates.shared(len(self._duels))
        self._settled: dict[tuple[int, int], Verdict] = {}

    def add(self, deal: Iterable[Played]) -> None:
        """Take in all games of a deal. What is settled stays settled: the test has been made."""
        games = list(deal)
        for pair, duel in self._duels.items():
            differences = [found for game in games if (found := _difference(game, *pair)) is not None]
            if differences and pair not in self._settled:
                duel.add(sum(differences) / len(differences))
                if (verdict := duel.verdict(self._rates)) is not None:
                    self._settled[pair] = verdict

    @property
    def verdicts(self) -> dict[tuple[int, int], Verdict | None]:
        """What is settled between every two bots."""
        return {pair: self._settled.get(pair) for pair in self._duels}

    @property
    def are_settled(self) -> bool:
        """Whether nothing is open any more."""
        return len(self._settled) == len(self._duels)


def _difference(game: Played, first: int, second: int) -> float | None:
    """By how much the first bot's win share was above the second one's, if both had seats."""
    shares: defaultdict[int, list[float]] = defaultdict(list)
    for bot, share in zip(game.bots, game.shares, strict=True):
        shares[bot].append(share)
    if not {first, second} <= shares.keys():
        return None
    return sum(shares[first]) / len(shares[first]) - sum(shares[second]) / len(shares[second])
