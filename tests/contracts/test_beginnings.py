"""A game begins by its seed and its settings alone."""

from __future__ import annotations

import pytest
from tests.contracts.checks import leftovers
from tests.contracts.games import TABLES, Table, states

from campidoglio.kernel.schema import CHANCE_FIELDS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert table.begun(2**200 + 5) == table.begun(2**200 + 5) == table.new(2**200 + 5).state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_another_seed_gives_another_game(table: Table) -> None:
    begun = [table.begun(seed << shift) for seed in (1, 2) for shift in (0, 100, 250)]
    own = [name for name in table.book.state.fields if name not in CHANCE_FIELDS]
    assert len({str([getattr(s, name) for name in own]) for s in begun}) > 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_begins_in_a_used_state_as_in_a_blank_one(table: Table) -> None:
    for s in states(table)[::5]:
        assert leftovers(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_options_of_a_game_can_be_given_again(table: Table) -> None:
    game = table.new(3)
    again = Table(table.book, table.players, game.options).new(3)
    assert again.state == game.state
    assert again.options == game.options
