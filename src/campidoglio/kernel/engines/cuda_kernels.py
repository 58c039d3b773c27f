"""The lanes, one game a thread: what the CUDA engine compiles and launches.

The names imported for the type checker alone are the engine's own versions of the lanes, and the sizes
of the game at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numba import cuda, int32

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
    from campidoglio.kernel.engines.names import MOVES, apply, due, observe

Array = Any


def begin_all(states: Array, seeds: Array) -> None:
    """Deal every game from its seed."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        begin(states[i], seeds[i])


def due_all(states: Array, seats: Array) -> None:
    """The due seats of every game, as bits."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        seats[i] = due(states[i])


def first_due_all(states: Array, seats: Array) -> None:
    """The first due seat of every game, or -1."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        seats[i] = first_due(states[i])


def legal_all(states: Array, seats: Array, mask: Array) -> None:
    """Mark the legal actions of one seat of every game."""
    moves = cuda.local.array(MOVES, int32)
    i = cuda.grid(1)
    if i < states.shape[0]:
        mark_legal(states[i], seats[i], mask[i], mask.shape[1], moves)


def check_all(states: Array, seats: Array, codes: Array, legal: Array) -> None:
    """Whether each action is legal; games that are over take any."""
    moves = cuda.local.array(MOVES, int32)
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal[i] = 0
        if due(states[i]) == 0 or is_legal(states[i], seats[i], codes[i], moves):
            legal[i] = 1


def step_all(states: Array, seats: Array, codes: Array) -> None:
    """Carry one action out in every game that is not over."""
    i = cuda.grid(1)
    if i < states.shape[0] and due(states[i]) != 0:
        apply(states[i], seats[i], codes[i])


def simulate_all(states: Array, seeds: Array, luck: Array, made: Array, rounds: int) -> None:
    """Play whole games at random in every lane."""
    moves = cuda.local.array(MOVES, int32)
    i = cuda.grid(1)
    if i < states.shape[0]:
        made[i] = simulate(states[i], seeds[i], luck[i], moves, rounds)


def playout_all(states: Array, luck: Array, made: Array) -> None:
    """Play every game at random to its end."""
    moves = cuda.local.array(MOVES, int32)
    i = cuda.grid(1)
    if i < states.shape[0]:
        made[i] = playout(states[i], luck[i], moves)


def restart_all(states: Array, seeds: Array, begun: Array) -> None:
    """Begin the next game in every lane whose game is over."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        begun[i] = 0
        if restart(states[i], seeds[i]):
            begun[i] = 1


def observe_all(states: Array, seats: Array, out: Array) -> None:
    """What one seat of every game may know, as numbers; the first seat where none is due."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        observe(states[i], max(seats[i], 0), out[i])


def results_all(states: Array, scores: Array, places: Array, endings: Array) -> None:
    """Points, places and ending of every game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        endings[i] = read_results(states[i], scores[i], places[i])


def imagine_all(states: Array, seats: Array, seeds: Array) -> None:
    """Deal anew, in every game, what one seat cannot know."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        imagine(states[i], seats[i], seeds[i])
