"""The CUDA engine on Numba's simulator: a small sample of what tests/gpu does on a real GPU."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import campidoglio

PROGRAM = """
import sys
import numpy as np
from campidoglio.cuda_check import compare
np.seterr(over="ignore")  # the simulator computes with NumPy's numbers, which warn where machines wrap
compare(sys.argv[1], games=2, steps=12, playout=False)
"""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(name, marks=pytest.mark.xdist_group(f"native-{name}"))
        for name in campidoglio.game_names()
    ],
)
def test_cuda_and_native_engine_are_in_the_same_state_after_every_move(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, game],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "equal" in done.stdout


def test_without_a_gpu_the_cuda_engine_says_what_it_needs() -> None:
    program = (
        "from campidoglio.kernel.engines.cuda import CudaBatch; import campidoglio;"
        "CudaBatch(campidoglio.rulebook('campanile'), 4, players=2)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"CUDA_VISIBLE_DEVICES": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "EngineUnavailable: the cuda engine needs an NVIDIA GPU" in done.stderr
