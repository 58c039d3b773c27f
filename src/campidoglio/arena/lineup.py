"""The bots of a match by what a user types for them: a level, a search with settings, a program of one's own.

`port:COMMAND` is a program that answers over its standard input and output; see `campidoglio.bots.port`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from campidoglio.bots.port import PREFIX, PortBot
from campidoglio.bots.question import Bot, Question
from campidoglio.kernel.actions import Action
from campidoglio.kernel.errors import BadSetting

ANSWER_SECONDS = 10.0
"""How long a program may think if nothing else was agreed."""


def make_bot(spec: str, *, seed: int, seconds: float | None = None) -> Bot:
    """The bot that a text names, for one game."""
    if spec.startswith(PREFIX):
        return PortBot(spec.removeprefix(PREFIX), seconds or ANSWER_SECONDS, seed=seed)
    return _level(spec, seed=seed, seconds=seconds)


class _Random:
    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, question: Question) -> Action:
        return self._chance.choice(question.legal)


def _level(spec: str, *, seed: int, seconds: float | None) -> Bot:
    if spec == "random":
        return _Random(seed)
    if spec == "greedy":
        from campidoglio.bots.greedy import GreedyBot

        return GreedyBot(seed=seed)
    if spec.startswith("search:walks=") and spec.removeprefix("search:walks=").isdecimal():
        from campidoglio.bots.search.searcher import SearchBot

        return SearchBot(walks=int(spec.removeprefix("search:walks=")), seed=seed, threads=1)
    if spec == "search":
        from campidoglio.bots.search.searcher import SearchBot

        return SearchBot(seconds=seconds or 1.0, seed=seed, threads=1)
    raise BadSetting(
        f"there is no bot {spec[:40]!r}; the bots are random, search, search:walks=N, port:COMMAND"
    )


def check_bots(specs: Sequence[str]) -> None:
    """Refuse a line-up that cannot play, before it has played for hours."""
    if len(specs) < 2:
        raise BadSetting("a match needs two bots or more; name one twice to have it play against itself")
    for spec in specs:
        bot = make_bot(spec, seed=0)
        if isinstance(bot, PortBot):
            bot.check()


def names(specs: Sequence[str]) -> tuple[str, ...]:
    """What the bots are called: as they were typed, with a number where one was typed before."""
    seen: Counter[str] = Counter()
    found = []
    for spec in specs:
        seen[spec] += 1
        found.append(spec if seen[spec] == 1 else f"{spec}#{seen[spec]}")
    return tuple(found)
