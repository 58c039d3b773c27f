"""What a host does on the command line, and how servers that run hear of it.

The command writes to the database; every server looks every few seconds what was done, and does its part.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.people.manners import Manners
from campidoglio.server.storage.manners.values import Deed, Sanction
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Farewell
from campidoglio.server.wire.tables import Status

_log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""So long after the host a server does its part."""

REMOVE_TABLE = "remove-table"
REMOVE_LINE = "remove-line"

REMOVED = Farewell("removed", "The host of this server has removed this table.", again=False)


class Watch:
    """Does, in a server that runs, what follows from what the host has done."""

    def __init__(self, house: House, manners: Manners) -> None:
        self._house = house
        self._manners = manners

    async def run(self) -> None:
        """Watch, until cancelled."""
        seen: int | None = None
        while True:
            try:
                if seen is None:
                    seen = await self._manners.kept.last_deed()
                for deed in await self._manners.kept.deeds(seen):
                    await self.follow(deed)
                    seen = deed.number
            except Exception:  # this goes on for as long as the server does
                _log.exception("what the host has done cannot be followed")
            await asyncio.sleep(LOOK_SECONDS)

    async def follow(self, deed: Deed) -> None:
        """Do what follows from one thing that the host has done."""
        if deed.deed == REMOVE_TABLE:
            self._house.rooms.let_go(deed.subject, REMOVED)
        elif deed.deed == REMOVE_LINE:
            await self._in_memory(deed.subject, self._show_anew)
        else:
            self._manners.kept.forget_sanctions(deed.subject)
            if deed.deed == Sanction.BAN:
                await self._send_away(deed.subject)

    async def _in_memory(self, table: str, do: Callable[[Room], None]) -> None:
        if self._house.rooms.find(table) is not None:
            async with self._house.rooms.entered(table) as room:
                await self._house.rooms.read_anew(room)
                do(room)

    @staticmethod
    def _show_anew(room: Room) -> None:
        for reader in tuple(room.readers):
            room.greet(reader, None)

    async def _send_away(self, guest: str) -> None:
        """Close the guest's pages, and have bots play on in the guest's games."""
        self._house.dismiss_here(guest)
        for listed in await self._house.store.tables_of(guest, unfinished=True):
            await self._house.happen(listed.id, lambda table, now: _leaving(table, guest, now))


def _leaving(table: Table, guest: str, now: int) -> list[Entry]:
    can_leave = table.status in (Status.OPEN, Status.RUNNING) and table.seat_of(guest) is not None
    return table.leave(guest, now) if can_leave else []
