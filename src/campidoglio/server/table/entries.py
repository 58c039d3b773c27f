"""What a table is made of: entries, kept in order and for good.

Fields may be added with defaults, and are never changed. Only who somebody is may be: see `replaced`.

Numbers of moves are the table's own here, of all moves; readers count only what they may know of.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from campidoglio.server.wire.tables import Access, Tempo


class Created(Struct, tag="created", frozen=True, kw_only=True):
    """The table was made."""

    at: int
    """Milliseconds since 1970, like every `at`."""
    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    access: Access
    tempo: Tempo
    chat: bool
    substitute: str
    """The level of the bot that plays for who is away."""
    host: str
    """The guest who made it."""
    secret: str
    """What chance is made of, in hexadecimal: 32 random bytes that nobody knows until the game is over."""
    rematch_of: str | None = None


class Sat(Struct, tag="sat", frozen=True, kw_only=True):
    """A guest took a seat."""

    at: int
    seat: int
    guest: str
    name: str


class Left(Struct, tag="left", frozen=True, kw_only=True):
    """A guest left a seat before the game began."""

    at: int
    seat: int


class BotSeated(Struct, tag="bot_seated", frozen=True, kw_only=True):
    """A bot has the seat from now on."""

    at: int
    seat: int
    level: str


class SeatOpened(Struct, tag="seat_opened", frozen=True, kw_only=True):
    """Whoever comes may have the seat."""

    at: int
    seat: int


class EntropyAdded(Struct, tag="entropy_added", frozen=True, kw_only=True):
    """A seat added to the chance of the game."""

    at: int
    seat: int
    text: str


class Closed(Struct, tag="closed", frozen=True, kw_only=True):
    """Everybody left before the game began."""

    at: int


class Started(Struct, tag="started", frozen=True, kw_only=True):
    """The game began."""

    at: int


class Moved(Struct, tag="moved", frozen=True, kw_only=True):
    """A seat decided: one or several actions, taken together."""

    at: int
    seat: int
    actions: list[str]
    bot: str | None = None
    """The level of the bot that decided, if one did."""


class FromOutside(Struct, tag="from_outside", frozen=True, kw_only=True):
    """Something came from outside the rules, such as the end of time."""

    at: int
    action: str


class UndoAsked(Struct, tag="undo_asked", frozen=True, kw_only=True):
    """A seat asks the others to agree to going back."""

    at: int
    seat: int
    to: int
    """How many moves would be left, but for those kept."""
    kept: list[int] = []


class UndoAnswered(Struct, tag="undo_answered", frozen=True, kw_only=True):
    """A seat agreed or not; the one who asked may take the question back."""

    at: int
    seat: int
    agree: bool


class Undone(Struct, tag="undone", frozen=True, kw_only=True):
    """Moves were taken back."""

    at: int
    seat: int
    """Whose wish it was."""
    to: int
    """How many moves are left, but for those kept."""
    kept: list[int] = []
    """The moves after `to` that stay, by number from 0: what others chose at the same time."""


class Resigned(Struct, tag="resigned", frozen=True, kw_only=True):
    """A seat gave up."""

    at: int
    seat: int


class TimedOut(Struct, tag="timed_out", frozen=True, kw_only=True):
    """A seat's time ran out; a bot plays for it until its player returns."""

    at: int
    seat: int


class Away(Struct, tag="away", frozen=True, kw_only=True):
    """A player left a running game; a bot plays for the seat until the player returns."""

    at: int
    seat: int


class Returned(Struct, tag="returned", frozen=True, kw_only=True):
    """A player is back at the seat."""

    at: int
    seat: int


class Said(Struct, tag="said", frozen=True, kw_only=True):
    """Somebody said something."""

    at: int
    guest: str
    name: str
    seat: int | None
    text: str


class Rematched(Struct, tag="rematched", frozen=True, kw_only=True):
    """Another table plays again."""

    at: int
    table: str


class Rewritten(Struct, tag="rewritten", frozen=True, kw_only=True):
    """A guest of earlier entries has become another, or nobody; whoever has read them reads them anew."""

    at: int


Entry = (
    Created
    | Sat
    | Left
    | BotSeated
    | SeatOpened
    | EntropyAdded
    | Closed
    | Started
    | Moved
    | FromOutside
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | TimedOut
    | Away
    | Returned
    | Said
    | Rematched
    | Rewritten
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as it is kept."""
    return _ENCODER.encode(entry)


def decode(kept: bytes) -> Entry:
    """The entry that was kept."""
    return _DECODER.decode(kept)


NOBODY = ""
"""The name of who has left for good."""

UNSAID = "…"
"""What is left of what they said."""


def replaced(entry: Entry, guest: str, to: str, *, erased: bool) -> Entry:
    """The entry with another guest in the place of one; an erased one leaves neither name nor words."""
    match entry:
        case Created(host=host) if host == guest:
            return msgspec.structs.replace(entry, host=to)
        case Sat(guest=sitting) if sitting == guest:
            return msgspec.structs.replace(entry, guest=to, name=NOBODY if erased else entry.name)
        case Said(guest=speaker) if speaker == guest:
            kept = (NOBODY, UNSAID) if erased else (entry.name, entry.text)
            return msgspec.structs.replace(entry, guest=to, name=kept[0], text=kept[1])
        case _:
            return entry
