"""Deeds are done at their time, by a clock that is set by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from tests.server.house.homes import HandClock

from campidoglio.server.house.schedule import Schedule

pytestmark = pytest.mark.anyio

Deed = Callable[[], Coroutine[Any, Any, None]]


class Diary:
    """A running schedule, and what was done."""

    def __init__(self) -> None:
        self.clock = HandClock(1000)
        self.done: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.schedule = Schedule(self.clock, self._start)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(work))

    def deed(self, name: str) -> Deed:
        async def do() -> None:
            self.done.append(name)

        return do

    async def pass_to(self, now: int) -> None:
        self.clock.now = now
        self.schedule.wake()
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
async def diary() -> AsyncIterator[Diary]:
    own = Diary()
    running = asyncio.create_task(own.schedule.run())
    yield own
    running.cancel()


async def test_deeds_are_done_when_they_are_due_and_not_before(diary: Diary) -> None:
    diary.schedule.set("late", 3000, diary.deed("late"))
    diary.schedule.set("soon", 2000, diary.deed("soon"))
    await diary.pass_to(1999)
    assert diary.done == []
    await diary.pass_to(2000)
    assert diary.done == ["soon"]
    await diary.pass_to(9000)
    assert diary.done == ["soon", "late"]


async def test_what_is_overdue_is_done_at_once(diary: Diary) -> None:
    diary.schedule.set("past", 10, diary.deed("past"))
    await diary.pass_to(1000)
    assert diary.done == ["past"]


async def test_a_later_word_takes_the_place_of_the_earlier(diary: Diary) -> None:
    diary.schedule.set("deed", 2000, diary.deed("first"))
    diary.schedule.set("deed", 3000, diary.deed("second"))
    await diary.pass_to(2500)
    assert diary.done == []
    await diary.pass_to(3000)
    assert diary.done == ["second"]
    await diary.pass_to(9000)
    assert diary.done == ["second"]


async def test_what_is_cancelled_is_not_done(diary: Diary) -> None:
    diary.schedule.set("one", 2000, diary.deed("one"))
    diary.schedule.set("two", 2000, diary.deed("two"))
    assert "one" in diary.schedule
    diary.schedule.cancel("one")
    diary.schedule.set("two", None, diary.deed("two"))
    assert "one" not in diary.schedule
    await diary.pass_to(9000)
    assert diary.done == []


async def test_a_deed_may_set_itself_again(diary: Diary) -> None:
    async def again() -> None:
        diary.done.append("again")
        diary.schedule.set("again", diary.clock.now + 1000, again)

    diary.schedule.set("again", 2000, again)
    for now in (2000, 3000, 4000):
        await diary.pass_to(now)
    assert diary.done == ["again"] * 3
