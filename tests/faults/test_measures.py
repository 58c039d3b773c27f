"""What measures works; how quick the machine is, is not asked here."""

from pathlib import Path

import pytest
from tests.faults import commits, load
from tests.faults.serving import Serving

pytestmark = pytest.mark.anyio


async def test_commits_are_counted(address: str) -> None:
    assert "3 tables: " in await commits.measure(address, tables=3, seconds=0.2)


@pytest.mark.slow
@pytest.mark.parametrize("moves", [0, 20])
async def test_moves_are_measured_until_everybody_has_their_news(tmp_path: Path, moves: float) -> None:
    with Serving(tmp_path) as server:
        figures = await load.measure(server, game="campanile", tables=4, moves=moves, seconds=2, seed=1)
    assert figures.tables == 4
    assert len(figures.latencies) > 4
    assert min(figures.latencies) > 0
    assert "from send to everybody's news: p50 " in str(figures)
