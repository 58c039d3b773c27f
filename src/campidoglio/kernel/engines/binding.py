"""Binding: the rules of a game, taken over function by function by an engine.

Each rule is copied into a namespace in which every other rule is the engine's own, enumerations and
action families are plain numbers, and tables are what the engine reads quickest. The rules themselves
stay as they are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from campidoglio.kernel.actions import Family
from campidoglio.kernel.engines import lanes
from campidoglio.kernel.engines.generated import (
    apply_names,
    apply_source,
    clear_source,
    function_from,
)
from campidoglio.kernel.rule import is_rule
from campidoglio.kernel.rulebook import Rulebook

GAME_RULES = ("setup", "due", "legal", "ending", "score", "beats", "outside", "resample", "observe")

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Target:
    """What an engine makes of a function, and of a table (a tuple of numbers, or of such tuples)."""

    compile: Callable[[FunctionType], Any]
    table: Callable[[tuple[Any, ...]], Any]


@dataclass(frozen=True, slots=True)
class Bound:
    """A game's rules and lanes, as one engine runs them."""

    clear: Function
    setup: Function
    due: Function
    legal: Function
    apply: Function
    ending: Function
    score: Function
    beats: Function
    outside: Function
    resample: Function
    observe: Function
    begin: Function
    first_due: Function
    is_legal: Function
    random_move: Function
    playout: Function
    simulate: Function
    restart: Function
    next_seed: Function
    imagine: Function
    place_of: Function
    mark_legal: Function
    read_results: Function

    def names(self) -> dict[str, Function]:
        """Every rule and lane by its name."""
        return {entry.name: getattr(self, entry.name) for entry in dataclasses.fields(self)}


class Binder:
    """Copies rules for a target, each once."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self._namespaces: dict[str, dict[str, Any]] = {}
        self._functions: dict[Any, Any] = {}

    def function(self, rule: Any) -> Any:
        """The target's own version of a rule."""
        if rule not in self._functions:
            copy = FunctionType(
                rule.__code__,
                self.namespace(rule.__globals__),
                rule.__name__,
                rule.__defaults__,
                rule.__closure__,
            )
            copy.__module__ = rule.__module__
            copy.__qualname__ = rule.__qualname__
            self._functions[rule] = self.target.compile(copy)
        return self._functions[rule]

    def namespace(self, source: dict[str, Any]) -> dict[str, Any]:
        """The target's version of a module's names."""
        name = source["__name__"]
        if name not in self._namespaces:
            made = self._namespaces[name] = {}
            for key, value in list(source.items()):
                made[key] = self._value(value)
        return self._namespaces[name]

    def rules(self) -> tuple[Any, ...]:
        """Every rule met so far, as it stands in its module."""
        return tuple(self._functions)

    def namespaces(self) -> dict[str, dict[str, Any]]:
        """The names of every module met so far, in the target's version."""
        return self._namespaces

    def _value(self, value: Any) -> Any:
        if is_rule(value):
            return self.function(value)
        if isinstance(value, Family):
            return _members(value.name, {"code": self.function(value.code), "first": value.first})
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _members(value.__name__, {member.name: int(member) for member in value})
        if is_table(value):
            return self.target.table(value)
        return value


def is_table(value: object) -> bool:
    """Whether a value is a tuple of whole numbers, or of tuples of them."""
    return (
        isinstance(value, tuple)
        and bool(value)
        and all(type(part) is int or is_table(part) for part in value)
    )


def _members(name: str, values: dict[str, Any]) -> ModuleType:
    # A module, because compilers of Python resolve a module's attributes while they compile.
    holder = ModuleType(name)
    vars(holder).update(values)
    return holder


def bind(rulebook: Rulebook, target: Target) -> Bound:
    """All rules and lanes of a game for an engine."""
    return bind_with(Binder(target), rulebook)


def bind_with(binder: Binder, rulebook: Rulebook) -> Bound:
    """All rules and lanes of a game, by a binder that can then tell what it met."""
    rules = {name: binder.function(getattr(rulebook, name)) for name in GAME_RULES}
    rules["apply"] = _generated(rulebook, binder, "apply")
    rules["clear"] = _generated(rulebook, binder, "clear")
    binder.namespace(vars(lanes)).update(rules)
    own = {name: binder.function(rule) for name, rule in vars(lanes).items() if _is_lane(rule)}
    known = {entry.name for entry in dataclasses.fields(Bound)}
    return Bound(**{name: function for name, function in (own | rules).items() if name in known})


def _is_lane(value: object) -> bool:
    return is_rule(value) and getattr(value, "__module__", "") == lanes.__name__


def _generated(rulebook: Rulebook, binder: Binder, name: str) -> Any:
    # The module of the state, because compilers ask for the module of what they keep on disk.
    namespace: dict[str, Any] = {"__name__": rulebook.state.__module__}
    if name == "apply":
        source = apply_source(rulebook.actions)
        carriers = apply_names(rulebook.actions)
        namespace.update({key: binder.function(rule) for key, rule in carriers.items()})
    else:
        kept = {"players"} | rulebook.settings.fields
        source = clear_source(rulebook.state, kept)
    made = function_from(source, name, f"<{name} of {rulebook.name}>", namespace)
    return binder.target.compile(made)
