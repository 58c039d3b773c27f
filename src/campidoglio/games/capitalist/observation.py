"""Capitali$t for a learner: what a seat may know, as a row of whole numbers, the same length in every game.

Seats count from the observer in the order of turns: 0 is the observer, 1 the next in order; for an onlooker
(-1) from the first in order. A seat is written as 1 more than that, 0 is nobody or the bank. Prices, rents
and cards are the board's and not repeated here.

Every number fits 16 bits: an amount of money is two, its ten thousands and the rest; and what is beyond any
play is cut off.
"""

from __future__ import annotations

from campidoglio.games.capitalist.ending import fortune
from campidoglio.games.capitalist.land import owner_of
from campidoglio.games.capitalist.state import (
    CARDS,
    DECKS,
    LANDS,
    MOST_PLAYERS,
    NOTHING,
    PROPERTIES,
    State,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

GENERAL = 40
PER_LAND = 7
PER_SEAT = 14
PER_DECK = 3 + CARDS
MOST = 32_767
PART = 10_000
OBSERVATION_SIZE = GENERAL + LANDS * PER_LAND + MOST_PLAYERS * PER_SEAT + DECKS * PER_DECK


@rule
def observe(s: State, seat: int, out: Row) -> int:
    """The table, then the lands, the players from the observer on, the decks."""
    first = s.place[seat] if seat >= 0 else 0
    n = observe_rules(s, out)
    n = observe_turn(s, first, out, n)
    n = observe_bargains(s, first, out, n)
    for land in range(LANDS):
        n = observe_land(s, first, land, out, n)
    for step in range(MOST_PLAYERS):
        n = observe_player(s, first, step, out, n)
    for deck in range(DECKS):
        n = observe_deck(s, first, deck, out, n)
    return n


@rule
def seen(s: State, first: int, seat: int) -> int:
    """A seat as the observer counts, from 1; 0 for nobody."""
    if seat == NOTHING:
        return 0
    return (s.place[seat] - first + s.players) % s.players + 1


@rule
def observe_money(amount: int, out: Row, n: int) -> int:
    """An amount in two numbers."""
    out[n] = min(amount // PART, MOST)
    out[n + 1] = amount % PART
    return n + 2


@rule
def observe_rules(s: State, out: Row) -> int:
    """Players and settings as they are played."""
    out[0] = s.players
    out[1] = s.quick
    out[2] = s.rounds
    out[3] = min(s.minutes, MOST)
    out[4] = s.trades
    out[5] = s.resale_rate
    out[6] = min(s.levy, MOST)
    out[7] = s.alone
    out[8] = s.staged
    out[9] = s.falls_to_end
    return 10


@rule
def observe_turn(s: State, first: int, out: Row, n: int) -> int:
    """Phase, who is on turn and who is asked, round, dice, doubles, proposals, the card drawn, the bank."""
    out[n] = s.phase
    out[n + 1] = seen(s, first, s.turn)
    out[n + 2] = seen(s, first, s.decider)
    out[n + 3] = min(s.rounds_played, MOST)
    out[n + 4] = s.time_is_up
    out[n + 5] = s.dice[0]
    out[n + 6] = s.dice[1]
    out[n + 7] = s.doubles
    out[n + 8] = s.again
    out[n + 9] = s.proposals
    out[n + 10] = s.drawn[0] + 1
    out[n + 11] = s.drawn[1] + 1
    out[n + 12] = s.houses
    out[n + 13] = s.hotels
    return n + 14


@rule
def observe_bargains(s: State, first: int, out: Row, n: int) -> int:
    """The debt, the auction, the offer."""
    out[n] = seen(s, first, s.creditor)
    out[n + 1] = s.lot + 1
    out[n + 2] = seen(s, first, s.bidder)
    out[n + 3] = seen(s, first, s.proposer)
    out[n + 4] = seen(s, first, s.partner)
    out[n + 5] = s.countering
    out[n + 6] = s.given_cards
    out[n + 7] = s.asked_cards
    n = observe_money(s.bid, out, n + 8)
    n = observe_money(s.raised, out, n)
    n = observe_money(s.given_money, out, n)
    return observe_money(s.asked_money, out, n)


@rule
def observe_land(s: State, first: int, land: int, out: Row, n: int) -> int:
    """Owner, mortgaged, in this turn, buildings, given or asked in the offer, a lot to come."""
    out[n] = seen(s, first, owner_of(s, land))
    out[n + 1] = s.mortgaged >> land & 1
    out[n + 2] = s.fresh >> land & 1
    out[n + 3] = 0
    if land < PROPERTIES:
        out[n + 3] = s.level[land]
    out[n + 4] = s.given >> land & 1
    out[n + 5] = s.asked >> land & 1
    out[n + 6] = s.lots >> land & 1
    return n + PER_LAND


@rule
def observe_player(s: State, first: int, step: int, out: Row, n: int) -> int:
    """Playing, place, square, jail, Start passed, out, passed, release cards; money, fortune, debt."""
    for place in range(PER_SEAT):
        out[n + place] = 0
    if step >= s.players:
        return n + PER_SEAT
    seat = s.order[(first + step) % s.players]
    out[n] = 1
    out[n + 1] = s.place[seat]
    out[n + 2] = s.position[seat]
    out[n + 3] = s.jailed[seat]
    out[n + 4] = s.passes[seat]
    out[n + 5] = s.fell[seat]
    out[n + 6] = s.passed >> seat & 1
    out[n + 7] = int(s.release[0] == seat) + int(s.release[1] == seat)
    n = observe_money(s.money[seat], out, n + 8)
    n = observe_money(fortune(s, seat), out, n)
    return observe_money(s.owes[seat], out, n)


@rule
def observe_deck(s: State, first: int, deck: int, out: Row, n: int) -> int:
    """Cards, cards never seen, who holds the release card; then the cards from the top, 0 where unknown."""
    out[n] = s.cards[deck]
    out[n + 1] = s.hidden[deck]
    out[n + 2] = seen(s, first, s.release[deck])
    for place in range(CARDS):
        out[n + 3 + place] = 0
        if place >= s.hidden[deck] and place < s.cards[deck]:
            out[n + 3 + place] = s.deck[deck][(s.top[deck] + place) % CARDS] + 1
    return n + PER_DECK
