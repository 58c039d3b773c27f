"""OpenSpiel's IS-MCTS as a bot of ours, with random rollouts: something to measure oneself against.

It thinks on a position that its seat could be in, and deals the unknown anew for every simulation.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from campidoglio.bots.question import Question
from campidoglio.bots.random_bot import digest_of
from campidoglio.envs.open_spiel_games import CampidoglioState
from campidoglio.envs.position import Position
from campidoglio.kernel.actions import Action

EXPLORE = 1.4
"""The usual constant of UCT, the square root of 2."""
FEWEST_SIMULATIONS = 2
"""The first only makes the root of the tree."""
MOST_SIMULATIONS = 1_000_000_000
SEED_BYTES = 4


class _TimeIsUp(Exception):
    """A search has to answer now."""


class _TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel carries no types
    """IS-MCTS that can be told to answer by a time, after FEWEST_SIMULATIONS at the least."""

    deadline = inf
    made = 0

    def sample_root_state(self, state: Any) -> Any:
        """A state for the next simulation, if there is time for it."""
        if self.made >= FEWEST_SIMULATIONS and time.monotonic() >= self.deadline:
            raise _TimeIsUp
        self.made += 1
        return super().sample_root_state(state)

    def policy_in_time(self, state: Any) -> list[tuple[int, float]]:
        """What the search has come to by then."""
        try:
            policy = self.run_search(state)
        except _TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return list(policy)


@dataclass(slots=True, kw_only=True)
class OpenSpielBot:
    """Takes the action that OpenSpiel's IS-MCTS visited most; with `simulations` reproducibly."""

    seconds: float | None = None
    simulations: int | None = None
    seed: int = 0
    last_simulations: int = 0
    """How many simulations the last answer took."""

    def choose(self, question: Question) -> Action:
        """The action visited most; of equal ones the first."""
        if len(question.legal) == 1:
            return question.legal[0]
        chance = np.random.RandomState(int.from_bytes(digest_of(question, self.seed)[:SEED_BYTES], "big"))
        state = _state_of(question)
        search = self._search(state.get_game(), chance)
        policy = search.policy_in_time(state)
        self.last_simulations = search.made
        code, _ = max(policy, key=lambda chosen: chosen[1])
        return question.rulebook.actions.decode(code)

    def _search(self, game: Any, chance: np.random.RandomState) -> _TimedSearch:
        search = _TimedSearch(
            game,
            mcts.RandomRolloutEvaluator(1, chance),
            uct_c=EXPLORE,
            max_simulations=self.simulations or MOST_SIMULATIONS,
            random_state=chance,
        )
        search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.uniform))
        if self.seconds is not None:
            search.deadline = time.monotonic() + self.seconds
        return search


def _state_of(question: Question) -> CampidoglioState:
    """A state of OpenSpiel that the seat could be in; how its moves came about is not in it."""
    name = f"campidoglio_{question.rulebook.name}"
    imagined = question.imagine(0)
    game = pyspiel.load_game(name, {"players": imagined.players, **question.options})
    state: CampidoglioState = game.new_initial_state()
    state.position = position = Position(question.rulebook, imagined)
    while position.seat != question.seat:
        # Seats that choose at once are asked in order here; what others chose is secret, and dealt anew.
        position.apply(position.seat, position.legal(position.seat)[0])
    return state
