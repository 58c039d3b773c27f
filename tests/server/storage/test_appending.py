"""Entries are kept whole or not at all, in one line, once; on every database and from several processes."""

import asyncio

import pytest
from tests.server.storage.samples import index

from campidoglio.server.storage.errors import Conflict, Repeated, UnknownTable
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Listed, Request

pytestmark = pytest.mark.anyio


async def test_entries_come_back_in_the_order_they_were_given(store: Store) -> None:
    await store.create_table("t", index(), [b"one", b"two"])
    await store.append("t", 2, [b"three"], index())
    await store.append("t", 3, [bytes(range(256)), b""], index())
    assert await store.entries("t") == [b"one", b"two", b"three", bytes(range(256)), b""]


async def test_entries_can_be_read_from_some_number_on(store: Store) -> None:
    await store.create_table("t", index(), [b"one", b"two", b"three"])
    assert await store.entries("t", since=1) == [b"two", b"three"]
    assert await store.entries("t", since=3) == []


async def test_a_table_that_is_not_there_has_no_entries(store: Store) -> None:
    assert await store.entries("nowhere") == []


async def test_entries_for_a_table_that_is_not_there_are_refused(store: Store) -> None:
    with pytest.raises(UnknownTable, match="there is no table nowhere"):
        await store.append("nowhere", 0, [b"x"], index())
    assert await store.entries("nowhere") == []


async def test_two_tables_cannot_have_one_id(store: Store) -> None:
    await store.create_table("t", index(), [b"one"])
    with pytest.raises(Conflict) as refused:
        await store.create_table("t", index(line=b"other"), [b"uno"])
    assert refused.value.actual == 1
    assert await store.entries("t") == [b"one"]
    assert await store.lobby() == [Listed("t", b"{}")]


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_entries_are_refused_if_the_table_has_another_number(store: Store, expected: int) -> None:
    await store.create_table("t", index(), [b"one", b"two"])
    with pytest.raises(Conflict, match=f"expected to have {expected} entries, but has 2") as refused:
        await store.append("t", expected, [b"x"], index(line=b"new"), Request("ann", "r", b"done"))
    assert (refused.value.expected, refused.value.actual) == (expected, 2)
    assert await store.entries("t") == [b"one", b"two"]
    assert await store.lobby() == [Listed("t", b"{}")]
    assert await store.answer_to("ann", "r") is None


async def test_a_repeated_request_gets_the_first_answer_and_changes_nothing(store: Store) -> None:
    await store.create_table("t", index(), [b"one"])
    await store.append("t", 1, [b"two"], index(), Request("ann", "r", b"first"))
    with pytest.raises(Repeated) as refused:
        await store.append("t", 2, [b"two"], index(line=b"new"), Request("ann", "r", b"second"))
    assert refused.value.answer == b"first"
    assert await store.entries("t") == [b"one", b"two"]
    assert await store.lobby() == [Listed("t", b"{}")]
    assert await store.answer_to("ann", "r") == b"first"


async def test_a_repeat_is_known_as_such_even_where_it_would_conflict(store: Store) -> None:
    await store.create_table("t", index(), [b"one"])
    await store.append("t", 1, [b"two"], index(), Request("ann", "r", b"first"))
    with pytest.raises(Repeated):
        await store.append("t", 1, [b"two"], index(), Request("ann", "r", b"second"))


async def test_a_table_is_made_once_however_often_it_is_asked_for(store: Store) -> None:
    await store.create_table("t", index(), [b"one"], Request("ann", "make", b"made t"))
    with pytest.raises(Repeated) as refused:
        await store.create_table("u", index(), [b"one"], Request("ann", "make", b"made u"))
    assert refused.value.answer == b"made t"
    assert await store.entries("u") == []
    assert await store.unfinished() == ["t"]


async def test_two_guests_may_use_the_same_request_id(store: Store) -> None:
    await store.create_table("t", index(), [b"one"])
    await store.append("t", 1, [b"two"], index(), Request("ann", "r", b"to ann"))
    await store.append("t", 2, [b"three"], index(), Request("ben", "r", b"to ben"))
    assert await store.answer_to("ann", "r") == b"to ann"
    assert await store.answer_to("ben", "r") == b"to ben"


async def test_a_request_id_has_room_for_what_it_is_about(store: Store) -> None:
    await store.create_table("t", index(), [b"one"], Request("g" * 64, "r" * 200, b"done"))
    assert await store.answer_to("g" * 64, "r" * 200) == b"done"


async def test_of_two_that_write_at_once_one_is_taken_whole_and_the_other_not_at_all(store: Store) -> None:
    await store.create_table("t", index(), [b"start"])
    outcomes = await asyncio.gather(
        store.append("t", 1, [b"a1", b"a2"], index(), Request("ann", "r", b"a")),
        store.append("t", 1, [b"b1", b"b2"], index(), Request("ben", "r", b"b")),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert await store.entries("t") == [b"start", b"a1", b"a2"]
    assert await store.answer_to("ben", "r") is None


async def test_the_same_request_sent_twice_at_once_is_done_once(store: Store) -> None:
    await store.create_table("t", index(), [b"start"])
    outcomes = await asyncio.gather(
        *(store.append("t", 1, [b"a"], index(), Request("ann", "r", b"%d" % number)) for number in range(5)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), *[Repeated] * 4]
    assert [outcome.answer for outcome in outcomes if isinstance(outcome, Repeated)] == [b"0"] * 4
    assert await store.entries("t") == [b"start", b"a"]


async def test_everything_is_there_after_closing_and_opening_again(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create_table("t", index(), [b"one"])
        await store.append("t", 1, [b"two"], index(line=b"new"), Request("ann", "r", b"done"))
    async with await Store.open(address) as store:
        assert await store.entries("t") == [b"one", b"two"]
        assert await store.lobby() == [Listed("t", b"new")]
        assert await store.answer_to("ann", "r") == b"done"


async def add_until_done(store: Store, table: str, name: str, times: int) -> None:
    """Append `times` entries, reading the table again after each conflict."""
    for number in range(times):
        request = Request(name, f"{table}-{number}", b"done")
        while True:
            known = len(await store.entries(table))
            try:
                await store.append(table, known, [f"{name} {number}".encode()], index(), request)
            except Conflict:
                continue
            break


async def test_two_servers_on_one_database_lose_nothing_and_double_nothing(address: str) -> None:
    async with await Store.open(address) as first, await Store.open(address) as second:
        for table in ("t", "u"):
            await first.create_table(table, index(), [])
        await asyncio.gather(
            *(
                add_until_done(store, table, f"{name}{table}", 15)
                for store, name in ((first, "a"), (second, "b"))
                for table in ("t", "u")
            )
        )
        for table in ("t", "u"):
            kept = await second.entries(table)
            for name in ("a", "b"):
                own = [entry for entry in kept if entry.startswith(name.encode())]
                assert own == [f"{name}{table} {number}".encode() for number in range(15)]
            assert len(kept) == 30


async def test_the_same_request_at_two_servers_is_done_once(address: str) -> None:
    async with await Store.open(address) as first, await Store.open(address) as second:
        for number in range(20):
            table = f"t{number}"
            await first.create_table(table, index(), [])
            outcomes = await asyncio.gather(
                first.append(table, 0, [b"x"], index(), Request("ann", table, b"first")),
                second.append(table, 0, [b"x"], index(), Request("ann", table, b"second")),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Repeated"]
            assert await first.entries(table) == [b"x"]


async def test_a_table_of_one_id_is_made_by_one_of_two_servers(address: str) -> None:
    async with await Store.open(address) as first, await Store.open(address) as second:
        for number in range(20):
            table = f"t{number}"
            outcomes = await asyncio.gather(
                first.create_table(table, index(), [b"x"]),
                second.create_table(table, index(), [b"x"]),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
            assert await first.entries(table) == [b"x"]


async def test_two_servers_that_write_to_many_tables_at_once_do_not_block_each_other(address: str) -> None:
    async with await Store.open(address) as first, await Store.open(address) as second:
        names = [f"t{number}" for number in range(12)]
        await asyncio.gather(*(first.create_table(name, index(), []) for name in names))
        for turn in range(5):
            outcomes = await asyncio.gather(
                *(first.append(name, turn, [b"x"], index()) for name in names),
                *(second.append(name, turn, [b"x"], index()) for name in reversed(names)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(Conflict) == 12
            assert outcomes.count(None) == 12
