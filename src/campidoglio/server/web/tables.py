"""The paths on tables: what the socket does, for programs that would rather ask and be answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from campidoglio.server.house.wishes import Change, Wish, wish_of
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import Doors, TheDoors, TheReader, TheWho, asker
from campidoglio.server.web.guests import Who
from campidoglio.server.wire.answers import Ack, Because, Hint, Replay, Tried, Welcome
from campidoglio.server.wire.asks import (
    AddEntropy,
    AnswerUndo,
    AskHint,
    FillSeat,
    NewTable,
    Plain,
    Play,
    Resign,
    Say,
    TakeSeat,
    Try,
    Undo,
    Why,
)
from campidoglio.server.wire.tables import TableInfo

MOST_FRAMES = 200
"""A replay is asked for in parts."""

LARGEST_TABLE = 256 * 1024
"""A new table may bring a board of its own; no other body is as large."""

DEEPEST = 16
"""So deep may what comes be nested."""

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]
AsSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]


class TablePaths(Controller):
    """Tables."""

    path = "/tables"
    tags = ("tables",)

    # Before the game

    @post("/", request_max_body_size=LARGEST_TABLE)
    async def make(self, data: JSONBody[NewTable], who: TheWho, doors: TheDoors) -> TableInfo:
        """Make a table. With no open seat its game begins at once."""
        check_depth(data.options.values())
        doors.gate.check_new_table(who.id)
        await doors.manners.check(who.id)
        made = await doors.house.create(asker(who, data.request), data)
        return msgspec.json.decode(made, type=TableInfo)

    @post("/{table:str}/seat", status_code=200)
    async def seat(self, table: FromPath[str], data: JSONBody[TakeSeat], who: TheWho, doors: TheDoors) -> Ack:
        """Sit down."""
        await doors.manners.check_welcome(who.id, table)
        return await _ask(doors, who, table, data)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, table: FromPath[str], data: JSONBody[Plain], who: TheWho, doors: TheDoors) -> Ack:
        """Leave one's seat; from a running game a bot plays on until one returns."""
        return await _change(doors, who, table, data.request, lambda here, now: here.leave(who.id, now))

    @post("/{table:str}/fill", status_code=200)
    async def fill(self, table: FromPath[str], data: JSONBody[FillSeat], who: TheWho, doors: TheDoors) -> Ack:
        """Put a bot on a seat, or open one: for the host."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/entropy", status_code=200)
    async def entropy(
        self, table: FromPath[str], data: JSONBody[AddEntropy], who: TheWho, doors: TheDoors
    ) -> Ack:
        """Add to the chance of the game."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/start", status_code=200)
    async def start(self, table: FromPath[str], data: JSONBody[Plain], who: TheWho, doors: TheDoors) -> Ack:
        """Begin."""
        return await _change(doors, who, table, data.request, lambda here, now: here.start(who.id, now))

    # The game

    @get("/{table:str}")
    async def look(self, table: FromPath[str], reader: TheReader, doors: TheDoors) -> Welcome:
        """All that one may know of the table."""
        return await doors.house.look(table, lambda room: room.welcome(reader))

    @post("/{table:str}/play", status_code=200)
    async def play(self, table: FromPath[str], data: JSONBody[Play], who: TheWho, doors: TheDoors) -> Ack:
        """Take a decision, whole or not at all."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/undo", status_code=200)
    async def undo(self, table: FromPath[str], data: JSONBody[Undo], who: TheWho, doors: TheDoors) -> Ack:
        """Take one's last move back, or ask the others to agree to that."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/answer_undo", status_code=200)
    async def answer_undo(
        self, table: FromPath[str], data: JSONBody[AnswerUndo], who: TheWho, doors: TheDoors
    ) -> Ack:
        """Agree, or not, to taking moves back."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/resign", status_code=200)
    async def resign(self, table: FromPath[str], data: JSONBody[Resign], who: TheWho, doors: TheDoors) -> Ack:
        """Give up."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/say", status_code=200)
    async def say(self, table: FromPath[str], data: JSONBody[Say], who: TheWho, doors: TheDoors) -> Ack:
        """Say something to the table."""
        return await _ask(doors, who, table, data)

    @post("/{table:str}/try", status_code=200)
    async def attempt(self, table: FromPath[str], data: JSONBody[Try], who: TheWho, doors: TheDoors) -> Tried:
        """What would be seen and allowed after some steps; nothing changes."""
        return await doors.house.look(table, lambda room: room.table.tried(who.id, data))

    @post("/{table:str}/why", status_code=200)
    async def why(self, table: FromPath[str], data: JSONBody[Why], who: TheWho, doors: TheDoors) -> Because:
        """Why an action is not allowed."""
        return await doors.house.look(table, lambda room: room.table.because(who.id, data))

    @post("/{table:str}/hint", status_code=200)
    async def hint(self, table: FromPath[str], data: JSONBody[AskHint], who: TheWho, doors: TheDoors) -> Hint:
        """What a good player would do."""
        return await doors.advice.hint(table, who.id, data.request)

    # After the game

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, table: FromPath[str], data: JSONBody[Plain], who: TheWho, doors: TheDoors) -> Ack:
        """Play again: the table's info names the new table."""
        doors.gate.check_new_table(who.id)
        await doors.manners.check(who.id)
        return _ack(await doors.house.rematch(table, asker(who, data.request)))

    @get("/{table:str}/replay")
    async def replay(
        self,
        table: FromPath[str],
        reader: TheReader,
        doors: TheDoors,
        seat: AsSeat = None,
        start: Start = 0,
        count: Count = 50,
    ) -> Replay:
        """A part of the game, step by step, as a seat saw it, or as an onlooker did."""
        return await doors.house.look(table, lambda room: room.table.replay(reader, seat, start, count))

    @get("/{table:str}/record", media_type=MediaType.JSON)
    async def record(self, table: FromPath[str], reader: TheReader, doors: TheDoors) -> Response[bytes]:
        """The whole game as a file, once it is over; `campidoglio replay` shows it and checks its chance."""
        text, game = await doors.house.look(
            table, lambda room: (room.table.record(reader), room.table.game_name)
        )
        headers = {"content-disposition": f'attachment; filename="{game}-{table}.json"'}
        return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


async def _ask(doors: Doors, who: Who, table: str, ask: Change) -> Ack:
    await doors.manners.check(who.id, talks=isinstance(ask, Say))
    return await _change(doors, who, table, ask.request, wish_of(ask, who.id, who.name))


async def _change(doors: Doors, who: Who, table: str, request: str, wish: Wish) -> Ack:
    return _ack(await doors.house.change(table, asker(who, request), wish))


def _ack(answer: bytes) -> Ack:
    return msgspec.json.decode(answer, type=Ack)


def check_depth(values: Iterable[object]) -> None:
    """Refuse what is nested too deeply for anybody to have meant it."""
    layer = list(values)
    for _ in range(DEEPEST):
        layer = [inner for value in layer for inner in _inside(value)]
    if layer:
        raise Denied("too_deep", f"A setting may be nested {DEEPEST} deep, no deeper.")


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
