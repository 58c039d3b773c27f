"""What may be counted in a game of Campanile that is over, besides points and moves."""

from __future__ import annotations

from campidoglio.games.campanile.rules import HIGHEST_CHIP, PILES, STYLES, State, Style
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

FIGURE_NAMES = (
    *(f"height_{style.name.lower()}" for style in Style),
    *(f"rank_{style.name.lower()}" for style in Style),
    "empty_pile",
    "chips_{seat}",
)
"""Storeys and rank of each tower, the pile that ran out, from 1, and the chips that each seat has bet."""


@rule
def figures(s: State, out: Row) -> int:
    """The figures of FIGURE_NAMES."""
    n = 0
    for style in range(STYLES):
        out[n] = s.height[style]
        n += 1
    for style in range(STYLES):
        out[n] = s.flag[style]
        n += 1
    out[n] = 0
    for pile in range(PILES):
        if s.left[pile] == 0:
            out[n] = pile + 1
    n += 1
    for seat in range(s.players):
        out[n] = chips_bet(s, seat)
        n += 1
    return n


@rule
def chips_bet(s: State, seat: int) -> int:
    """How many chips of a seat lie under towers."""
    chips = 0
    for style in range(STYLES):
        for value in range(HIGHEST_CHIP):
            chips += s.stake[style][seat][value]
    return chips
