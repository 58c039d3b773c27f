"""What the processes of one house keep for each other: who lives, who reads where, who thinks about what."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, insert, not_, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from campidoglio.server.storage.models import audiences, leases, processes, shared, tables
from campidoglio.server.storage.store import LISTED, Store
from campidoglio.server.wire.tables import Status

Readers = dict[str, int]
"""How many sockets each guest has open at a table; those of nobody in particular under `NOBODY`."""

NOBODY = ""

MOST_AT_ONCE = 500
"""So many tables are asked for in one question."""

_readers = msgspec.json.Decoder(Readers)


class Processes:
    """The part of storage that processes share, as one of them sees it. Times are in milliseconds."""

    def __init__(self, store: Store, process: str) -> None:
        self.process = process
        self._store = store

    # Who lives

    async def live(self, now: int, until: int) -> bool:
        """Be counted among the living until then; whether this process was known before."""

        def live(connection: Connection) -> bool:
            own = update(processes).where(processes.c.id == self.process)
            if connection.execute(own.values(until_ms=until)).rowcount:
                return True
            row = {"id": self.process, "started_ms": now, "until_ms": until}
            connection.execute(insert(processes).values(row))
            return False

        return await self._store.write(live)

    async def end(self) -> None:
        """Be dead from now on, so that others take over at once."""
        own = update(processes).where(processes.c.id == self.process)
        await self._store.write(lambda connection: connection.execute(own.values(until_ms=0)).rowcount)

    async def is_first(self, now: int) -> bool:
        """Whether no other living process started earlier."""
        own = select(processes.c.started_ms).where(processes.c.id == self.process).scalar_subquery()
        is_earlier = tuple_(processes.c.started_ms, processes.c.id) < tuple_(own, self.process)
        earlier = select(processes.c.id).where(processes.c.until_ms > now, is_earlier)
        return not await self._store.rows(earlier.limit(1))

    async def dead(self, now: int) -> list[str]:
        """The other processes of which nothing was heard for too long."""
        query = select(processes.c.id).where(_is_dead(now), processes.c.id != self.process)
        return [row.id for row in await self._store.rows(query)]

    async def minded_by(self, process: str) -> list[str]:
        """The tables that a process had somebody at, or thought about."""
        at = select(audiences.c.table_id).where(audiences.c.process == process)
        about = select(leases.c.table_id).where(leases.c.process == process)
        rows = [*await self._store.rows(at), *await self._store.rows(about)]
        return sorted({row.table_id for row in rows})

    async def bury(self, process: str, now: int) -> None:
        """Forget a dead process, unless it is back."""

        def bury(connection: Connection) -> None:
            if connection.execute(delete(processes).where(processes.c.id == process, _is_dead(now))).rowcount:
                connection.execute(delete(audiences).where(audiences.c.process == process))
                connection.execute(delete(leases).where(leases.c.process == process))

        await self._store.write(bury)

    # Who reads where

    async def show(self, table: str, readers: Mapping[str, int] | None) -> None:
        """Say who reads a table here; None: this process has nothing to do with the table any more."""

        def show(connection: Connection) -> None:
            own = (audiences.c.process == self.process) & (audiences.c.table_id == table)
            if readers is None:
                connection.execute(delete(audiences).where(own))
                return
            body = msgspec.json.encode(readers)
            if not connection.execute(update(audiences).where(own).values(readers=body)).rowcount:
                row = {"process": self.process, "table_id": table, "readers": body}
                connection.execute(insert(audiences).values(row))

        await self._store.write(show)

    async def elsewhere(self, of: Collection[str], now: int) -> dict[str, Readers]:
        """Who reads these tables at other living processes."""
        found: dict[str, Readers] = {table: {} for table in of}
        for part in _parts(of):
            query = (
                select(audiences.c.table_id, audiences.c.readers)
                .join_from(audiences, processes, processes.c.id == audiences.c.process)
                .where(audiences.c.table_id.in_(part), audiences.c.process != self.process)
                .where(processes.c.until_ms > now)
            )
            for row in await self._store.rows(query):
                readers = found[row.table_id]
                for guest, sockets in _readers.decode(row.readers).items():
                    readers[guest] = readers.get(guest, 0) + sockets
        return found

    async def sequences(self, of: Collection[str]) -> dict[str, int]:
        """How many entries these tables have."""
        found: dict[str, int] = {}
        for part in _parts(of):
            query = select(tables.c.id, tables.c.sequence).where(tables.c.id.in_(part))
            found |= {row.id: row.sequence for row in await self._store.rows(query)}
        return found

    # Who thinks about what

    async def take(self, table: str, seat: int, question: int, sequence: int, now: int) -> bool:
        """Take on a question to a bot, unless a living process has it already."""

        def take(connection: Connection) -> bool:
            row = {"question": question, "sequence": sequence, "process": self.process}
            of_seat = (leases.c.table_id == table) & (leases.c.seat == seat)
            is_free = or_(
                leases.c.question < question, leases.c.process == self.process, not_(_holder_lives(now))
            )
            if connection.execute(update(leases).where(of_seat, is_free).values(row)).rowcount:
                return True
            return _inserted(connection, {"table_id": table, "seat": seat, **row})

        return await self._store.write(take)

    async def jobs(self, before: int, now: int, limit: int = LISTED) -> list[str]:
        """The tables where a bot must choose and no living process is at it; asked before that time."""
        is_taken = exists().where(
            leases.c.table_id == tables.c.id, leases.c.sequence == tables.c.sequence, _holder_lives(now)
        )
        query: Select[Any] = (
            select(tables.c.id)
            .where(tables.c.status == Status.RUNNING, tables.c.bots_due, tables.c.touched_ms <= before)
            .where(not_(is_taken))
            .order_by(tables.c.touched_ms, tables.c.id)
        )
        return [row.id for row in await self._store.rows(query.limit(limit))]

    async def tidy(self) -> None:
        """Forget the questions of tables where nothing is asked any more."""
        running = select(tables.c.id).where(tables.c.status == Status.RUNNING)
        old = delete(leases).where(leases.c.table_id.not_in(running))
        await self._store.write(lambda connection: connection.execute(old).rowcount)


async def shared_value(store: Store, name: str, own: bytes) -> bytes:
    """What all processes have under a name: the value of whoever came first."""

    def agree(connection: Connection) -> bytes:
        of_name = select(shared.c.value).where(shared.c.name == name)
        kept = connection.execute(of_name).scalar()
        if kept is None:
            connection.execute(_insert_if_new(connection, shared).values(name=name, value=own))
            kept = connection.execute(of_name).scalar_one()
        return bytes(kept)

    return await store.write(agree)


def _is_dead(now: int) -> Any:
    return processes.c.until_ms <= now


def _holder_lives(now: int) -> Any:
    return exists().where(processes.c.id == leases.c.process, processes.c.until_ms > now)


def _inserted(connection: Connection, row: Mapping[str, Any]) -> bool:
    return connection.execute(_insert_if_new(connection, leases).values(row)).rowcount > 0


def _insert_if_new(connection: Connection, table: Any) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _parts(of: Collection[str]) -> list[list[str]]:
    ordered = sorted(of)
    return [ordered[start : start + MOST_AT_ONCE] for start in range(0, len(ordered), MOST_AT_ONCE)]
