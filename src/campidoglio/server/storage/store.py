"""Everything the server keeps, behind one class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Executable, Row, Select, case, delete, func, insert, select, update

from campidoglio.server.storage.appending import Append
from campidoglio.server.storage.database import Database, open_database
from campidoglio.server.storage.failures import told_as_failures
from campidoglio.server.storage.migrate import migrate
from campidoglio.server.storage.models import entries, guests, requests, seats, snapshots, tables, tokens
from campidoglio.server.storage.people.models import accounts
from campidoglio.server.storage.remembered import Remembered
from campidoglio.server.storage.values import Guest, Listed, Request, Snapshot, TableIndex, Token
from campidoglio.server.storage.writer import Writer
from campidoglio.server.wire.tables import Access, Status

MOST_GUESTS = 20_000
GUEST_SECONDS = 5.0
"""So long a guest is not looked up again: only a new name that was given by another process comes so late."""

T = TypeVar("T")

LISTED = 100
"""How many tables a list shows at most, if nobody says otherwise."""


class Store:
    """Tables with their entries, answers already given, guests and tokens.

    Whatever changes something returns after its commit. It raises `StorageFailed` where the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._guests: Remembered[Guest] = Remembered(MOST_GUESTS, GUEST_SECONDS)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open a database, new or old, and bring it to today's form; raises `BadDatabase`."""
        database = open_database(address)
        try:
            with told_as_failures("opened", database.name):
                await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may be at work on what is kept here."""
        return self._database.is_shared

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        await self._writer.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.close()

    # Tables

    async def create_table(
        self, table: str, index: TableIndex, bodies: Sequence[bytes], request: Request | None = None
    ) -> None:
        """Keep a new table with its first entries; raises `Conflict` if there is one, or `Repeated`."""
        await self._writer.write(Append(table, 0, tuple(bodies), index, request, new=True))

    async def append(
        self,
        table: str,
        expected: int,
        bodies: Sequence[bytes],
        index: TableIndex,
        request: Request | None = None,
    ) -> None:
        """Keep further entries of a table that has `expected` entries; whole or not at all.

        Raises `Repeated` with the first answer if the guest's request was done before, `Conflict` if the
        table has another number of entries, and `UnknownTable`.
        """
        await self._writer.write(Append(table, expected, tuple(bodies), index, request))

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table after the first `since`; none if there is no such table."""
        query = select(entries.c.body).where(entries.c.table_id == table, entries.c.number > since)
        return [row.body for row in await self._rows(query.order_by(entries.c.number))]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot of a table, if one was kept."""
        row = await self._row(select(snapshots).where(snapshots.c.table_id == table))
        return None if row is None else Snapshot(row.sequence, row.body)

    async def save_snapshot(self, table: str, sequence: int, body: bytes) -> None:
        """Keep the table as it stands after so many entries, unless a later snapshot is kept."""

        def save(connection: Connection) -> None:
            of_table = snapshots.c.table_id == table
            kept = connection.execute(select(snapshots.c.sequence).where(of_table)).scalar()
            values = {"table_id": table, "sequence": sequence, "body": body}
            if kept is None:
                connection.execute(insert(snapshots).values(values))
            elif kept < sequence:
                connection.execute(update(snapshots).where(of_table).values(values))

        await self._writer.write(save)

    async def answer_to(self, guest: str, request: str) -> bytes | None:
        """What a request of the guest's was answered, if it was done."""
        row = await self._row(
            select(requests.c.answer).where(requests.c.guest == guest, requests.c.id == request)
        )
        return None if row is None else bytes(row.answer)

    # Lists of tables

    async def lobby(self, limit: int = LISTED, game: str | None = None) -> list[Listed]:
        """Public tables that are not over: those that still have room first, the newest first."""
        query = (
            select(tables.c.id, tables.c.line)
            .where(tables.c.access == Access.PUBLIC, tables.c.status.in_([Status.OPEN, Status.RUNNING]))
            .order_by(
                case((tables.c.status == Status.OPEN, 0), else_=1), tables.c.touched_ms.desc(), tables.c.id
            )
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        return [Listed(row.id, row.line) for row in await self._rows(query.limit(limit))]

    async def tables_of(self, guest: str, limit: int = LISTED, unfinished: bool = False) -> list[Listed]:
        """The tables where the guest sits: those that wait for the guest first, the newest first."""
        is_due = tables.c.due_seats.bitwise_rshift(seats.c.seat).bitwise_and(1)
        own = (
            select(seats.c.table_id, func.min(seats.c.seat).label("seat"), func.max(is_due).label("due"))
            .join_from(seats, tables)
            .where(seats.c.guest == guest)
            .group_by(seats.c.table_id)
            .subquery()
        )
        query = (
            select(tables.c.id, tables.c.line, own.c.seat, own.c.due)
            .join_from(own, tables)
            .order_by(own.c.due.desc(), tables.c.touched_ms.desc(), tables.c.id)
        )
        if unfinished:
            query = query.where(tables.c.status.in_([Status.OPEN, Status.RUNNING]))
        return [
            Listed(row.id, row.line, row.seat, bool(row.due)) for row in await self._rows(query.limit(limit))
        ]

    async def due_tables(self, before_ms: int, limit: int = LISTED) -> list[str]:
        """The tables whose deadline is at or before this time, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.deadline_ms <= before_ms)
        return [
            row.id for row in await self._rows(query.order_by(tables.c.deadline_ms, tables.c.id).limit(limit))
        ]

    async def next_deadline(self) -> int | None:
        """When something next happens by itself at any table."""
        row = await self._row(select(func.min(tables.c.deadline_ms).label("at")))
        return None if row is None else row.at

    async def unfinished(self) -> list[str]:
        """The tables whose game is running, those last played first."""
        return await self._running(select(tables.c.id))

    async def waiting_for_bots(self) -> list[str]:
        """The running tables at which a bot must choose, those last played first."""
        return await self._running(select(tables.c.id).where(tables.c.bots_due))

    async def _running(self, query: Select[Any]) -> list[str]:
        query = query.where(tables.c.status == Status.RUNNING)
        return [row.id for row in await self._rows(query.order_by(tables.c.touched_ms.desc(), tables.c.id))]

    # Guests, and the tokens of their programs

    async def add_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        await self._change(
            insert(guests).values(id=guest.id, name=guest.name, created_ms=guest.created_ms),
        )

    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id."""
        if (known := self._guests.get(guest)) is not None:
            return known
        is_member = accounts.c.guest.is_not(None).label("is_member")
        query = select(guests, is_member).join_from(guests, accounts, isouter=True)
        row = await self._row(query.where(guests.c.id == guest))
        if row is None:
            return None
        found = Guest(row.id, row.name, row.created_ms, bool(row.is_member))
        self._guests.put(guest, found)
        return found

    async def rename_guest(self, guest: str, name: str) -> bool:
        """Give the guest another name; False if there is no such guest."""
        changed = await self._change(update(guests).where(guests.c.id == guest).values(name=name))
        self._guests.forget(guest)
        return changed > 0

    def forget_guest(self, guest: str) -> None:
        """Look the guest up again when it is next asked for: something about it was changed."""
        self._guests.forget(guest)

    async def add_token(self, guest: str, token: Token, secret: str) -> None:
        """Let whoever has the secret act for the guest; only the secret's hash is kept."""
        await self._change(
            insert(tokens).values(
                id=token.id, guest=guest, hash=_hash(secret), name=token.name, created_ms=token.created_ms
            )
        )

    async def guest_of_token(self, secret: str) -> Guest | None:
        """The guest for whom whoever has this secret may act."""
        query = select(guests).join_from(guests, tokens).where(tokens.c.hash == _hash(secret))
        row = await self._row(query)
        return None if row is None else Guest(row.id, row.name, row.created_ms)

    async def tokens_of(self, guest: str) -> list[Token]:
        """The guest's tokens, the oldest first."""
        query = select(tokens).where(tokens.c.guest == guest).order_by(tokens.c.created_ms, tokens.c.id)
        return [Token(row.id, row.name, row.created_ms) for row in await self._rows(query)]

    async def revoke_token(self, guest: str, token: str) -> bool:
        """Make a token of the guest's worthless; False if the guest has none with this id."""
        return await self._change(delete(tokens).where(tokens.c.guest == guest, tokens.c.id == token)) > 0

    # For the other parts of storage

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in one transaction with whatever is written at the same time."""
        written: T = await self._writer.write(work)
        return written

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await self._rows(query)

    # One statement

    async def _change(self, statement: Executable) -> int:
        """Write by one statement; returns how many rows it changed."""

        def change(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        changed: int = await self._writer.write(change)
        return changed

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        def read(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query).all()

        with told_as_failures("read", self._database.name):
            return await self._database.read(read)

    async def _row(self, query: Select[Any]) -> Row[Any] | None:
        rows = await self._rows(query)
        return rows[0] if rows else None


def _hash(secret: str) -> bytes:
    """Secrets of tokens are long and random, so that no slower hash is needed."""
    return sha256(secret.encode()).digest()
