"""What goes into storage and comes out of it, besides plain bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from campidoglio.server.storage.standings.values import GameResult
from campidoglio.server.wire.tables import Access, Status


@dataclass(frozen=True, slots=True)
class SeatIndex:
    """Who sits on a seat, and whether something is asked of that seat now."""

    seat: int
    guest: str | None
    due: bool = False


@dataclass(frozen=True, slots=True)
class TableIndex:
    """What tables are found by. It follows from the entries and is written with them."""

    game: str
    status: Status
    access: Access
    touched_ms: int
    seats: Sequence[SeatIndex]
    line: bytes
    """What lists show of the table, ready-made; it holds nothing that anybody may not see."""
    deadline_ms: int | None = None
    """When something happens by itself, if nobody acts before."""
    bots_due: bool = False
    """Whether a bot must choose now: after a restart the table goes on by itself."""
    turns: Sequence[str] = ()
    """The guests whose turn begins with the entries, and who may want to be told so."""
    notice_ms: int = 0
    """When they are told, if they have not played by then."""
    result: GameResult | None = None
    """How the game ended, if it is over: recorded once, with the entries that ended it."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a guest asked for, and the answer that every repeat of it gets."""

    guest: str
    id: str
    answer: bytes


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    line: bytes
    seat: int | None = None
    """The first seat of the guest whose list it is."""
    due: bool = False
    """Whether something is asked of that guest now."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood after so many entries."""

    sequence: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays here."""

    id: str
    name: str
    created_ms: int
    is_member: bool = False
    """Whether the guest has an account."""


@dataclass(frozen=True, slots=True)
class Token:
    """A key for a program of a guest's; the key itself is not kept."""

    id: str
    name: str
    created_ms: int
