"""Two tables that one reader cannot tell apart, and what the reader rightly knows of each.

A world is a table with players at all seats. Its double for a reader is the same table with another position,
dealt from what the reader knows, and another secret. Both are played on alike; what others choose in secret
may differ. As long as the rules themselves show and tell the reader the same in both, so must the table.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec

import campidoglio
from campidoglio.kernel.game import Game
from campidoglio.kernel.record import Record
from campidoglio.server.table import snapshots
from campidoglio.server.table.course import Course
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import NewTable, Play, SeatWish, TakeSeat
from campidoglio.server.wire.tables import RealTime

SECRET = bytes(range(32))
ANOTHER_SECRET = bytes(range(100, 132))
HOUR = 3600


def guest(seat: int | None) -> str | None:
    """The guest who sits there; None for an onlooker."""
    return None if seat is None else f"guest-{seat}-secret-id"


class World:
    """A table, and what each of its readers may rightly know: what the rules show and tell."""

    def __init__(self, table: Table, readers: Sequence[int | None], *, secret: bytes) -> None:
        self.table = table
        self.secret = secret
        self.known: dict[int | None, list[str]] = {reader: [] for reader in readers}
        self.parted = len(self.game.moves)
        """How many moves the worlds have in common: further back a double knows the true positions only."""
        for reader in readers:
            self._learn(reader, [])

    @property
    def game(self) -> Game:
        """The game as it stands."""
        game = self.table.game
        assert game is not None
        return game

    def apply(self, entries: list[Entry]) -> None:
        """Let entries take effect that are no moves."""
        for entry in entries:
            self.table.apply(entry)

    def play(self, seat: int, action: str, now: int) -> None:
        """Take one action, and let every reader know what the rules let it know."""
        before = self.game
        self.apply(decision(self.table, seat, action, now))
        after, book = self.game, before.rulebook
        taken = book.actions.parse(action)
        for reader in self.known:
            self._learn(reader, book.story(before.state, seat, taken, after.state, reader))

    def _learn(self, reader: int | None, events: list[Any]) -> None:
        """Write down what is told, and what is to be seen if it is new."""
        known = self.known[reader]
        game = self.game
        seen = [
            game.view(reader),
            game.actors,
            [] if reader is None else [str(a) for a in game.legal(reader)],
        ]
        text = json.dumps(seen)
        if events or not known or known[-1] != text:
            known += [json.dumps(events), text]


def new_table(game: str, players: int, seed: int, *, bots: int = 0) -> Table:
    """A table that has just begun; the last seats may be bots'."""
    open_seats = [SeatWish("open")] * (players - 1 - bots)
    ask = NewTable(
        request="new",
        game=game,
        seats=[SeatWish("me"), *open_seats, *[SeatWish("bot", "easy")] * bots],
        tempo=RealTime(move_seconds=20 * HOUR, game_seconds=160 * HOUR),
    )
    made = Table.create(ask, f"{guest(0)}", "Ann", 1_000, table_id=f"table-{seed}", secret=SECRET)
    table = Table.of(made)
    for seat in range(1, players - bots):
        for entry in table.take_seat(f"{guest(seat)}", f"Player {seat}", TakeSeat("sit"), 1_000 + seat):
            table.apply(entry)
    if bots < players - 1:
        for entry in table.start(f"{guest(0)}", 2_000):
            table.apply(entry)
    return table


def twin(table: Table) -> Table:
    """The same table again."""
    return Table.from_snapshot(table.to_snapshot())


def double(table: Table, reader: int | None, number: int) -> Table:
    """A table that the reader cannot tell from this one; all that the reader cannot know is dealt anew."""
    same = snapshots.from_bytes(table.to_snapshot())
    game = same.course.game
    record = Record.from_text(game.record())
    other = Game.resumed(game.rulebook, record, game.imaginer(reader)(number))
    same.facts.created = msgspec.structs.replace(same.facts.created, secret=ANOTHER_SECRET.hex())
    return Table(Sitting(same.facts, Course(other, same.course.steps)))


def played(game: str, players: int, seed: int, moves: int, *, bots: int = 0) -> tuple[Table, int]:
    """A table after so many random moves, and what time it is."""
    table, now = new_table(game, players, seed, bots=bots), 10_000
    chooser = random.Random(f"{game} {players} {seed}")
    for _ in range(moves):
        if not table.due:
            break
        now += 1_000
        seat = chooser.choice(table.due)
        step(table, seat, chooser, now)
    return table, now


def step(table: Table, seat: int, chooser: random.Random, now: int) -> None:
    """One random action of a seat."""
    game = table.game
    assert game is not None
    for entry in decision(table, seat, str(chooser.choice(game.legal(seat))), now):
        table.apply(entry)


def decision(table: Table, seat: int, action: str, now: int) -> list[Entry]:
    """The entries of an action, chosen by the seat's bot or by its player."""
    question = table.question(seat)
    assert question is not None
    if seat in table.guests:
        return table.play(f"{guest(seat)}", Play("play", question, [action]), now)
    return table.bot_decision(seat, question, [action], "easy", now)


def games() -> list[str]:
    """The games that have something to hide."""
    return list(campidoglio.game_names())
