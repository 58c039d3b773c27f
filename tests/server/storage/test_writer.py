"""What comes together is committed together, and what must fail fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import NoReturn, TypeVar

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError
from tests.server.storage.samples import index

from campidoglio.server.storage.appending import Append
from campidoglio.server.storage.database import Database, open_database
from campidoglio.server.storage.errors import Conflict, StorageFailed
from campidoglio.server.storage.migrate import migrate
from campidoglio.server.storage.models import guests
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest, Request
from campidoglio.server.storage.writer import MOST_TOGETHER, TRIES, Writer

pytestmark = pytest.mark.anyio

Result = TypeVar("Result")


class Counted:
    """A database that counts what is committed."""

    def __init__(self, database: Database) -> None:
        self.name = database.name
        self.is_shared = database.is_shared
        self._database = database
        self.commits = 0
        self.contested = 0
        """So many transactions find at their end that another process was quicker."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        result = await self._database.write(self._contest if self.contested else work)
        self.commits += 1
        return result

    def _contest(self, connection: Connection) -> NoReturn:
        self.contested -= 1
        raise IntegrityError("INSERT", None, Exception("another was quicker"))

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await self._database.read(work)

    async def close(self) -> None:
        await self._database.close()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Counted]:
    counted = Counted(open_database(address))
    await migrate(counted)
    counted.commits = 0
    yield counted
    await counted.close()


@pytest.fixture
async def store(database: Counted) -> AsyncIterator[Store]:
    async with Store(database) as opened:
        yield opened


async def outcomes_of(store: Store, *appends: tuple[str, int]) -> list[object]:
    """What comes of appends that are all given at the same time."""
    waiting = (store.append(table, expected, [b"x"], index()) for table, expected in appends)
    return list(await asyncio.gather(*waiting, return_exceptions=True))


async def test_moves_at_many_tables_are_committed_together(store: Store, database: Counted) -> None:
    names = [f"t{number}" for number in range(50)]
    await asyncio.gather(*(store.create_table(name, index(), [b"x"]) for name in names))
    before = database.commits
    assert await outcomes_of(store, *((name, 1) for name in names)) == [None] * 50
    # The first may set out alone; the others go together.
    assert database.commits - before <= 2


async def test_a_table_made_and_played_at_in_one_commit_is_kept_whole(
    store: Store, database: Counted
) -> None:
    await asyncio.gather(
        store.create_table("t", index(line=b"old"), [b"one"]),
        store.append("t", 1, [b"two"], index(line=b"new")),
        store.append("t", 2, [b"three"], index(line=b"newest")),
    )
    assert database.commits == 1
    assert await store.entries("t") == [b"one", b"two", b"three"]
    assert [table.line for table in await store.lobby()] == [b"newest"]


async def test_one_that_conflicts_fails_alone(store: Store) -> None:
    for name in ("t", "u", "v"):
        await store.create_table(name, index(), [b"x"])
    outcomes = await outcomes_of(store, ("t", 1), ("u", 7), ("v", 1))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert [len(await store.entries(name)) for name in ("t", "u", "v")] == [2, 1, 2]


async def test_one_that_the_database_refuses_fails_alone(store: Store) -> None:
    await store.create_table("t", index(), [b"x"])
    await store.add_guest(Guest("ann", "Ann", 1))
    outcomes = await asyncio.gather(
        store.append("t", 1, [b"x"], index(), Request("ann", "r", b"done")),
        store.add_guest(Guest("ann", "Ann again", 2)),
        store.add_guest(Guest("ben", "Ben", 3)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), StorageFailed, type(None)]
    assert len(await store.entries("t")) == 2
    assert await store.guest("ann") == Guest("ann", "Ann", 1)
    assert await store.guest("ben") == Guest("ben", "Ben", 3)


async def test_one_whose_own_code_fails_fails_alone_and_leaves_nothing(database: Counted) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(insert(guests).values(id="ann", name="Ann", created_ms=1))
        raise ZeroDivisionError("a mistake")

    writer = Writer(database)
    outcomes = await asyncio.gather(
        writer.write(Append("t", 0, [b"x"], index(), None, new=True)),
        writer.write(broken),
        writer.write(Append("u", 0, [b"x"], index(), None, new=True)),
        return_exceptions=True,
    )
    await writer.close()
    assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError, type(None)]
    async with Store(database) as store:
        assert await store.unfinished() == ["t", "u"]
        assert await store.guest("ann") is None


async def test_one_that_was_just_too_late_is_tried_again(store: Store, database: Counted) -> None:
    database.contested = TRIES
    await store.create_table("t", index(), [b"x"])
    assert await store.entries("t") == [b"x"]


async def test_one_that_always_comes_too_late_is_given_up(store: Store, database: Counted) -> None:
    database.contested = TRIES + 1
    with pytest.raises(StorageFailed, match="could not be written: another was quicker"):
        await store.create_table("t", index(), [b"x"])
    assert await store.entries("t") == []


async def test_more_than_goes_into_one_commit_is_kept_all_the_same(store: Store) -> None:
    await store.create_table("t", index(), [])
    count = MOST_TOGETHER * 2 + 3
    assert await outcomes_of(store, *(("t", number) for number in range(count))) == [None] * count
    assert len(await store.entries("t")) == count


async def test_a_caller_that_gives_up_disturbs_nobody(store: Store) -> None:
    await store.create_table("t", index(), [b"x"])
    first = asyncio.create_task(store.append("t", 1, [b"first"], index()))
    second = asyncio.create_task(store.append("t", 2, [b"second"], index()))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert await store.entries("t") == [b"x", b"first", b"second"]
    assert first.cancelled()


async def test_what_was_given_before_closing_is_still_written(database: Counted) -> None:
    writer = Writer(database)
    waiting = [
        asyncio.create_task(writer.write(Append(name, 0, [b"x"], index(), None, new=True))) for name in "tuv"
    ]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*waiting) == [None] * 3
    async with Store(database) as store:
        assert await store.unfinished() == ["t", "u", "v"]


async def test_after_closing_nothing_is_taken(database: Counted) -> None:
    writer = Writer(database)
    await writer.close()
    await writer.close()
    with pytest.raises(StorageFailed, match="the database is closed"):
        await writer.write(Append("t", 0, [b"x"], index(), None, new=True))
