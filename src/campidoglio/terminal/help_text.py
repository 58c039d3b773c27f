"""The help at the prompt: how to answer, the commands, and the game in a few lines."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.prompt import COMMANDS


def show(console: Console, narrator: Narrator, game: str) -> None:
    """Print the help in the reader's language."""
    console.print()
    console.print(_paragraph(narrator("help-moves")))
    console.print()
    console.print(commands(narrator))
    if narrator.has(f"{game}-help"):
        console.print()
        console.print(Text(narrator.title(), style="bold"))
        console.print(_paragraph(narrator(f"{game}-help")))
    console.print()


def _paragraph(text: str) -> Text:
    """A text whose lines flow; only an empty line ends one."""
    return Text("\n".join(" ".join(part.split()) for part in text.split("\n\n")))


def commands(narrator: Narrator) -> Table:
    """Every command with what it does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        grid.add_row(Text(f"  {narrator(f'command-{name}')}", style="bold"), Text(narrator(f"about-{name}")))
    return grid
