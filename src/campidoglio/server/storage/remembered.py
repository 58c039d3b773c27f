"""What was read a moment ago, so that the database need not be asked for it with every message."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Remembered(Generic[Value]):
    """Values by name, each for so many seconds, and no more than so many of them."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._values: OrderedDict[str, tuple[Value, float]] = OrderedDict()

    def get(self, name: str) -> Value | None:
        """The value, if it was put here a moment ago."""
        value, until = self._values.get(name, (None, 0.0))
        return value if self._clock() < until else None

    def put(self, name: str, value: Value) -> None:
        """Remember a value; those that were put here first make way."""
        self._values.pop(name, None)
        self._values[name] = value, self._clock() + self._seconds
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def forget(self, name: str) -> None:
        """Let a value go that is no longer true."""
        self._values.pop(name, None)
