"""The log of a table: what each reader is told, numbered as that reader may count.

A reader has a place here: 0 for an onlooker, and 1 more than the number of the seat for who sits there.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from campidoglio.server.wire.play import Chat, Happened, Line, TableEvent

Events = list[dict[str, Any]]

EventName = Literal[
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


def place_of(seat: int | None) -> int:
    """The place of a seat's reader, or of an onlooker."""
    return 0 if seat is None else seat + 1


class Told(Struct):
    """A move, as each reader was told of it."""

    everybody: Events
    others: dict[int, Events]
    """Readers, by place, who were told otherwise than onlookers."""
    numbers: list[int]
    """How many moves each reader had been told of after it, by place."""
    noticed: list[bool]
    """Who could know that anything happened at all, by place."""

    def events(self, place: int) -> Events:
        """What a reader was told."""
        return self.others.get(place, self.everybody)


class Item(Struct, kw_only=True):
    """Something that lines of the log are made of."""

    at: int
    seat: int | None = None
    told: Told | None = None
    """For a move."""
    bot: str | None = None
    event: EventName | None = None
    """For something that happened at the table."""
    name: str | None = None
    level: str | None = None
    numbers: list[int] = []
    """The number of the position, by place."""
    to: list[int] | None = None
    text: str | None = None
    """For what somebody said."""
    player: str = ""
    """The handle of who said it."""
    noticed: list[bool] | None = None
    """Whose log it is in, by place; None: everybody's."""
    seen: list[int] = []
    """How many entries each reader knew of with this one, by place."""

    def is_for(self, place: int) -> bool:
        """Whether it is in the reader's log."""
        return self.noticed is None or self.noticed[place]

    def line(self, place: int) -> Line:
        """The line that a reader is shown."""
        if self.text is not None:
            return Chat(self.at, self.seat, self.name or "", self.text, self.player)
        if self.told is not None:
            events, number = self.told.events(place), self.told.numbers[place]
            return Happened(number, self.at, self.seat, self.bot, events)
        assert self.event is not None
        to = None if self.to is None else self.to[place]
        return TableEvent(self.numbers[place], self.at, self.event, self.seat, self.name, self.level, to)


def lines_since(log: list[Item], place: int, since: int) -> list[Line]:
    """What a reader has not been shown yet, oldest first."""
    first = len(log)
    while first > 0 and log[first - 1].seen[place] > since:
        first -= 1
    return [item.line(place) for item in log[first:] if item.is_for(place)]
