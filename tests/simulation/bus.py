"""The bus of a simulated world: it delays, mixes up and loses what is said on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.simulation.chaos import Chance, Weather

from campidoglio.server.bus.bus import Hear, Joined
from campidoglio.server.bus.news import News

DELIVERY_SECONDS = 0.5


class SimulatedBus:
    """What the ends hang on."""

    def __init__(self, chance: Chance, weather: Callable[[], Weather]) -> None:
        self._chance = chance
        self._weather = weather
        self._ends: list[BusEnd] = []

    def end(self, process: str) -> BusEnd:
        """A new end, for one life of a process."""
        return BusEnd(self, process)

    def join(self, end: BusEnd) -> None:
        """Bring it what is said from now on."""
        self._ends.append(end)

    def part(self, end: BusEnd) -> None:
        """Bring it nothing more."""
        self._ends.remove(end)

    def carry(self, speaker: BusEnd, news: News) -> None:
        """To every other end, each in its own time, if at all."""
        for end in self._ends:
            if end is not speaker and not self._chance.happens(self._weather().news_lost):
                delay = DELIVERY_SECONDS * self._chance.random.random() ** 4
                asyncio.get_running_loop().call_later(delay, end.arrived.put_nowait, news)


class BusEnd:
    """One process's end of the bus."""

    def __init__(self, bus: SimulatedBus, process: str) -> None:
        self._bus = bus
        self._process = process
        self.arrived: asyncio.Queue[News] = asyncio.Queue()

    def table(self, table: str, sequence: int) -> None:
        """Say that a table has so many entries."""
        self._bus.carry(self, News(self._process, tables={table: sequence}))

    def audience(self, table: str) -> None:
        """Say that somebody came to a table or went."""
        self._bus.carry(self, News(self._process, audiences=[table]))

    def changed(self, guest: str) -> None:
        """Say that a guest is not who it was."""
        self._bus.carry(self, News(self._process, changed=[guest]))

    async def run(self, hear: Hear, joined: Joined) -> None:
        """Listen until cancelled."""
        self._bus.join(self)
        joined()
        try:
            while True:
                hear(await self.arrived.get())
        finally:
            self._bus.part(self)
