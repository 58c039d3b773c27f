"""A table as everybody may see it: who sits where, how it is played, how it stands."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct


class Access(StrEnum):
    """Who finds the table."""

    PUBLIC = "public"
    """It is listed in the lobby."""
    LINK = "link"
    """Only who has its link finds it."""


class Status(StrEnum):
    """How far the table is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"
    """Everybody left before the game began."""


class SeatKind(StrEnum):
    """Who a seat is for."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Untimed(Struct, tag="untimed", forbid_unknown_fields=True, frozen=True):
    """Everybody takes the time they need."""


class RealTime(Struct, tag="real_time", forbid_unknown_fields=True, frozen=True):
    """Clocks run: so many seconds for a move, for the whole game, or both."""

    move_seconds: int | None = None
    game_seconds: int | None = None


class Correspondence(Struct, tag="correspondence", forbid_unknown_fields=True, frozen=True):
    """Nobody needs to be there at once: so many days for a move."""

    days: int = 3


Tempo = Untimed | RealTime | Correspondence


class SeatInfo(Struct):
    """A seat and who is on it."""

    seat: int
    kind: SeatKind
    name: str | None = None
    """The player's nickname; None for an open seat and for a bot, which `level` names."""
    level: str | None = None
    """The level of the bot that sits here."""
    connected: bool = False
    substitute: str | None = None
    """The level of the bot that plays while the person is away."""
    resigned: bool = False
    player: str | None = None
    """What the person is pointed at by, at this table: to mute, block or report."""


class UndoAsked(Struct):
    """A player asks the others to agree to taking moves back."""

    seat: int
    to: int
    """The number of the position that the game would go back to."""
    agreed: list[int]
    waiting: list[int]


class Fairness(Struct):
    """What proves that chance was not chosen: shown before the first move, opened after the last."""

    commitment: str
    """SHA-256 of the server's secret, in hexadecimal: known before the first move."""
    entropy: list[str | None]
    """What the seats added, by seat."""
    secret: str | None = None
    """The server's secret, once the game is over."""
    seed: str | None = None
    """The seed that follows from secret and entropy, once the game is over."""


class TableInfo(Struct):
    """A table as the reader sees it."""

    id: str
    game: str
    players: int
    status: Status
    access: Access
    options: dict[str, Any]
    tempo: Tempo
    chat: bool
    substitute: str
    """The level of the bot that plays for who is away."""
    seats: list[SeatInfo]
    created: int
    """Milliseconds since 1970."""
    watchers: int
    host: bool
    """Whether the reader is the table's host."""
    seat: int | None
    """The reader's own seat; None for an onlooker."""
    due: list[int]
    undo_asked: UndoAsked | None
    fairness: Fairness
    rematch: str | None
    """The table that plays again."""


class TableLine(Struct):
    """A table in a list: the lobby, or a player's own tables."""

    id: str
    game: str
    players: int
    status: Status
    tempo: Tempo
    seats: list[SeatInfo]
    created: int
    touched: int
    seat: int | None
    your_turn: bool
