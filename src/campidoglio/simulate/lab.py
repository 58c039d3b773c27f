"""The rule lab: the same games under one rule and another, into a file, a report, or both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from campidoglio.kernel.errors import EngineUnavailable
from campidoglio.simulate.plan import Plan, Rows
from campidoglio.simulate.report import Report
from campidoglio.simulate.tally import Tally
from campidoglio.simulate.writing import Writer, open_writer

Progress = Callable[[int], None]
"""Told how many more games have been played."""


def simulate(
    plan: Plan,
    *,
    variants: list[dict[str, str]] | None = None,
    out: Path | None = None,
    threads: int | None = None,
    progress: Progress = lambda _: None,
) -> Report:
    """Play a plan once for every variant of its options; all get the same seeds."""
    ways = variants or [{}]
    plans = [replace(plan, options={**plan.options, **variant}) for variant in ways]
    for each in plans:
        each.check()
    tallies = [Tally(each, _name(variant)) for each, variant in zip(plans, ways, strict=True)]
    with ExitStack() as stack:
        writer: Writer | None = None
        if out is not None:
            writer = stack.enter_context(open_writer(out, plan, ways[0]))
        for each, variant, tally in zip(plans, ways, tallies, strict=True):
            for rows in played(each, threads=threads):
                tally.add(rows)
                if writer is not None:
                    writer.write(rows, variant)
                progress(len(rows))
    return Report(plan, tallies)


def _name(variant: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in variant.items()) or "all games"


def played(plan: Plan, *, threads: int | None = None) -> Iterator[Rows]:
    """The rows of a plan: on the native engine if all players are random, else bot by bot."""
    if not plan.is_random:
        from campidoglio.simulate.bot_games import bot_games

        return bot_games(plan, processes=threads)
    try:
        from campidoglio.simulate.random_games import random_games
    except ImportError as problem:
        raise EngineUnavailable(
            "bulk simulation needs Numba and NumPy: pip install 'campidoglio[simulate]'"
        ) from problem
    return random_games(plan, threads=threads)
