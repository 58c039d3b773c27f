"""What must hold in every world, however rough it was."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, select
from tests.simulation.disk import Disk

from campidoglio.server.storage.models import entries, requests, snapshots, tables
from campidoglio.server.table.entries import Entry, Moved, Returned, Said, TimedOut, decode
from campidoglio.server.table.table import Table

if TYPE_CHECKING:
    from tests.simulation.person import Person
    from tests.simulation.process import ServerProcess


class Broken(AssertionError):
    """A law does not hold."""


def law(holds: object, sentence: str) -> None:
    """Say so if it does not hold."""
    if not holds:
        raise Broken(sentence)


@dataclass(slots=True)
class Asked:
    """A request, and what became of it."""

    guest: str
    id: str
    kind: str
    text: str = ""
    attempts: int = 0
    is_twice: bool = False
    """Whether it was sent again before it was answered: then the one may be refused and the other not."""
    answers: list[bytes] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    asked_of: ServerProcess | None = None
    """The process that was asked last."""


class Laws:
    """Watches a world while it runs, and judges it at its end."""

    def __init__(self, disk: Disk, *, is_alone: bool, is_reliable: bool) -> None:
        self._disk = disk
        self._is_reliable = is_reliable
        self._is_alone = is_alone
        """Whether one process has all the tables, so that one thing is done after the other."""
        self.asked: dict[str, Asked] = {}
        self.faults: list[str] = []
        """What the server itself logged as faults that nobody meant to happen."""

    # While it runs

    def is_acknowledged(self, asked: Asked, answer: bytes) -> None:
        """An answer is given only for what is on the disk, and it is always the same."""
        law(asked.id in self._kept_requests(), f"{asked.id} was acknowledged before it was kept")
        law(all(answer == other for other in asked.answers), f"{asked.id} was answered differently")
        asked.answers.append(answer)

    def is_told(self, process: ServerProcess, message: bytes) -> None:
        """News are only of what is on the disk, and come after the answer to who brought them about."""
        for line in json.loads(message).get("log") or ():
            if line["type"] == "chat":
                asked = self.asked[line["text"]]
                law(asked.id in self._kept_requests(), f"{asked.id} was told before it was kept")
                is_unanswered = asked.attempts == 1 and not asked.answers and asked.asked_of is process
                # Where a write may seem to fail and yet be kept, nobody can be answered first.
                is_early = is_unanswered and self._is_reliable
                law(not is_early, f"{asked.id} was told before its answer")

    def _kept_requests(self) -> set[str]:
        rows = self._disk.do(lambda connection: connection.execute(select(requests.c.id)).all())
        return {row.id.rpartition(":")[2] for row in rows}

    # At the end

    def judge(self, people: list[Person]) -> None:
        """Everything that must be so once all is calm."""
        law(not self.faults, f"the server logged faults: {self.faults[:3]}")
        kept = self._kept_requests()
        for asked in self.asked.values():
            law(not asked.answers or asked.id in kept, f"{asked.id} was acknowledged and is lost")
            is_refused = asked.refusals and (asked.attempts == 1 or (self._is_alone and not asked.is_twice))
            law(not is_refused or asked.id not in kept, f"{asked.id} was refused and yet kept")
        for table in self._disk.do(_all_tables):
            self._judge_table(table, kept, [person for person in people if person.table == table.id])

    def _judge_table(self, kept: KeptTable, requests_kept: set[str], people: list[Person]) -> None:
        law(
            [number for number, _ in kept.entries] == list(range(1, kept.sequence + 1)),
            f"the entries of {kept.id} have gaps",
        )
        history = [entry for _, entry in kept.entries]
        self._judge_words(history, requests_kept)
        self._judge_moves(kept.id, history, requests_kept)
        table = _judge_history(history)
        _judge_snapshot(kept, history, table)
        law(not table.bots_due(), f"bots are due at {kept.id}, and nothing happens")
        for person in people:
            person.judge(table)

    def _judge_words(self, history: list[Entry], requests_kept: set[str]) -> None:
        said = Counter(entry.text for entry in history if isinstance(entry, Said))
        for text, times in said.items():
            law(times == 1, f"{text} was said {times} times")
            law(self.asked[text].id in requests_kept, f"{text} was kept without its request")

    def _judge_moves(self, table: str, history: list[Entry], requests_kept: set[str]) -> None:
        moved = sum(isinstance(entry, Moved) and entry.bot is None for entry in history)
        asked = sum(
            asked.kind == "play" and asked.text == table
            for asked in self.asked.values()
            if asked.id in requests_kept
        )
        law(moved == asked, f"{asked} decisions of people were kept, and {moved} moves made of them")


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table as the disk has it."""

    id: str
    sequence: int
    entries: list[tuple[int, Entry]]
    snapshot: tuple[int, bytes] | None


def _all_tables(connection: Connection) -> list[KeptTable]:
    return [
        KeptTable(row.id, row.sequence, _entries(connection, row.id), _snapshot(connection, row.id))
        for row in connection.execute(select(tables.c.id, tables.c.sequence).order_by(tables.c.id)).all()
    ]


def _entries(connection: Connection, table: str) -> list[tuple[int, Entry]]:
    query = select(entries).where(entries.c.table_id == table).order_by(entries.c.number)
    return [(row.number, decode(row.body)) for row in connection.execute(query)]


def _snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    row = connection.execute(select(snapshots).where(snapshots.c.table_id == table)).first()
    return None if row is None else (row.sequence, row.body)


def _judge_history(history: list[Entry]) -> Table:
    """Told again from the start, every entry was right at its time; gives the table they make."""
    first, *later = history
    table = Table.of([first])
    lost: set[int] = set()
    for entry in later:
        _judge_time(table, entry, lost)
        table.apply(entry)
    return table


def _judge_time(table: Table, entry: Entry, lost: set[int]) -> None:
    """Time that is up is said once, not too early, and before anything else is done."""
    deadline = table.next_deadline()
    match entry:
        case TimedOut(at=at, seat=seat):
            law(deadline is not None and at >= deadline, f"the time of seat {seat} was up too early")
            law(seat not in lost, f"the time of seat {seat} was up twice")
            lost.add(seat)
        case Moved(at=at, seat=seat, bot=None):
            law(deadline is None or at < deadline, f"seat {seat} moved after its time was up")
        case Returned(seat=seat):
            lost.discard(seat)


def _judge_snapshot(kept: KeptTable, history: list[Entry], table: Table) -> None:
    if kept.snapshot is not None:
        sequence, body = kept.snapshot
        again = Table.from_snapshot(body)
        for entry in history[sequence:]:
            again.apply(entry)
        law(_facts(again) == _facts(table), f"the snapshot of {kept.id} is of another table")


def _facts(table: Table) -> list[Any]:
    readers: list[str | None] = [None, *table.guests.values()]
    return [
        table.seq,
        table.status,
        *((table.seq_for(reader), table.position(reader), table.lines(reader)) for reader in readers),
    ]


def is_played_by_bot(table: Table, seat: int) -> bool:
    """Whether a bot decides on a player's seat."""
    return table.line(None).seats[seat].substitute is not None
