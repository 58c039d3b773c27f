"""What a person is pointed at by at one table: it tells nothing of who it is, and is another elsewhere."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

LETTERS = 16


@lru_cache(maxsize=10_000)
def handle_of(table: str, guest: str) -> str:
    """A guest's handle; ids of guests are random and long, so that nobody finds the id that it is made of."""
    return sha256(f"{table}:{guest}".encode()).hexdigest()[:LETTERS]
