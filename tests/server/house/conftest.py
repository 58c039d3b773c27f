"""What the tests of the house share."""

import pytest

from campidoglio.server.storage.store import Store


@pytest.fixture
def kept(store: Store) -> Store:
    """An open store: on SQLite the house is alone, on PostgreSQL it is one process of several."""
    return store
