"""Everything that the server keeps of somebody, as plain data for that person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.people.accounts import Accounts
from campidoglio.server.storage.people.friends import Bond, FriendStore
from campidoglio.server.table.entries import Entry, Moved, Said, Sat, decode


class Exports:
    """Gathers what belongs to somebody."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        self._house = house
        self._accounts = accounts

    async def of(self, guest: str) -> dict[str, Any]:
        """All about a guest; of others only what everybody at a table may see."""
        store, kept = self._house.store, self._accounts.kept
        known, account = await store.guest(guest), await kept.of(guest)
        return {
            "guest": {"id": guest} | ({} if known is None else _born(known.name, known.created_ms)),
            "account": None if account is None else _born(account.name, account.created_ms),
            "sessions": [
                {"device": each.device, "created": each.created_ms, "seen": each.seen_ms}
                for each in await kept.sessions_of(guest)
            ],
            "tokens": [_born(each.name, each.created_ms) for each in await store.tokens_of(guest)],
            "friends": await self._friends(guest),
            "tables": [await self._table(guest, table) for table in await kept.tables_touched(guest)],
        }

    async def _friends(self, guest: str) -> list[dict[str, Any]]:
        """Refusals are told to nobody: who was refused sees a question that waits."""
        known = await FriendStore(self._house.store).known_to(guest)
        return [
            {"name": each.name, "friends": each.bond is Bond.FRIENDS, "since": each.since_ms}
            for each in known
            if each.bond in (Bond.FRIENDS, Bond.WAITING) or (each.bond is Bond.REFUSED and not each.has_asked)
        ]

    async def _table(self, guest: str, table: str) -> dict[str, Any]:
        bodies = await self._house.store.entries(table)
        seen = await self._house.look(table, lambda room: _seen(room, guest))
        return seen | {"yours": [msgspec.to_builtins(entry) for entry in _own(map(decode, bodies), guest)]}


def _born(name: str, created: int) -> dict[str, Any]:
    return {"name": name, "created": created}


def _seen(room: Room, guest: str) -> dict[str, Any]:
    position = room.table.position(guest)
    outcome = None if position is None else position.outcome
    return {
        "table": msgspec.to_builtins(room.table.line(guest)),
        "outcome": msgspec.to_builtins(outcome),
    }


def _own(entries: Iterable[Entry], guest: str) -> list[Entry]:
    """What the guest did: sat down, moved, said."""
    own: list[Entry] = []
    seat: int | None = None
    for entry in entries:
        match entry:
            case Sat(guest=who, seat=taken):
                if who == guest:
                    seat = taken
                    own.append(entry)
                elif taken == seat:
                    seat = None
            case Said(guest=who) if who == guest:
                own.append(entry)
            case Moved(seat=mover, bot=None) if mover == seat:
                own.append(entry)
    return own
