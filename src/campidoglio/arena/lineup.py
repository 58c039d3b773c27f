"""The bots of a match by what a user types for them: a level, a search with settings, a program of one's own.

`port:COMMAND` is a program that answers over its standard input and output; see `campidoglio.bots.port`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from campidoglio.bots import levels
from campidoglio.bots.port import PREFIX, PortBot
from campidoglio.bots.question import Bot
from campidoglio.kernel.errors import BadSetting

ANSWER_SECONDS = 10.0
"""How long a program may think if nothing else was agreed."""


def make_bot(spec: str, *, seed: int, seconds: float | None = None) -> Bot:
    """The bot that a text names, for one game. It thinks on one core: games are played side by side."""
    if spec.startswith(PREFIX):
        return PortBot(spec.removeprefix(PREFIX), seconds or ANSWER_SECONDS, seed=seed)
    return levels.make(spec, seed=seed, seconds=seconds, threads=1)


def read_bots(texts: Sequence[str]) -> tuple[str, ...]:
    """The bots in texts with commas between them; a setting after a comma belongs to the bot before it."""
    found: list[str] = []
    for part in (part.strip() for text in texts for part in text.split(",")):
        is_setting = "=" in part.partition(":")[0]
        if is_setting and found:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return tuple(found)


def check_bots(specs: Sequence[str]) -> None:
    """Refuse a line-up that cannot play, before it has played for hours."""
    if len(specs) < 2:
        raise BadSetting("a match needs two bots or more; name one twice to have it play against itself")
    for spec in specs:
        try:
            _check_bot(spec)
        except levels.UnknownBot as problem:
            raise BadSetting(f"{problem}; a program of yours is port:COMMAND") from None


def _check_bot(spec: str) -> None:
    if not spec.startswith(PREFIX) and (sentence := levels.stand_in(spec)) is not None:
        raise BadSetting(f"{sentence}; a match is between the bots that it names")
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
