"""The native engine: the rules as machine code, on every core.

    batch = NativeBatch(rulebook("campanile"), games=10_000, players=3)
    batch.reset(seed=7)
    mask = batch.legal()

The first use of a game compiles it, in seconds; the code is kept in the user's cache folder under a key
that covers every rule, and is read from there the next time.
"""

from __future__ import annotations

import inspect
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from campidoglio.kernel import dialect
from campidoglio.kernel.engines import native_loops
from campidoglio.kernel.engines.binding import (
    Binder,
    Bound,
    Target,
    bind_module,
    bind_with,
    plain_functions,
)
from campidoglio.kernel.engines.fingerprint import fingerprint
from campidoglio.kernel.errors import BadSetting, EngineUnavailable
from campidoglio.kernel.rulebook import Rulebook

try:
    import numba
    import numpy as np
    from numpy.typing import NDArray
except ImportError as problem:
    raise EngineUnavailable(
        "the native engine needs Numba and NumPy: pip install 'campidoglio[native]'"
    ) from problem

from campidoglio.kernel.engines.batch import Array, Batch

CACHE_VARIABLE = "CAMPIDOGLIO_CACHE"
KEPT_FOLDERS = 24
PARTS_A_THREAD = 4
"""A batch is cut into a few parts a thread, so that none waits long for the slowest."""
SMALLEST_PART = 64


# Compiling


@cache
def native_rules(rulebook: Rulebook) -> Bound:
    """The rules and lanes of a game as compiled functions over records."""
    return _bound(rulebook)[1]


@cache
def _bound(rulebook: Rulebook) -> tuple[Binder, Bound]:
    dialect.require(rulebook)
    binder = Binder(Target(compile=_compiled, table=_as_array))
    return binder, bind_with(binder, rulebook)


def _compiled(function: FunctionType) -> Any:
    no_wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # only compiled code calls rules
    return numba.njit(nogil=True, error_model="numpy", **no_wrappers)(function)


def _as_array(table: tuple[Any, ...]) -> NDArray[np.int64]:
    return np.array(table, np.int64)


def attach(rulebook: Rulebook, module: ModuleType, names: Mapping[str, Any] | None = None) -> SimpleNamespace:
    """The plain functions of a module, compiled over a game's rules and lanes and kept on disk.

    The module calls rules, lanes and whatever `names` adds (rules too) by their names.
    """
    binder, bound = _bound(rulebook)
    more = {name: binder.function(rule) for name, rule in (names or {}).items()}
    bind_module(binder, module, bound.names() | more)
    made = SimpleNamespace()
    with _cache_folder(cache_folder(rulebook, module, (names or {}).values())):
        for name, function in plain_functions(module).items():
            copy = FunctionType(function.__code__, binder.namespace(vars(module)), name)
            copy.__module__ = module.__name__
            setattr(made, name, numba.njit(nogil=True, error_model="numpy", cache=True)(copy))
    return made


@cache
def loops(rulebook: Rulebook) -> SimpleNamespace:
    """The compiled loops over a batch of a game."""
    return attach(rulebook, native_loops)


def cache_folder(rulebook: Rulebook, module: ModuleType = native_loops, more: Iterable[Any] = ()) -> Path:
    """Where compiled code is kept: a folder named by the hash of all it is made of."""
    root = _cache_root()
    source = inspect.getsource(module)
    key = fingerprint(rulebook, numba.__version__, np.__version__, source, more=more)
    folder = root / f"{rulebook.name}-{key}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _drop_old_folders(root)
    return folder


def _cache_root() -> Path:
    named = os.environ.get(CACHE_VARIABLE)
    root = Path(named) if named else _usual_cache()
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="campidoglio-"))


def _usual_cache() -> Path:
    # Asked for only here: where the folder is named, the engine works without platformdirs.
    from platformdirs import user_cache_path

    return user_cache_path("campidoglio") / "rules"


def _drop_old_folders(root: Path) -> None:
    """Keep the folders used last; code of rules that have changed is not missed."""
    folders = sorted((path for path in root.iterdir() if path.is_dir()), key=_last_use, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_use(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Let Numba keep what is declared meanwhile in a folder of ours."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


# Batches


class NativeBatch(Batch):
    """A batch on the cores of this machine; see `Batch` for what it offers."""

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
        super().__init__(rulebook, games, players=players, options=options)
        self.threads = threads or len(os.sched_getaffinity(0))
        self._loops = loops(rulebook)
        self.states = self.blank_states()
        self.reset(seed)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, thread_name_prefix="campidoglio")

    def reset(self, seed: int | NDArray[Any] = 0) -> None:
        self.seeds = self.seed_rows(seed)
        self._luck = self.luck_rows(seed if isinstance(seed, int) else 0)
        self.run(self._loops.begin_all, self.states, self.seeds)

    @property
    def due(self) -> NDArray[np.int32]:
        seats = np.empty(self.games, np.int32)
        self.run(self._loops.due_all, self.states, seats)
        return seats

    @property
    def seats(self) -> NDArray[np.int32]:
        seats = np.empty(self.games, np.int32)
        self.run(self._loops.first_due_all, self.states, seats)
        return seats

    def legal(self, seats: Array | None = None) -> NDArray[np.int8]:
        mask = np.empty((self.games, self.rulebook.actions.count), np.int8)
        self.run(self._loops.legal_all, self.states, self._chosen(seats), mask, scratch=True)
        return mask

    def step(self, codes: Array, seats: Array | None = None, *, trusted: bool = False) -> None:
        codes = self._lane_numbers("codes", codes)
        chosen = self._chosen(seats)
        if not trusted:
            legal = np.empty(self.games, np.int8)
            self.run(self._loops.check_all, self.states, chosen, codes, legal, scratch=True)
            self._refuse_illegal(legal, codes)
        self.run(self._loops.step_all, self.states, chosen, codes)

    def playout(self) -> NDArray[np.int64]:
        made = np.empty(self.games, np.int64)
        self.run(self._loops.playout_all, self.states, self._luck, made, scratch=True)
        return made

    def simulate(self, rounds: int) -> int:
        made = np.empty(self.games, np.int64)
        self.run(self._loops.simulate_all, self.states, self.seeds, self._luck, made, rounds, scratch=True)
        return int(made.sum())

    def restart(self) -> NDArray[np.int8]:
        begun = np.empty(self.games, np.int8)
        self.run(self._loops.restart_all, self.states, self.seeds, begun)
        return begun

    def observe(self, seats: Array | None = None) -> NDArray[np.int16]:
        out = np.empty((self.games, self.rulebook.observation_size), np.int16)
        observers = np.maximum(self._chosen(seats), 0)
        self.run(self._loops.observe_all, self.states, observers, out)
        return out

    def results(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
        scores = np.empty((self.games, self.rulebook.most_players), np.int32)
        places = np.empty_like(scores)
        endings = np.empty(self.games, np.int32)
        self.run(self._loops.results_all, self.states, scores, places, endings)
        return scores, places, endings

    def imagine(self, seats: Array, seed: int | NDArray[Any]) -> None:
        chosen = self._lane_numbers("seats", seats)
        self.run(self._loops.imagine_all, self.states, chosen, self.seed_rows(seed))

    def states_on_host(self) -> NDArray[Any]:
        return self.states

    def _chosen(self, seats: Array | None) -> NDArray[np.int32]:
        return self.seats if seats is None else self._lane_numbers("seats", seats)

    def _lane_numbers(self, what: str, given: Array) -> NDArray[np.int32]:
        numbers = np.asarray(given)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise BadSetting(f"{what} are {self.games} whole numbers, one for each game of the batch")
        return numbers.astype(np.int32, copy=False)

    def run(self, loop: Callable[..., None], *arrays: Any, scratch: bool = False) -> None:
        """Run a compiled loop (see `attach`) over all lanes, on all threads at once.

        It is called with the first lane of a part and the one after its last, the arrays and, for `scratch`,
        room for moves that is the part's own.
        """
        parts = self._parts()
        if len(parts) == 1:
            loop(0, self.games, *arrays, *self._room(scratch))
            return
        running = [self._pool.submit(loop, *part, *arrays, *self._room(scratch)) for part in parts]
        for run in running:
            run.result()

    def _parts(self) -> list[tuple[int, int]]:
        if self.threads == 1:
            return [(0, self.games)]
        size = max(SMALLEST_PART, -(-self.games // (self.threads * PARTS_A_THREAD)))
        return [(start, min(start + size, self.games)) for start in range(0, self.games, size)]

    def _room(self, scratch: bool) -> tuple[NDArray[np.int32], ...]:
        return (np.empty(self._moves_size, np.int32),) if scratch else ()
