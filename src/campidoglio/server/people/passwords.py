"""Passwords: kept as slow hashes, compared in a time that tells nothing."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

AT_ONCE = 2
"""So many are worked out at the same time: each takes 64 MiB and a core for a moment, on purpose."""

_hasher = PasswordHasher()


class Passwords:
    """Hashes passwords beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._places:
            return await asyncio.to_thread(_hasher.hash, _plain(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether this is the password. Where none is kept, finding that out takes as long."""
        if self._nobodys is None:
            self._nobodys = await self.hashed("a password that nobody has")
        async with self._places:
            fits = await asyncio.to_thread(_fits, kept or self._nobodys, _plain(password))
        return fits and kept is not None

    @staticmethod
    def is_old(kept: str) -> bool:
        """Whether it was hashed in a way that is no longer good enough."""
        return _hasher.check_needs_rehash(kept)


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except VerificationError:
        return False


def _plain(password: str) -> str:
    """The same letters are the same password, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
