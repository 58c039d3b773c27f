"""What happens at its time: the ends of clocks, and of the patience with who is gone."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from campidoglio.server.house.clock import Clock

LONGEST_SLEEP = 30.0
"""Seconds after which the clock is looked at anew: someone may have set it."""

Deed = Callable[[], Coroutine[Any, Any, None]]


class Schedule:
    """Deeds by name, each at its time; a later word on the same name takes the place of the earlier."""

    def __init__(self, now: Clock, start: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._now = now
        self._start = start
        self._times: dict[Hashable, int] = {}
        self._heap: list[tuple[int, int, Hashable, Deed]] = []
        self._numbers = itertools.count()
        self._changed = asyncio.Event()

    def set(self, name: Hashable, at: int | None, deed: Deed) -> None:
        """Do this at that time; None: do not."""
        if at is None:
            self._times.pop(name, None)
        elif self._times.get(name) != at:
            self._times[name] = at
            heapq.heappush(self._heap, (at, next(self._numbers), name, deed))
            self._changed.set()

    def cancel(self, name: Hashable) -> None:
        """Do not do this."""
        self._times.pop(name, None)

    def __contains__(self, name: Hashable) -> bool:
        """Whether something is still to be done under this name."""
        return name in self._times

    def is_near(self, name: Hashable, now: int) -> bool:
        """Whether something under this name is due by now, so that it is done at once."""
        return self._times.get(name, now + 1) <= now

    def wake(self) -> None:
        """The clock was set: look at it."""
        self._changed.set()

    async def run(self) -> None:
        """Do what is due, until cancelled."""
        while True:
            self._changed.clear()
            self._start_due()
            try:
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
            except TimeoutError:
                pass

    def _start_due(self) -> None:
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            at, _, name, deed = heapq.heappop(self._heap)
            if self._times.get(name) == at:
                del self._times[name]
                self._start(deed())

    def _pause(self) -> float:
        if not self._heap:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.001, (self._heap[0][0] - self._now()) / 1000))
