"""What may be wished of a table, as a function that asks the table for the entries to keep."""

from __future__ import annotations

from collections.abc import Callable

from campidoglio.server.table.entries import Entry
from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import (
    AddEntropy,
    AnswerUndo,
    FillSeat,
    Play,
    Resign,
    Say,
    TakeSeat,
    Undo,
)

Wish = Callable[[Table, int], list[Entry]]
"""`(table, now)`: the entries that fulfil it; raises a `Refusal`."""

Change = TakeSeat | FillSeat | AddEntropy | Play | Undo | AnswerUndo | Resign | Say
"""An ask that changes a table and says by its own type what it wants."""


def wish_of(ask: Change, guest: str, name: str) -> Wish:
    """The wish that an ask of a guest stands for."""
    match ask:
        case Play():
            return lambda table, now: table.play(guest, ask, now)
        case Undo():
            return lambda table, now: table.undo(guest, now)
        case AnswerUndo():
            return lambda table, now: table.answer_undo(guest, ask, now)
        case Resign():
            return lambda table, now: table.resign(guest, now)
        case Say():
            return lambda table, now: table.say(guest, name, ask, now)
        case TakeSeat():
            return lambda table, now: table.take_seat(guest, name, ask, now)
        case FillSeat():
            return lambda table, now: table.fill_seat(guest, ask, now)
        case AddEntropy():
            return lambda table, now: table.add_entropy(guest, ask, now)
