"""States that write down which of their secrets are read: for the question of what an action brings out.

Only fields that not everybody may know are watched, number by number. What a rule has written itself is
no secret to it any more: reading that again is not written down.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, overload

from campidoglio.kernel.schema import CHANCE_FIELDS, GameState, Known

Cell = tuple[Any, ...]
"""One number of a state: the name of its field, then its indices."""

StateType = TypeVar("StateType", bound=GameState)


class Ledger:
    """What was read and what was written of one state."""

    def __init__(self, read: set[Cell] | None = None, written: Iterable[Cell] = ()) -> None:
        self._read: set[Cell] = set() if read is None else read
        self._written = set(written)

    def note_read(self, cell: Cell) -> None:
        """A number was read."""
        if cell not in self._written:
            self._read.add(cell)

    def note_written(self, cell: Cell) -> None:
        """A number was replaced."""
        self._written.add(cell)

    def disown(self, cells: Iterable[Cell]) -> None:
        """What was written there tells nothing of what is there now: reading it counts again."""
        self._written.difference_update(cells)

    def take(self) -> frozenset[Cell]:
        """What was read since this was last asked, of the state and of its copies."""
        taken = frozenset(self._read)
        self._read.clear()
        return taken

    def branch(self) -> Ledger:
        """The ledger of a copy: what is read of it counts, what is written stays with it."""
        return Ledger(self._read, self._written)


class WatchedRow(Sequence[int]):
    """A row of numbers that writes down every use. It is no list, so that no use goes unseen."""

    __slots__ = ("_ledger", "_numbers", "_where")

    def __init__(self, numbers: list[int], where: Cell, ledger: Ledger) -> None:
        self._numbers = numbers
        self._where = where
        self._ledger = ledger

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> list[int]: ...

    def __getitem__(self, place: int | slice) -> int | list[int]:
        for read in self._places(place):
            self._ledger.note_read((*self._where, read))
        return self._numbers[place]

    def __setitem__(self, place: int, number: int) -> None:
        self._numbers[place] = number
        self._ledger.note_written((*self._where, place % len(self._numbers)))

    def _places(self, place: int | slice) -> Sequence[int]:
        if isinstance(place, slice):
            return range(len(self._numbers))[place]
        return (place % len(self._numbers),)

    def __iter__(self) -> Iterator[int]:
        return iter(self[:])

    def __len__(self) -> int:
        return len(self._numbers)

    def numbers(self) -> list[int]:
        """A copy of the numbers, of which nothing is written down."""
        return self._numbers[:]


def watched(s: StateType) -> tuple[StateType, Ledger]:
    """A copy of a state that writes down what is read of its secrets; chance has its own witness."""
    ledger = Ledger()
    return _watch(s.copy(), ledger), ledger


def kept_fields(state: type[GameState]) -> tuple[str, ...]:
    """The fields of a game's own that not everybody may know."""
    return tuple(
        name
        for name, spec in state.fields.items()
        if spec.known is not Known.ALL and name not in CHANCE_FIELDS
    )


def _watch(s: StateType, ledger: Ledger) -> StateType:
    """The state with its rows given over to the watch."""
    kind: Any = type(s)
    twin: Any = object.__new__(_watching(kind))
    for name in s.fields:
        setattr(twin, name, getattr(s, name))
    for name in kept_fields(type(s)):
        if s.fields[name].shape:
            setattr(twin, name, _rows(getattr(s, name), (name,), ledger))
    twin.ledger = ledger
    watching: StateType = twin
    return watching


def _rows(value: list[Any], where: Cell, ledger: Ledger) -> Any:
    if isinstance(value[0], list):
        return [_rows(part, (*where, place), ledger) for place, part in enumerate(value)]
    return WatchedRow(value, where, ledger)


@cache
def _watching(state: Hashable) -> type[Any]:
    """The class of a game's watched states: copies are watched too, and so are secret single numbers."""
    assert isinstance(state, type)
    assert issubclass(state, GameState)
    kept = frozenset(kept_fields(state))
    numbers = {name: _watched_number(state, name) for name in kept if not state.fields[name].shape}
    body = {"__slots__": ("ledger",), "copy": lambda s: _copied(s, state, kept), **numbers}
    return type(state.__name__, (state,), body)


def _copied(s: Any, state: type[GameState], kept: Collection[str]) -> Any:
    """A copy of a watched state; copying reads nothing."""
    plain = object.__new__(state)
    for name, copied in state.copiers:
        value = vars(state)[name].__get__(s)
        setattr(plain, name, _unwatched(value) if name in kept else copied(value))
    return _watch(plain, s.ledger.branch())


def _unwatched(value: Any) -> Any:
    if isinstance(value, list):
        return [_unwatched(part) for part in value]
    return value.numbers() if isinstance(value, WatchedRow) else value


def _watched_number(state: type[GameState], name: str) -> property:
    slot = vars(state)[name]

    def read(s: Any) -> Any:
        s.ledger.note_read((name,))
        return slot.__get__(s)

    def write(s: Any, number: int) -> None:
        slot.__set__(s, number)
        # While the state is made there is no ledger yet, and nothing to write down.
        if hasattr(s, "ledger"):
            s.ledger.note_written((name,))

    return property(read, write)
