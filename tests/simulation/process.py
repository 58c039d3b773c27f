"""A server process of a simulated world: a real house, which can be killed at any await."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from tests.simulation.chaos import Chance
from tests.simulation.disk import SimulatedDatabase

from campidoglio.kernel.game import Game
from campidoglio.server.house.house import House
from campidoglio.server.house.neighbours import Neighbours
from campidoglio.server.house.patience import patiently
from campidoglio.server.house.reader import Reader
from campidoglio.server.house.tending import Tending
from campidoglio.server.storage.processes import Processes
from campidoglio.server.storage.store import Store

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")

GRACE_SECONDS = 4.0
BOT_PAUSE = 0.2
THINKING_SECONDS = 2.0
FEW_ROOMS = 2
"""So few tables are kept in memory that they make way for each other all the time."""

_owner: ContextVar[ServerProcess | None] = ContextVar("process that a task belongs to", default=None)


class Killed(Exception):
    """The process that was asked is no more."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a bot chose."""

    action: str
    level: str


class SimulatedThinker:
    """Thinks for a while, and now and then fails or says what is not allowed."""

    def __init__(self, world: World, chance: Chance) -> None:
        self._world = world
        self._chance = chance

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        """Any legal action."""
        await self._chance.pause(THINKING_SECONDS)
        legal = game.legal(seat)
        if self._chance.happens(self._world.weather.thinker_fails):
            if self._chance.happens(0.5):
                raise SimulatedFailure("the bot's worker died")
            return Chosen("nonsense", level)
        return Chosen(str(self._chance.random.choice(legal)), level)


class SimulatedFailure(Exception):
    """Meant to happen."""


class ServerProcess:
    """Starts, serves, and ends by itself or by force. What it held in memory is then gone."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self._lives = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self.is_alive = False
        self.is_closing = False

    @property
    def chance(self) -> Chance:
        """A stream of its own for each life."""
        return Chance(self.world.seed, f"process {self.number}, life {self._lives}")

    async def start(self) -> None:
        """Begin a new life on the same disk."""
        self._lives += 1
        self.is_alive, self.is_closing = True, False
        self.world.note(f"process {self.number} starts")
        await self.serve(self._begin())

    async def _begin(self) -> None:
        chance = self.chance
        self._store = Store(SimulatedDatabase(self.world.disk, chance, lambda: self.world.weather))
        self.house = House(self._store, now=self.world.clock, most_rooms=FEW_ROOMS)
        thinker = SimulatedThinker(self.world, chance)
        self.tending = Tending(self.house, thinker, bot_pause=BOT_PAUSE, grace=GRACE_SECONDS)
        self._neighbours = None
        if len(self.world.processes) > 1:
            name = f"{self.number}-{self._lives}"
            kept = Processes(self._store, name)
            self._neighbours = Neighbours(self.tending, kept, self.world.bus.end(name))
            await patiently(self._neighbours.start)
        self.tending.start()

    def serve(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something inside this process: it ends with it."""
        if not self.is_alive:
            work.close()
            raise Killed
        context = copy_context()
        context.run(_owner.set, self)
        task = asyncio.get_running_loop().create_task(work, context=context)
        # Whoever asked may have gone away: what became of it is then nobody's business.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def kill(self) -> None:
        """End at once, wherever everything is."""
        self.world.note(f"process {self.number} is killed")
        self._end()

    async def close(self) -> None:
        """End politely, as on SIGTERM."""
        self.world.note(f"process {self.number} closes")
        self.is_closing = True
        await self.serve(self._finish())
        self._end()

    async def _finish(self) -> None:
        await self.tending.stop()
        if self._neighbours is not None:
            await self._neighbours.stop()
        await self._store.close()

    def _end(self) -> None:
        self.is_alive = False
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        self.world.cut_lines(self)

    def own(self, task: asyncio.Task[Any]) -> None:
        """A task that ends with the process."""
        self._tasks.append(task)
        if len(self._tasks) > 500:
            self._tasks = [other for other in self._tasks if not other.done()]


def owning_tasks(loop: asyncio.AbstractEventLoop, work: Any, **settings: Any) -> asyncio.Task[Any]:
    """A task factory that hands each task to the process that made it."""
    task = asyncio.Task(work, loop=loop, **settings)
    context = settings.get("context")
    owner = context.get(_owner) if context is not None else _owner.get()
    if owner is not None:
        owner.own(task)
    return task


class HeardReader(Reader):
    """A socket's end in the house; the world hears at once what it is told."""

    def __init__(self, world: World, process: ServerProcess, guest: str, number: int) -> None:
        super().__init__(guest)
        self._world = world
        self._process = process
        self._number = number

    def __hash__(self) -> int:
        """A number, so that sets of readers have the same order in every run."""
        return self._number

    def __eq__(self, other: object) -> bool:
        """Each is only itself."""
        return self is other

    def tell(self, message: bytes) -> None:
        """What is told must be true already."""
        if self._process.is_alive:
            self._world.laws.is_told(self._process, message)
            super().tell(message)
