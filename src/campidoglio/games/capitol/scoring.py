"""Capitol: who is first and second in a prefecture, and what that is worth (CP-30, CP-31, CP-40)."""

from __future__ import annotations

from campidoglio.games.capitol.state import PREFECTURES, Building, State
from campidoglio.kernel.rule import rule

# CP-31. CP-40.
POINTS_FOR_FIRST = 2
CARDS_FOR_FIRST = 2
CARDS_FOR_SECOND = 1


@rule
def places(s: State, prefecture: int) -> tuple[int, int]:
    """CP-30: the seats that are first in a prefecture, and those that are second."""
    with_most, next_most = leaders(s, prefecture)
    tallest = 0
    for seat in range(s.players):
        if (with_most >> seat) & 1 == 1:
            tallest = max(tallest, s.own_tallest[prefecture][seat])
    first = 0
    for seat in range(s.players):
        if (with_most >> seat) & 1 == 1 and s.own_tallest[prefecture][seat] == tallest:
            first |= 1 << seat
    if not is_one(with_most):
        # The tallest house decides the tie and the others of it are second; if it does not, nobody is.
        next_most = with_most & ~first if is_one(first) else 0
    return first, next_most


@rule
def is_one(seats: int) -> bool:
    """Whether a set of seats is one seat alone."""
    return seats != 0 and seats & (seats - 1) == 0


@rule
def leaders(s: State, prefecture: int) -> tuple[int, int]:
    """CP-30: the seats with most storeys in a prefecture, and those with the next most; nobody with none."""
    most = 0
    next_most = 0
    with_most = 0
    with_next = 0
    for seat in range(s.players):
        storeys = s.storeys[prefecture][seat]
        if storeys == 0:
            continue
        if storeys > most:
            next_most = most
            with_next = with_most
            most = storeys
            with_most = 1 << seat
        elif storeys == most:
            with_most |= 1 << seat
        elif storeys > next_most:
            next_most = storeys
            with_next = 1 << seat
        elif storeys == next_most:
            with_next |= 1 << seat
    return with_most, with_next


@rule
def points_in(s: State, prefecture: int, seat: int) -> int:
    """CP-31: what a prefecture pays a player: two for being first, one a fountain; a temple doubles it."""
    first, second = places(s, prefecture)
    points = 0
    if (first >> seat) & 1 == 1:
        points = POINTS_FOR_FIRST + s.fountains[prefecture]
    elif (second >> seat) & 1 == 1:
        points = s.fountains[prefecture]
    return points * 2 if s.large[prefecture] == Building.TEMPLE else points


@rule
def score_round(s: State) -> None:
    """CP-30, CP-31: every prefecture pays."""
    for prefecture in range(PREFECTURES):
        if s.tallest[prefecture] > 0:
            for seat in range(s.players):
                s.score[seat] += points_in(s, prefecture, seat)


@rule
def extra_draws(s: State, seat: int) -> int:
    """CP-40: two cards for being first, one for being second, beside each amphitheatre."""
    cards = 0
    for prefecture in range(PREFECTURES):
        if s.large[prefecture] == Building.AMPHITHEATRE:
            first, second = places(s, prefecture)
            if (first >> seat) & 1 == 1:
                cards += CARDS_FOR_FIRST
            elif (second >> seat) & 1 == 1:
                cards += CARDS_FOR_SECOND
    return cards
