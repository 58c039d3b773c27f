"""The source of a rule, as a syntax tree with the line numbers of its file."""

from __future__ import annotations

import ast
import linecache
from functools import lru_cache
from types import FunctionType

Definition = ast.FunctionDef | ast.AsyncFunctionDef


def definition_of(function: FunctionType) -> Definition | None:
    """The tree of a function; None if its source is not there or is no longer the one it was made from."""
    code = function.__code__
    linecache.checkcache(code.co_filename)
    lines = linecache.getlines(code.co_filename, function.__globals__)
    return _definitions("".join(lines)).get((code.co_firstlineno, code.co_name))


@lru_cache(maxsize=64)
def _definitions(source: str) -> dict[tuple[int, str], Definition]:
    """All functions of a file by first line, decorators included, and name."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return {}
    found = (node for node in ast.walk(tree) if isinstance(node, Definition))
    return {(_first_line(node), node.name): node for node in found}


def _first_line(node: Definition) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
