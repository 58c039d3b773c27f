"""Money: what the bank pays and takes, what players pay each other, and what is owed.

Every amount that the bank pays or takes is booked in `s.bank`, so that it always equals what the players
hold together.
"""

from __future__ import annotations

from campidoglio.games.capitalist.state import BANK, NOTHING, State
from campidoglio.kernel.rule import rule


@rule
def receive(s: State, seat: int, amount: int) -> None:
    """The bank pays a player (CA-3: it always can)."""
    s.money[seat] += amount
    s.bank += amount


@rule
def spend(s: State, seat: int, amount: int) -> None:
    """A player pays the bank out of their cash."""
    s.money[seat] -= amount
    s.bank -= amount


@rule
def hand_money(s: State, giver: int, taker: int, amount: int) -> None:
    """A player pays another."""
    s.money[giver] -= amount
    s.money[taker] += amount


@rule
def owe(s: State, debtor: int, creditor: int, amount: int) -> None:
    """CA-30: a payment falls due; it is made as soon as the debtor has the cash."""
    if amount > 0:
        s.owes[debtor] = amount
        s.creditor = creditor
        s.debts += 1


@rule
def first_debtor(s: State) -> int:
    """CA-33: debts are paid one at a time, in turn order from the player on turn."""
    for step in range(s.players):
        seat = s.order[(s.place[s.turn] + step) % s.players]
        if s.owes[seat] > 0:
            return seat
    return NOTHING


@rule
def pay_debt(s: State, debtor: int) -> None:
    """Pay what is owed, in full."""
    amount = s.owes[debtor]
    if s.creditor == BANK:
        spend(s, debtor, amount)
    else:
        hand_money(s, debtor, s.creditor, amount)
    forget_debt(s, debtor)


@rule
def forget_debt(s: State, debtor: int) -> None:
    """The debtor owes nothing any more."""
    if s.owes[debtor] > 0:
        s.owes[debtor] = 0
        s.debts -= 1
    if s.debts == 0:
        s.creditor = BANK


@rule
def forget_debts(s: State) -> None:
    """Nobody owes anything any more."""
    for seat in range(s.players):
        forget_debt(s, seat)
