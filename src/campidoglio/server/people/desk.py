"""What a host asks of the database and does to it; servers that run follow within seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select

from campidoglio.kernel.errors import CampidoglioError
from campidoglio.server.house.clock import Clock, wall_clock
from campidoglio.server.people.accounts import key_of
from campidoglio.server.people.hosting import REMOVE_LINE
from campidoglio.server.storage.manners.manners import MannerStore
from campidoglio.server.storage.manners.models import reports
from campidoglio.server.storage.manners.values import Sanction, Sanctioned
from campidoglio.server.storage.models import guests, tables
from campidoglio.server.storage.people.accounts import AccountStore
from campidoglio.server.storage.people.models import accounts
from campidoglio.server.storage.standings.models import finished
from campidoglio.server.storage.store import Store
from campidoglio.server.table.entries import UNSAID, Said, decode, encode

MOST_FOUND = 50


class NotDone(CampidoglioError):
    """What a host asked for cannot be done."""

    code = "not_done"


@dataclass(frozen=True, slots=True)
class Found:
    """A guest, as a host sees one."""

    id: str
    name: str
    is_member: bool
    created_ms: int


class Desk:
    """The host's desk, on an open database."""

    def __init__(self, store: Store, now: Clock = wall_clock) -> None:
        self.manners = MannerStore(store)
        self._accounts = AccountStore(store)
        self._store = store
        self._now = now

    # People

    async def find(self, name: str) -> list[Found]:
        """Guests whose name, or id, is or contains this; those with an account first."""
        wanted = guests.c.name.icontains(name, autoescape=True) | (guests.c.id == name)
        is_member = accounts.c.guest.is_not(None).label("is_member")
        query = select(guests, is_member).join_from(guests, accounts, isouter=True).where(wanted)
        query = query.order_by(is_member.desc(), guests.c.created_ms.desc(), guests.c.id).limit(MOST_FOUND)
        rows = await self._store.rows(query)
        return [Found(row.id, row.name, bool(row.is_member), row.created_ms) for row in rows]

    async def who(self, named: str) -> Found:
        """The guest of this id, or who has an account of this name."""
        account = await self._accounts.named(key_of(named))
        guest = await self._store.guest(named if account is None else account.guest)
        if guest is None:
            raise NotDone(
                f"nobody has the id {named}, nor an account of that name; see: campidoglio host find NAME"
            )
        return Found(guest.id, guest.name, guest.is_member, guest.created_ms)

    async def impose(self, who: str, kind: Sanction, minutes: int | None, note: str) -> Found:
        """Forbid somebody something, for so many minutes or until further notice."""
        found, now = await self.who(who), self._now()
        until = None if minutes is None else now + minutes * 60_000
        await self.manners.impose(Sanctioned(found.id, kind, until, note, now))
        return found

    async def lift(self, who: str, kind: Sanction) -> Found:
        """Forbid it no more."""
        found = await self.who(who)
        if not await self.manners.lift(found.id, kind, self._now()):
            raise NotDone(f"there is no {kind} on {found.name}")
        return found

    # Tables

    async def lines(self, table: str) -> list[tuple[int, Said]]:
        """What was said at a table, numbered from 1."""
        if not await self.manners.is_table(table):
            raise NotDone(f"there is no table {table}")
        said = [entry for entry in map(decode, await self._store.entries(table)) if isinstance(entry, Said)]
        return list(enumerate(said, 1))

    async def remove_line(self, table: str, number: int) -> None:
        """Take back what somebody said: three dots are left of it."""
        lines = dict(await self.lines(table))
        if number not in lines:
            raise NotDone(f"the lines of table {table} are 1 to {len(lines)}, not {number}")
        if not await self._rewritten(table, number):
            raise NotDone("people are playing at that table just now; please try again")
        await self.manners.note(REMOVE_LINE, table, str(number), self._now())

    async def _rewritten(self, table: str, number: int) -> bool:
        bodies = await self._store.entries(table)
        said = [place for place, body in enumerate(bodies, 1) if isinstance(decode(body), Said)]
        place = said[number - 1]
        entry = decode(bodies[place - 1])
        assert isinstance(entry, Said)
        blank = Said(at=entry.at, guest=entry.guest, name=entry.name, seat=entry.seat, text=UNSAID)
        return await self._accounts.rewrite(table, len(bodies), {place: encode(blank)})

    async def remove_table(self, table: str, note: str) -> None:
        """Delete a table with its game and its chat."""
        if not await self.manners.remove_table(table, note, self._now()):
            raise NotDone(f"there is no table {table}")

    # Reports, and figures

    async def resolve(self, report: str, resolution: str) -> None:
        """Note that a report has been seen to."""
        if not await self.manners.resolve(report, resolution, self._now()):
            raise NotDone(f"no report {report} waits; see: campidoglio host reports")
        await self.manners.note("resolve", report, resolution, self._now())

    async def figures(self) -> dict[str, int]:
        """How many there are of everything."""
        counted = {
            "guests": select(func.count().label("all")).select_from(guests),
            "accounts": select(func.count().label("all")).select_from(accounts),
            "reports that wait": select(func.count().label("all"))
            .select_from(reports)
            .where(reports.c.resolved_ms.is_(None)),
        }
        found = {what: int((await self._store.rows(query))[0].all) for what, query in counted.items()}
        found |= await self._by("tables, {}", select(tables.c.status, func.count()).group_by(tables.c.status))
        found |= await self._by(
            "finished games of {}", select(finished.c.game, func.count()).group_by(finished.c.game)
        )
        holding = [each for each in await self.manners.sanctioned() if each.holds(self._now())]
        for kind in Sanction:
            found[f"people under a {kind}"] = sum(each.kind is kind for each in holding)
        return found

    async def _by(self, words: str, query: Select[Any]) -> dict[str, int]:
        rows = await self._store.rows(query)
        return {words.format(name): int(count) for name, count in sorted(tuple(row) for row in rows)}
