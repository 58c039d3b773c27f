"""Runs simulated worlds, one a seed, and says which of them broke a law.

python -m tests.simulation                       1,000 worlds on every core
python -m tests.simulation --worlds 5000 --first 1000
python -m tests.simulation --seed 49             one world again, exactly, with all that happened in it
python -m tests.simulation --plants              how soon each planted fault is found
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track
from tests.simulation.plants import PLANTS
from tests.simulation.world import broken_by, run_world

MOST_WORLDS_FOR_A_PLANT = 200


def main() -> int:
    """Read what is wanted; gives the exit code."""
    options = argparse.ArgumentParser(prog="python -m tests.simulation", description="Simulated worlds")
    options.add_argument("--worlds", type=int, default=1000, help="how many (1,000)")
    options.add_argument("--first", type=int, default=0, help="the first seed (0)")
    options.add_argument("--seed", type=int, help="run this one world and show all that happens")
    options.add_argument(
        "--plants", action="store_true", help="plant each fault, and look how soon it is found"
    )
    options.add_argument("--processes", type=int, default=os.cpu_count(), help="how many worlds at once")
    given = options.parse_args()
    if given.seed is not None:
        return show(given.seed)
    if given.plants:
        return find_plants()
    return run_many(range(given.first, given.first + given.worlds), given.processes)


def show(seed: int) -> int:
    """One world with its trace."""
    try:
        trace = run_world(seed)
    except AssertionError as broken:
        print("\n".join(getattr(broken, "__notes__", ())))
        print(f"seed {seed}: {broken}")
        return 1
    print("\n".join(trace))
    print(f"seed {seed}: all laws hold")
    return 0


def run_many(seeds: range, processes: int) -> int:
    """Many worlds; says which were broken, and how long it took."""
    begun, broken = time.monotonic(), 0
    with ProcessPoolExecutor(processes) as pool:
        results = pool.map(broken_by, seeds, chunksize=4)
        for seed, sentence in zip(seeds, track(results, "Worlds", len(seeds)), strict=True):
            if sentence is not None:
                broken += 1
                print(f"seed {seed}: {sentence}")
    print(f"{len(seeds)} worlds, {broken} broken, {time.monotonic() - begun:.0f} seconds")
    return int(broken > 0)


def find_plants() -> int:
    """Each planted fault, and the first world that finds it."""
    missed = 0
    for sentence in PLANTS:
        found = next(finders(sentence, MOST_WORLDS_FOR_A_PLANT), None)
        missed += found is None
        print(f"{sentence}: {'not found' if found is None else f'seed {found[0]}: {found[1]}'}", flush=True)
    return int(missed > 0)


def finders(sentence: str, worlds: int) -> Iterator[tuple[int, str]]:
    """The worlds that break a law once this fault is planted, and what they say."""
    planted = PLANTS[sentence]
    for seed in range(worlds):
        with planted():
            problem = broken_by(seed)
        if problem is not None:
            yield seed, problem


if __name__ == "__main__":
    sys.exit(main())
