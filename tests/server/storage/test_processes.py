"""What processes keep for each other: who lives, who reads where, and who thinks about what."""

import asyncio

import pytest

from campidoglio.server.storage.processes import Processes, shared_value
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import TableIndex
from campidoglio.server.wire.tables import Access, Status

pytestmark = pytest.mark.anyio


async def living(store: Store, *names: str, until: int = 1000) -> list[Processes]:
    """Processes that started one after the other."""
    found = [Processes(store, name) for name in names]
    for number, process in enumerate(found):
        await process.live(number, until)
    return found


def index(*, bots_due: bool = True, status: Status = Status.RUNNING, touched: int = 1) -> TableIndex:
    return TableIndex("pebbles", status, Access.LINK, touched, [], b"{}", bots_due=bots_due)


async def test_who_is_silent_for_too_long_is_dead_for_all_others(store: Store) -> None:
    a, b = await living(store, "a", "b")
    assert await a.dead(999) == await b.dead(999) == []
    assert await a.live(999, 2000)
    assert await a.dead(1000) == ["b"]
    assert await b.dead(1000) == []


async def test_who_ends_is_dead_at_once(store: Store) -> None:
    a, b = await living(store, "a", "b")
    await b.end()
    assert await a.dead(1) == ["b"]


async def test_the_first_is_who_started_earliest_of_the_living(store: Store) -> None:
    a, b, c = await living(store, "a", "b", "c")
    assert [await one.is_first(1) for one in (a, b, c)] == [True, False, False]
    await a.end()
    assert [await one.is_first(1) for one in (b, c)] == [True, False]


async def test_two_that_start_at_once_are_not_both_first(store: Store) -> None:
    a, b = Processes(store, "a"), Processes(store, "b")
    await asyncio.gather(a.live(5, 1000), b.live(5, 1000))
    assert [await a.is_first(5), await b.is_first(5)] == [True, False]


async def test_the_buried_are_forgotten_with_all_they_minded(store: Store) -> None:
    a, b = await living(store, "a", "b")
    await b.show("read", {"ann": 1})
    await b.take("thought", 1, 1, 1, now=1)
    assert await a.minded_by("b") == ["read", "thought"]
    await b.end()
    await a.bury("b", 1)
    assert await a.minded_by("b") == []
    assert await a.dead(1) == []


async def test_who_came_back_meanwhile_is_not_buried(store: Store) -> None:
    a, b = await living(store, "a", "b")
    await b.show("read", {"ann": 1})
    await a.bury("b", 999)
    assert await a.minded_by("b") == ["read"]


async def test_readers_elsewhere_are_those_at_all_other_living_processes(store: Store) -> None:
    a, b, c = await living(store, "a", "b", "c")
    await a.show("t", {"ann": 1})
    await b.show("t", {"ann": 1, "ben": 2})
    await c.show("t", {"": 3, "ben": 1})
    await c.show("u", {"cas": 1})
    assert await a.elsewhere(["t", "u", "v"], 1) == {
        "t": {"ann": 1, "ben": 3, "": 3},
        "u": {"cas": 1},
        "v": {},
    }
    await b.show("t", {})
    await c.end()
    assert await a.elsewhere(["t"], 1) == {"t": {}}
    await b.show("t", None)
    assert await a.minded_by("b") == []


async def test_more_tables_than_fit_into_one_question_are_found_too(store: Store) -> None:
    a, b = await living(store, "a", "b")
    names = [f"t{number}" for number in range(1200)]
    await store.create_table(names[-1], index(), [b"one", b"two"])
    await b.show(names[-1], {"ann": 1})
    assert (await a.elsewhere(names, 1))[names[-1]] == {"ann": 1}
    assert await a.sequences(names) == {names[-1]: 2}


async def test_a_question_is_taken_by_one_and_again_by_the_same(store: Store) -> None:
    a, b = await living(store, "a", "b")
    assert await a.take("t", 1, 4, 9, now=1)
    assert await a.take("t", 1, 4, 9, now=1)
    assert not await b.take("t", 1, 4, 9, now=1)
    assert await b.take("t", 2, 4, 9, now=1)
    assert await b.take("u", 1, 4, 9, now=1)


async def test_of_many_that_want_a_question_at_once_one_gets_it(store: Store) -> None:
    crowd = await living(store, *(f"p{number}" for number in range(8)))
    assert sum(await asyncio.gather(*(one.take("t", 1, 4, 9, now=1) for one in crowd))) == 1


async def test_the_next_question_is_anybodys_but_an_old_one_is_nobodys(store: Store) -> None:
    a, b = await living(store, "a", "b")
    assert await a.take("t", 1, 4, 9, now=1)
    assert await b.take("t", 1, 5, 10, now=1)
    assert not await a.take("t", 1, 4, 9, now=1)


async def test_the_question_of_a_dead_process_is_anybodys(store: Store) -> None:
    a, b = await living(store, "a", "b")
    assert await a.take("t", 1, 4, 9, now=1)
    await b.live(999, 2000)
    assert not await b.take("t", 1, 4, 9, now=999)
    assert await b.take("t", 1, 4, 9, now=1000)


async def test_jobs_are_tables_where_a_bot_must_choose_and_nobody_is_at_it(store: Store) -> None:
    a, b = await living(store, "a", "b")
    await store.create_table("free", index(), [b"one"])
    await store.create_table("taken", index(), [b"one"])
    await store.create_table("moved on", index(), [b"one", b"two"])
    await store.create_table("nobody due", index(bots_due=False), [b"one"])
    await store.create_table("over", index(status=Status.OVER), [b"one"])
    await store.create_table("just now", index(touched=500), [b"one"])
    assert await b.take("taken", 0, 1, 1, now=1)
    assert await b.take("moved on", 0, 1, 1, now=1)
    assert await a.jobs(400, now=1) == ["free", "moved on"]
    await b.end()
    assert await a.jobs(400, now=1) == ["free", "moved on", "taken"]


async def test_questions_of_games_that_are_over_are_forgotten(store: Store) -> None:
    a, b = await living(store, "a", "b")
    await store.create_table("running", index(), [b"one"])
    await store.create_table("over", index(status=Status.OVER), [b"one"])
    for table in ("running", "over", "nowhere"):
        assert await b.take(table, 0, 1, 1, now=1)
    await a.tidy()
    assert await a.minded_by("b") == ["running"]


async def test_a_shared_value_is_that_of_whoever_came_first(store: Store) -> None:
    assert await shared_value(store, "secret", b"first") == b"first"
    assert await shared_value(store, "secret", b"second") == b"first"
    assert await shared_value(store, "other", b"second") == b"second"
