"""What storage finds tables by, and the lines of lists."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from campidoglio.server.storage.standings.values import GameResult, SeatResult, bot_player
from campidoglio.server.storage.values import Listed, SeatIndex, TableIndex
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import TableLine

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableLine)


def index_of(table: Table, now: int, turns: Sequence[str] = (), notice_ms: int = 0) -> TableIndex:
    """Under what the table is found from now on, and who is to be told that a turn begins."""
    guests = table.guests
    return TableIndex(
        game=table.game_name,
        status=table.status,
        access=table.access,
        touched_ms=now,
        seats=[
            SeatIndex(seat, guests.get(seat), seat in table.due) for seat in sorted({*guests, *table.due})
        ],
        line=_encoder.encode(table.line(None)),
        deadline_ms=table.next_deadline(),
        bots_due=bool(table.bots_due()),
        turns=turns,
        notice_ms=notice_ms,
        result=result_of(table),
    )


def result_of(table: Table) -> GameResult | None:
    """How the table's game ended; None while it goes on."""
    ended = table.result()
    if ended is None:
        return None
    seats = [
        SeatResult(
            seat=each.seat,
            player=bot_player(each.level) if each.level is not None else each.guest,
            place=each.place,
            score=each.score,
            counts=each.counts,
        )
        for each in ended.seats
    ]
    return GameResult(table.game_name, ended.at, ended.reason, ended.moves, ended.is_fair, seats)


def line_of(listed: Listed) -> TableLine:
    """The line of a list, as the guest sees it whose list it is."""
    line = _decoder.decode(listed.line)
    line.seat = listed.seat
    line.your_turn = listed.due
    return line
