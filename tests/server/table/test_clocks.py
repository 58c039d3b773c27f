"""Clocks: for a move, for the game, by correspondence; exact at the boundary."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table.desks import Desk, bidding, finished, guest, refused, running

from campidoglio.server.table.entries import FromOutside, Moved, Returned, TimedOut
from campidoglio.server.wire.tables import Correspondence, RealTime, Status, Tempo, Untimed

MOVE = RealTime(move_seconds=10)
GAME = RealTime(game_seconds=60)
BOTH = RealTime(move_seconds=10, game_seconds=25)
DAY = 86_400_000


def moved(desk: Desk) -> int:
    """Whoever is due takes the first legal action; gives the seat."""
    seat = desk.table.due[0]
    desk.play(seat, desk.legal(seat)[0])
    return seat


def clock(desk: Desk, seat: int, reader: int | None = None) -> Any:
    return desk.position(reader).clocks[seat]


def test_without_limits_there_are_no_clocks() -> None:
    desk = running("campanile", "me", "open", tempo=Untimed())
    assert desk.position(0).clocks == []
    assert desk.table.next_deadline() is None
    assert desk.table.time_out(10**15) == []


def test_the_clock_of_who_is_due_runs_and_no_other() -> None:
    desk = running("campanile", "me", "open", tempo=MOVE)
    (seat,) = desk.table.due
    assert [c.running for c in desk.position(None).clocks] == [n == seat for n in range(2)]
    assert desk.table.next_deadline() == 11_000


@pytest.mark.parametrize("tempo", [MOVE, Correspondence(days=2)])
def test_time_is_up_at_the_very_moment_and_not_before(tempo: Tempo) -> None:
    desk = running("campanile", "me", "open", tempo=tempo)
    deadline = desk.table.next_deadline()
    assert deadline is not None
    assert desk.table.time_out(deadline - 1) == []
    assert desk.table.time_out(deadline) == [TimedOut(at=deadline, seat=desk.table.due[0])]


def test_correspondence_counts_days() -> None:
    desk = running("campanile", "me", "open", tempo=Correspondence(days=2))
    assert desk.table.next_deadline() == 1_000 + 2 * DAY


def test_a_move_at_the_last_moment_counts_and_one_at_the_deadline_does_not() -> None:
    desk = running("campanile", "me", "open", tempo=MOVE)
    (seat,) = desk.table.due
    ask = desk.decision(seat, desk.legal(seat)[0])
    with refused("time_out"):
        desk.table.play(guest(seat), ask, 11_000)
    assert len(desk.table.play(guest(seat), ask, 10_999)) == 1


def test_every_decision_has_the_whole_time_for_a_move() -> None:
    desk = running("campanile", "me", "open", tempo=MOVE)
    desk.after(9_000)
    moved(desk)
    assert desk.table.next_deadline() == 20_000


def test_the_time_for_the_game_goes_on_where_it_stopped() -> None:
    desk = running("campanile", "me", "open", tempo=GAME)
    (seat,) = desk.table.due
    desk.after(20_000)
    moved(desk)
    assert clock(desk, seat).game_ms == 40_000
    assert desk.table.next_deadline() == 21_000 + 40_000


def test_of_both_limits_the_nearer_counts() -> None:
    desk = running("campanile", "me", "open", tempo=BOTH)
    (seat,) = desk.table.due
    assert desk.table.next_deadline() == 11_000
    desk.after(9_000)
    moved(desk)
    desk.after(9_000)
    desk.play(seat, "no_bet")
    assert clock(desk, seat).game_ms == 7_000
    assert clock(desk, 1 - seat).game_ms == 25_000


def test_a_clock_is_shown_as_it_was_when_the_reader_last_heard_of_the_table() -> None:
    desk = running("campanile", "me", "open", tempo=BOTH)
    (seat,) = desk.table.due
    desk.after(4_000).say(1 - seat, "Hurry up!")
    position = desk.position(None)
    shown = position.clocks[seat]
    assert position.since == 5_000
    assert (shown.move_ms, shown.game_ms, shown.running) == (6_000, 21_000, True)


def test_seats_that_choose_at_once_have_a_clock_each() -> None:
    desk = bidding("me", "open", "open", tempo=GAME)
    start = desk.now
    desk.now += 5_000
    desk.play(1, "seal")
    left = [clock(desk, seat).game_ms for seat in range(3)]
    assert [c.running for c in desk.position(None).clocks] == [True, False, True]
    assert left == [55_000] * 3
    assert desk.table.next_deadline() == start + 60_000


def test_all_whose_time_is_up_at_once_are_named_at_once() -> None:
    desk = bidding("me", "open", "open", tempo=MOVE)
    desk.play(1, "seal")
    assert [type(entry) for entry in desk.table.time_out(11_000)] == [TimedOut, TimedOut]


def test_the_steps_of_a_secret_choice_share_the_time_for_one_move() -> None:
    """Else a clock that begins anew would tell that a card was laid."""
    desk = bidding("me", "open", tempo=MOVE)
    desk.now += 6_000
    desk.play(1, "seal")
    desk.play(0, desk.legal(0)[0])
    assert desk.table.next_deadline() == 11_000


def test_bots_have_no_clock() -> None:
    desk = running("campanile", "easy", "easy", tempo=MOVE)
    assert desk.table.next_deadline() is None


# Out of time


def out_of_time(tempo: Tempo = MOVE) -> tuple[Desk, int]:
    """Somebody's time is up."""
    desk = running("campanile", "me", "open", tempo=tempo, substitute="easy")
    (seat,) = desk.table.due
    return desk.after(100_000), seat


def test_for_who_is_out_of_time_a_bot_plays_and_the_log_says_so() -> None:
    desk, seat = out_of_time()
    assert [(task.seat, task.level) for task in desk.table.bots_due()] == [(seat, "easy")]
    assert desk.table.info(None).seats[seat].substitute == "easy"
    assert desk.events(None)[-1] == ("time_out", seat)
    assert desk.table.next_deadline() is None
    desk.bot(seat, desk.legal(seat)[0])
    assert desk.entries[-1] == Moved(at=desk.now, seat=seat, actions=[desk.moves()[0][1]], bot="easy")


def test_the_move_for_which_the_time_ran_out_is_the_bots_and_the_next_ones_own_again() -> None:
    desk, seat = out_of_time()
    assert desk.back(seat) == []
    with refused("time_out"):
        desk.play(seat, desk.legal(seat)[0])
    desk.bot(seat, desk.legal(seat)[0])
    assert desk.back(seat) == [Returned(at=desk.now, seat=seat)]
    assert desk.table.bots_due() == []
    assert desk.table.next_deadline() == desk.now + 10_000
    desk.play(seat, "no_bet")


def test_to_play_is_to_return() -> None:
    desk, seat = out_of_time()
    desk.bot(seat, desk.legal(seat)[0])
    made = desk.play(seat, "no_bet")
    assert [type(entry) for entry in made] == [Returned, Moved]
    assert desk.events(None)[-1] == ("returned", seat)


def test_without_time_for_the_game_nobody_returns() -> None:
    desk, seat = out_of_time(GAME)
    desk.bot(seat, desk.legal(seat)[0])
    assert desk.back(seat) == []
    with refused("time_out"):
        desk.play(seat, "no_bet")
    assert clock(desk, seat).game_ms == 0


def test_when_a_game_is_over_no_time_runs() -> None:
    desk = finished(running("campanile", "me", "open", tempo=BOTH))
    assert desk.table.next_deadline() is None
    assert desk.table.time_out(10**15) == []


# The time of the whole game, where the rules know it


def test_the_time_of_the_whole_game_comes_from_outside_once() -> None:
    desk = running("capitalist", "me", "open", options={"minutes": 5})
    assert desk.table.next_deadline() == 301_000
    assert desk.table.time_out(300_999) == []
    assert desk.do(desk.table.time_out(301_000)) == [FromOutside(at=301_000, action="time_up")]
    assert desk.position(0).view["time_is_up"]
    assert desk.table.next_deadline() is None
    assert desk.table.time_out(10**9) == []


def test_the_turn_in_which_the_time_ran_out_is_finished() -> None:
    desk = running("capitalist", "me", "open", options={"minutes": 5})
    question = desk.table.question(desk.table.due[0])
    desk.after(300_000)
    assert desk.table.question(desk.table.due[0]) != question
    finished(desk)
    assert desk.table.status is Status.OVER
    assert desk.outcome().reason == "time"
