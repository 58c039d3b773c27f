"""A process that was started by another ends with it, even in the middle of a thought.

The parent holds the other end of the standard input: when it is gone, however it went, the input ends.
"""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Iterator

STANDARD_INPUT = 0
SLICE = 65_536


def lines_from_parent() -> queue.SimpleQueue[bytes]:
    """The lines that the parent sends, read beside all else; when they end, so does this process, at once."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in _lines():
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def _lines() -> Iterator[bytes]:
    # Not through sys.stdin: Python cannot shut down while a thread waits in there.
    rest = b""
    while heard := os.read(STANDARD_INPUT, SLICE):
        *whole, rest = (rest + heard).split(b"\n")
        yield from whole
