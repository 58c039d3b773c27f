"""The games that are installed: the folders of `campidoglio.games`, and what other packages add.

A game of another package is found by its entry point in the group `campidoglio.games`, which names
a `Rulebook`.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

import campidoglio.games
from campidoglio.kernel.errors import UnknownGame
from campidoglio.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "campidoglio.games"


def names() -> tuple[str, ...]:
    """The names of all installed games, in alphabetical order."""
    return tuple(sorted({*_own(), *_added()}))


@cache
def rulebook(name: str) -> Rulebook:
    """The game of that name; an unknown name lists the known ones."""
    if name in _own():
        found = import_module(f"{campidoglio.games.__name__}.{name}").RULEBOOK
    elif name in (added := _added()):
        found = added[name].load()
    else:
        raise UnknownGame(f"there is no game {str(name)[:40]!r}; the games are {', '.join(names())}")
    assert isinstance(found, Rulebook)
    return found


@cache
def _own() -> frozenset[str]:
    return frozenset(
        module.name for module in pkgutil.iter_modules(campidoglio.games.__path__) if module.ispkg
    )


def _added() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # here, because it is slow to import and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}
