"""A table to try things at: every command's entries are kept and applied at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from campidoglio.server.table.entries import Entry
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Tried
from campidoglio.server.wire.asks import (
    AnswerUndo,
    FillSeat,
    NewTable,
    Play,
    Say,
    SeatWish,
    TakeSeat,
    Try,
    Why,
)
from campidoglio.server.wire.play import Chat, Line, OutcomeInfo, Position, TableEvent
from campidoglio.server.wire.tables import Tempo, Untimed

SECRET = bytes(range(32))
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def guest(seat: int) -> str:
    """The guest who sits there from the beginning."""
    return f"id-of-{NAMES[seat]}"


class Desk:
    """A table with Ann, Ben, Cleo and others on its seats, in this order; "easy" on a seat is a bot."""

    def __init__(self, made: Sequence[Entry]) -> None:
        self.entries: list[Entry] = []
        self.now = 1_000
        self.table = Table.of(made)
        self.entries = list(made)

    def do(self, made: Sequence[Entry]) -> list[Entry]:
        """Keep and apply."""
        for entry in made:
            self.table.apply(entry)
            self.entries.append(entry)
        return list(made)

    def after(self, milliseconds: int) -> Desk:
        """Time passes, and the clocks say what they have to say."""
        self.now += milliseconds
        self.do(self.table.time_out(self.now))
        return self

    # What players do

    def sit(self, seat: int, wanted: int | None = None) -> list[Entry]:
        return self.do(self.table.take_seat(guest(seat), NAMES[seat], TakeSeat("sit", wanted), self.now))

    def start(self, seat: int = 0) -> Desk:
        self.do(self.table.start(guest(seat), self.now))
        return self

    def fill(self, seat: int, level: str | None, by: int = 0) -> list[Entry]:
        return self.do(self.table.fill_seat(guest(by), FillSeat("fill", seat, level), self.now))

    def play(self, seat: int, *actions: str) -> list[Entry]:
        return self.do(self.table.play(guest(seat), self.decision(seat, *actions), self.now))

    def decision(self, seat: int, *actions: str) -> Play:
        return Play("play", self.table.question(seat) or 0, list(actions))

    def bot(self, seat: int, *actions: str, level: str = "easy") -> list[Entry]:
        question = self.table.question(seat)
        assert question is not None
        return self.do(self.table.bot_decision(seat, question, list(actions), level, self.now))

    def undo(self, seat: int) -> list[Entry]:
        return self.do(self.table.undo(guest(seat), self.now))

    def answer(self, seat: int, *, agree: bool) -> list[Entry]:
        return self.do(self.table.answer_undo(guest(seat), AnswerUndo("answer", agree), self.now))

    def resign(self, seat: int) -> list[Entry]:
        return self.do(self.table.resign(guest(seat), self.now))

    def leave(self, seat: int) -> list[Entry]:
        return self.do(self.table.leave(guest(seat), self.now))

    def back(self, seat: int) -> list[Entry]:
        return self.do(self.table.returned(guest(seat), self.now))

    def say(self, seat: int, text: str) -> list[Entry]:
        return self.do(self.table.say(guest(seat), NAMES[seat], Say("say", text), self.now))

    def tried(self, seat: int, *actions: str) -> Tried:
        return self.table.tried(guest(seat), Try("try", self.table.question(seat) or 0, list(actions)))

    def why(self, seat: int, action: str, *, after: Sequence[str] = ()) -> Any:
        return self.table.because(guest(seat), Why("why", action, list(after)))

    # What they see

    def position(self, seat: int | None) -> Position:
        position = self.table.position(None if seat is None else guest(seat))
        assert position is not None
        return position

    def legal(self, seat: int, family: str = "") -> list[str]:
        return [action for action in self.position(seat).legal if action.startswith(family)]

    def outcome(self) -> OutcomeInfo:
        outcome = self.position(None).outcome
        assert outcome is not None
        return outcome

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        return self.table.lines(None if seat is None else guest(seat), since)

    def events(self, seat: int | None) -> list[tuple[str, int | None]]:
        """What happened at the table, as the reader is told."""
        return [(line.event, line.seat) for line in self.lines(seat) if isinstance(line, TableEvent)]

    def said(self) -> list[str]:
        return [line.text for line in self.lines(None) if isinstance(line, Chat)]

    def moves(self) -> list[tuple[int, str]]:
        """The moves that stand, in truth."""
        game = self.table.game
        assert game is not None
        return [(seat, str(action)) for seat, action in game.moves]


def wishes(*seats: str) -> list[SeatWish]:
    """Seats by words: "me", "open", or the level of a bot."""
    return [SeatWish(seat) if seat in ("me", "open") else SeatWish("bot", seat) for seat in seats]


def asked(game: str, *seats: str, tempo: Tempo | None = None, **more: Any) -> NewTable:
    """What Ann asks for."""
    return NewTable("new", game, wishes(*seats), tempo=tempo or Untimed(), **more)


def new(game: str, *seats: str, tempo: Tempo | None = None, secret: bytes = SECRET, **more: Any) -> Desk:
    """A table that Ann has just made."""
    ask = asked(game, *seats, tempo=tempo, **more)
    return Desk(Table.create(ask, guest(0), NAMES[0], 1_000, table_id="the-table", secret=secret))


def running(game: str, *seats: str, tempo: Tempo | None = None, secret: bytes = SECRET, **more: Any) -> Desk:
    """A table whose game has just begun; players sit on the open seats in their order."""
    desk = new(game, *seats, tempo=tempo, secret=secret, **more)
    free = [seat for seat, wish in enumerate(seats) if wish == "open"]
    for seat in free:
        desk.sit(seat, seat)
    return desk.start() if free else desk


def bidding(*seats: str, tempo: Tempo | None = None) -> Desk:
    """A game of Capitol in which everybody passed, so that now all bid in secret."""
    desk = running("capitol", *seats, tempo=tempo)
    while desk.position(None).view["phase"] != "bid":
        (seat,) = desk.table.due
        desk.do(decided(desk, seat, "pass"))
    return desk


def decided(desk: Desk, seat: int, action: str) -> list[Entry]:
    """What comes of an action, whether a bot or a player decides for the seat."""
    question = desk.table.question(seat)
    assert question is not None
    bots = {task.seat: task.level for task in desk.table.bots_due()}
    if seat in bots:
        return desk.table.bot_decision(seat, question, [action], bots[seat], desk.now)
    return desk.table.play(desk.table.guests[seat], desk.decision(seat, action), desk.now)


def finished(desk: Desk) -> Desk:
    """The game played on to its end: everybody takes the last legal action."""
    while desk.table.due:
        seat = desk.table.due[0]
        game = desk.table.game
        assert game is not None
        desk.now += 1
        desk.do(decided(desk, seat, str(game.legal(seat)[-1])))
    return desk


@contextmanager
def refused(code: str, saying: str | None = None) -> Iterator[None]:
    """What is done inside must be refused with that code, in a sentence that says this."""
    with pytest.raises(Refusal, match=saying) as caught:
        yield
    assert caught.value.code == code
