"""What may be done: who is asked, and what the phase of the game lets them choose.

Within a list actions stand in the order of `ACTIONS`. What a choice does is in actions.py.
"""

from __future__ import annotations

from campidoglio.games.capitalist.actions import (
    accept,
    ask_card,
    ask_land,
    ask_money,
    bankrupt,
    bid,
    build,
    buy,
    cancel,
    counter,
    decline,
    draw_chance,
    give_card,
    give_land,
    give_money,
    leave,
    lift,
    mortgage,
    offer,
    pass_bid,
    pay,
    pay_fine,
    raise_by,
    refuse,
    roll,
    sell,
    sell_down,
    send,
    time_up,
    use_card,
)
from campidoglio.games.capitalist.auction import can_raise
from campidoglio.games.capitalist.building import can_build, can_sell, can_sell_down, may_build_in
from campidoglio.games.capitalist.debts import is_bankrupt
from campidoglio.games.capitalist.ending import is_in
from campidoglio.games.capitalist.jail import can_pay_fine, can_use_release
from campidoglio.games.capitalist.land import can_lift, can_mortgage
from campidoglio.games.capitalist.state import (
    COINS,
    COLOURS,
    DECKS,
    GROUP_START,
    LANDS,
    MOST_PLAYERS,
    PROPERTIES,
    Phase,
    State,
)
from campidoglio.games.capitalist.trading import (
    can_ask_money,
    can_give_money,
    can_propose_to,
    cards_to_trade,
    is_empty_offer,
    lands_to_trade,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

# A roll, the fine, a release card; every property built on or sold from, every colour sold down; every land
# mortgaged or lifted; an offer to every other player.
LEGAL_LIMIT = 3 + 2 * PROPERTIES + COLOURS + LANDS + MOST_PLAYERS - 1


@rule
def due(s: State) -> int:
    """One seat at a time is asked; nobody once the game is over."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.decider


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    """What the phase allows, in the order of `ACTIONS`."""
    if s.phase == Phase.ACT:
        return act_moves(s, seat, moves)
    if s.phase == Phase.COMPOSE:
        return compose_moves(s, moves)
    if s.phase == Phase.ANSWER:
        return answer_moves(s, moves)
    if s.phase == Phase.AUCTION:
        return auction_moves(s, seat, moves)
    if s.phase == Phase.DEBT:
        return debt_moves(s, seat, moves)
    if s.phase == Phase.BUY:
        moves[0] = buy.code()
        moves[1] = decline.code()
    else:
        moves[0] = pay.code()
        moves[1] = draw_chance.code()
    return 2


# On one's turn


@rule
def act_moves(s: State, seat: int, moves: Row) -> int:
    """CA-5: roll; leave jail (CA-16); build, sell, mortgage, lift, propose a trade (CA-20 … CA-26)."""
    moves[0] = roll.code()
    n = 1
    if s.jailed[seat] > 0:
        n = jail_moves(s, seat, moves, n)
    n = build_moves(s, seat, moves, n)
    n = sell_moves(s, seat, moves, n)
    n = mortgage_moves(s, seat, moves, n)
    n = lift_moves(s, seat, moves, n)
    if s.proposals < s.trades:
        for other in range(s.players):
            if can_propose_to(s, seat, other):
                moves[n] = offer.code(other)
                n += 1
    return n


@rule
def jail_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-16: the fine, or a release card."""
    if can_pay_fine(s, seat):
        moves[n] = pay_fine.code()
        n += 1
    if can_use_release(s, seat):
        moves[n] = use_card.code()
        n += 1
    return n


@rule
def build_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-20: every property that may be built on."""
    if s.holds[seat] == 0:
        return n
    for colour in range(COLOURS):
        if may_build_in(s, seat, colour):
            for land in range(GROUP_START[colour], GROUP_START[colour + 1]):
                if can_build(s, seat, land):
                    moves[n] = build.code(land)
                    n += 1
    return n


@rule
def sell_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-24: every property that may be sold from, every colour that may be sold down."""
    mine = s.holds[seat] & s.built
    if mine == 0:
        return n
    for land in range(PROPERTIES):
        if mine >> land & 1 and can_sell(s, seat, land):
            moves[n] = sell.code(land)
            n += 1
    for colour in range(COLOURS):
        if can_sell_down(s, seat, colour):
            moves[n] = sell_down.code(colour)
            n += 1
    return n


@rule
def mortgage_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-25: every land that may be mortgaged."""
    mine = s.holds[seat] & ~s.mortgaged
    if mine == 0:
        return n
    for land in range(LANDS):
        if mine >> land & 1 and can_mortgage(s, seat, land):
            moves[n] = mortgage.code(land)
            n += 1
    return n


@rule
def lift_moves(s: State, seat: int, moves: Row, n: int) -> int:
    """CA-26: every mortgage that may be lifted."""
    mine = s.holds[seat] & s.mortgaged
    if mine == 0:
        return n
    for land in range(LANDS):
        if mine >> land & 1 and can_lift(s, seat, land):
            moves[n] = lift.code(land)
            n += 1
    return n


# Trades, auctions, debts


@rule
def compose_moves(s: State, moves: Row) -> int:
    """CA-21: lands, release cards and money that may still go into the offer; send it, or drop it."""
    n = give_moves(s, moves)
    for coin in range(len(COINS)):
        if can_give_money(s, coin):
            moves[n] = give_money.code(coin)
            n += 1
    for coin in range(len(COINS)):
        if can_ask_money(s, coin):
            moves[n] = ask_money.code(coin)
            n += 1
    if not is_empty_offer(s):
        moves[n] = send.code()
        n += 1
    moves[n] = cancel.code()
    return n + 1


@rule
def give_moves(s: State, moves: Row) -> int:
    """CA-21: lands to give, lands to ask, release cards to give, release cards to ask."""
    mine = lands_to_trade(s, s.proposer) & ~s.given
    theirs = lands_to_trade(s, s.partner) & ~s.asked
    n = 0
    if mine != 0:
        for land in range(LANDS):
            if mine >> land & 1:
                moves[n] = give_land.code(land)
                n += 1
    if theirs != 0:
        for land in range(LANDS):
            if theirs >> land & 1:
                moves[n] = ask_land.code(land)
                n += 1
    my_cards = cards_to_trade(s, s.proposer) & ~s.given_cards
    their_cards = cards_to_trade(s, s.partner) & ~s.asked_cards
    for deck in range(DECKS):
        if my_cards >> deck & 1:
            moves[n] = give_card.code(deck)
            n += 1
    for deck in range(DECKS):
        if their_cards >> deck & 1:
            moves[n] = ask_card.code(deck)
            n += 1
    return n


@rule
def answer_moves(s: State, moves: Row) -> int:
    """CA-21: accept, refuse, or make the one counter-offer."""
    moves[0] = accept.code()
    moves[1] = refuse.code()
    if s.countering:
        return 2
    moves[2] = counter.code()
    return 3


@rule
def auction_moves(s: State, seat: int, moves: Row) -> int:
    """CA-28: raise within one's cash, and bid; or pass."""
    n = 0
    for coin in range(len(COINS)):
        if can_raise(s, seat, coin):
            moves[n] = raise_by.code(coin)
            n += 1
    if s.raised > 0:
        moves[n] = bid.code()
    else:
        moves[n] = pass_bid.code()
    return n + 1


@rule
def debt_moves(s: State, seat: int, moves: Row) -> int:
    """CA-30: sell, mortgage, or declare bankruptcy if all that does not suffice."""
    n = sell_moves(s, seat, moves, 0)
    n = mortgage_moves(s, seat, moves, n)
    if is_bankrupt(s, seat):
        moves[n] = bankrupt.code()
        n += 1
    return n


# From outside


@rule
def outside(s: State, moves: Row) -> int:
    """CA-41: the time may run out, once, if it is limited. CA-34: anybody may leave."""
    n = 0
    if s.phase == Phase.OVER:
        return n
    if s.minutes > 0 and s.time_is_up == 0:
        moves[n] = time_up.code()
        n += 1
    for seat in range(s.players):
        if is_in(s, seat):
            moves[n] = leave.code(seat)
            n += 1
    return n
