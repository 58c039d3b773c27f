"""The bus: what one process says, all others hear, unless it is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from campidoglio.server.bus.news import News

Hear = Callable[[News], None]
Joined = Callable[[], None]
"""Called whenever the bus is heard again: what was said before may have been missed."""


class Bus(Protocol):
    """Carries news between processes."""

    def table(self, table: str, sequence: int) -> None:
        """A table has so many entries now."""

    def audience(self, table: str) -> None:
        """Somebody came to a table or went from it."""

    def changed(self, guest: str) -> None:
        """A guest is not who it was."""

    async def run(self, hear: Hear, joined: Joined) -> None:
        """Carry, and hear what others say, until cancelled; no trouble on the way ends it."""


class NoBus:
    """For a house without one: its processes find out by looking."""

    def table(self, table: str, sequence: int) -> None:
        """Nobody hears it."""

    def audience(self, table: str) -> None:
        """Nobody hears it."""

    def changed(self, guest: str) -> None:
        """Nobody hears it."""

    async def run(self, hear: Hear, joined: Joined) -> None:
        """There is nothing to hear."""
        await asyncio.Event().wait()
