"""Whole games, one after the other, as the native engine compiles them.

The names imported for the type checker alone are the engine's own versions of the lanes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from campidoglio.kernel.engines.lanes import begin, playout, read_results
    from campidoglio.kernel.rulebook import no_figures as figures

Array = Any


def play_all(
    start: int,
    stop: int,
    states: Array,
    seeds: Array,
    luck: Array,
    scores: Array,
    places: Array,
    endings: Array,
    lengths: Array,
    counted: Array,
    moves: Array,
) -> None:
    """Play every game at random; all of a part in one state, which stays close to the processor."""
    for i in range(start, stop):
        begin(states[start], seeds[i])
        lengths[i] = playout(states[start], luck[i], moves)
        endings[i] = read_results(states[start], scores[i], places[i])
        figures(states[start], counted[i])
