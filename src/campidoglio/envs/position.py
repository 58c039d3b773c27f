"""A position on the interpreter, with what the environments ask of it.

Unlike a `Game` it keeps no record and checks no move: whoever holds it takes codes from `legal` alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from campidoglio import registry
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.errors import IllegalAction
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import GameState

NOBODY = -1


class Position:
    """A state with its rules; copies are cheap, and it can be pickled."""

    __slots__ = ("_rules", "_state", "book")

    def __init__(self, book: Rulebook, state: GameState) -> None:
        self.book = book
        self._rules = interpreted(book)
        self._state = state

    @classmethod
    def dealt(cls, book: Rulebook, players: int, options: Mapping[str, object], seed: int) -> Position:
        """The beginning of the game that `campidoglio.new` deals from the same seed."""
        state = book.fresh_state(book.check_players(players), book.settings.read(options, players))
        interpreted(book).begin(state, seed_words(seed))
        return cls(book, state)

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that must choose now; none when the game is over."""
        seats = self._rules.due(self._state)
        return tuple(seat for seat in range(self.players) if seats >> seat & 1)

    @property
    def seat(self) -> int:
        """The first seat that must choose now, or NOBODY."""
        return int(self._rules.first_due(self._state))

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, ascending; none while it is not asked."""
        if seat < 0 or not self._rules.due(self._state) >> seat & 1:
            return []
        moves = [0] * self.book.legal_limit
        return moves[: self._rules.legal(self._state, seat, moves)]

    def check(self, seat: int, code: int) -> None:
        """Refuse an action that is not legal."""
        if code in (legal := self.legal(seat)):
            return
        names = "; ".join(str(self.book.actions.decode(each)) for each in legal)
        raise IllegalAction(f"action {code} is not legal for seat {seat} now; legal: {names or 'nothing'}")

    def apply(self, seat: int, code: int) -> None:
        """Carry out a legal action."""
        self._rules.apply(self._state, seat, code)

    def observe(self, seat: int) -> list[int]:
        """What the seat may know, as numbers."""
        out = [0] * self.book.observation_size
        self._rules.observe(self._state, seat, out)
        return out

    def view(self, seat: int | None) -> str:
        """What the seat, or an onlooker (None), may see, as JSON; equal views are equal texts."""
        return json.dumps(self.book.view(self._state, seat), sort_keys=True, separators=(",", ":"))

    @property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return [int(self._rules.score(self._state, seat)) for seat in range(self.players)]

    @property
    def places(self) -> list[int]:
        """Every seat's place, from 1."""
        return [int(self._rules.place_of(self._state, seat)) for seat in range(self.players)]

    def imagined(self, seat: int, number: int) -> Position:
        """A position that the seat could be in, dealt from a number."""
        twin = self.copy()
        self._rules.imagine(twin._state, seat, seed_words(number))
        return twin

    def digest(self) -> str:
        """A hash of all that the position holds, secrets included."""
        return self._state.digest()

    def copy(self) -> Position:
        """An equal position that goes its own way."""
        return Position(self.book, self._state.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.book.name, self._state.snapshot())


def _restored(name: str, snapshot: dict[str, Any]) -> Position:
    book = registry.rulebook(name)
    return Position(book, book.state.from_snapshot(snapshot))
