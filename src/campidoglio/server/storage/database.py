"""Connections: one that writes and several that read."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from campidoglio.server.storage.address import SQLITE, normalised
from campidoglio.server.storage.errors import BadDatabase

BUSY_SECONDS = 10
"""How long one waits: for another process that writes to the same file, or for a server to answer."""
READERS = 4

Result = TypeVar("Result")


class Database(Protocol):
    """An open database: work is a function of a connection, and the same for every kind of database."""

    name: str
    """The address without its password, for sentences."""
    is_shared: bool
    """Whether several processes may be at work on it, perhaps on several machines."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work in a transaction: when this returns it is on disk; if it raises it left no trace."""

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing."""

    async def close(self) -> None:
        """Let go of all connections."""


def open_database(address: str) -> Database:
    """Make the connections ready; nothing is opened before the first use."""
    url = normalised(address)
    return SQLite(url) if url.drivername == SQLITE else PostgreSQL(url)


class PostgreSQL:
    """A PostgreSQL server, reached by asyncpg."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self.name = url.render_as_string(hide_password=True)
        # A server that no longer answers is an error too, or tables would wait for ever.
        patience = {"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS}
        self._writing = create_async_engine(
            url, pool_size=READERS + 1, pool_pre_ping=True, connect_args=patience, hide_parameters=True
        )
        self._reading = self._writing.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work in a transaction."""
        async with self._writing.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._writing.dispose()


class SQLite:
    """An SQLite file, reached from threads of its own: one writes, several read.

    A whole transaction is one errand of the writing thread. Through a driver that is asynchronous statement
    by statement it is about 25 errands, each of which waits for its turn while games are being played.
    """

    is_shared = False

    def __init__(self, url: URL) -> None:
        self.name = url.render_as_string()
        _make_private(Path(url.database or ""))
        # Only one: SQLite before 3.51.3 may lose its log if two connections write and tidy up at one instant.
        self._writing = _engine(url, 1)
        event.listen(self._writing, "connect", _prepare_to_write)
        event.listen(self._writing, "begin", _begin_writing)
        self._reading = _engine(url, READERS, isolation_level="AUTOCOMMIT")
        event.listen(self._reading, "connect", _prepare_to_read)
        self._writer = ThreadPoolExecutor(1, "writes to SQLite")
        self._readers = ThreadPoolExecutor(READERS, "reads from SQLite")

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._written, work)

    def _written(self, work: Callable[[Connection], Result]) -> Result:
        with self._writing.begin() as connection:
            return work(connection)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing; this connection could not."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self._reading.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        """Let go of all connections, the writing one last: it puts SQLite's log away."""
        for threads, engine in ((self._readers, self._reading), (self._writer, self._writing)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()


def _engine(url: URL, connections: int, **settings: Any) -> Engine:
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        # Every transaction here ends by itself.
        pool_reset_on_return=None,
        # What is written holds the secrets of tables, and errors go into the log.
        hide_parameters=True,
        connect_args={"timeout": BUSY_SECONDS},
        **settings,
    )


def _make_private(path: Path) -> None:
    """The file is for its owner only: it holds the secrets that chance is drawn from."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadDatabase(f"the database {path} cannot be opened for writing: {error.strerror}") from None


def _prepare_to_write(connection: Any, record: object) -> None:
    # Python's own rules of when a transaction begins are switched off: `_begin_writing` says when.
    connection.isolation_level = None
    _run(connection, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")


def _prepare_to_read(connection: Any, record: object) -> None:
    _run(connection, "PRAGMA query_only=ON")


def _begin_writing(connection: Connection) -> None:
    # The right to write is taken at once: what a transaction reads first still holds when it writes.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _run(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(pragma)
    cursor.close()
