"""What a game hands to the kernel: its rules, and the plain functions that show and tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from campidoglio.kernel.actions import Action, Actions
from campidoglio.kernel.errors import BadSetting, quoted
from campidoglio.kernel.reason import Reason
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import GameState
from campidoglio.kernel.settings import Settings

View = dict[str, Any]
"""What a seat or an onlooker may see, as plain JSON data."""

Event = dict[str, Any]
"""One thing that happened, as plain JSON data: `{"event": "built", "seat": 0, ...}`."""


@rule
def nothing_from_outside(s: Any, moves: Any) -> int:
    """For games in which nothing happens but by the choice of a seat."""
    return 0


@rule
def never(s: Any, seat: int) -> bool:
    """For games in which every choice is made in the open."""
    return False


@rule
def no_figures(s: Any, out: Any) -> int:
    """For games of which there is nothing more to count than points, places and moves."""
    return 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rulebook:
    """A game. The functions marked "rule" are in the dialect and run on all engines."""

    name: str
    rules_version: int
    """Up by one when behaviour changes; untouched by refactoring or speed."""
    fewest_players: int
    most_players: int
    settings: Settings = field(default_factory=Settings)

    state: type[GameState]
    actions: Actions
    legal_limit: int
    """No legal list is longer."""
    endings: type[IntEnum]
    """Why a game may end; 0 is "not yet"."""

    setup: Callable[[Any], None]
    """Rule `(s)`: deal. The state is blank but for `players`, the settings and the seed."""
    due: Callable[[Any], int]
    """Rule `(s)`: the seats that must choose now, as bits; 0 when the game is over."""
    legal: Callable[[Any, int, Any], int]
    """Rule `(s, seat, moves)`: write the numbers of the seat's legal actions, ascending; return how many."""
    secret: Callable[[Any, int], bool] = never
    """Rule `(s, seat)`: whether what the seat chooses now is kept from the others for a while."""
    ending: Callable[[Any], int]
    """Rule `(s)`: the member of `endings` that holds."""
    score: Callable[[Any, int], int]
    """Rule `(s, seat)`: the seat's points, final once the game is over."""
    beats: Callable[[Any, int, int], bool]
    """Rule `(s, seat, other)`: whether the seat is placed before the other."""
    outside: Callable[[Any, Any], int] = nothing_from_outside
    """Rule `(s, moves)`: like `legal`, for what comes from outside the rules: time running out, a player
    leaving. Such actions are in no seat's legal list and are carried out with seat -1."""
    resample: Callable[[Any, int], None]
    """Rule `(s, seat)`: deal anew all that the seat (-1: an onlooker) cannot know."""
    observe: Callable[[Any, int, Any], int]
    """Rule `(s, seat, out)`: write what the seat may know as numbers; return how many."""
    observation_size: int

    view: Callable[[Any, int | None], View]
    """What the seat, or an onlooker (None), may see."""
    story: Callable[[Any, int, Action, Any, int | None], list[Event]]
    """`(before, seat, action, after, reader)`: what happened, as far as the reader may know."""
    figures: Callable[[Any, Any], int] = no_figures
    """Rule `(s, out)`: write what may be counted in a game that is over, for statistics; return how many."""
    figure_names: tuple[str, ...] = ()
    """What those numbers are; one with `{seat}` in its name is written for every seat in turn."""
    hints: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """Rules that help bots, by name: `appeal(s, seat, code)` and `value(s, seat)`."""
    search_manner: Mapping[str, float] = field(default_factory=dict)
    """What a search does otherwise in this game than in others, by the names of its settings."""
    why_not: Callable[[Any, int, Action], Reason] | None = None
    """`(state, seat, action)`: why an action is not legal. It tells nothing that the seat cannot know."""

    def check_players(self, players: object) -> int:
        """The number of players, if the game can be played by so many."""
        if type(players) is int and self.fewest_players <= players <= self.most_players:
            return players
        raise BadSetting(
            f"{self.name} is for {self.fewest_players} to {self.most_players} players, not {quoted(players)}"
        )

    def columns_of_figures(self, players: int) -> tuple[str, ...]:
        """The names of all figures at a table of so many, in the order in which the rule writes them."""
        return tuple(
            name.format(seat=seat)
            for name in self.figure_names
            for seat in (range(players) if "{seat}" in name else range(1))
        )

    def fresh_state(self, players: int, held: Mapping[str, Any]) -> GameState:
        """A blank state with the players and settings filled in, ready for a seed and `setup`."""
        s = self.state()
        s.players = players
        self.settings.fill(s, held)
        return s


@rule
def higher_score_wins(s: Any, seat: int, other: int) -> bool:
    """The usual order of places, for games whose state keeps `score` per seat."""
    mine: int = s.score[seat]
    theirs: int = s.score[other]
    return mine > theirs
