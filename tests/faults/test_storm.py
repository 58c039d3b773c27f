"""Whoever loses the server comes back, misses nothing, and hears what is said next."""

from pathlib import Path

import pytest
from tests.faults import storm

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_all_who_lost_the_server_come_back_at_once_and_miss_nothing(tmp_path: Path) -> None:
    report = await storm.run(tmp_path, sockets=24, tables=3, seed=1)
    assert report.missed == 0
    assert report.tries >= report.sockets == 24
