"""A game in progress: who is due, what is legal, play, view, undo, record."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from campidoglio.kernel.actions import Action
from campidoglio.kernel.chance import SEED_BITS, seed_of, seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.errors import (
    BadRecord,
    BadSetting,
    BadSnapshot,
    CampidoglioError,
    GameOver,
    IllegalAction,
    NoRecord,
    NothingToUndo,
    NotYourTurn,
    UnknownSeat,
    quoted,
)
from campidoglio.kernel.record import OUTSIDE, Record
from campidoglio.kernel.rulebook import Event, Rulebook, View
from campidoglio.kernel.schema import GameState
from campidoglio.kernel.settings import SettingValue

KEPT_EVERY = 32
"""After so many moves each the position is kept, so that going back is quick in games of thousands."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, and every seat's points and place."""

    reason: str
    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place: several if they are tied."""
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)


class Game:
    """One game, played on the interpreter. Refusals change nothing."""

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.players = rulebook.check_players(players)
        self._options = rulebook.settings.read(options or {}, players)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self._rules = interpreted(rulebook)
        self._moves: list[tuple[int, int]] = []
        self._kept: dict[int, GameState] = {}
        self._position: GameState | None = None
        self._state = self._dealt()
        self._scratch = [0] * rulebook.legal_limit

    @classmethod
    def from_state(
        cls, rulebook: Rulebook, state: GameState, *, options: Mapping[str, object] | None = None
    ) -> Game:
        """A game that goes on from a constructed position, for tests and puzzles.

        The options must be those that the state holds. Such a game has no record, and nothing before the
        position can be undone.
        """
        if type(state) is not rulebook.state:
            raise BadSnapshot(f"{rulebook.name} has no states of the type {type(state).__name__}")
        if complaints := state.misfits():
            raise BadSnapshot("; ".join(complaints))
        game = cls(rulebook, players=state.players, seed=seed_of(state), options=options)
        for name in sorted(rulebook.settings.fields):
            if getattr(state, name) != getattr(game._state, name):
                raise BadSetting(f"the {name} of the state is not that of the options")
        game._position = state.copy()
        game._state = state.copy()
        return game

    def _dealt(self) -> GameState:
        if self._position is not None:
            return self._position.copy()
        s = self.rulebook.fresh_state(self.players, self._options)
        self._rules.begin(s, seed_words(self.seed))
        return s

    # What is asked, and of whom

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must choose now: several when they choose at once, none when the game is over."""
        seats = self._rules.due(self._state)
        return tuple(seat for seat in range(self.players) if seats >> seat & 1)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The seat's legal actions, in the game's order; none while it is not asked."""
        self._check_seat(seat)
        return tuple(map(self.rulebook.actions.decode, self._legal_codes(seat)))

    def is_legal(self, seat: int, action: Action | str) -> bool:
        """Whether the seat may take an action of the game now; refuses what is none."""
        self._check_seat(seat)
        return self.rulebook.actions.encode(action) in self._legal_codes(seat)

    def _legal_codes(self, seat: int) -> list[int]:
        if not self._rules.due(self._state) >> seat & 1:
            return []
        return self._scratch[: self._rules.legal(self._state, seat, self._scratch)]

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise UnknownSeat(f"the seats are 0 to {self.players - 1}, not {quoted(seat)}")

    # Play

    def play(self, seat: int, action: Action | str) -> Action:
        """Take an action, given as itself or as text; returns it in its canonical form."""
        self._check_seat(seat)
        code = self.rulebook.actions.encode(action)
        self._check_due(seat)
        if code not in self._legal_codes(seat):
            raise self._refusal(seat, self.rulebook.actions.decode(code))
        return self._carry_out(seat, code)

    def happen(self, action: Action | str) -> Action:
        """Let something come from outside the rules, such as the end of time; it is recorded like a move."""
        code = self.rulebook.actions.encode(action)
        if code not in self._outside_codes():
            raise IllegalAction(f"{self.rulebook.actions.decode(code)}: this cannot happen now")
        return self._carry_out(OUTSIDE, code)

    def _carry_out(self, seat: int, code: int) -> Action:
        self._rules.apply(self._state, seat, code)
        self._moves.append((seat, code))
        self._keep(len(self._moves), self._state)
        return self.rulebook.actions.decode(code)

    def _keep(self, number: int, s: GameState) -> None:
        if number % KEPT_EVERY == 0 and number not in self._kept:
            self._kept[number] = s.copy()

    @property
    def outside(self) -> tuple[Action, ...]:
        """What may come from outside the rules now, in the game's order."""
        return tuple(map(self.rulebook.actions.decode, self._outside_codes()))

    def _outside_codes(self) -> list[int]:
        return self._scratch[: self._rules.outside(self._state, self._scratch)]

    def _check_due(self, seat: int) -> None:
        if seat in self.actors:
            return
        if self.over:
            raise GameOver("the game is over")
        raise NotYourTurn(f"seat {seat} is not asked now; due: {', '.join(map(str, self.actors))}")

    def _refusal(self, seat: int, action: Action) -> IllegalAction:
        if self.rulebook.why_not is not None:
            reason = self.rulebook.why_not(self._state, seat, action)
            return IllegalAction(f"{action}: {reason.beside(action.values)}", reason)
        return IllegalAction(f"{action}: not among the legal actions {'; '.join(map(str, self.legal(seat)))}")

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if not 1 <= moves <= len(self._moves):
            raise NothingToUndo(f"{len(self._moves)} moves were made; {moves} cannot be taken back")
        number = len(self._moves) - moves
        self._state = self._position_after(number)
        self._moves = self._moves[:number]
        self._kept = {kept: s for kept, s in self._kept.items() if kept <= number}

    def at(self, number: int) -> Game:
        """The game as it was after so many moves, going its own way from there."""
        if not 0 <= number <= len(self._moves):
            raise NothingToUndo(f"{len(self._moves)} moves were made; there is no position after {number}")
        twin = self.copy()
        if number < len(self._moves):
            twin.undo(len(self._moves) - number)
        return twin

    def _position_after(self, number: int) -> GameState:
        """From the nearest position that was kept, keeping others on the way."""
        nearest = max((kept for kept in self._kept if kept <= number), default=0)
        s = self._kept[nearest].copy() if nearest in self._kept else self._dealt()
        for done, (seat, code) in enumerate(self._moves[nearest:number], start=nearest + 1):
            self._rules.apply(s, seat, code)
            self._keep(done, s)
        return s

    def copy(self) -> Game:
        """A game in the same position that goes its own way from here."""
        twin = object.__new__(Game)
        vars(twin).update(vars(self))
        twin._moves = self._moves[:]
        twin._kept = self._kept.copy()
        twin._state = self._state.copy()
        twin._scratch = self._scratch[:]
        return twin

    # What is to be seen

    def view(self, seat: int | None = None) -> View:
        """What the seat, or an onlooker (None), may see now."""
        if seat is not None:
            self._check_seat(seat)
        return self.rulebook.view(self._state, seat)

    def told(self, before: GameState, seat: int, action: Action, reader: int | None) -> list[Event]:
        """What happened with the last move, as far as the reader may know; `before` is how it was before."""
        return self.rulebook.story(before, seat, action, self._state, reader)

    def story(self, reader: int | None = None, *, since: int = 0) -> list[Event]:
        """What happened from move number `since` on, as far as the reader may know."""
        if reader is not None:
            self._check_seat(reader)
        return [event for told in self._told(reader, since) for event in told]

    def _told(self, reader: int | None, since: int) -> Iterator[list[Event]]:
        s = self._position_after(min(max(since, 0), len(self._moves)))
        for seat, code in self._moves[max(since, 0) :]:
            before = s.copy()
            self._rules.apply(s, seat, code)
            yield self.rulebook.story(before, seat, self.rulebook.actions.decode(code), s, reader)

    def imaginer(self, seat: int | None) -> Callable[[int], GameState]:
        """Deals positions that the seat, or an onlooker (None), could be in: one for every number.

        They hold nothing that the seat cannot know: whatever is secret from it, the same number gives the
        same position.
        """
        if seat is not None:
            self._check_seat(seat)
        now = self._state.copy()
        return lambda number: imagine(self.rulebook, now, seat, number)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._rules.due(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's points, as they stand."""
        return tuple(int(self._rules.score(self._state, seat)) for seat in range(self.players))

    @property
    def ranking(self) -> tuple[int, ...]:
        """Every seat's place, as things stand; tied seats share one and the next is skipped (1, 1, 3)."""
        return tuple(self._rules.place_of(self._state, seat) for seat in range(self.players))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        reason = self.rulebook.endings(self._rules.ending(self._state)).name.lower()
        return Outcome(reason, self.scores, self.ranking)

    @property
    def options(self) -> dict[str, SettingValue]:
        """All settings of this game, those left at their default too."""
        return self.rulebook.settings.shown(self._options)

    @property
    def moves(self) -> tuple[tuple[int, Action], ...]:
        """Every move so far: the seat (-1: from outside) and its action."""
        return tuple((seat, self.rulebook.actions.decode(code)) for seat, code in self._moves)

    @property
    def state(self) -> Any:
        """A copy of the whole state, secrets included: for tests and bug reports, never for a player."""
        return self._state.copy()

    # The record

    def record(
        self, *, fairness: Mapping[str, Any] | None = None, table: Mapping[str, Any] | None = None
    ) -> str:
        """A text that replays the whole game, seed and secrets included.

        `fairness` is what shows how the seed came about, `table` who played, where somebody knows.
        """
        if self._position is not None:
            raise NoRecord("a game that began from a constructed position has no record")
        return Record(
            game=self.rulebook.name,
            rules_version=self.rulebook.rules_version,
            players=self.players,
            options=self.options,
            seed=self.seed,
            moves=tuple((seat, str(action)) for seat, action in self.moves),
            fairness=fairness,
            table=table,
        ).to_text()

    @classmethod
    def from_record(cls, rulebook: Rulebook, record: Record) -> Game:
        """The game that a record describes, every move checked anew."""
        game = cls._set_up(rulebook, record)
        for number, (seat, text) in enumerate(record.moves, start=1):
            game._replay_move(number, seat, text)
        return game

    @classmethod
    def resumed(cls, rulebook: Rulebook, record: Record, state: GameState) -> Game:
        """The game that a record describes, with the state that its moves lead to, which is not checked.

        So a game of thousands of moves is there at once; whoever keeps records and states together uses it.
        """
        if type(state) is not rulebook.state:
            raise BadSnapshot(f"{rulebook.name} has no states of the type {type(state).__name__}")
        game = cls._set_up(rulebook, record)
        codes = {text: rulebook.actions.encode(text) for text in {text for _, text in record.moves}}
        game._moves = [(seat, codes[text]) for seat, text in record.moves]
        game._state = state.copy()
        game._kept[len(game._moves)] = state.copy()
        return game

    @classmethod
    def _set_up(cls, rulebook: Rulebook, record: Record) -> Game:
        if record.rules_version != rulebook.rules_version:
            raise BadRecord(
                f"the record was made by version {record.rules_version} of the rules of {rulebook.name};"
                f" this is version {rulebook.rules_version}"
            )
        try:
            return cls(rulebook, players=record.players, seed=record.seed, options=record.options)
        except CampidoglioError as problem:
            raise BadRecord(f"the record's set-up is wrong: {problem}") from problem

    def _replay_move(self, number: int, seat: int, text: str) -> None:
        try:
            if seat == OUTSIDE:
                self.happen(text)
            else:
                self.play(seat, text)
        except CampidoglioError as problem:
            raise BadRecord(f"move {number} does not replay: {problem}") from problem


def imagine(rulebook: Rulebook, s: GameState, seat: int | None, number: int) -> GameState:
    """A position that the seat, or an onlooker (None), could be in: see `Game.imaginer`."""
    imagined = s.copy()
    interpreted(rulebook).imagine(imagined, OUTSIDE if seat is None else seat, seed_words(number))
    return imagined
