"""What is known of a game from many that bots have played: the files that come with Campidoglio."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from campidoglio.arena.ladder import PACKED
from campidoglio.server.wire.lab import Known, LadderTable, Rung
from campidoglio.simulate.kept import kept_figures


def known(game: str) -> Known:
    """All that is kept of a game."""
    tables = [_table(table) for table in _ladder().get("tables", []) if table["game"] == game]
    return Known(kept_figures(game), [table for table in tables if table.rungs])


@cache
def _ladder() -> dict[str, Any]:
    """What `campidoglio ladder --into-package` left; nothing if it never ran."""
    try:
        kept: dict[str, Any] = msgspec.json.decode(PACKED.read_bytes())
    except OSError:
        return {}
    return kept


def _table(table: dict[str, Any]) -> LadderTable:
    played = {bot: figures for bot, figures in table["bots"].items() if figures["win_share"] is not None}
    rungs = [
        Rung(bot, found["win_share"], found["low"], found["high"], found["mean_score"])
        for bot, found in played.items()
    ]
    return LadderTable(table["players"], table["games"], sorted(rungs, key=lambda rung: -rung.wins))
