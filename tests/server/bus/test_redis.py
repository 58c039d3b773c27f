"""The bus over a real Redis: what one says the others hear, also after the bus was gone."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from redis import Redis
from tests.server.redis_server import RedisServer, running_redis

from campidoglio.server.bus import redis
from campidoglio.server.bus.news import News
from campidoglio.server.bus.redis import RedisBus, normalised
from campidoglio.server.config import BadConfig

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


@pytest.fixture
def server() -> Iterator[RedisServer]:
    with running_redis() as running:
        yield running


@dataclass
class End:
    """One end of a bus, and what was heard there."""

    bus: RedisBus
    heard: list[News] = field(default_factory=list)
    joined: list[None] = field(default_factory=list)

    def tables(self) -> dict[str, int]:
        """All tables of which something was heard."""
        return {table: number for news in self.heard for table, number in news.tables.items()}

    async def until(self, holds: Callable[["End"], bool]) -> None:
        """Wait until it is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self):
                await asyncio.sleep(0.005)


@asynccontextmanager
async def end(server: RedisServer, name: str, channel: str = "tests") -> AsyncIterator[End]:
    """An end that carries until the end of the block."""
    own = End(RedisBus(server.address, channel, name))
    task = asyncio.create_task(own.bus.run(own.heard.append, lambda: own.joined.append(None)))
    try:
        yield own
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_what_one_says_all_others_hear(server: RedisServer) -> None:
    async with end(server, "a") as a, end(server, "b") as b, end(server, "c") as c:
        for other in (b, c):
            await other.until(lambda here: bool(here.joined))
        a.bus.table("t", 7)
        a.bus.audience("u")
        a.bus.changed("ann")
        for other in (b, c):
            await other.until(lambda here: any(news.changed for news in here.heard))
            assert other.tables() == {"t": 7}
            assert [table for news in other.heard for table in news.audiences] == ["u"]
            assert {news.process for news in other.heard} <= {"a", "b", "c"}


async def test_nobody_hears_what_it_said_itself(server: RedisServer) -> None:
    async with end(server, "a") as a, end(server, "b") as b:
        await a.until(lambda here: bool(here.joined))
        a.bus.table("own", 1)
        await b.until(lambda here: bool(here.joined))
        b.bus.table("other", 1)
        await a.until(lambda here: "other" in here.tables())
        assert "own" not in a.tables()


async def test_of_many_words_on_one_table_the_last_is_said(server: RedisServer) -> None:
    async with end(server, "a") as a, end(server, "b") as b:
        await b.until(lambda here: bool(here.joined))
        for number in range(1000):
            a.bus.table("t", number)
        await b.until(lambda here: here.tables().get("t") == 999)
        assert len([news for news in b.heard if news.tables]) < 10


async def test_two_houses_on_one_redis_hear_nothing_of_each_other(server: RedisServer) -> None:
    async with end(server, "a", "one") as a, end(server, "b", "other") as b, end(server, "c", "one") as c:
        for here in (b, c):
            await here.until(lambda here: bool(here.joined))
        a.bus.table("t", 1)
        await c.until(lambda here: here.tables() == {"t": 1})
        assert b.tables() == {}


async def test_after_redis_was_gone_the_bus_goes_on_and_says_that_something_may_be_missed(
    server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with end(server, "a") as a, end(server, "b") as b:
        for here in (a, b):
            await here.until(lambda here: bool(here.joined))
        server.kill()
        a.bus.table("lost", 1)
        server.start()
        for here in (a, b):
            await here.until(lambda here: len(here.joined) == 2)
        a.bus.table("t", 1)
        await b.until(lambda here: here.tables().get("t") == 1)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert len([line for line in told if line.startswith("the bus is gone")]) == 2
    assert told.count("the bus is back") == 2


async def test_a_bus_that_is_not_there_at_the_start_is_joined_when_it_comes(server: RedisServer) -> None:
    server.kill()
    async with end(server, "a") as a:
        await asyncio.sleep(0)
        server.start()
        await a.until(lambda here: bool(here.joined))


async def test_a_connection_on_which_nothing_comes_any_more_is_made_anew(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis, "SILENCE_SECONDS", 0.2)
    monkeypatch.setattr(redis, "ALIVE_SECONDS", 3600.0)
    async with end(server, "a") as a:
        await a.until(lambda here: len(here.joined) >= 2)


async def test_what_is_no_news_of_ours_is_left_aside(server: RedisServer) -> None:
    async with end(server, "a") as a, end(server, "b") as b:
        await b.until(lambda here: bool(here.joined))
        with Redis.from_url(server.address) as anybody:
            for word in (b"", b"hello", b"\x91\x91\x91", b"\xff" * 100):
                anybody.publish("tests", word)
        a.bus.table("t", 1)
        await b.until(lambda here: here.tables() == {"t": 1})


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ("redis://cache:6379/1", "redis://cache:6379/1"),
        ("valkey://:word@cache", "redis://:word@cache"),
        ("valkeys://cache", "rediss://cache"),
        ("unix:///run/valkey.sock", "unix:///run/valkey.sock"),
    ],
)
async def test_an_address_may_name_redis_or_valkey(given: str, known: str) -> None:
    assert normalised(given) == known


@pytest.mark.parametrize("given", ["http://cache", "cache:6379", "redis:", "amqp://:word@cache"])
async def test_another_address_is_refused_without_repeating_it(given: str) -> None:
    with pytest.raises(BadConfig, match="no address of Redis or Valkey: expected redis://") as refused:
        normalised(given)
    assert "word" not in str(refused.value)


async def test_without_the_extra_the_refusal_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis, "find_spec", lambda name: None)
    with pytest.raises(BadConfig, match=r"pip install 'campidoglio\[bus\]'"):
        normalised("redis://cache")
