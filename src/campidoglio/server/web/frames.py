"""One message of the socket: read strictly, and refused with a code if it cannot be read."""

from __future__ import annotations

import msgspec

from campidoglio.server.wire.answers import Refused
from campidoglio.server.wire.asks import Ask

LARGEST_FRAME = 16 * 1024
"""No message of a client is larger."""

_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


class _Numbered(msgspec.Struct):
    """What may still be read of a message that is wrong: its request id."""

    request: str | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def read_frame(frame: str) -> Ask | Refused:
    """The message, or why it cannot be read."""
    try:
        return _decoder.decode(frame)
    except RecursionError:
        return Refused(None, "too_deep", "The message is nested too deeply.")
    except msgspec.ValidationError as problem:
        return Refused(_request_of(frame), "unreadable", f"No such message is expected: {problem}.")
    except (msgspec.DecodeError, UnicodeEncodeError):
        return Refused(None, "unreadable", "The message is not JSON.")


def _request_of(frame: str) -> str | None:
    try:
        found = _numbered.decode(frame).request
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 64 else None
