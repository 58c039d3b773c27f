"""Binding: the rules of a game, taken over function by function by an engine.

Each rule is copied into a namespace in which every other rule is the engine's own, enumerations and
action families are plain numbers, and tables are what the engine reads quickest. The rules themselves
stay as they are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from campidoglio.kernel.actions import Family
from campidoglio.kernel.engines import lanes
from campidoglio.kernel.engines.generated import (
    apply_names,
    apply_source,
    become_source,
    clear_source,
    function_from,
)
from campidoglio.kernel.rule import is_rule
from campidoglio.kernel.rulebook import Rulebook

GAME_RULES = (
    "setup",
    "due",
    "legal",
    "secret",
    "ending",
    "score",
    "beats",
    "outside",
    "resample",
    "observe",
)

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
    become: Function
    setup: Function
    due: Function
    legal: Function
    secret: Function
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
    """All rules and lanes of a game, by a binder that can then tell what it met, and bind more."""
    rules = {name: binder.function(getattr(rulebook, name)) for name in GAME_RULES}
    rules |= {name: _generated(rulebook, binder, name) for name in ("apply", "clear", "become")}
    own = bind_module(binder, lanes, rules)
    known = {entry.name for entry in dataclasses.fields(Bound)}
    return Bound(**{name: function for name, function in (own | rules).items() if name in known})


def bind_module(binder: Binder, module: ModuleType, names: Mapping[str, Any]) -> dict[str, Any]:
    """The rules of a module that works on any game; `names` are the lanes and rules that it calls."""
    binder.namespace(vars(module)).update(names)
    own = [value for value in vars(module).values() if is_rule(value) and value.__module__ == module.__name__]
    return {rule.__name__: binder.function(rule) for rule in own}


def plain_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions of a module that are no rules: what an engine itself calls."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and not is_rule(value) and value.__module__ == module.__name__
    }


def _generated(rulebook: Rulebook, binder: Binder, name: str) -> Any:
    # The module of the state, because compilers ask for the module of what they keep on disk.
    namespace: dict[str, Any] = {"__name__": rulebook.state.__module__}
    if name == "apply":
        source = apply_source(rulebook.actions)
        carriers = apply_names(rulebook.actions)
        namespace.update({key: binder.function(rule) for key, rule in carriers.items()})
    elif name == "clear":
        source = clear_source(rulebook.state, {"players"} | rulebook.settings.fields)
    else:
        source = become_source(rulebook.state)
    made = function_from(source, name, f"<{name} of {rulebook.name}>", namespace)
    return binder.target.compile(made)
