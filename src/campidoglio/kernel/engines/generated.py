"""The rules that the kernel writes by itself, from a game's declarations: `apply`, `clear`, `become`."""

from __future__ import annotations

import linecache
from collections.abc import Collection
from types import FunctionType
from typing import Any

from campidoglio.kernel.actions import ActionField, Actions, Family
from campidoglio.kernel.schema import GameState


def apply_source(actions: Actions) -> str:
    """The rule `apply(s, seat, code)`, which finds an action's family and fields and carries it out."""
    lines = ["def apply(s, seat, code):"]
    for family in actions.families:
        arguments = ["s", "seat"]
        for spec, stride in zip(family.fields, family.strides(), strict=True):
            arguments.append(_value_source(family, spec, stride))
        lines.append(f"    if code < {family.first + family.size}:")
        lines.append(f"        {carrier_name(family)}({', '.join(arguments)})")
        lines.append("        return")
    return "\n".join(lines) + "\n"


def _value_source(family: Family, spec: ActionField, stride: int) -> str:
    value = f"(code - {family.first})"
    if stride > 1:
        value += f" // {stride}"
    if stride * spec.size < family.size:
        value += f" % {spec.size}"
    return f"{value} + {spec.low}" if spec.low else value


def carrier_name(family: Family) -> str:
    """The name under which `apply` calls the rule of a family."""
    return f"carry_out_{family.name}"


def apply_names(actions: Actions) -> dict[str, Any]:
    """What the source of `apply` refers to."""
    return {carrier_name(family): family.carry_out for family in actions.families}


def clear_source(state: type[GameState], kept: Collection[str]) -> str:
    """The rule `clear(s)`: every field but the kept ones at its declared initial value."""
    lines = ["def clear(s):"]
    for name, spec in state.fields.items():
        if name in kept:
            continue
        indices = ["i", "j", "k"][: len(spec.shape)]
        for depth, (index, size) in enumerate(zip(indices, spec.shape, strict=True)):
            lines.append(f"{'    ' * (depth + 1)}for {index} in range({size}):")
        target = f"s.{name}" + "".join(f"[{index}]" for index in indices)
        lines.append(f"{'    ' * (len(indices) + 1)}{target} = {spec.initial}")
    return "\n".join(lines) + "\n"


def become_source(state: type[GameState]) -> str:
    """The rule `become(s, other)`: every field as it is in the other state."""
    lines = ["def become(s, other):"]
    for name, spec in state.fields.items():
        indices = ["i", "j", "k"][: len(spec.shape)]
        for depth, (index, size) in enumerate(zip(indices, spec.shape, strict=True)):
            lines.append(f"{'    ' * (depth + 1)}for {index} in range({size}):")
        place = name + "".join(f"[{index}]" for index in indices)
        lines.append(f"{'    ' * (len(indices) + 1)}s.{place} = other.{place}")
    return "\n".join(lines) + "\n"


def function_from(source: str, name: str, filename: str, namespace: dict[str, Any]) -> FunctionType:
    """The function that a source defines; tracebacks and debuggers can show its lines."""
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    exec(compile(source, filename, "exec"), namespace)
    made = namespace[name]
    assert isinstance(made, FunctionType)
    return made
