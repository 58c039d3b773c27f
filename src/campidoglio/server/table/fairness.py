"""Fair chance: a secret is committed to before the game; the seed follows from it and what the seats add."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence

COMMITTED = b"campidoglio fairness 1"


def commitment(secret: bytes) -> str:
    """What is shown before the first move."""
    return hashlib.sha256(COMMITTED + secret).hexdigest()


def seed_of(secret: bytes, table_id: str, entropy: Sequence[str | None]) -> int:
    """The seed that follows from the secret, the table and what the seats added."""
    message = json.dumps([table_id, list(entropy)], ensure_ascii=True, separators=(",", ":")).encode()
    return int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest(), "big")
