"""The table: applies entries, answers commands with the entries to keep, and shows readers what they may see.

Commands check and return entries; they change nothing, and raise a `Refusal` if the wish is not granted. The
caller keeps the entries, then applies them. `now` is in milliseconds since 1970. Call `time_out(now)` before
any other command, and keep and apply what it gives.

A reader is a guest's id, or None for somebody of whom nothing is known. What a reader is shown is numbered by
`seq_for(reader)`, never by `seq`, which counts entries of which the reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from campidoglio.kernel.game import Game
from campidoglio.server.table.entries import Entry
from campidoglio.server.wire.answers import Because, Replay, Tried
from campidoglio.server.wire.asks import (
    AddEntropy,
    AnswerUndo,
    FillSeat,
    NewTable,
    Play,
    Say,
    TakeSeat,
    Try,
    Why,
)
from campidoglio.server.wire.play import Line, Position
from campidoglio.server.wire.tables import Status, TableInfo, TableLine


class BotTask(NamedTuple):
    """A choice that a bot has to make."""

    seat: int
    level: str
    question: int


class NewRematch(NamedTuple):
    """What a rematch adds to this table, and what the new table begins with."""

    here: list[Entry]
    there: list[Entry]


class Table:
    """One table, as its entries have made it."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Self:
        """The table that the entries make; the first is `Created`."""
        raise NotImplementedError

    @classmethod
    def from_snapshot(cls, snapshot: bytes) -> Self:
        """The table as it was when `to_snapshot` was asked; later entries are applied to it."""
        raise NotImplementedError

    def to_snapshot(self) -> bytes:
        """All that the entries have made, secrets included: for storage alone."""
        raise NotImplementedError

    def apply(self, entry: Entry) -> None:
        """Let an entry that is kept take effect."""
        raise NotImplementedError

    # What the house needs to know

    @property
    def id(self) -> str:
        """The table's id; it tells nothing."""
        raise NotImplementedError

    @property
    def game_name(self) -> str:
        """Which game is played."""
        raise NotImplementedError

    @property
    def seq(self) -> int:
        """How many entries there are: for storage, never for a reader."""
        raise NotImplementedError

    @property
    def status(self) -> Status:
        """How far the table is."""
        raise NotImplementedError

    @property
    def game(self) -> Game | None:
        """A copy of the running game for the bots, asked through `bots.question`; never for a reader."""
        raise NotImplementedError

    @property
    def guests(self) -> dict[int, str]:
        """Who has which seat: guests by seat."""
        raise NotImplementedError

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        raise NotImplementedError

    def seat_of(self, guest: str | None) -> int | None:
        """The guest's seat; None for an onlooker."""
        raise NotImplementedError

    def question(self, seat: int) -> int | None:
        """How many times the seat has been asked anew; None while it is not asked.

        What others choose at the same time does not ask it anew, so its answer stays good.
        """
        raise NotImplementedError

    def bots_due(self) -> list[BotTask]:
        """What bots have to choose now: on their own seats, and for players who are away."""
        raise NotImplementedError

    def next_deadline(self) -> int | None:
        """When `time_out` has something to say if nothing else happens; None: never."""
        raise NotImplementedError

    def came(self, guest: str, now: int) -> None:
        """A guest is connected from now on. Not kept: after a restart nobody is."""
        raise NotImplementedError

    def went(self, guest: str, now: int) -> None:
        """A guest's last connection is gone. Not kept."""
        raise NotImplementedError

    # Commands

    @staticmethod
    def create(
        ask: NewTable, guest: str, name: str, now: int, *, table_id: str, secret: bytes
    ) -> list[Entry]:
        """Make a table; with no open seat it starts at once."""
        raise NotImplementedError

    def take_seat(self, guest: str, name: str, ask: TakeSeat, now: int) -> list[Entry]:
        """Sit down: before the game begins, or on the seat of a player who is gone for good."""
        raise NotImplementedError

    def leave(self, guest: str, now: int) -> list[Entry]:
        """Leave one's seat; in a running game a bot plays for it until one returns."""
        raise NotImplementedError

    def fill_seat(self, guest: str, ask: FillSeat, now: int) -> list[Entry]:
        """The host puts a bot on a seat, or opens one."""
        raise NotImplementedError

    def add_entropy(self, guest: str, ask: AddEntropy, now: int) -> list[Entry]:
        """Add to the chance of the game before it starts."""
        raise NotImplementedError

    def start(self, guest: str, now: int) -> list[Entry]:
        """Begin, once every seat is taken."""
        raise NotImplementedError

    def play(self, guest: str, ask: Play, now: int) -> list[Entry]:
        """Take a decision, whole or not at all. Nothing may follow an action that brings out something."""
        raise NotImplementedError

    def undo(self, guest: str, now: int) -> list[Entry]:
        """Take one's last decision back: at once where that is free, else the others are asked."""
        raise NotImplementedError

    def answer_undo(self, guest: str, ask: AnswerUndo, now: int) -> list[Entry]:
        """Agree to going back, or not; whoever asked may take the question back."""
        raise NotImplementedError

    def resign(self, guest: str, now: int) -> list[Entry]:
        """Give up."""
        raise NotImplementedError

    def say(self, guest: str, name: str, ask: Say, now: int) -> list[Entry]:
        """Say something to the table."""
        raise NotImplementedError

    def rematch(self, guest: str, name: str, now: int, *, table_id: str, secret: bytes) -> NewRematch:
        """Play again, at a new table."""
        raise NotImplementedError

    def returned(self, guest: str, now: int) -> list[Entry]:
        """A player is here, so no bot plays for the seat any more. Never refused; perhaps no entries."""
        raise NotImplementedError

    def time_out(self, now: int) -> list[Entry]:
        """What the clocks say by now; no entries if nothing is due."""
        raise NotImplementedError

    def bot_decision(self, seat: int, question: int, actions: list[str], level: str, now: int) -> list[Entry]:
        """A bot's choice; no entries if the question is no longer the same, or the choice is not allowed."""
        raise NotImplementedError

    # The showing: the only door out

    def seq_for(self, reader: str | None) -> int:
        """How many entries the reader may know of: the `seq` of all that the reader is sent.

        If it is as before, the reader must not be sent anything for the entry.
        """
        raise NotImplementedError

    def info(self, reader: str | None, watchers: int = 0) -> TableInfo:
        """The table as the reader sees it."""
        raise NotImplementedError

    def position(self, reader: str | None) -> Position | None:
        """The game as the reader sees it; None until it starts."""
        raise NotImplementedError

    def lines(self, reader: str | None, since: int = 0) -> list[Line]:
        """The lines of the log after the reader's `seq_for` was `since`."""
        raise NotImplementedError

    def line(self, reader: str | None) -> TableLine:
        """The table in a list; with None, for storage."""
        raise NotImplementedError

    def tried(self, guest: str, ask: Try) -> Tried:
        """What would be seen and allowed after some steps; never past one that brings something out."""
        raise NotImplementedError

    def because(self, guest: str, ask: Why) -> Because:
        """Why an action of one's own is not allowed."""
        raise NotImplementedError

    def replay(self, reader: str | None, as_seat: int | None, start: int, count: int) -> Replay:
        """A part of the game from a point of view: one's own while it goes on, any once it is over."""
        raise NotImplementedError

    def record(self, reader: str | None) -> str:
        """The whole game as a text, once it is over."""
        raise NotImplementedError
