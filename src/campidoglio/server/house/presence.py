"""Who is here: readers come and go, and whoever is gone too long from a real-time game is played for."""

from __future__ import annotations

import asyncio

from campidoglio.server.house.house import House
from campidoglio.server.house.reader import Reader
from campidoglio.server.house.room import Room
from campidoglio.server.house.schedule import Schedule
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Farewell
from campidoglio.server.wire.tables import RealTime, Status

TOLD_AFTER = 0.2
"""Seconds in which comings and goings are gathered, before all others are told of them at once."""

CLOSING = Farewell("closing", "The server is going down. It will be back; your game is kept.", again=True)


class Presence:
    """Lets readers in and out."""

    def __init__(self, house: House, schedule: Schedule, grace: float) -> None:
        self._house = house
        self._schedule = schedule
        self.grace_ms = int(grace * 1000)

    async def join(self, table: str, reader: Reader, since: int | None) -> None:
        """Begin to read a table; the first thing the reader is told is all it may know, or all it missed."""
        async with self._house.rooms.entered(table) as room:
            await self._house.others.refresh(room)
            if (guest := reader.guest) is not None:
                self._schedule.cancel((table, guest))
                room.table.came(guest, self._house.now())
                await self._house.let(room, lambda here, now: here.returned(guest, now))
            room.greet(reader, since)
            room.readers.add(reader)
            self._tell_soon(room)

    async def leave(self, table: str, reader: Reader) -> None:
        """Read no more."""
        async with self._house.rooms.entered(table) as room:
            room.readers.discard(reader)
            if reader.guest is not None and not room.is_here(reader.guest):
                room.table.went(reader.guest, self._house.now())
                self.miss(room, reader.guest)
            self._tell_soon(room)

    def miss(self, room: Room, guest: str) -> None:
        """Have a bot play for a player of a real-time game who does not come back in time."""
        here = room.table
        is_missed = here.status is Status.RUNNING and here.seat_of(guest) is not None
        if is_missed and isinstance(here.tempo, RealTime):
            at = self._house.now() + self.grace_ms
            self._schedule.set((here.id, guest), at, lambda: self._give_up(here.id, guest))

    async def _give_up(self, table: str, guest: str) -> None:
        async with self._house.rooms.entered(table) as room:
            await self._house.others.refresh(room)
            if not room.is_here(guest) and room.table.status is Status.RUNNING:
                await self._house.let(room, lambda here, now: _gone(here, guest, now))

    def dismiss_all(self) -> None:
        """Say farewell to every reader: the server closes."""
        for room in self._house.rooms:
            for reader in tuple(room.readers):
                reader.dismiss(CLOSING)

    def _tell_soon(self, room: Room) -> None:
        if not room.is_telling_who_is_here:
            room.is_telling_who_is_here = True
            self._house.run(self._tell(room))

    async def _tell(self, room: Room) -> None:
        await asyncio.sleep(TOLD_AFTER)
        room.is_telling_who_is_here = False
        async with room.lock:
            room.publish_who_is_here()
            await self._house.others.show(room)


def _gone(table: Table, guest: str, now: int) -> list[Entry]:
    return table.leave(guest, now) if table.seat_of(guest) is not None else []
