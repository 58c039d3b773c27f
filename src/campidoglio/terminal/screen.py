"""The screen: what rich writes to, on a terminal, in a pipe, in a log of another program."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import TextIO

from rich.console import Console

NEAREST = {
    "–": "-",
    "·": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "×": "x",
    "…": "...",
}


def open_screen() -> Console:
    """A console on the standard output that never fails over a character it cannot show."""
    codecs.register_error("campidoglio.nearest", _nearest)
    _never_fail(sys.stdout, "campidoglio.nearest")
    _never_fail(sys.stderr, "campidoglio.nearest")
    _never_fail(sys.stdin, "replace")
    return Console(highlight=False, markup=False, emoji=False)


def _never_fail(stream: TextIO, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def _nearest(problem: UnicodeError) -> tuple[str, int]:
    """What a screen without a character shows instead: the letter without its accent, a plain quote."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(_plain, problem.object[problem.start : problem.end])), problem.end


def _plain(character: str) -> str:
    if character in NEAREST:
        return NEAREST[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def is_interactive(console: Console) -> bool:
    """Whether a person sits at both ends."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
