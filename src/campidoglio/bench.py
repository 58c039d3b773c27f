"""How fast an engine plays: whole games of random players, for a while, several times."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.errors import EngineUnavailable
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook

ENGINES = ("python", "native", "cuda")
RUNS = 5
NATIVE_LANES = 4096
CUDA_LANES = 32_768
NEEDS = {"native": "pip install 'campidoglio[native]'", "cuda": "pip install 'campidoglio[cuda]'"}

Simulate = Callable[[int], int]
"""Plays so many rounds of whole games, and returns the moves made."""


@dataclass(frozen=True, slots=True)
class Run:
    """One measurement."""

    moves: int
    games: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Measured:
    """What a benchmark found."""

    game: str
    engine: str
    players: int
    threads: int | None
    ready_seconds: float
    runs: tuple[Run, ...]

    @property
    def moves_per_s(self) -> float:
        """The median of the runs."""
        return median(run.moves / run.seconds for run in self.runs)

    @property
    def best_moves_per_s(self) -> float:
        """The fastest run."""
        return max(run.moves / run.seconds for run in self.runs)

    @property
    def games_per_s(self) -> float:
        """The median of the runs."""
        return median(run.games / run.seconds for run in self.runs)

    @property
    def best_games_per_s(self) -> float:
        """The fastest run."""
        return max(run.games / run.seconds for run in self.runs)

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "game": self.game,
            "engine": self.engine,
            "players": self.players,
            "moves_per_s": round(self.moves_per_s, 1),
            "games_per_s": round(self.games_per_s, 1),
            "moves": sum(run.moves for run in self.runs),
            "games": sum(run.games for run in self.runs),
            "best_moves_per_s": round(self.best_moves_per_s, 1),
            "best_games_per_s": round(self.best_games_per_s, 1),
            "runs": len(self.runs),
            "ready_seconds": round(self.ready_seconds, 3),
            "threads": self.threads,
        }


def measure(
    rulebook: Rulebook,
    engine: str,
    *,
    players: int,
    seconds: float,
    threads: int | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> Measured:
    """Measure an engine in RUNS runs that take about `seconds` in all."""
    progress(f"{rulebook.name}: making the {engine} engine ready")
    started = time.perf_counter()
    simulate, lanes, used_threads = _ready(rulebook, engine, players, threads)
    simulate(1)
    ready_seconds = time.perf_counter() - started
    runs = []
    for number in range(1, RUNS + 1):
        progress(f"{rulebook.name}: {engine} engine, run {number} of {RUNS}")
        runs.append(_run(simulate, lanes, seconds / RUNS))
    return Measured(rulebook.name, engine, players, used_threads, ready_seconds, tuple(runs))


def _run(simulate: Simulate, lanes: int, seconds: float) -> Run:
    """Play in portions that double until one is long enough for the clock not to matter."""
    moves = rounds = 0
    portion = 1
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        before = elapsed
        moves += simulate(portion)
        rounds += portion
        took = time.perf_counter() - started - before
        if took < seconds / 8:
            portion *= 2
    return Run(moves, rounds * lanes, elapsed)


def _ready(
    rulebook: Rulebook, engine: str, players: int, threads: int | None
) -> tuple[Simulate, int, int | None]:
    """What plays, how many games a round has, and on how many threads."""
    if engine == "python":
        return _python(rulebook, players), 1, 1
    try:
        return _batch(rulebook, engine, players, threads)
    except ImportError as problem:
        raise EngineUnavailable(
            f"the {engine} engine is not installed: {NEEDS[engine]} ({problem})"
        ) from None


def _python(rulebook: Rulebook, players: int) -> Simulate:
    rules = interpreted(rulebook)
    s = rulebook.fresh_state(players, rulebook.settings.read({}, players))
    seed, luck, moves = seed_words(0), luck_row(0), [0] * rulebook.legal_limit

    def simulate(rounds: int) -> int:
        made: int = rules.simulate(s, seed, luck, moves, rounds)
        return made

    return simulate


def _batch(
    rulebook: Rulebook, engine: str, players: int, threads: int | None
) -> tuple[Simulate, int, int | None]:
    if engine == "cuda":
        from campidoglio.kernel.engines.cuda import CudaBatch

        return CudaBatch(rulebook, CUDA_LANES, players=players).simulate, CUDA_LANES, None
    from campidoglio.kernel.engines.native import NativeBatch

    batch = NativeBatch(rulebook, NATIVE_LANES, players=players, threads=threads)
    return batch.simulate, NATIVE_LANES, batch.threads
