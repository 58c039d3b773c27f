"""Tables are served in turn, and no more is taken on than can wait."""

from __future__ import annotations

import asyncio

import pytest

from campidoglio.server.thinking.waiting import Full, WaitingRoom

pytestmark = pytest.mark.anyio


async def all_of(room: WaitingRoom[str]) -> list[str]:
    return [await room.get() for _ in range(len(room))]


async def test_a_table_that_asks_much_does_not_keep_the_others_waiting() -> None:
    room: WaitingRoom[str] = WaitingRoom(10)
    for table, waiting in (("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("b", "b2")):
        room.put(table, waiting)
    assert await all_of(room) == ["a1", "b1", "c1", "a2", "b2", "a3"]


async def test_what_is_put_back_is_the_next() -> None:
    room: WaitingRoom[str] = WaitingRoom(3)
    for table in "abc":
        room.put(table, table)
    room.put_back("z", "again")
    assert await all_of(room) == ["again", "a", "b", "c"]


async def test_no_more_may_wait_than_agreed() -> None:
    room: WaitingRoom[str] = WaitingRoom(2)
    room.put("a", "a1")
    room.put("b", "b1")
    with pytest.raises(Full):
        room.put("c", "c1")
    assert await room.get() == "a1"
    room.put("c", "c1")
    assert await all_of(room) == ["b1", "c1"]


async def test_whoever_waits_gets_what_comes_and_one_that_went_away_takes_nothing() -> None:
    room: WaitingRoom[str] = WaitingRoom(2)
    gone, waiting = asyncio.create_task(room.get()), asyncio.create_task(room.get())
    await asyncio.sleep(0)
    gone.cancel()
    room.put("a", "a1")
    assert await waiting == "a1"
    assert len(room) == 0
