"""How a game ends, who is how rich, and who is placed before whom."""

from __future__ import annotations

from campidoglio.games.capitalist.building import value_of_buildings
from campidoglio.games.capitalist.land import value_of_lands
from campidoglio.games.capitalist.money import forget_debts
from campidoglio.games.capitalist.state import NOTHING, Ending, Phase, State
from campidoglio.kernel.rule import rule


@rule
def fortune(s: State, seat: int) -> int:
    """CA-41: cash, the resale value of buildings, the mortgage value of land that is not mortgaged."""
    return s.money[seat] + value_of_buildings(s, seat) + value_of_lands(s, seat)


@rule
def is_in(s: State, seat: int) -> bool:
    """Whether a player has neither gone bankrupt nor left."""
    return s.fell[seat] == 0


@rule
def next_in(s: State, seat: int) -> int:
    """The next player in turn order who is still in."""
    for step in range(1, s.players):
        other = s.order[(s.place[seat] + step) % s.players]
        if is_in(s, other):
            return other
    return seat


@rule
def eliminate(s: State, seat: int) -> None:
    """A player is out. CA-40, CA-56: that may end the game at once."""
    s.fallen += 1
    s.fell[seat] = s.fallen
    if s.fallen == s.players - 1:
        finish(s, Ending.LAST_PLAYER)
    elif s.falls_to_end > 0 and s.fallen >= s.falls_to_end:
        finish(s, Ending.ELIMINATIONS)


@rule
def check_limits(s: State) -> None:
    """CA-41: after the last round, or after the turn in which the time ran out, the game is over."""
    if s.rounds > 0 and s.rounds_played >= s.rounds:
        finish(s, Ending.ROUNDS)
    elif s.time_is_up:
        finish(s, Ending.TIME)


@rule
def finish(s: State, reason: int) -> None:
    """The game is over: no further payments, no auctions (CA-35)."""
    s.reason = reason
    s.phase = Phase.OVER
    s.decider = NOTHING
    s.lots = 0
    forget_debts(s)


@rule
def ending(s: State) -> int:
    """Why the game ended."""
    return s.reason


@rule
def score(s: State, seat: int) -> int:
    """CA-41: the fortune; nothing is left of one who is out."""
    return fortune(s, seat)


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """CA-41, CA-42: the richer is before the poorer, and both before whoever is out; later out is better."""
    if is_in(s, seat) and is_in(s, other):
        return fortune(s, seat) > fortune(s, other)
    if is_in(s, seat) or is_in(s, other):
        return is_in(s, seat)
    return s.fell[seat] > s.fell[other]
