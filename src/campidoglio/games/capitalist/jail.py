"""Jail: going in (CA-13) and the ways out (CA-16)."""

from __future__ import annotations

from campidoglio.games.capitalist.cards import put_under, release_card
from campidoglio.games.capitalist.money import owe, spend
from campidoglio.games.capitalist.state import BANK, NOTHING, Amount, State, Step
from campidoglio.kernel.rule import rule

LAST_ROLL = 3
"""`jailed` before the roll that is the third at the latest: two have failed."""


@rule
def can_pay_fine(s: State, seat: int) -> bool:
    """CA-16: with at least the fine in cash, in any of the three turns."""
    return s.jailed[seat] > 0 and s.money[seat] >= s.amount[Amount.FINE]


@rule
def pay_the_fine(s: State, seat: int) -> None:
    """CA-16: free at once; the turn goes on as usual."""
    spend(s, seat, s.amount[Amount.FINE])
    s.jailed[seat] = 0


@rule
def can_use_release(s: State, seat: int) -> bool:
    """CA-16, CA-27: in jail, with a release card in hand."""
    return s.jailed[seat] > 0 and (s.release[0] == seat or s.release[1] == seat)


@rule
def use_release(s: State, seat: int) -> None:
    """CA-16, CA-10: the card goes under its own deck; who holds both uses the chance one."""
    deck = 0 if s.release[0] == seat else 1
    s.release[deck] = NOTHING
    put_under(s, deck, release_card(s, deck))
    s.jailed[seat] = 0


@rule
def roll_in_jail(s: State, seat: int, is_double: bool) -> None:
    """CA-16: doubles free and move; the third failure costs the fine and moves; else one stays."""
    s.again = 0
    if is_double:
        s.jailed[seat] = 0
        s.step = Step.MOVE
    elif s.jailed[seat] >= LAST_ROLL:
        s.jailed[seat] = 0
        owe(s, seat, BANK, s.amount[Amount.FINE])
        s.step = Step.MOVE
    else:
        s.jailed[seat] += 1
        s.step = Step.SETTLE
