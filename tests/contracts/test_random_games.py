"""Random games of every kind: they end, lose nothing, and every state on the way is sound."""

from __future__ import annotations

import pytest
from tests.contracts.checks import confused_endings, confused_places, illegal_lists
from tests.contracts.games import TABLES, Table, conservation, finished, states, steps

from campidoglio import Game


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_random_game_ends(table: Table) -> None:
    s = finished(table)
    assert table.due(s) == []
    assert s.misfits() == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_state_of_a_random_game_fits_its_types(table: Table) -> None:
    assert table.begun(11).misfits() == []
    for step in steps(table, 11):
        assert step.after.misfits() == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_or_made_in_a_random_game(table: Table) -> None:
    check = conservation(table.game)
    check(table.begun(12))
    for step in steps(table, 12):
        check(step.after)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_or_made_where_the_unknown_is_dealt_anew(table: Table) -> None:
    check = conservation(table.game)
    for number, s in enumerate(states(table)):
        for seat in table.readers():
            check(table.imagined(s, seat, number))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_legal_lists_are_ascending_and_never_empty_for_who_is_due(table: Table) -> None:
    for step in steps(table, 13):
        assert illegal_lists(table, step.before) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_ending_holds_if_and_only_if_nobody_is_due(table: Table) -> None:
    for s in states(table):
        assert confused_endings(table, s) == []
        assert confused_places(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_has_an_outcome_and_no_moves(table: Table) -> None:
    s = finished(table)
    conservation(table.game)(s)
    game = Game.from_state(table.book, s, options=table.options)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.scores == game.scores
    assert game.outcome.ranking == game.ranking
    assert game.outcome.winners
    assert game.actors == game.outside == ()
    assert [game.legal(seat) for seat in range(table.players)] == [()] * table.players
