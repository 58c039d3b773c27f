"""What is still to be sent, and where to.

A notice is written in the transaction of the move that begins the turn, so a restart neither loses nor makes
one. Whoever sends it takes it first, by a change that succeeds for one process only, and for a time: a
process that dies meanwhile leaves it to the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from campidoglio.server.storage.models import seats, tables
from campidoglio.server.storage.notices.models import addresses, notices
from campidoglio.server.storage.notices.sending import MOST_FAILURES, drop_address
from campidoglio.server.storage.store import Store

AT_ONCE = 32


@dataclass(frozen=True, slots=True)
class Address:
    """Where somebody wants notices."""

    id: str
    guest: str
    kind: str
    """push, or webhook."""
    url: str
    key: str
    secret: str
    session: str | None
    name: str
    language: str
    home: str
    """The page's own address, as the guest sees it."""
    created_ms: int
    failures: int = 0

    @property
    def is_given_up(self) -> bool:
        """Whether nothing is sent there any more."""
        return self.failures >= MOST_FAILURES


@dataclass(frozen=True, slots=True)
class Notice:
    """A turn of which somebody is to be told."""

    address: Address
    table: str
    number: int
    """How many entries the table had when the turn began."""
    game: str
    due_ms: int
    tries: int
    is_wanted: bool
    """Whether the table still waits for this guest."""


class Outbox:
    """Addresses, and notices that wait."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Addresses

    async def add(self, address: Address) -> None:
        """Send notices there too. A browser belongs to the last who asked for it."""

        def add(connection: Connection) -> None:
            if address.kind == "push":
                is_same = (addresses.c.kind == "push") & (addresses.c.url == address.url)
                same = select(addresses.c.id).where(is_same)
                for row in connection.execute(same).all():
                    drop_address(connection, row.id)
            values = {column.name: getattr(address, column.name) for column in addresses.c}
            connection.execute(insert(addresses).values(values))

        await self._store.write(add)

    async def of(self, guest: str) -> list[Address]:
        """Where the guest wants notices, the oldest first."""
        query = select(addresses).where(addresses.c.guest == guest)
        rows = await self._store.rows(query.order_by(addresses.c.created_ms, addresses.c.id))
        return [Address(**row._mapping) for row in rows]

    async def drop(self, address: str, guest: str | None = None) -> bool:
        """Send nothing there any more; False if the guest has no such address."""

        def drop(connection: Connection) -> bool:
            own = select(addresses.c.id).where(addresses.c.id == address)
            if guest is not None:
                own = own.where(addresses.c.guest == guest)
            found = connection.execute(own).first() is not None
            if found:
                drop_address(connection, address)
            return found

        return await self._store.write(drop)

    # Notices

    async def due(self, now: int) -> list[Notice]:
        """What may be sent now, the oldest first."""
        waits = (
            select(seats.c.seat)
            .where(
                seats.c.table_id == notices.c.table_id,
                seats.c.guest == addresses.c.guest,
                tables.c.due_seats.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1,
            )
            .correlate(notices, addresses, tables)
            .exists()
        )
        query = (
            select(
                notices.c.table_id,
                notices.c.number,
                notices.c.due_ms,
                notices.c.tries,
                tables.c.game,
                waits.label("is_wanted"),
                addresses,
            )
            .join_from(notices, addresses)
            .join(tables, tables.c.id == notices.c.table_id)
            .where(notices.c.due_ms <= now)
            .order_by(notices.c.due_ms, notices.c.table_id)
            .limit(AT_ONCE)
        )
        names = [column.name for column in addresses.c]
        return [
            Notice(
                Address(**{name: getattr(row, name) for name in names}),
                row.table_id,
                row.number,
                row.game,
                row.due_ms,
                row.tries,
                bool(row.is_wanted),
            )
            for row in await self._store.rows(query)
        ]

    async def take(self, notice: Notice, until: int) -> bool:
        """Take a notice, to be sent before that time; False if another process was quicker."""
        change = (
            update(notices)
            .where(_is(notice), notices.c.due_ms == notice.due_ms, notices.c.tries == notice.tries)
            .values(due_ms=until, tries=notice.tries + 1)
        )
        taken = await self._store.write(lambda connection: connection.execute(change).rowcount)
        return taken == 1

    async def later(self, notice: Notice, at: int) -> None:
        """It could not be sent: try again then."""
        change = update(notices).where(_is(notice)).values(due_ms=at)
        await self._store.write(lambda connection: connection.execute(change))

    async def done(self, notice: Notice, *, is_sent: bool | None) -> None:
        """It was sent, could not be sent at all, or (None) is not wanted any more."""

        def done(connection: Connection) -> None:
            connection.execute(delete(notices).where(_is(notice)))
            if is_sent is not None:
                failures = 0 if is_sent else addresses.c.failures + 1
                here = addresses.c.id == notice.address.id
                connection.execute(update(addresses).where(here).values(failures=failures))

        await self._store.write(done)


def _is(notice: Notice) -> ColumnElement[bool]:
    return (
        (notices.c.address == notice.address.id)
        & (notices.c.table_id == notice.table)
        & (notices.c.number == notice.number)
    )
