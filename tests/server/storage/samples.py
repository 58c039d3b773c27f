"""Small indexes, as a table would make them."""

from __future__ import annotations

from typing import Any

from campidoglio.server.storage.values import SeatIndex, TableIndex
from campidoglio.server.wire.tables import Access, Status

ANN = SeatIndex(0, "ann", due=True)
BEN = SeatIndex(1, "ben")


def index(**changed: Any) -> TableIndex:
    """A running public table of Ann, who is due, and Ben."""
    values = {
        "game": "pebbles",
        "status": Status.RUNNING,
        "access": Access.PUBLIC,
        "touched_ms": 1,
        "seats": (ANN, BEN),
        "line": b"{}",
    }
    return TableIndex(**{**values, **changed})
