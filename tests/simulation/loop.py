"""An event loop whose clock jumps to the next thing that is due, so that hours pass in a moment."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any


class Stuck(Exception):
    """Everything waits, and nothing is left that could wake it."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs tasks in the order they are ready; nothing here depends on the time of day or on other threads."""

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__(_Jumping(self))

    def time(self) -> float:
        """Seconds since the loop was made, as its tasks see them."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Let time pass at once."""
        self._now += seconds


class _Jumping(selectors.BaseSelector):
    """Waits for nothing: it sets the clock on by as long as it was to wait."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._keys: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        """Remember a file; the loop's own pipe to itself is the only one."""
        key = selectors.SelectorKey(fileobj, int(fileobj), events, data)
        self._keys[fileobj] = key
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        """Forget a file."""
        return self._keys.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Let so much time pass."""
        if timeout is None:
            raise Stuck("everything waits for something that nobody will do")
        self._loop.jump(timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        """The files that were registered."""
        return self._keys
