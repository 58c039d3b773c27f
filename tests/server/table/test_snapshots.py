"""A snapshot is as good as all the entries before it."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.table.desks import Desk, bidding, decided, finished, guest, new, running

import campidoglio
from campidoglio import BadRecord
from campidoglio.server.table import entries
from campidoglio.server.table.entries import decode, encode
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import RealTime


def shown(table: Table) -> list[object]:
    """All that readers are shown, and what the house needs to know."""
    readers = [None, *(guest(seat) for seat in range(4))]
    return [
        table.seq,
        table.due,
        table.bots_due(),
        table.next_deadline(),
        table.guests,
        *(
            [table.seq_for(r), table.info(r), table.position(r), table.lines(r), table.line(r)]
            for r in readers
        ),
    ]


def eventful() -> Desk:
    """A game in which about everything happens that can happen at a table."""
    desk = bidding("me", "open", "open", tempo=RealTime(move_seconds=100, game_seconds=1000))
    desk.play(0, desk.legal(0)[0])
    desk.play(1, desk.legal(1)[0], "seal")
    desk.undo(1)
    desk.say(2, "Well?")
    desk.leave(2)
    desk.bot(2, "seal")
    desk.play(0, "seal")
    desk.back(2)
    desk.play(1, "seal")
    desk.after(99_999).after(1)
    return desk


GAMES = ("campanile", "capital_lux", "capitol", "capitalist")


@pytest.mark.parametrize("moves", [0, 1, 31, 32, 33, 70])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_opened_from_a_snapshot_is_the_table_that_its_entries_make(game: str, moves: int) -> None:
    desk = running(game, "me", "open", "easy", tempo=RealTime(move_seconds=100, game_seconds=1000))
    for _ in range(moves):
        seat = desk.table.due[0] if desk.table.due else -1
        truth = desk.table.game
        assert truth is not None
        desk.now += 10
        for action in truth.legal(seat)[:1] if seat >= 0 else ():
            desk.do(decided(desk, seat, str(action)))
    again = Table.from_snapshot(desk.table.to_snapshot())
    replayed = Table.of(decode(encode(entry)) for entry in desk.entries)
    assert shown(again) == shown(desk.table) == shown(replayed)
    assert again.to_snapshot() == desk.table.to_snapshot() == replayed.to_snapshot()


def test_whatever_happened_a_snapshot_at_any_entry_leads_to_the_same_table() -> None:
    desk = eventful()
    for number in range(1, len(desk.entries)):
        table = Table.from_snapshot(Table.of(desk.entries[:number]).to_snapshot())
        for entry in desk.entries[number:]:
            table.apply(entry)
        assert table.to_snapshot() == desk.table.to_snapshot()


def test_a_table_opened_from_a_snapshot_plays_on_goes_back_and_is_replayed() -> None:
    desk = eventful()
    again = Table.from_snapshot(desk.table.to_snapshot())
    assert again.replay(None, None, 0, 200) == desk.table.replay(None, None, 0, 200)
    desk.table = again
    finished(desk)
    assert campidoglio.replay(again.record(None)).over


def test_before_the_game_there_is_a_snapshot_too() -> None:
    desk = new("campanile", "me", "open")
    desk.table = Table.from_snapshot(desk.table.to_snapshot())
    desk.sit(1)
    assert desk.start().table.due != ()


def test_a_table_of_other_rules_is_not_opened() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    made = msgspec.structs.replace(desk.entries[0], rules_version=77)
    with pytest.raises(BadRecord, match="version 77"):
        Table.of([made, *desk.entries[1:], entries.Started(at=1)])
