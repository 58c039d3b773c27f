"""Which games the searching levels are ready for: they are compiled beside all else, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

MOST_TRIES = 3
"""A game whose search fails to compile so many times is left to simpler bots."""

_log = logging.getLogger(__name__)


class Warming:
    """Compiles the search of every game; those that somebody waits for come first."""

    def __init__(self, games: Iterable[str], compile_game: Callable[[str], Awaitable[int]]) -> None:
        self._left = list(games)
        self._compile = compile_game
        self._tries: dict[str, int] = {}
        self._something_to_do = asyncio.Event()
        if self._left:
            self._something_to_do.set()
        self.warm: set[str] = set()

    def is_warm(self, game: str) -> bool:
        """Whether a search of the game starts at once; if not, it is wanted from now on."""
        if game in self._left:
            self._left.remove(game)
            self._left.insert(0, game)
        return game in self.warm

    def cool(self, game: str) -> None:
        """A search of the game was too slow: perhaps what was compiled is gone."""
        if game in self.warm:
            self.warm.remove(game)
            self._again(game)

    async def run(self) -> None:
        """Compile what is left, for ever."""
        while True:
            await self._something_to_do.wait()
            game = self._left.pop(0)
            if not self._left:
                self._something_to_do.clear()
            await self._warm(game)

    async def _warm(self, game: str) -> None:
        try:
            status = await self._compile(game)
        except OSError as problem:
            _log.warning("the search of %s cannot be compiled: %s", game, problem)
            status = 1
        if status == 0:
            self.warm.add(game)
            self._tries.pop(game, None)
            _log.info("the search of %s is ready", game)
        else:
            _log.warning("compiling the search of %s ended with status %d", game, status)
            self._again(game)

    def _again(self, game: str) -> None:
        self._tries[game] = self._tries.get(game, 0) + 1
        if self._tries[game] < MOST_TRIES:
            self._left.append(game)
            self._something_to_do.set()
