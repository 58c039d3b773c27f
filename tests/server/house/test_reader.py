"""What is told to a reader waits in a bounded queue."""

import asyncio
import json

import pytest

from campidoglio.server.house import reader as queue
from campidoglio.server.house.reader import Reader
from campidoglio.server.wire.answers import Farewell

pytestmark = pytest.mark.anyio

BYE = Farewell("closing", "Bye.", again=True)


async def test_messages_come_in_the_order_they_were_told() -> None:
    reader = Reader(None)
    reader.tell(b"one")
    reader.tell(b"two")
    assert [await reader.next(), await reader.next()] == [b"one", b"two"]


async def test_a_reader_waits_for_the_next_message() -> None:
    reader = Reader(None)
    waiting = asyncio.create_task(reader.next())
    await asyncio.sleep(0)
    assert not waiting.done()
    reader.tell(b"one")
    assert await waiting == b"one"


async def test_after_a_farewell_nothing_more_is_told() -> None:
    reader = Reader(None)
    reader.tell(b"one")
    reader.dismiss(BYE)
    reader.tell(b"two")
    reader.dismiss(Farewell("other", "Bye again.", again=False))
    assert await reader.next() == b"one"
    assert json.loads(await reader.next() or b"") == {
        "type": "farewell",
        "code": "closing",
        "sentence": "Bye.",
        "again": True,
    }
    assert await reader.next() is None


async def test_a_reader_for_whom_too_many_messages_wait_is_dropped_and_may_come_back() -> None:
    reader = Reader(None)
    for _ in range(queue.MOST_MESSAGES):
        reader.tell(b"news")
    first = reader.farewell
    reader.tell(b"news")
    assert (first, reader.farewell) == (None, queue.TOO_SLOW)
    last = await reader.next()
    assert json.loads(last or b"")["code"] == "too_slow"
    assert await reader.next() is None


async def test_a_reader_for_whom_too_much_waits_is_dropped() -> None:
    reader = Reader(None)
    half = b"x" * (queue.MOST_BYTES // 2 + 1)
    reader.tell(half)
    reader.tell(half)
    assert reader.farewell == queue.TOO_SLOW


async def test_what_was_sent_is_not_counted_any_more() -> None:
    reader = Reader(None)
    half = b"x" * (queue.MOST_BYTES // 2 + 1)
    for _ in range(5):
        reader.tell(half)
        assert await reader.next() == half
    assert reader.farewell is None


async def test_one_large_message_is_always_told() -> None:
    reader = Reader(None)
    reader.tell(b"x" * (queue.MOST_BYTES * 2))
    assert reader.farewell is None
