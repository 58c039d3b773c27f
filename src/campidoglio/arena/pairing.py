"""Who sits where: every deal is played once with each rotation of its line-up.

A deal is a seed: whoever is lucky with it is lucky in the same seat every time, so the luck cancels out. With
as many bots as seats all of them play every deal. With more bots the line-ups take turns, and those whose
bots have played least come first. With fewer bots a bot holds several seats, and all hold equally many over
the line-ups. From one round of line-ups to the next the bots sit in another circular order, until all orders
have come up.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from math import factorial


@dataclass(frozen=True, slots=True)
class Seating:
    """A game to be played: its number, its deal, and which bot has which seat."""

    number: int
    deal: int
    bots: tuple[int, ...]


def seatings(bots: int, players: int) -> Iterator[Seating]:
    """All games of a match, without end, in the order in which they are played."""
    teams = line_ups(bots, players)
    orders = factorial(players - 1)
    number = deal = 0
    while True:
        turn, which = divmod(deal, len(teams))
        for seats in rotations(circular_order(teams[which], turn % orders)):
            yield Seating(number, deal, seats)
            number += 1
        deal += 1


def line_ups(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """The line-ups that take turns; over all of them every bot holds equally many seats."""
    shares, extra = divmod(players, bots)
    everyone = tuple(range(bots)) * shares
    return tuple(everyone + chosen for chosen in _in_fair_order(bots, extra))


def _in_fair_order(bots: int, chosen: int) -> Iterator[tuple[int, ...]]:
    """All choices of so many bots; next comes always the one whose bots were chosen least so far."""
    waiting = list(combinations(range(bots), chosen))
    played: Counter[int] = Counter()
    while waiting:
        team = min(waiting, key=lambda team: (sorted((played[bot] for bot in team), reverse=True), team))
        waiting.remove(team)
        played.update(team)
        yield team


def circular_order(team: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The team around the table in one of its circular orders: the first stays, the others change places."""
    waiting = list(team[1:])
    seats = list(team[:1])
    for left in range(len(waiting), 0, -1):
        number, place = divmod(number, left)
        seats.append(waiting.pop(place))
    return tuple(seats)


def rotations(seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats moved round by one, by two …; what would be the same seating again is left out."""
    turned = (seats[-by:] + seats[:-by] for by in range(len(seats)))
    return tuple(dict.fromkeys(turned))


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal of the match: 256 bits that tell nothing of the next."""
    return _number(f"{seed} deal {deal}")


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The seed of a bot's own chance in a game of the match."""
    return _number(f"{seed} game {game} seat {seat}")


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def schedule(bots: int, players: int, games: int) -> Iterator[Seating]:
    """The first so many games of a match."""
    return islice(seatings(bots, players), games)
