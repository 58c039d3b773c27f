"""Bots that think in a thread of the server's own process."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from campidoglio.bots.levels import make
from campidoglio.bots.question import ask
from campidoglio.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, and by whom."""

    action: str
    level: str


class InThread:
    """Asks the bot of the level; those that search are stood in for by the greedy one."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        """What the bot does."""
        playing = level if level in ("easy", "random") else "medium"
        return await asyncio.to_thread(self._choose, game, seat, playing, seed)

    def _choose(self, game: Game, seat: int, level: str, seed: int) -> Chosen:
        return Chosen(str(make(level, seed=seed).choose(ask(game, seat))), level)
