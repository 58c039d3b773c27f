"""What docs/scale.md rests on works, and behaves as such things must."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.scale import costs
from tests.scale.million import Plan, at, simulate

SMALL = Plan(servers=6, tables=6_000, seconds=6.0)


def test_every_move_is_acknowledged_and_the_same_seed_gives_the_same() -> None:
    outcome = simulate(SMALL)
    made = len(outcome.well) + len(outcome.orphaned) + len(outcome.after)
    assert 2_700 < made < 3_300
    assert outcome == simulate(SMALL)


def test_fuller_servers_let_moves_wait_longer() -> None:
    calm, full = (simulate(replace(SMALL, tables=tables, dies=False)) for tables in (6_000, 18_000))
    assert at(full.well, 0.99) > 2 * at(calm.well, 0.99)


def test_without_a_death_nobody_waits_for_a_takeover() -> None:
    outcome = simulate(replace(SMALL, dies=False))
    assert (outcome.orphaned, outcome.after) == ([], [])


def test_tables_of_a_dead_server_wait_for_the_takeover_and_no_longer() -> None:
    outcome = simulate(replace(SMALL, seconds=12.0, takeover_seconds=4.0))
    assert 3.0 < max(outcome.orphaned) < 5.0
    assert at(outcome.after, 0.5) < 0.1


@pytest.mark.anyio
async def test_costs_are_measured(tmp_path: Path) -> None:
    found = await costs.measure(tmp_path, "campanile", tables=3, moves=6)
    assert found.move_ms > 0
    assert found.table_ms > 0
    assert found.entry_bytes > 0
    assert str(found).startswith("campanile: a table ")
