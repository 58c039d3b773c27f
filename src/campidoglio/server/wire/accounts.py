"""Accounts, and the browsers in which somebody is logged in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from campidoglio.server.wire.asks import Nickname

NewSecret = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class NewAccount(Struct, forbid_unknown_fields=True):
    """An account to be made: a name that is nobody else's, and a password."""

    name: Nickname
    password: NewSecret


class LogIn(Struct, forbid_unknown_fields=True):
    """Somebody who has an account."""

    name: Nickname
    password: Secret


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password for one's account."""

    old: Secret
    new: NewSecret


class Farewells(Struct, forbid_unknown_fields=True):
    """Somebody who wants to be forgotten; who has an account says its password."""

    password: Secret | None = None


class SessionInfo(Struct):
    """A browser in which one is logged in."""

    id: str
    device: str
    """What the browser says of itself."""
    created: int
    """Milliseconds since 1970."""
    seen: int
    """When it was last used, give or take an hour."""
    here: bool
    """Whether it is the one that asks."""


class AccountInfo(Struct):
    """One's account."""

    name: str
    created: int
    sessions: list[SessionInfo]
