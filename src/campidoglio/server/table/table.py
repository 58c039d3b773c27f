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
from campidoglio.server.table import (
    applying,
    deciding,
    results,
    seating,
    showing,
    snapshots,
    timing,
    undoing,
)
from campidoglio.server.table.entries import Created, Entry
from campidoglio.server.table.facts import Facts
from campidoglio.server.table.results import Result
from campidoglio.server.table.sitting import Sitting
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
from campidoglio.server.wire.tables import Access, Status, TableInfo, TableLine, Tempo


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

    def __init__(self, table: Sitting) -> None:
        self._table = table

    @property
    def _facts(self) -> Facts:
        return self._table.facts

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Self:
        """The table that the entries make; the first is `Created`."""
        first, *later = entries
        if not isinstance(first, Created):
            raise TypeError(f"a table begins with Created, not {type(first).__name__}")
        table = cls(applying.begun(first))
        for entry in later:
            table.apply(entry)
        return table

    @classmethod
    def from_snapshot(cls, snapshot: bytes) -> Self:
        """The table as it was when `to_snapshot` was asked; later entries are applied to it."""
        return cls(snapshots.from_bytes(snapshot))

    def to_snapshot(self) -> bytes:
        """All that the entries have made, secrets included: for storage alone."""
        return snapshots.to_bytes(self._table)

    def apply(self, entry: Entry) -> None:
        """Let an entry that is kept take effect."""
        applying.apply(self._table, entry)

    # What the house needs to know

    @property
    def id(self) -> str:
        """The table's id; it tells nothing."""
        return self._facts.created.id

    @property
    def game_name(self) -> str:
        """Which game is played."""
        return self._facts.created.game

    @property
    def access(self) -> Access:
        """Who finds it."""
        return self._facts.created.access

    @property
    def tempo(self) -> Tempo:
        """How much time players have."""
        return self._facts.created.tempo

    def is_host(self, guest: str | None) -> bool:
        """Whether the guest is the table's host."""
        return guest == self._facts.host

    @property
    def host(self) -> str:
        """The guest who is the table's host; never for a reader."""
        return self._facts.host

    @property
    def seq(self) -> int:
        """How many entries there are: for storage, never for a reader."""
        return self._facts.seq

    @property
    def status(self) -> Status:
        """How far the table is."""
        return self._facts.status

    @property
    def game(self) -> Game | None:
        """A copy of the running game for the bots, asked through `bots.question`; never for a reader."""
        return self._table.course.game.copy() if self._table.has_begun else None

    @property
    def guests(self) -> dict[int, str]:
        """Who has which seat: guests by seat."""
        return {n: seat.guest for n, seat in enumerate(self._facts.seats) if seat.guest is not None}

    @property
    def had_seats(self) -> frozenset[str]:
        """The guests who have, or had, a seat in the game that began."""
        return frozenset(self._facts.past)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(self._facts.due)

    def seat_of(self, guest: str | None) -> int | None:
        """The guest's seat; None for an onlooker."""
        return self._facts.seat_of(guest)

    def question(self, seat: int) -> int | None:
        """How many times the seat has been asked anew; None while it is not asked.

        What others choose at the same time does not ask it anew, so its answer stays good.
        """
        return deciding.question(self._table, seat)

    def bots_due(self) -> list[BotTask]:
        """What bots have to choose now: on their own seats, and for players who are away."""
        return [
            BotTask(seat, level, self._facts.asked[seat])
            for seat, level in deciding.bots_due(self._table).items()
        ]

    def next_deadline(self) -> int | None:
        """When `time_out` has something to say if nothing else happens; None: never."""
        return timing.next_deadline(self._table)

    def result(self) -> Result | None:
        """How the game ended, and for whom that counts; None while it goes on."""
        return results.result(self._table)

    def came(self, guest: str, now: int) -> None:
        """A guest is connected from now on. Not kept: after a restart nobody is."""
        self._table.present.add(guest)

    def went(self, guest: str, now: int) -> None:
        """A guest's last connection is gone. Not kept."""
        self._table.present.discard(guest)
        self._table.gone_since[guest] = now

    # Commands

    @staticmethod
    def create(
        ask: NewTable, guest: str, name: str, now: int, *, table_id: str, secret: bytes
    ) -> list[Entry]:
        """Make a table; with no open seat it starts at once."""
        return seating.create(ask, guest, name, now, table_id=table_id, secret=secret)

    def take_seat(self, guest: str, name: str, ask: TakeSeat, now: int) -> list[Entry]:
        """Sit down: before the game begins, or on the seat of a player who is gone for good."""
        return seating.take_seat(self._table, guest, name, ask, now)

    def leave(self, guest: str, now: int) -> list[Entry]:
        """Leave one's seat; in a running game a bot plays for it until one returns."""
        return seating.leave(self._table, guest, now)

    def fill_seat(self, guest: str, ask: FillSeat, now: int) -> list[Entry]:
        """The host puts a bot on a seat, or opens one."""
        return seating.fill_seat(self._table, guest, ask, now)

    def add_entropy(self, guest: str, ask: AddEntropy, now: int) -> list[Entry]:
        """Add to the chance of the game before it starts."""
        return seating.add_entropy(self._table, guest, ask, now)

    def start(self, guest: str, now: int) -> list[Entry]:
        """Begin, once every seat is taken."""
        return seating.start(self._table, guest, now)

    def play(self, guest: str, ask: Play, now: int) -> list[Entry]:
        """Take a decision, whole or not at all. Nothing may follow an action that brings out something."""
        return deciding.play(self._table, guest, ask, now)

    def undo(self, guest: str, now: int) -> list[Entry]:
        """Take one's last decision back: at once where that is free, else the others are asked."""
        return undoing.undo(self._table, guest, now)

    def answer_undo(self, guest: str, ask: AnswerUndo, now: int) -> list[Entry]:
        """Agree to going back, or not; whoever asked may take the question back."""
        return undoing.answer_undo(self._table, guest, ask, now)

    def resign(self, guest: str, now: int) -> list[Entry]:
        """Give up."""
        return deciding.resign(self._table, guest, now)

    def say(self, guest: str, name: str, ask: Say, now: int) -> list[Entry]:
        """Say something to the table."""
        return seating.say(self._table, guest, name, ask, now)

    def rematch(self, guest: str, name: str, now: int, *, table_id: str, secret: bytes) -> NewRematch:
        """Play again, at a new table."""
        here, there = seating.rematch(self._table, guest, name, now, table_id=table_id, secret=secret)
        return NewRematch(here, there)

    def returned(self, guest: str, now: int) -> list[Entry]:
        """A player is here, so no bot plays for the seat any more. Never refused; perhaps no entries."""
        return timing.returned(self._table, guest, now)

    def time_out(self, now: int) -> list[Entry]:
        """What the clocks say by now; no entries if nothing is due."""
        return timing.time_out(self._table, now)

    def bot_decision(self, seat: int, question: int, actions: list[str], level: str, now: int) -> list[Entry]:
        """A bot's choice; no entries if the question is no longer the same, or the choice is not allowed."""
        return deciding.bot_decision(self._table, seat, question, actions, level, now)

    # The showing: the only door out

    def seq_for(self, reader: str | None) -> int:
        """How many entries the reader may know of: the `seq` of all that the reader is sent.

        If it is as before, the reader must not be sent anything for the entry.
        """
        return self._facts.seen[self._facts.place_of(reader)]

    def info(self, reader: str | None, watchers: int = 0) -> TableInfo:
        """The table as the reader sees it."""
        return showing.info(self._table, reader, watchers)

    def position(self, reader: str | None) -> Position | None:
        """The game as the reader sees it; None until it starts."""
        return showing.position(self._table, reader)

    def lines(self, reader: str | None, since: int = 0) -> list[Line]:
        """The lines of the log after the reader's `seq_for` was `since`."""
        return showing.lines(self._table, reader, since)

    def line(self, reader: str | None) -> TableLine:
        """The table in a list; with None, for storage."""
        return showing.line(self._table, reader)

    def tried(self, guest: str, ask: Try) -> Tried:
        """What would be seen and allowed after some steps; never past one that brings something out."""
        return deciding.tried(self._table, guest, ask)

    def because(self, guest: str, ask: Why) -> Because:
        """Why an action of one's own is not allowed."""
        return deciding.because(self._table, guest, ask)

    def replay(self, reader: str | None, as_seat: int | None, start: int, count: int) -> Replay:
        """A part of the game from a point of view: one's own while it goes on, any once it is over."""
        return showing.replay(self._table, reader, as_seat, start, count)

    def record(self, reader: str | None) -> str:
        """The whole game as a text, once it is over."""
        return showing.record(self._table)
