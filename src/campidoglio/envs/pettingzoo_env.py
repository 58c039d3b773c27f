"""The games for PettingZoo: agents in turn (AEC), or all that are asked at once (parallel).

    env = aec_env("campanile", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()

The agents are `player_0`, `player_1` …; an observation is a dict with what the seat may know as numbers
(`observation`) and its legal actions (`action_mask`). `reset(seed=7)` deals the game of
`campidoglio.new(..., seed=7)`; a reset without a seed deals another. Rewards come at the end.

In the AEC environment, seats that choose at once are asked one by one: what one chose stays secret from the
next. In the parallel one every agent sends an action at every step, and those of agents with an empty mask
are ignored. An illegal action raises IllegalAction and changes nothing; PettingZoo's TerminateIllegalWrapper
may be put around.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from campidoglio import registry
from campidoglio.envs.position import Position
from campidoglio.envs.rewards import Rewards, check_kind, rewards

Agent = str
Observation = dict[str, Any]


class _Seats:
    """What both kinds of environment have in common."""

    possible_agents: list[Agent]
    agents: list[Agent]
    render_mode: str | None
    _position: Position

    def _set_up(
        self, game: str, players: int | None, kind: str, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        check_kind(kind)
        self.rulebook = book = registry.rulebook(game)
        players = book.check_players(book.fewest_players if players is None else players)
        book.settings.read(options, players)
        self.render_mode = render_mode
        self._kind = kind
        self._options = options
        self._chance = seeding.np_random()[0]
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(book.actions.count) for agent in self.possible_agents}

    def _observation_space(self) -> Dict:
        seen = Box(-(2**15), 2**15 - 1, (self.rulebook.observation_size,), np.int16)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.rulebook.actions.count,), np.int8)})

    def observation_space(self, agent: Agent) -> Any:
        """The space of the agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Any:
        """The space of the agent's actions: their numbers."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        number = int(self._chance.integers(2**63)) if seed is None else seed
        players = len(self.possible_agents)
        self._position = Position.dealt(self.rulebook, players, self._options, number)
        self.agents = self.possible_agents[:]

    def observe(self, agent: Agent) -> Observation:
        """What the agent may know, and do now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.rulebook.actions.count, np.int8)
        mask[self._position.legal(seat)] = 1
        return {"observation": np.array(self._position.observe(seat), np.int16), "action_mask": mask}

    def _final(self) -> dict[Agent, float]:
        """Everybody's rewards at the end."""
        given = rewards(self._kind, self._position.scores, self._position.places)
        return dict(zip(self.possible_agents, map(float, given), strict=True))

    def render(self) -> str | None:
        """What an onlooker may see, as JSON, in the render mode `ansi`."""
        return self._position.view(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is to be closed."""


NO_ACTION = -1


class CampidoglioAEC(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo carries no types
    """A game in which agents are asked one after the other."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        rewards: Rewards = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._set_up(game, players, rewards, render_mode, options)
        self.metadata = {"name": f"campidoglio_{game}", "render_modes": ["ansi"], "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._position.seat]

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        code = NO_ACTION if action is None else int(action)
        self._position.check(seat, code)
        self._position.apply(seat, code)
        self._cumulative_rewards[agent] = 0.0
        if self._position.seat >= 0:
            self.agent_selection = self.possible_agents[self._position.seat]
            return
        self.rewards = self._final()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class CampidoglioParallel(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo carries no types
    """A game in which all agents that are asked answer at once."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        rewards: Rewards = "places",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._set_up(game, players, rewards, render_mode, options)
        self.metadata = {"name": f"campidoglio_{game}", "render_modes": ["ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Deal a game."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[Any, ...]:
        """Carry out the actions of all agents that are asked."""
        before = self.agents
        chosen = [(seat, int(actions[self.possible_agents[seat]])) for seat in self._position.due]
        for seat, code in chosen:
            self._position.check(seat, code)
        for seat, code in chosen:
            self._position.apply(seat, code)
        over = self._position.seat < 0
        given = self._final() if over else dict.fromkeys(before, 0.0)
        seen = self._observations()
        self.agents = [] if over else before
        none: dict[Agent, dict[str, Any]] = {agent: {} for agent in before}
        return seen, given, dict.fromkeys(before, over), dict.fromkeys(before, False), none

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}


def aec_env(game: str, **settings: Any) -> Any:
    """The AEC environment of a game, guarded against calls in a wrong order."""
    return OrderEnforcingWrapper(CampidoglioAEC(game, **settings))


def parallel_env(game: str, **settings: Any) -> CampidoglioParallel:
    """The parallel environment of a game."""
    return CampidoglioParallel(game, **settings)
