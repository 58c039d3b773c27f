"""SQLite is set up so that what is committed is on disk, and nobody else can read it."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.database import Database, open_database

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite(tmp_path: Path) -> Database:
    return open_database(sqlite_address(tmp_path / "folder" / "campidoglio.db"))


async def test_commits_wait_for_the_disk(sqlite: Database) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await sqlite.write(settings) == ["wal", 2, 1]
    await sqlite.close()


async def test_what_reads_cannot_write(sqlite: Database) -> None:
    await sqlite.write(lambda connection: connection.exec_driver_sql("CREATE TABLE stones (number INTEGER)"))
    with pytest.raises(OperationalError, match="readonly"):
        await sqlite.read(lambda connection: connection.exec_driver_sql("INSERT INTO stones VALUES (1)"))
    await sqlite.close()


async def test_all_writing_goes_through_one_connection(sqlite: Database) -> None:
    def connection_of(connection: Connection) -> int:
        return id(connection.connection.driver_connection)

    assert len({await sqlite.write(connection_of) for _ in range(5)}) == 1
    await sqlite.close()


async def test_what_a_transaction_has_read_nobody_changes_before_it_ends(
    sqlite: Database, tmp_path: Path
) -> None:
    path = tmp_path / "folder" / "campidoglio.db"
    other = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)

    def while_another_tries_to_write(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT * FROM sqlite_master").all()
        with pytest.raises(sqlite3.OperationalError, match="database is locked"):
            other.execute("BEGIN IMMEDIATE")

    await sqlite.write(while_another_tries_to_write)
    other.close()
    await sqlite.close()


async def test_the_file_and_its_log_are_for_their_owner_only(sqlite: Database, tmp_path: Path) -> None:
    await sqlite.write(lambda connection: connection.exec_driver_sql("CREATE TABLE stones (number INTEGER)"))
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "folder").iterdir()}
    assert modes == {"campidoglio.db": 0o600, "campidoglio.db-wal": 0o600, "campidoglio.db-shm": 0o600}
    await sqlite.close()


async def test_after_closing_the_log_is_put_away(sqlite: Database, tmp_path: Path) -> None:
    await sqlite.write(lambda connection: connection.exec_driver_sql("CREATE TABLE stones (number INTEGER)"))
    await sqlite.read(lambda connection: connection.exec_driver_sql("SELECT * FROM stones").all())
    await sqlite.close()
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["campidoglio.db"]
