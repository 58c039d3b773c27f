"""Muting, blocking and reporting: what one asks, and what one has asked before."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Handle = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Ignore(Struct, forbid_unknown_fields=True):
    """Somebody at a table whom one wants to mute or block."""

    table: TableId
    player: Handle
    distance: Literal["muted", "blocked"]


class NewReport(Struct, forbid_unknown_fields=True):
    """Somebody at a table whom the host should know about; what was said there goes along."""

    table: TableId
    player: Handle
    reason: Literal["words", "cheating", "name", "other"]
    words: Annotated[str, Meta(max_length=500)] = ""


class IgnoredInfo(Struct):
    """Somebody whom one has muted or blocked."""

    id: str
    name: str
    distance: Literal["muted", "blocked"]
    since: int
    """Milliseconds since 1970."""
    player: str | None
    """The handle at the table that was asked about, if one was."""


class IgnoredList(Struct):
    """Everybody whom one has muted or blocked, the last first."""

    ignored: list[IgnoredInfo]
