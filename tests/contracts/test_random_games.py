"""Random games of every kind: they end, lose nothing, and every state on the way is sound."""

from __future__ import annotations

import pytest
from tests.contracts.checks import confused_endings, confused_places, illegal_lists
from tests.contracts.games import BOOKS, TABLES, Table, checked_steps, conservation, states, steps

from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_random_game_ends_and_every_state_on_the_way_fits_its_types(table: Table) -> None:
    s = table.begun(11)
    assert s.misfits() == []
    for step in checked_steps(table, 11):
        s = step.after
        assert s.misfits() == []
    assert s.misfits() == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_or_made_in_a_random_game(table: Table) -> None:
    check = conservation(table.game)
    check(table.begun(12))
    for step in checked_steps(table, 12):
        check(step.after)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_is_lost_or_made_where_the_unknown_is_dealt_anew(table: Table) -> None:
    check = conservation(table.game)
    for number, s in enumerate(states(table)):
        for seat in table.readers():
            check(table.imagined(s, seat, number))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_legal_lists_are_ascending_and_never_empty_for_who_is_due(table: Table) -> None:
    for step in checked_steps(table, 13):
        assert illegal_lists(table, step.before) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_ending_holds_if_and_only_if_nobody_is_due(table: Table) -> None:
    for s in states(table):
        assert confused_endings(table, s) == []
        assert confused_places(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_has_an_outcome_and_no_moves(table: Table) -> None:
    game = table.new(14)
    for step in steps(table, 14):
        game.play(step.seat, table.book.actions.decode(step.code))
    assert game.over
    assert game.outcome is not None
    assert game.outcome.scores == game.scores
    assert game.outcome.ranking == game.ranking
    assert game.outcome.winners
    assert game.actors == game.outside == ()
    assert [game.legal(seat) for seat in range(table.players)] == [()] * table.players


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_the_lanes_play_random_games_to_the_end(book: Rulebook) -> None:
    rules = interpreted(book)
    for players in range(book.fewest_players, book.most_players + 1):
        s = Table(book, players).begun(15)
        assert rules.playout(s, luck_row(15), [0] * book.legal_limit) > 0
        assert rules.due(s) == 0
        assert s.misfits() == []
