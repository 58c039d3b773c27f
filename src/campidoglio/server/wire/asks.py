"""What a client asks. Every change has a request id of the client's own: a repeat gets the first answer."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from campidoglio.server.wire.tables import Access, Tempo, Untimed

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

MOST_WAYS = 4
MOST_GAMES = 100_000

# Bodies of HTTP


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play: a nickname is enough."""

    name: Nickname


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who a seat of a new table is for: its maker ("me"), a bot of a level, or whoever comes ("open")."""

    kind: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    level: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. With no open seat it starts at once."""

    request: RequestId
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    access: Access = Access.LINK
    tempo: Tempo = Untimed()
    chat: bool = True
    substitute: Level = "medium"


class AskedWay(Struct, forbid_unknown_fields=True):
    """A way to play: by how many, and with which settings; what is not named is as usual."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}


class NewExperiment(Struct, forbid_unknown_fields=True):
    """Games to be played in several ways, so that these can be compared."""

    game: Annotated[str, Meta(max_length=64)]
    ways: Annotated[list[AskedWay], Meta(min_length=1, max_length=MOST_WAYS)]
    bots: Annotated[str, Meta(pattern="^(random|easy|medium)$")] = "medium"
    """Who plays: chance, or bots of a level."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1000
    """In each way, at most; the server may stop sooner."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down: on a seat, or on the first that is free."""

    request: RequestId
    seat: SeatNumber | None = None


class FillSeat(Struct, forbid_unknown_fields=True):
    """The host puts a bot on a seat that is open or whose player is gone, or opens a seat (no level)."""

    request: RequestId
    seat: SeatNumber
    level: Level | None = None


class Plain(Struct, forbid_unknown_fields=True):
    """A change that needs no more words: start, leave, rematch, resign."""

    request: RequestId


class AddEntropy(Struct, forbid_unknown_fields=True):
    """A seat adds to the chance of the game before it starts."""

    request: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=100)]


# Messages of the socket; the same bodies serve HTTP (POST /api/tables/ID/play and so on)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: the last `seq` that the client saw, or None."""

    since: int | None = None


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """One decision: all its small steps, taken whole or not at all."""

    request: RequestId
    question: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """Asks what would be seen and allowed after these steps; changes nothing.

    It stops before anything hidden or random would come out.
    """

    request: RequestId
    question: int
    actions: Annotated[list[ActionText], Meta(min_length=0, max_length=200)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last move back: at once where that is free, else the others are asked."""

    request: RequestId


class AnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Agree, or not, to taking moves back."""

    request: RequestId
    agree: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up."""

    request: RequestId


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    request: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Asks why something is not allowed, now or after the steps of a decision that has been begun."""

    request: RequestId
    action: ActionText
    after: Annotated[list[ActionText], Meta(max_length=200)] = []


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Asks what a good player would do here."""

    request: RequestId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is there."""


Ask = Hello | Play | Try | Undo | AnswerUndo | Resign | Say | Why | AskHint | Ping
