"""The dialect of rules, and the checker that refuses what it leaves out and says where.

A rule is a function marked `@rule`, or declared by `@action`, over a state `s`, whole numbers and arrays of
fixed size. It may assign to its own names, to fields of the state and to elements of arrays; it may use
`if`, `for` over `range`, `while`, `return`, whole-number operators, comparisons, conditional expressions,
constants and tables of its module, members of an `IntEnum`, a family's `code` and `first`, other rules, and
`min`, `max`, `abs`, `int`, `len` and `bool`. Everything else is refused, because some engine could not run
it, or would run it differently.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import FunctionType
from typing import Any

from campidoglio.kernel.dialect.calls import Results
from campidoglio.kernel.dialect.names import World
from campidoglio.kernel.dialect.violation import Violation
from campidoglio.kernel.dialect.walk import Walk
from campidoglio.kernel.engines import lanes
from campidoglio.kernel.engines.binding import Bound
from campidoglio.kernel.errors import DialectError
from campidoglio.kernel.rule import is_rule
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import GameState

__all__ = ["Violation", "check", "check_function", "require"]

MOST_SHOWN = 20

ROLES = {
    "setup": ("s",),
    "due": ("s",),
    "legal": ("s", "seat", "moves"),
    "secret": ("s", "seat"),
    "ending": ("s",),
    "score": ("s", "seat"),
    "beats": ("s", "seat", "other"),
    "outside": ("s", "moves"),
    "resample": ("s", "seat"),
    "observe": ("s", "seat", "out"),
}
"""The rules that every engine takes over, with what they are called with."""

ATTACHED: dict[str, tuple[str, ...]] = {"figures": ("s", "out")}
"""Rules that an engine takes over only for those who ask for them."""

HINTS = {"appeal": ("s", "seat", "code"), "value": ("s", "seat")}
"""The hints that bots ask for, with what they are called with."""

WITHOUT_VALUE = ("setup", "resample")


def check(rulebook: Rulebook) -> list[Violation]:
    """Every place where the rules of a game, or rules they call, leave the dialect, by file and line."""
    names = [entry.name for entry in dataclasses.fields(Bound)]
    families = rulebook.actions.families
    walk = Walk(World(rulebook.state.fields, families, {lanes.__name__: names}))
    for role, parameters in (ROLES | ATTACHED).items():
        given = _root(walk, getattr(rulebook, role), f"the `{role}` of {rulebook.name}", parameters)
        if given == 0 and role not in WITHOUT_VALUE:
            walk.refuse(getattr(rulebook, role), f"the `{role}` of {rulebook.name} must return a value")
    for family in families:
        fields = (spec.name for spec in family.fields)
        _root(walk, family.carry_out, f"the action {family.name}", ("s", "seat", *fields))
    for name, hint in rulebook.hints.items():
        if _root(walk, hint, f"the hint `{name}` of {rulebook.name}", HINTS.get(name)) == 0:
            walk.refuse(hint, f"the hint `{name}` of {rulebook.name} must return a value")
    for lane in vars(lanes).values():
        if is_rule(lane):
            walk.visit(lane)
    return walk.told()


def check_function(rule: Callable[..., Any], state: type[GameState] | None = None) -> list[Violation]:
    """Like `check`, for one rule and those it calls; without a state, any field is taken as declared."""
    walk = Walk(World() if state is None else World(state.fields))
    _root(walk, rule, "this", None)
    return walk.told()


def require(rulebook: Rulebook) -> None:
    """Raise DialectError, with all places listed, if a game's rules leave the dialect."""
    found = check(rulebook)
    if not found:
        return
    lines = [f"the rules of {rulebook.name} leave the dialect:", *map(str, found[:MOST_SHOWN])]
    if len(found) > MOST_SHOWN:
        lines.append(f"and {len(found) - MOST_SHOWN} more")
    raise DialectError("\n".join(lines))


def _root(walk: Walk, rule: Any, what: str, parameters: tuple[str, ...] | None) -> Results:
    """Check a rule that nothing in the dialect calls, and what it is called with."""
    if not is_rule(rule) or not isinstance(rule, FunctionType):
        walk.refuse(rule, f"{what} is no rule: mark a plain function with @rule")
        return None
    if parameters is not None and rule.__code__.co_argcount != len(parameters):
        walk.refuse(rule, f"{what} is called with ({', '.join(parameters)})")
    return walk.visit(rule)
