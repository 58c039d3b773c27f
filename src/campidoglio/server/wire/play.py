"""A game in progress as one reader may see it: position, clocks, what happened."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Clock(Struct):
    """A seat's time. While it runs, count down from what was left at `since`."""

    seat: int
    running: bool
    move_ms: int | None
    """Left for this move; None without such a limit."""
    game_ms: int | None
    """Left for the whole game; None without such a limit."""


class OutcomeInfo(Struct):
    """How the game ended."""

    reason: str
    """One of the game's own endings, or "resigned"."""
    scores: list[int]
    ranking: list[int]


class Position(Struct):
    """The game as the reader may see it now, and all that the reader may do."""

    number: int
    """How many moves were made, as far as the reader may know; secret steps of others do not count."""
    view: dict[str, Any]
    legal: list[str]
    """The reader's legal actions in the game's order; empty while the reader is not due."""
    question: int | None
    """The number of what the reader is asked now, if anything; a move names it, so a late click is known."""
    due: list[int]
    can_undo: bool
    """Whether the reader's last move can be taken back at once."""
    can_ask_undo: bool
    """Whether the reader's last move can be taken back if the others agree."""
    clocks: list[Clock]
    since: int
    """When the clocks were read, at the reader's last news: milliseconds since 1970, by the server."""
    scores: list[int] | None
    """Every seat's points as they stand, where the game shows them."""
    outcome: OutcomeInfo | None


class Reason(Struct):
    """Why something is not allowed: a message of the game's texts, with its values and the rule's number."""

    name: str
    """The message is `<game>-why-<name>`."""
    rule: str
    values: dict[str, Any]


class Happened(Struct, tag="happened"):
    """A line of the log: what a move brought, as the game's own story tells it to the reader."""

    number: int
    """The move's number, from 1; the position after it has the same."""
    at: int
    seat: int | None
    """Who moved; None: it came from outside."""
    bot: str | None
    """The level of the bot that chose the move, if one did."""
    events: list[dict[str, Any]]


class TableEvent(Struct, tag="table"):
    """A line of the log: something that happened at the table and not in the game."""

    number: int
    """The number of the position at that time."""
    at: int
    event: Literal[
        "joined",
        "left",
        "bot_seated",
        "seat_opened",
        "started",
        "undone",
        "undo_asked",
        "undo_refused",
        "resigned",
        "time_out",
        "away",
        "returned",
        "rematch",
        "closed",
    ]
    seat: int | None = None
    name: str | None = None
    level: str | None = None
    to: int | None = None
    """For "undone": the position the game went back to; lines of moves after it no longer hold."""


class Chat(Struct, tag="chat"):
    """A line of the log: what somebody said."""

    at: int
    seat: int | None
    name: str
    text: str
    player: str = ""
    """What the speaker is pointed at by, at this table: to mute, block or report."""


Line = Happened | TableEvent | Chat
