"""Where a game keeps what the terminal needs: in its own folder, beside its rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from campidoglio.kernel.rulebook import Rulebook


def package_of(rulebook: Rulebook) -> str:
    """The package that holds a game's rules, ours or another distribution's."""
    return rulebook.setup.__module__.rpartition(".")[0]


def drawing_of(rulebook: Rulebook) -> ModuleType | None:
    """The game's `terminal.py`, if it draws itself."""
    name = f"{package_of(rulebook)}.terminal"
    return import_module(name) if find_spec(name) else None
