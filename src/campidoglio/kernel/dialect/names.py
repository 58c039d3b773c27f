"""What the names in a rule stand for: its own, those of its module, and what the latter may be."""

from __future__ import annotations

import builtins
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import CellType, FunctionType, ModuleType
from typing import Any

from campidoglio.kernel.actions import Family
from campidoglio.kernel.rule import is_rule
from campidoglio.kernel.schema import Field

STATE = "s"
"""The parameter that is the state, in every rule that takes one."""

LOWEST = -(2**63)
HIGHEST = 2**63 - 1
BEYOND_64_BITS = "is beyond 64 bits, the most that all engines hold"

MISSING = object()
"""What a name stands for that nobody has given a meaning."""

ANYTHING = object()
"""What a name stands for that gets its meaning, and is checked, elsewhere."""

ENCLOSED = object()
"""What a name of a function around the rule stands for, unless it is a plain number."""

Depth = int | None
"""How many indices lead to a number: 0 for a number itself, None if that cannot be told here."""


@dataclass(frozen=True, slots=True)
class World:
    """What rules see beside their own module: the state's fields and the actions, where they are known."""

    fields: Mapping[str, Field] | None = None
    families: Collection[Family] | None = None
    filled_in: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The names that an engine fills in when it is bound to a game, by module."""


class Scope:
    """The names of one rule."""

    def __init__(self, function: FunctionType, world: World) -> None:
        code = function.__code__
        self.file = code.co_filename
        self.function = function.__name__
        self.parameters = code.co_varnames[: code.co_argcount]
        self.fields = world.fields
        self.families = world.families
        self._locals = frozenset(code.co_varnames + code.co_cellvars)
        self._enclosing = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
        self._globals = function.__globals__
        self._filled_in = world.filled_in.get(function.__module__, ())

    def is_state(self, name: str) -> bool:
        """Whether a name is the state."""
        return name == STATE and STATE in self.parameters

    def is_local(self, name: str) -> bool:
        """Whether a name is a parameter or is assigned in the rule."""
        return name in self._locals

    def meaning(self, name: str) -> Any:
        """What a name that is not local stands for."""
        if name in self._enclosing:
            return _held(self._enclosing[name])
        if name in self._globals:
            return self._globals[name]
        if name in self._filled_in:
            return ANYTHING
        return getattr(builtins, name, MISSING)


def _held(cell: CellType) -> object:
    # No engine takes over more than plain numbers from a function around a rule.
    try:
        value = cell.cell_contents
    except ValueError:
        return MISSING
    return value if type(value) in (int, bool) else ENCLOSED


def depth_of_constant(name: str, value: object) -> Depth:
    """The depth of what a name of the module stands for; a TypeError says why it is no value."""
    if type(value) is bool:
        return 0
    if type(value) is int:
        return _depth_of_number(name, value)
    if type(value) is tuple:
        return len(_shape(name, value))
    raise TypeError(_why_no_value(name, value))


def _depth_of_number(name: str, value: int) -> Depth:
    if LOWEST <= value <= HIGHEST:
        return 0
    raise TypeError(f"`{name}` holds {value}, which {BEYOND_64_BITS}")


def _shape(name: str, part: Any) -> tuple[int, ...]:
    if type(part) is int:
        _depth_of_number(name, part)
        return ()
    if type(part) is not tuple:
        raise TypeError(f"`{name}` is a tuple that holds {part!r:.40}: tables are of plain whole numbers")
    shapes = {_shape(name, inner) for inner in part}
    if len(shapes) != 1:
        raise TypeError(f"`{name}` is an empty table, or one whose rows differ in length")
    return (len(part), *shapes.pop())


def _why_no_value(name: str, value: object) -> str:
    if value is MISSING:
        return f"there is no `{name}`"
    if value is ENCLOSED:
        return f"`{name}` belongs to a function around the rule: put it at the top of the module"
    if value is ANYTHING or is_rule(value):
        return f"`{name}` is a rule: call it; rules are not values"
    if isinstance(value, Family):
        return f"`{name}` is a family of actions: take `{name}.code(...)` or `{name}.first`"
    if isinstance(value, IntEnum):
        member = f"{type(value).__name__}.{value.name}"
        return (
            f"`{name}` is a member of an enumeration: write `{member}`, or declare `{name} = int({member})`"
        )
    if isinstance(value, type) and issubclass(value, IntEnum):
        return f"`{name}` is an enumeration: name one of its members"
    if isinstance(value, ModuleType):
        return f"`{name}` is a module: import the rule or number itself, by its name"
    return f"`{name}` is {_kind(value)}: rules know whole numbers, and tuples of them"


def _kind(value: object) -> str:
    if isinstance(value, type):
        return "a class"
    if callable(value):
        return "a function"
    return f"of type {type(value).__name__}"
