"""A wish is kept, then acknowledged, then told; come what may, nothing is lost or done twice."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.house.homes import ANN, BEN, NAMES, Home, heard, heard_now, home

from campidoglio.server.house.house import Asker, House
from campidoglio.server.house.room import Room
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request, TableIndex
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.wire.asks import NewTable, Play, Say, SeatWish
from campidoglio.server.wire.tables import Status

pytestmark = pytest.mark.anyio


def say(guest: str, text: str) -> Any:
    return wish_of(Say("say", text), guest, NAMES[guest])


async def entries_of(store: Store, table: str) -> int:
    return len(await store.entries(table))


async def test_the_ack_comes_after_the_commit_and_the_news_after_the_ack(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        ann = await own.join(table, ANN)
        await heard(ann)
        order: list[Any] = []

        async def kept_before(*given: Any, **named: Any) -> None:
            await Store.append(store, *given, **named)
            order.append("kept")

        own.house.store.append = kept_before  # type: ignore[method-assign]  # the test listens to the store

        def tell(answer: bytes) -> None:
            order.append(json.loads(answer)["type"])
            ann.tell(answer)

        await own.house.change(table, own.asker(ANN), say(ANN, "hello"), tell)
        assert order == ["kept", "ack"]
        assert [(await heard(ann))["type"], (await heard(ann))["type"]] == ["ack", "news"]


async def test_everybody_is_told_and_each_only_what_is_new(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        readers = [await own.join(table, guest) for guest in (ANN, BEN, None)]
        welcomes = [await heard(reader) for reader in readers]
        await own.house.change(table, own.asker(ANN), say(ANN, "hello"))
        await own.house.change(table, own.asker(BEN), say(BEN, "hi"))
        for reader, welcome in zip(readers, welcomes, strict=True):
            news = [message for message in await heard_now(reader) if message["log"]]
            assert [message["log"][0]["text"] for message in news] == ["hello", "hi"]
            assert [message["seq"] for message in news] == [welcome["seq"] + 1, welcome["seq"] + 2]
            assert [len(message["log"]) for message in news] == [1, 1]


async def test_a_repeat_gets_the_first_answer_and_is_not_done_again(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        asker = own.asker(ANN, "same")
        first = await own.house.change(table, asker, say(ANN, "hello"))
        await own.house.change(table, own.asker(BEN), say(BEN, "hi"))
        before = await entries_of(store, table)
        told: list[bytes] = []
        assert await own.house.change(table, asker, say(ANN, "hello"), told.append) == first
        assert told == [first]
        assert await entries_of(store, table) == before


async def test_a_repeated_move_gets_its_ack_though_it_would_be_refused_now(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        guest, play = await own.next_move(table)
        asker = own.asker(guest)
        first = await own.house.change(table, asker, wish_of(play, guest, NAMES[guest]))
        before = await entries_of(store, table)
        assert await own.house.change(table, asker, wish_of(play, guest, NAMES[guest])) == first
        assert await entries_of(store, table) == before


async def test_a_repeat_is_known_after_a_restart_too(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        guest, play = await own.next_move(table)
        asker = own.asker(guest)
        first = await own.house.change(table, asker, wish_of(play, guest, NAMES[guest]))
    async with home(store) as again:
        assert await again.house.change(table, asker, wish_of(play, guest, NAMES[guest])) == first


async def test_the_same_request_id_at_two_tables_is_two_requests(store: Store) -> None:
    async with home(store) as own:
        tables = [await own.table_of_two()]
        ask = NewTable("other", "campanile", [SeatWish("me"), SeatWish("open")])
        tables.append(json.loads(await own.house.create(Asker(ANN, "Ann", "other"), ask))["id"])
        for table in tables:
            before = await entries_of(store, table)
            await own.house.change(table, Asker(ANN, "Ann", "1"), say(ANN, "hello"))
            assert await entries_of(store, table) == before + 1


async def test_making_a_table_twice_with_one_request_makes_one(store: Store) -> None:
    async with home(store) as own:
        ask = NewTable("new", "campanile", [SeatWish("me"), SeatWish("open")])
        made = [await own.house.create(Asker(ANN, "Ann", "new"), ask) for _ in range(2)]
        assert made[0] == made[1]
        assert len(await store.tables_of(ANN)) == 1


async def test_a_refusal_changes_nothing_and_is_told_to_nobody(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        reader = await own.join(table, BEN)
        await heard_now(reader)
        before = await entries_of(store, table)
        guest, play = await own.next_move(table)
        stale = Play("late", play.question - 1, play.actions)
        with pytest.raises(Refusal):
            await own.house.change(table, own.asker(guest), wish_of(stale, guest, NAMES[guest]))
        assert await entries_of(store, table) == before
        assert [message for message in await heard_now(reader) if message["log"]] == []


async def test_a_table_that_another_process_wrote_to_is_read_anew(store: Store) -> None:
    async with home(store) as here, home(store) as there:
        table = await here.table_of_two()
        await there.see(table)
        reader = await there.join(table, BEN)
        await heard_now(reader)
        await here.house.change(table, here.asker(ANN), say(ANN, "written here"))
        await there.house.change(table, there.asker(BEN), say(BEN, "written there"))
        told = [line["text"] for message in await heard_now(reader) for line in message.get("log", [])]
        assert told == ["written here", "written there"]
        await here.house.change(table, here.asker(ANN), say(ANN, "and here again"))
        assert (await here.see(table)).seq == await entries_of(store, table)


async def test_many_wishes_at_once_are_granted_one_after_the_other(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        before = await entries_of(store, table)
        texts = [f"word {number}" for number in range(20)]
        await asyncio.gather(
            *(own.house.change(table, own.asker(ANN, f"say{text[5:]}"), say(ANN, text)) for text in texts)
        )
        assert await entries_of(store, table) == before + 20


class Failing(Store):
    """A store whose writes can be made to fail, before or after they are kept."""

    fails: str = ""

    async def append(
        self,
        table: str,
        expected: int,
        bodies: Sequence[bytes],
        index: TableIndex,
        request: Request | None = None,
    ) -> None:
        if self.fails == "before":
            raise StorageFailed("the disk is full")
        await super().append(table, expected, bodies, index, request)
        if self.fails == "after":
            raise StorageFailed("the connection broke")


async def test_what_could_not_be_kept_has_not_happened(address: str) -> None:
    async with await Failing.open(address) as store, home(store) as own:
        table = await own.table_of_two()
        reader = await own.join(table, BEN)
        await heard_now(reader)
        before = (await own.see(table)).seq
        store.fails = "before"
        with pytest.raises(StorageFailed):
            await own.house.change(table, own.asker(ANN), say(ANN, "lost"))
        store.fails = ""
        assert (await own.see(table)).seq == before
        await own.house.change(table, own.asker(ANN), say(ANN, "kept"))
        told = [line["text"] for message in await heard_now(reader) for line in message.get("log", [])]
        assert told == ["kept"]


async def test_what_was_kept_though_the_answer_was_lost_is_found_by_the_repeat(address: str) -> None:
    async with await Failing.open(address) as store, home(store) as own:
        table = await own.table_of_two()
        reader = await own.join(table, BEN)
        await heard_now(reader)
        asker = own.asker(ANN)
        before = await entries_of(store, table)
        store.fails = "after"
        with pytest.raises(StorageFailed):
            await own.house.change(table, asker, say(ANN, "hello"))
        store.fails = ""
        assert json.loads(await own.house.change(table, asker, say(ANN, "hello")))["type"] == "ack"
        assert await entries_of(store, table) == before + 1
        told = [line["text"] for message in await heard_now(reader) for line in message.get("log", [])]
        assert told == ["hello"]


async def test_what_was_kept_though_the_answer_was_lost_is_gone_on_with(address: str) -> None:
    async with await Failing.open(address) as store, home(store) as own:
        table = await own.table_of_two()
        guest, play = await own.next_move(table)
        asker, wish = own.asker(guest), wish_of(play, guest, NAMES[guest])
        store.fails = "after"
        with pytest.raises(StorageFailed):
            await own.house.change(table, asker, wish)
        store.fails = ""
        tended: list[Room] = []
        own.house.after.append(tended.append)
        await own.house.change(table, asker, wish)
        assert {room.table.id for room in tended} == {table}


async def test_what_was_kept_though_nobody_heard_so_is_told_without_being_asked_for(address: str) -> None:
    async with await Failing.open(address) as store, home(store) as own:
        table = await own.table_of_two()
        reader = await own.join(table, BEN)
        await heard_now(reader)
        store.fails = "after"
        with pytest.raises(StorageFailed):
            await own.house.happen(table, say(ANN, "hello"))
        store.fails = ""
        assert [line["text"] for line in (await heard(reader))["log"]] == ["hello"]


async def test_a_change_is_not_broken_off_when_its_asker_goes_away(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        before = (await own.see(table)).seq
        asking = asyncio.create_task(own.house.change(table, own.asker(ANN), say(ANN, "hello")))
        await asyncio.sleep(0)
        asking.cancel()
        here = await own.until(table, lambda here: here.seq > before)
        assert here.seq == before + 1 == await entries_of(store, table)


async def play_to_the_end(own: Home, table: str) -> None:
    while (await own.see(table)).status is Status.RUNNING:
        await own.move(table)


async def test_a_rematch_is_one_new_table_however_often_it_is_wished(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        await play_to_the_end(own, table)
        asker = own.asker(ANN, "again")
        first = await own.house.rematch(table, asker)
        assert await own.house.rematch(table, asker) == first
        new = (await own.see(table)).info(ANN).rematch
        assert new is not None
        assert (await own.see(new)).seat_of(ANN) is not None
        assert {listed.id for listed in await store.tables_of(ANN)} == {table, new}
        with pytest.raises(Refusal) as refusal:
            await own.house.rematch(table, own.asker(BEN))
        assert refusal.value.code == "rematched"


async def test_a_long_game_opens_from_its_snapshot_as_from_its_entries(store: Store) -> None:
    async with home(store) as own:
        table = await own.table_of_two()
        for number in range(70):
            await own.house.change(table, own.asker(ANN), say(ANN, f"word {number}"))
        await play_to_the_end(own, table)
        async with asyncio.timeout(10):
            while (snapshot := await store.snapshot(table)) is None:
                await asyncio.sleep(0.005)
        assert 0 < snapshot.sequence <= await entries_of(store, table)
        told = await own.house.look(table, lambda room: room.welcome(ANN))
    again = House(store)
    assert await again.look(table, lambda room: room.welcome(ANN)) == told


async def test_an_unknown_table_is_refused(store: Store) -> None:
    async with home(store) as own:
        for name in ("nowhere", "x" * 1000, "", "a\x00b"):
            with pytest.raises(Refusal) as refusal:
                await own.see(name)
            assert refusal.value.code == "unknown_table"
