"""What the tests of the house share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Store]:
    """An open store in a file of its own."""
    async with await Store.open(sqlite_address(tmp_path / "house.db")) as opened:
        yield opened
