"""The moves that may be made, numbered, in as many columns as the screen has room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from campidoglio.kernel.actions import Action
from campidoglio.terminal.narrator import Narrator

GAP = 2
MOST_COLUMNS = 6
MOST_GROUPS = 12


def menu(legal: Sequence[Action], narrator: Narrator, width: int) -> Table:
    """All legal actions, numbered in their order."""
    digits = len(str(len(legal)))
    entries = [
        Text.assemble((f"{number:>{digits}}", "bold"), ") ", narrator.action(action))
        for number, action in enumerate(legal, start=1)
    ]
    widest = max(entry.cell_len for entry in entries)
    columns = max(1, min(MOST_COLUMNS, (width + GAP) // (widest + GAP)))
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for row in _groups(legal, entries, columns) or _flow(entries, columns):
        grid.add_row(*row)
    return grid


def _groups(legal: Sequence[Action], entries: list[Text], columns: int) -> list[list[Text]]:
    """A row for those that differ in their last value alone; nothing if that takes too much room."""
    paired = zip(map(_without_last_value, legal), entries, strict=True)
    rows = [[entry for _, entry in group] for _, group in groupby(paired, key=lambda pair: pair[0])]
    fits = len(rows) <= MOST_GROUPS and 1 < max(map(len, rows)) <= columns
    return rows if fits else []


def _without_last_value(action: Action) -> tuple[object, ...]:
    return (action.name, *list(action.values.items())[:-1])


def _flow(entries: list[Text], columns: int) -> list[list[Text]]:
    """One column after the other, as short as they can be."""
    rows = -(-len(entries) // columns)
    return [entries[start::rows] for start in range(rows)]
