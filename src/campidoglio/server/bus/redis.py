"""A bus over Redis or Valkey: one channel for all processes of a house.

Whatever happens to the server of the bus, this goes on: it connects again, and news that could not be
delivered are dropped, since everybody looks for what was missed.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from campidoglio.server.bus.bus import Hear, Joined
from campidoglio.server.bus.news import News, decode, encode
from campidoglio.server.config import BadConfig

if TYPE_CHECKING:
    from redis.asyncio import Redis

SCHEMES = {"redis": "redis", "valkey": "redis", "rediss": "rediss", "valkeys": "rediss", "unix": "unix"}
EXPECTED = "redis://host:6379, or valkey://, rediss://, valkeys://, unix:///path/to/socket"

CONNECT_SECONDS = 5.0
ALIVE_SECONDS = 2.0
"""So often a process says something, if only that it is there: who hears itself knows the bus is well."""
SILENCE_SECONDS = 8.0
"""After so long without a word, not even its own, the connection is taken for dead."""
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before the first, second, ... attempt to connect again; the last one for all further."""
MOST_WAITING = 20_000
"""News of so many tables wait while the bus is down; then they are dropped."""

_log = logging.getLogger(__name__)


class RedisBus:
    """One process's end of the bus."""

    def __init__(self, url: str, channel: str, process: str) -> None:
        self._url = normalised(url)
        self._channel = channel
        self._process = process
        self._waiting = News(process)
        self._filled = asyncio.Event()
        self._is_down = False

    # What is said

    def table(self, table: str, sequence: int) -> None:
        """Say that a table has so many entries; of several such words only the last is said."""
        self._waiting.tables[table] = sequence
        self._say()

    def audience(self, table: str) -> None:
        """Say that somebody came to a table or went."""
        if table not in self._waiting.audiences:
            self._waiting.audiences.append(table)
        self._say()

    def changed(self, guest: str) -> None:
        """Say that a guest is not who it was."""
        self._waiting.changed.append(guest)
        self._say()

    def _say(self) -> None:
        if len(self._waiting.tables) + len(self._waiting.audiences) > MOST_WAITING:
            self._waiting = News(self._process)
        self._filled.set()

    # Carrying

    async def run(self, hear: Hear, joined: Joined) -> None:
        """Speak and listen until cancelled."""
        attempts, faults = 0, _faults()
        while True:
            try:
                async with AsyncExitStack() as stack, asyncio.TaskGroup() as both:
                    client = _client(self._url)
                    stack.push_async_callback(client.aclose)
                    heard = asyncio.Event()
                    both.create_task(self._listen(client, hear, joined, heard))
                    both.create_task(self._speak(client))
                    await heard.wait()
                    attempts = 0
            except* faults as problems:
                self._went_down(problems.exceptions[0])
            await asyncio.sleep(PAUSES[min(attempts, len(PAUSES) - 1)])
            attempts += 1

    async def _listen(self, client: Redis, hear: Hear, joined: Joined, heard: asyncio.Event) -> None:
        async with client.pubsub(ignore_subscribe_messages=True) as ears:
            await ears.subscribe(self._channel)
            async with asyncio.timeout(SILENCE_SECONDS) as silence:
                async for message in ears.listen():
                    silence.reschedule(asyncio.get_running_loop().time() + SILENCE_SECONDS)
                    if not heard.is_set():
                        self._came_up()
                        heard.set()
                        joined()
                    self._take(message["data"], hear)

    def _take(self, data: bytes, hear: Hear) -> None:
        try:
            news = decode(data)
        except msgspec.MsgspecError:
            _log.warning("something on the bus was no news of ours: it was left aside")
            return
        if news.process != self._process:
            hear(news)

    async def _speak(self, client: Redis) -> None:
        while True:
            news, self._waiting = self._waiting, News(self._process)
            self._filled.clear()
            await client.publish(self._channel, encode(news))
            try:
                async with asyncio.timeout(ALIVE_SECONDS):
                    await self._filled.wait()
            except TimeoutError:
                pass

    def _went_down(self, fault: BaseException) -> None:
        if not self._is_down:
            _log.warning("the bus is gone; other servers hear of moves by looking, a little later: %s", fault)
        self._is_down = True

    def _came_up(self) -> None:
        if self._is_down:
            _log.warning("the bus is back")
        self._is_down = False


def normalised(url: str) -> str:
    """The address as the library knows it; raises `BadConfig` for one that cannot be used."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES or not (parts.netloc or parts.path):
        # What came is not repeated: it may hold a password.
        raise BadConfig(f"the address of the bus is no address of Redis or Valkey: expected {EXPECTED}")
    if find_spec("redis") is None:
        raise BadConfig("a bus needs the extra campidoglio[bus]: pip install 'campidoglio[bus]'")
    return SCHEMES[parts.scheme] + url[len(parts.scheme) :]


def _client(url: str) -> Redis:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # Without attempts of the library's own: only who notices a break knows that something may be missed.
    return Redis.from_url(
        url,
        socket_connect_timeout=CONNECT_SECONDS,
        socket_timeout=None,
        retry=Retry(NoBackoff(), 0),
    )


def _faults() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (OSError, RedisError)
