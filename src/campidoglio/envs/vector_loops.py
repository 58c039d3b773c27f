"""What a vector environment does in all its games, compiled by the native engine.

The names imported for the type checker alone are the engine's own versions of rules and lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from campidoglio.kernel.engines.lanes import random_move, restart
    from campidoglio.kernel.engines.names import due

Array = Any


def others_play(start: int, stop: int, states: Array, learners: Array, luck: Array, moves: Array) -> None:
    """Random moves of the others, in every game, until the learner is asked or the game is over."""
    for i in range(start, stop):
        seats = due(states[i])
        while seats != 0 and (seats >> learners[i]) & 1 == 0:
            random_move(states[i], luck[i], moves)
            seats = due(states[i])


def restart_marked(start: int, stop: int, states: Array, seeds: Array, marked: Array) -> None:
    """Begin the next game where one was over before the step; a game that ended in it stays to be seen."""
    for i in range(start, stop):
        if marked[i]:
            restart(states[i], seeds[i])
