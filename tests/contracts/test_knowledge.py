"""No seat learns what it cannot know, and nothing that it cannot know is left as it was."""

from __future__ import annotations

import pytest
from tests.contracts.checks import (
    bad_dreams,
    leaks,
    told_secrets,
    varied,
    views_not_plain,
    wrong_observations,
)
from tests.contracts.games import BOOKS, TABLES, Table, few_states, secret_fields, states

from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import CHANCE_FIELDS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dealing_the_unknown_anew_changes_nothing_that_a_seat_is_given(table: Table) -> None:
    for s in few_states(table):
        assert bad_dreams(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_changing_what_the_schema_calls_secret_changes_nothing_that_a_seat_is_given(table: Table) -> None:
    for s in few_states(table):
        assert leaks(table, s) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_dealing_the_unknown_anew_varies_every_secret_field_that_ever_varies(book: Rulebook) -> None:
    tables = [table for table in TABLES if table.book is book]
    blank = book.state()
    used = {
        name
        for table in tables
        for s in states(table)
        for name in secret_fields(book)
        if getattr(s, name) != getattr(blank, name)
    }
    found = {name for table in tables for s in few_states(table) for name in varied(table, s)}
    assert used - found == set()
    assert found - set(secret_fields(book)) <= set(CHANCE_FIELDS)
    assert "chance_key" in found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_chooses_in_secret_is_not_told(table: Table) -> None:
    for s in few_states(table):
        assert told_secrets(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_observations_are_always_as_long_and_written_in_full(table: Table) -> None:
    for s in states(table):
        assert wrong_observations(table, s) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_are_plain_data_of_their_own(table: Table) -> None:
    for s in states(table):
        assert views_not_plain(table, s) == []
