"""One simulated world: a disk, server processes, people, and a seed from which everything follows."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.simulation.bus import SimulatedBus
from tests.simulation.chaos import CALM, Chance, drawn_weather
from tests.simulation.disk import Disk
from tests.simulation.laws import Asked, Broken, Laws
from tests.simulation.loop import VirtualLoop
from tests.simulation.person import Person
from tests.simulation.process import Killed, ServerProcess, SimulatedFailure, owning_tasks

from campidoglio.server.house.house import Busy
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.wire.asks import NewTable, SeatWish, TakeSeat
from campidoglio.server.wire.tables import RealTime, Tempo, Untimed

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
GAMES = (*["campanile"] * 9, "capital_lux")
TEMPOS: tuple[Tempo, ...] = (Untimed(), RealTime(move_seconds=4), RealTime(game_seconds=3600))
ROUGH_SECONDS = (20.0, 80.0)
CALM_SECONDS = 150.0
GREMLIN_SECONDS = 15.0
REASON_SECONDS = 30.0
LATEST = 600.0
"""Virtual seconds after which a world that has not come to rest is stuck."""
A_MORNING = 1_800_000_000_000


class World:
    """Runs once, and raises `Broken` if a law does not hold."""

    def __init__(self, seed: int, disk: Disk) -> None:
        self.seed = seed
        self.disk = disk
        self.weather = drawn_weather(seed)
        self.is_calm = False
        self.trace: list[str] = []
        self.laws = Laws(disk, is_alone=seed % 2 == 0, is_reliable=self.weather.write_fails == 0)
        self.people: list[Person] = []
        self.chance = Chance(seed, "world")
        self.bus = SimulatedBus(Chance(seed, "bus"), lambda: self.weather)
        self._offset = 0
        self._numbers = 0
        self._background: list[asyncio.Task[Any]] = []
        self.processes = [ServerProcess(self, number) for number in range(1 + seed % 2)]

    # What everybody here asks of it

    def clock(self) -> int:
        """The time of day: somebody may set it."""
        return A_MORNING + self._offset + int(asyncio.get_running_loop().time() * 1000)

    def note(self, what: str) -> None:
        """Write down what happened, for whoever replays the seed."""
        self.trace.append(f"{asyncio.get_running_loop().time():10.3f}  {what}")

    def next_number(self) -> int:
        """1, 2, 3 and so on."""
        self._numbers += 1
        return self._numbers

    def any_process(self, chance: Chance) -> ServerProcess | None:
        """One that answers, if there is one."""
        alive = [process for process in self.processes if process.is_alive]
        return chance.random.choice(alive) if alive else None

    def cut_lines(self, process: ServerProcess) -> None:
        """A process has ended: its sockets are closed."""
        for person in self.people:
            if person.line is not None and person.line.process is process:
                person.cut()

    def background(self, task: asyncio.Task[Any]) -> None:
        """Something that goes on besides; what it finds broken is told at the end."""
        self._background.append(task)

    # From beginning to end

    async def run(self) -> None:
        """Set the tables, be rough, be calm, and judge."""
        self.note(f"{self.weather}")
        await asyncio.gather(*(process.start() for process in self.processes))
        await self._set_tables()
        lives = [asyncio.create_task(person.live()) for person in self.people]
        gremlin = asyncio.create_task(self._be_rough())
        await asyncio.sleep(self.chance.random.uniform(*ROUGH_SECONDS))
        self._be_calm()
        await gremlin
        await self._restart()
        await self._within_reason(asyncio.gather(*lives), "everything that was asked is answered")
        for person in self.people:
            person.stays_away = self.chance.happens(0.2)
        settled = asyncio.gather(*(person.settle() for person in self.people), *self._background)
        await self._within_reason(settled, "everybody can connect")
        await asyncio.sleep(CALM_SECONDS)
        self.laws.judge(self.people)

    async def _within_reason(self, doing: Awaitable[object], sentence: str) -> None:
        """Once all is calm, nothing takes long."""
        try:
            async with asyncio.timeout(REASON_SECONDS):
                await doing
        except TimeoutError:
            raise Broken(f"it takes too long until {sentence}") from None

    def _be_calm(self) -> None:
        self.note("all is calm")
        self.is_calm, self.weather = True, CALM

    async def _restart(self) -> None:
        for process in self.processes:
            if not process.is_alive:
                await process.start()

    async def _be_rough(self) -> None:
        """Kill and close processes, and set the clock."""
        chance = Chance(self.seed, "gremlin")
        while not self.is_calm:
            await chance.pause(GREMLIN_SECONDS)
            for process in self.processes:
                if not process.is_alive:
                    await process.start()
                elif chance.happens(self.weather.process_killed):
                    process.kill()
                elif chance.happens(self.weather.process_closed):
                    await process.close()
            if chance.happens(self.weather.clock_jumps):
                self._offset += chance.random.randrange(-30_000, 30_000)
                self.note(f"the clock is {self._offset} ms off")

    # Tables

    async def _set_tables(self) -> None:
        names = list(NAMES)
        for number in range(self.chance.random.choice((1, 1, 2, 3))):
            players = [Person(self, names.pop(0)) for _ in range(2 if number < 1 else 1)]
            await self._set_table(players)
            self.people += players

    async def _set_table(self, players: list[Person]) -> None:
        host, *others = players
        wishes = [SeatWish("me"), *(SeatWish("open") for _ in others)]
        if not others or self.chance.happens(0.5):
            wishes.append(SeatWish("bot", "easy"))
        ask = NewTable(
            f"new-{host.name}",
            self.chance.random.choice(GAMES),
            wishes,
            tempo=self.chance.random.choice(TEMPOS),
        )
        asked = self.laws.asked[f"new:{ask.request}"] = Asked(host.guest, f"new:{ask.request}", "new")
        made = await host.until_answered(
            asked, lambda process, tell: process.house.create(host.asker(ask.request), ask)
        )
        assert made is not None
        for player in players:
            player.table = json.loads(made)["id"]
        for player in others:
            sit = TakeSeat(f"sit-{player.name}")
            await self._simply(player, sit.request, wish_of(sit, player.guest, player.name))
        if others:
            await self._simply(host, f"start-{host.name}", lambda table, now: table.start(host.guest, now))

    async def _simply(self, player: Person, request: str, wish: Any) -> None:
        asked = self.laws.asked[request] = Asked(player.guest, request, "set")
        await player.until_answered(
            asked,
            lambda process, tell: process.house.change(player.table, player.asker(request), wish, tell),
        )


class _Faults(logging.Handler):
    """Hears what the server logs as faults."""

    def __init__(self, laws: Laws) -> None:
        super().__init__(logging.WARNING)
        self._laws = laws

    def emit(self, record: logging.LogRecord) -> None:
        """Only what nobody meant to happen is a fault."""
        problem = record.exc_info[1] if record.exc_info else None
        if isinstance(problem, StorageFailed | SimulatedFailure | Killed | Busy):
            return
        if problem is not None:
            self._laws.faults.append(f"{record.getMessage()}: {problem!r}")


@contextmanager
def _seeded_secrets(seed: int) -> Iterator[None]:
    """What the server draws from the system's randomness comes from the seed."""
    chance = random.Random(f"secrets {seed}")
    with (
        patch("secrets.token_bytes", chance.randbytes),
        patch("secrets.token_urlsafe", lambda length: chance.randbytes(length).hex()),
        patch("secrets.randbits", chance.getrandbits),
    ):
        yield


def run_world(seed: int, disk: Disk | None = None) -> list[str]:
    """Run one world; gives its trace, or raises what was broken with the trace in its notes."""
    disk = disk or Disk()
    disk.empty()
    world = World(seed, disk)
    listener = _Faults(world.laws)
    logger = logging.getLogger("campidoglio")
    was_heard, logger.propagate = logger.propagate, False
    logger.addHandler(listener)
    try:
        with _seeded_secrets(seed), asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(_within(world))
    except Exception as problem:
        problem.add_note("\n".join(world.trace[-60:]))
        raise
    finally:
        logger.removeHandler(listener)
        logger.propagate = was_heard
    return world.trace


def broken_by(seed: int) -> str | None:
    """What was found broken in a world; None if all laws hold."""
    try:
        run_world(seed)
    except (Exception, asyncio.CancelledError) as problem:
        return f"{type(problem).__name__}: {problem}"
    return None


async def _within(world: World) -> None:
    async with asyncio.timeout(LATEST):
        await world.run()


def _loop() -> VirtualLoop:
    loop = VirtualLoop()
    loop.set_task_factory(owning_tasks)
    # What tasks ran into is judged, not printed.
    loop.set_exception_handler(lambda loop, context: None)
    return loop
