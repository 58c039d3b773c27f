"""What belongs to a guest at tables, when the guest becomes another, or nobody."""

from __future__ import annotations

import secrets

from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.storage.people.accounts import AccountStore
from campidoglio.server.table.entries import Entry, Rewritten, decode, encode, replaced
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import Status

TRIES = 5
"""Another process may write to the table meanwhile; then it is done again."""


class Belongings:
    """Hands over and takes away what a guest has at tables."""

    def __init__(self, house: House, accounts: AccountStore) -> None:
        self._house = house
        self._accounts = accounts

    async def hand_over(self, guest: str, to: str) -> None:
        """Whatever a guest has is another's from now on.

        Nobody has two seats: at a table where the other plays too, the guest's own seat is left, and what is
        over stays as it was.
        """
        for table in await self._accounts.tables_touched(guest):
            async with self._house.rooms.entered(table) as room:
                if _knows(room, to):
                    await self._leave(room, guest)
                else:
                    await self._rewrite(room, guest, to, erased=False)
        await self._accounts.hand_over(guest, to)
        self._house.dismiss(guest)

    async def erase(self, guest: str) -> None:
        """Nothing tells any more who the guest was; the games of the others stay."""
        for table in await self._accounts.tables_touched(guest):
            async with self._house.rooms.entered(table) as room:
                await self._leave(room, guest)
                await self._rewrite(room, guest, f"gone-{secrets.token_urlsafe(12)}", erased=True)
        await self._accounts.erase(guest)
        self._house.dismiss(guest)

    async def _leave(self, room: Room, guest: str) -> None:
        """Leave one's seat, if one has one that can be left."""
        await self._house.let(room, lambda table, now: _leaving(table, guest, now))

    async def _rewrite(self, room: Room, guest: str, to: str, *, erased: bool) -> None:
        table = room.table.id
        for _ in range(TRIES):
            bodies = await self._house.store.entries(table)
            changed = {
                number: after
                for number, before in enumerate(bodies, 1)
                if (after := encode(replaced(decode(before), guest, to, erased=erased))) != before
            }
            if not changed:
                return
            if await self._accounts.rewrite(table, len(bodies), changed):
                break
        await self._house.rooms.read_anew(room)
        await self._house.let(room, lambda here, now: [Rewritten(at=now)])


def _knows(room: Room, guest: str) -> bool:
    """Whether the guest has a seat there, or had one in the running game."""
    return room.table.seat_of(guest) is not None or guest in room.table.had_seats


def _leaving(table: Table, guest: str, now: int) -> list[Entry]:
    can_leave = table.status in (Status.OPEN, Status.RUNNING) and table.seat_of(guest) is not None
    return table.leave(guest, now) if can_leave else []
