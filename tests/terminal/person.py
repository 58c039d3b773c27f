"""A person at a real terminal: the program runs under a pseudo-terminal, sees keys, and draws on a screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

PATIENCE = 30.0
"""Seconds after which a text that does not appear is taken as missing."""


class Person:
    """Runs `campidoglio` with the given words and talks to it."""

    def __init__(self, *words: str, columns: int = 100, lines: int = 50, **environment: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "campidoglio", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", **environment},
            start_new_session=True,
            preexec_fn=_own_the_terminal,  # noqa: PLW1509  (the tests start no threads)
        )
        os.close(slave)
        self.seen = ""
        self._read_to = 0

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def sees(self, text: str) -> str:
        """Wait for a text after the last one seen; returns what came before and with it."""
        patience_ends = time.monotonic() + PATIENCE
        while text not in self.seen[self._read_to :]:
            goes_on = time.monotonic() < patience_ends and self._read()
            assert goes_on, f"{text!r} is not in: {self.seen}"
        start, self._read_to = self._read_to, self.seen.index(text, self._read_to) + len(text)
        return self.seen[start : self._read_to]

    def types(self, text: str) -> None:
        """Type a line and press Enter."""
        self.presses(text + "\r")

    def presses(self, keys: str) -> None:
        """Press keys."""
        os.write(self._master, keys.encode())

    def leaves(self) -> int:
        """Wait for the end of the program; returns its exit status."""
        while self._read():
            pass
        return self._process.wait(PATIENCE)

    def leaves_by(self, keys: str) -> int:
        """Press keys until the program ends; returns its exit status.

        An interrupt that comes in the instant before readline waits for keys is noticed at the next key.
        """
        for _ in range(int(PATIENCE)):
            if self._process.poll() is not None:
                break
            self.presses(keys)
            while self._read(1.0):
                pass
        return self._process.wait(1.0)

    def kills_it(self) -> None:
        """End the program as the system does when it must."""
        self._process.kill()
        self._process.wait()

    def _read(self, patience: float = PATIENCE) -> bool:
        if not select.select([self._master], [], [], patience)[0]:
            return False
        try:
            piece = os.read(self._master, 65536)
        except OSError:  # what Linux says when the other end is closed
            return False
        self.seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", piece.decode(errors="replace"))
        return bool(piece)


def _own_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
