"""One experiment at a time, in a process of its own; the others wait in line, and each guest has only one.

    async for news in lab.news(guest, asked):
        ...

An experiment is bound to whoever listens: when the listener goes, its process is killed at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import msgspec

from campidoglio import registry
from campidoglio.kernel.errors import BadSetting
from campidoglio.server.lab.worker import Job
from campidoglio.server.thinking import surroundings
from campidoglio.server.thinking.process import end_process
from campidoglio.server.wire.asks import NewExperiment
from campidoglio.server.wire.lab import LabBegins, LabEnds, LabNews, LabPlays, LabWaits
from campidoglio.simulate.experiment import Way

WORKER = (*surroundings.WORKER[:2], "campidoglio.server.lab.worker")
MOST_WAITING = 8
LONGEST_LINE = 2**20
READY_SECONDS = 180.0
"""So long a process may take to start and to compile the rules."""
GRACE = 15.0
"""So much longer than was allowed a process may take; then one of its games has no end."""
BEAT = 5.0
"""Seconds after which whoever waits is told so again."""
SEED_BITS = 40

_lines: msgspec.json.Decoder[LabBegins | LabPlays | LabEnds] = msgspec.json.Decoder(
    LabBegins | LabPlays | LabEnds
)


@dataclass(eq=False, slots=True)
class _Turn:
    guest: str
    process: Process | None = None
    ended: str = ""
    """Why it is over before its end."""

    def end(self, reason: str) -> None:
        """Let it be over."""
        self.ended = self.ended or reason
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)


class Lab:
    """Experiments of guests."""

    def __init__(
        self, seconds: float, *, worker: Sequence[str] = WORKER, most_waiting: int = MOST_WAITING
    ) -> None:
        self.seconds = seconds
        """So long an experiment is played; 0: none is."""
        self._worker = tuple(worker)
        self._most_waiting = most_waiting
        self._line: list[_Turn] = []
        self._moved = asyncio.Event()
        self._ending: set[asyncio.Task[None]] = set()
        self._until_closed = ExitStack()
        self._environment = surroundings.environment(os.environ, self._until_closed)
        self._is_closed = False

    @property
    def is_full(self) -> bool:
        """Whether so many wait that another would wait too long."""
        return len(self._line) > self._most_waiting

    @property
    def guests(self) -> tuple[str, ...]:
        """Whose experiments are played or wait, the one that is played first."""
        return tuple(turn.guest for turn in self._line)

    async def news(self, guest: str, asked: NewExperiment) -> AsyncIterator[LabNews]:
        """What becomes of an experiment; it takes the place of the guest's last one."""
        for other in self._line:
            if other.guest == guest:
                other.end("replaced")
        turn = _Turn(guest, ended="closing" if self._is_closed else "")
        self._line.append(turn)
        self._tell()
        try:
            async for news in self._waited(turn):
                yield news
            async for news in self._played(turn, asked):
                yield news
        finally:
            self._line.remove(turn)
            self._tell()

    async def close(self) -> None:
        """End all experiments."""
        self.dismiss_all()
        await asyncio.gather(*self._ending)
        self._until_closed.close()

    def dismiss_all(self) -> None:
        """Have all experiments end; whoever listens is told."""
        self._is_closed = True
        for turn in self._line:
            turn.end("closing")
        self._tell()

    def _tell(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()

    async def _waited(self, turn: _Turn) -> AsyncIterator[LabNews]:
        while not turn.ended and (ahead := self._line.index(turn)):
            yield LabWaits(ahead)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._moved.wait()

    async def _played(self, turn: _Turn, asked: NewExperiment) -> AsyncIterator[LabNews]:
        if turn.ended:
            yield LabEnds(turn.ended)
            return
        turn.process = await asyncio.create_subprocess_exec(
            *self._worker,
            stdin=PIPE,
            stdout=PIPE,
            env=self._environment,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        try:
            async for news in self._heard(turn, turn.process, asked):
                yield news
        finally:
            turn.end("over")
            # Not waited for here: whoever listened may be gone, and this be cancelled.
            task = asyncio.create_task(end_process(turn.process))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _heard(self, turn: _Turn, process: Process, asked: NewExperiment) -> AsyncIterator[LabNews]:
        assert process.stdin is not None
        job = _job(asked, self.seconds)
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        patience = READY_SECONDS
        while True:
            news = LabEnds(turn.ended) if turn.ended else await _next(process, patience)
            if isinstance(news, LabEnds) and turn.ended:
                news = LabEnds(turn.ended)
            yield news
            match news:
                case LabEnds():
                    return
                case LabPlays():
                    patience = self.seconds + GRACE


async def _next(process: Process, seconds: float) -> LabNews:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(seconds):
            return _lines.decode(await process.stdout.readline())
    except TimeoutError:
        return LabEnds("stuck")
    except (OSError, ValueError, msgspec.MsgspecError):
        return LabEnds("failed")


def _job(asked: NewExperiment, seconds: float) -> Job:
    ways = [Way(way.players, way.options) for way in asked.ways]
    return Job(asked.game, ways, asked.bots, asked.games, secrets.randbits(SEED_BITS), seconds)


def check(asked: NewExperiment) -> None:
    """Refuse what cannot be played, and say which of the ways it is."""
    book = registry.rulebook(asked.game)
    for number, way in enumerate(asked.ways, start=1):
        try:
            book.check_players(way.players)
            book.settings.read(way.options, way.players)
        except BadSetting as problem:
            raise BadSetting(f"way {number}: {problem}") from None
