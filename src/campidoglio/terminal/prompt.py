"""What a person types: the number of a move, a move in words, or a command; and what it means."""

from __future__ import annotations

import contextlib
import re
import sys
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from campidoglio.kernel.actions import Action
from campidoglio.terminal.narrator import Narrator

COMMANDS = ("help", "quit", "undo", "log", "board", "save")
SHORTCUTS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "l": "log", "s": "save"}


@dataclass(frozen=True, slots=True)
class Command:
    """One of COMMANDS, and what was typed after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class OutOfRange:
    """A number that no move has."""

    number: str


@dataclass(frozen=True, slots=True)
class Several:
    """Words that fit more than one move."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """Words that fit nothing that may be done now."""

    text: str


Answer = Action | Command | OutOfRange | Several | Unknown | None


def ask(console: Console, question: str) -> str:
    """A line from the user; raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""
    if sys.stdin.isatty() and console.is_terminal:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lets the user edit the line and get earlier ones back)
        return input(question)
    console.print(question, end="")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(line.rstrip("\n"))
    return line


def understand(typed: str, legal: Sequence[Action], narrator: Narrator) -> Answer:
    """What was typed, in the light of what may be done; None for an empty line."""
    text = " ".join(typed.split())[:300]
    if not text:
        return None
    command = _command(text, narrator)
    if command is not None:
        return command
    if text.isdecimal() and text.isascii():
        number = int(text)
        return legal[number - 1] if 1 <= number <= len(legal) else OutOfRange(text)
    return _in_words(text, legal, narrator)


def _command(text: str, narrator: Narrator) -> Command | None:
    first, _, rest = text.partition(" ")
    names = {name: name for name in COMMANDS} | SHORTCUTS
    names |= {narrator(f"command-{name}"): name for name in COMMANDS}
    name = names.get(first.lower())
    return Command(name, rest) if name else None


def _in_words(text: str, legal: Sequence[Action], narrator: Narrator) -> Answer:
    exact = [action for action in legal if str(action) == text]
    if exact:
        return exact[0]
    wanted = words_of(text)
    if not wanted:
        return Unknown(text)
    fitting = tuple(
        action for action in legal if _fits(wanted, words_of(f"{narrator.action(action)} {action}"))
    )
    if len(fitting) == 1:
        return fitting[0]
    return Several(fitting) if fitting else Unknown(text)


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, in lower case and without accents."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    joined = re.sub(r"(?<=\d)[\s,.](?=\d{3}\b)", "", plain)
    return re.findall(r"\d+|[^\W\d]+", joined.replace("_", " "))


def _fits(wanted: list[str], offered: list[str]) -> bool:
    """Whether every word typed begins a word offered, and every number typed is among them."""
    return all(
        any(word == each if word.isdecimal() else each.startswith(word) for each in offered)
        for word in wanted
    )
