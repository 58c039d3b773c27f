"""Accounts and sessions, as they are kept."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from campidoglio.server.storage.manners import manners
from campidoglio.server.storage.models import entries, guests, requests, seats, snapshots, tokens
from campidoglio.server.storage.notices import sending as notices
from campidoglio.server.storage.people import friends
from campidoglio.server.storage.people.models import accounts, sessions
from campidoglio.server.storage.remembered import Remembered
from campidoglio.server.storage.standings import recording
from campidoglio.server.storage.store import GUEST_SECONDS, MOST_GUESTS, Store


@dataclass(frozen=True, slots=True)
class Account:
    """A guest who can log in."""

    guest: str
    name: str
    password: str
    """Its hash."""
    created_ms: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is logged in."""

    id: str
    guest: str
    device: str
    """What the browser said of itself."""
    created_ms: int
    seen_ms: int


class AccountStore:
    """Accounts by guest and by name, and their sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: Remembered[str] = Remembered(MOST_GUESTS, GUEST_SECONDS)

    # Accounts

    async def add(self, account: Account, key: str) -> bool:
        """Keep a new account under its name; False if that name, or the guest, has one."""

        def add(connection: Connection) -> bool:
            taken = select(accounts.c.guest).where(
                (accounts.c.name_key == key) | (accounts.c.guest == account.guest)
            )
            if connection.execute(taken).first() is not None:
                return False
            connection.execute(
                insert(accounts).values(
                    guest=account.guest,
                    name_key=key,
                    password=account.password,
                    created_ms=account.created_ms,
                )
            )
            connection.execute(update(guests).where(guests.c.id == account.guest).values(name=account.name))
            return True

        added = await self._store.write(add)
        self._store.forget_guest(account.guest)
        return added

    async def named(self, key: str) -> Account | None:
        """The account of that name."""
        return await self._account(accounts.c.name_key == key)

    async def of(self, guest: str) -> Account | None:
        """The guest's account."""
        return await self._account(accounts.c.guest == guest)

    async def _account(self, condition: ColumnElement[bool]) -> Account | None:
        query = select(accounts, guests.c.name).join_from(accounts, guests).where(condition)
        rows = await self._store.rows(query)
        return next((Account(row.guest, row.name, row.password, row.created_ms) for row in rows), None)

    async def rename(self, guest: str, name: str, key: str) -> bool:
        """Give an account another name; False if it is another's."""

        def rename(connection: Connection) -> bool:
            taken = select(accounts.c.guest).where(accounts.c.name_key == key, accounts.c.guest != guest)
            if connection.execute(taken).first() is not None:
                return False
            connection.execute(update(accounts).where(accounts.c.guest == guest).values(name_key=key))
            connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            return True

        renamed = await self._store.write(rename)
        self._store.forget_guest(guest)
        return renamed

    async def set_password(self, guest: str, password: str) -> None:
        """Keep the hash of a new password."""
        change = update(accounts).where(accounts.c.guest == guest).values(password=password)
        await self._store.write(lambda connection: connection.execute(change))

    # Sessions

    async def add_session(self, session: Session) -> None:
        """Somebody has logged in."""
        row = insert(sessions).values(
            id=session.id,
            guest=session.guest,
            device=session.device,
            created_ms=session.created_ms,
            seen_ms=session.seen_ms,
        )
        await self._store.write(lambda connection: connection.execute(row))

    async def is_open(self, session: str, guest: str) -> bool:
        """Whether this is a session of the guest's that was not ended.

        An end that comes from another process is known within seconds.
        """
        if (known := self._open.get(session)) is not None:
            return known == guest
        rows = await self._store.rows(select(sessions.c.guest).where(sessions.c.id == session))
        if rows:
            self._open.put(session, rows[0].guest)
        return bool(rows) and rows[0].guest == guest

    async def sessions_of(self, guest: str) -> list[Session]:
        """The guest's sessions, the last used first."""
        query = select(sessions).where(sessions.c.guest == guest)
        rows = await self._store.rows(query.order_by(sessions.c.seen_ms.desc(), sessions.c.id))
        return [Session(row.id, row.guest, row.device, row.created_ms, row.seen_ms) for row in rows]

    async def see(self, session: str, now: int, at_most_every: int) -> None:
        """The session is in use; that is written seldom."""
        change = (
            update(sessions)
            .where(sessions.c.id == session, sessions.c.seen_ms <= now - at_most_every)
            .values(seen_ms=now)
        )
        rows = await self._store.rows(select(sessions.c.seen_ms).where(sessions.c.id == session))
        if rows and rows[0].seen_ms <= now - at_most_every:
            await self._store.write(lambda connection: connection.execute(change))

    async def end_session(self, guest: str, session: str) -> bool:
        """End a session of the guest's; False if there is none of this id."""
        gone = delete(sessions).where(sessions.c.guest == guest, sessions.c.id == session)

        def end(connection: Connection) -> int:
            ended = connection.execute(gone).rowcount
            if ended:
                notices.end_session(connection, session)
            return ended

        ended = await self._store.write(end)
        self._open.forget(session)
        return ended > 0

    async def end_sessions(self, guest: str, but: str | None = None) -> None:
        """End all sessions of the guest's but one."""
        for session in await self.sessions_of(guest):
            if session.id != but:
                await self.end_session(guest, session.id)

    # What a guest has left at tables

    async def tables_touched(self, guest: str) -> list[str]:
        """Every table where the guest sits, or ever changed something."""
        sat = await self._store.rows(select(seats.c.table_id).where(seats.c.guest == guest))
        asked = await self._store.rows(
            select(requests.c.id, requests.c.answer).where(requests.c.guest == guest)
        )
        known = {row.table_id for row in sat} | {_table_of(row.id, row.answer) for row in asked}
        query = select(entries.c.table_id).where(entries.c.table_id.in_(sorted(known)), entries.c.number == 1)
        found = {row.table_id for row in await self._store.rows(query)} if known else set()
        return sorted(found)

    async def rewrite(self, table: str, expected: int, bodies: dict[int, bytes]) -> bool:
        """Put other entries in the place of some; False if the table has more entries than expected.

        What is kept besides the entries no longer holds, and goes.
        """

        def rewrite(connection: Connection) -> bool:
            count = select(entries.c.number).where(entries.c.table_id == table)
            if len(connection.execute(count).all()) != expected:
                return False
            for number, body in bodies.items():
                one = (entries.c.table_id == table) & (entries.c.number == number)
                connection.execute(update(entries).where(one).values(body=body))
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            return True

        return await self._store.write(rewrite)

    async def hand_over(self, guest: str, to: str) -> None:
        """What a guest without an account has besides seats is another's from now on."""

        def hand_over(connection: Connection) -> None:
            own = requests.c.guest == guest
            taken = select(requests.c.id).where(requests.c.guest == to)
            connection.execute(delete(requests).where(own, requests.c.id.in_(taken)))
            connection.execute(update(requests).where(own).values(guest=to))
            connection.execute(update(tokens).where(tokens.c.guest == guest).values(guest=to))
            recording.hand_over(connection, guest, to)
            notices.hand_over(connection, guest, to)
            friends.forget(connection, guest)
            manners.hand_over(connection, guest, to)
            connection.execute(delete(guests).where(guests.c.id == guest))

        await self._store.write(hand_over)
        self._store.forget_guest(guest)

    async def erase(self, guest: str) -> None:
        """Forget a guest whose tables hold nothing of the guest any more."""
        await self.end_sessions(guest)

        def erase(connection: Connection) -> None:
            for rows in (tokens, sessions, accounts, requests):
                connection.execute(delete(rows).where(rows.c.guest == guest))
            recording.forget(connection, guest)
            notices.forget(connection, guest)
            friends.forget(connection, guest)
            manners.forget(connection, guest)
            connection.execute(delete(guests).where(guests.c.id == guest))

        await self._store.write(erase)
        self._store.forget_guest(guest)


class _Made(msgspec.Struct):
    """What is read of the answer to who made a table."""

    id: str = ""


def _table_of(request: str, answer: bytes) -> str:
    """The table that a request was about: it stands before the colon, unless the request made the table."""
    table = request.partition(":")[0]
    if table in ("new", "again"):
        return msgspec.json.decode(answer, type=_Made).id
    return table
