"""Debts that the cash does not cover, bankruptcy, and leaving (CA-30 … CA-34)."""

from __future__ import annotations

from campidoglio.games.capitalist.auction import forget_auction, leave_auction
from campidoglio.games.capitalist.building import remove_all_buildings, sell_all_buildings
from campidoglio.games.capitalist.cards import put_under, release_card
from campidoglio.games.capitalist.ending import eliminate, fortune
from campidoglio.games.capitalist.land import hand_lands, return_lands
from campidoglio.games.capitalist.money import (
    first_debtor,
    forget_debt,
    forget_debts,
    hand_money,
    pay_debt,
    spend,
)
from campidoglio.games.capitalist.state import BANK, DECKS, NOTHING, Phase, State, Step
from campidoglio.games.capitalist.trading import close_offer, forget_offer
from campidoglio.kernel.rule import rule


@rule
def settle_debt(s: State) -> None:
    """CA-30, CA-33: the first debtor pays, or is asked to raise money."""
    debtor = first_debtor(s)
    if s.money[debtor] >= s.owes[debtor]:
        pay_debt(s, debtor)
    else:
        s.decider = debtor
        s.phase = Phase.DEBT


@rule
def is_bankrupt(s: State, seat: int) -> bool:
    """CA-30: all that could be raised is less than the debt."""
    return fortune(s, seat) < s.owes[seat]


@rule
def go_bankrupt(s: State, seat: int) -> None:
    """CA-31, CA-32: everything goes to the creditor, and the player is out."""
    s.phase = Phase.RUNNING
    if s.creditor == BANK:
        s.lots = s.holds[seat]
        give_all_to_bank(s, seat)
    else:
        give_all_to_player(s, seat, s.creditor)
    forget_debt(s, seat)
    end_turn_of(s, seat)
    eliminate(s, seat)


@rule
def end_turn_of(s: State, seat: int) -> None:
    """Whoever is out does not go on with their turn."""
    if s.turn == seat:
        s.again = 0
        s.step = Step.UPKEEP


@rule
def give_all_to_player(s: State, seat: int, creditor: int) -> None:
    """CA-31: buildings are sold to the bank; cash, land and release cards go over, mortgages stay."""
    sell_all_buildings(s, seat)
    hand_money(s, seat, creditor, s.money[seat])
    hand_lands(s, seat, creditor, s.holds[seat])
    for deck in range(DECKS):
        if s.release[deck] == seat:
            s.release[deck] = creditor


@rule
def give_all_to_bank(s: State, seat: int) -> None:
    """CA-32, CA-34: cash and land go back, unmortgaged and unbuilt; release cards go under their decks."""
    spend(s, seat, s.money[seat])
    remove_all_buildings(s, seat)
    return_lands(s, seat)
    for deck in range(DECKS):
        if s.release[deck] == seat:
            s.release[deck] = NOTHING
            put_under(s, deck, release_card(s, deck))


# Leaving


@rule
def leave_game(s: State, leaver: int) -> None:
    """CA-34: out for good, at any time."""
    if s.owes[leaver] > 0 and s.creditor != BANK:
        give_all_to_player(s, leaver, s.creditor)
    else:
        give_all_to_bank(s, leaver)
    leave_debts(s, leaver)
    leave_decision(s, leaver)
    end_turn_of(s, leaver)
    eliminate(s, leaver)
    if s.phase == Phase.OVER:
        forget_offer(s)
        forget_auction(s)


@rule
def leave_debts(s: State, leaver: int) -> None:
    """CA-34: what the leaver owed has been dealt with; what is owed to the leaver lapses."""
    is_open = s.phase == Phase.DEBT and (s.creditor == leaver or s.decider == leaver)
    if s.creditor == leaver:
        forget_debts(s)
    else:
        forget_debt(s, leaver)
    if is_open:
        s.phase = Phase.RUNNING


@rule
def leave_decision(s: State, leaver: int) -> None:
    """CA-34: offers by or to the leaver lapse, bids too; nothing more is asked of the leaver."""
    if s.phase == Phase.AUCTION:
        leave_auction(s, leaver)
    elif s.proposer == leaver or s.partner == leaver:
        close_offer(s)
    if s.decider == leaver and s.phase != Phase.AUCTION:
        s.phase = Phase.RUNNING
