"""Writing entries of several tables in one transaction: a few statements, however many tables they are for.

Each append is looked at before anything is written, so that one that must fail fails alone. The keys of the
database stand behind that: were a check wrong, the whole transaction would be refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update

from campidoglio.server.storage.errors import Conflict, Repeated, UnknownTable
from campidoglio.server.storage.models import entries, requests, seats, tables
from campidoglio.server.storage.notices.sending import begin_turns
from campidoglio.server.storage.standings.recording import record
from campidoglio.server.storage.values import Request, TableIndex


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for one table, with what goes with them."""

    table: str
    expected: int
    """How many entries the table must have; None of them may be there yet for a new table."""
    entries: Sequence[bytes]
    index: TableIndex
    request: Request | None
    new: bool = False


@dataclass(slots=True)
class _Batch:
    """What the appends come to: nothing of it is written yet."""

    sequences: dict[str, int]
    """How many entries each table has, with those of the batch."""
    answers: dict[tuple[str, str], bytes]
    made: set[str] = field(default_factory=set)
    indexes: dict[str, TableIndex] = field(default_factory=dict)
    entries: list[dict[str, Any]] = field(default_factory=list)
    requests: list[dict[str, Any]] = field(default_factory=list)
    turns: list[tuple[str, int, str, int]] = field(default_factory=list)
    """Table, number of entries, guest, and when that guest is told."""

    def take(self, append: Append) -> Conflict | Repeated | UnknownTable | None:
        """Add an append, or say why not."""
        refusal = self._refusal(append)
        if refusal is None:
            self._add(append)
        return refusal

    def _refusal(self, append: Append) -> Conflict | Repeated | UnknownTable | None:
        if append.request is not None and (key := _key(append.request)) in self.answers:
            return Repeated(self.answers[key])
        actual = self.sequences.get(append.table)
        if actual is None:
            return None if append.new else UnknownTable(append.table)
        if append.new or actual != append.expected:
            return Conflict(append.table, append.expected, actual)
        return None

    def _add(self, append: Append) -> None:
        if append.new:
            self.made.add(append.table)
        first = append.expected + 1
        for number, body in enumerate(append.entries, first):
            self.entries.append({"table_id": append.table, "number": number, "body": body})
        self.sequences[append.table] = append.expected + len(append.entries)
        self.indexes[append.table] = append.index
        for guest in append.index.turns:
            turn = append.table, self.sequences[append.table], guest, append.index.notice_ms
            self.turns.append(turn)
        if (request := append.request) is not None:
            self.answers[_key(request)] = request.answer
            self.requests.append({"guest": request.guest, "id": request.id, "answer": request.answer})


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Write all that can be written; the result says for each append why it was not, or None."""
    batch = _Batch(
        _sequences(connection, {append.table for append in appends}),
        _answers(connection, {_key(append.request) for append in appends if append.request is not None}),
    )
    refusals: list[Exception | None] = [batch.take(append) for append in appends]
    if batch.indexes:
        _write(connection, batch)
    return refusals


def _key(request: Request) -> tuple[str, str]:
    return request.guest, request.id


def _sequences(connection: Connection, ids: set[str]) -> dict[str, int]:
    # In the order of the ids, so that no two processes wait for each other.
    query = select(tables.c.id, tables.c.sequence).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    rows = connection.execute(query.with_for_update(key_share=True))
    return {row.id: row.sequence for row in rows}


def _answers(connection: Connection, keys: set[tuple[str, str]]) -> dict[tuple[str, str], bytes]:
    if not keys:
        return {}
    query = select(requests).where(tuple_(requests.c.guest, requests.c.id).in_(sorted(keys)))
    return {(row.guest, row.id): row.answer for row in connection.execute(query)}


def _write(connection: Connection, batch: _Batch) -> None:
    made = [_row(table, batch) for table in sorted(batch.made)]
    changed = [
        {"of_" + name: value for name, value in _row(table, batch).items()}
        for table in sorted(batch.indexes.keys() - batch.made)
    ]
    if made:
        connection.execute(insert(tables), made)
    if changed:
        connection.execute(_CHANGE, changed)
    if batch.entries:
        connection.execute(insert(entries), batch.entries)
    if batch.requests:
        connection.execute(
            insert(requests), sorted(batch.requests, key=lambda row: (row["guest"], row["id"]))
        )
    _write_seats(connection, batch.indexes)
    begin_turns(connection, batch.turns)
    for table, index in sorted(batch.indexes.items()):
        if index.result is not None:
            record(connection, table, index.result)


def _row(table: str, batch: _Batch) -> dict[str, Any]:
    index = batch.indexes[table]
    return {
        "id": table,
        "sequence": batch.sequences[table],
        "game": index.game,
        "status": index.status,
        "access": index.access,
        "touched_ms": index.touched_ms,
        "deadline_ms": index.deadline_ms,
        "due_seats": sum({1 << seat.seat for seat in index.seats if seat.due}),
        "bots_due": index.bots_due,
        "line": index.line,
    }


_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("of_id"))
    .values({column.name: bindparam("of_" + column.name) for column in tables.c if column.name != "id"})
)


def _write_seats(connection: Connection, indexes: dict[str, TableIndex]) -> None:
    """Who sits where changes seldom: only the difference is written."""
    found = connection.execute(select(seats).where(seats.c.table_id.in_(indexes)))
    before = {(row.table_id, row.seat, row.guest) for row in found}
    now = {
        (table, seat.seat, seat.guest)
        for table, index in indexes.items()
        for seat in index.seats
        if seat.guest is not None
    }
    if gone := before - now:
        places = tuple_(seats.c.table_id, seats.c.seat)
        connection.execute(delete(seats).where(places.in_(sorted({row[:2] for row in gone}))))
    if come := now - before:
        connection.execute(insert(seats), list(_seat_rows(come)))


def _seat_rows(seated: Iterable[tuple[str, int, str]]) -> Iterable[dict[str, Any]]:
    return ({"table_id": table, "seat": seat, "guest": guest} for table, seat, guest in sorted(seated))
