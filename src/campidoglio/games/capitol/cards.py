"""The cards of Capitol: piles and discards (CP-15), hands, and what of them everybody knows (CP-60)."""

from __future__ import annotations

from campidoglio.games.capitol.state import (
    COPIES,
    DEALT,
    FACES,
    FIRST_FACE,
    KIND,
    KINDS,
    MOST_OF_A_KIND,
    NOTHING,
    Kind,
    Phase,
    State,
)
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule

# Piles and hands


@rule
def deal(s: State) -> None:
    """CP-5: shuffle each kind apart and deal; the rest lies face up, its top visible."""
    for kind in range(KINDS):
        cards = 0
        for face in range(FIRST_FACE[kind], FIRST_FACE[kind + 1]):
            for _ in range(COPIES[face]):
                s.queue[kind][cards] = face
                cards += 1
        shuffle(s, s.queue[kind], cards)
        for seat in range(s.players):
            for _ in range(DEALT[kind]):
                cards -= 1
                s.hand[seat][s.queue[kind][cards]] += 1
                s.queue[kind][cards] = NOTHING
            s.unseen[seat][kind] = DEALT[kind]
            s.cards[seat] += DEALT[kind]
        s.pile[kind] = cards


@rule
def top(s: State, kind: int) -> int:
    """The face on top of a pile; NOTHING if the pile is empty."""
    return s.queue[kind][s.head[kind]]


@rule
def take_top(s: State, kind: int) -> int:
    """CP-15: take the top card of a pile; a pile that this empties is made of its discards again."""
    face = top(s, kind)
    s.queue[kind][s.head[kind]] = NOTHING
    s.head[kind] = (s.head[kind] + 1) % MOST_OF_A_KIND
    s.pile[kind] -= 1
    if s.pile[kind] == 0:
        s.pile[kind] = s.discards[kind]
        s.discards[kind] = 0
        s.turned[kind] = 1
    return face


@rule
def discard(s: State, face: int) -> None:
    """CP-15: a card goes to the discards of its kind; where the pile is empty it becomes the pile."""
    kind = KIND[face]
    last = (s.head[kind] + s.pile[kind] + s.discards[kind]) % MOST_OF_A_KIND
    s.queue[kind][last] = face
    if s.pile[kind] == 0:
        s.pile[kind] = 1
    else:
        s.discards[kind] += 1


@rule
def cards_in_piles(s: State) -> int:
    """CP-41: how many cards can be drawn before a pile is made again; 0 if none is left anywhere."""
    return s.pile[Kind.ROOF] + s.pile[Kind.FLOOR] + s.pile[Kind.PERMIT]


@rule
def draw_card(s: State, seat: int, kind: int) -> None:
    """CP-40: the top card of a pile goes to a hand; everybody saw it."""
    face = take_top(s, kind)
    s.hand[seat][face] += 1
    s.seen[seat][face] += 1
    s.cards[seat] += 1


@rule
def show(s: State, seat: int, face: int) -> None:
    """CP-60: a card is shown: of equal faces the one seen before, for nobody could tell; else one dealt."""
    if s.seen[seat][face] > 0:
        s.seen[seat][face] -= 1
    else:
        s.unseen[seat][KIND[face]] -= 1


@rule
def spend(s: State, seat: int, face: int) -> None:
    """CP-15: a card that was shown leaves its owner for the discards."""
    s.cards[seat] -= 1
    discard(s, face)


# What a seat cannot know


@rule
def resample(s: State, seat: int) -> None:
    """CP-60: deal anew what others hold of their deal and the unseen cards of the piles; stack their bids."""
    for other in range(s.players):
        if other != seat:
            take_stack_back(s, other)
            pool_unseen_hand(s, other)
    for kind in range(KINDS):
        pool_unseen_pile(s, kind)
        for other in range(s.players):
            if other != seat:
                for _ in range(s.unseen[other][kind]):
                    s.hand[other][from_pool(s, kind)] += 1
        deal_unseen_pile(s, kind)
    if s.phase == Phase.BID:
        for other in range(s.players):
            if other != seat and (s.sealed >> other) & 1 == 1:
                stack_anything(s, other)


@rule
def take_stack_back(s: State, seat: int) -> None:
    """Put the cards above STOP back into the hand."""
    for place in range(s.bid_size[seat]):
        s.hand[seat][s.bid[seat][place]] += 1
        s.bid[seat][place] = NOTHING
    s.bid_size[seat] = 0


@rule
def pool_unseen_hand(s: State, seat: int) -> None:
    """Put the cards of a hand that nobody else has seen into the pool."""
    for face in range(FACES):
        s.pool[face] += s.hand[seat][face] - s.seen[seat][face]
        s.hand[seat][face] = s.seen[seat][face]


@rule
def seen_of_pile(s: State, kind: int) -> int:
    """How many cards of a pile have been seen, from its top: one, or all once the first run is over."""
    if s.turned[kind] == 1:
        return s.pile[kind]
    return 1


@rule
def pool_unseen_pile(s: State, kind: int) -> None:
    """Put the unseen cards of a pile into the pool."""
    for place in range(seen_of_pile(s, kind), s.pile[kind]):
        s.pool[s.queue[kind][(s.head[kind] + place) % MOST_OF_A_KIND]] += 1


@rule
def deal_unseen_pile(s: State, kind: int) -> None:
    """Fill the unseen places of a pile from the pool."""
    for place in range(seen_of_pile(s, kind), s.pile[kind]):
        s.queue[kind][(s.head[kind] + place) % MOST_OF_A_KIND] = from_pool(s, kind)


@rule
def from_pool(s: State, kind: int) -> int:
    """Take a card of a kind out of the pool, each as likely."""
    cards = 0
    for face in range(FIRST_FACE[kind], FIRST_FACE[kind + 1]):
        cards += s.pool[face]
    chosen = below(s, cards)
    face = FIRST_FACE[kind]
    while chosen >= s.pool[face]:
        chosen -= s.pool[face]
        face += 1
    s.pool[face] -= 1
    return face


@rule
def stack_anything(s: State, seat: int) -> None:
    """CP-21: a sealed stack that nobody has seen: any number of cards above STOP, any cards, any order."""
    for _ in range(below(s, s.cards[seat] + 1)):
        chosen = below(s, s.cards[seat] - s.bid_size[seat])
        face = 0
        while chosen >= s.hand[seat][face]:
            chosen -= s.hand[seat][face]
            face += 1
        lay_on_stack(s, seat, face)


@rule
def lay_on_stack(s: State, seat: int, face: int) -> None:
    """CP-21: a card goes from the hand under the others above STOP."""
    s.hand[seat][face] -= 1
    s.bid[seat][s.bid_size[seat]] = face
    s.bid_size[seat] += 1
