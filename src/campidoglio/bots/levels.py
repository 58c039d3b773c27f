"""All bots by name: four levels for people, and bots with settings of one's own.

    make("hard", seed=7)
    make("hard:walks=2000")
    make("search:walks=2000,explore=0.3")

A text is a name and, after a colon, settings with commas between them.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from importlib.util import find_spec

from campidoglio.bots.greedy import IMAGINED, GreedyBot
from campidoglio.bots.question import Bot
from campidoglio.bots.random_bot import ErringBot, RandomBot
from campidoglio.bots.search.manner import Manner
from campidoglio.kernel.errors import CampidoglioError, quoted

LEVELS = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest, for people."""
KINDS = ("random", "greedy", "search")
NAMES = (*KINDS, *LEVELS)

EASY_ERRS = 0.3
HARD_SECONDS = 0.3
EXPERT_SECONDS = 1.5
SEARCH_SECONDS = 1.0
STEADY = 8
"""The positions that a greedy bot imagines where it stands in for a search."""

Settings = dict[str, float]


class UnknownBot(CampidoglioError):
    """No bot of that name, or a setting that it does not take."""

    code = "unknown_bot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """What a caller allows a bot, beside what its text says."""

    seed: int = 0
    seconds: float | None = None
    walks: int | None = None
    threads: int | None = None


def make(
    text: str,
    *,
    seed: int = 0,
    seconds: float | None = None,
    walks: int | None = None,
    threads: int | None = None,
) -> Bot:
    """The bot that a text names; `seconds` or `walks` for a choice take the place of a level's own."""
    name, settings = read(text)
    return _MAKERS[name](Budget(seed=seed, seconds=seconds, walks=walks, threads=threads), settings)


def read(text: str) -> tuple[str, Settings]:
    """The name and the settings in a text; refuses what no bot takes."""
    name, _, rest = text.strip().partition(":")
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {quoted(name)}; the bots are {', '.join(NAMES)}")
    settings = dict(_pair(name, part) for part in rest.split(",") if part)
    return name, settings


def stand_in(text: str) -> str | None:
    """What plays for a level on a machine without Numba, as a sentence; None if the level itself does."""
    name, _ = read(text)
    if name not in ("hard", "expert") or can_search():
        return None
    return f"the greedy bot plays for {name}: searching needs Numba (pip install 'campidoglio[native]')"


def can_search() -> bool:
    """Whether this machine has what the search is compiled with."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


# Settings

_SEARCH_SETTINGS = ("walks", "seconds", "threads", *(entry.name for entry in fields(Manner)))
_TAKES: Mapping[str, tuple[str, ...]] = {
    "greedy": ("imagined",),
    "search": _SEARCH_SETTINGS,
    "hard": ("walks",),
    "expert": ("walks",),
}
_WHOLE = ("walks", "threads", "imagined", "tournament", "horizon", "trees", "room")


def _pair(bot: str, part: str) -> tuple[str, float]:
    name, _, value = part.partition("=")
    taken = _TAKES.get(bot, ())
    if name not in taken:
        listed = f"takes {', '.join(taken)}" if taken else "takes no settings"
        raise UnknownBot(f"{bot} {listed}; not {quoted(name)}")
    try:
        number: float = int(value) if name in _WHOLE else float(value)
    except ValueError:
        number = -1.0
    least = 1 if name in _WHOLE else 0
    if not least <= number < 1e9:
        kind = "a whole number from 1" if name in _WHOLE else "a number from 0"
        raise UnknownBot(f"{name} is {kind}, not {quoted(value)}")
    return name, number


# The bots


def _random(budget: Budget, settings: Settings) -> Bot:
    return RandomBot(random.Random(budget.seed))


def _greedy(budget: Budget, settings: Settings) -> Bot:
    return GreedyBot(seed=budget.seed, imagined=int(settings.get("imagined", IMAGINED)))


def _search(budget: Budget, settings: Settings) -> Bot:
    from campidoglio.bots.search.searcher import SearchBot

    own = dict(settings)
    walks = own.pop("walks", budget.walks)
    seconds = own.pop("seconds", budget.seconds)
    threads = own.pop("threads", budget.threads)
    if walks is None and seconds is None:
        seconds = SEARCH_SECONDS
    return SearchBot(
        walks=None if walks is None else int(walks),
        seconds=seconds,
        threads=None if threads is None else int(threads),
        seed=budget.seed,
        manner=own,
    )


def _easy(budget: Budget, settings: Settings) -> Bot:
    return ErringBot(bot=_greedy(budget, settings), errs=EASY_ERRS, seed=budget.seed)


def _level(name: str, *, seconds: float) -> Callable[[Budget, Settings], Bot]:
    """A level that searches, or on a machine that cannot, a greedy bot that looks at more positions."""

    def made(budget: Budget, settings: Settings) -> Bot:
        if (instead := stand_in(name)) is not None:
            logging.getLogger(__name__).warning(instead)
            return GreedyBot(seed=budget.seed, imagined=STEADY)
        if "walks" not in settings and budget.walks is None and budget.seconds is None:
            budget = Budget(seed=budget.seed, seconds=seconds, threads=budget.threads)
        return _search(budget, settings)

    return made


_MAKERS: Mapping[str, Callable[[Budget, Settings], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    "easy": _easy,
    "medium": _greedy,
    "hard": _level("hard", seconds=HARD_SECONDS),
    "expert": _level("expert", seconds=EXPERT_SECONDS),
}
