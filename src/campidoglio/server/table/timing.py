"""What the clocks of a table say, and who is back."""

from __future__ import annotations

from campidoglio.server.table import entries
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.outside import ending_of_time, time_limit
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.tables import Status


def next_deadline(table: Sitting) -> int | None:
    """When the first time is up; None if nobody's time is limited or no game runs."""
    if table.facts.status is not Status.RUNNING:
        return None
    clocks = table.facts.clocks
    deadlines = [clocks.deadline(seat) for seat in range(table.facts.players)]
    return min((at for at in [*deadlines, _end_of_game(table)] if at is not None), default=None)


def _end_of_game(table: Sitting) -> int | None:
    """When the time of the whole game is up, in games that know such an end."""
    game, started = table.course.game, table.facts.started
    limit = time_limit(game)
    if limit is None or started is None or ending_of_time(game) is None:
        return None
    return started + limit


def time_out(table: Sitting, now: int) -> list[Entry]:
    """Whose time is up by now. At the very moment of the deadline it is up."""
    if table.facts.status is not Status.RUNNING:
        return []
    out: list[Entry] = [
        entries.TimedOut(at=now, seat=seat)
        for seat in range(table.facts.players)
        if is_out_of_time(table, seat, now)
    ]
    end, action = _end_of_game(table), ending_of_time(table.course.game)
    if end is not None and now >= end:
        out.append(entries.FromOutside(at=now, action=str(action)))
    return out


def is_out_of_time(table: Sitting, seat: int, now: int) -> bool:
    """Whether the time of a seat whose clock runs is up."""
    deadline = table.facts.clocks.deadline(seat)
    return deadline is not None and now >= deadline


def returned(table: Sitting, guest: str, now: int) -> list[Entry]:
    """A player whose seat a bot plays takes it back.

    Not while the bot has to make the move for which the time ran out, nor if no time is left for the game.
    """
    facts = table.facts
    number = facts.seat_of(guest)
    if number is None or facts.status is not Status.RUNNING:
        return []
    seat = facts.seats[number]
    is_lost = number in facts.due and seat.lost == facts.asked[number]
    if not seat.is_away or seat.has_resigned or is_lost or not facts.clocks.has_time(number):
        return []
    return [entries.Returned(at=now, seat=number)]
