"""Taking moves back: free, by consent, in secret, and never past what came out."""

from __future__ import annotations

import pytest
from tests.server.table.desks import Desk, bidding, decided, finished, guest, new, refused, running

from campidoglio.server.table.entries import UndoAnswered, UndoAsked, Undone
from campidoglio.server.wire.play import Happened, TableEvent

# At once


def test_ones_own_last_step_is_taken_back_at_once() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    before = desk.position(seat)
    desk.play(seat, desk.legal(seat)[0])
    assert desk.position(seat).can_undo
    assert desk.undo(seat) == [Undone(at=1_000, seat=seat, to=0)]
    after = desk.position(seat)
    assert (after.view, after.legal, after.number) == (before.view, before.legal, 0)
    assert desk.moves() == []


def test_a_decision_of_several_steps_is_taken_back_as_a_whole() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    card = desk.legal(seat, "roof")[0]
    desk.play(seat, card, desk.tried(seat, card).legal[0])
    desk.undo(seat)
    assert desk.moves() == []


def test_one_goes_back_decision_by_decision() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    card = desk.legal(seat, "roof")[0]
    desk.play(seat, card)
    desk.play(seat, desk.legal(seat)[0])
    desk.undo(seat)
    assert desk.moves() == [(seat, card)]
    desk.undo(seat)
    assert desk.moves() == []


def test_after_going_back_a_click_on_what_was_asked_before_is_late() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    ask = desk.decision(seat, desk.legal(seat)[0])
    desk.do(desk.table.play(guest(seat), ask, 1_000))
    desk.undo(seat)
    with refused("stale"):
        desk.table.play(guest(seat), ask, 1_000)


def test_nothing_is_taken_back_past_what_came_out() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    desk.play(seat, "no_bet")
    position = desk.position(seat)
    assert not position.can_undo
    assert not position.can_ask_undo
    with refused("cannot_undo"):
        desk.undo(seat)


def test_who_has_not_moved_takes_nothing_back() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    desk.play(seat, desk.legal(seat)[0])
    assert not desk.position(1 - seat).can_undo
    with refused("cannot_undo"):
        desk.undo(1 - seat)


def test_onlookers_and_finished_games_take_nothing_back() -> None:
    desk = running("campanile", "me", "open")
    with refused("not_seated"):
        desk.undo(4)
    finished(desk)
    assert not desk.position(0).can_undo
    with refused("over"):
        desk.undo(0)


def test_before_the_game_there_is_nothing_to_take_back() -> None:
    with refused("not_started"):
        new("campanile", "me", "open").undo(0)


# Over the moves of others: an offer is public, and so is its refusal


def beginning(*seats: str) -> Desk:
    """A game of Capitali$t in which Ann happens to begin."""
    desks = (running("capitalist", *seats, secret=bytes([number]) * 32) for number in range(99))
    return next(desk for desk in desks if desk.table.due == (0,))


def bargain(*seats: str) -> Desk:
    """Ann made an offer, and Ben, or a bot, refused it."""
    desk = beginning(*seats)
    desk.play(0, "offer seat=1", "give_money amount=1", "send")
    desk.do(decided(desk, 1, "refuse"))
    return desk


def test_against_bots_one_goes_back_over_their_moves_too() -> None:
    desk = bargain("me", "easy")
    assert desk.position(0).can_undo
    desk.undo(0)
    assert desk.moves() == []
    assert desk.events(0)[-1] == ("undone", 0)


def test_nobody_goes_back_over_a_card_that_a_bot_has_shown() -> None:
    """The bot knew its card; who would play against it again would know it too."""
    desk = running("capital_lux", "me", "easy")
    while desk.position(0).view["phase"] == "draft":
        seat = desk.table.due[0]
        desk.do(decided(desk, seat, first_legal(desk, seat)))
    while desk.table.due != (0,):
        desk.do(decided(desk, 1, first_legal(desk, 1)))
    desk.play(0, desk.legal(0, "city")[0])
    assert desk.position(0).can_undo
    desk.do(decided(desk, 1, first_legal(desk, 1)))
    assert desk.moves()[-1][1].startswith("city")
    assert not desk.position(0).can_undo


def first_legal(desk: Desk, seat: int) -> str:
    game = desk.table.game
    assert game is not None
    return str(game.legal(seat)[0])


def test_among_people_the_others_are_asked() -> None:
    desk, seat, other = bargain("me", "open"), 0, 1
    assert not desk.position(seat).can_undo
    assert desk.position(seat).can_ask_undo
    assert desk.undo(seat) == [UndoAsked(at=1_000, seat=seat, to=0)]
    assert len(desk.moves()) == 4
    wish = desk.table.info(None).undo_asked
    assert wish is not None
    assert (wish.seat, wish.to, wish.agreed, wish.waiting) == (seat, 0, [], [other])
    assert desk.table.line(guest(other)).your_turn


def test_when_all_agree_moves_are_taken_back() -> None:
    desk, seat, other = bargain("me", "open"), 0, 1
    desk.undo(seat)
    desk.answer(other, agree=True)
    assert desk.moves() == []
    assert desk.table.info(None).undo_asked is None


def test_the_others_are_asked_one_and_all() -> None:
    desk = bargain("me", "open", "open")
    desk.undo(0)
    assert desk.answer(2, agree=True) == [UndoAnswered(at=1_000, seat=2, agree=True)]
    with refused("answered"):
        desk.answer(2, agree=True)
    wish = desk.table.info(None).undo_asked
    assert wish is not None
    assert (wish.agreed, wish.waiting) == ([2], [1])
    assert len(desk.answer(1, agree=True)) == 2
    assert desk.moves() == []


def test_one_who_does_not_agree_is_enough() -> None:
    desk, seat, other = bargain("me", "open"), 0, 1
    desk.undo(seat)
    desk.answer(other, agree=False)
    assert len(desk.moves()) == 4
    assert desk.table.info(None).undo_asked is None
    assert desk.events(None)[-2:] == [("undo_asked", seat), ("undo_refused", other)]


def test_who_asked_may_think_better_of_it_and_cannot_agree_with_themselves() -> None:
    desk, seat = bargain("me", "open"), 0
    desk.undo(seat)
    with refused("answered"):
        desk.answer(seat, agree=True)
    desk.answer(seat, agree=False)
    assert desk.table.info(None).undo_asked is None


def test_who_plays_on_does_not_agree() -> None:
    desk, seat = bargain("me", "open"), 0
    desk.undo(seat)
    desk.play(seat, "roll")
    assert len(desk.moves()) == 5
    assert desk.table.info(None).undo_asked is None
    assert ("undo_refused", seat) in desk.events(None)


def test_one_wish_at_a_time_and_no_answer_where_nothing_was_asked() -> None:
    desk, seat, other = bargain("me", "open"), 0, 1
    with refused("nothing_asked"):
        desk.answer(other, agree=True)
    desk.undo(seat)
    assert not desk.position(seat).can_ask_undo
    with refused("undo_asked"):
        desk.undo(seat)


def test_bots_wait_while_people_talk_of_going_back() -> None:
    desk = bargain("me", "open", "easy")
    desk.play(0, "offer seat=2", "give_money amount=1", "send")
    assert [task.seat for task in desk.table.bots_due()] == [2]
    desk.undo(1)
    assert desk.table.bots_due() == []
    assert desk.table.bot_decision(2, desk.table.question(2) or 0, ["refuse"], "easy", 1_000) == []
    desk.answer(0, agree=False)
    assert [task.seat for task in desk.table.bots_due()] == [2]


def test_a_player_who_leaves_agrees_to_nothing() -> None:
    desk, seat, other = bargain("me", "open"), 0, 1
    desk.undo(seat)
    desk.leave(other)
    assert desk.table.info(None).undo_asked is None
    assert (desk.position(seat).can_undo, desk.position(seat).can_ask_undo) == (False, False)


# Secret choices


def test_a_secret_choice_is_taken_back_alone_and_what_others_chose_stays() -> None:
    desk = bidding("me", "open", "open")
    before = len(desk.moves())
    mine, theirs = desk.legal(0)[0], desk.legal(1)[1]
    desk.play(0, mine, "seal")
    desk.play(1, theirs, "seal")
    assert desk.position(0).can_undo
    assert desk.undo(0) == [Undone(at=1_000, seat=0, to=before, kept=[before + 2, before + 3])]
    assert desk.moves()[before:] == [(1, theirs), (1, "seal")]
    assert desk.table.due == (0, 2)


def test_readers_are_told_again_what_stays_when_a_choice_before_it_is_taken_back() -> None:
    desk = bidding("me", "open", "open")
    number = desk.position(2).number
    desk.play(0, "seal")
    desk.play(1, "seal")
    since = desk.table.seq_for(guest(2))
    desk.undo(0)
    undone, again = desk.lines(2, since)
    assert isinstance(undone, TableEvent)
    assert isinstance(again, Happened)
    assert (undone.event, undone.to) == ("undone", number)
    assert (again.number, again.seat) == (number + 1, 1)
    assert desk.position(2).number == number + 1


def test_a_step_that_nobody_knows_of_is_taken_back_without_anybody_knowing() -> None:
    desk = bidding("me", "open")
    before = [desk.table.seq_for(guest(1)), desk.lines(1), desk.position(1)]
    desk.play(0, desk.legal(0)[0])
    desk.undo(0)
    assert [desk.table.seq_for(guest(1)), desk.lines(1), desk.position(1)] == before
    assert desk.events(0)[-1] == ("undone", 0)


def test_a_step_of_another_that_one_does_not_know_of_stands_in_nobodys_way() -> None:
    desk = bidding("me", "open")
    last = desk.moves()[-1][0]
    free = desk.position(last).can_undo
    desk.play(1 - last, desk.legal(1 - last)[0])
    assert desk.position(last).can_undo == free


def test_a_choice_that_was_brought_out_stays() -> None:
    desk = bidding("me", "open")
    desk.play(0, "seal")
    desk.play(1, "seal")
    assert not desk.position(0).can_undo
    assert not desk.position(1).can_undo


def test_a_secret_choice_is_not_given_away_by_playing_while_others_are_asked() -> None:
    desk = bidding("me", "open", "open")
    desk.do([UndoAsked(at=desk.now, seat=0, to=0)])
    with refused("answer_undo_first"):
        desk.play(1, "seal")
    desk.answer(1, agree=False)
    desk.play(1, "seal")


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "open", "open")])
def test_all_moves_of_a_long_way_back_are_made_as_if_it_had_not_been_gone(seats: tuple[str, ...]) -> None:
    desk = bidding(*seats)
    for _ in range(3):
        desk.play(0, desk.legal(0)[0])
        desk.undo(0)
    other = bidding(*seats)
    assert desk.moves() == other.moves()
    assert desk.position(1).view == other.position(1).view
