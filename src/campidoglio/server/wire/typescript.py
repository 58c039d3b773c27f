"""The types of the wire as TypeScript, so that the page and the server cannot disagree.

    python -m campidoglio.server.wire.typescript > web/src/wire.ts

Every struct becomes an interface with the words of its docstrings, every enumeration and every union a type.
What has a default may be left out by who asks; the server itself always sends it.
"""

from __future__ import annotations

import ast
import inspect
import re
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as wire

from campidoglio.server.wire import (
    accounts,
    answers,
    asks,
    friends,
    lab,
    manners,
    notices,
    play,
    standings,
    tables,
)
from campidoglio.simulate import figures

MODULES = (tables, play, answers, asks, accounts, standings, figures, lab, friends, notices, manners)
ASKED = asks
OPENING = """\
/**
 * What goes over the wire. Generated from src/campidoglio/server/wire; do not edit, but run
 *
 *     python -m campidoglio.server.wire.typescript > web/src/wire.ts
 */
"""


def typescript() -> str:
    """The whole file."""
    return "\n".join([OPENING, *(part for module in MODULES for part in _module(module))])


def _module(module: ModuleType) -> Iterator[str]:
    words = _words_of(module)
    for name, thing in _own(module):
        if isinstance(thing, types.UnionType):
            yield f"export type {name} = {_union(thing)}\n"
        elif issubclass(thing, Enum):
            yield _comment(thing.__doc__) + f"export type {name} = {_literals(thing)}\n"
        else:
            yield _comment(thing.__doc__) + _interface(thing, words[name], is_asked=module is ASKED)


def _own(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The structs, enumerations and unions that a module declares itself, in its order."""
    declared = _declared(module)
    for name, thing in vars(module).items():
        is_class = isinstance(thing, type) and issubclass(thing, msgspec.Struct | Enum)
        if name in declared and (is_class or isinstance(thing, types.UnionType)):
            yield name, thing


def _declared(module: ModuleType) -> set[str]:
    """The names that a module gives to something itself, unlike those that it imports."""
    body = ast.parse(inspect.getsource(module)).body
    classes = {node.name for node in body if isinstance(node, ast.ClassDef)}
    assigned = (target for node in body if isinstance(node, ast.Assign) for target in node.targets)
    return classes | {target.id for target in assigned if isinstance(target, ast.Name)}


def _union(union: types.UnionType) -> str:
    return " | ".join(member.__name__ for member in union.__args__)


def _literals(members: type[Enum]) -> str:
    return " | ".join(f'"{member.value}"' for member in members)


def _interface(struct: type[msgspec.Struct], words: Mapping[str, str], *, is_asked: bool) -> str:
    info = wire.type_info(struct)
    assert isinstance(info, wire.StructType)
    lines = [f'  readonly {info.tag_field}: "{info.tag}"\n'] if info.tag_field else []
    for field in info.fields:
        mark = "?" if is_asked and not field.required else ""
        comment = _comment(words.get(field.name), indent="  ")
        lines.append(f"{comment}  readonly {field.encode_name}{mark}: {_type(field.type)}\n")
    return f"export interface {struct.__name__} {{\n{''.join(lines)}}}\n"


def _comment(words: str | None, *, indent: str = "") -> str:
    if not words:
        return ""
    lines = re.sub(r"\bNone\b", "null", inspect.cleandoc(words)).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


# Types


@dataclass(frozen=True, slots=True)
class UnknownType(TypeError):
    """The wire uses a type that has no TypeScript here yet."""

    type: wire.Type

    def __str__(self) -> str:
        return f"the wire's types are listed in _type; {self.type!r} is not yet one of them"


def _type(info: wire.Type) -> str:
    match info:
        case wire.AnyType():
            return "unknown"
        case wire.BoolType():
            return "boolean"
        case wire.IntType() | wire.FloatType():
            return "number"
        case wire.StrType():
            return "string"
        case wire.NoneType():
            return "null"
        case wire.StructType(cls=struct) | wire.EnumType(cls=struct):
            return struct.__name__
        case wire.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case wire.ListType(item_type=item):
            return _list(_type(item))
        case wire.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{_type(key)}, {_type(value)}>>"
        case wire.UnionType(types=members):
            return _named(" | ".join(map(_type, members)))
    raise UnknownType(info)


def _list(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _named(union: str) -> str:
    """The name of a union, where it has one."""
    names = {
        _union(thing): name
        for module in MODULES
        for name, thing in _own(module)
        if isinstance(thing, types.UnionType)
    }
    return names.get(union, union)


# Words


def _words_of(module: ModuleType) -> dict[str, dict[str, str]]:
    """The docstrings of the fields of a module's classes: the text on the line after each."""
    tree = ast.parse(inspect.getsource(module))
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return {node.name: dict(_field_words(node)) for node in classes}


def _field_words(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in zip(node.body, node.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                yield name, words


if __name__ == "__main__":
    print(typescript(), end="")
