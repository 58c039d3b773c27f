"""A backup holds all of one moment, whoever plays meanwhile, and can be put back whole or not at all."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, select, text
from tests.server.databases import PostgreSQL
from tests.server.storage.samples import index

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.backups import back_up, restore
from campidoglio.server.storage.database import open_database
from campidoglio.server.storage.errors import BadBackup, BadDatabase, StorageError
from campidoglio.server.storage.migrate import configuration
from campidoglio.server.storage.models import entries, metadata, requests, tables
from campidoglio.server.storage.people.accounts import Account, AccountStore
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest, Request, Token

pytestmark = pytest.mark.anyio

Rows = dict[str, list[tuple[object, ...]]]


async def all_rows(address: str) -> Rows:
    """Everything that a database holds."""

    def read(connection: Connection) -> Rows:
        found = {table: connection.execute(select(table)).all() for table in metadata.sorted_tables}
        return {table.name: sorted(map(tuple, rows), key=repr) for table, rows in found.items()}

    database = open_database(address)
    try:
        return await database.read(read)
    finally:
        await database.close()


async def fill(address: str) -> None:
    """Something in every table of the database that matters."""
    async with await Store.open(address) as store:
        await store.add_guest(Guest("ann", "Änn 🏛", 1))
        await store.add_token("ann", Token("t1", "bot", 2), "secret")
        await AccountStore(store).add(Account("ann", "Ann", "hash", 3), "ann")
        for number in range(3):
            bodies = [bytes([number, entry % 256, 0, 255]) for entry in range(1200)]
            await store.create_table(f"t{number}", index(), bodies, Request("ann", f"r{number}", b"{}"))
        await store.save_snapshot("t1", 2, b"\0snapshot")


@pytest.fixture
def other(request: pytest.FixtureRequest, address: str, tmp_path: Path) -> str:
    """The address of an empty database of the other kind than `address`."""
    if not address.startswith("sqlite"):
        return sqlite_address(tmp_path / "other.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


async def test_what_is_put_back_is_all_that_was_there_in_either_kind_of_database(
    address: str, other: str, tmp_path: Path
) -> None:
    await fill(address)
    counts = await back_up(address, tmp_path / "backup")
    assert counts == {"tables": 3, "entries": 3600, "guests": 1}
    assert await restore(other, tmp_path / "backup") == counts
    assert await all_rows(other) == await all_rows(address)
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob(".*")) == []


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[list[int]]:
    """Moves are made at ten tables as quickly as they go; gives how many were acknowledged."""
    made = [0] * 10

    async def play(number: int) -> None:
        while True:
            request = Request("ann", f"{number} {made[number]}", b"done")
            await store.append(f"t{number}", made[number], [b"e" * 100], index(), request)
            made[number] += 1

    for number in range(10):
        await store.create_table(f"t{number}", index(), [])
    players = [asyncio.create_task(play(number)) for number in range(10)]
    try:
        yield made
    finally:
        for player in players:
            player.cancel()
        for player in players:
            with suppress(asyncio.CancelledError):
                await player


def torn(connection: Connection) -> list[object]:
    """Tables whose number of entries is not what they say, or whose answers are others than their moves."""
    found: list[object] = []
    for table in connection.execute(select(tables)):
        numbers = select(entries.c.number).where(entries.c.table_id == table.id).order_by(entries.c.number)
        there = list(connection.execute(numbers).scalars())
        answered = select(requests.c.id).where(requests.c.id.startswith(f"{table.id[1:]} "))
        if there != list(range(1, table.sequence + 1)) or len(connection.execute(answered).all()) != len(
            there
        ):
            found.append((table.id, table.sequence, len(there)))
    return found


async def test_a_backup_while_people_play_is_of_one_moment_and_holds_all_acknowledged_before(
    address: str, tmp_path: Path
) -> None:
    async with await Store.open(address) as store, busy(store) as made:
        for number in range(3):
            acknowledged = sum(made)
            while sum(made) < acknowledged + 50:
                await asyncio.sleep(0.001)
            acknowledged = sum(made)
            # In a thread with a loop of its own, as a process of its own would: play goes on.
            counts = await asyncio.to_thread(asyncio.run, back_up(address, tmp_path / f"backup {number}"))
            assert acknowledged <= counts["entries"] <= sum(made) + 10
    for number in range(3):
        backup = open_database(sqlite_address(tmp_path / f"backup {number}"))
        assert await backup.read(torn) == []
        await backup.close()


async def test_a_database_that_is_not_empty_is_left_alone_unless_it_is_given_up(
    address: str, other: str, tmp_path: Path
) -> None:
    await fill(address)
    await back_up(address, tmp_path / "backup")
    async with await Store.open(other) as store:
        await store.add_guest(Guest("ben", "Ben", 1))
    before = await all_rows(other)
    with pytest.raises(BadBackup, match=r"is not empty, and was left as it is\. With --replace"):
        await restore(other, tmp_path / "backup")
    assert await all_rows(other) == before
    await restore(other, tmp_path / "backup", replace=True)
    assert await all_rows(other) == await all_rows(address)


async def test_nothing_is_put_back_into_a_database_that_is_in_use(
    address: str, other: str, tmp_path: Path
) -> None:
    await fill(address)
    await back_up(address, tmp_path / "backup")
    async with await Store.open(other) as store:
        await store.add_guest(Guest("ben", "Ben", 1))
        with pytest.raises(BadBackup, match="is in use: stop every server"):
            await restore(other, tmp_path / "backup", replace=True)
        assert await store.guest("ann") is None


async def test_a_backup_that_breaks_off_leaves_no_file(address: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        await back_up(address.replace("campidoglio.db", "nowhere.db"), tmp_path / "backup")
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []


async def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "campidoglio.db")
    await fill(address)
    (tmp_path / "letter").write_text("Dear Ann")
    with pytest.raises(BadBackup, match="letter is there already"):
        await back_up(address, tmp_path / "letter")
    assert (tmp_path / "letter").read_text() == "Dear Ann"


def letter(file: Path) -> None:
    file.write_text("Dear Ann, " * 1000)


def another_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE letters (text)")


def damaged(file: Path) -> None:
    body = bytearray(file.read_bytes())
    body[len(body) // 2 : len(body) // 2 + 8192] = b"\xff" * 8192
    file.write_bytes(body)


def cut_off(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40_000])


@pytest.mark.parametrize("harm", [Path.unlink, letter, another_database, damaged, cut_off])
async def test_a_file_that_is_no_whole_backup_changes_nothing(tmp_path: Path, harm: object) -> None:
    address, file = sqlite_address(tmp_path / "campidoglio.db"), tmp_path / "backup"
    await fill(address)
    before = await all_rows(address)
    await back_up(address, file)
    if harm is another_database:
        file.unlink()
    assert callable(harm)
    harm(file)
    with pytest.raises(BadBackup, match="backup"):
        await restore(address, file, replace=True)
    assert await all_rows(address) == before


async def test_a_backup_of_an_older_campidoglio_is_brought_to_todays_form(tmp_path: Path) -> None:
    old, new = sqlite_address(tmp_path / "old.db"), sqlite_address(tmp_path / "new.db")

    def as_it_was(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0001")
        connection.execute(text("INSERT INTO guests (id, name, created_ms) VALUES ('ann', 'Ann', 1)"))

    database = open_database(old)
    await database.write(as_it_was)
    await database.close()
    await back_up(old, tmp_path / "backup")
    await restore(new, tmp_path / "backup")
    async with await Store.open(new) as store:
        assert await store.guest("ann") == Guest("ann", "Ann", 1)


async def test_a_backup_of_a_newer_campidoglio_is_not_put_back(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "campidoglio.db")
    await fill(address)
    with closing(sqlite3.connect(tmp_path / "campidoglio.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    await back_up(address, tmp_path / "backup")
    with pytest.raises(BadDatabase, match="was made by a newer Campidoglio"):
        await restore(sqlite_address(tmp_path / "new.db"), tmp_path / "backup")
    assert not (tmp_path / "new.db").exists()
