import pytest

from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found(store: Store) -> None:
    await store.add_guest(Guest("g", "Ann", 5))
    assert await store.guest("g") == Guest("g", "Ann", 5)
