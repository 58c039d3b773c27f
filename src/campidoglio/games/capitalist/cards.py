"""Chance and community cards: the two decks, and what a card does.

A deck is a ring from its top downward. What was never seen lies on top; what was drawn lies under it, in an
order that everybody knows (CA-10).
"""

from __future__ import annotations

from campidoglio.games.capitalist.building import hotels_of, houses_of
from campidoglio.games.capitalist.ending import is_in
from campidoglio.games.capitalist.money import owe, receive
from campidoglio.games.capitalist.moving import go_to_jail_at_once, move_back_to, move_to, next_station
from campidoglio.games.capitalist.state import (
    BANK,
    CARDS,
    NOTHING,
    SQUARES,
    Deck,
    Effect,
    Phase,
    State,
)
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule

# The decks


@rule
def shuffle_deck(s: State, deck: int) -> None:
    """CA-3: all sixteen cards, in a secret order."""
    for card in range(CARDS):
        s.deck[deck][card] = card
    shuffle(s, s.deck[deck], CARDS)
    s.top[deck] = 0
    s.cards[deck] = CARDS
    s.hidden[deck] = CARDS


@rule
def put_under(s: State, deck: int, card: int) -> None:
    """CA-10: a card goes under its deck."""
    s.deck[deck][(s.top[deck] + s.cards[deck]) % CARDS] = card
    s.cards[deck] += 1


@rule
def take_top(s: State, deck: int) -> int:
    """Take the top card off a deck."""
    place = s.top[deck]
    card = s.deck[deck][place]
    s.deck[deck][place] = NOTHING
    s.top[deck] = (place + 1) % CARDS
    s.cards[deck] -= 1
    if s.hidden[deck] > 0:
        s.hidden[deck] -= 1
    return card


@rule
def release_card(s: State, deck: int) -> int:
    """The number of a deck's release card; every deck has one."""
    card = 0
    while s.effect[deck][card] != Effect.RELEASE:
        card += 1
    return card


@rule
def shuffle_hidden(s: State, deck: int) -> None:
    """Bring the cards that nobody has seen into another order, whatever their order was."""
    sort_hidden(s, deck)
    for last in range(s.hidden[deck] - 1, 0, -1):
        here = (s.top[deck] + last) % CARDS
        there = (s.top[deck] + below(s, last + 1)) % CARDS
        card = s.deck[deck][here]
        s.deck[deck][here] = s.deck[deck][there]
        s.deck[deck][there] = card


@rule
def sort_hidden(s: State, deck: int) -> None:
    """Lay the cards that nobody has seen by their number, so that their true order tells nothing."""
    unseen = 0
    for place in range(s.hidden[deck]):
        unseen |= 1 << s.deck[deck][(s.top[deck] + place) % CARDS]
    place = s.top[deck]
    for card in range(CARDS):
        if unseen >> card & 1:
            s.deck[deck][place % CARDS] = card
            place += 1


# Drawing


@rule
def draw_card(s: State, seat: int, deck: int) -> None:
    """CA-10: the card goes under its deck, or is kept if it is a release card; then it is done at once."""
    card = take_top(s, deck)
    s.drawn[0] = deck
    s.drawn[1] = card
    if s.effect[deck][card] == Effect.RELEASE:
        s.release[deck] = seat
    else:
        put_under(s, deck, card)
        follow_card(s, seat, s.effect[deck][card], s.value[deck][card])


@rule
def follow_card(s: State, seat: int, effect: int, value: int) -> None:
    """CA-11: what a card does that is not kept."""
    if effect == Effect.RECEIVE:
        receive(s, seat, value)
    elif effect == Effect.PAY:
        owe(s, seat, BANK, value)
    elif effect == Effect.JAIL:
        go_to_jail_at_once(s, seat)
    elif effect == Effect.PAY_OR_CHANCE:
        s.phase = Phase.CHOICE
        s.decider = seat
    elif effect == Effect.BIRTHDAY:
        collect_from_all(s, seat, value)
    elif effect == Effect.REPAIRS:
        owe(s, seat, BANK, repairs(s, seat))
    else:
        follow_moving_card(s, seat, effect, value)


@rule
def follow_moving_card(s: State, seat: int, effect: int, value: int) -> None:
    """CA-11: forward past Start, or backward without it."""
    if effect == Effect.ADVANCE:
        move_to(s, seat, value)
    elif effect == Effect.NEAREST_STATION:
        move_to(s, seat, next_station(s, s.position[seat]))
    elif effect == Effect.GO_BACK:
        move_back_to(s, seat, value)
    else:
        move_back_to(s, seat, (s.position[seat] + SQUARES - value) % SQUARES)


@rule
def collect_from_all(s: State, seat: int, value: int) -> None:
    """CA-11: every other player who is still in owes the drawer."""
    for other in range(s.players):
        if other != seat and is_in(s, other):
            owe(s, other, seat, value)


@rule
def repairs(s: State, seat: int) -> int:
    """CA-11: the amount of the card just drawn for every house, and another for every hotel."""
    deck = s.drawn[0]
    card = s.drawn[1]
    return s.value[deck][card] * houses_of(s, seat) + s.hotel_value[deck][card] * hotels_of(s, seat)


# The choice between paying and a chance card


@rule
def pay_choice(s: State, seat: int) -> None:
    """CA-11: pay, even without the cash: then it is a debt."""
    s.phase = Phase.RUNNING
    owe(s, seat, BANK, s.value[s.drawn[0]][s.drawn[1]])


@rule
def draw_instead(s: State, seat: int) -> None:
    """CA-11: a chance card instead."""
    s.phase = Phase.RUNNING
    draw_card(s, seat, Deck.CHANCE)
