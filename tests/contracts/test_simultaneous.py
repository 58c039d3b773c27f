"""When several seats choose at once, nobody gains by being quick."""

from __future__ import annotations

import pytest
from tests.contracts.checks import order_matters
from tests.contracts.games import TABLES, Table, states


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_order_in_which_two_due_seats_answer_changes_nothing(table: Table) -> None:
    for s in states(table):
        assert order_matters(table, s) == []
