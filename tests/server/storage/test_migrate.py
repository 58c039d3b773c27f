"""A database is brought to today's form at every start, by whoever comes first."""

import asyncio
import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from campidoglio.server.storage.database import open_database
from campidoglio.server.storage.errors import BadDatabase
from campidoglio.server.storage.migrate import configuration
from campidoglio.server.storage.models import metadata
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest

pytestmark = pytest.mark.anyio

OPEN_AND_ADD = """
import asyncio, sys
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest

async def main(address, name):
    async with await Store.open(address) as store:
        await store.add_guest(Guest(name, name, 1))

asyncio.run(main(*sys.argv[1:]))
"""


async def test_the_steps_make_what_the_models_say(store: Store, address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    database = open_database(address)
    assert await database.read(differences) == []
    await database.close()


async def test_opening_again_keeps_everything(address: str) -> None:
    for number in range(3):
        async with await Store.open(address) as store:
            await store.add_guest(Guest(f"guest {number}", "Ann", 1))
    async with await Store.open(address) as store:
        assert [await store.guest(f"guest {number}") is None for number in range(4)] == [False] * 3 + [True]


async def test_several_stores_may_open_a_new_database_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    await asyncio.gather(*(store.add_guest(Guest(f"{n}", "Ann", 1)) for n, store in enumerate(stores)))
    assert [await stores[0].guest(f"{n}") is None for n in range(4)] == [False] * 4
    for store in stores:
        await store.close()


async def test_several_processes_may_open_a_new_database_at_once(address: str) -> None:
    names = ["ann", "ben", "cas"]
    processes = [
        subprocess.Popen([sys.executable, "-W", "error", "-c", OPEN_AND_ADD, address, name]) for name in names
    ]
    assert [process.wait() for process in processes] == [0, 0, 0]
    async with await Store.open(address) as store:
        assert [await store.guest(name) for name in names] == [Guest(name, name, 1) for name in names]


async def test_a_database_of_the_first_campidoglio_keeps_its_guests_and_tables(address: str) -> None:
    database = open_database(address)

    def as_it_was(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0001")
        connection.execute(text("INSERT INTO guests (id, name, created_ms) VALUES ('ann', 'Ann', 1)"))
        connection.execute(
            text(
                "INSERT INTO tables"
                " (id, sequence, game, status, access, touched_ms, due_seats, bots_due, line)"
                " VALUES ('t', 0, 'pebbles', 'running', 'public', 1, 1, false, '{}')"
            )
        )
        connection.execute(text("INSERT INTO seats (table_id, seat, guest) VALUES ('t', 0, 'ann')"))

    await database.write(as_it_was)
    await database.close()
    async with await Store.open(address) as store:
        assert await store.guest("ann") == Guest("ann", "Ann", 1)
        assert [(table.id, table.seat) for table in await store.tables_of("ann")] == [("t", 0)]


async def test_a_database_of_a_newer_campidoglio_is_left_alone(address: str) -> None:
    async with await Store.open(address) as store:
        await store.add_guest(Guest("ann", "Ann", 1))
    database = open_database(address)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
    )
    with pytest.raises(BadDatabase, match="was made by a newer Campidoglio than this one"):
        await Store.open(address)
    rows = await database.read(lambda connection: connection.execute(text("SELECT name FROM guests")).all())
    await database.close()
    assert [row.name for row in rows] == ["Ann"]


async def test_the_steps_form_one_line(store: Store, address: str) -> None:
    database = open_database(address)
    heads = await database.read(
        lambda connection: ScriptDirectory.from_config(configuration(connection)).get_heads()
    )
    await database.close()
    assert len(heads) == 1
