"""Every installed game at every table it can be played at, for tests that are written once for all games.

A game's own invariants are found by its name, in tests/games/<game>/conservation.py: `check(state)` raises
AssertionError. That file and a record under tests/records/<game>/ are all that a new game adds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

import campidoglio
from campidoglio import Action, BadSetting, Game, Reason
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.binding import Bound
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.record import MOST_MOVES, OUTSIDE
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import CHANCE_FIELDS, GameState, Known
from campidoglio.kernel.settings import Choice, Data, Setting, Whole, default_of

ONLOOKER = -1
MOST_STEPS = 2_000
"""Longer games are followed so far step by step, and to their end by the lanes alone."""
OF_A_KIND = 3
"""Steps of each family of actions that a sample of a game keeps."""


@dataclass(frozen=True)
class Table:
    """A game with so many players and these settings."""

    book: Rulebook
    players: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        some = [f"{name}={value}" for name, value in self.options.items()]
        more = [f"and{len(some) - 1}more"] if len(some) > 1 else []
        return "-".join([self.game, str(self.players), *some[:1], *more])

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.book.name

    @property
    def rules(self) -> Bound:
        """The rules and lanes, on the interpreter."""
        return interpreted(self.book)

    def fresh(self) -> GameState:
        """A blank state with players and settings."""
        return self.book.fresh_state(self.players, self.book.settings.read(self.options, self.players))

    def begun(self, seed: int) -> GameState:
        """The state of a new game."""
        s = self.fresh()
        self.rules.begin(s, seed_words(seed))
        return s

    def new(self, seed: int) -> Game:
        """A new game."""
        return Game(self.book, players=self.players, seed=seed, options=self.options)

    def readers(self) -> range:
        """Every seat, and before them the onlooker."""
        return range(ONLOOKER, self.players)

    def due(self, s: GameState) -> list[int]:
        """The seats that must choose."""
        return [seat for seat in range(self.players) if self.rules.due(s) >> seat & 1]

    def legal(self, s: GameState, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat that is due."""
        moves = [0] * self.book.legal_limit
        return moves[: self.rules.legal(s, seat, moves)]

    def actions(self, s: GameState, seat: int) -> set[Action]:
        """The legal actions of a seat that is due."""
        return set(map(self.book.actions.decode, self.legal(s, seat)))

    def why_not(self, s: GameState, seat: int, action: Action) -> Reason | None:
        """Why an action is not legal, if the game says so."""
        return self.book.why_not(s, seat, action) if self.book.why_not else None

    def outside(self, s: GameState) -> list[int]:
        """The numbers of what may come from outside the rules."""
        moves = [0] * self.book.legal_limit
        return moves[: self.rules.outside(s, moves)]

    def after(self, s: GameState, seat: int, code: int) -> GameState:
        """A copy of the state in which the action has been carried out."""
        twin = s.copy()
        self.rules.apply(twin, seat, code)
        return twin

    def imagined(self, s: GameState, seat: int, number: int) -> GameState:
        """A copy of the state in which all that the seat cannot know is dealt anew."""
        twin = s.copy()
        self.rules.imagine(twin, seat, seed_words(number))
        return twin

    def view(self, s: GameState, seat: int) -> dict[str, Any]:
        """What the seat, or the onlooker, may see."""
        return self.book.view(s, reader(seat))


def reader(seat: int) -> int | None:
    """The seat, or None for the onlooker."""
    return None if seat == ONLOOKER else seat


@dataclass(frozen=True)
class Step:
    """One action of a random game. `before` and `after` are not to be changed."""

    before: GameState
    seat: int
    code: int
    after: GameState


def steps(table: Table, seed: int, *, interrupted: bool = False) -> Iterator[Step]:
    """A game of random actions by random due seats; if `interrupted`, now and then one from outside.

    A game of more than MOST_STEPS is left there.
    """
    chooser = random.Random(f"{table} {seed}")
    s = table.begun(seed)
    for _ in range(MOST_STEPS):
        seats = table.due(s)
        if not seats:
            return
        seat = chooser.choice(seats)
        moves = table.legal(s, seat)
        if interrupted and chooser.random() < 0.05 and table.outside(s):
            seat, moves = OUTSIDE, table.outside(s)
        code = chooser.choice(moves)
        after = table.after(s, seat, code)
        yield Step(s, seat, code, after)
        s = after


@cache
def finished(table: Table) -> GameState:
    """A random game at its end, or where its record would be too long; not to be changed."""
    s, luck, moves = table.begun(3), luck_row(3), [0] * table.book.legal_limit
    for _ in range(MOST_MOVES):
        if not table.rules.random_move(s, luck, moves):
            break
    return s


@cache
def sample(table: Table) -> tuple[Step, ...]:
    """Some steps of random games: a few for each family of actions, wherever they come, and the last ones."""
    kept: dict[str, list[Step]] = {}
    seen: dict[str, int] = {}
    last: list[Step] = []
    chooser = random.Random(f"sample of {table}")
    for seed, interrupted in (1, False), (2, True):
        step: Step | None = None
        for step in steps(table, seed, interrupted=interrupted):
            name = table.book.actions.family_of(step.code).name
            seen[name] = seen.get(name, 0) + 1
            place = len(kept.setdefault(name, []))
            if place < OF_A_KIND:
                kept[name].append(step)
            elif (place := chooser.randrange(seen[name])) < OF_A_KIND:
                kept[name][place] = step
        if step is not None:
            last.append(step)
    return (*(step for some in kept.values() for step in some), *last)


@cache
def states(table: Table) -> tuple[GameState, ...]:
    """Some states of random games, of a new one, and of a finished one; not to be changed."""
    return (table.begun(1), *(step.after for step in sample(table)), finished(table))


@cache
def few_states(table: Table) -> tuple[GameState, ...]:
    """A dozen of them, others at every table, for what takes longer; a finished game is among them."""
    chooser = random.Random(f"few states of {table}")
    return (*chooser.sample(states(table), min(11, len(states(table)))), states(table)[-1])


def played(table: Table, seed: int, moves: int) -> Game:
    """A game after so many random moves, or fewer if it ends before."""
    game = table.new(seed)
    for step in islice(steps(table, seed, interrupted=True), moves):
        action = table.book.actions.decode(step.code)
        if step.seat == OUTSIDE:
            game.happen(action)
        else:
            game.play(step.seat, action)
    return game


def figures_of(game: Game) -> dict[str, int]:
    """What the game counts for statistics, by name."""
    names = game.rulebook.columns_of_figures(game.players)
    out = [0] * len(names)
    game.rulebook.figures(game.state, out)
    return dict(zip(names, out, strict=True))


def option_sets(book: Rulebook, players: int) -> list[dict[str, Any]]:
    """No options; and every other value of every setting at least once, as many at a time as go together."""
    values = {setting.name: values_of(setting) for setting in book.settings.all}
    sets: list[dict[str, Any]] = [{}]
    for k in range(1, max(map(len, values.values()), default=1)):
        other = {name: some[k] for name, some in values.items() if k < len(some)}
        together = [other] if accepted(book, players, other) else [{name: v} for name, v in other.items()]
        sets.extend(options for options in together if accepted(book, players, options))
    return sets


def accepted(book: Rulebook, players: int, options: Mapping[str, Any]) -> bool:
    """Whether the game can be played with these options by so many."""
    try:
        book.settings.read(options, players)
    except BadSetting:
        return False
    return True


def values_of(setting: Setting) -> list[Any]:
    """The default of a setting, and then others that it takes."""
    others: list[Any] = [False, True]
    if isinstance(setting, Choice):
        others = [member.name.lower() for member in setting.members]
    elif isinstance(setting, Whole):
        others = [setting.low, setting.high]
    elif isinstance(setting, Data):
        others = list(setting.names)
    default = default_of(setting)
    return [default, *(value for value in others if value != default)]


def tables_of(book: Rulebook) -> list[Table]:
    """Every table at which a game is tested."""
    return [
        Table(book, players, options)
        for players in range(book.fewest_players, book.most_players + 1)
        for options in option_sets(book, players)
    ]


BOOKS = [campidoglio.rulebook(name) for name in campidoglio.game_names()]
TABLES = [table for book in BOOKS for table in tables_of(book)]


def conservation(game: str) -> Callable[[GameState], None]:
    """The game's own invariants."""
    check: Callable[[GameState], None] = import_module(f"tests.games.{game}.conservation").check
    return check


def secret_fields(book: Rulebook) -> list[str]:
    """The fields of the game's own of which some seat may not know all."""
    return [
        name
        for name, spec in book.state.fields.items()
        if spec.known is not Known.ALL and name not in CHANCE_FIELDS
    ]
