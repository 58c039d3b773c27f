"""What one process tells the others: where there is something new to read."""

from __future__ import annotations

import msgspec


class News(msgspec.Struct, array_like=True):
    """What has changed since the last news of this process."""

    process: str
    """Who tells."""
    tables: dict[str, int] = {}
    """How many entries tables have now."""
    audiences: list[str] = []
    """Tables to which somebody came, or from which somebody went."""
    changed: list[str] = []
    """Guests who are not who they were: whatever is open for them must be opened anew."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(News).decode
