"""Friends as they are kept: bonds between two people, when each was last seen, and invitations to tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import ColumnElement, Connection, case, delete, insert, or_, select, update

from campidoglio.server.storage.models import guests, tables
from campidoglio.server.storage.people.models import friendships, invitations, presences
from campidoglio.server.storage.store import Store
from campidoglio.server.wire.tables import Status


class Bond(StrEnum):
    """How two people stand to each other."""

    WAITING = "waiting"
    """One has asked the other."""
    FRIENDS = "friends"
    REFUSED = "refused"
    """The other would rather not; who asked is not told so, and asking again changes nothing."""
    CLOSED = "closed"
    """Refused, and who asked has taken the question back."""


@dataclass(frozen=True, slots=True)
class Friendship:
    """A bond, who asked for it, and since when it stands."""

    asker: str
    bond: Bond
    since_ms: int


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody to whom one has a bond."""

    guest: str
    name: str
    bond: Bond
    has_asked: bool
    """Whether it was this one who asked, and not oneself."""
    since_ms: int
    seen_ms: int | None
    """When this one was last seen; None: never, or this one does not want to be."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody asks one to a table that has room."""

    id: str
    name: str
    table: str
    game: str
    created_ms: int


class FriendStore:
    """Bonds, presences and invitations."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Bonds

    async def change(
        self, one: str, other: str, decide: Callable[[Friendship | None], Friendship | None]
    ) -> None:
        """Let the bond of two people be what is decided on seeing what it is; None: there is none."""

        def change(connection: Connection) -> None:
            pair = _pair(one, other)
            row = connection.execute(select(friendships).where(pair).with_for_update()).first()
            before = None if row is None else Friendship(row.asker, Bond(row.bond), row.since_ms)
            _write(connection, one, other, before, decide(before))

        await self._store.write(change)

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether two people are friends."""
        query = select(friendships.c.low).where(_pair(one, other), friendships.c.bond == Bond.FRIENDS)
        return bool(await self._store.rows(query))

    async def known_to(self, guest: str) -> list[Known]:
        """All to whom the guest has a bond, by name."""
        other = case((friendships.c.low == guest, friendships.c.high), else_=friendships.c.low)
        query = (
            select(friendships, guests.c.id, guests.c.name, presences.c.seen_ms, presences.c.is_shown)
            .join_from(friendships, guests, guests.c.id == other)
            .join(presences, presences.c.guest == guests.c.id, isouter=True)
            .where(or_(friendships.c.low == guest, friendships.c.high == guest))
            .order_by(guests.c.name, guests.c.id)
        )
        return [
            Known(
                row.id,
                row.name,
                Bond(row.bond),
                row.asker == row.id,
                row.since_ms,
                row.seen_ms if row.is_shown else None,
            )
            for row in await self._store.rows(query)
        ]

    # Presence

    async def see(self, guest: str, now: int, at_most_every: int) -> None:
        """The guest is here now; that is written only so often."""
        rows = await self._store.rows(select(presences.c.seen_ms).where(presences.c.guest == guest))
        if not rows or rows[0].seen_ms <= now - at_most_every:
            await self._put(guest, seen_ms=now)

    async def show(self, guest: str, *, is_shown: bool, now: int) -> None:
        """Let friends see when the guest is here, or not."""
        await self._put(guest, seen_ms=now, is_shown=is_shown)

    async def is_shown(self, guest: str) -> bool:
        """Whether friends see when the guest is here."""
        rows = await self._store.rows(select(presences.c.is_shown).where(presences.c.guest == guest))
        return not rows or rows[0].is_shown

    async def _put(self, guest: str, **values: object) -> None:
        def put(connection: Connection) -> None:
            own = presences.c.guest == guest
            if not connection.execute(update(presences).where(own).values(**values)).rowcount:
                connection.execute(insert(presences).values(guest=guest, **({"is_shown": True} | values)))

        await self._store.write(put)

    # Invitations

    async def invite(self, invitation: str, host: str, guest: str, table: str, now: int) -> None:
        """Ask a guest to a table; who was asked there before is asked anew by the latest."""

        def invite(connection: Connection) -> None:
            same = (invitations.c.guest == guest) & (invitations.c.table_id == table)
            connection.execute(delete(invitations).where(same))
            connection.execute(
                insert(invitations).values(
                    id=invitation, guest=guest, host=host, table_id=table, created_ms=now
                )
            )

        await self._store.write(invite)

    async def invitations_of(self, guest: str, since: int) -> list[Invitation]:
        """Where the guest is asked to, of tables whose game has not begun; the newest first."""
        query = (
            select(invitations, guests.c.name, tables.c.game)
            .join_from(invitations, guests, guests.c.id == invitations.c.host)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(
                invitations.c.guest == guest,
                invitations.c.created_ms > since,
                tables.c.status == Status.OPEN,
            )
            .order_by(invitations.c.created_ms.desc(), invitations.c.id)
        )
        return [
            Invitation(row.id, row.name, row.table_id, row.game, row.created_ms)
            for row in await self._store.rows(query)
        ]

    async def drop_invitation(self, guest: str, invitation: str) -> bool:
        """Forget an invitation of the guest's; False if there is none of this id."""
        gone = delete(invitations).where(invitations.c.guest == guest, invitations.c.id == invitation)
        dropped = await self._store.write(lambda connection: connection.execute(gone).rowcount)
        return dropped > 0


def forget(connection: Connection, guest: str) -> None:
    """Forget all that is kept here of a guest."""
    of_guest = or_(friendships.c.low == guest, friendships.c.high == guest)
    connection.execute(delete(friendships).where(of_guest))
    connection.execute(delete(presences).where(presences.c.guest == guest))
    mine = or_(invitations.c.guest == guest, invitations.c.host == guest)
    connection.execute(delete(invitations).where(mine))


def _pair(one: str, other: str) -> ColumnElement[bool]:
    low, high = sorted((one, other))
    return (friendships.c.low == low) & (friendships.c.high == high)


def _write(
    connection: Connection, one: str, other: str, before: Friendship | None, after: Friendship | None
) -> None:
    if after == before:
        return
    if after is None:
        connection.execute(delete(friendships).where(_pair(one, other)))
    else:
        values = {"asker": after.asker, "bond": after.bond, "since_ms": after.since_ms}
        if before is None:
            low, high = sorted((one, other))
            connection.execute(insert(friendships).values(low=low, high=high, **values))
        else:
            connection.execute(update(friendships).where(_pair(one, other)).values(values))
    if after is None or after.bond is not Bond.FRIENDS:
        asked = invitations.c.guest.in_((one, other)) & invitations.c.host.in_((one, other))
        connection.execute(delete(invitations).where(asked))
