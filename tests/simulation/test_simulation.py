"""Whole worlds of servers, people, faults and time, each run from one seed."""

from __future__ import annotations

import asyncio

import pytest
from tests.simulation.__main__ import finders
from tests.simulation.loop import Stuck, VirtualLoop
from tests.simulation.plants import PLANTS
from tests.simulation.world import broken_by, run_world

WORLDS = 48
"""A short form; `python -m tests.simulation` runs thousands."""
PORTIONS = 8
ENOUGH = 40
"""Worlds in which a planted fault must be found."""


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_no_law_is_broken_in_any_world(portion: int) -> None:
    problems = {seed: broken_by(seed) for seed in range(portion, WORLDS, PORTIONS)}
    assert {seed: problem for seed, problem in problems.items() if problem is not None} == {}


@pytest.mark.parametrize("sentence", PLANTS)
def test_a_planted_fault_is_found(sentence: str) -> None:
    assert next(finders(sentence, ENOUGH), None) is not None


def test_at_least_twenty_faults_are_planted() -> None:
    assert len(PLANTS) >= 20


@pytest.mark.parametrize("seed", [2, 3])
def test_a_seed_runs_the_same_world_again(seed: int) -> None:
    assert run_world(seed) == run_world(seed)


def test_a_world_with_another_seed_is_another() -> None:
    assert run_world(2) != run_world(4)


def test_hours_pass_in_a_moment() -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:

        async def sleep() -> float:
            await asyncio.sleep(3600)
            return asyncio.get_running_loop().time()

        assert runner.run(sleep()) == pytest.approx(3600)


def test_waiting_for_nothing_is_noticed() -> None:
    loop = VirtualLoop()
    waiting = loop.create_task(asyncio.Event().wait())
    with pytest.raises(Stuck):
        loop.run_until_complete(waiting)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(waiting)
    loop.close()
