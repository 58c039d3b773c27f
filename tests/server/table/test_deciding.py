"""Decisions of players and bots: whole or not at all, tried before, explained when refused."""

from __future__ import annotations

import pytest
from tests.server.table.desks import Desk, bidding, finished, guest, refused, running

from campidoglio.server.table.entries import Moved
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.wire.asks import Play, Try, Why

# Playing


def test_a_decision_of_several_steps_is_one_entry_and_is_taken_whole() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    card = desk.legal(seat, "roof")[0]
    following = desk.tried(seat, card).legal[0]
    made = desk.play(seat, card, following)
    assert made == [Moved(at=1_000, seat=seat, actions=[card, following])]
    assert desk.moves() == [(seat, card), (seat, following)]


def test_a_decision_with_a_step_that_is_refused_changes_nothing_and_says_which() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    card = desk.legal(seat, "roof")[0]
    before = desk.table.to_snapshot()
    with pytest.raises(Refusal) as caught:
        desk.play(seat, card, "seal")
    assert (caught.value.code, caught.value.action) == ("illegal_action", 1)
    assert desk.table.to_snapshot() == before


def test_a_refusal_gives_the_games_reason_as_data() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    with pytest.raises(Refusal) as caught:
        desk.play(seat, "bet style=gothic chip=3")
    reason = caught.value.reason
    assert reason is not None
    assert reason.rule.startswith("CN-")


def test_what_is_no_action_of_the_game_is_refused_as_unreadable() -> None:
    desk = running("campanile", "me", "open")
    with refused("unreadable_action", "there is no action 'castle'"):
        desk.play(desk.table.due[0], "castle")


def test_actions_are_kept_in_their_one_form() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    action = desk.legal(seat)[0]
    name, *values = action.split()
    desk.play(seat, "  ".join([name, *reversed(values)]))
    assert desk.moves() == [(seat, action)]


def test_nothing_may_follow_a_step_that_brings_something_out() -> None:
    """Else a refusal of what follows would tell what would come out, at no price."""
    desk = running("capitalist", "me", "open")
    (seat,) = desk.table.due
    for following in "buy", "decline", "roll":
        with pytest.raises(Refusal) as caught:
            desk.play(seat, "roll", following)
        assert (caught.value.code, caught.value.action) == ("brings_out", 0)
    desk.play(seat, "roll")


@pytest.mark.parametrize("question", [0, 2, 99, -1])
def test_an_answer_to_another_question_is_stale(question: int) -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    assert desk.table.question(seat) == 1
    with refused("stale"):
        desk.table.play(guest(seat), Play("play", question, desk.legal(seat)[:1]), 1_000)


def test_a_click_that_comes_twice_is_taken_once() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    ask = desk.decision(seat, desk.legal(seat, "build")[0])
    desk.do(desk.table.play(guest(seat), ask, 1_000))
    with refused("stale"):
        desk.table.play(guest(seat), ask, 1_000)


def test_who_is_not_asked_is_told_so() -> None:
    desk = running("campanile", "me", "open")
    other = 1 - desk.table.due[0]
    with refused("not_your_turn"):
        desk.play(other, "no_bet")
    with refused("not_seated"):
        desk.table.play(guest(4), Play("play", 1, ["no_bet"]), 1_000)
    assert desk.table.question(other) is None


def test_before_and_after_the_game_nothing_is_played() -> None:
    desk = running("campanile", "me", "open")
    with refused("over"):
        finished(desk).play(0, "no_bet")


# Several at once


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_seats_that_choose_at_once_may_answer_in_any_order(order: tuple[int, ...]) -> None:
    desk = bidding("me", "open", "open")
    decisions = [desk.decision(seat, desk.legal(seat)[seat], "seal") for seat in range(3)]
    for seat in order:
        desk.do(desk.table.play(guest(seat), decisions[seat], desk.now))
    assert desk.position(0).view == _all_sealed_in_turn().position(0).view


def _all_sealed_in_turn() -> Desk:
    desk = bidding("me", "open", "open")
    for seat in range(3):
        desk.play(seat, desk.legal(seat)[seat], "seal")
    return desk


def test_what_others_choose_at_the_same_time_asks_nobody_anew() -> None:
    desk = bidding("me", "open", "open")
    question = desk.table.question(0)
    desk.play(1, desk.legal(1)[0])
    desk.play(2, "seal")
    assert desk.table.question(0) == question


def test_ones_own_step_asks_one_anew() -> None:
    desk = bidding("me", "open")
    question = desk.table.question(0) or 0
    desk.play(0, desk.legal(0)[0])
    assert desk.table.question(0) == question + 1


# Trying


def test_what_is_tried_is_shown_and_changes_nothing() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    before = desk.table.to_snapshot()
    build = desk.legal(seat)[0]
    tried = desk.tried(seat, build)
    assert desk.table.to_snapshot() == before
    desk.play(seat, build)
    after = desk.position(seat)
    assert (tried.view, tried.legal, tried.complete, tried.reveals) == (after.view, after.legal, False, False)


def test_nothing_tried_shows_the_position_as_it_is() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    tried, position = desk.tried(seat), desk.position(seat)
    assert (tried.view, tried.legal) == (position.view, position.legal)


def test_a_step_that_brings_something_out_is_not_looked_at() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    tried = desk.tried(seat, desk.legal(seat)[0], "no_bet")
    assert (tried.view, tried.legal, tried.complete, tried.reveals) == (None, [], True, True)


def test_nothing_is_tried_past_a_step_that_brings_something_out() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    build = desk.legal(seat)[0]
    with pytest.raises(Refusal) as caught:
        desk.tried(seat, build, "no_bet", build)
    assert (caught.value.code, caught.value.action) == ("brings_out", 1)


def test_a_choice_that_others_have_still_to_make_too_is_complete_without_being_brought_out() -> None:
    desk = bidding("me", "open")
    tried = desk.tried(0, desk.legal(0)[0], "seal")
    assert (tried.legal, tried.complete, tried.reveals) == ([], True, False)
    desk.play(1, "seal")
    assert desk.tried(0, desk.legal(0)[0], "seal").reveals


def test_a_step_after_which_others_are_asked_too_is_complete_so_that_nobody_waits_for_more() -> None:
    desk = running("capitol", "me", "open")
    (first,) = desk.table.due
    desk.play(first, "pass")
    (last,) = desk.table.due
    tried = desk.tried(last, "pass")
    assert (tried.legal, tried.complete, tried.reveals) == ([], True, False)
    desk.play(last, "pass")
    assert sorted(desk.table.due) == [0, 1]


def test_what_is_tried_is_refused_like_what_is_played() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    with pytest.raises(Refusal) as tried:
        desk.tried(seat, desk.legal(seat)[0], "seal")
    with pytest.raises(Refusal) as played:
        desk.play(seat, desk.legal(seat)[0], "seal")
    assert (tried.value.code, tried.value.sentence, tried.value.reason, tried.value.action) == (
        played.value.code,
        played.value.sentence,
        played.value.reason,
        played.value.action,
    )


def test_only_who_is_asked_now_may_try() -> None:
    desk = running("campanile", "me", "open")
    with refused("not_your_turn"):
        desk.tried(1 - desk.table.due[0], "no_bet")
    with refused("stale"):
        desk.table.tried(guest(desk.table.due[0]), Try("try", 77, []))


# Why not


def test_an_action_that_is_not_allowed_is_explained() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    because = desk.why(seat, "no_bet")
    assert because.reason is not None
    assert because.reason.rule.startswith("CN-")
    assert because.sentence is not None


def test_an_action_that_is_allowed_has_nothing_against_it() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    because = desk.why(seat, desk.legal(seat)[0])
    assert (because.reason, because.sentence) == (None, None)


def test_in_mid_decision_an_action_is_explained_by_where_the_steps_lead() -> None:
    desk = running("capitol", "me", "open")
    (seat,) = desk.table.due
    card = desk.legal(seat, "roof")[0]
    action = "cap shape=round height=7"
    assert desk.why(seat, action).reason.rule == "CP-10"
    assert desk.why(seat, action, after=[card]).reason.rule == "CP-12"


def test_nothing_is_explained_past_a_step_that_brings_something_out() -> None:
    desk = running("campanile", "me", "open")
    (seat,) = desk.table.due
    with refused("brings_out"):
        desk.why(seat, "no_bet", after=[desk.legal(seat)[0], "no_bet"])


def test_only_ones_own_actions_are_explained_while_one_is_asked() -> None:
    desk = running("campanile", "me", "open")
    with refused("not_your_turn"):
        desk.why(1 - desk.table.due[0], "no_bet")
    with refused("not_seated"):
        desk.table.because(guest(4), Why("why", "no_bet"))


# Bots


def test_bots_are_due_with_their_level_and_question() -> None:
    desk = bidding("me", "hard", "easy")
    assert [(task.seat, task.level) for task in desk.table.bots_due()] == [(1, "hard"), (2, "easy")]
    assert [task.question for task in desk.table.bots_due()] == [
        desk.table.question(1),
        desk.table.question(2),
    ]


def test_a_bots_move_says_which_bot_made_it() -> None:
    desk = bidding("me", "hard", "easy")
    desk.bot(1, "seal", level="medium")
    assert desk.entries[-1] == Moved(at=1_000, seat=1, actions=["seal"], bot="medium")


@pytest.mark.parametrize(
    ("seat", "question", "actions"),
    [
        (1, 0, ["seal"]),
        (1, 2, ["seal"]),
        (0, 1, ["seal"]),
        (1, 1, ["roll"]),
        (1, 1, []),
        (1, 1, ["seal", "seal"]),
    ],
)
def test_a_bots_answer_that_is_late_or_not_its_own_or_not_allowed_is_no_answer(
    seat: int, question: int, actions: list[str]
) -> None:
    desk = bidding("me", "easy")
    late = (desk.table.question(seat) or 0) - 1 + question
    assert desk.table.bot_decision(seat, late, actions, "easy", 1_000) == []
    assert desk.table.bot_decision(1, desk.table.question(1) or 0, ["seal"], "easy", 1_000) != []


def test_bots_are_given_a_copy_of_the_game() -> None:
    desk = running("campanile", "easy", "easy")
    game = desk.table.game
    assert game is not None
    game.play(game.actors[0], game.legal(game.actors[0])[0])
    assert desk.moves() == []
