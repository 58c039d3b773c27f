"""Whose turn it is, at tables where nobody need be there to see it."""

from __future__ import annotations

from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import Correspondence


def waited_for(table: Table) -> frozenset[str]:
    """The people for whom a correspondence game waits; no table of another tempo waits so."""
    if not isinstance(table.tempo, Correspondence):
        return frozenset()
    bots = {task.seat for task in table.bots_due()}
    guests = table.guests
    return frozenset(guests[seat] for seat in table.due if seat in guests and seat not in bots)
