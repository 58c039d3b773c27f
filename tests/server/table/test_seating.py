"""Making a table, taking and leaving seats, beginning, talking, and playing again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table.desks import NAMES, SECRET, asked, finished, guest, new, refused, running

from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import AddEntropy, NewTable, SeatWish, TakeSeat
from campidoglio.server.wire.play import TableEvent
from campidoglio.server.wire.tables import Correspondence, RealTime, SeatKind, Status

# A new table


def test_a_table_with_an_open_seat_waits_for_somebody() -> None:
    desk = new("campanile", "me", "open")
    assert desk.table.status is Status.OPEN
    assert desk.table.position(None) is None
    assert [seat.kind for seat in desk.table.info(None).seats] == [SeatKind.PERSON, SeatKind.OPEN]


def test_a_table_without_an_open_seat_starts_at_once() -> None:
    desk = new("campanile", "me", "medium", "easy")
    assert desk.table.status is Status.RUNNING
    assert [seat.level for seat in desk.table.info(None).seats] == [None, "medium", "easy"]


def test_a_host_may_let_bots_play_alone() -> None:
    desk = new("campanile", "easy", "easy")
    assert desk.table.seat_of(guest(0)) is None
    assert desk.table.info(guest(0)).host
    assert finished(desk).table.status is Status.OVER


def test_a_table_shows_all_settings_of_its_game() -> None:
    desk = new("capitol", "me", "open", options={"edition": "fr"})
    assert desk.table.info(None).options == {"edition": "fr", "board": "reconstruction"}
    assert new("capitol", "me", "open").table.info(None).options["edition"] == "nl"


@pytest.mark.parametrize(
    ("ask", "code", "saying"),
    [
        (asked("chess", "me", "open"), "unknown_game", "the games are"),
        (asked("campanile", "me"), "bad_setting", "2 to 5 players"),
        (asked("capitol", "me", "open", options={"edition": "it"}), "bad_setting", "one of"),
        (asked("capitol", "me", "open", options={"colour": 3}), "bad_setting", "no setting"),
        (asked("campanile", "me", "me"), "one_seat_each", "one seat"),
        (asked("campanile", "me", "genius"), "unknown_bot", "easy, medium, hard, expert"),
        (asked("campanile", "me", "open", substitute="genius"), "unknown_bot", "genius"),
        (asked("campanile", "me", "open", tempo=RealTime()), "bad_tempo", "a limit"),
        (asked("campanile", "me", "open", tempo=RealTime(move_seconds=0)), "bad_tempo", "not 0"),
        (asked("campanile", "me", "open", tempo=RealTime(game_seconds=10**9)), "bad_tempo", "604800"),
        (asked("campanile", "me", "open", tempo=Correspondence(days=31)), "bad_tempo", "30 days"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ask: NewTable, code: str, saying: str) -> None:
    with refused(code, saying):
        Table.create(ask, guest(0), NAMES[0], 0, table_id="t", secret=SECRET)


def test_a_bot_without_a_level_is_refused() -> None:
    with refused("unknown_bot"):
        ask = NewTable("new", "campanile", [SeatWish("me"), SeatWish("bot")])
        Table.create(ask, guest(0), NAMES[0], 0, table_id="t", secret=SECRET)


# Sitting down


def test_who_comes_takes_the_first_free_seat_or_the_one_wished_for() -> None:
    desk = new("campanile", "open", "me", "open", "open")
    desk.sit(1)
    desk.sit(2, wanted=3)
    assert desk.table.guests == {0: guest(1), 1: guest(0), 3: guest(2)}
    assert desk.events(None) == [("joined", 1), ("joined", 0), ("joined", 3)]


def test_nobody_has_two_seats() -> None:
    desk = new("campanile", "me", "open", "open")
    with refused("seated"):
        desk.sit(0)


@pytest.mark.parametrize(("wanted", "code"), [(0, "no_seat"), (7, "unknown_seat"), (-1, "unknown_seat")])
def test_a_seat_that_is_not_free_is_refused(wanted: int, code: str) -> None:
    with refused(code):
        new("campanile", "me", "open").sit(1, wanted)


def test_a_full_table_has_no_seat() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    with refused("no_seat", "No seat is free"):
        desk.sit(2)


def test_nobody_joins_a_running_game_or_one_that_is_over() -> None:
    desk = running("campanile", "me", "open")
    with refused("no_seat", "gone for good"):
        desk.sit(2)
    with refused("over"):
        finished(desk).sit(2)


# Leaving


def test_who_leaves_before_the_game_leaves_the_seat_open() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    desk.leave(1)
    assert desk.table.guests == {0: guest(0)}
    assert desk.events(0)[-1] == ("left", 1)
    (line,) = desk.lines(0, since=desk.table.seq_for(guest(0)) - 1)
    assert isinstance(line, TableEvent)
    assert line.name == "Ben"


def test_when_the_host_leaves_another_player_is_host() -> None:
    desk = new("campanile", "me", "open", "open")
    desk.sit(1)
    desk.leave(0)
    assert not desk.table.info(guest(0)).host
    assert desk.table.info(guest(1)).host


def test_when_everybody_left_the_table_is_closed() -> None:
    desk = new("campanile", "me", "open", "easy")
    desk.leave(0)
    assert desk.table.status is Status.CLOSED
    assert desk.events(None)[-2:] == [("left", 0), ("closed", None)]
    with refused("closed"):
        desk.sit(1)


def test_who_has_no_seat_cannot_leave_and_a_finished_game_is_not_left() -> None:
    desk = running("campanile", "me", "open")
    with refused("not_seated"):
        desk.leave(2)
    with refused("started"):
        finished(desk).leave(0)


# The host's seats


def test_the_host_puts_bots_on_seats_changes_them_and_opens_seats() -> None:
    desk = new("campanile", "me", "open", "open")
    desk.fill(1, "easy")
    desk.fill(1, "hard")
    desk.fill(2, "medium")
    desk.fill(2, None)
    assert [seat.level for seat in desk.table.info(None).seats] == [None, "hard", None]
    assert [seat.kind for seat in desk.table.info(None).seats] == ["person", "bot", "open"]
    assert desk.fill(2, None) == []


def test_the_host_may_open_the_seat_of_a_player_but_puts_no_bot_on_it() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    with refused("seat_taken"):
        desk.fill(1, "easy")
    desk.fill(1, None)
    assert desk.table.guests == {0: guest(0)}


def test_only_the_host_fills_seats_and_only_with_bots_that_are() -> None:
    desk = new("campanile", "me", "open", "open")
    desk.sit(1)
    with refused("not_host"):
        desk.fill(2, "easy", by=1)
    with refused("unknown_bot"):
        desk.fill(2, "genius")
    with refused("unknown_seat"):
        desk.fill(9, "easy")


# Chance


def test_what_seats_add_to_chance_is_shown_and_makes_another_game() -> None:
    plain, salted = new("campanile", "me", "open"), new("campanile", "me", "open")
    salted.do(salted.table.add_entropy(guest(0), AddEntropy("add", "my dog's name"), 1_000))
    assert salted.table.info(None).fairness.entropy == ["my dog's name", None]
    for desk in plain, salted:
        desk.sit(1)
        desk.start()
    assert plain.position(0).view != salted.position(0).view


def test_what_a_seat_added_goes_with_its_player() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    desk.do(desk.table.add_entropy(guest(1), AddEntropy("add", "dog"), 1_000))
    desk.leave(1)
    assert desk.table.info(None).fairness.entropy == [None, None]


def test_only_players_add_to_chance_and_only_before_the_game() -> None:
    desk = running("campanile", "me", "open")
    with refused("started"):
        desk.table.add_entropy(guest(0), AddEntropy("add", "late"), 1_000)
    with refused("not_seated"):
        desk.table.add_entropy(guest(5), AddEntropy("add", "mine"), 1_000)


# Beginning


def test_a_game_begins_once_every_seat_is_taken() -> None:
    desk = new("campanile", "me", "open", "open")
    desk.sit(1)
    with refused("seats_open"):
        desk.start()
    desk.fill(2, "easy")
    desk.start(1)
    assert desk.table.status is Status.RUNNING
    assert desk.events(None)[-1] == ("started", None)
    with refused("started"):
        desk.start()


def test_who_has_no_part_in_a_table_does_not_start_it() -> None:
    desk = new("campanile", "me", "open")
    desk.sit(1)
    with refused("not_seated"):
        desk.start(2)


# Talking


def test_players_and_onlookers_talk() -> None:
    desk = new("campanile", "me", "open")
    desk.say(0, "Anybody?")
    desk.say(3, "<b>Me</b>")
    said: list[Any] = desk.lines(None)[-2:]
    assert [(line.seat, line.name, line.text) for line in said] == [
        (0, "Ann", "Anybody?"),
        (None, "Dan", "<b>Me</b>"),
    ]


def test_a_table_without_chat_is_silent() -> None:
    with refused("no_chat"):
        new("campanile", "me", "open", chat=False).say(0, "Hello")


# Playing again


def test_a_rematch_has_the_same_players_and_settings_and_another_begins() -> None:
    desk = finished(running("capitol", "me", "open", "easy", options={"edition": "fr"}))
    made = desk.table.rematch(guest(1), "Ben", desk.now, table_id="another", secret=bytes(32))
    desk.do(made.here)
    again = Table.of(made.there)
    assert desk.table.info(None).rematch == again.id == "another"
    assert again.info(None).options == desk.table.info(None).options
    assert [seat.kind for seat in again.info(None).seats] == ["bot", "open", "person"]
    assert again.seat_of(guest(1)) == 2
    for entry in again.take_seat(guest(0), "Ann", TakeSeat("sit"), 0):
        again.apply(entry)
    assert again.seat_of(guest(0)) == 1


def test_there_is_one_rematch_and_only_players_ask_for_it_and_only_afterwards() -> None:
    desk = running("campanile", "me", "easy")
    with refused("not_over"):
        desk.table.rematch(guest(0), "Ann", 0, table_id="another", secret=SECRET)
    finished(desk)
    with refused("not_seated"):
        desk.table.rematch(guest(3), "Dan", 0, table_id="another", secret=SECRET)
    desk.do(desk.table.rematch(guest(0), "Ann", 0, table_id="another", secret=SECRET).here)
    with refused("rematched"):
        desk.table.rematch(guest(0), "Ann", 0, table_id="third", secret=SECRET)
