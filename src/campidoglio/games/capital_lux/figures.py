"""What may be counted in a game of Capital Lux that is over, besides points and moves."""

from __future__ import annotations

from campidoglio.games.capital_lux.table import COLOURS, FACES, LOWEST, VALUES, Colour, State, whole_city
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

FIGURE_NAMES = (
    *(f"limit_{colour.name.lower()}" for colour in Colour),
    "gold_{seat}",
    "city_{seat}",
    "bonus_{seat}",
)
"""The limits of the last round; each seat's gold, and what its city and its bonus cards are worth."""


@rule
def figures(s: State, out: Row) -> int:
    """The figures of FIGURE_NAMES."""
    n = 0
    for colour in range(COLOURS):
        out[n] = s.limit[colour]
        n += 1
    for seat in range(s.players):
        out[n] = s.gold[seat]
        out[n + s.players] = whole_city(s, seat)
        out[n + 2 * s.players] = bonus_worth(s, seat)
        n += 1
    return n + 2 * s.players


@rule
def bonus_worth(s: State, seat: int) -> int:
    """CL-22: the values of a seat's bonus cards."""
    worth = 0
    for face in range(FACES):
        worth += s.bonus[seat][face] * (face % VALUES + LOWEST)
    return worth
