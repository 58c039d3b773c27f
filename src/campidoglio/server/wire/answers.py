"""What the server says: answers to what was asked, and news of what others did."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from campidoglio.server.wire.play import Line, Position, Reason
from campidoglio.server.wire.tables import TableInfo, TableLine

# Answers of HTTP


class Me(Struct):
    """Who the reader is."""

    id: str
    name: str
    csrf: str
    """To be sent back in the header `X-CSRF-Token` with everything that changes something."""
    account: bool = False
    """Whether one has an account, and so can come back from anywhere."""


class SettingInfo(Struct):
    """A setting of a game; its words are the messages `<game>-setting-<name>` and the like."""

    name: str
    kind: str
    """choice, yes_no, whole, or data."""
    default: Any
    values: list[str] | None = None
    """For a choice: what may be chosen."""
    low: int | None = None
    high: int | None = None


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    fewest_players: int
    most_players: int
    settings: list[SettingInfo]


class Catalogue(Struct):
    """What can be played here, and with which bots."""

    games: list[GameInfo]
    levels: list[str]
    version: str


class Tables(Struct):
    """A list of tables."""

    tables: list[TableLine]


class Problem(Struct):
    """A refusal: a code that never changes, and a sentence for people."""

    code: str
    sentence: str
    reason: Reason | None = None


class Frame(Struct):
    """One step of a replay: the position after a move, for the point of view that was asked for."""

    number: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int] | None


class Replay(Struct):
    """A part of a game, step by step."""

    game: str
    players: int
    moves: int
    frames: list[Frame]


# Messages of the socket


class Welcome(Struct, tag="welcome"):
    """Everything the reader may know of the table."""

    seq: int
    table: TableInfo
    position: Position | None
    """None until the game starts."""
    log: list[Line]


class News(Struct, tag="news"):
    """Something changed: what is None is as it was; the lines are new."""

    seq: int
    table: TableInfo | None
    position: Position | None
    log: list[Line]


class Ack(Struct, tag="ack"):
    """Done, and kept for good."""

    request: str
    seq: int


class Refused(Struct, tag="refused"):
    """Not done; nothing has changed."""

    request: str | None
    code: str
    sentence: str
    reason: Reason | None = None
    action: int | None = None
    """Which of the actions of the decision was refused, from 0."""


class Tried(Struct, tag="tried"):
    """What would be seen and allowed after the steps that were tried."""

    request: str
    question: int
    actions: list[str]
    view: dict[str, Any] | None
    legal: list[str]
    """The reader's next legal actions; empty if the decision is complete."""
    complete: bool
    """The reader is asked no more, others are asked too, or the next step cannot be looked at in advance."""
    reveals: bool
    """The last step brings out something hidden or random: it cannot be looked at, nor taken back later."""


class Because(Struct, tag="because"):
    """Why an action is not allowed; None: it is allowed."""

    request: str
    action: str
    reason: Reason | None
    sentence: str | None


class Hint(Struct, tag="hinted"):
    """What a good player would do."""

    request: str
    action: str


class Pong(Struct, tag="pong"):
    """Yes."""


class Farewell(Struct, tag="farewell"):
    """The server closes the socket; `again` says whether to come back."""

    code: str
    sentence: str
    again: bool


Answer = Welcome | News | Ack | Refused | Tried | Because | Hint | Pong | Farewell
