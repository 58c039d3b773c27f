"""A house for tests: with a clock that is set by hand, and bots that answer at once."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.server.thinkers import FirstThinker

from campidoglio.server.bus.bus import Bus, NoBus
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.house import Asker, House
from campidoglio.server.house.neighbours import Neighbours
from campidoglio.server.house.reader import Reader
from campidoglio.server.house.tending import Tending
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.processes import Processes
from campidoglio.server.storage.store import Store
from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import NewTable, Play, SeatWish, TakeSeat
from campidoglio.server.wire.tables import Tempo, Untimed

ANN, BEN = "guest-ann", "guest-ben"
NAMES = {ANN: "Ann", BEN: "Ben"}
GAME = "campanile"
PATIENCE = 10.0

Message = dict[str, Any]


@dataclass
class HandClock:
    """Stands still until it is set."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Home:
    """A running house."""

    house: House
    tending: Tending
    clock: HandClock
    neighbours: Neighbours | None = None
    """The other processes, on a database that may have several."""
    numbers: list[int] = field(default_factory=lambda: [0])

    def asker(self, guest: str, request: str | None = None) -> Asker:
        """A guest with a new request, or with one that was used before."""
        self.numbers[0] += 1
        return Asker(guest, NAMES[guest], request or f"r{self.numbers[0]}")

    async def pass_time(self, seconds: float) -> None:
        """Set the clock on, and let happen what is due."""
        self.clock.now += int(seconds * 1000)
        self.tending.schedule.wake()
        await asyncio.sleep(0)

    async def table_of_two(self, tempo: Tempo | None = None) -> str:
        """A running game of Ann, on seat 0, and Ben, on seat 1."""
        wishes = [SeatWish("me"), SeatWish("open")]
        ask = NewTable("new", GAME, wishes, tempo=tempo or Untimed())
        table: str = json.loads(await self.house.create(self.asker(ANN), ask))["id"]
        await self.house.change(table, self.asker(BEN), wish_of(TakeSeat("sit"), BEN, "Ben"))
        await self.house.change(table, self.asker(ANN), lambda here, now: here.start(ANN, now))
        return table

    async def table_with_bot(self, tempo: Tempo | None = None) -> str:
        """A running game of Ann, on seat 0, and a bot."""
        wishes = [SeatWish("me"), SeatWish("bot", "easy")]
        ask = NewTable("new", GAME, wishes, tempo=tempo or Untimed())
        table: str = json.loads(await self.house.create(self.asker(ANN), ask))["id"]
        return table

    async def see(self, table: str) -> Table:
        """The table as it is."""
        return await self.house.look(table, lambda room: room.table)

    async def next_move(self, table: str) -> tuple[str, Play]:
        """Whose turn it is, and the first thing that may be done."""
        here = await self.see(table)
        guest = here.guests[here.due[0]]
        position = here.position(guest)
        assert position is not None
        assert position.question is not None
        return guest, Play("play", position.question, [position.legal[0]])

    async def move(self, table: str) -> bytes:
        """Have the player who is due take the first legal action."""
        guest, play = await self.next_move(table)
        return await self.house.change(table, self.asker(guest), wish_of(play, guest, NAMES[guest]))

    async def end_turn(self, table: str) -> None:
        """Have the player on seat 0 take first legal actions, until others are due."""
        await self.until(table, lambda here: 0 in here.due)
        while 0 in (await self.see(table)).due:
            await self.move(table)

    async def join(self, table: str, guest: str | None, since: int | None = None) -> Reader:
        """Read along."""
        reader = Reader(guest)
        await self.tending.presence.join(table, reader, since)
        return reader

    async def until(self, table: str, holds: Callable[[Table], bool]) -> Table:
        """Wait until the table is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds(here := await self.see(table)):
                await asyncio.sleep(0.005)
        return here


async def heard(reader: Reader) -> Message:
    """The reader's next message."""
    async with asyncio.timeout(PATIENCE):
        message = await reader.next()
    assert message is not None
    told: Message = json.loads(message)
    return told


async def heard_now(reader: Reader) -> list[Message]:
    """All messages that wait for the reader."""
    messages = []
    try:
        while True:
            async with asyncio.timeout(0.01):
                message = await reader.next()
            if message is None:
                break
            messages.append(json.loads(message))
    except TimeoutError:
        pass
    return messages


@asynccontextmanager
async def home(
    store: Store,
    *,
    thinker: Thinker | None = None,
    clock: HandClock | None = None,
    grace: float = 60.0,
    bus: Bus | None = None,
) -> AsyncIterator[Home]:
    """A house that runs until the end of the block; on a database for several processes as one of them."""
    own_clock = clock or HandClock()
    house = House(store, now=own_clock)
    tending = Tending(house, thinker or FirstThinker(), bot_pause=0.0, grace=grace)
    neighbours = None
    if store.is_shared:
        neighbours = Neighbours(tending, Processes(store, secrets.token_hex(4)), bus or NoBus())
        await neighbours.start()
    tending.start()
    try:
        yield Home(house, tending, own_clock, neighbours)
    finally:
        await tending.stop()
        if neighbours is not None:
            await neighbours.stop()
