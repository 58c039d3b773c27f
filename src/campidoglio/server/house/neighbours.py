"""The other processes of the house: what they write is read here, and what a dead one left is taken over.

The truth about all of it is in the database. The bus says where to look at once; besides, this process looks
at everything that it needs every few seconds, so that whatever the bus has lost is found.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from campidoglio.server.bus.bus import Bus
from campidoglio.server.bus.news import News
from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.house.tending import Tending
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.storage.processes import Processes, Readers
from campidoglio.server.table.table import BotTask

LIFE_MS = 10_000
"""A process that has not said for so long that it lives is taken for dead."""
BEAT_SECONDS = 2.5
"""How often it says so."""
LOOK_SECONDS = 2.0
"""How often it looks for what the bus has lost, and for what nobody does."""
UNDONE_MS = 300
"""A bot's choice that nobody has taken on for so long is anybody's."""
TIDY_SECONDS = 3600.0
MOST_JOBS = 8
"""Choices of bots that are taken on at once, for each worker."""

_log = logging.getLogger(__name__)


class Neighbours:
    """This process among the others."""

    def __init__(self, tending: Tending, kept: Processes, bus: Bus, *, workers: int = 1) -> None:
        self._tending = tending
        self._house: House = tending.house
        self._kept = kept
        self._bus = bus
        self._shown: dict[str, Readers] = {}
        """Who reads where, as the others were told."""
        self._left: dict[str, int] = {}
        """When the last reader of a table here went."""
        self._look_now = asyncio.Event()
        self._house.others = self
        self._house.rooms.is_shared = True
        tending.sweep_seconds = LOOK_SECONDS
        tending.bots.most = MOST_JOBS * workers
        tending.bots.spare = self._look_now.set

    async def start(self) -> None:
        """Be one of the living."""
        await self.live()
        self._house.run(self._bus.run(self.hear, self._look_now.set))
        self._house.run(self._again_and_again(self.live, BEAT_SECONDS, asyncio.Event()))
        self._house.run(self._again_and_again(self.look, LOOK_SECONDS, self._look_now))
        self._house.run(self._again_and_again(self._kept.tidy, TIDY_SECONDS, asyncio.Event()))

    async def stop(self) -> None:
        """Be dead, so that the others take over at once."""
        try:
            await self._kept.end()
        except StorageFailed as problem:
            _log.warning("the other servers were not told that this one stops: %s", problem)

    async def live(self) -> None:
        """Say that this process lives."""
        now = self._house.now()
        if not await self._kept.live(now, now + LIFE_MS):
            # The others took this process for dead, and know nothing of it any more.
            self._shown.clear()

    async def _again_and_again(
        self, work: Callable[[], Awaitable[None]], seconds: float, at_once: asyncio.Event
    ) -> None:
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await at_once.wait()
            except TimeoutError:
                pass
            at_once.clear()
            try:
                await work()
            except StorageFailed as problem:
                _log.warning("the database could not be asked about the other servers: %s", problem)
            except Exception:  # this goes on for as long as the server does
                _log.exception("looking after the other servers failed; it is done again")

    # What the house tells the others

    def wrote(self, table: str, sequence: int) -> None:
        """A table has so many entries now."""
        self._bus.table(table, sequence)

    def changed(self, guest: str) -> None:
        """A guest is not who it was."""
        self._bus.changed(guest)

    async def show(self, room: Room) -> None:
        """Tell who reads a table here."""
        table = room.table.id
        readers = (self._house.rooms.find(table) or room).own_readers()
        if self._shown.get(table) != readers:
            await self._mind(table, readers)
            self._bus.audience(table)

    async def _mind(self, table: str, readers: Readers) -> None:
        """Let the others know who takes care of a table, for a while also if nobody reads it."""
        await self._kept.show(table, readers)
        self._shown[table] = readers
        if readers:
            self._left.pop(table, None)
        else:
            self._left[table] = self._house.now()

    async def may_think(self, room: Room, task: BotTask) -> bool:
        """Whether this process took the choice on."""
        table = room.table
        return await self._kept.take(table.id, task.seat, task.question, table.seq, self._house.now())

    async def is_first(self) -> bool:
        """Whether no other process was here before."""
        return await self._kept.is_first(self._house.now())

    async def refresh(self, room: Room) -> None:
        """Read what others wrote at a table, and who reads it elsewhere."""
        await self._house.rooms.read_further(room)
        table = room.table.id
        self._set_elsewhere(room, (await self._kept.elsewhere([table], self._house.now()))[table])

    # What others tell

    def hear(self, news: News) -> None:
        """Look where there is something new."""
        for guest in news.changed:
            self._house.dismiss_here(guest)
        for table, sequence in news.tables.items():
            if self._house.rooms.is_behind(table, sequence):
                self._look_soon(self._house.catch_up(table, sequence))
        for table in news.audiences:
            if (room := self._house.rooms.find(table)) is not None and room.readers:
                self._look_soon(self._look_who_is_here(table))

    def _look_soon(self, work: Coroutine[Any, Any, None]) -> None:
        self._house.run(_patiently(work))

    async def _look_who_is_here(self, table: str) -> None:
        async with self._house.rooms.entered(table) as room:
            await self.refresh(room)

    # What is looked for again and again

    async def look(self) -> None:
        """Find whatever the bus has lost, and what a dead process left."""
        await self._catch_up()
        await self._take_over()
        await self._find_jobs()
        await self._forget()

    async def _catch_up(self) -> None:
        """See to it that everybody who is here is told everything."""
        in_use = [room.table.id for room in self._house.rooms if not room.is_idle]
        for table, sequence in (await self._kept.sequences(in_use)).items():
            await self._house.catch_up(table, sequence)
        read = [room.table.id for room in self._house.rooms if room.readers]
        for table, readers in (await self._kept.elsewhere(read, self._house.now())).items():
            room = self._house.rooms.find(table)
            if room is not None and (
                room.elsewhere != readers or self._shown.get(table) != room.own_readers()
            ):
                async with self._house.rooms.entered(table) as entered:
                    self._set_elsewhere(entered, readers)
                    await self.show(entered)

    async def _take_over(self) -> None:
        """Go on with what dead processes were at. Two may do that at once: nothing happens twice."""
        for process in await self._kept.dead(self._house.now()):
            for table in await self._kept.minded_by(process):
                await self._tending.take_up(table)
                if table not in self._shown:
                    await self._mind(table, {})
            await self._kept.bury(process, self._house.now())

    async def _find_jobs(self) -> None:
        """Have bots choose where no process does."""
        bots, now = self._tending.bots, self._house.now()
        found = [] if bots.is_busy else await self._kept.jobs(now - UNDONE_MS, now)
        for table in found:
            if not bots.is_busy:
                async with self._house.rooms.entered(table) as room:
                    bots.attend(room)

    async def _forget(self) -> None:
        """Have nothing to do any more with tables that everybody left a while ago."""
        before = self._house.now() - 2 * self._tending.presence.grace_ms
        for table in [table for table, left in self._left.items() if left < before]:
            await self._kept.show(table, None)
            del self._left[table]
            self._shown.pop(table, None)

    # Who is here

    def _set_elsewhere(self, room: Room, readers: Readers) -> None:
        """Take down who reads a table elsewhere, and tell those who read it here if that is new."""
        if room.elsewhere == readers:
            return
        gone = room.elsewhere.keys() - readers.keys()
        room.elsewhere = readers
        now, presence = self._house.now(), self._tending.presence
        for guest in sorted(gone - {""}):
            if not room.is_here(guest):
                room.table.went(guest, now)
                presence.miss(room, guest)
        for guest in sorted(readers.keys() - {""}):
            room.table.came(guest, now)
        room.publish_who_is_here()


async def _patiently(work: Coroutine[Any, Any, None]) -> None:
    """Do what will be done again anyway if it fails."""
    try:
        await work
    except StorageFailed as problem:
        _log.warning("what another server told of could not be read yet: %s", problem)
