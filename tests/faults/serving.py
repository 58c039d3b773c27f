"""A server as a host starts it: a process of its own, which can be killed at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

OPEN = "Campidoglio is open at "
NO_LIMITS = {
    "CAMPIDOGLIO_LIMIT_GUEST_PER_SECOND": "1000000",
    "CAMPIDOGLIO_LIMIT_GUEST_BURST": "1000000",
    "CAMPIDOGLIO_LIMIT_ADDRESS_PER_SECOND": "1000000",
    "CAMPIDOGLIO_LIMIT_ADDRESS_BURST": "1000000",
    "CAMPIDOGLIO_LIMIT_TABLES_PER_HOUR": "1000000000",
    "CAMPIDOGLIO_LIMIT_TABLES_BURST": "1000000",
    "CAMPIDOGLIO_LIMIT_GUESTS_PER_HOUR": "1000000000",
    "CAMPIDOGLIO_LIMIT_GUESTS_BURST": "1000000",
    "CAMPIDOGLIO_LIMIT_SOCKETS_PER_GUEST": "100000",
    "CAMPIDOGLIO_LIMIT_SOCKETS_PER_ADDRESS": "100000",
}
"""Everybody here comes from one address, and far more often than people would."""


class Serving:
    """`campidoglio serve`, on a port of the system's choice."""

    def __init__(
        self, folder: Path, database: str | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = [sys.executable, "-m", "campidoglio", "serve", "--port", "0", "--no-open"]
        self._command += ["--data", str(folder)] + (["--database", database] if database else [])
        self._log = (folder / "server.log").open("ab")
        self._environment = {**os.environ, **NO_LIMITS, "CAMPIDOGLIO_BOT_PAUSE": "0", **(environment or {})}
        self._process: subprocess.Popen[str] | None = None
        self._address = ""

    def start(self) -> str:
        """Start, and give the address as soon as the server is open."""
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=self._environment,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(OPEN):
                return line.removeprefix(OPEN).strip()
        raise RuntimeError(f"the server did not start; {self._log.name} says why")

    def start_if_need_be(self) -> str:
        """The address of the running server, which is started if it does not run."""
        if self._process is None:
            self._address = self.start()
        return self._address

    @property
    def process_id(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would, as far as the process can tell: kill -9."""
        self._end(subprocess.Popen.kill)

    def stop(self) -> None:
        """End it as the system does when it is shut down."""
        self._end(subprocess.Popen.terminate)

    def _end(self, end: object) -> None:
        if self._process is not None:
            assert callable(end)
            end(self._process)
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self._log.close()
