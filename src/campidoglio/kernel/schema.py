"""A game's state, declared once: its fields, their integer types and shapes, and who may know them.

    @state
    class State(GameState):
        turn: int = field(I8)
        hand: Grid = field(I8, SEATS, 3, known=Known.OWNER, initial=NOTHING)

From the declaration come a slotted class with nested lists for the interpreter, a record type for
the compiled engines, a JSON snapshot, a copy, equality and a digest. `s.hand[seat][card]` means
the same in all of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from campidoglio.kernel.errors import BadSnapshot, quoted

if TYPE_CHECKING:
    import numpy as np

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]


@dataclass(frozen=True, slots=True)
class IntType:
    """A signed integer; unsigned ones are left out, because compiled engines mix them to floats."""

    code: str
    low: int
    high: int


I8 = IntType("i1", -(2**7), 2**7 - 1)
I16 = IntType("i2", -(2**15), 2**15 - 1)
I32 = IntType("i4", -(2**31), 2**31 - 1)
I64 = IntType("i8", -(2**63), 2**63 - 1)


class Known(Enum):
    """Who may know a field."""

    ALL = "all"
    """Public: every seat and every onlooker."""
    OWNER = "owner"
    """The first index is a seat, and only that seat may know its part."""
    PARTLY = "partly"
    """The game's view says which part is public."""
    SHOWN = "shown"
    """As PARTLY, and the view and the legal list read no part but what their reader may know by them (the top
    of a pile): so whether anything came out is known without imagining positions."""
    NOBODY = "nobody"
    """Secret from all seats."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state; the shape of a number is empty, and `initial` fills it at the start."""

    type: IntType
    shape: tuple[int, ...]
    known: Known
    initial: int

    def fresh(self) -> Any:
        """A new value: a number, or nested lists, all `initial`."""
        return _filled(self.shape, self.initial)


def _filled(shape: tuple[int, ...], value: int) -> Any:
    if not shape:
        return value
    return [_filled(shape[1:], value) for _ in range(shape[0])]


def field(type: IntType, *shape: int, known: Known = Known.ALL, initial: int = 0) -> Any:
    """Declare a field; the annotation beside it (`int`, `Row`, `Grid`, `Cube`) is for the type checker."""
    if len(shape) > 3 or any(size < 1 for size in shape):
        raise TypeError(f"a field has at most three dimensions of at least 1, not {shape}")
    return Field(type, shape, known, initial)


CHANCE_FIELDS: dict[str, Field] = {
    "chance_key": Field(I32, (8,), Known.NOBODY, 0),
    "chance_block": Field(I32, (16,), Known.NOBODY, 0),
    "chance_drawn": Field(I32, (), Known.NOBODY, 0),
}

KERNEL_FIELDS: dict[str, Field] = {"players": Field(I8, (), Known.ALL, 0), **CHANCE_FIELDS}


Copier = Callable[[Any], Any]

COPIERS: tuple[Copier, ...] = (
    lambda number: number,
    lambda row: row[:],
    lambda grid: [row[:] for row in grid],
    lambda cube: [[row[:] for row in grid] for grid in cube],
)
"""What copies a field of so many dimensions."""


def _copiers(fields: Mapping[str, Field]) -> tuple[tuple[str, Copier], ...]:
    return tuple((name, COPIERS[len(spec.shape)]) for name, spec in fields.items())


class GameState:
    """The base of every declared state: the fields of the kernel, and what all states can do."""

    fields: ClassVar[dict[str, Field]] = KERNEL_FIELDS
    copiers: ClassVar[tuple[tuple[str, Copier], ...]] = _copiers(KERNEL_FIELDS)
    """The fields, each with what copies it: bots and tables copy states all day."""

    if TYPE_CHECKING:
        players: int
        chance_key: Row
        chance_block: Row
        chance_drawn: int
    else:
        __slots__ = ()

    def __init__(self) -> None:
        for name, spec in self.fields.items():
            setattr(self, name, spec.fresh())

    def copy(self) -> Self:
        """An equal state that shares nothing with this one."""
        twin = object.__new__(type(self))
        for name, copied in self.copiers:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes in place: use digest()

    def differences(self, other: Self) -> list[str]:
        """The fields in which two states differ, with both values: for tests and bug reports."""
        pairs = ((name, getattr(self, name), getattr(other, name)) for name in self.fields)
        return [f"{name}: {mine} != {theirs}" for name, mine, theirs in pairs if mine != theirs]

    def snapshot(self) -> dict[str, Any]:
        """The state as plain JSON data."""
        return {name: _plain(getattr(self, name)) for name in self.fields}

    @classmethod
    def from_snapshot(cls, data: Mapping[str, Any]) -> Self:
        """The state that `snapshot` described; refuses what does not fit the declaration."""
        if not isinstance(data, Mapping):
            raise BadSnapshot(f"a snapshot is an object, not {type(data).__name__}")
        if set(data) != set(cls.fields):
            odd = ", ".join(sorted(str(name)[:40] for name in set(data) ^ set(cls.fields)))
            raise BadSnapshot(f"the snapshot's fields are not those of the state: {odd}")
        twin = object.__new__(cls)
        for name, spec in cls.fields.items():
            setattr(twin, name, _fitted(name, data[name], spec.type, spec.shape))
        return twin

    def misfits(self) -> list[str]:
        """The fields whose value does not fit their declared type or shape; empty in a sound state."""
        return [complaint for name in self.fields for complaint in self._misfit(name)]

    def _misfit(self, name: str) -> Iterator[str]:
        spec = self.fields[name]
        try:
            _fitted(name, _plain(getattr(self, name)), spec.type, spec.shape)
        except BadSnapshot as complaint:
            yield str(complaint)
        except TypeError:
            yield f"{name} holds what is no whole number: {quoted(getattr(self, name))}"

    def digest(self) -> str:
        """A hash of all that the state holds, the same on every engine and machine."""
        text = json.dumps(self.snapshot(), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @classmethod
    def record_type(cls, *, wide: bool = False) -> np.dtype[Any]:
        """The state as a record of the compiled engines; `wide` keeps all numbers in 64 bits."""
        import numpy as np

        types = {name: "i8" if wide else spec.type.code for name, spec in cls.fields.items()}
        return np.dtype([(n, types[n], spec.shape) for n, spec in cls.fields.items()], align=True)

    def write_to(self, record: Any) -> None:
        """Copy this state into a NumPy record of `record_type`."""
        for name in self.fields:
            record[name] = getattr(self, name)

    @classmethod
    def read_from(cls, record: Any) -> Self:
        """The state that a NumPy record of `record_type` holds."""
        twin = object.__new__(cls)
        for name in cls.fields:
            setattr(twin, name, record[name].tolist())
        return twin


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, list) else index(value)


def _fitted(name: str, value: Any, type_: IntType, shape: tuple[int, ...]) -> Any:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadSnapshot(f"{name} must be a list of {shape[0]}")
        return [_fitted(name, part, type_, shape[1:]) for part in value]
    if type(value) is not int or not type_.low <= value <= type_.high:
        raise BadSnapshot(
            f"{name} holds {quoted(value)}, not a whole number from {type_.low} to {type_.high}"
        )
    return value


StateClass = TypeVar("StateClass", bound=type[GameState])


def _declared(cls: type[GameState]) -> dict[str, Field]:
    found = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    clash = set(found) & set(KERNEL_FIELDS)
    if clash:
        raise TypeError(f"{cls.__name__} declares what the kernel already keeps: {', '.join(sorted(clash))}")
    return found


def state(cls: StateClass) -> StateClass:
    """Turn a declaration into a slotted class with the kernel's fields and its own."""
    fields = KERNEL_FIELDS | _declared(cls)
    body: dict[str, Any] = {
        "__slots__": tuple(fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "fields": fields,
        "copiers": _copiers(fields),
    }
    return cast(StateClass, type(cls.__name__, (GameState,), body))
