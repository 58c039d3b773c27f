"""What is dealt anew for a seat depends on nothing that the seat cannot know."""

from __future__ import annotations

import pytest
from tests.contracts.games import TABLES, Table, few_states


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_that_a_seat_cannot_tell_apart_are_imagined_alike(table: Table) -> None:
    """So a bot that thinks on imagined positions learns nothing from the true one, whatever it does."""
    for s in few_states(table):
        for seat in table.readers():
            other = table.imagined(s, seat, 7)
            differences = table.imagined(s, seat, 8).differences(table.imagined(other, seat, 8))
            assert not differences, f"for {seat}: {differences}"
