"""Many games at once: what the native and the CUDA engine offer alike.

A batch has `games` lanes, each with one game. Every array has a lane a row. A lane that is over ignores
`step`; `restart` begins its next game. The n-th game of a lane with seed k is the game of seed
k + n * 2**128, so that any game of a batch can be played again on the interpreter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.errors import BadSetting, IllegalAction
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import GameState

Array = Any
"""A NumPy array, or an array of the device that speaks the CUDA array interface."""

SEED_WORDS = 8


class Batch(ABC):
    """Games of one rulebook, number of players and settings, side by side."""

    def __init__(
        self,
        rulebook: Rulebook,
        games: int,
        *,
        players: int,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if games < 1:
            raise BadSetting(f"a batch has at least one game, not {games}")
        self.rulebook = rulebook
        self.games = games
        self.players = rulebook.check_players(players)
        self.options = rulebook.settings.read(options or {}, players)
        self._moves_size = max(rulebook.legal_limit, 1)

    def blank_states(self, *, wide: bool = False) -> NDArray[Any]:
        """Records of all games with players and settings filled in, nothing dealt."""
        one = np.zeros(1, self.rulebook.state.record_type(wide=wide))
        self.rulebook.fresh_state(self.players, self.options).write_to(one[0])
        return np.repeat(one, self.games)

    def seed_rows(self, seed: int | NDArray[Any]) -> NDArray[np.int64]:
        """Seeds as words: `seed` for lane 0 and the next numbers for the others, or one for each lane."""
        rows = np.zeros((self.games, SEED_WORDS), np.int64)
        if isinstance(seed, np.ndarray):
            if seed.shape != (self.games,) or seed.dtype.kind not in "iu" or (seed < 0).any():
                raise BadSetting(
                    f"seeds are one whole number of at least 0 for each of the {self.games} games"
                )
            rows[:, 0] = seed & 0xFFFFFFFF
            rows[:, 1] = seed.astype(np.uint64) >> np.uint64(32)
            return rows
        first = seed_words(seed)
        low = first[0] + np.arange(self.games, dtype=np.int64)
        rows[:] = first
        rows[:, 0] = low & 0xFFFFFFFF
        for lane in np.flatnonzero(low >> 32):
            rows[lane] = seed_words((seed + int(lane)) % 2**256)
        return rows

    def luck_rows(self, seed: int) -> NDArray[np.int64]:
        """Where the random players of each lane start."""
        return np.array([luck_row(seed, lane) for lane in range(self.games)], np.int64)

    @abstractmethod
    def reset(self, seed: int | NDArray[Any] = 0) -> None:
        """Deal every game: from `seed` and the next numbers lane by lane, or from a seed for each."""

    @property
    @abstractmethod
    def due(self) -> Array:
        """The due seats of every game as bits (int32); 0 where the game is over."""

    @property
    @abstractmethod
    def seats(self) -> Array:
        """The first due seat of every game (int32); -1 where the game is over."""

    @abstractmethod
    def legal(self, seats: Array | None = None) -> Array:
        """Legal actions as a mask (games, actions) of 0 and 1, of the given seats or the first due ones."""

    @abstractmethod
    def step(self, codes: Array, seats: Array | None = None, *, trusted: bool = False) -> None:
        """Carry one action out in every game, for the given seats or the first due ones.

        An illegal action raises IllegalAction and changes no game; `trusted` leaves that check out.
        """

    @abstractmethod
    def playout(self) -> Array:
        """Random moves to the end of every game; the number of moves made in each (int64)."""

    @abstractmethod
    def simulate(self, rounds: int) -> int:
        """Play `rounds` whole random games in every lane; the moves made in all."""

    @abstractmethod
    def restart(self) -> Array:
        """Begin the next game in every lane whose game is over; 1 where one began (int8)."""

    @abstractmethod
    def observe(self, seats: Array | None = None) -> Array:
        """What the given seats, or the first due ones, may know: (games, observation size), int16.

        In a game that is over, the first seat observes unless seats are given.
        """

    @abstractmethod
    def results(self) -> tuple[Array, Array, Array]:
        """Scores and places (games, most players), and endings (games,); final where the game is over."""

    @abstractmethod
    def imagine(self, seats: Array, seed: int | NDArray[Any]) -> None:
        """Deal anew, in every game, all that the given seat (-1: an onlooker) cannot know."""

    @abstractmethod
    def states_on_host(self) -> NDArray[Any]:
        """The records of all games, in the memory of the host."""

    def state(self, lane: int) -> GameState:
        """A lane's state as the interpreter knows it."""
        return self.rulebook.state.read_from(self.states_on_host()[lane])

    def _refuse_illegal(self, legal: NDArray[Any], codes: NDArray[Any]) -> None:
        if legal.all():
            return
        lane = int(np.flatnonzero(legal == 0)[0])
        code = int(codes[lane])
        known = 0 <= code < self.rulebook.actions.count
        shown = self.rulebook.actions.decode(code) if known else f"action number {code}"
        raise IllegalAction(f"{shown} is not legal in game {lane}; no game was changed")
