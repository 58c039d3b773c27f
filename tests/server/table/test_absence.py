"""Players who leave a running game, return, are replaced, or give up; and how the game then ends."""

from __future__ import annotations

import pytest
from tests.server.table.desks import Desk, decided, finished, guest, new, refused, running

from campidoglio.server.table.entries import Away, BotSeated, FromOutside, Resigned, Returned
from campidoglio.server.table.seating import GONE_MS
from campidoglio.server.wire.tables import Correspondence, SeatKind, Status

# Leaving and returning


def test_for_who_leaves_a_running_game_a_bot_plays() -> None:
    desk = running("campanile", "me", "open", substitute="hard")
    (seat,) = desk.table.due
    assert desk.leave(seat) == [Away(at=1_000, seat=seat)]
    assert [(task.seat, task.level) for task in desk.table.bots_due()] == [(seat, "hard")]
    assert desk.table.guests[seat] == guest(seat)
    assert desk.events(None)[-1] == ("away", seat)
    assert desk.leave(seat) == []


def test_who_returns_plays_on_where_the_game_is() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.leave(seat)
    build = desk.legal(seat)[0]
    desk.bot(seat, build)
    assert desk.back(seat) == [Returned(at=1_000, seat=seat)]
    assert desk.table.bots_due() == []
    desk.play(seat, "no_bet")
    assert desk.moves() == [(seat, build), (seat, "no_bet")]


def test_who_is_there_need_not_return_and_onlookers_have_nowhere_to_return_to() -> None:
    desk = running("campanile", "me", "open")
    assert desk.back(0) == []
    assert desk.back(4) == []
    assert desk.table.returned(guest(0), 10**9) == []


def test_who_is_away_takes_nothing_back() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    desk.leave(seat)
    assert not desk.position(seat).can_undo
    with refused("away"):
        desk.undo(seat)
    desk.back(seat)
    desk.undo(seat)
    assert desk.moves() == []


def test_the_move_that_a_bot_made_for_a_player_is_not_the_players_to_take_back() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.leave(seat)
    desk.bot(seat, desk.legal(seat)[0])
    desk.back(seat)
    assert not desk.position(seat).can_undo


# Who is gone for good


def test_the_host_puts_a_bot_in_the_place_of_a_player_who_left() -> None:
    desk = running("campanile", "me", "open")
    desk.leave(1)
    assert desk.fill(1, "easy") == [BotSeated(at=1_000, seat=1, level="easy")]
    assert desk.table.info(None).seats[1].kind is SeatKind.BOT
    assert desk.table.seat_of(guest(1)) is None


def test_a_player_who_is_there_is_not_replaced() -> None:
    desk = running("campanile", "me", "open", "easy")
    desk.table.came(guest(1), 0)
    desk.now += GONE_MS * 10
    with refused("not_gone"):
        desk.fill(1, "easy")
    with refused("started"):
        desk.fill(2, "hard")
    with refused("started"):
        desk.fill(1, None)


def test_a_player_who_has_not_been_connected_for_a_while_is_replaced() -> None:
    desk = running("campanile", "me", "open")
    desk.table.came(guest(1), 2_000)
    desk.table.went(guest(1), 50_000)
    desk.now = 50_000 + GONE_MS - 1
    with refused("not_gone"):
        desk.fill(1, "easy")
    desk.now += 1
    desk.fill(1, "easy")


def test_by_correspondence_nobody_needs_to_be_connected() -> None:
    desk = running("campanile", "me", "open", tempo=Correspondence(days=3))
    desk.now += GONE_MS * 10
    with refused("not_gone"):
        desk.fill(1, "easy")


def test_while_the_host_is_gone_another_player_may_replace_the_host() -> None:
    desk = running("campanile", "me", "open", "open")
    with refused("not_host"):
        desk.fill(0, "easy", by=1)
    desk.leave(0)
    desk.fill(0, "easy", by=1)
    assert desk.table.guests == {1: guest(1), 2: guest(2)}


def test_somebody_may_come_for_the_seat_of_who_is_gone() -> None:
    desk = running("campanile", "me", "open")
    desk.leave(1)
    desk.fill(1, "easy")
    desk.sit(3)
    assert desk.table.guests == {0: guest(0), 1: guest(3)}
    assert desk.position(3 - 2).view["seat"] is None
    position = desk.table.position(guest(3))
    assert position is not None
    assert position.view["seat"] == 1


def test_nobody_takes_a_seat_who_knows_the_cards_of_another() -> None:
    desk = running("campanile", "me", "open", "open")
    for seat in 1, 2:
        desk.leave(seat)
        desk.fill(seat, "easy")
    with refused("no_seat", "cards of another seat"):
        desk.sit(1, wanted=2)
    desk.sit(1)
    assert desk.table.guests == {0: guest(0), 1: guest(1)}


def test_who_comes_for_a_seat_takes_back_no_move_of_the_player_before() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    desk.leave(seat)
    desk.fill(seat, "easy", by=1 - seat)
    desk.sit(4)
    position = desk.table.position(guest(4))
    assert position is not None
    assert not position.can_undo


# Giving up


def test_with_two_players_who_resigns_loses_at_once() -> None:
    desk = running("campanile", "me", "open")
    assert desk.resign(0) == [Resigned(at=1_000, seat=0)]
    assert desk.table.status is Status.OVER
    assert (desk.outcome().reason, desk.outcome().ranking) == ("resigned", [2, 1])
    assert desk.table.due == ()
    assert desk.position(0).legal == []


def test_with_more_a_bot_plays_on_and_who_resigned_is_placed_last() -> None:
    desk = running("campanile", "me", "open", "easy", substitute="medium")
    desk.resign(1)
    assert desk.table.status is Status.RUNNING
    assert desk.table.info(None).seats[1].resigned
    assert desk.table.info(None).seats[1].substitute == "medium"
    finished(desk)
    assert desk.outcome().reason == "pile_empty"
    assert desk.outcome().ranking[1] == 3


def test_of_several_who_resigned_the_first_is_last_and_the_one_who_stays_wins() -> None:
    desk = running("campanile", "me", "open", "open", "open")
    for seat in 2, 0, 3:
        desk.resign(seat)
    assert desk.table.status is Status.OVER
    assert (desk.outcome().reason, desk.outcome().ranking) == ("resigned", [3, 1, 4, 2])


def test_who_resigned_does_nothing_more() -> None:
    desk = running("campanile", "me", "open", "open")
    (seat,) = desk.table.due
    build = desk.legal(seat)[0]
    desk.resign(seat)
    assert (desk.position(seat).legal, desk.position(seat).question) == ([], None)
    assert not desk.table.line(guest(seat)).your_turn
    for forbidden in (
        lambda: desk.play(seat, build),
        lambda: desk.tried(seat, build),
        lambda: desk.undo(seat),
        lambda: desk.resign(seat),
    ):
        with refused("resigned"):
            forbidden()
    assert desk.back(seat) == []
    with refused("not_gone"):
        desk.fill(seat, "easy", by=0)


def test_nobody_goes_back_past_a_resignation() -> None:
    desk = running("campanile", "me", "open", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    assert desk.position(seat).can_undo
    desk.resign((seat + 1) % 3)
    assert not desk.position(seat).can_undo


def test_a_game_that_knows_how_players_leave_for_good_carries_it_out() -> None:
    desk = running("capitalist", "me", "open", "open")
    assert desk.resign(1) == [Resigned(at=1_000, seat=1), FromOutside(at=1_000, action="leave seat=1")]
    assert desk.position(0).view["seats"][1]["out"] == 1
    desk.resign(2)
    assert desk.table.status is Status.OVER
    assert (desk.outcome().reason, desk.outcome().ranking) == ("last_player", [1, 3, 2])


@pytest.mark.parametrize("over", [True, False])
def test_nobody_resigns_before_or_after_the_game(over: bool) -> None:
    desk = {True: lambda: finished(running("campanile", "me", "open")), False: _waiting}[over]()
    with refused({True: "over", False: "not_started"}[over]):
        desk.resign(0)


def _waiting() -> Desk:
    return new("campanile", "me", "open")


def test_onlookers_do_not_resign() -> None:
    with refused("not_seated"):
        running("campanile", "me", "open").resign(3)


def test_the_log_says_for_every_move_which_bot_made_it() -> None:
    desk = running("campanile", "me", "open", substitute="easy")
    (seat,) = desk.table.due
    desk.leave(seat)
    desk.do(decided(desk, seat, desk.legal(seat)[0]))
    (line,) = desk.lines(None, since=desk.table.seq_for(None) - 1)
    assert getattr(line, "bot", None) == "easy"
