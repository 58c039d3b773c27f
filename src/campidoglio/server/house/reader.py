"""Who reads a table over a socket: a queue that is bounded, so that a slow reader costs little."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from campidoglio.server.metrics import DROPPED
from campidoglio.server.wire.answers import Answer, Farewell
from campidoglio.server.wire.tables import TableInfo

MOST_MESSAGES = 256
MOST_BYTES = 1 << 20
"""A reader for whom more than this is waiting is dropped, and may come back and resume."""

TOO_SLOW = Farewell("too_slow", "You fell too far behind. Connect again to go on where you were.", again=True)

_encoder = msgspec.json.Encoder()


def encoded(answer: Answer | TableInfo) -> bytes:
    """The message as it goes over the wire."""
    return _encoder.encode(answer)


class Reader:
    """One socket's end in the house: what is told to it waits here until it is sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.seen = 0
        """The number of the last thing it was told."""
        self.seat: int | None = None
        """The seat from which it was told."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self.farewell: Farewell | None = None
        """The last thing that it is told."""

    def tell(self, message: bytes) -> None:
        """Put a message into the queue; a reader for whom too much is waiting is dropped."""
        if self.farewell is not None:
            return
        is_behind = len(self._waiting) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES
        if self._waiting and is_behind:
            self._waiting.clear()
            self._bytes = 0
            DROPPED.inc()
            self.dismiss(TOO_SLOW)
            return
        self._put(message)

    def dismiss(self, farewell: Farewell) -> None:
        """Say farewell, after what is waiting already."""
        if self.farewell is None:
            self._put(encoded(farewell))
            self.farewell = farewell

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        self._filled.set()

    async def next(self) -> bytes | None:
        """The next message, once there is one; None after a farewell."""
        while not self._waiting:
            if self.farewell is not None:
                return None
            self._filled.clear()
            await self._filled.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
