"""Whatever was acknowledged is there after the server was killed, and play goes on."""

from pathlib import Path

import pytest
from tests.faults import kill_nine
from tests.faults.ledger import Ledger

from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import TableIndex
from campidoglio.server.table.entries import Moved, encode
from campidoglio.server.wire.tables import Access, Status

pytestmark = pytest.mark.anyio

INDEX = TableIndex("pebbles", Status.RUNNING, Access.LINK, 1, [], b"{}")


@pytest.mark.slow
async def test_a_killed_server_keeps_every_acknowledged_move_once(address: str, tmp_path: Path) -> None:
    report = await kill_nine.run(tmp_path, address, kills=5, pairs=4, seed=1)
    assert report.differences == []
    assert report.moves > report.kills
    assert len(report.again_seconds) == 6


def moved(*actions: str, seat: int = 0, bot: str | None = None) -> bytes:
    return encode(Moved(at=1, seat=seat, actions=list(actions), bot=bot))


async def differences(address: str, *kept: bytes) -> list[str]:
    """What is said when seat 0 was acknowledged "take 1", then "take 2", and this is in storage."""
    ledger = Ledger(["t"])
    ledger.decisions["t", 0] = [["take 1"], ["take 2"]]
    async with await Store.open(address) as store:
        await store.create_table("t", INDEX, kept)
    return await ledger.differences(address)


async def test_moves_that_are_all_there_are_no_difference(address: str) -> None:
    kept = moved("take 1"), moved("pass", seat=1, bot="easy"), moved("take 2")
    assert await differences(address, *kept) == []


@pytest.mark.parametrize(
    "kept",
    [
        [moved("take 1")],
        [moved("take 1"), moved("take 2"), moved("take 2")],
        [moved("take 2"), moved("take 1")],
        [moved("take 1"), moved("take 2"), moved("take 3")],
        [moved("take 1"), moved("take 2"), moved("take 1", seat=1)],
    ],
    ids=["lost", "doubled", "out of order", "never acknowledged", "at another seat"],
)
async def test_a_move_that_is_not_there_once_in_its_place_is_noticed(address: str, kept: list[bytes]) -> None:
    assert len(await differences(address, *kept)) == 1
