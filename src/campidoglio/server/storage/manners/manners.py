"""Mutes, blocks, reports and sanctions, as they are kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from campidoglio.server.storage.manners.models import deeds, ignored, reports, sanctions
from campidoglio.server.storage.manners.values import (
    Deed,
    Distance,
    Ignored,
    Report,
    SaidThere,
    Sanction,
    Sanctioned,
)
from campidoglio.server.storage.models import entries, requests, seats, snapshots, tables
from campidoglio.server.storage.remembered import Remembered
from campidoglio.server.storage.standings.models import finished, finished_seats
from campidoglio.server.storage.store import GUEST_SECONDS, MOST_GUESTS, Store

_excerpt = msgspec.json.Decoder(list[SaidThere])


class MannerStore:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sanctions: Remembered[list[Sanctioned]] = Remembered(MOST_GUESTS, GUEST_SECONDS)

    # Between guests

    async def ignore(self, guest: str, other: Ignored) -> None:
        """Keep somebody at a distance; the last word on somebody counts."""

        def ignore(connection: Connection) -> None:
            pair = (ignored.c.guest == guest) & (ignored.c.other == other.other)
            connection.execute(delete(ignored).where(pair))
            connection.execute(
                insert(ignored).values(
                    guest=guest,
                    other=other.other,
                    kind=other.distance,
                    name=other.name,
                    created_ms=other.created_ms,
                )
            )

        await self._store.write(ignore)

    async def heed(self, guest: str, other: str) -> None:
        """Keep somebody at a distance no more."""
        gone = delete(ignored).where(ignored.c.guest == guest, ignored.c.other == other)
        await self._store.write(lambda connection: connection.execute(gone))

    async def ignored_by(self, guest: str) -> list[Ignored]:
        """Whom a guest keeps at a distance, the last first."""
        query = select(ignored).where(ignored.c.guest == guest)
        rows = await self._store.rows(query.order_by(ignored.c.created_ms.desc(), ignored.c.other))
        return [Ignored(row.other, row.name, Distance(row.kind), row.created_ms) for row in rows]

    async def blockers(self, guest: str, among: Iterable[str]) -> set[str]:
        """Those of some people who have blocked a guest."""
        query = select(ignored.c.guest).where(
            ignored.c.other == guest, ignored.c.kind == Distance.BLOCKED, ignored.c.guest.in_(sorted(among))
        )
        return {row.guest for row in await self._store.rows(query)}

    # Reports

    async def add_report(self, report: Report) -> None:
        """Keep a report for the host."""
        row = insert(reports).values(
            id=report.id,
            table_id=report.table,
            reporter=report.reporter,
            accused=report.accused,
            accused_name=report.accused_name,
            reason=report.reason,
            words=report.words,
            excerpt=msgspec.json.encode(report.excerpt),
            created_ms=report.created_ms,
        )
        await self._store.write(lambda connection: connection.execute(row))

    async def reports(self, *, resolved: bool = False, limit: int = 100) -> list[Report]:
        """Reports that wait for the host, the first first; with `resolved` all, the last first."""
        query = select(reports)
        if resolved:
            query = query.order_by(reports.c.created_ms.desc(), reports.c.id)
        else:
            query = query.where(reports.c.resolved_ms.is_(None)).order_by(reports.c.created_ms, reports.c.id)
        return [_report(row) for row in await self._store.rows(query.limit(limit))]

    async def report(self, report: str) -> Report | None:
        """The report with this id."""
        rows = await self._store.rows(select(reports).where(reports.c.id == report))
        return _report(rows[0]) if rows else None

    async def resolve(self, report: str, resolution: str, now: int) -> bool:
        """The host has seen to a report; False if there is no such report that waits."""
        change = (
            update(reports)
            .where(reports.c.id == report, reports.c.resolved_ms.is_(None))
            .values(resolved_ms=now, resolution=resolution)
        )
        done = await self._store.write(lambda connection: connection.execute(change).rowcount)
        return done > 0

    # Sanctions

    async def impose(self, sanction: Sanctioned) -> None:
        """Forbid somebody something; the last word counts."""

        def impose(connection: Connection) -> None:
            same = (sanctions.c.guest == sanction.guest) & (sanctions.c.kind == sanction.kind)
            connection.execute(delete(sanctions).where(same))
            connection.execute(
                insert(sanctions).values(
                    guest=sanction.guest,
                    kind=sanction.kind,
                    until_ms=sanction.until_ms,
                    note=sanction.note,
                    created_ms=sanction.created_ms,
                )
            )
            _note(connection, sanction.kind, sanction.guest, sanction.note, sanction.created_ms)

        await self._store.write(impose)
        self._sanctions.forget(sanction.guest)

    async def lift(self, guest: str, kind: Sanction, now: int) -> bool:
        """Forbid it no more; False if it was not forbidden."""

        def lift(connection: Connection) -> bool:
            gone = delete(sanctions).where(sanctions.c.guest == guest, sanctions.c.kind == kind)
            is_lifted = connection.execute(gone).rowcount > 0
            if is_lifted:
                _note(connection, f"un{kind}", guest, "", now)
            return is_lifted

        lifted = await self._store.write(lift)
        self._sanctions.forget(guest)
        return lifted

    async def sanctions_on(self, guest: str) -> list[Sanctioned]:
        """What a guest is forbidden, as of a few seconds ago."""
        known = self._sanctions.get(guest)
        if known is None:
            rows = await self._store.rows(select(sanctions).where(sanctions.c.guest == guest))
            known = [_sanctioned(row) for row in rows]
            self._sanctions.put(guest, known)
        return known

    def forget_sanctions(self, guest: str) -> None:
        """Look them up again."""
        self._sanctions.forget(guest)

    async def sanctioned(self) -> list[Sanctioned]:
        """All sanctions, the last first."""
        query = select(sanctions).order_by(sanctions.c.created_ms.desc(), sanctions.c.guest)
        return [_sanctioned(row) for row in await self._store.rows(query)]

    # What the host has done

    async def note(self, deed: str, subject: str, note: str, now: int) -> None:
        """Write down something that the host has done."""
        await self._store.write(lambda connection: _note(connection, deed, subject, note, now))

    async def deeds(self, since: int) -> list[Deed]:
        """What the host has done after so many deeds, in order."""
        rows = await self._store.rows(select(deeds).where(deeds.c.number > since).order_by(deeds.c.number))
        return [Deed(row.number, row.at_ms, row.deed, row.subject, row.note) for row in rows]

    async def last_deed(self) -> int:
        """How many things the host has done."""
        rows = await self._store.rows(select(func.max(deeds.c.number).label("last")))
        return int(rows[0].last or 0)

    async def remove_table(self, table: str, note: str, now: int) -> bool:
        """Delete a table with all that belongs to it; ratings stay as they are. False if there is none."""

        def remove(connection: Connection) -> bool:
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
                return False
            for rows in (finished_seats, finished, snapshots, entries, seats):
                connection.execute(delete(rows).where(rows.c.table_id == table))
            connection.execute(delete(requests).where(requests.c.id.startswith(f"{table}:", autoescape=True)))
            connection.execute(delete(tables).where(tables.c.id == table))
            _note(connection, "remove-table", table, note, now)
            return True

        return await self._store.write(remove)

    async def is_table(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(await self._store.rows(select(tables.c.id).where(tables.c.id == table)))


# When a guest becomes another, or nobody


def forget(connection: Connection, guest: str) -> None:
    """Nothing is kept about the guest, nor of what the guest said to the host."""
    either = or_(ignored.c.guest == guest, ignored.c.other == guest)
    connection.execute(delete(ignored).where(either))
    connection.execute(delete(reports).where(or_(reports.c.reporter == guest, reports.c.accused == guest)))
    connection.execute(delete(sanctions).where(sanctions.c.guest == guest))


def hand_over(connection: Connection, guest: str, to: str) -> None:
    """What was between the guest and others is the other's; nobody escapes a sanction by logging in."""
    for mine, others in ((ignored.c.guest, ignored.c.other), (ignored.c.other, ignored.c.guest)):
        double = select(others).where(mine == to)
        gone = delete(ignored).where(mine == guest, or_(others.in_(double), others == to))
        connection.execute(gone)
        connection.execute(update(ignored).where(mine == guest).values({mine: to}))
    for column in (reports.c.reporter, reports.c.accused):
        connection.execute(update(reports).where(column == guest).values({column: to}))
    kinds = select(sanctions.c.kind).where(sanctions.c.guest == to)
    connection.execute(delete(sanctions).where(sanctions.c.guest == guest, sanctions.c.kind.in_(kinds)))
    connection.execute(update(sanctions).where(sanctions.c.guest == guest).values(guest=to))


def _note(connection: Connection, deed: str, subject: str, note: str, now: int) -> None:
    connection.execute(insert(deeds).values(at_ms=now, deed=deed, subject=subject, note=note))


def _report(row: Row[Any]) -> Report:
    excerpt: Sequence[SaidThere] = _excerpt.decode(row.excerpt)
    return Report(
        id=row.id,
        table=row.table_id,
        reporter=row.reporter,
        accused=row.accused,
        accused_name=row.accused_name,
        reason=row.reason,
        words=row.words,
        excerpt=excerpt,
        created_ms=row.created_ms,
        resolved_ms=row.resolved_ms,
        resolution=row.resolution,
    )


def _sanctioned(row: Row[Any]) -> Sanctioned:
    return Sanctioned(row.guest, Sanction(row.kind), row.until_ms, row.note, row.created_ms)
