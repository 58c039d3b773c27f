"""Auctions: open and ascending, for whole amounts within the bidder's cash (CA-28)."""

from __future__ import annotations

from campidoglio.games.capitalist.ending import is_in
from campidoglio.games.capitalist.land import buy_land
from campidoglio.games.capitalist.state import COINS, NOTHING, SQUARES, Phase, State
from campidoglio.kernel.rule import rule


@rule
def open_auction(s: State, land: int, after: int) -> None:
    """CA-28: all players who are in may bid, from the one after the given seat."""
    s.lot = land
    s.bid = 0
    s.bidder = NOTHING
    s.passed = 0
    for seat in range(s.players):
        if not is_in(s, seat):
            s.passed |= 1 << seat
    s.phase = Phase.AUCTION
    ask_next_bidder(s, after)


@rule
def ask_next_bidder(s: State, after: int) -> None:
    """CA-28: the next who can outbid the last bid; who cannot is out; if nobody is left, the lot goes."""
    s.raised = 0
    for step in range(1, s.players + 1):
        seat = s.order[(s.place[after] + step) % s.players]
        if s.passed >> seat & 1 or seat == s.bidder:
            continue
        if s.money[seat] > s.bid:
            s.decider = seat
            return
        s.passed |= 1 << seat
    close_auction(s)


@rule
def close_auction(s: State) -> None:
    """CA-28: the highest bidder pays the bid; if all passed, the land stays with the bank."""
    if s.bidder != NOTHING:
        buy_land(s, s.bidder, s.lot, s.bid)
    forget_auction(s)
    s.phase = Phase.RUNNING


@rule
def forget_auction(s: State) -> None:
    """Nothing is up for auction."""
    s.lot = NOTHING
    s.bid = 0
    s.bidder = NOTHING
    s.raised = 0
    s.passed = 0


@rule
def can_raise(s: State, seat: int, coin: int) -> bool:
    """CA-28: within the bidder's cash."""
    return s.bid + s.raised + COINS[coin] <= s.money[seat]


@rule
def place_bid(s: State, seat: int) -> None:
    """CA-28: the raise that was made up, on top of the last bid."""
    s.bid += s.raised
    s.bidder = seat
    ask_next_bidder(s, seat)


@rule
def pass_bidding(s: State, seat: int) -> None:
    """CA-28: who passes is out."""
    s.passed |= 1 << seat
    ask_next_bidder(s, seat)


@rule
def leave_auction(s: State, leaver: int) -> None:
    """CA-34: the leaver is out; if theirs was the highest bid, it starts again at 1 among the others."""
    s.passed |= 1 << leaver
    if s.bidder == leaver:
        s.bidder = NOTHING
        s.bid = 0
        s.raised = 0
    if s.decider == leaver:
        ask_next_bidder(s, leaver)


@rule
def next_lot(s: State, after: int) -> None:
    """CA-32: the next of the lots in the order of the board, from the seat after the bankrupt."""
    for square in range(SQUARES):
        land = s.land_at[square]
        if land != NOTHING and s.lots >> land & 1:
            s.lots &= ~(1 << land)
            open_auction(s, land, after)
            return
