"""Games that were running under an earlier Campidoglio go on under this one.

`kept/` holds databases as earlier versions left them, named after the last step of their form. Each has
running tables of every game, with and without bots and clocks, one of them with a snapshot. None of them may
ever be made anew: when the form or the rules change, a database of the version before is added.
"""

import asyncio
import gzip
from pathlib import Path

import pytest
from tests.server.house.homes import ANN, BEN, Home, home
from tests.server.thinkers import GreedyThinker

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store
from campidoglio.server.table.table import Table

pytestmark = pytest.mark.anyio

KEPT = sorted((Path(__file__).parent / "kept").glob("*.db.gz"))
PATIENCE = 120.0


async def goes_on(house: Home, table: str) -> Table:
    """Have somebody move, a person if one is due."""
    before = (await house.see(table)).seq
    async with asyncio.timeout(PATIENCE):
        while (here := await house.see(table)).seq == before:
            if any(seat in here.guests for seat in here.due[:1]):
                await house.move(table)
            else:
                await asyncio.sleep(0.01)
    return here


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.partition(".")[0])
async def test_running_games_of_an_earlier_version_go_on(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "campidoglio.db"
    file.write_bytes(gzip.decompress(kept.read_bytes()))
    async with await Store.open(sqlite_address(file)) as store:
        running = await store.unfinished()
        async with home(store, thinker=GreedyThinker()) as house:
            tables = {table: await house.see(table) for table in running}
            assert len(running) == 8
            assert {here.game_name for here in tables.values()} == {
                "campanile",
                "capital_lux",
                "capitol",
                "capitalist",
            }
            for table, here in tables.items():
                assert here.guests == {0: ANN, 1: BEN}
                assert "good luck" in str(here.lines(ANN)) or here.seq > 1000
                after = await goes_on(house, table)
                assert after.position(BEN) is not None
        async with home(store, thinker=GreedyThinker()) as house:
            assert sorted(await store.unfinished()) == sorted(running)
            for table in running:
                await goes_on(house, table)
