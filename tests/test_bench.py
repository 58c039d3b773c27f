"""The benchmark plays whole games and counts them."""

from statistics import median

import pytest

import campidoglio
from campidoglio import bench
from campidoglio.bench import Measured, Run


@pytest.mark.slow
def test_every_engine_that_is_measured_plays_the_same_games() -> None:
    rulebook = campidoglio.rulebook("campanile")
    python = bench.measure(rulebook, "python", players=3, seconds=0.05)
    native = bench.measure(rulebook, "native", players=3, seconds=0.05, threads=1)
    lengths = [sum(run.moves for run in m.runs) / sum(run.games for run in m.runs) for m in (python, native)]
    assert lengths == [pytest.approx(lengths[0], rel=0.1)] * 2
    assert native.threads == 1
    assert len(python.runs) == len(native.runs) == bench.RUNS


def test_median_and_best_are_told_apart() -> None:
    runs = tuple(Run(moves=moves, games=moves // 10, seconds=2.0) for moves in (100, 300, 200, 900, 400))
    measured = Measured("campanile", "python", 2, 1, 0.1, runs)
    assert (measured.moves_per_s, measured.best_moves_per_s) == (median((50, 150, 100, 450, 200)), 450)
    assert (measured.games_per_s, measured.best_games_per_s) == (15, 45)
    assert measured.to_json()["moves"] == 1900


def test_progress_is_told_for_every_run() -> None:
    told: list[str] = []
    rulebook = campidoglio.rulebook("campanile")
    bench.measure(rulebook, "python", players=2, seconds=0.01, progress=told.append)
    assert len(told) == 1 + bench.RUNS
