"""What goes on by itself at all tables: bots, clocks, deadlines, and all of them again after a restart."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from campidoglio.server.house.bots import Bots, Thinker
from campidoglio.server.house.house import Busy, House
from campidoglio.server.house.patience import patiently
from campidoglio.server.house.presence import Presence
from campidoglio.server.house.results import catch_up
from campidoglio.server.house.room import Room
from campidoglio.server.house.schedule import Schedule

_log = logging.getLogger(__name__)

SWEEP_SECONDS = 20.0
"""How often storage is asked for deadlines that nobody here waits for."""

LEAST_MS = 100
"""A table whose time was up is not asked again sooner, whatever it says."""


class Tending:
    """Keeps a house going."""

    def __init__(self, house: House, thinker: Thinker, *, bot_pause: float, grace: float) -> None:
        self.house = house
        self.schedule = Schedule(house.now, house.run)
        self.presence = Presence(house, self.schedule, grace)
        self.bots = Bots(house, thinker, bot_pause)
        self.sweep_seconds = SWEEP_SECONDS
        house.after.append(self._tend)
        house.after_others.append(lambda room: self._wait_for_deadline(room, earliest=0))

    def start(self) -> None:
        """Let everything go on that was going on when the server went down."""
        self.house.run(self.schedule.run())
        self.house.run(self._resume())
        self.house.run(self._sweep())
        self.house.run(catch_up(self.house))

    async def stop(self) -> None:
        """Say farewell to everybody, and stop; whatever was acknowledged is kept."""
        self.presence.dismiss_all()
        await self.house.stop_tasks()

    def _tend(self, room: Room) -> None:
        self._wait_for_deadline(room, earliest=0)
        self.bots.attend(room)

    def _wait_for_deadline(self, room: Room, *, earliest: int) -> None:
        table, deadline = room.table.id, room.table.next_deadline()
        at = None if deadline is None else max(deadline, earliest)
        self.schedule.set(table, at, lambda: self._time_out(table))

    async def _time_out(self, table: str) -> None:
        async with self.house.rooms.entered(table) as room:
            with suppress(Busy):
                await self.house.let(room, lambda here, now: here.time_out(now))
            self._wait_for_deadline(room, earliest=self.house.now() + LEAST_MS)

    async def _resume(self) -> None:
        if not await patiently(self.house.others.is_first):
            return
        for table in await patiently(self.house.store.unfinished):
            await self.take_up(table)
            await asyncio.sleep(0)

    async def take_up(self, table: str) -> None:
        """Let a table go on of which nobody takes care any more."""
        try:
            await patiently(lambda: self._taken_up(table))
        except Exception:  # one table must not stop the others
            _log.exception("table %s cannot go on", table)

    async def _taken_up(self, table: str) -> None:
        async with self.house.rooms.entered(table) as room:
            await self.house.others.refresh(room)
            self._take_up(room)

    def _take_up(self, room: Room) -> None:
        self._tend(room)
        for guest in room.table.guests.values():
            if not room.is_here(guest):
                self.presence.miss(room, guest)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.sweep_seconds)
            try:
                now = self.house.now()
                for table in await self.house.store.due_tables(now):
                    if not self.schedule.is_near(table, now):
                        await self._time_out(table)
            except Exception:  # the next sweep looks again
                _log.exception("deadlines could not be looked for")
