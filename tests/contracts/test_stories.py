"""Every step of a game can be told to everybody, as plain data."""

from __future__ import annotations

import pytest
from tests.contracts.checks import stories_not_plain
from tests.contracts.games import TABLES, Table, played, sample


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_kind_of_step_is_told_to_every_reader_as_plain_data(table: Table) -> None:
    for step in sample(table):
        assert stories_not_plain(table, step) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_story_of_a_game_is_told_in_one_piece_or_in_parts(table: Table) -> None:
    game = played(table, 21, 30)
    for reader in None, *range(table.players):
        whole, later = game.story(reader), game.story(reader, since=10)
        assert whole[len(whole) - len(later) :] == later
