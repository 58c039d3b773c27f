"""A game in progress: who is asked, what is legal, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.pebbles import PEBBLES, State

import campidoglio
from campidoglio import (
    Action,
    BadSeed,
    BadSetting,
    BadSnapshot,
    CampidoglioError,
    Game,
    GameOver,
    IllegalAction,
    NoRecord,
    NothingToUndo,
    NotYourTurn,
    Outcome,
    Reason,
    UnknownSeat,
    UnreadableAction,
)
from campidoglio.kernel.game import KEPT_EVERY
from campidoglio.kernel.record import Record
from campidoglio.kernel.schema import GameState

NONE, ONE, TWO = (Action("hide", pebbles=number) for number in range(3))


def pebbles(players: int = 3, **options: Any) -> Game:
    return Game(PEBBLES, players=players, seed=7, options=options)


def one_round(game: Game) -> Game:
    """Seat 2 answers first and hides most."""
    for seat, choice in [(2, TWO), (0, NONE), (1, ONE)]:
        game.play(seat, choice)
    return game


def everything(game: Game) -> tuple[Any, ...]:
    """All that can be seen of a game from outside."""
    views = [game.view(seat) for seat in (None, *range(game.players))]
    return game.state.snapshot(), game.moves, game.actors, game.outside, game.scores, game.ranking, views


# Setting up


@pytest.mark.parametrize("players", [1, 5, 0, -1, True, 2.0, "3", None, pytest.param(10**5000, id="huge")])
def test_a_game_for_so_many_players_is_refused(players: Any) -> None:
    with pytest.raises(BadSetting, match="pebbles is for 2 to 4 players, not"):
        Game(PEBBLES, players=players, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**256, "7", True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed):
        Game(PEBBLES, players=2, seed=seed)


def test_without_a_seed_every_game_is_another() -> None:
    assert len({campidoglio.new("campanile", players=2).state.digest() for _ in range(3)}) == 3


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert pebbles().state == pebbles().state
    assert Game(PEBBLES, players=3, seed=8).state != pebbles().state


def test_the_options_of_a_game_include_those_left_at_their_default() -> None:
    assert pebbles(rounds=1).options == {"winner": "most", "rounds": 1, "double": False, "prizes": "pence"}


# Who is asked, and what is legal


def test_all_who_must_choose_at_once_are_actors() -> None:
    game = pebbles()
    before = game.actors
    game.play(1, ONE)
    assert (before, game.actors) == ((0, 1, 2), (0, 2))


def test_who_is_asked_sees_the_legal_actions_in_the_order_of_the_game() -> None:
    assert pebbles().legal(1) == (NONE, ONE, TWO)


def test_who_is_not_asked_has_no_legal_actions() -> None:
    game = pebbles()
    game.play(1, ONE)
    assert game.legal(1) == ()


def test_an_action_may_be_played_as_itself_or_as_text_and_comes_back_in_its_one_form() -> None:
    assert pebbles().play(0, "  hide   pebbles=02 ") == pebbles().play(0, TWO) == TWO


def test_a_move_is_remembered_with_its_seat() -> None:
    assert one_round(pebbles()).moves == ((2, TWO), (0, NONE), (1, ONE))


# What comes from outside the rules


def test_an_action_is_legal_for_whom_and_as_long_as_it_is_in_the_list() -> None:
    game = pebbles()
    for seat in range(3):
        assert [game.is_legal(seat, action) for action in (NONE, str(ONE), TWO)] == [
            action in game.legal(seat) for action in (NONE, ONE, TWO)
        ]
    game.play(0, ONE)
    assert not game.is_legal(0, ONE)
    with pytest.raises(UnreadableAction):
        game.is_legal(0, "hide stones=1")


def test_what_may_come_from_outside_is_in_no_seats_legal_list() -> None:
    game = pebbles()
    assert game.outside == (Action("time_up"),)
    assert all(Action("time_up") not in game.legal(seat) for seat in range(3))


def test_what_comes_from_outside_is_carried_out_and_remembered_like_a_move() -> None:
    game = pebbles()
    game.play(0, ONE)
    assert game.happen("time_up") == Action("time_up")
    assert game.moves == ((0, ONE), (-1, Action("time_up")))
    assert game.outcome == Outcome("time_up", (0, 0, 0), (1, 1, 1))
    assert (game.actors, game.outside) == ((), ())


def test_what_came_from_outside_can_be_undone_told_and_replayed() -> None:
    game = pebbles()
    game.happen("time_up")
    assert '"- time_up"' in game.record()
    assert game.story() == [{"event": "time_up", "seat": -1}]
    assert Game.from_record(PEBBLES, Record.from_text(game.record())).state == game.state
    game.undo()
    assert game.state == pebbles().state


def test_nothing_comes_from_outside_where_the_rules_name_nothing() -> None:
    assert campidoglio.new("campanile", players=2, seed=1).outside == ()


# Refusals

REFUSALS: list[Any] = [
    (lambda game: game.play(3, ONE), UnknownSeat, "the seats are 0 to 2, not 3"),
    (lambda game: game.play(-1, ONE), UnknownSeat, "the seats are 0 to 2, not -1"),
    (lambda game: game.play(True, ONE), UnknownSeat, "not True"),
    (lambda game: game.play(None, ONE), UnknownSeat, "not None"),
    (lambda game: game.play("0", ONE), UnknownSeat, "not '0'"),
    (lambda game: game.play(10**5000, ONE), UnknownSeat, "too large to show"),
    (lambda game: game.legal(3), UnknownSeat, "the seats are 0 to 2"),
    (lambda game: game.view(3), UnknownSeat, "the seats are 0 to 2"),
    (lambda game: game.view(-1), UnknownSeat, "the seats are 0 to 2"),
    (lambda game: game.story(3), UnknownSeat, "the seats are 0 to 2"),
    (lambda game: game.play(0, "hide"), UnreadableAction, "'hide pebbles=…' was expected"),
    (lambda game: game.play(0, "seek"), UnreadableAction, "there is no action 'seek'"),
    (lambda game: game.play(0, Action("hide", pebbles=3)), UnreadableAction, "from 0 to 2, not 3"),
    (lambda game: game.play(0, None), UnreadableAction, "not NoneType"),
    (lambda game: game.play(1, ONE), NotYourTurn, "seat 1 is not asked now; due: 0, 2"),
    (lambda game: game.play(0, "time_up"), IllegalAction, "time_up: not among the legal actions hide"),
    (lambda game: game.happen("hide pebbles=1"), IllegalAction, "hide pebbles=1: this cannot happen now"),
    (lambda game: game.happen("flood"), UnreadableAction, "there is no action 'flood'"),
    (lambda game: game.undo(2), NothingToUndo, "1 moves were made; 2 cannot be taken back"),
    (lambda game: game.undo(0), NothingToUndo, "0 cannot be taken back"),
    (lambda game: game.undo(-1), NothingToUndo, "-1 cannot be taken back"),
]


@pytest.mark.parametrize(("attempt", "kind", "sentence"), REFUSALS)
def test_a_refusal_says_why_and_changes_nothing(
    attempt: Callable[[Game], object], kind: type[CampidoglioError], sentence: str
) -> None:
    game = pebbles()
    game.play(1, TWO)
    before = everything(game)
    with pytest.raises(kind) as refusal:
        attempt(game)
    assert type(refusal.value) is kind
    assert sentence in str(refusal.value)
    assert everything(game) == before


@pytest.mark.parametrize("move", [ONE, "hide pebbles=0", "time_up"])
def test_nothing_is_played_once_the_game_is_over(move: Action | str) -> None:
    game = one_round(pebbles(rounds=1))
    before = everything(game)
    with pytest.raises(GameOver, match="the game is over"):
        game.play(0, move)
    with pytest.raises(IllegalAction, match="this cannot happen now"):
        game.happen("time_up")
    assert everything(game) == before
    assert game.legal(0) == ()


def test_a_game_may_say_itself_why_an_action_is_illegal() -> None:
    def why_not(s: object, seat: int, action: Action) -> Reason:
        return Reason("clock_runs_on", "PB-4", {"seat": seat})

    with pytest.raises(IllegalAction, match=r"^time_up: clock runs on: seat=1 \(PB-4\)$") as refusal:
        Game(replace(PEBBLES, why_not=why_not), players=2, seed=1).play(1, "time_up")
    assert refusal.value.reason == Reason("clock_runs_on", "PB-4", {"seat": 1})


def test_a_game_that_gives_no_reasons_lists_what_is_legal() -> None:
    with pytest.raises(IllegalAction, match="hide pebbles=0; hide pebbles=1") as refusal:
        pebbles().play(0, "time_up")
    assert refusal.value.reason is None


# Scores, places and the end


def test_scores_and_places_stand_at_any_time() -> None:
    game = pebbles()
    assert (game.scores, game.ranking) == ((0, 0, 0), (1, 1, 1))
    prize = game.state.prize[0]
    one_round(game)
    assert (game.scores, game.ranking) == ((0, 0, prize), (2, 2, 1))


def test_there_is_no_outcome_before_the_end() -> None:
    game = one_round(pebbles(rounds=2))
    assert not game.over
    assert game.outcome is None


def test_the_outcome_names_the_reason_points_places_and_winners() -> None:
    game = one_round(pebbles(rounds=1))
    assert game.over
    assert game.outcome == Outcome("rounds_played", game.scores, (2, 2, 1))
    assert game.outcome is not None
    assert game.outcome.winners == (2,)


def test_all_in_first_place_win() -> None:
    assert Outcome("time_up", (5, 3, 5), (1, 3, 1)).winners == (0, 2)


def test_tied_seats_share_a_place_and_the_next_is_skipped() -> None:
    state = pebbles(players=4).state
    state.score = [4, 9, 4, 1]
    assert Game.from_state(PEBBLES, state).ranking == (2, 1, 2, 4)


# Copies, undo, story


def test_a_copy_goes_its_own_way() -> None:
    game = pebbles()
    game.play(0, ONE)
    before = everything(game)
    twin = game.copy()
    assert everything(twin) == before
    twin.play(1, ONE)
    twin.play(2, ONE)
    assert everything(game) == before
    assert twin.moves[:1] == game.moves


def test_the_state_given_out_is_a_copy() -> None:
    game = pebbles()
    game.state.score[0] = 99
    assert game.scores == (0, 0, 0)


@pytest.mark.parametrize("moves", [1, 2, 3])
def test_to_undo_moves_is_as_if_they_had_not_been_made(moves: int) -> None:
    game, shorter = one_round(pebbles()), pebbles()
    game.undo(moves)
    for seat, action in one_round(pebbles()).moves[: 3 - moves]:
        shorter.play(seat, action)
    assert everything(game) == everything(shorter)
    assert game.record() == shorter.record()


def test_a_move_is_undone_by_default_and_can_be_made_again() -> None:
    game = one_round(pebbles())
    game.undo()
    game.play(1, ONE)
    assert everything(game) == everything(one_round(pebbles()))


def long_game() -> Game:
    """A game of several times as many moves as there are between positions that are kept."""
    game = campidoglio.new("capitol", players=4, seed=3)
    for _ in range(4 * KEPT_EVERY - 5):
        game.play(game.actors[0], game.legal(game.actors[0])[0])
    return game


def replayed(game: Game, moves: int) -> Game:
    """The first so many moves, played in a new game."""
    new = Game(game.rulebook, players=game.players, seed=game.seed, options=game.options)
    for seat, action in game.moves[:moves]:
        new.play(seat, action)
    return new


@pytest.mark.parametrize("back", [1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY])
def test_to_undo_moves_of_a_long_game_is_as_if_they_had_not_been_made(back: int) -> None:
    game = long_game()
    game.undo(back)
    assert everything(game) == everything(replayed(game, len(game.moves)))
    assert game.story() == replayed(game, len(game.moves)).story()


def test_after_going_back_a_long_game_takes_another_way_and_may_go_back_on_it() -> None:
    game = long_game()
    game.undo(KEPT_EVERY + 3)
    other = game.copy()
    for _ in range(KEPT_EVERY):
        other.play(other.actors[0], other.legal(other.actors[0])[0])
    moves = len(other.moves)
    other.play(other.actors[0], other.legal(other.actors[0])[0])
    other.undo()
    assert everything(other) == everything(replayed(other, moves))
    assert game.moves == other.moves[: len(game.moves)] != other.moves


@pytest.mark.parametrize("number", [0, 1, KEPT_EVERY, KEPT_EVERY + 5])
def test_a_game_can_be_looked_at_as_it_was_after_any_move(number: int) -> None:
    game = long_game()
    before = everything(game)
    earlier = game.at(number)
    assert everything(earlier) == everything(replayed(game, number))
    earlier.play(earlier.actors[0], earlier.legal(earlier.actors[0])[0])
    assert everything(game) == before
    assert everything(game.at(len(game.moves))) == before


@pytest.mark.parametrize("number", [-1, 2])
def test_there_is_no_position_after_moves_that_were_not_made(number: int) -> None:
    game = pebbles()
    game.play(0, ONE)
    with pytest.raises(NothingToUndo, match=f"no position after {number}"):
        game.at(number)


def test_a_game_is_resumed_from_its_record_and_its_state_as_if_it_had_been_replayed() -> None:
    game = long_game()
    game.undo(5)
    again = Game.resumed(game.rulebook, Record.from_text(game.record()), game.state)
    assert everything(again) == everything(game)
    assert again.record() == game.record()
    assert everything(again.at(40)) == everything(game.at(40))
    assert again.story(2, since=50) == game.story(2, since=50)


def test_a_resumed_game_goes_back_to_the_state_that_was_given_and_not_to_what_its_moves_would_make() -> None:
    game = pebbles()
    record = Record.from_text(game.record())
    game.play(0, ONE)
    state = game.state
    again = Game.resumed(PEBBLES, record, state)
    again.play(1, TWO)
    again.undo()
    assert again.state == state


def test_a_game_is_resumed_at_the_state_that_is_given_and_leaves_it_alone() -> None:
    game = pebbles()
    record, state = Record.from_text(game.record()), game.state
    again = Game.resumed(PEBBLES, record, state)
    again.play(0, ONE)
    assert state == game.state
    with pytest.raises(BadSnapshot, match="no states of the type State"):
        Game.resumed(PEBBLES, record, campidoglio.new("capitol", players=2).state)


def test_the_story_tells_each_reader_what_the_reader_may_know() -> None:
    game = one_round(pebbles())
    assert [event["event"] for event in game.story()] == ["hide", "hide", "hide"]
    assert [event["event"] for event in game.story(0)] == ["hide", "hide pebbles=0", "hide"]
    assert [event["seat"] for event in game.story()] == [2, 0, 1]


def test_the_story_may_begin_at_a_later_move() -> None:
    game = one_round(pebbles())
    assert game.story(0, since=1) == game.story(0)[1:]
    assert game.story(0, since=3) == game.story(0, since=9) == []


def test_the_state_before_a_move_is_told_as_it_was() -> None:
    def rounds(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Any]:
        return [{"event": "round", "before": before.round, "after": after.round}]

    game = one_round(Game(replace(PEBBLES, story=rounds), players=3, seed=7))
    assert [(told["before"], told["after"]) for told in game.story()] == [(0, 0), (0, 0), (0, 1)]


# A game from a constructed position


def position() -> GameState:
    state: GameState = one_round(pebbles()).state
    return state


def test_a_game_goes_on_from_a_constructed_position() -> None:
    state = position()
    game = Game.from_state(PEBBLES, state)
    game.play(0, TWO)
    assert game.moves == ((0, TWO),)
    assert game.actors == (1, 2)
    assert state == position()


def test_only_what_was_played_from_the_position_on_can_be_undone() -> None:
    game = Game.from_state(PEBBLES, position())
    game.play(0, TWO)
    game.undo()
    assert game.state == position()
    with pytest.raises(NothingToUndo):
        game.undo()


def test_the_story_begins_at_the_position() -> None:
    game = Game.from_state(PEBBLES, position())
    game.play(0, TWO)
    assert game.story(0) == [{"event": "hide pebbles=2", "seat": 0}]


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(NoRecord, match="from a constructed position has no record"):
        Game.from_state(PEBBLES, position()).record()


def test_a_game_from_a_position_has_the_seed_that_the_state_holds() -> None:
    assert Game.from_state(PEBBLES, position()).seed == 7


def test_a_position_must_hold_the_options_that_are_given() -> None:
    state = pebbles(rounds=5).state
    assert Game.from_state(PEBBLES, state, options={"rounds": 5}).options["rounds"] == 5
    with pytest.raises(BadSetting, match="the rounds of the state is not that of the options"):
        Game.from_state(PEBBLES, state)


def test_a_position_that_does_not_fit_is_refused() -> None:
    state = position()
    state.players = 300
    with pytest.raises(BadSnapshot, match="players holds 300"):
        Game.from_state(PEBBLES, state)
    state.players = 5
    with pytest.raises(BadSetting, match="for 2 to 4 players"):
        Game.from_state(PEBBLES, state)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadSnapshot, match="campanile has no states of the type State"):
        Game.from_state(campidoglio.rulebook("campanile"), position())
