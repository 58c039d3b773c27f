"""Manners as they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Distance(StrEnum):
    """How far somebody wants another away."""

    MUTED = "muted"
    """What the other says is not shown."""
    BLOCKED = "blocked"
    """And the other cannot sit down at one's tables."""


class Sanction(StrEnum):
    """What a host forbids somebody."""

    MUTE = "mute"
    """To say anything."""
    BAN = "ban"
    """To play or say anything."""


@dataclass(frozen=True, slots=True)
class Ignored:
    """Somebody from whom another wants distance."""

    other: str
    name: str
    distance: Distance
    created_ms: int


@dataclass(frozen=True, slots=True)
class SaidThere:
    """Something that was said at a table, as a report keeps it."""

    at: int
    name: str
    text: str
    accused: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody tells the host about somebody else."""

    id: str
    table: str
    reporter: str
    accused: str
    accused_name: str
    reason: str
    words: str
    excerpt: Sequence[SaidThere]
    created_ms: int
    resolved_ms: int | None = None
    resolution: str | None = None


@dataclass(frozen=True, slots=True)
class Sanctioned:
    """A sanction that somebody is under."""

    guest: str
    kind: Sanction
    until_ms: int | None
    note: str
    created_ms: int

    def holds(self, now: int) -> bool:
        """Whether it is not over yet."""
        return self.until_ms is None or now < self.until_ms


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that the host has done."""

    number: int
    at_ms: int
    deed: str
    subject: str
    note: str
