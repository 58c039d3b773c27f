"""Manners: guests who want distance from each other, reports to the host, and what the host forbids."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256

from campidoglio.server.house.house import House
from campidoglio.server.people.refusals import NotGranted
from campidoglio.server.storage.manners.manners import MannerStore
from campidoglio.server.storage.manners.values import (
    Distance,
    Ignored,
    Report,
    SaidThere,
    Sanction,
    Sanctioned,
)
from campidoglio.server.table.entries import Entry, Said, Sat, decode
from campidoglio.server.table.handles import handle_of
from campidoglio.server.wire.manners import IgnoredInfo, NewReport

EXCERPT = 40
"""So many of the last lines that were said go along with a report."""

MOST_IGNORED = 500


class Manners:
    """Sees to it that people can keep away from each other."""

    def __init__(self, house: House) -> None:
        self.kept = MannerStore(house.store)
        self._house = house

    # Distance

    async def ignore(self, guest: str, table: str, player: str, distance: Distance) -> None:
        """Mute or block somebody at a table."""
        other, name = await self._person(table, player)
        if other == guest:
            raise NotGranted("oneself", "That is you.")
        if len(await self.kept.ignored_by(guest)) >= MOST_IGNORED:
            raise NotGranted("too_many", f"You have muted {MOST_IGNORED} people already. Forgive somebody.")
        await self.kept.ignore(guest, Ignored(other, name, distance, self._house.now()))

    async def heed(self, guest: str, id: str) -> None:
        """Take somebody back, by the id that `ignored` gives."""
        for each in await self.kept.ignored_by(guest):
            if _id(guest, each.other) == id:
                await self.kept.heed(guest, each.other)
                return
        raise NotGranted("unknown_person", "You have muted or blocked nobody of this id.")

    async def ignored(self, guest: str, table: str | None = None) -> list[IgnoredInfo]:
        """Whom a guest has muted or blocked, with their handles at a table."""
        return [
            IgnoredInfo(
                _id(guest, each.other),
                each.name,
                each.distance.value,
                each.created_ms,
                None if table is None else handle_of(table, each.other),
            )
            for each in await self.kept.ignored_by(guest)
        ]

    async def check_welcome(self, guest: str, table: str) -> None:
        """Refuse a guest who wants to sit down where somebody has blocked that guest."""
        people = await self._house.look(table, lambda room: {*room.table.guests.values(), room.table.host})
        if await self.kept.blockers(guest, people - {guest}):
            raise NotGranted("not_welcome", "Somebody at this table does not want to play with you.")

    # Reports

    async def report(self, guest: str, ask: NewReport) -> str:
        """Tell the host about somebody at a table; gives the report's id."""
        accused, name = await self._person(ask.table, ask.player)
        if accused == guest:
            raise NotGranted("oneself", "That is you.")
        said = [entry for entry in await self._entries(ask.table) if isinstance(entry, Said)][-EXCERPT:]
        report = Report(
            id=secrets.token_hex(5),
            table=ask.table,
            reporter=guest,
            accused=accused,
            accused_name=name,
            reason=ask.reason,
            words=ask.words.strip(),
            excerpt=[SaidThere(line.at, line.name, line.text, line.guest == accused) for line in said],
            created_ms=self._house.now(),
        )
        await self.kept.add_report(report)
        return report.id

    # What the host forbids

    async def check(self, guest: str, *, talks: bool = False) -> None:
        """Refuse whoever may not play any more, or not talk."""
        now = self._house.now()
        holding = [each for each in await self.kept.sanctions_on(guest) if each.holds(now)]
        for each in holding:
            if each.kind is Sanction.BAN:
                raise NotGranted("banned", f"The host of this server does not let you play{_until(each)}.")
        if talks and holding:
            raise NotGranted(
                "silenced", f"The host of this server does not let you talk{_until(holding[0])}."
            )

    # Who is meant

    async def _person(self, table: str, player: str) -> tuple[str, str]:
        for guest, name in reversed(list(_people(await self._entries(table)))):
            if handle_of(table, guest) == player:
                return guest, name
        raise NotGranted("unknown_person", "There is no such person at this table.")

    async def _entries(self, table: str) -> list[Entry]:
        return [decode(body) for body in await self._house.store.entries(table)]


def _people(entries: Iterable[Entry]) -> Iterable[tuple[str, str]]:
    """Everybody who ever sat or said something, with the names they had."""
    for entry in entries:
        if isinstance(entry, Sat | Said):
            yield entry.guest, entry.name


def _id(guest: str, other: str) -> str:
    """What a guest calls another by who is kept at a distance: it tells nothing of who that is."""
    return sha256(f"{guest} {other}".encode()).hexdigest()[:16]


def _until(sanction: Sanctioned) -> str:
    if sanction.until_ms is None:
        return ""
    return f" until {datetime.fromtimestamp(sanction.until_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"
