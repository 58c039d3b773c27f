"""A bus for tests: within one process, at once, and it can be cut."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from campidoglio.server.bus.bus import Hear, Joined
from campidoglio.server.bus.news import News


@dataclass
class Line:
    """What the ends of a bus hang on."""

    ends: list[End] = field(default_factory=list)
    is_cut: bool = False

    def end(self) -> End:
        """A new end."""
        return End(self)


class End:
    """One process's end of the bus."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._hear: Hear | None = None

    def table(self, table: str, sequence: int) -> None:
        self._say(News("other", tables={table: sequence}))

    def audience(self, table: str) -> None:
        self._say(News("other", audiences=[table]))

    def changed(self, guest: str) -> None:
        self._say(News("other", changed=[guest]))

    def _say(self, news: News) -> None:
        for other in self._line.ends:
            if other is not self and other._hear is not None and not self._line.is_cut:
                other._hear(news)

    async def run(self, hear: Hear, joined: Joined) -> None:
        self._hear = hear
        self._line.ends.append(self)
        try:
            await asyncio.Event().wait()
        finally:
            self._line.ends.remove(self)
