"""The time of day, as the house reads it; tests bring their own."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Gives milliseconds since 1970."""


def wall_clock() -> int:
    """The system's clock."""
    return time.time_ns() // 1_000_000
