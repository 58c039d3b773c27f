"""Friends: asked for, granted and given up; and who of them is here.

Friends are people with accounts, as only their names are their own. Nobody but a friend learns when somebody
is here, and nobody learns of a refusal.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.people.accounts import key_of
from campidoglio.server.people.refusals import NotGranted
from campidoglio.server.storage.people.accounts import AccountStore
from campidoglio.server.storage.people.friends import Bond, Friendship, FriendStore, Known
from campidoglio.server.wire.friends import FriendInfo, Friends, InvitationInfo, PersonInfo
from campidoglio.server.wire.tables import SeatKind, Status

SEEN_MS = 45_000
"""When somebody was last seen is written down no more often."""

HERE_MS = 150_000
"""Who was seen since then is here: an open page asks every minute."""

INVITED_MS = 7 * 86_400_000
"""An invitation is shown no longer."""

MOST = 300
"""So many people may one know, be asked by, and ask."""

Decision = Callable[[Friendship | None], Friendship | None]


class Friendships:
    """Who is whose friend."""

    def __init__(self, house: House, accounts: AccountStore) -> None:
        self.kept = FriendStore(house.store)
        self._accounts = accounts
        self._house = house

    async def of(self, guest: str) -> Friends:
        """All that a member sees of friends, who is here now by asking."""
        now = self._house.now()
        await self.kept.see(guest, now, SEEN_MS)
        known = await self.kept.known_to(guest)
        return Friends(
            friends=[_friend(each, now) for each in known if each.bond is Bond.FRIENDS],
            asked_by=[_person(each) for each in known if each.bond is Bond.WAITING and each.has_asked],
            asked=[
                _person(each)
                for each in known
                if each.bond in (Bond.WAITING, Bond.REFUSED) and not each.has_asked
            ],
            invitations=[
                InvitationInfo(each.id, each.name, each.table, each.game, each.created_ms)
                for each in await self.kept.invitations_of(guest, now - INVITED_MS)
            ],
            shown=await self.kept.is_shown(guest),
        )

    # Bonds

    async def ask(self, guest: str, name: str) -> None:
        """Ask the person who has the account of this name."""
        account = await self._accounts.named(key_of(name))
        if account is None:
            raise NotGranted("unknown_person", "Nobody has an account of this name.")
        await self._ask(guest, account.guest)

    async def ask_at(self, guest: str, table: str, seat: int) -> None:
        """Ask the person who sits on a seat of a table where one sits too."""
        other = await self._house.look(table, lambda room: _beside(room, guest, seat))
        if other is None or await self._accounts.of(other) is None:
            raise NotGranted("unknown_person", "Nobody with an account sits there.")
        await self._ask(guest, other)

    async def _ask(self, guest: str, other: str) -> None:
        if other == guest:
            raise NotGranted("oneself", "That is you.")
        if len(await self.kept.known_to(guest)) >= MOST:
            raise NotGranted("too_many", f"You know {MOST} people already.")
        await self.kept.change(guest, other, asked(guest, self._house.now()))

    async def answer(self, guest: str, other: str, *, accept: bool) -> None:
        """Answer the question of somebody who wants to be one's friend."""
        await self.kept.change(guest, other, answered(guest, self._house.now(), accept=accept))

    async def remove(self, guest: str, other: str) -> None:
        """Be no friend any more, or no longer ask to be one."""
        await self.kept.change(guest, other, removed(guest))

    # Invitations

    async def invite(self, guest: str, other: str, table: str) -> None:
        """Ask a friend to a table where one sits, or whose host one is, while it has room."""
        if not await self.kept.are_friends(guest, other):
            raise NotGranted("not_friends", "You can ask friends only.")
        await self._house.look(table, lambda room: _check_room(room, guest, other))
        now = self._house.now()
        await self.kept.invite(secrets.token_urlsafe(12), guest, other, table, now)

    async def drop_invitation(self, guest: str, invitation: str) -> None:
        """Take notice of an invitation, which is shown no more."""
        if not await self.kept.drop_invitation(guest, invitation):
            raise NotGranted("unknown_invitation", "There is no such invitation.")


def asked(guest: str, now: int) -> Decision:
    """One asks: who was asked by the other already is a friend at once."""

    def decide(before: Friendship | None) -> Friendship | None:
        if before is None or (before.asker != guest and before.bond in (Bond.REFUSED, Bond.CLOSED)):
            return Friendship(guest, Bond.WAITING, now)
        if before.bond is Bond.WAITING and before.asker != guest:
            return Friendship(before.asker, Bond.FRIENDS, now)
        if before.bond is Bond.CLOSED:
            return Friendship(guest, Bond.REFUSED, now)
        return before

    return decide


def answered(guest: str, now: int, *, accept: bool) -> Decision:
    """One answers whoever asked."""

    def decide(before: Friendship | None) -> Friendship | None:
        if before is None or before.bond is not Bond.WAITING or before.asker == guest:
            raise NotGranted("unknown_request", "This person does not ask you, or not any more.")
        return Friendship(before.asker, Bond.FRIENDS if accept else Bond.REFUSED, now)

    return decide


def removed(guest: str) -> Decision:
    """One takes back friendship, or the question; a refusal stands, and is not told by this either."""

    def decide(before: Friendship | None) -> Friendship | None:
        own = before is not None and before.asker == guest
        if before is None or not (before.bond is Bond.FRIENDS or own) or before.bond is Bond.CLOSED:
            raise NotGranted("unknown_friend", "You have no such friend, and ask nobody of the kind.")
        if before.bond is Bond.REFUSED:
            return Friendship(guest, Bond.CLOSED, before.since_ms)
        return None

    return decide


def _beside(room: Room, guest: str, seat: int) -> str | None:
    table = room.table
    return table.guests.get(seat) if table.seat_of(guest) is not None else None


def _check_room(room: Room, guest: str, other: str) -> None:
    table = room.table
    if not table.is_host(guest) and table.seat_of(guest) is None:
        raise NotGranted("not_at_table", "Ask friends to a table where you sit yourself.")
    seats = table.line(None).seats
    if table.status is not Status.OPEN or all(seat.kind is not SeatKind.OPEN for seat in seats):
        raise NotGranted("no_room", "There is no room at this table any more.")
    if table.seat_of(other) is not None:
        raise NotGranted("is_there", "Your friend sits at this table already.")


def _friend(known: Known, now: int) -> FriendInfo:
    is_here = known.seen_ms is not None and known.seen_ms > now - HERE_MS
    return FriendInfo(known.guest, known.name, known.since_ms, is_here)


def _person(known: Known) -> PersonInfo:
    return PersonInfo(known.guest, known.name, known.since_ms)
