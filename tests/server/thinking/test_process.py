"""A process that fails is started anew, later and later."""

from __future__ import annotations

import asyncio

import pytest

from campidoglio.server.thinking.process import LONGEST_PAUSE, Lost, Worker

pytestmark = pytest.mark.anyio


async def test_each_failure_doubles_the_pause_before_the_next_start(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    worker = Worker(("/nowhere/at/all",), {}, first_pause=0.5)
    for _ in range(9):
        with pytest.raises(Lost, match="cannot be started"):
            await worker.ready()
    assert pauses == [0.5, 1, 2, 4, 8, 16, LONGEST_PAUSE, LONGEST_PAUSE]


async def test_a_worker_rests_once_several_processes_have_failed() -> None:
    worker = Worker(("/nowhere/at/all",), {}, first_pause=0.0)
    found = []
    for _ in range(4):
        found.append(worker.is_resting)
        with pytest.raises(Lost):
            await worker.ready()
    assert found == [False, False, False, True]
    assert not worker.is_alive


async def test_a_process_that_runs_is_kept() -> None:
    worker = Worker(("/bin/cat",), {})
    await worker.ready()
    first = worker.pid
    await worker.ready()
    assert worker.pid == first
    await worker.end()
    assert worker.pid is None
