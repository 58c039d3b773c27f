"""Programs that tests start: none outlives its test, and none is waited for without end."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from subprocess import Popen
from typing import AnyStr

PATIENCE = 120


@contextmanager
def ended(process: Popen[AnyStr]) -> Iterator[Popen[AnyStr]]:
    """The program, which is ended with the block if it is still there."""
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def wait_until(happened: Callable[[], bool], process: Popen[AnyStr] | None = None) -> None:
    """Look again until it has happened; fails if the program ends before, or after a long while."""
    latest = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < latest, "it did not happen"
        assert process is None or process.poll() is None, "the program ended before"
        time.sleep(0.01)
