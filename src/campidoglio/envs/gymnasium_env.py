"""The games for Gymnasium: many games at once on the native engine, and one by one.

    envs = VectorEnv("campanile", num_envs=1024, players=3)
    observations, info = envs.reset(seed=7)
    observations, rewards, terminations, truncations, info = envs.step(actions)

An observation is what the learner's seat may know, as whole numbers; an action is a number. `info` has
`action_mask`, the legal actions of every game, and `seats`, the seat that acts next in each (-1 where the
game is over). There are two ways to play:

- `opponents="random"`: the learner has one seat, and the others move at random. The seat is `seat`, or,
  without one, seat i % players in game i. The reward is the learner's, at the end of a game.
- `opponents="self"`: the learner has all seats, one after the other as they are asked. The reward is that of
  the seat that made the last move; `info["rewards"]` has those of all seats.

Games restart by themselves in the step after their end (Gymnasium's next-step mode): the action given there
is ignored, and its reward is 0. `reset(seed=7)` deals the games of `campidoglio.new(..., seed=7)`, `seed=8`
and so on; the next games of lane i are those of 7 + i + 2**128, 7 + i + 2 * 2**128 …

An action that is not legal raises IllegalAction, and no game is changed; with `illegal="random"` a legal
one is taken in its place, at random.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from campidoglio import registry
from campidoglio.envs import vector_loops
from campidoglio.envs.rewards import Rewards, check_kind, rewards
from campidoglio.kernel.engines.native import NativeBatch, attach
from campidoglio.kernel.errors import BadSetting, UnknownSeat

Array = NDArray[Any]
Info = dict[str, Any]
Step = tuple[Array, Array, Array, Array, Info]

OPPONENTS = ("random", "self")
ILLEGAL = ("raise", "random")


class VectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many games of one kind, side by side."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: Literal["random", "self"] = "random",
        seat: int | None = None,
        rewards: Rewards = "places",
        illegal: Literal["raise", "random"] = "raise",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.rulebook = book = registry.rulebook(game)
        _check_word("opponents", opponents, OPPONENTS)
        _check_word("illegal", illegal, ILLEGAL)
        check_kind(rewards)
        count = book.check_players(book.fewest_players if players is None else players)
        if seat is not None and not 0 <= seat < count:
            raise UnknownSeat(f"the seats are 0 to {count - 1}, not {seat}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.single_observation_space = Box(-(2**15), 2**15 - 1, (book.observation_size,), np.int16)
        self.single_action_space = Discrete(book.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, book.actions.count))
        self._opponents, self._illegal, self._kind = opponents, illegal, rewards
        self._learners = np.arange(num_envs, dtype=np.int32) % count if seat is None else _all(num_envs, seat)
        self._batch = NativeBatch(book, num_envs, players=count, options=options, threads=threads)
        self._loops = attach(book, vector_loops)
        self._over = np.zeros(num_envs, bool)
        self._luck = self._batch.luck_rows(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Deal all games."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63)) if seed is None else seed
        self._batch.reset(number)
        self._luck = self._batch.luck_rows(number)
        self._go_on()
        self._over[:] = False
        seats = self._seats()
        return self._batch.observe(seats), self._info(seats)

    def step(self, actions: Array) -> Step:
        """Make one move in every game, or restart it if it ended in the step before."""
        seats, over = self._seats(), self._over
        codes = np.asarray(actions).astype(np.int32)
        if self._illegal == "random":
            codes = self._made_legal(codes, seats)
        self._batch.step(codes, seats)
        self._batch.run(self._loops.restart_marked, self._batch.states, self._batch.seeds, over)
        self._go_on()
        next_seats = self._seats()
        self._over = next_seats < 0
        everyone = self._rewards()
        given = np.where(self._over, everyone[np.arange(self.num_envs), np.maximum(seats, 0)], 0.0)
        observers = np.where(next_seats < 0, np.maximum(seats, 0), next_seats)
        info = self._info(next_seats)
        if self._opponents == "self":
            info["rewards"] = np.where(self._over[:, None], everyone, 0).astype(np.float32)
        nothing = np.zeros(self.num_envs, bool)
        return self._batch.observe(observers), given.astype(np.float64), self._over.copy(), nothing, info

    def _go_on(self) -> None:
        if self._opponents == "random":
            lanes = (self._batch.states, self._learners, self._luck)
            self._batch.run(self._loops.others_play, *lanes, scratch=True)

    def _seats(self) -> NDArray[np.int32]:
        """Who acts next in every game; -1 where it is over."""
        seats = self._batch.seats
        if self._opponents == "random":
            return np.where(seats < 0, seats, self._learners)
        return seats

    def _info(self, seats: NDArray[np.int32]) -> Info:
        return {"action_mask": self._batch.legal(seats), "seats": seats}

    def _rewards(self) -> NDArray[np.float32]:
        scores, places, _ = self._batch.results()
        players = self._batch.players
        return rewards(self._kind, scores[:, :players], places[:, :players])

    def _made_legal(self, codes: NDArray[np.int32], seats: NDArray[np.int32]) -> NDArray[np.int32]:
        mask = self._batch.legal(seats)
        fine = mask[np.arange(self.num_envs), codes] > 0
        drawn = np.argmax(mask * self.np_random.random(mask.shape), axis=1)
        return np.where(fine, codes, drawn).astype(np.int32)


class Env(gymnasium.Env[Array, int]):
    """One game at a time, played as a vector environment plays each of its own."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(self, game: str, **settings: Any) -> None:
        self._one = VectorEnv(game, 1, threads=1, **settings)
        self.observation_space = self._one.single_observation_space
        self.action_space = self._one.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Deal a game."""
        super().reset(seed=seed)
        observations, info = self._one.reset(seed=seed)
        return observations[0], _first(info)

    def step(self, action: int) -> tuple[Array, float, bool, bool, Info]:
        """Make one move."""
        seen, given, over, _, info = self._one.step(np.array([action]))
        return seen[0], float(given[0]), bool(over[0]), False, _first(info)


def _first(info: Info) -> Info:
    return {name: values[0] for name, values in info.items()}


def _all(count: int, seat: int) -> NDArray[np.int32]:
    return np.full(count, seat, np.int32)


def _check_word(name: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise BadSetting(f"{name} is {' or '.join(words)}, not {word!r:.40}")


def register() -> list[str]:
    """Make all games known to Gymnasium, as `campidoglio/campanile-v1`; the number is that of the rules."""
    names = []
    for game in registry.names():
        name = f"campidoglio/{game}-v{registry.rulebook(game).rules_version}"
        if name not in gymnasium.registry:
            here = f"{__name__}:"
            gymnasium.register(
                name, f"{here}Env", vector_entry_point=f"{here}VectorEnv", kwargs={"game": game}
            )
        names.append(name)
    return names
