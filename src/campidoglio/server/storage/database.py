"""Connections: one that writes and several that read."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from campidoglio.server.storage.address import SQLITE, normalised
from campidoglio.server.storage.errors import BadDatabase

BUSY_MS = 10_000
"""How long one waits for another process that is writing to the same SQLite file."""
READERS = 4


@dataclass(frozen=True, slots=True)
class Database:
    """An open database."""

    writing: AsyncEngine
    """Its transactions hold the database's word: they are committed to disk, or leave no trace."""
    reading: AsyncEngine
    """Each query by itself; nothing can be changed through it in SQLite."""
    url: URL

    @property
    def name(self) -> str:
        """The address without its password, for sentences."""
        return self.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        """Let go of all connections, the writing one last: it puts SQLite's log away."""
        await self.reading.dispose()
        await self.writing.dispose()


def open_database(address: str) -> Database:
    """Make the connections ready; nothing is opened before the first use."""
    url = normalised(address)
    return _sqlite(url) if url.drivername == SQLITE else _postgresql(url)


def _postgresql(url: URL) -> Database:
    engine = create_async_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
    return Database(engine, engine.execution_options(isolation_level="AUTOCOMMIT"), url)


def _sqlite(url: URL) -> Database:
    _make_private(Path(url.database or ""))
    # One writing connection: SQLite before 3.51.3 may lose its log if two write and tidy up at one instant.
    writing = create_async_engine(
        url, pool_size=1, max_overflow=0, pool_reset_on_return=None, connect_args={"timeout": BUSY_MS / 1000}
    )
    event.listen(writing.sync_engine, "connect", _prepare_to_write)
    event.listen(writing.sync_engine, "begin", _begin_writing)
    reading = create_async_engine(
        url,
        pool_size=READERS,
        isolation_level="AUTOCOMMIT",
        pool_reset_on_return=None,
        connect_args={"timeout": BUSY_MS / 1000},
    )
    event.listen(reading.sync_engine, "connect", _prepare_to_read)
    return Database(writing, reading, url)


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
