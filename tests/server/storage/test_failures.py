"""A database that fails is a clear error; nothing is half done, and when it works again play goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from tests.server.databases import PostgreSQL
from tests.server.storage.samples import index

from campidoglio.server.storage import database as database_module
from campidoglio.server.storage.address import POSTGRESQL, SQLITE, normalised, sqlite_address
from campidoglio.server.storage.database import Database, open_database
from campidoglio.server.storage.errors import BadDatabase, StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request

pytestmark = pytest.mark.anyio

BIG = b"x" * 100_000


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Let the operating system refuse to make any file of this process larger: to SQLite the disk is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def append_pairs(store: Store, table: str) -> tuple[int, str]:
    """Append pairs of large entries until one is refused; returns how many were kept, and what was said."""
    for kept in range(1000):
        try:
            await store.append(table, 2 * kept, [BIG, BIG], index(), Request("ann", f"{kept}", b"done"))
        except StorageFailed as failure:
            return kept, str(failure)
    raise AssertionError("the disk never was full")


async def test_a_full_disk_refuses_whole_appends_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with await Store.open(sqlite_address(tmp_path / "campidoglio.db")) as store:
        await store.create_table("t", index(), [])
        with files_no_larger_than(1_000_000):
            kept, said = await append_pairs(store, "t")
            assert kept > 0
            assert "campidoglio.db could not be written: " in said
            assert await store.entries("t") == [BIG] * 2 * kept
            assert await store.answer_to("ann", f"{kept}") is None
        await store.append("t", 2 * kept, [b"room"], index(), Request("ann", f"{kept}", b"done"))
        assert await store.entries("t", since=2 * kept) == [b"room"]
    async with await Store.open(sqlite_address(tmp_path / "campidoglio.db")) as store:
        assert len(await store.entries("t")) == 2 * kept + 1


async def read_only_sqlite(address: str) -> Database:
    database = open_database(address)
    await database.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    return database


async def read_only_postgresql(address: str) -> Database:
    database = open_database(address)
    refuse = f"ALTER DATABASE {normalised(address).database} SET default_transaction_read_only = on"
    await database.write(lambda connection: connection.exec_driver_sql(refuse))
    await database.close()
    # The setting holds for those who come later.
    return open_database(address)


READ_ONLY = {SQLITE: read_only_sqlite, POSTGRESQL: read_only_postgresql}


async def test_a_read_only_database_refuses_everybody_and_still_can_be_read(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create_table("t", index(), [b"one"])
    async with Store(await READ_ONLY[normalised(address).drivername](address)) as store:
        outcomes = await asyncio.gather(
            store.append("t", 1, [b"two"], index(), Request("ann", "r", b"done")),
            store.create_table("u", index(), [b"one"]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [StorageFailed, StorageFailed]
        assert "could not be written" in str(outcomes[0])
        assert await store.entries("t") == [b"one"]
        assert await store.entries("u") == []


async def test_a_file_that_somebody_else_keeps_locked_is_an_error_and_not_an_endless_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.05)
    path = tmp_path / "campidoglio.db"
    async with await Store.open(sqlite_address(path)) as store:
        await store.create_table("t", index(), [b"one"])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="could not be written: database is locked"):
            await store.append("t", 1, [b"two"], index())
        assert await store.entries("t") == [b"one"]
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 1, [b"two"], index())
        assert await store.entries("t") == [b"one", b"two"]


async def test_connections_that_broke_are_made_anew(postgresql: PostgreSQL) -> None:
    async with await Store.open(postgresql.emptied_database()) as store:
        await store.create_table("t", index(), [b"one"])
        postgresql.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shared'")
        await store.append("t", 1, [b"two"], index())
        assert await store.entries("t") == [b"one", b"two"]


async def test_a_server_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match=r"postgresql\+asyncpg://ann:\*\*\*@/games.* could not be opened"):
        await Store.open(f"postgresql://ann:secret@/games?host={tmp_path}")


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 200)
    with pytest.raises(StorageFailed, match="could not be opened: file is not a database"):
        await Store.open(sqlite_address(path))
    assert path.read_text() == "Dear Ann, " * 200


async def test_a_folder_where_no_file_can_be_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabase, match="cannot be opened for writing: "):
        await Store.open(sqlite_address(tmp_path / "file" / "campidoglio.db"))


async def test_what_was_to_be_written_is_no_part_of_the_error(address: str) -> None:
    database = open_database(address)
    wrong = text("INSERT INTO nowhere (secret) VALUES (:secret)")
    with pytest.raises(SQLAlchemyError, match="nowhere") as refusal:
        await database.write(lambda connection: connection.execute(wrong, {"secret": "a hand of cards"}))
    await database.close()
    assert "a hand of cards" not in str(refusal.value)
