"""Capital Lux: what a seat has seen of a draft, and what follows from it (CL-9).

Of a round's draft a seat knows, besides its own cards,
- the cards it passed second: the next player keeps exactly these;
- the cards it passed first: the next player kept two of them (KEPT), and the one after that got the rest.
  With 2 players the rest came back, so here too the seat knows exactly which the other kept.
README.md beside this file says what follows from it, and how likely it is.

A list of cards is one number here, five bits a place: the card's face + 1, or 0 where there is none. A memory
is such a list with the cards passed first in its lowest places; what the next player kept of them is a mask.
"""

from __future__ import annotations

from campidoglio.games.capital_lux.draft import kept_by
from campidoglio.games.capital_lux.table import AND_DREW, COPIES, FACES, VALUES, Phase, State
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

CARD_BITS = 5
CARD_MASK = 31
ALL_PLACES = 63
"""With 3 players a seat remembers the most: two cards passed second and four passed first."""
IMPOSSIBLE = -1


# Lists of cards


@rule
def count_of(cards: int) -> int:
    """How many cards a list has."""
    count = 0
    while cards > 0:
        if cards & CARD_MASK > 0:
            count += 1
        cards >>= CARD_BITS
    return count


@rule
def count_of_face(cards: int, face: int) -> int:
    """How many cards of a face a list has."""
    count = 0
    while cards > 0:
        if cards & CARD_MASK == face + 1:
            count += 1
        cards >>= CARD_BITS
    return count


@rule
def with_row(cards: int, row: Row) -> int:
    """The list, moved up, with the cards of a row of faces in its lowest places."""
    for face in range(FACES):
        for _ in range(row[face]):
            cards = (cards << CARD_BITS) + face + 1
    return cards


@rule
def chosen(cards: int, mask: int) -> int:
    """The list with only the places that the mask has a bit for; each card stays in its place."""
    result = 0
    shift = 0
    while cards > 0:
        if mask & 1 > 0:
            result += (cards & CARD_MASK) << shift
        cards >>= CARD_BITS
        mask >>= 1
        shift += CARD_BITS
    return result


@rule
def without_face(cards: int, face: int) -> int:
    """The list with one card of the face taken out, if it has one."""
    rest = cards
    shift = 0
    while rest > 0:
        if rest & CARD_MASK == face + 1:
            return cards - ((face + 1) << shift)
        rest >>= CARD_BITS
        shift += CARD_BITS
    return cards


@rule
def bits_of(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


# What a seat remembers


@rule
def memory(s: State, reader: int) -> int:
    """CL-9: once cards are played, what a seat knows to have been in the hands of the next two players."""
    if reader < 0:
        return 0
    cards = with_row(0, s.pack[(reader - 1 + s.players) % s.players])
    if s.players == 2:
        return with_row(cards, s.second[reader])
    # By face only: even the order of the list must not tell who had which.
    for face in range(FACES):
        for _ in range(s.second[reader][face] + s.pack[reader][face]):
            cards = (cards << CARD_BITS) + face + 1
    return cards


@rule
def shared_places(s: State) -> int:
    """The lowest places of a memory, whose cards two players have between them; none with 2 players."""
    if s.players == 2:
        return 0
    return s.dealt - kept_by(s, 1)


@rule
def is_division(s: State, part: int) -> bool:
    """Whether a mask over the shared places is as many cards as the next player keeps."""
    return s.players == 2 or bits_of(part) == kept_by(s, 2) - kept_by(s, 1)


@rule
def had(s: State, cards: int, step: int, part: int) -> int:
    """The cards of a memory that the player so many steps to the left had, if the next player had `part`."""
    shared = (1 << shared_places(s)) - 1
    if step == 1:
        return chosen(cards, part | (ALL_PLACES - shared))
    if step == 2:
        return chosen(cards, shared - part)
    return 0


@rule
def still_held(s: State, seat: int, cards: int) -> int:
    """What a seat holds of cards it was dealt, going by what it played; IMPOSSIBLE if they had no room.

    Of equal cards the one in the list is taken as played first. At every moment the rest of the list must
    fit into the hand; a Scholar's card makes no room for what was dealt before.
    """
    room = s.dealt + 0
    known = count_of(cards)
    for number in range(s.plays_made[seat]):
        play = s.plays[seat][number]
        left = without_face(cards, play % FACES)
        if left != cards:
            cards = left
            known -= 1
        room -= 1
        if known > room:
            return IMPOSSIBLE
        if play >= FACES * AND_DREW:
            room += 1
    return cards


@rule
def unseen(s: State, reader: int, face: int) -> int:
    """Once cards are played, the cards of a face in the deck and in the hands of others."""
    count = COPIES[face % VALUES] - s.capital[face] - s.discards[face]
    for seat in range(s.players):
        count -= s.city[seat][face] + s.bonus[seat][face]
    if reader >= 0:
        count -= s.hand[reader][face]
    return count


@rule
def unseen_cards(s: State, reader: int) -> int:
    """All cards in the deck and in the hands of others."""
    count = s.deck_size + 0
    for seat in range(s.players):
        if seat != reader:
            count += s.cards[seat]
    return count


@rule
def falling(number: int, factors: int) -> int:
    """Number × (number - 1) × …, so many factors."""
    product = 1
    for step in range(factors):
        product *= number - step
    return product


@rule
def weight(s: State, reader: int, cards: int, part: int) -> int:
    """How likely a division of the cards passed first is; 0 if it contradicts what was seen.

    In proportion to the chance that unseen cards, dealt at random to the hands and the deck, put where they
    must be all cards of the memory that are not played yet. It is below 2**40.
    """
    here = (reader + 1) % s.players
    there = (reader + 2) % s.players
    held_here = still_held(s, here, had(s, cards, 1, part))
    held_there = still_held(s, there, had(s, cards, 2, part))
    if held_here == IMPOSSIBLE or held_there == IMPOSSIBLE:
        return 0
    # The two lists have their cards in different places, so the sum is the list of both.
    held = held_here + held_there
    ways = falling(s.cards[here], count_of(held_here)) * falling(s.cards[there], count_of(held_there))
    for more in range(count_of(held), count_of(cards)):
        ways *= max(1, unseen_cards(s, reader) - more)
    return ways * copies(s, reader, held)


@rule
def copies(s: State, reader: int, cards: int) -> int:
    """In how many ways the cards of a list can be chosen among the unseen ones, copy by copy."""
    ways = 1
    while cards > 0:
        card = cards & CARD_MASK
        cards >>= CARD_BITS
        if card > 0:
            ways *= max(0, unseen(s, reader, card - 1) - count_of_face(cards, card - 1))
    return ways


@rule
def recall(s: State, reader: int, other: int, out: Row, n: int) -> None:
    """Write at `n`, face by face, the cards that a seat knows another to hold now, in hand or in its pack."""
    for face in range(FACES):
        out[n + face] = 0
    step = (other - reader + s.players) % s.players
    if reader < 0 or step == 0 or step > 2 or s.phase == Phase.OVER or s.phase == Phase.LIMIT:
        return
    if s.phase == Phase.DRAFT:
        recall_pack(s, reader, step, out, n)
    else:
        recall_hand(s, reader, step, out, n)


@rule
def recall_pack(s: State, reader: int, step: int, out: Row, n: int) -> None:
    """CL-9: in the second choice, the next player has all that was passed."""
    if step == 1 and s.step == 2:
        for face in range(FACES):
            out[n + face] = s.pack[reader][face] + s.second[reader][face]


@rule
def recall_hand(s: State, reader: int, step: int, out: Row, n: int) -> None:
    """What the player so many steps to the left holds whichever way the cards passed first were divided."""
    other = (reader + step) % s.players
    cards = memory(s, reader)
    is_first = 1
    for part in range(1 << shared_places(s)):
        if is_division(s, part) and weight(s, reader, cards, part) > 0:
            held = still_held(s, other, had(s, cards, step, part))
            for face in range(FACES):
                count = count_of_face(held, face)
                if is_first == 1 or count < out[n + face]:
                    out[n + face] = count
            is_first = 0
