"""Capital Lux for a learner: what a seat may know, as a row of whole numbers, the same length in every game.

Seats count from the observer: 0 is the observer, 1 the next player clockwise. Cards are counted by face, by
colour and value; whatever has no place with fewer players is 0.
"""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import pack_of
from campidoglio.games.capital_lux.knowledge import recall
from campidoglio.games.capital_lux.reckoning import asked_colour
from campidoglio.games.capital_lux.rules import due, score
from campidoglio.games.capital_lux.table import (
    COLOURS,
    FACES,
    MODIFIERS,
    MOST_PLAYERS,
    NOTHING,
    Phase,
    State,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

GENERAL = 11 + 2 * COLOURS
CARDS = 4 * FACES
PER_SEAT = 6 + MODIFIERS + COLOURS + 3 * FACES
OBSERVATION_SIZE = GENERAL + CARDS + MODIFIERS + MOST_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Row) -> int:
    """General figures, cards, own modifiers, then the players from the observer on."""
    n = observe_table(s, seat, out)
    n = observe_cards(s, seat, out, n)
    for modifier in range(MODIFIERS):
        out[n + modifier] = s.laid[seat][modifier] if seat >= 0 else 0
    n += MODIFIERS
    for step in range(MOST_PLAYERS):
        n = observe_player(s, seat, step, out, n)
    return n


@rule
def relative(s: State, seat: int, other: int) -> int:
    """A seat, counted from the observer; an onlooker counts from seat 0."""
    return (other - max(seat, 0) + s.players) % s.players


@rule
def observe_table(s: State, seat: int, out: Row) -> int:
    """The round and where it stands; colours asked and limits last revealed."""
    out[0] = s.players
    out[1] = s.round_number
    out[2] = s.phase
    out[3] = s.step
    out[4] = s.dealt
    out[5] = relative(s, seat, s.first)
    out[6] = relative(s, seat, s.turn)
    out[7] = relative(s, seat, s.ender) + 1 if s.ender != NOTHING else 0
    out[8] = s.deck_size
    out[9] = s.supply
    out[10] = s.pile
    for colour in range(COLOURS):
        out[11 + colour] = s.limit[colour]
        out[11 + COLOURS + colour] = int(s.phase == Phase.LIMIT and asked_colour(s) == colour)
    return GENERAL


@rule
def observe_cards(s: State, seat: int, out: Row, n: int) -> int:
    """Capital, discards, own hand, own pack."""
    for face in range(FACES):
        out[n + face] = s.capital[face]
        out[n + FACES + face] = s.discards[face]
        out[n + 2 * FACES + face] = 0
        out[n + 3 * FACES + face] = 0
        if seat >= 0:
            out[n + 2 * FACES + face] = s.hand[seat][face]
            if s.phase == Phase.DRAFT:
                out[n + 3 * FACES + face] = s.pack[pack_of(s, seat)][face]
    return n + CARDS


@rule
def observe_player(s: State, seat: int, step: int, out: Row, n: int) -> int:
    """In the game, due, cards, gold, points, modifier dealt; modifiers; city, bonus cards, known cards."""
    for place in range(PER_SEAT):
        out[n + place] = 0
    if step >= s.players:
        return n + PER_SEAT
    other = (max(seat, 0) + step) % s.players
    out[n] = 1
    out[n + 1] = (due(s) >> other) & 1
    out[n + 2] = s.cards[other]
    out[n + 3] = s.gold[other]
    out[n + 4] = score(s, other)
    out[n + 5] = s.opening[other] + 1
    for modifier in range(MODIFIERS):
        out[n + 6 + modifier] = s.shown[other][modifier]
    for colour in range(COLOURS):
        out[n + 6 + MODIFIERS + colour] = s.face_down[colour][other]
    return observe_faces(s, seat, other, out, n + 6 + MODIFIERS + COLOURS)


@rule
def observe_faces(s: State, seat: int, other: int, out: Row, n: int) -> int:
    """A city, bonus cards, and the cards that the observer knows to be in a hand."""
    for face in range(FACES):
        out[n + face] = s.city[other][face]
        out[n + FACES + face] = s.bonus[other][face]
    recall(s, seat, other, out, n + 2 * FACES)
    return n + 3 * FACES
