"""Sending something to an address, once: how it went is one of four words."""

from __future__ import annotations

import asyncio
import ssl
from enum import Enum
from types import TracebackType
from typing import Self

import httpcore

from campidoglio.server.notices.places import Guarded

SECONDS = 10.0
"""So long one address may take, whatever it does."""

UNHEARD = (
    TimeoutError,
    OSError,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
)
"""Nobody answered, or not as one does."""

GONE = (404, 410)
BUSY = (408, 425, 429)


class Outcome(Enum):
    """How it went."""

    SENT = "sent"
    LATER = "later"
    """Nobody is there now, or the other side asks for patience."""
    REFUSED = "refused"
    """The other side does not want this."""
    GONE = "gone"
    """There is nobody at this address any more."""


class Post:
    """Posts bodies to addresses; follows nobody elsewhere, and reads no more than the status."""

    def __init__(self, *, is_open: bool, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=16,
            max_keepalive_connections=4,
            keepalive_expiry=30,
            network_backend=Guarded(is_open=is_open),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._pool.aclose()

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        """Post a body."""
        try:
            async with asyncio.timeout(self._seconds):
                told = {"user-agent": "Campidoglio", **headers}
                async with self._pool.stream("POST", url, headers=list(told.items()), content=body) as answer:
                    return _outcome(answer.status)
        except UNHEARD:
            return Outcome.LATER
        except (httpcore.UnsupportedProtocol, ValueError):
            return Outcome.REFUSED


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in BUSY or status >= 500 else Outcome.REFUSED
