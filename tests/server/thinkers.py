"""Those who choose for bots in tests: quick, and always the same."""

from __future__ import annotations

from dataclasses import dataclass

from campidoglio.bots.levels import make
from campidoglio.bots.question import ask
from campidoglio.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, and by whom."""

    action: str
    level: str


class FirstThinker:
    """Takes the first legal action."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        return Chosen(str(game.legal(seat)[0]), level)


class GreedyThinker:
    """Asks the bot of the level, but for those that search: the greedy one answers in their place."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        bot = make({"hard": "greedy", "expert": "greedy"}.get(level, level), seed=7)
        return Chosen(str(bot.choose(ask(game, seat))), level)
