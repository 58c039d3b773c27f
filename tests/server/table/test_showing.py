"""What readers are shown: the table, the position, the log, replays, the record."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.table.desks import SECRET, bidding, finished, guest, new, refused, running

import campidoglio
from campidoglio.kernel.record import Record
from campidoglio.server.table import fairness
from campidoglio.server.table.showing import scores_shown
from campidoglio.server.wire.play import Happened
from campidoglio.server.wire.tables import Access, Status

# The table


def test_everybody_sees_who_sits_where_and_how_it_is_played() -> None:
    desk = new("campanile", "me", "easy", "open", access=Access.PUBLIC, chat=False, substitute="hard")
    desk.table.came(guest(0), 5)
    info = desk.table.info(guest(0), watchers=3)
    assert (info.id, info.game, info.players, info.access) == ("the-table", "campanile", 3, "public")
    assert (info.chat, info.substitute, info.watchers, info.created) == (False, "hard", 3, 1_000)
    assert [(seat.name, seat.level, seat.connected) for seat in info.seats] == [
        ("Ann", None, True),
        (None, "easy", False),
        (None, None, False),
    ]
    desk.table.went(guest(0), 6)
    assert not desk.table.info(None).seats[0].connected


def test_a_reader_sees_which_seat_is_its_own() -> None:
    desk = running("campanile", "me", "open")
    assert [desk.table.info(reader).seat for reader in (guest(0), guest(1), guest(2), None)] == [
        0,
        1,
        None,
        None,
    ]
    assert desk.table.info(None).due == list(desk.table.due)


def test_a_list_of_tables_says_whose_turn_it_is() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    assert desk.table.line(guest(seat)).your_turn
    assert not desk.table.line(guest(1 - seat)).your_turn
    assert not desk.table.line(None).your_turn
    desk.now = 7_000
    desk.play(seat, desk.legal(seat)[0])
    assert desk.table.line(None).touched == 7_000


# The position


def test_every_reader_sees_the_game_from_its_own_place() -> None:
    desk = running("campanile", "me", "open")
    game = desk.table.game
    assert game is not None
    for reader in None, 0, 1:
        assert desk.position(reader).view == game.view(reader)


def test_only_who_is_due_has_legal_actions_and_a_question() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    game = desk.table.game
    assert game is not None
    assert desk.position(seat).legal == [str(action) for action in game.legal(seat)]
    assert desk.position(seat).question == 1
    for other in None, 1 - seat:
        assert (desk.position(other).legal, desk.position(other).question) == ([], None)


@pytest.mark.parametrize("game", ["campanile", "capital_lux", "capitol"])
def test_points_are_those_of_the_view(game: str) -> None:
    desk = finished(running(game, "me", "open"))
    position = desk.position(None)
    assert position.scores == [seat["score"] for seat in position.view["seats"]] == desk.outcome().scores


@pytest.mark.parametrize(
    "view", [{}, {"seats": []}, {"seats": [{"score": 3}, {"score": None}]}, {"seats": [{}]}]
)
def test_where_a_view_shows_no_points_there_are_none(view: dict[str, Any]) -> None:
    assert scores_shown(view) is None


# The log


def test_the_log_tells_what_happened_with_the_number_of_the_position_after_it() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.now = 5_000
    desk.play(seat, desk.legal(seat)[0])
    line = desk.lines(None)[-1]
    assert isinstance(line, Happened)
    assert (line.number, line.at, line.seat, line.bot) == (1, 5_000, seat, None)
    assert [event["event"] for event in line.events] == ["built"]
    assert desk.position(None).number == 1


def test_a_reader_who_comes_back_gets_what_it_missed_and_nothing_twice() -> None:
    desk = finished(running("capital_lux", "me", "open", "open"))
    whole = desk.lines(1)
    for since in range(desk.table.seq_for(guest(1)) + 1):
        later = desk.lines(1, since)
        assert later == whole[len(whole) - len(later) :]
    assert desk.lines(1, desk.table.seq_for(guest(1))) == []


def test_each_reader_is_told_what_that_reader_may_know() -> None:
    desk = running("capital_lux", "me", "open")
    desk.play(0, desk.legal(0)[0])
    own, others = (desk.lines(reader)[-1] for reader in (0, 1))
    assert isinstance(own, Happened)
    assert isinstance(others, Happened)
    assert own.events[0]["colour"] is not None
    assert others.events[0]["colour"] is None


def test_of_what_is_chosen_in_secret_without_a_word_nothing_at_all_can_be_seen() -> None:
    desk = bidding("me", "open")
    before = _everything_for(desk, 1), _everything_for(desk, None)
    desk.now += 1_000
    desk.play(0, desk.legal(0)[0])
    desk.play(0, desk.legal(0)[0])
    assert (_everything_for(desk, 1), _everything_for(desk, None)) == before
    assert desk.position(0).number == desk.position(1).number + 2


def _everything_for(desk: Any, reader: int | None) -> list[Any]:
    who = None if reader is None else guest(reader)
    table = desk.table
    return [
        table.seq_for(who),
        table.info(who),
        table.position(who),
        table.lines(who),
        table.line(who),
        table.replay(who, reader, 0, 500),
    ]


# Replays


def test_a_replay_goes_through_the_game_step_by_step() -> None:
    desk = finished(running("campanile", "me", "open"))
    replay = desk.table.replay(None, 0, 0, 200)
    assert replay.moves == len(desk.moves()) == len(replay.frames) - 1
    assert [frame.number for frame in replay.frames] == list(range(replay.moves + 1))
    assert replay.frames[-1].view == desk.position(0).view
    assert (replay.frames[0].seat, replay.frames[0].events) == (None, [])
    assert [frame.seat for frame in replay.frames[1:]] == [seat for seat, _ in desk.moves()]


@pytest.mark.parametrize(("start", "count"), [(0, 1), (5, 7), (30, 3), (70, 100), (10_000, 5), (-5, 3)])
def test_a_part_of_a_replay_is_a_part_of_the_whole(start: int, count: int) -> None:
    desk = finished(running("capital_lux", "me", "open", "open"))
    whole = desk.table.replay(None, 2, 0, 200).frames
    part = desk.table.replay(None, 2, start, count).frames
    assert part == whole[max(0, start) : max(0, start + count)]


def test_a_replay_tells_what_the_log_told() -> None:
    desk = finished(running("capitol", "me", "open"))
    told = [line.events for line in desk.lines(1) if isinstance(line, Happened)]
    frames = [
        frame
        for start in range(0, len(told) + 1, 100)
        for frame in desk.table.replay(None, 1, start, 100).frames
    ]
    assert [frame.events for frame in frames[1:]] == told


def test_while_the_game_runs_one_looks_back_from_ones_own_seat_only() -> None:
    desk = running("campanile", "me", "open")
    assert desk.table.replay(guest(0), 0, 0, 1).frames[0].view == desk.position(0).view
    assert desk.table.replay(guest(0), None, 0, 1).frames[0].view == desk.position(None).view
    for reader in guest(1), guest(5), None:
        with refused("not_over"):
            desk.table.replay(reader, 0, 0, 1)
    with refused("unknown_seat"):
        desk.table.replay(guest(0), 2, 0, 1)
    with refused("not_started"):
        new("campanile", "me", "open").table.replay(None, None, 0, 1)


def test_what_was_taken_back_is_in_no_replay() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    desk.undo(seat)
    desk.play(seat, desk.legal(seat)[-1])
    assert len(desk.table.replay(None, None, 0, 9).frames) == 2


# Afterwards


def test_the_record_of_a_game_that_is_over_replays_it() -> None:
    desk = finished(running("capitol", "me", "open", "easy"))
    game = campidoglio.replay(desk.table.record(None))
    assert game.over
    assert [(seat, str(action)) for seat, action in game.moves] == desk.moves()


def test_the_record_proves_that_its_seed_was_not_chosen() -> None:
    record = Record.from_text(finished(running("campanile", "me", "open")).table.record(None))
    book = campidoglio.rulebook("campanile")
    assert fairness.is_fair(fairness.verify(record, book))
    assert not fairness.is_fair(fairness.verify(replace(record, seed=1), book))


def test_the_record_says_who_played_and_which_moves_were_bots() -> None:
    desk = running("campanile", "me", "open", "open", substitute="hard")
    (seat,) = desk.table.due
    desk.leave(seat)
    desk.bot(seat, desk.legal(seat)[0], level="medium")
    desk.resign((seat + 1) % 3)
    desk.resign((seat + 2) % 3)
    assert Record.from_text(desk.table.record(None)).table == {
        "seats": [{"name": name, "level": None} for name in ("Ann", "Ben", "Cleo")],
        "bots": {"medium": [1]},
        "outcome": msgspec.to_builtins(desk.outcome()),
    }


def test_there_is_no_record_before_the_end() -> None:
    with refused("not_over"):
        running("campanile", "me", "open").table.record(guest(0))


def test_the_secret_is_committed_to_before_the_game_and_opened_after_it() -> None:
    desk = running("campanile", "me", "open")
    before = desk.table.info(guest(0)).fairness
    assert before.commitment == fairness.commitment(SECRET)
    assert (before.secret, before.seed) == (None, None)
    after = finished(desk).table.info(None).fairness
    assert (after.secret, after.commitment) == (SECRET.hex(), before.commitment)
    assert after.seed == f"{fairness.seed_of(SECRET, 'the-table', [None, None]):064x}"
    assert json.loads(desk.table.record(None))["seed"] == after.seed


def test_a_table_that_was_closed_opens_nothing() -> None:
    desk = new("campanile", "me", "open")
    desk.leave(0)
    assert desk.table.status is Status.CLOSED
    assert desk.table.info(None).fairness.secret is None
