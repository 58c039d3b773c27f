"""What is written down can be read again: actions, states, games; and what is refused changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.contracts.games import BOOKS, TABLES, Table, few_states, played, states

from campidoglio import Action, CampidoglioError, Game, IllegalAction
from campidoglio.kernel.record import Record
from campidoglio.kernel.rulebook import Rulebook

MOVES = 40


def replayed(table: Table, game: Game) -> Game:
    return Game.from_record(table.book, Record.from_text(game.record()))


def everything(game: Game) -> tuple[Any, ...]:
    return game.state, game.moves, game.record()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_action_has_one_text_and_one_number(book: Rulebook) -> None:
    actions = book.actions
    for code in range(len(actions)):
        action = actions.decode(code)
        data = json.loads(json.dumps({"name": action.name, "values": dict(action.values)}))
        assert actions.encode(str(action)) == actions.encode(action) == code
        assert Action(data["name"], **data["values"]) == action
        assert eval(repr(action), {"Action": Action}) == action
    assert len({str(action) for action in actions}) == len(actions)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_state_can_be_written_as_json_and_read_again(table: Table) -> None:
    for s in states(table):
        read = table.book.state.from_snapshot(json.loads(json.dumps(s.snapshot())))
        assert read == s
        assert read.digest() == s.digest()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_copy_goes_its_own_way(table: Table) -> None:
    for s in few_states(table):
        kept, twin = s.snapshot(), s.copy()
        for seat in table.due(twin)[:1]:
            table.rules.apply(twin, seat, table.legal(twin, seat)[-1])
        table.rules.begin(twin, [9] * 8)
        assert s.snapshot() == kept


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_replays_to_the_same_game(table: Table) -> None:
    game = played(table, 31, MOVES)
    again = replayed(table, game)
    assert everything(again) == everything(game)
    assert again.options == game.options
    assert [again.view(seat) for seat in (None, *range(table.players))] == [
        game.view(seat) for seat in (None, *range(table.players))
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_to_undo_moves_is_to_replay_the_shorter_record(table: Table) -> None:
    made = len(played(table, 32, MOVES).moves)
    for moves in 1, (made + 1) // 2, made:
        game = played(table, 32, MOVES)
        shorter = json.loads(game.record())
        shorter["moves"] = shorter["moves"][:-moves]
        game.undo(moves)
        again = Game.from_record(table.book, Record.from_text(json.dumps(shorter)))
        assert everything(game) == everything(again)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_may_not_be_played_is_refused_in_words_and_changes_nothing(table: Table) -> None:
    chooser = random.Random(f"illegal at {table}")
    for moves in 0, 1, 5, MOVES:
        game = played(table, 33, moves)
        before = everything(game)
        for seat in game.actors:
            legal = set(game.legal(seat))
            others = [action for action in table.book.actions if action not in legal]
            for action in chooser.sample(others, min(25, len(others))):
                with pytest.raises(IllegalAction, match=str(action).split()[0]):
                    game.play(seat, action)
        for seat in set(range(table.players)) - set(game.actors):
            assert game.legal(seat) == ()
            with pytest.raises(CampidoglioError):
                game.play(seat, table.book.actions.decode(0))
        assert everything(game) == before
