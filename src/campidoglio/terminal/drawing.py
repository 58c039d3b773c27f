"""The board of any game: drawn by the game's own `terminal.py`, or, where it has none, as plain data.

A game's `terminal.py` draws from what a reader sees and has these functions, all but the first optional:

    board(view, texts)   the whole table, as something rich can print
    hand(view, texts)    what only the reader sees, on one line; shown of every seat when all is laid open
    asked(view, texts)   a sentence that says what the reader, whose turn it is, may do
    steps(view, typed)   the actions, as texts, that something typed stands for, such as an amount that is
                         made up of several; none if it stands for nothing
"""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from campidoglio.kernel.rulebook import Rulebook, View
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.places import drawing_of


def board(rulebook: Rulebook, view: View, narrator: Narrator) -> RenderableType:
    """The table as the reader sees it."""
    drawn: RenderableType = _part(rulebook, "board", view, narrator)
    return drawn if drawn is not None else plain_board(view)


def hand(rulebook: Rulebook, view: View, narrator: Narrator) -> RenderableType | None:
    """What only the reader sees, if the game has such a thing."""
    drawn: RenderableType | None = _part(rulebook, "hand", view, narrator)
    return drawn


def asked(rulebook: Rulebook, view: View, narrator: Narrator) -> str:
    """What the reader may do now."""
    drawn = _part(rulebook, "asked", view, narrator)
    return narrator("your-turn") if drawn is None else str(drawn)


def steps(rulebook: Rulebook, view: View, typed: str) -> list[str]:
    """The actions that something typed stands for, if the game has such things."""
    spell = getattr(drawing_of(rulebook), "steps", None)
    return [] if spell is None else list(spell(view, typed))


def _part(rulebook: Rulebook, name: str, view: View, narrator: Narrator) -> Any:
    draw = getattr(drawing_of(rulebook), name, None)
    return None if draw is None else draw(view, narrator)


def plain_board(view: View) -> Tree:
    """A view as it is, one value a line."""
    tree = Tree(Text("·"), hide_root=True)
    for key, value in view.items():
        _add(tree, key, value)
    return tree


def _add(tree: Tree, key: str, value: Any) -> None:
    is_deep = isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(v, dict | list) for v in value)
    )
    if not is_deep:
        tree.add(Text(f"{key}: {_on_a_line(value)}"))
        return
    branch = tree.add(Text(key))
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for inner, each in pairs:
        _add(branch, str(inner), each)


def _on_a_line(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
