"""A worker as the crew sees it: a process that is started, asked under a deadline, and killed if need be."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping, Sequence

import msgspec

from campidoglio.server.thinking.messages import LONGEST_ANSWER, Answer, Asked, encode, read_answer

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
TIRED = 3
START_SECONDS = 20.0
"""So much longer a worker has for its first answer: it has to start."""


class Lost(Exception):
    """A worker did not answer as it should, and is no more: why, in words."""


class Worker:
    """One process after the other: each is started when it is needed, later and later if they fail."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        first_pause: float = FIRST_PAUSE,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self._command = tuple(command)
        self._environment = dict(environment)
        self._first_pause = first_pause
        self._start_seconds = start_seconds
        self._failures = 0
        self._process: Process | None = None
        self._is_new = True

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return self._process.pid if self._process is not None else None

    @property
    def is_alive(self) -> bool:
        """Whether a process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def is_resting(self) -> bool:
        """Whether so many have failed, one after the other, that the next will be long in coming."""
        return not self.is_alive and self._failures >= TIRED

    async def ready(self) -> None:
        """Wait as long as the failures so far ask for, and see to it that a process runs."""
        if self.is_alive:
            return
        await self.end()
        if self._failures:
            await asyncio.sleep(min(self._first_pause * 2 ** (self._failures - 1), LONGEST_PAUSE))
        await self._start()

    async def _start(self) -> None:
        self._is_new = True
        try:
            # In a session of its own: Ctrl-C at the server's terminal is the server's to handle.
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env=self._environment,
                limit=LONGEST_ANSWER,
                start_new_session=True,
            )
        except OSError as problem:
            self._failures += 1
            raise Lost(f"it cannot be started: {problem.strerror}") from None

    async def ask(self, asked: Asked, seconds: float) -> Answer:
        """The answer to a question, within so many seconds; else the process is killed."""
        try:
            async with asyncio.timeout(seconds + (self._start_seconds if self._is_new else 0)):
                answer = await self._answer(asked)
        except TimeoutError:
            raise await self._lost(f"it did not answer within {seconds:g} s") from None
        except (OSError, ValueError, msgspec.MsgspecError) as problem:
            raise await self._lost(f"it answered wrongly or ended: {str(problem)[:200]}") from None
        except asyncio.CancelledError:
            await self.end()
            raise
        self._failures = 0
        self._is_new = False
        return answer

    async def _answer(self, asked: Asked) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(encode(asked) + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        answer: Answer = read_answer(line)
        if answer.number != asked.number:
            raise ValueError(f"question {asked.number} was asked, and {answer.number} answered")
        return answer

    async def reject(self, why: str) -> Lost:
        """End a process whose answer was of no use; returns what to raise."""
        return await self._lost(why)

    async def _lost(self, why: str) -> Lost:
        self._failures += 1
        await self.end()
        return Lost(why)

    async def end(self) -> None:
        """End the process, and whatever it started."""
        process, self._process = self._process, None
        if process is not None:
            await end_process(process)


async def end_process(process: Process) -> None:
    """Kill a process that leads a session of its own, and wait until it and its pipes are gone."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    if process.stdin is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()
    if process.stdout is not None:
        with contextlib.suppress(ValueError):
            while await process.stdout.read(LONGEST_ANSWER):
                pass
    await process.wait()


async def run_to_the_end(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a program that is asked nothing; its exit status."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=DEVNULL, env=dict(environment), start_new_session=True
    )
    try:
        return await process.wait()
    finally:
        await end_process(process)
