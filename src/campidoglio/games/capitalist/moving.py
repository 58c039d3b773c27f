"""Moving on the board: forward past Start, backward without it, and straight to jail."""

from __future__ import annotations

from campidoglio.games.capitalist.land import is_station
from campidoglio.games.capitalist.money import receive
from campidoglio.games.capitalist.state import NOTHING, SQUARES, Amount, State, Step
from campidoglio.kernel.rule import rule


@rule
def move_forward(s: State, seat: int, steps: int) -> None:
    """CA-5, CA-6: clockwise; whoever passes Start or lands on it is paid."""
    reached = s.position[seat] + steps
    if reached >= SQUARES:
        reached -= SQUARES
        pass_start(s, seat)
    s.position[seat] = reached
    s.step = Step.LAND


@rule
def pass_start(s: State, seat: int) -> None:
    """CA-6: 200 from the bank. CA-54: the first two times are counted."""
    receive(s, seat, s.amount[Amount.SALARY])
    if s.passes[seat] < 2:
        s.passes[seat] += 1


@rule
def move_to(s: State, seat: int, square: int) -> None:
    """CA-11: forward to a square, however far."""
    move_forward(s, seat, (square - s.position[seat] + SQUARES) % SQUARES)


@rule
def move_back_to(s: State, seat: int, square: int) -> None:
    """CA-11: backward to a square; Start pays nothing."""
    s.position[seat] = square
    s.step = Step.LAND


@rule
def next_station(s: State, square: int) -> int:
    """CA-11: the first station ahead of a square."""
    for steps in range(1, SQUARES):
        ahead = (square + steps) % SQUARES
        land = s.land_at[ahead]
        if land != NOTHING and is_station(land):
            return ahead
    return square


@rule
def go_to_jail_at_once(s: State, seat: int) -> None:
    """CA-13: to jail without passing Start; the turn ends, whatever was rolled (CA-7)."""
    s.position[seat] = s.jail_at
    s.jailed[seat] = 1
    s.again = 0
    s.step = Step.SETTLE
