"""Plays one experiment: reads it from the standard input, and writes what is known so far, line by line.

    python -m campidoglio.server.lab.worker

It ends when the experiment does, or when its standard input does: so it never outlives the server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import msgspec

from campidoglio.server.thinking.parent import lines_from_parent
from campidoglio.server.wire.lab import LabBegins, LabEnds, LabNews, LabPlays
from campidoglio.simulate.experiment import Experiment, Way, is_quick

NICENESS = 15
"""Experiments give way to people, and to the bots they play with."""
STRIDE = 0.4
"""Seconds between two lines."""
NO_TIME = 1e-9


class Job(msgspec.Struct):
    """An experiment, and how long it may take."""

    game: str
    ways: list[Way]
    bots: str
    games: int
    seed: int
    seconds: float


def news_of(job: Job, clock: Callable[[], float] = perf_counter) -> Iterator[LabNews]:
    """What happens, as it happens."""
    yield LabBegins(is_quick())
    experiment = Experiment(job.game, job.ways, job.bots, games=job.games, seed=job.seed, clock=clock)
    # The first game has the rules compiled, which is not counted as time of playing.
    goes_on = experiment.go_on(NO_TIME)
    end = clock() + job.seconds
    while goes_on and clock() < end:
        yield LabPlays(experiment.done, job.games, experiment.figures())
        goes_on = experiment.go_on(STRIDE)
    yield LabPlays(experiment.done, job.games, experiment.figures())
    yield LabEnds("time" if goes_on else "all")


def main() -> None:
    """Play, and end."""
    os.nice(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever else is printed shall not be taken for a line.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    job: Any = msgspec.json.decode(lines_from_parent().get(), type=Job)
    for news in news_of(job):
        out.write(msgspec.json.encode(news) + b"\n")


if __name__ == "__main__":
    main()
