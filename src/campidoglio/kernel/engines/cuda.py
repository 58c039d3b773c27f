"""The CUDA engine: one game a thread, states and results on the device.

    batch = CudaBatch(rulebook("campanile"), games=1_000_000, players=3)
    observations = torch.as_tensor(batch.observe())    # shared, not copied

All arrays that a batch gives speak the CUDA array interface: PyTorch, JAX and CuPy take them as they
are. Arrays that it is given may come from any of these, or from NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

from campidoglio.kernel import dialect
from campidoglio.kernel.engines import cuda_kernels
from campidoglio.kernel.engines.binding import Bound, Target, bind, plain_functions
from campidoglio.kernel.errors import BadSetting, EngineUnavailable
from campidoglio.kernel.rulebook import Rulebook

try:
    import numpy as np
    from numpy.typing import NDArray

    if not hasattr(np, "row_stack"):
        # Left out of NumPy 2.5; releases of numba-cuda up to 2025 still ask for it when they are imported.
        np.row_stack = np.vstack
    import numba
    from numba import config, cuda
except ImportError as problem:
    raise EngineUnavailable(
        "the cuda engine needs numba-cuda and NumPy: pip install 'campidoglio[cuda]'"
    ) from problem

from campidoglio.kernel.engines.batch import Array, Batch

THREADS_A_BLOCK = 128


# Compiling


@cache
def cuda_rules(rulebook: Rulebook) -> Bound:
    """The rules and lanes of a game as device functions, to build other kernels on."""
    dialect.require(rulebook)
    return bind(rulebook, Target(compile=_device_function, table=_as_array))


def _device_function(function: FunctionType) -> Any:
    return cuda.jit(device=True)(function)


def _as_array(table: tuple[Any, ...]) -> NDArray[np.int64]:
    return np.array(table, np.int64)


@cache
def kernels(rulebook: Rulebook) -> SimpleNamespace:
    """The kernels of a game, compiled at their first launch."""
    return SimpleNamespace(**{name: cuda.jit(plain) for name, plain in plain_kernels(rulebook).items()})


def plain_kernels(rulebook: Rulebook) -> dict[str, FunctionType]:
    """The kernels of a game as Python functions over its device functions, not yet compiled."""
    names = vars(cuda_kernels) | cuda_rules(rulebook).names()
    names |= {"cuda": cuda, "int32": numba.int32, "MOVES": max(rulebook.legal_limit, 1)}
    return {
        name: FunctionType(function.__code__, names, name)
        for name, function in plain_functions(cuda_kernels).items()
    }


# Batches


class CudaBatch(Batch):
    """A batch on a GPU; see `Batch` for what it offers."""

    def __init__(
        self,
        rulebook: Rulebook,
        games: int,
        *,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int | NDArray[Any] = 0,
        threads: int | None = None,
    ) -> None:
        if not cuda.is_available():
            raise EngineUnavailable(
                "the cuda engine needs an NVIDIA GPU with its driver; none was found"
                " (NUMBA_ENABLE_CUDASIM=1 runs it slowly on the CPU, for tests)"
            )
        super().__init__(rulebook, games, players=players, options=options)
        self.threads_a_block = threads or min(THREADS_A_BLOCK, games)
        self._kernels = kernels(rulebook)
        # The simulator computes with NumPy's numbers, which stay as narrow as the fields they come from.
        self.states = cuda.to_device(self.blank_states(wide=bool(config.ENABLE_CUDASIM)))
        self.reset(seed)

    def reset(self, seed: int | NDArray[Any] = 0) -> None:
        self.seeds = cuda.to_device(self.seed_rows(seed))
        self._luck = cuda.to_device(self.luck_rows(seed if isinstance(seed, int) else 0))
        self._launch(self._kernels.begin_all, self.states, self.seeds)

    @property
    def due(self) -> Array:
        seats = self._numbers(np.int32)
        self._launch(self._kernels.due_all, self.states, seats)
        return seats

    @property
    def seats(self) -> Array:
        seats = self._numbers(np.int32)
        self._launch(self._kernels.first_due_all, self.states, seats)
        return seats

    def legal(self, seats: Array | None = None) -> Array:
        mask = self._rows(self.rulebook.actions.count, np.int8)
        self._launch(self._kernels.legal_all, self.states, self._chosen(seats), mask)
        return mask

    def step(self, codes: Array, seats: Array | None = None, *, trusted: bool = False) -> None:
        codes = self._on_device("codes", codes)
        chosen = self._chosen(seats)
        if not trusted:
            legal = self._numbers(np.int8)
            self._launch(self._kernels.check_all, self.states, chosen, codes, legal)
            self._refuse_illegal(legal.copy_to_host(), codes)
        self._launch(self._kernels.step_all, self.states, chosen, codes)

    def playout(self) -> Array:
        made = self._numbers(np.int64)
        self._launch(self._kernels.playout_all, self.states, self._luck, made)
        return made

    def simulate(self, rounds: int) -> int:
        made = self._numbers(np.int64)
        self._launch(self._kernels.simulate_all, self.states, self.seeds, self._luck, made, rounds)
        return int(made.copy_to_host().sum())

    def restart(self) -> Array:
        begun = self._numbers(np.int8)
        self._launch(self._kernels.restart_all, self.states, self.seeds, begun)
        return begun

    def observe(self, seats: Array | None = None) -> Array:
        out = self._rows(self.rulebook.observation_size, np.int16)
        self._launch(self._kernels.observe_all, self.states, self._chosen(seats), out)
        return out

    def results(self) -> tuple[Array, Array, Array]:
        scores = self._rows(self.rulebook.most_players, np.int32)
        places = self._rows(self.rulebook.most_players, np.int32)
        endings = self._numbers(np.int32)
        self._launch(self._kernels.results_all, self.states, scores, places, endings)
        return scores, places, endings

    def imagine(self, seats: Array, seed: int | NDArray[Any]) -> None:
        chosen = self._on_device("seats", seats)
        rows = cuda.to_device(self.seed_rows(seed))
        self._launch(self._kernels.imagine_all, self.states, chosen, rows)

    def states_on_host(self) -> NDArray[Any]:
        on_host: NDArray[Any] = self.states.copy_to_host()
        return on_host

    def _launch(self, kernel: Callable[..., Any], *arrays: Any) -> None:
        launched: Any = kernel
        blocks = -(-self.games // self.threads_a_block)
        launched[blocks, self.threads_a_block](*arrays)

    def _numbers(self, kind: Any) -> Array:
        return cuda.device_array(self.games, kind)

    def _rows(self, width: int, kind: Any) -> Array:
        return cuda.device_array((self.games, width), kind)

    def _chosen(self, seats: Array | None) -> Array:
        return self.seats if seats is None else self._on_device("seats", seats)

    def _on_device(self, what: str, given: Array) -> Array:
        """A lane's number each, on the device: as it is if it lies there, else copied."""
        if hasattr(given, "__cuda_array_interface__"):
            numbers = cuda.as_cuda_array(given)
        else:
            numbers = cuda.to_device(np.ascontiguousarray(given))
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise BadSetting(f"{what} are {self.games} whole numbers, one for each game of the batch")
        return numbers
