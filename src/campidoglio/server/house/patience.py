"""Patience with storage: it may be down for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from campidoglio.server.storage.errors import StorageFailed

_log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds after which storage that failed is asked again."""

T = TypeVar("T")


async def patiently(asking: Callable[[], Awaitable[T]]) -> T:
    """What is asked of storage, as soon as it answers."""
    while True:
        try:
            return await asking()
        except StorageFailed as problem:
            _log.warning("%s; it is tried again", problem)
            await asyncio.sleep(PATIENCE)
