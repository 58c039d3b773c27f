"""Tokens: what lets a program act for a guest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from campidoglio.server.wire.asks import Nickname


class NewToken(Struct, forbid_unknown_fields=True):
    """A token to be made; the name is for its owner, to know it again."""

    name: Nickname


class TokenInfo(Struct):
    """A token, without what makes it work."""

    id: str
    name: str
    created: int
    """Milliseconds since 1970."""


class MadeToken(Struct):
    """A new token: its secret is shown this once, and kept nowhere."""

    id: str
    name: str
    secret: Annotated[str, Meta(description="To be sent as `Authorization: Bearer SECRET`.")]


class Tokens(Struct):
    """All tokens of a guest."""

    tokens: list[TokenInfo]
