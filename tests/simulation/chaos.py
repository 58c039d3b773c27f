"""Where a simulated world's chance comes from: one seed, with a stream of its own for whoever asks."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from enum import Enum, auto


class StorageFault(Enum):
    """How a write goes wrong."""

    BEFORE = auto()
    """It failed, and nothing was kept."""
    AFTER = auto()
    """It was kept, but the connection broke before that was said."""
    PASSING = auto()
    """Two transactions could not be put in an order; it may be tried again."""


@dataclass(slots=True)
class Weather:
    """How rough a world is: every figure is the chance of a thing each time that it could happen."""

    write_fails: float
    read_fails: float
    answer_lost: float
    sent_twice: float
    gives_up_waiting: float
    line_breaks: float
    process_killed: float
    process_closed: float
    news_lost: float
    thinker_fails: float
    clock_jumps: float


CALM = Weather(*[0.0] * 11)


def drawn_weather(seed: int) -> Weather:
    """Each world is rough in its own way: in many of them much goes well, so that games go far."""
    chance = random.Random(f"weather {seed}")

    def some(most: float) -> float:
        return chance.choice((0.0, 0.3, 1.0)) * most

    return Weather(
        write_fails=some(0.25),
        read_fails=some(0.05),
        answer_lost=some(0.3),
        sent_twice=some(0.3),
        gives_up_waiting=some(0.2),
        line_breaks=some(0.25),
        process_killed=some(0.15),
        process_closed=some(0.1),
        news_lost=some(0.5),
        thinker_fails=some(0.3),
        clock_jumps=some(0.5),
    )


class Chance:
    """One stream of chance, and the pauses that are drawn from it."""

    def __init__(self, seed: int, name: str) -> None:
        self.random = random.Random(f"{name} {seed}")

    def happens(self, likelihood: float) -> bool:
        """Whether something does that happens so often."""
        return self.random.random() < likelihood

    async def pause(self, longest: float) -> None:
        """Take some time: mostly little, sometimes all of it."""
        await asyncio.sleep(longest * self.random.random() ** 4)

    def storage_fault(self, likelihood: float) -> StorageFault | None:
        """How the next write goes wrong, if it does."""
        return self.random.choice(list(StorageFault)) if self.happens(likelihood) else None
