"""The tables that are in memory; the others are opened from storage when somebody asks for them."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from campidoglio.server.house.clock import Clock
from campidoglio.server.house.room import Room
from campidoglio.server.storage.store import Store
from campidoglio.server.table.entries import Rewritten, decode
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Farewell

AN_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Rooms:
    """One room for each table, found by the table's id; those not used for longest make way."""

    def __init__(self, store: Store, now: Clock, most: int) -> None:
        self._store = store
        self._now = now
        self._most = most
        self.is_shared = False
        """Whether other processes write to the same tables."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.was_read: Callable[[Room], None] = lambda room: None
        """Called with a room whose table was read from storage: what goes on by itself begins there."""

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    def find(self, table: str) -> Room | None:
        """The table's room, if the table is in memory."""
        return self._rooms.get(table)

    def is_behind(self, table: str, sequence: int) -> bool:
        """Whether a table is in memory, but not all of so many entries.

        While a write is under way memory is ahead of storage, and may have to go back.
        """
        room = self._rooms.get(table)
        return room is not None and (room.is_stale or room.table.seq < sequence)

    def add(self, table: Table) -> Room:
        """Take a table in."""
        room = self._rooms.setdefault(table.id, Room(table))
        self._rooms.move_to_end(table.id)
        self._make_way()
        return room

    @asynccontextmanager
    async def entered(self, table: str) -> AsyncIterator[Room]:
        """The table's room, for one at a time; refuses a table that is not there."""
        while True:
            room = await self._room(table)
            async with room.lock:
                if self._rooms.get(table) is not room:
                    continue  # it made way while we waited
                if room.is_stale:
                    await self.read_anew(room)
                elif self.is_shared and not room.readers:
                    # For nobody's sake was it kept up to date.
                    await self.read_further(room)
                yield room
                return

    async def read_anew(self, room: Room) -> None:
        """Open the table again from storage: somebody else has written to it, or a write has failed."""
        room.table = await self._opened(room.table.id)
        for guest in room.guests_here:
            room.table.came(guest, self._now())
        room.is_stale = False
        room.publish()
        self.was_read(room)

    async def read_further(self, room: Room) -> None:
        """Read what others have added to the table since."""
        later = [decode(body) for body in await self._store.entries(room.table.id, room.table.seq)]
        if not later:
            return
        room.is_stale = True
        if any(isinstance(entry, Rewritten) for entry in later):
            await self.read_anew(room)
            return
        for entry in later:
            room.table.apply(entry)
        room.is_stale = False
        room.publish()

    async def _room(self, table: str) -> Room:
        if (room := self._rooms.get(table)) is not None:
            self._rooms.move_to_end(table)
            return room
        if table not in self._opening:
            task = self._opening[table] = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        room = self.add(await self._opened(table))
        self.was_read(room)
        return room

    async def _opened(self, table: str) -> Table:
        if not AN_ID.fullmatch(table):
            raise unknown_table()
        snapshot = await self._store.snapshot(table)
        later = await self._store.entries(table, snapshot.sequence if snapshot else 0)
        if snapshot is None:
            if not later:
                raise unknown_table()
            return Table.of(map(decode, later))
        entries = [decode(body) for body in later]
        if any(isinstance(entry, Rewritten) for entry in entries):
            # The snapshot was made by a process that did not know yet.
            return Table.of(map(decode, await self._store.entries(table)))
        opened = Table.from_snapshot(snapshot.body)
        for entry in entries:
            opened.apply(entry)
        return opened

    def let_go(self, table: str, farewell: Farewell) -> None:
        """Have a table out of memory that is no more, and say farewell to its readers."""
        room = self._rooms.pop(table, None)
        if room is not None:
            for task in room.thinking.values():
                task.cancel()
            for reader in tuple(room.readers):
                reader.dismiss(farewell)

    def _make_way(self) -> None:
        spare = len(self._rooms) - self._most
        for name, room in list(self._rooms.items())[: max(0, spare)]:
            if room.is_idle:
                del self._rooms[name]


def unknown_table() -> Refusal:
    """What is said of a table that is not there."""
    return Refusal("unknown_table", "There is no such table. Perhaps the link was not copied whole.")
