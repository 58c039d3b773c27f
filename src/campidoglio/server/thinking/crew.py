"""The crew: bots' choices are made by worker processes, and whatever happens to these, every choice is made.

    async with Crew.open(workers=1) as crew:
        chosen = await crew.choose(game, seat, "hard", seed=7)

A question is given to one worker under a deadline. If that worker dies, hangs or answers nonsense, it is
killed and another asked once more; then a simpler bot is asked; and at last one in this process, which
cannot fail. Searches are compiled in the background first: until a game's is ready, "medium" plays for the
levels that search, and says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter

from campidoglio import registry
from campidoglio.bots import levels
from campidoglio.kernel.errors import CampidoglioError, quoted
from campidoglio.kernel.game import Game
from campidoglio.server.metrics import LOST_THOUGHTS, THINKING
from campidoglio.server.thinking import surroundings
from campidoglio.server.thinking.messages import Asked, Failed
from campidoglio.server.thinking.process import Lost, Worker, run_to_the_end
from campidoglio.server.thinking.standing_in import StandIns
from campidoglio.server.thinking.waiting import Full, WaitingRoom
from campidoglio.server.thinking.warming import Warming

LEVELS = ("random", *levels.LEVELS)
SEARCHING = ("hard", "expert")
SIMPLER = "medium"
"""Who plays where a search cannot."""
SIMPLEST = "easy"
"""As who the bots of this process are announced."""

_log = logging.getLogger(__name__)


class Closed(CampidoglioError):
    """The crew thinks no more: the server is closing."""

    code = "closing"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice, and the level of the bot that really made it."""

    action: str
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long is waited, in seconds, and how much may wait."""

    answer: Mapping[str, float] = field(
        default_factory=lambda: {"random": 5, "easy": 10, "medium": 10, "hard": 12, "expert": 15}
    )
    """A worker's deadline for one question of each level."""
    altogether: float = 60.0
    """For a question with all its repeats, and the time it waits for a worker."""
    start: float = 20.0
    """More for the first answer of a process."""
    pause: float = 0.5
    """Before a process that failed is started anew; twice as long after each failure."""
    waiting: int = 1000
    """Questions that wait for a worker; whatever comes on top is answered by a glance."""


@dataclass(eq=False, slots=True)
class _Job:
    asked: Asked
    legal: frozenset[str]
    answer: asyncio.Future[Chosen]
    failures: int = 0


class Crew:
    """Worker processes, and what waits for them."""

    def __init__(
        self,
        workers: int = 1,
        *,
        patience: Patience | None = None,
        worker: Sequence[str] = surroundings.WORKER,
        warmer: Sequence[str] = surroundings.WARMER,
        games: Sequence[str] | None = None,
    ) -> None:
        self._patience = patience or Patience()
        self._waiting: WaitingRoom[_Job] = WaitingRoom(self._patience.waiting)
        self._stand_ins = StandIns()
        self._until_closed = ExitStack()
        self._environment = surroundings.environment(os.environ, self._until_closed)
        self._workers = [self._worker(worker) for _ in range(workers)]
        self._warmer = tuple(warmer)
        self._warming = Warming(self._games_to_warm(games), self._compile)
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: set[_Job] = set()
        self._asked = 0
        self._is_closed = False
        self._threads = max(1, (os.cpu_count() or 1) // workers)

    @classmethod
    @asynccontextmanager
    async def open(cls, workers: int = 1, *, patience: Patience | None = None) -> AsyncIterator[Crew]:
        """A crew that thinks as long as the block lasts."""
        crew = cls(workers, patience=patience)
        await crew.start()
        try:
            yield crew
        finally:
            await crew.close()

    async def start(self) -> None:
        """Set to work; nothing is waited for."""
        works = [self._work(worker) for worker in self._workers]
        self._tasks = [asyncio.create_task(work) for work in (*works, self._warming.run())]

    async def close(self) -> None:
        """End all processes; whoever still waits for a choice is told."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.end()
        for job in self._jobs:
            if not job.answer.done():
                job.answer.set_exception(Closed("the server is closing"))
        self._stand_ins.close()
        self._until_closed.close()

    @property
    def processes(self) -> tuple[int, ...]:
        """The worker processes that run now."""
        return tuple(pid for worker in self._workers if (pid := worker.pid) is not None)

    @property
    def warm(self) -> frozenset[str]:
        """The games whose search is ready."""
        return frozenset(self._warming.warm)

    @property
    def is_resting(self) -> bool:
        """Whether no worker runs, nor will soon."""
        return all(worker.is_resting for worker in self._workers)

    # A choice

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        """What a bot of the level does on a seat that is due, knowing what that seat knows."""
        if self._is_closed:
            raise Closed("the server is closing")
        if level not in LEVELS:
            raise levels.UnknownBot(f"the levels are {', '.join(LEVELS)}, not {quoted(level)}")
        legal = tuple(map(str, game.legal(seat)))
        if len(legal) == 1:
            return Chosen(legal[0], level)
        began = perf_counter()
        asked = await self._question(game, seat, level, seed)
        chosen = await self._answer(asked, legal, game.seed)
        THINKING.labels(asked.game, chosen.level).observe(perf_counter() - began)
        return chosen

    async def _question(self, game: Game, seat: int, level: str, seed: int) -> Asked:
        """The question, on a position imagined for the seat: nothing else leaves this process."""
        if level in SEARCHING and not self._warming.is_warm(game.rulebook.name):
            level = SIMPLER
        imagine = game.imaginer(seat)
        self._asked += 1
        return Asked(
            number=self._asked,
            game=game.rulebook.name,
            options=game.options,
            state=await asyncio.to_thread(lambda: imagine(seed).snapshot()),
            seat=seat,
            level=level,
            seed=seed,
            threads=self._threads,
        )

    async def _answer(self, asked: Asked, legal: Sequence[str], table: int) -> Chosen:
        job = _Job(asked, frozenset(legal), asyncio.get_running_loop().create_future())
        self._jobs.add(job)
        try:
            if self.is_resting:
                raise Lost("no worker runs")
            self._waiting.put(table, job)
            async with asyncio.timeout(self._patience.altogether):
                return await job.answer
        except Full:
            return await self._stand_in(asked, legal, is_crowded=True)
        except TimeoutError:
            _log.warning("no worker was free in time for a bot's choice in %s", asked.game)
            return await self._stand_in(asked, legal, is_crowded=False)
        except Lost:
            return await self._stand_in(asked, legal, is_crowded=False)
        finally:
            self._jobs.discard(job)
            job.answer.cancel()

    async def _stand_in(self, asked: Asked, legal: Sequence[str], *, is_crowded: bool) -> Chosen:
        if not is_crowded and (action := await self._stand_ins.greedy(asked)) in legal:
            return Chosen(str(action), SIMPLER)
        if (action := await self._stand_ins.glance(asked)) in legal:
            return Chosen(str(action), SIMPLEST)
        return Chosen(legal[0], "random")

    # The workers

    def _worker(self, command: Sequence[str]) -> Worker:
        patience = self._patience
        return Worker(command, self._environment, first_pause=patience.pause, start_seconds=patience.start)

    async def _work(self, worker: Worker) -> None:
        while True:
            try:
                await worker.ready()
            except Lost as problem:
                _log.warning("a worker for bots: %s", problem)
                continue
            job = await self._waiting.get()
            if worker.is_alive:
                await self._serve(worker, job)
            else:
                self._waiting.put_back(job.asked.number, job)

    async def _serve(self, worker: Worker, job: _Job) -> None:
        if job.answer.done():
            return
        try:
            action = await self._ask(worker, job)
        except Lost as problem:
            _log.warning("a bot's choice in %s (%s): %s", job.asked.game, job.asked.level, problem)
            self._again(job, problem)
            return
        except Exception as fault:  # whatever it is, the other tables go on
            _log.exception("asking a worker failed")
            await worker.end()
            self._again(job, Lost(str(fault)))
            return
        if not job.answer.done():
            job.answer.set_result(Chosen(action, job.asked.level))

    async def _ask(self, worker: Worker, job: _Job) -> str:
        """The worker's answer; the lease ends with the deadline, or when nobody waits for it any more."""
        answer = await worker.ask(job.asked, self._patience.answer[job.asked.level])
        if isinstance(answer, Failed):
            raise Lost(answer.problem)
        if answer.action not in job.legal:
            raise await worker.reject(f"it chose {quoted(answer.action)}, which is not legal")
        return answer.action

    def _again(self, job: _Job, problem: Lost) -> None:
        """Once more; then a simpler bot; then none of the workers."""
        job.failures += 1
        LOST_THOUGHTS.inc()
        if job.answer.done():
            return
        if job.failures > 1:
            if job.asked.level not in SEARCHING:
                job.answer.set_exception(problem)
                return
            self._warming.cool(job.asked.game)
            job.asked = _simpler(job.asked)
        self._waiting.put_back(job.asked.number, job)

    # Warming up

    def _games_to_warm(self, games: Sequence[str] | None) -> Sequence[str]:
        if not levels.can_search():
            return ()
        return registry.names() if games is None else games

    async def _compile(self, game: str) -> int:
        return await run_to_the_end((*self._warmer, game), self._environment)


def _simpler(asked: Asked) -> Asked:
    return Asked(**{name: getattr(asked, name) for name in asked.__struct_fields__} | {"level": SIMPLER})
