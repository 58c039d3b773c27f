"""By which rules and which bots a match is played, as short hashes: results from before a change do not mix.

What a comment, a docstring or the layout of a file says changes nothing. A program of somebody's own is known
by its command alone.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from campidoglio import bots, registry
from campidoglio.kernel.engines.fingerprint import rules_text

DIGITS = 16


@cache
def rules_code(game: str) -> str:
    """The rules of a game, its hints for bots included."""
    book = registry.rulebook(game)
    manner = repr(sorted(book.search_manner.items()))
    return _hash([*rules_text(book, more=book.hints.values()), manner])


@cache
def bots_code() -> str:
    """All bots of ours."""
    folder = Path(str(bots.__file__)).parent
    files = sorted(folder.rglob("*.py"))
    return _hash(f"{path.relative_to(folder)}\n{sense(path.read_text('utf-8'))}" for path in files)


def sense(source: str) -> str:
    """A module's source without comments and docstrings, and laid out in one way."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not _is_remark(part)]  # type: ignore[attr-defined]  # it has one
    return ast.unparse(tree)


def _is_remark(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _hash(parts: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()[:DIGITS]
