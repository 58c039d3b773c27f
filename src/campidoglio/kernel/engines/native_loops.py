"""The lanes, run over a part of a batch: what the native engine compiles and calls.

The names imported for the type checker alone are the engine's own versions of the lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from campidoglio.kernel.engines.lanes import (
        begin,
        first_due,
        imagine,
        is_legal,
        mark_legal,
        playout,
        read_results,
        restart,
        simulate,
    )
    from campidoglio.kernel.engines.names import apply, due, observe

Array = Any


def begin_all(start: int, stop: int, states: Array, seeds: Array) -> None:
    """Deal every game from its seed."""
    for i in range(start, stop):
        begin(states[i], seeds[i])


def due_all(start: int, stop: int, states: Array, seats: Array) -> None:
    """The due seats of every game, as bits."""
    for i in range(start, stop):
        seats[i] = due(states[i])


def first_due_all(start: int, stop: int, states: Array, seats: Array) -> None:
    """The first due seat of every game, or -1."""
    for i in range(start, stop):
        seats[i] = first_due(states[i])


def legal_all(start: int, stop: int, states: Array, seats: Array, mask: Array, moves: Array) -> None:
    """Mark the legal actions of one seat of every game."""
    for i in range(start, stop):
        mark_legal(states[i], seats[i], mask[i], mask.shape[1], moves)


def check_all(
    start: int, stop: int, states: Array, seats: Array, codes: Array, legal: Array, moves: Array
) -> None:
    """Whether each action is legal; games that are over (seat -1) take any."""
    for i in range(start, stop):
        legal[i] = due(states[i]) == 0 or is_legal(states[i], seats[i], codes[i], moves)


def step_all(start: int, stop: int, states: Array, seats: Array, codes: Array) -> None:
    """Carry one action out in every game that is not over."""
    for i in range(start, stop):
        if due(states[i]) != 0:
            apply(states[i], seats[i], codes[i])


def simulate_all(
    start: int,
    stop: int,
    states: Array,
    seeds: Array,
    luck: Array,
    made: Array,
    rounds: int,
    moves: Array,
) -> None:
    """Play whole games at random in every lane."""
    for i in range(start, stop):
        made[i] = simulate(states[i], seeds[i], luck[i], moves, rounds)


def playout_all(start: int, stop: int, states: Array, luck: Array, made: Array, moves: Array) -> None:
    """Play every game at random to its end."""
    for i in range(start, stop):
        made[i] = playout(states[i], luck[i], moves)


def restart_all(start: int, stop: int, states: Array, seeds: Array, begun: Array) -> None:
    """Begin the next game in every lane whose game is over."""
    for i in range(start, stop):
        begun[i] = restart(states[i], seeds[i])


def observe_all(start: int, stop: int, states: Array, seats: Array, out: Array) -> None:
    """What one seat of every game may know, as numbers."""
    for i in range(start, stop):
        observe(states[i], seats[i], out[i])


def results_all(start: int, stop: int, states: Array, scores: Array, places: Array, endings: Array) -> None:
    """Points, places and ending of every game."""
    for i in range(start, stop):
        endings[i] = read_results(states[i], scores[i], places[i])


def imagine_all(start: int, stop: int, states: Array, seats: Array, seeds: Array) -> None:
    """Deal anew, in every game, what one seat cannot know."""
    for i in range(start, stop):
        imagine(states[i], seats[i], seeds[i])
