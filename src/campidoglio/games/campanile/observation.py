"""Campanile for a learner: what a seat may know, as a row of whole numbers, the same length in every game.

Seats count from the observer: 0 is the observer, 1 the next player clockwise. For an onlooker (-1) they
count from seat 0, and there are no own cards. Styles are in the order of `Style`; whatever has no place
with fewer players is 0.
"""

from __future__ import annotations

from campidoglio.games.campanile.rules import (
    HIGHEST_CHIP,
    MOST_PLAYERS,
    PILES,
    STYLES,
    Phase,
    State,
    cards_a_style,
    hand_size,
    is_open_to_bets,
    stake_of,
    top,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

GENERAL = 9
PER_STYLE = 6 + PILES
PER_SEAT = 3 + HIGHEST_CHIP + 4 * STYLES
OBSERVATION_SIZE = GENERAL + STYLES * PER_STYLE + MOST_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Row) -> int:
    """General figures, then the styles, then the players from the observer on."""
    first = seat if seat >= 0 else 0
    n = observe_table(s, first, out)
    for style in range(STYLES):
        n = observe_style(s, seat, style, out, n)
    for step in range(MOST_PLAYERS):
        n = observe_player(s, first, step, out, n)
    return n


@rule
def observe_table(s: State, first: int, out: Row) -> int:
    """Players, setting, phase, whose turn it is, storeys just built, pile size, cards left."""
    out[0] = s.players
    out[1] = s.bet_on
    out[2] = s.phase
    out[3] = (s.turn - first + s.players) % s.players
    out[4] = s.built
    out[5] = s.pile_size
    for pile in range(PILES):
        out[6 + pile] = s.left[pile]
    return GENERAL


@rule
def observe_style(s: State, seat: int, style: int, out: Row, n: int) -> int:
    """Height, own cards, cards in the game, place in the row, just built on, open, on top of piles."""
    out[n] = s.height[style]
    out[n + 1] = s.hand[seat][style] if seat >= 0 else 0
    out[n + 2] = cards_a_style(s)
    out[n + 3] = 0
    for place in range(STYLES):
        if s.row[place] == style:
            out[n + 3] = place
    out[n + 4] = int(s.built_on == style)
    out[n + 5] = int(s.phase == Phase.BET and is_open_to_bets(s, style))
    for pile in range(PILES):
        out[n + 6 + pile] = int(s.left[pile] > 0 and top(s, pile) == style)
    return n + PER_STYLE


@rule
def observe_player(s: State, first: int, step: int, out: Row, n: int) -> int:
    """In the game, points, cards, chips left; by style: cards shown, stake, place and flag of the tower."""
    for place in range(PER_SEAT):
        out[n + place] = 0
    if step >= s.players:
        return n + PER_SEAT
    other = (first + step) % s.players
    out[n] = 1
    out[n + 1] = s.score[other]
    out[n + 2] = hand_size(s, other)
    for value in range(HIGHEST_CHIP):
        out[n + 3 + value] = s.chips[other][value]
    n += 3 + HIGHEST_CHIP
    for style in range(STYLES):
        out[n] = s.shown[other][style]
        out[n + 1] = stake_of(s, style, other)
        out[n + 2] = s.order[style][other]
        out[n + 3] = s.flag[style]
        n += 4
    return n
