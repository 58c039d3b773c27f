"""What may be counted in a game of Capitali$t that is over, besides fortunes and moves."""

from __future__ import annotations

from campidoglio.games.capitalist.land import owner_of
from campidoglio.games.capitalist.state import HOTEL, LANDS, NOTHING, PROPERTIES, State
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

FIGURE_NAMES = (
    "rounds",
    "bankruptcies",
    "houses",
    "hotels",
    "mortgages",
    "unsold_lands",
    "money_{seat}",
    "lands_{seat}",
)
"""Rounds finished; players who went bankrupt or left; houses, hotels and mortgages on the board; lands that
the bank still has; each seat's cash and lands."""


@rule
def figures(s: State, out: Row) -> int:
    """The figures of FIGURE_NAMES."""
    out[0] = s.rounds_played
    out[1] = s.fallen
    out[2] = houses_built(s)
    out[3] = hotels_built(s)
    out[4] = mortgages(s)
    out[5] = lands_of(s, NOTHING)
    n = 6
    for seat in range(s.players):
        out[n] = s.money[seat]
        out[n + s.players] = lands_of(s, seat)
        n += 1
    return n + s.players


@rule
def houses_built(s: State) -> int:
    """CA-20: houses on the board, those that a hotel has replaced left out."""
    houses = 0
    for land in range(PROPERTIES):
        if s.level[land] < HOTEL:
            houses += s.level[land]
    return houses


@rule
def hotels_built(s: State) -> int:
    """CA-20: hotels on the board."""
    hotels = 0
    for land in range(PROPERTIES):
        if s.level[land] == HOTEL:
            hotels += 1
    return hotels


@rule
def mortgages(s: State) -> int:
    """CA-25: lands that are mortgaged."""
    found = 0
    for land in range(LANDS):
        found += s.mortgaged >> land & 1
    return found


@rule
def lands_of(s: State, owner: int) -> int:
    """How many lands a seat, or the bank (NOTHING), has."""
    found = 0
    for land in range(LANDS):
        if owner_of(s, land) == owner:
            found += 1
    return found
