"""What waits for a worker: first come, first served among tables, which are served in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """More waits already than will be answered in time."""


class WaitingRoom(Generic[T]):
    """Takes at most so many; gives out one of each table before a second of any."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._count = asyncio.Semaphore(0)
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, table: Hashable, waiting: T) -> None:
        """Let something wait behind all else of its table."""
        if self._size >= self._most:
            raise Full
        self._lines.setdefault(table, deque()).append(waiting)
        self._added()

    def put_back(self, table: Hashable, waiting: T) -> None:
        """Let something that had its turn be the next, however many wait."""
        self._lines.setdefault(table, deque()).appendleft(waiting)
        self._lines.move_to_end(table, last=False)
        self._added()

    def _added(self) -> None:
        self._size += 1
        self._count.release()

    async def get(self) -> T:
        """What is next, as soon as there is anything."""
        await self._count.acquire()
        self._size -= 1
        table, line = next(iter(self._lines.items()))
        taken = line.popleft()
        if line:
            self._lines.move_to_end(table)
        else:
            del self._lines[table]
        return taken
