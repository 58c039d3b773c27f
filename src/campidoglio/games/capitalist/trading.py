"""Trades: an offer is made up of small steps, sent, and accepted, refused or countered once (CA-21)."""

from __future__ import annotations

from campidoglio.games.capitalist.building import blocked_lands
from campidoglio.games.capitalist.ending import is_in
from campidoglio.games.capitalist.land import hand_lands
from campidoglio.games.capitalist.money import hand_money
from campidoglio.games.capitalist.state import COINS, DECKS, NOTHING, Phase, State
from campidoglio.kernel.rule import rule


@rule
def can_propose_to(s: State, seat: int, other: int) -> bool:
    """CA-21: to any other player who is in."""
    return other != seat and other < s.players and is_in(s, other)


@rule
def open_offer(s: State, seat: int, other: int) -> None:
    """CA-21: the offer counts from here, sent or not, so that turns end."""
    s.proposals += 1
    begin_offer(s, seat, other)


@rule
def begin_offer(s: State, seat: int, other: int) -> None:
    """An empty offer to another player."""
    forget_offer(s)
    s.proposer = seat
    s.partner = other
    s.decider = seat
    s.phase = Phase.COMPOSE


@rule
def forget_offer(s: State) -> None:
    """There is no offer."""
    s.proposer = NOTHING
    s.partner = NOTHING
    s.countering = 0
    s.given = 0
    s.asked = 0
    s.given_cards = 0
    s.asked_cards = 0
    s.given_money = 0
    s.asked_money = 0


# What may go into an offer


@rule
def lands_to_trade(s: State, seat: int) -> int:
    """CA-21: all land of a seat but that of colours with buildings."""
    return s.holds[seat] & ~blocked_lands(s)


@rule
def cards_to_trade(s: State, seat: int) -> int:
    """CA-21: the release cards of a seat, as bits."""
    cards = 0
    for deck in range(DECKS):
        if s.release[deck] == seat:
            cards |= 1 << deck
    return cards


@rule
def can_give_money(s: State, coin: int) -> bool:
    """CA-21: within the proposer's cash; money goes one way only."""
    return s.asked_money == 0 and s.given_money + COINS[coin] <= s.money[s.proposer]


@rule
def can_ask_money(s: State, coin: int) -> bool:
    """CA-21: within the partner's cash; money goes one way only."""
    return s.given_money == 0 and s.asked_money + COINS[coin] <= s.money[s.partner]


@rule
def is_empty_offer(s: State) -> bool:
    """CA-21: nothing for nothing is no offer."""
    return s.given | s.asked | s.given_cards | s.asked_cards | s.given_money | s.asked_money == 0


# Answers


@rule
def send_offer(s: State) -> None:
    """The partner is asked."""
    s.decider = s.partner
    s.phase = Phase.ANSWER


@rule
def begin_counter(s: State) -> None:
    """CA-21: the partner makes up an offer of their own, the only one."""
    begin_offer(s, s.partner, s.proposer)
    s.countering = 1


@rule
def exchange(s: State) -> None:
    """CA-21: land, money and release cards change hands as offered."""
    hand_lands(s, s.proposer, s.partner, s.given)
    hand_lands(s, s.partner, s.proposer, s.asked)
    hand_money(s, s.proposer, s.partner, s.given_money)
    hand_money(s, s.partner, s.proposer, s.asked_money)
    for deck in range(DECKS):
        if s.given_cards >> deck & 1:
            s.release[deck] = s.partner
        if s.asked_cards >> deck & 1:
            s.release[deck] = s.proposer
    close_offer(s)


@rule
def close_offer(s: State) -> None:
    """The player on turn goes on acting."""
    forget_offer(s)
    s.decider = s.turn
    s.phase = Phase.ACT
