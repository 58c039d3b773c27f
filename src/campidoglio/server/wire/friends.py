"""Friends: who they are, who is here, who asks, and who asks one to which table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from campidoglio.server.wire.asks import Nickname, SeatNumber

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class FriendByName(Struct, forbid_unknown_fields=True):
    """Somebody who is to be a friend, by the name of the account."""

    name: Nickname


class FriendAtTable(Struct, forbid_unknown_fields=True):
    """Somebody who is to be a friend, by the seat at a table where both sit."""

    table: TableId
    seat: SeatNumber


class FriendAnswer(Struct, forbid_unknown_fields=True):
    """Whether one accepts to be a friend."""

    accept: bool


class Shown(Struct, forbid_unknown_fields=True):
    """Whether friends see when one is here."""

    shown: bool


class ToTable(Struct, forbid_unknown_fields=True):
    """The table to which a friend is asked."""

    table: TableId


class PersonInfo(Struct):
    """Somebody with an account."""

    id: str
    name: str
    since: int
    """Since when it stands so, in milliseconds since 1970."""


class FriendInfo(Struct):
    """A friend."""

    id: str
    name: str
    since: int
    here: bool
    """Whether the friend is here now; always false of a friend who does not want it known."""


class InvitationInfo(Struct):
    """A friend asks one to a table."""

    id: str
    name: str
    table: str
    game: str
    created: int


class Friends(Struct):
    """All that one sees of friends."""

    friends: list[FriendInfo]
    asked_by: list[PersonInfo]
    """Who would be one's friend."""
    asked: list[PersonInfo]
    """Whom one has asked, and who has not said yes."""
    invitations: list[InvitationInfo]
    shown: bool
    """Whether friends see when one is here."""
