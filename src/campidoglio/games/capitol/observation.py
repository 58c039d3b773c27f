"""Capitol for a learner: what a seat may know, as a row of whole numbers, the same length in every game.

That is all of CP-60: besides what the view shows, the cards of every hand that everybody has seen, and the
order of piles and discards as far as it is known. Seats count from the observer: 0 is the observer, 1 the
next player clockwise; for an onlooker (-1) they count from seat 0, and there are no own cards. Faces and
prefectures are in the order of the state; faces on piles and in bids count from 1, and 0 is none or unknown.
Heights above what any prefecture takes count as one.
"""

from __future__ import annotations

from campidoglio.games.capitol.cards import seen_of_pile
from campidoglio.games.capitol.state import (
    BUILDINGS,
    FACES,
    HIGHEST,
    IN_FRONT,
    KINDS,
    MOST_CARDS,
    MOST_OF_A_KIND,
    MOST_PLAYERS,
    MOST_SPACES,
    NOTHING,
    PREFECTURES,
    ROOFS_A_SHAPE,
    SHAPES,
    Phase,
    State,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

HEIGHTS = MOST_SPACES + 1
GENERAL = 14 + 2 * BUILDINGS
PER_KIND = 3 + MOST_OF_A_KIND
PER_PREFECTURE = 6 + BUILDINGS
PER_SEAT_IN_PREFECTURE = 2
OWN = FACES + MOST_CARDS
PER_SEAT = 9 + KINDS + FACES + HEIGHTS + SHAPES * HEIGHTS + PREFECTURES * PER_SEAT_IN_PREFECTURE
OBSERVATION_SIZE = GENERAL + KINDS * PER_KIND + PREFECTURES * PER_PREFECTURE + OWN + MOST_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Row) -> int:
    """General figures, piles, prefectures, own cards, then the players from the observer on."""
    first = seat if seat >= 0 else 0
    n = observe_table(s, first, out)
    for kind in range(KINDS):
        n = observe_pile(s, kind, out, n)
    for prefecture in range(PREFECTURES):
        n = observe_prefecture(s, prefecture, out, n)
    n = observe_own(s, seat, out, n)
    for step in range(MOST_PLAYERS):
        n = observe_player(s, first, step, out, n)
    return n


@rule
def observe_table(s: State, first: int, out: Row) -> int:
    """Players, edition, round, phase, consul, turn, the card played, owed, supply, auction, buildings."""
    out[0] = s.players
    out[1] = s.edition
    out[2] = s.rounds_played
    out[3] = s.phase
    out[4] = (s.consul - first + s.players) % s.players
    out[5] = (s.turn - first + s.players) % s.players
    out[6] = s.played + 1
    out[7] = s.owed
    out[8] = s.to_draw
    out[9] = s.supply
    out[10] = s.auction
    out[11] = s.sale
    out[12] = s.sold + 1
    out[13] = (s.winner - first + s.players) % s.players + 1 if s.winner != NOTHING else 0
    for building in range(BUILDINGS):
        out[14 + building] = s.for_sale[building]
        out[14 + BUILDINGS + building] = s.gone[building]
    return GENERAL


@rule
def observe_pile(s: State, kind: int, out: Row, n: int) -> int:
    """Cards in the pile, discards, the first run over; then every card from the top as far as known."""
    out[n] = s.pile[kind]
    out[n + 1] = s.discards[kind]
    out[n + 2] = s.turned[kind]
    n += 3
    for place in range(MOST_OF_A_KIND):
        is_unseen = seen_of_pile(s, kind) <= place < s.pile[kind]
        face = s.queue[kind][(s.head[kind] + place) % MOST_OF_A_KIND]
        out[n + place] = 0 if is_unseen else face + 1
    return n + MOST_OF_A_KIND


@rule
def observe_prefecture(s: State, prefecture: int, out: Row, n: int) -> int:
    """Colour, small spaces, free ones, fountains, shape, tallest house; what stands on the large space."""
    out[n] = s.colour[prefecture]
    out[n + 1] = s.spaces[prefecture]
    out[n + 2] = s.free[prefecture]
    out[n + 3] = s.fountains[prefecture]
    out[n + 4] = s.roofs[prefecture] + 1
    out[n + 5] = s.tallest[prefecture]
    for building in range(BUILDINGS):
        out[n + 6 + building] = int(s.large[prefecture] == building)
    return n + PER_PREFECTURE


@rule
def observe_own(s: State, seat: int, out: Row, n: int) -> int:
    """The observer's hand by face, and the cards above STOP from the top."""
    for place in range(OWN):
        out[n + place] = 0
    if seat < 0:
        return n + OWN
    for face in range(FACES):
        out[n + face] = s.hand[seat][face]
    for place in range(MOST_CARDS):
        out[n + FACES + place] = s.bid[seat][place] + 1
    return n + OWN


@rule
def observe_player(s: State, first: int, step: int, out: Row, n: int) -> int:
    """A player's figures, cards that everybody has seen, houses, and standing in the prefectures."""
    for place in range(PER_SEAT):
        out[n + place] = 0
    if step >= s.players:
        return n + PER_SEAT
    other = (first + step) % s.players
    out[n] = 1
    out[n + 1] = s.score[other]
    out[n + 2] = s.cards[other]
    out[n + 3] = (s.passed >> other) & 1
    out[n + 4] = (s.sealed >> other) & 1 if s.phase == Phase.BID else 0
    out[n + 5] = s.revealed_size[other]
    out[n + 6] = min(s.highest[other], HEIGHTS)
    for shape in range(SHAPES):
        out[n + 7 + shape] = ROOFS_A_SHAPE - s.capped[other][shape]
    observe_known_cards(s, other, out, n + 9)
    observe_houses(s, other, out, n + 9 + KINDS + FACES)
    observe_standing(s, other, out, n + 9 + KINDS + FACES + HEIGHTS + SHAPES * HEIGHTS)
    return n + PER_SEAT


@rule
def observe_known_cards(s: State, other: int, out: Row, n: int) -> None:
    """CP-60: how many cards of each kind only the player has seen; by face, those that everybody has."""
    for kind in range(KINDS):
        out[n + kind] = s.unseen[other][kind]
    for face in range(FACES):
        out[n + KINDS + face] = s.seen[other][face]


@rule
def observe_houses(s: State, other: int, out: Row, n: int) -> None:
    """Unfinished houses by height; then the finished ones not yet placed, by shape and height."""
    for height in range(1, HIGHEST + 1):
        if s.unfinished[other][height] > 0:
            out[n + height_class(height)] += s.unfinished[other][height]
    for shape in range(SHAPES):
        n += HEIGHTS
        for place in range(s.capped[other][shape]):
            if s.stands[other][shape][place] == IN_FRONT:
                out[n + height_class(s.under[other][shape][place])] += 1


@rule
def height_class(height: int) -> int:
    """The place of a height: 0 for one storey, and one place for all that no prefecture takes."""
    return min(height, HEIGHTS) - 1


@rule
def observe_standing(s: State, other: int, out: Row, n: int) -> None:
    """In each prefecture the player's storeys and tallest house."""
    for prefecture in range(PREFECTURES):
        out[n] = s.storeys[prefecture][other]
        out[n + 1] = s.own_tallest[prefecture][other]
        n += PER_SEAT_IN_PREFECTURE
