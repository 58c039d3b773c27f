"""Who won: the places, players and points at the end of a game."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from campidoglio.kernel.game import Game, Outcome
from campidoglio.terminal.narrator import Narrator


def results(game: Game, narrator: Narrator) -> Group:
    """The table of places, and a sentence about the winner."""
    outcome = game.outcome
    assert outcome is not None
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(narrator("place"), justify="right")
    table.add_column(narrator("name"))
    table.add_column(narrator("points"), justify="right")
    for seat in sorted(range(game.players), key=lambda seat: (outcome.ranking[seat], seat)):
        style = "bold" if outcome.ranking[seat] == 1 else ""
        cells = (str(outcome.ranking[seat]), narrator.player(seat), str(outcome.scores[seat]))
        table.add_row(*(Text(cell, style=style) for cell in cells))
    return Group(table, Text(verdict(outcome, narrator), style="bold"))


def verdict(outcome: Outcome, narrator: Narrator) -> str:
    """Who won, in a sentence."""
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    if len(winners) > 1:
        names = ", ".join(narrator.player(seat) for seat in winners)
        return narrator("winners", players=names, points=points)
    you = "yes" if winners[0] == narrator.reader else "no"
    return narrator("winner", you=you, player=narrator.player(winners[0]), points=points)
