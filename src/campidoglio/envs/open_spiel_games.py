"""The games for OpenSpiel, registered by importing this module: `campidoglio_campanile` and so on.

    import pyspiel
    from campidoglio.envs import open_spiel_games
    game = pyspiel.load_game("campidoglio_campanile(players=3,bet_on=built)")

Parameters are `players`, `rewards` (`places` or `scores`, see rewards.py) and the settings of the game.

Chance is explicit, and comes first: SEED_BYTES chance nodes choose the bytes of a seed, lowest first, each
value as likely. What follows is decided by the seed and the players, and is the game of `campidoglio.new`
with that seed. A state therefore holds the chances to come: what a player may know of them is in the
information state, and `resample_from_infostate` deals all the rest anew, future chance included. So IS-MCTS
plays these games fairly; MCTS, which looks at the true state, plays them as someone who sees everything. Both
are to be had from `open_spiel.python.algorithms`; the bots written in C++ play no game that is written in
Python.

Seats that choose at once are asked one after the other; what one chose stays secret from the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from campidoglio import registry
from campidoglio.envs.position import Position
from campidoglio.envs.rewards import check_kind, rewards
from campidoglio.kernel.record import MOST_MOVES
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.settings import Data, Whole, YesNo, default_of

SEED_BYTES = 8
BYTE = 256
MOST_POINTS = 2.0**31

Parameters = dict[str, Any]


def game_type(book: Rulebook, kind: str = "places") -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"campidoglio_{book.name}",
        long_name=f"Campidoglio: {book.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if kind == "places" else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=book.fewest_players,
        max_num_players=book.most_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(book),
    )


def _defaults(book: Rulebook) -> Parameters:
    given: Parameters = {"players": book.fewest_players, "rewards": "places"}
    for setting in book.settings.all:
        default = default_of(setting)
        given[setting.name] = default if isinstance(setting, Whole | YesNo | Data) else str(default)
    return given


def _game_info(book: Rulebook, players: int, kind: str) -> pyspiel.GameInfo:
    bound = 1.0 if kind == "places" else MOST_POINTS
    more = {"utility_sum": 0.0} if kind == "places" else {}
    return pyspiel.GameInfo(
        num_distinct_actions=book.actions.count,
        max_chance_outcomes=BYTE,
        num_players=players,
        min_utility=-bound,
        max_utility=bound,
        max_game_length=MOST_MOVES,
        **more,
    )


class CampidoglioGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """A game with its players and settings; every rulebook has a class of its own."""

    book: ClassVar[Rulebook]

    def __init__(self, parameters: Parameters | None = None) -> None:
        book = self.book
        given = _defaults(book) | (parameters or {})
        self.kind = str(given["rewards"])
        check_kind(self.kind)
        self.players = book.check_players(given["players"])
        self.options = {setting.name: given[setting.name] for setting in book.settings.all}
        book.settings.read(self.options, self.players)
        super().__init__(game_type(book, self.kind), _game_info(book, self.players, self.kind), given)

    def new_initial_state(self) -> CampidoglioState:
        """A game of which nothing is dealt yet."""
        return CampidoglioState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        """What tells a player what it may know."""
        return Observer(self.book, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class CampidoglioState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel carries no types
    """A seed in the making, and then a position."""

    def __init__(self, game: CampidoglioGame) -> None:
        super().__init__(game)
        self.seed_bytes: tuple[int, ...] = ()
        self.position: Position | None = None
        self.made: tuple[tuple[int, int], ...] = ()
        """Every move: the seat and its action."""

    def current_player(self) -> int:
        """The first seat that must choose."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player != self.position.seat:
            return []
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next byte of the seed."""
        return [(value, 1 / BYTE) for value in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._add_to_seed(action)
            return
        seat = self.position.seat
        self.position.apply(seat, action)
        self.made = (*self.made, (seat, action))

    def _add_to_seed(self, value: int) -> None:
        self.seed_bytes = (*self.seed_bytes, value)
        if len(self.seed_bytes) == SEED_BYTES:
            game = self.get_game()
            seed = int.from_bytes(bytes(self.seed_bytes), "little")
            self.position = Position.dealt(game.book, game.players, game.options, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.get_game().book.actions.decode(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.seat < 0

    def returns(self) -> list[float]:
        """The rewards; 0 for all while the game goes on."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        kind = self.get_game().kind
        return [float(reward) for reward in rewards(kind, self.position.scores, self.position.places)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> CampidoglioState:
        """A state that the player could be in: all that it cannot know is dealt anew."""
        twin: CampidoglioState = self.clone()
        if self.position is not None:
            number = sum(int(probability_sampler() * 2**32) << 32 * place for place in range(2))
            twin.position = self.position.imagined(player_id, number)
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {bytes(self.seed_bytes).hex()}"
        return f"{self.position.view(None)} {self.position.digest()}"


class Observer:
    """Writes what a player may know, as numbers and as text.

    The text is the view of the seat, and for an information state also the player's own actions; what a seat
    can know by perfect memory of the others is in its view.
    """

    def __init__(self, book: Rulebook, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(book.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CampidoglioState, player: int) -> None:
        """Write what the player may know into `tensor`."""
        self.tensor[:] = 0 if state.position is None else state.position.observe(player)

    def string_from(self, state: CampidoglioState, player: int) -> str:
        """What the player may know, as text."""
        if state.position is None:
            return "nothing is dealt yet"
        seen = state.position.view(player)
        if not self._perfect_recall:
            return seen
        return f"{seen} {[action for seat, action in state.made if seat == player]}"


def register() -> list[str]:
    """Make all installed games known to OpenSpiel, those that are not yet; the names of all."""
    names = []
    for game in registry.names():
        book = registry.rulebook(game)
        kind = game_type(book)
        if kind.short_name not in pyspiel.registered_names():
            made = type(f"Game_{game}", (CampidoglioGame,), {"book": book})
            globals()[made.__name__] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)
        names.append(kind.short_name)
    return names


register()
