"""PostgreSQL may crash in the middle of writing: what was acknowledged is there once, and writing goes on."""

import subprocess
from contextlib import suppress

import pytest
from tests.faults import restarts
from tests.server.databases import running_postgresql

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_after_crashes_of_postgresql_every_acknowledged_entry_is_there_once() -> None:
    with running_postgresql() as server:
        try:
            report = await restarts.run(server, restarts=2, tables=3, seed=1)
        finally:
            with suppress(subprocess.CalledProcessError):
                restarts.control(server, "stop")
    assert report.wrong == 0
    assert report.failures > 0
    assert report.acknowledged > 2
