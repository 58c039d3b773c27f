"""Lockstep of the CUDA engine with the native one, for a machine with a GPU.

    python -m campidoglio.cuda_check --help

Random games are played on both; all states, legal lists, observations and results must be equal after
every move, and whole simulations must end in the same states.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from campidoglio.kernel.engines.cuda import CudaBatch
from campidoglio.kernel.engines.native import NativeBatch
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.registry import names, rulebook


def compare(game: str, *, games: int, steps: int, playout: bool = True, seed: int = 2026) -> None:
    """Compare the engines for every number of players; raises AssertionError where they differ."""
    book = rulebook(game)
    for players in range(book.fewest_players, book.most_players + 1):
        started = time.perf_counter()
        moves = _compare(book, players, games, steps, playout, seed)
        print(f"{game} {players}: {moves:,} moves equal in {time.perf_counter() - started:.1f} s", flush=True)


def _compare(book: Rulebook, players: int, games: int, steps: int, playout: bool, seed: int) -> int:
    on_gpu = CudaBatch(book, games, players=players, seed=seed)
    on_cpu = NativeBatch(book, games, players=players, seed=seed)
    chooser = np.random.default_rng(seed + players)
    made = 0
    for _ in range(steps):
        mask = on_cpu.legal()
        _same("legal lists", mask, on_gpu.legal())
        _same("observations", on_cpu.observe(), on_gpu.observe())
        codes = _random_codes(mask, chooser)
        made += int((on_cpu.due != 0).sum())
        on_cpu.step(codes)
        on_gpu.step(codes)
        _same_states(on_cpu, on_gpu)
        _same("restarts", on_cpu.restart(), on_gpu.restart())
    seats = np.arange(games, dtype=np.int32) % players
    on_cpu.imagine(seats, seed + 1)
    on_gpu.imagine(seats, seed + 1)
    _same_states(on_cpu, on_gpu)
    if playout:
        _same("moves of playouts", on_cpu.playout(), on_gpu.playout())
        made += on_cpu.simulate(1)
        assert on_gpu.simulate(1) > 0
        _same_states(on_cpu, on_gpu)
    for mine, theirs in zip(on_cpu.results(), on_gpu.results(), strict=True):
        _same("results", mine, theirs)
    return made


def _random_codes(mask: Any, chooser: np.random.Generator) -> Any:
    """One legal action of each row at random; 0 where there is none."""
    weights = chooser.random(mask.shape) * mask
    return weights.argmax(axis=1).astype(np.int32)


def _same_states(on_cpu: NativeBatch, on_gpu: CudaBatch) -> None:
    theirs = on_gpu.states_on_host()
    for name in on_cpu.rulebook.state.fields:
        _same(name, on_cpu.states[name], theirs[name])


def _same(what: str, mine: Any, theirs: Any) -> None:
    on_host = theirs.copy_to_host() if hasattr(theirs, "copy_to_host") else theirs
    different = np.argwhere(np.asarray(mine) != np.asarray(on_host))
    assert not len(different), f"{what} differ in {len(different)} places, first at {different[0].tolist()}"


def main() -> None:
    """Check the games named on the command line, or all of them."""
    parser = argparse.ArgumentParser(description="Compare the CUDA engine with the native one, move by move.")
    parser.add_argument("game", nargs="*", default=names(), help="a game's name (default: all games)")
    parser.add_argument("--games", type=int, default=4096, help="games at once (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=200, help="moves in each game (default: %(default)s)")
    given = parser.parse_args()
    for game in given.game:
        compare(game, games=given.games, steps=given.steps)


if __name__ == "__main__":
    main()
