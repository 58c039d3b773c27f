"""Somebody who plays in a simulated world: asks, repeats what was not answered, comes and goes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from tests.simulation.chaos import Chance
from tests.simulation.laws import Asked, is_played_by_bot, law
from tests.simulation.process import HeardReader, Killed, ServerProcess

from campidoglio.server.house.house import Asker, Busy
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import AnswerUndo, Play, Say, Undo
from campidoglio.server.wire.tables import RealTime, Status

if TYPE_CHECKING:
    from tests.simulation.world import World

NETWORK_SECONDS = 0.3
THINKING_SECONDS = 8.0
PATIENCE = 1.0
TRY_LATER = ("busy",)


@dataclass(slots=True)
class Line:
    """A socket between a person and a process."""

    process: ServerProcess
    reader: HeardReader
    hearing: asyncio.Task[None]


@dataclass(slots=True)
class Person:
    """What somebody knows of the table, and the socket it came over."""

    world: World
    name: str
    table: str = ""
    line: Line | None = None
    seq: int | None = None
    position: dict[str, Any] | None = None
    info: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    stays_away: bool = False
    asked: int = 0
    chance: Chance = field(init=False)

    def __post_init__(self) -> None:
        self.chance = Chance(self.world.seed, f"person {self.name}")

    @property
    def guest(self) -> str:
        """The guest's id."""
        return f"id-of-{self.name}"

    # Living

    async def live(self) -> None:
        """Do this and that while the world is rough."""
        while not self.world.is_calm:
            await self.chance.pause(THINKING_SECONDS)
            if self.line is None:
                await self.connect()
            elif self.chance.happens(self.world.weather.line_breaks):
                await self.disconnect()
            else:
                await self.act()

    async def settle(self) -> None:
        """Once all is calm: be there, or stay away for good."""
        if self.stays_away:
            await self.disconnect()
            return
        while self.line is None:
            await self.connect()
            await asyncio.sleep(PATIENCE)

    async def act(self) -> None:
        """Do what may be done, or talk."""
        position = self.position
        if position is not None and position["legal"] and self.chance.happens(0.7):
            action = self.chance.random.choice(position["legal"])
            await self.ask("play", lambda request: Play(request, position["question"], [action]))
        elif self.info.get("undo_asked") and self.chance.happens(0.8):
            agree = self.chance.happens(0.7)
            await self.ask("answer", lambda request: AnswerUndo(request, agree))
        elif (
            position is not None
            and (position["can_undo"] or position["can_ask_undo"])
            and self.chance.happens(0.3)
        ):
            await self.ask("undo", Undo)
        elif self.chance.happens(0.3):
            await self.ask("say", lambda request: Say(request, request))

    # The socket

    async def connect(self) -> None:
        """Read the table, from where it was left."""
        process = self.world.any_process(self.chance)
        if process is None:
            return
        reader = HeardReader(self.world, process, self.guest, self.world.next_number())
        try:
            await self.served(process, process.tending.presence.join(self.table, reader, self.seq))
        except (Killed, StorageFailed, Busy):
            return
        hearing = asyncio.get_running_loop().create_task(self._hear_all(reader))
        self.line = Line(process, reader, hearing)
        self.world.note(f"{self.name} connects to {process.number} since {self.seq}")

    async def disconnect(self) -> None:
        """The line breaks; the process notices."""
        line = self.line
        if line is None:
            return
        self.cut()
        try:
            await self.served(line.process, line.process.tending.presence.leave(self.table, line.reader))
        except (Killed, StorageFailed, Busy):
            self.world.note(f"{self.name} went unnoticed")

    def cut(self) -> None:
        """The line is gone, with whatever was still on its way."""
        if self.line is not None:
            self.world.note(f"{self.name} is cut off")
            self.line.hearing.cancel()
            self.line = None

    async def _hear_all(self, reader: HeardReader) -> None:
        while (message := await reader.next()) is not None:
            await self.chance.pause(NETWORK_SECONDS)
            self._hear(json.loads(message))
        self.line = None

    def _hear(self, message: dict[str, Any]) -> None:
        self.world.note(f"{self.name} hears {message['type']} {message.get('seq')}")
        if message["type"] == "welcome":
            self.log = message["log"]
        elif message["type"] == "news":
            law(self.seq is not None and message["seq"] >= self.seq, f"{self.name} heard news out of order")
            self.log = self.log + message["log"]
        else:
            return
        self.seq = message["seq"]
        self.info = message["table"] or self.info
        self.position = message["position"] or self.position

    # Asking

    async def ask(self, kind: str, make: Any) -> None:
        """Ask until it is answered, by whichever process."""
        self.asked += 1
        name = f"{kind}-{self.name}-{self.asked}"
        text = self.table if kind == "play" else name
        asked = self.world.laws.asked[name] = Asked(self.guest, name, kind, text)
        ask = make(name)
        wish = wish_of(ask, self.guest, self.name)
        await self.until_answered(
            asked, lambda process, tell: process.house.change(self.table, self.asker(name), wish, tell)
        )

    def asker(self, request: str) -> Asker:
        """This person, asking with this request."""
        return Asker(self.guest, self.name, request)

    async def until_answered(self, asked: Asked, change: Any) -> bytes | None:
        """The first answer that arrives; None if it was refused."""
        while True:
            if self.chance.happens(self.world.weather.sent_twice):
                asked.is_twice = True
                twice = asyncio.get_running_loop().create_task(self._attempt(asked, change))
                self.world.background(twice)
            answer = await self._attempt(asked, change)
            if answer is not None:
                return answer or None
            await asyncio.sleep(PATIENCE)

    async def _attempt(self, asked: Asked, change: Any) -> bytes | None:
        """An answer, b"" for a refusal, or None if nothing was heard."""
        asked.attempts += 1
        await self.chance.pause(NETWORK_SECONDS)
        process = self.world.any_process(self.chance)
        if process is None:
            return None
        asked.asked_of = process
        self.world.note(f"{asked.id} is asked of {process.number}")

        def tell(answer: bytes) -> None:
            self.world.laws.is_acknowledged(asked, answer)

        try:
            answer: bytes = await self.served(process, change(process, tell), may_give_up=True)
        except Refusal as refusal:
            self.world.note(f"{asked.id} is refused: {refusal.code}")
            if refusal.code in TRY_LATER:
                return None
            asked.refusals.append(refusal.code)
            return b""
        except (Killed, StorageFailed, TimeoutError) as problem:
            self.world.note(f"{asked.id} is not answered: {type(problem).__name__}")
            return None
        await self.chance.pause(NETWORK_SECONDS)
        if self.chance.happens(self.world.weather.answer_lost):
            return None
        self.world.note(f"{asked.id} is answered")
        return answer

    async def served(
        self, process: ServerProcess, work: Coroutine[Any, Any, Any], *, may_give_up: bool = False
    ) -> Any:
        """What the process makes of it; it may be killed meanwhile, or the person tires of waiting."""
        task = process.serve(work)
        patience = None
        if may_give_up and self.chance.happens(self.world.weather.gives_up_waiting):
            patience = self.chance.random.random() * 0.2
        try:
            async with asyncio.timeout(patience):
                return await task
        except asyncio.CancelledError:
            if not process.is_alive or process.is_closing:
                raise Killed from None
            raise

    # Judging

    def judge(self, table: Table) -> None:
        """Who is there knows all there is to know, and no more than once."""
        if self.stays_away:
            self._judge_absence(table)
            return
        law(self.line is not None, f"{self.name} cannot connect")
        law(self.seq == table.seq_for(self.guest), f"{self.name} was not told everything")
        law(self.log == plain(table.lines(self.guest)), f"{self.name} read another log")
        law(self.position == plain(table.position(self.guest)), f"{self.name} sees another position")
        seat = table.seat_of(self.guest)
        is_limited = isinstance(table.tempo, RealTime) and table.tempo.move_seconds is not None
        if seat is not None and table.status is Status.RUNNING and not is_limited:
            law(not is_played_by_bot(table, seat), f"{self.name} is there, and a bot plays")

    def _judge_absence(self, table: Table) -> None:
        seat = table.seat_of(self.guest)
        if seat is not None and table.status is Status.RUNNING and isinstance(table.tempo, RealTime):
            law(is_played_by_bot(table, seat), f"{self.name} is gone, and no bot plays")


def plain(value: Any) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(value))
