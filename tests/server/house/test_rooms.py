"""Tables make way in memory for others, but not while somebody is there."""

import pytest
from tests.server.house.homes import ANN, HandClock, home

from campidoglio.server.house.house import House
from campidoglio.server.house.reader import Reader
from campidoglio.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def two_tables(kept: Store) -> list[str]:
    async with home(kept) as own:
        return [await own.table_of_two() for _ in range(2)]


async def test_a_table_makes_way_and_is_opened_again_as_it_was(kept: Store) -> None:
    first, second = await two_tables(kept)
    small = House(kept, now=HandClock(), most_rooms=1)
    before = await small.look(first, lambda room: (room, room.welcome(ANN)))
    await small.look(second, lambda room: room)
    assert [room.table.id for room in small.rooms] == [second]
    after = await small.look(first, lambda room: (room, room.welcome(ANN)))
    assert after[0] is not before[0]
    assert after[1] == before[1]


async def test_a_table_that_somebody_reads_does_not_make_way(kept: Store) -> None:
    first, second = await two_tables(kept)
    small = House(kept, now=HandClock(), most_rooms=1)
    await small.look(first, lambda room: room.readers.add(Reader(ANN)))
    await small.look(second, lambda room: room)
    assert first in [room.table.id for room in small.rooms]


async def test_whoever_waited_for_a_table_that_made_way_gets_the_one_that_is_there(kept: Store) -> None:
    first, second = await two_tables(kept)
    small = House(kept, now=HandClock(), most_rooms=1)
    async with small.rooms.entered(first) as room:
        assert room.table.id == first
        # The room is in use, so it stays though another comes.
        await small.look(second, lambda other: other)
        assert room in list(small.rooms)
    await small.look(second, lambda other: other)
    assert (await small.look(first, lambda other: other)).table.id == first
