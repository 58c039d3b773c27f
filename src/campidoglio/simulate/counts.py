"""Finished games counted one by one, without NumPy: what a server does, and what pages of games show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class Finished(NamedTuple):
    """A game that is over."""

    scores: Sequence[int]
    places: Sequence[int]
    ending: str
    moves: int


class Counts:
    """What so many games of so many players came to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.leads: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * players
        """The games that each seat won; those who share a first place share the win."""
        self.points = [0] * players

    def add(self, game: Finished) -> None:
        """Count one more."""
        self.games += 1
        self.lengths[game.moves] += 1
        self.scores.update(game.scores)
        best, second = sorted(game.scores)[-1:-3:-1]
        self.leads[best - second] += 1
        self.endings[game.ending] += 1
        winners = [seat for seat, place in enumerate(game.places) if place == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.points = [sum(pair) for pair in zip(self.points, game.scores, strict=True)]
