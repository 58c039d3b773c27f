"""Several processes on one database: players of one table may be at any of them, and any of them may die."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.databases import PostgreSQL
from tests.server.house.homes import ANN, BEN, NAMES, HandClock, Home, heard, home
from tests.server.house.lines import Line
from tests.server.thinkers import Chosen, FirstThinker

from campidoglio.kernel.game import Game
from campidoglio.server.house import neighbours, presence
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.reader import Reader
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.people.belongings import Belongings
from campidoglio.server.storage.models import audiences
from campidoglio.server.storage.people.accounts import AccountStore
from campidoglio.server.storage.store import Store
from campidoglio.server.table.table import Table
from campidoglio.server.wire.asks import Say
from campidoglio.server.wire.tables import RealTime

pytestmark = pytest.mark.anyio

CLOCKS = RealTime(game_seconds=3600)


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked for by itself: each test says when."""
    monkeypatch.setattr(neighbours, "LOOK_SECONDS", 3600.0)
    monkeypatch.setattr(neighbours, "BEAT_SECONDS", 3600.0)
    monkeypatch.setattr(presence, "TOLD_AFTER", 0.001)


class Pair:
    """Two processes of one house, with one clock."""

    def __init__(self, a: Home, b: Home, line: Line, clock: HandClock) -> None:
        self.a = a
        self.b = b
        self.line = line
        self.clock = clock

    async def kill_a(self) -> None:
        """End one without a word; b finds out after a while."""
        await self.a.tending.house.stop_tasks()
        self.clock.now += neighbours.LIFE_MS + 1
        await live(self.b)


async def live(own: Home) -> None:
    assert own.neighbours is not None
    await own.neighbours.live()


async def look(own: Home) -> None:
    assert own.neighbours is not None
    await own.neighbours.look()


@pytest.fixture
async def database(postgresql: PostgreSQL) -> str:
    return postgresql.emptied_database()


@asynccontextmanager
async def pair(database: str, *thinkers: Thinker, grace: float = 60.0) -> AsyncIterator[Pair]:
    line, clock = Line(), HandClock()
    first, second = thinkers or (FirstThinker(), FirstThinker())
    async with AsyncExitStack() as stack:
        homes: list[Home] = []
        for thinker in (first, second):
            store = await stack.enter_async_context(await Store.open(database))
            homes.append(
                await stack.enter_async_context(
                    home(store, thinker=thinker, clock=clock, grace=grace, bus=line.end())
                )
            )
            await asyncio.sleep(0)
        while len(line.ends) < 2:
            await asyncio.sleep(0)
        yield Pair(homes[0], homes[1], line, clock)


def say(guest: str, text: str) -> Any:
    return wish_of(Say("say", text), guest, NAMES[guest])


async def words(reader: Reader, count: int) -> list[str]:
    """The next things that are said at the table."""
    found: list[str] = []
    while len(found) < count:
        found += [line["text"] for line in (await heard(reader)).get("log", []) if "text" in line]
    return found


async def until_connected(reader: Reader, *connected: bool) -> dict[str, Any]:
    """Hear until the seats are told to be connected so."""
    while True:
        told: dict[str, Any] = (await heard(reader))["table"]
        if tuple(seat["connected"] for seat in told["seats"]) == connected:
            return told


def substitute(table: Table, seat: int) -> str | None:
    return table.info(None).seats[seat].substitute


def times(table: Table, event: str) -> int:
    return [getattr(line, "event", "") for line in table.lines(None)].count(event)


# What is written elsewhere


async def test_what_happens_at_one_process_is_told_at_once_at_the_other(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        reader = await both.b.join(table, BEN)
        await both.a.house.change(table, both.a.asker(ANN), say(ANN, "hello"))
        assert await words(reader, 1) == ["hello"]
        await both.a.move(table)
        assert (await both.b.see(table)).seq == (await both.a.see(table)).seq


async def test_what_the_bus_has_lost_is_found_by_looking(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        reader = await both.b.join(table, BEN)
        both.line.is_cut = True
        await both.a.house.change(table, both.a.asker(ANN), say(ANN, "lost"))
        await both.a.house.change(table, both.a.asker(ANN), say(ANN, "lost too"))
        await look(both.b)
        assert await words(reader, 2) == ["lost", "lost too"]


async def test_each_process_may_write_in_turn_and_no_word_is_told_twice(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        readers = [await both.a.join(table, ANN), await both.b.join(table, BEN)]
        said = [f"word {number}" for number in range(10)]
        for number, word in enumerate(said):
            own = (both.a, both.b)[number % 2]
            await own.house.change(table, own.asker(ANN, word), say(ANN, word))
        for reader in readers:
            assert await words(reader, len(said)) == said


async def test_who_comes_to_a_process_that_kept_an_old_table_is_told_the_newest(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        await both.b.see(table)
        both.line.is_cut = True
        await both.a.house.change(table, both.a.asker(ANN), say(ANN, "hello"))
        welcome = await heard(await both.b.join(table, BEN))
        assert [line["text"] for line in welcome["log"] if "text" in line] == ["hello"]


async def test_a_table_that_nobody_reads_is_read_when_somebody_asks(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        await both.b.see(table)
        both.line.is_cut = True
        await both.a.move(table)
        assert (await both.b.see(table)).seq == (await both.a.see(table)).seq


async def test_who_is_erased_at_one_process_is_nobody_at_the_other(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        at_a, at_b = await both.a.join(table, BEN), await both.b.join(table, BEN)
        onlooker = await both.b.join(table, None)
        await Belongings(both.a.house, AccountStore(both.a.house.store)).erase(BEN)
        for reader in (at_a, at_b):
            while (await heard(reader))["type"] != "farewell":
                pass
        await both.b.until(table, lambda here: "Ben" not in str(here.info(None)))
        assert onlooker.farewell is None


# Who is here


async def test_who_is_at_another_process_is_connected_and_onlookers_are_counted(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        ann = await both.a.join(table, ANN)
        ben, onlooker = await both.b.join(table, BEN), await both.b.join(table, None)
        while (told := await until_connected(ann, True, True))["watchers"] != 1:
            pass
        assert told["watchers"] == 1
        await until_connected(ben, True, True)
        await both.b.tending.presence.leave(table, ben)
        await both.b.tending.presence.leave(table, onlooker)
        while (await until_connected(ann, True, False))["watchers"]:
            pass


async def test_who_comes_is_told_who_is_at_other_processes(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        ann = await both.a.join(table, ANN)
        await heard(ann)
        await heard(ann)
        welcome = await heard(await both.b.join(table, BEN))
        assert [seat["connected"] for seat in welcome["table"]["seats"]] == [True, True]


async def test_a_player_who_went_over_to_another_process_is_not_played_for(database: str) -> None:
    async with pair(database, grace=10) as both:
        table = await both.a.table_of_two(CLOCKS)
        ann, before = await both.a.join(table, ANN), await both.a.join(table, BEN)
        await until_connected(ann, True, True)
        await both.a.tending.presence.leave(table, before)
        await until_connected(ann, True, False)
        both.line.is_cut = True
        ben = await both.b.join(table, BEN)
        await until_connected(ben, True, True)
        await heard(ben)
        assert (table, BEN) in both.a.tending.schedule
        both.clock.now += 11_000
        await live(both.b)
        both.a.tending.schedule.wake()
        # Before it gives him up, it asks where he is.
        await until_connected(ann, True, True)
        assert substitute(await both.a.see(table), 1) is None


async def test_who_was_at_a_process_that_died_is_played_for_after_a_while(database: str) -> None:
    async with pair(database, grace=30) as both:
        table = await both.a.table_of_two(CLOCKS)
        await both.a.join(table, ANN)
        ben = await both.b.join(table, BEN)
        await until_connected(ben, True, True)
        await both.kill_a()
        await look(both.b)
        await until_connected(ben, False, True)
        await both.b.pass_time(31)
        here = await both.b.until(table, lambda here: substitute(here, 0) is not None)
        assert substitute(here, 1) is None


async def test_a_table_that_was_only_at_a_process_that_died_goes_on_too(database: str) -> None:
    async with pair(database, grace=30) as both:
        table = await both.a.table_of_two(CLOCKS)
        ann = await both.a.join(table, ANN)
        await until_connected(ann, True, False)
        await both.a.tending.presence.leave(table, ann)
        await until_minded(both.a.house.store, table)
        await both.kill_a()
        await look(both.b)
        await both.b.pass_time(31)
        await both.b.until(table, lambda here: substitute(here, 0) is not None)


async def until_minded(store: Store, table: str) -> None:
    """Wait until the others may know that a process takes care of the table though nobody reads it."""
    minded = select(audiences.c.table_id).where(audiences.c.table_id == table, audiences.c.readers == b"{}")
    async with asyncio.timeout(10):
        while not await store.rows(minded):
            await asyncio.sleep(0.005)


async def test_a_process_that_was_taken_for_dead_by_mistake_shows_its_readers_again(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two()
        ann, ben = await both.a.join(table, ANN), await both.b.join(table, BEN)
        await until_connected(ben, True, True)
        await until_connected(ann, True, True)
        both.clock.now += neighbours.LIFE_MS + 1
        await live(both.b)
        await look(both.b)
        await until_connected(ben, False, True)
        await live(both.a)
        await look(both.a)
        await until_connected(ben, True, True)


# Clocks


async def test_a_clock_that_several_processes_watch_runs_out_once(database: str) -> None:
    async with pair(database) as both:
        table = await both.a.table_of_two(RealTime(move_seconds=30))
        await both.a.join(table, ANN)
        await both.b.join(table, BEN)
        await both.a.move(table)
        async with asyncio.timeout(10):
            while table not in both.b.tending.schedule:
                await asyncio.sleep(0.005)
        both.clock.now += 31_000
        both.b.tending.schedule.wake()
        both.a.tending.schedule.wake()
        for own in (both.a, both.b):
            assert times(await own.until(table, lambda here: times(here, "time_out") > 0), "time_out") == 1
        assert (await both.a.see(table)).seq == (await both.b.see(table)).seq


# Bots


class Sleepy:
    """Chooses only when it is woken."""

    def __init__(self, *, awake: bool = False) -> None:
        self.awake = asyncio.Event()
        self.asked = 0
        if awake:
            self.awake.set()

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        self.asked += 1
        await self.awake.wait()
        return Chosen(str(game.legal(seat)[0]), level)


async def a_bot_thinks(own: Home, thinker: Sleepy) -> str:
    """Gives a table at which a bot is thinking at one process."""
    table = await own.table_with_bot()
    if 0 in (await own.see(table)).due:
        await own.end_turn(table)
    await own.until(table, lambda here: thinker.asked > 0)
    return table


async def test_while_one_process_thinks_no_other_does(database: str) -> None:
    thinking, idle = Sleepy(), Sleepy()
    async with pair(database, thinking, idle) as both:
        table = await a_bot_thinks(both.a, thinking)
        await both.b.join(table, ANN)
        both.clock.now += neighbours.UNDONE_MS + 1
        for _ in range(3):
            await look(both.b)
        await both.b.house.change(table, both.b.asker(ANN), say(ANN, "well?"))
        async with asyncio.timeout(10):
            while await both.b.house.look(table, lambda room: room.thinking):
                await asyncio.sleep(0)
        assert idle.asked == 0
        thinking.awake.set()
        await both.b.until(table, lambda here: 0 in here.due)
        assert thinking.asked > 0
        assert idle.asked == 0


async def test_what_a_process_that_died_was_thinking_about_another_takes_on(database: str) -> None:
    thinking, idle = Sleepy(), Sleepy(awake=True)
    async with pair(database, thinking, idle) as both:
        table = await a_bot_thinks(both.a, thinking)
        await both.kill_a()
        await look(both.b)
        await both.b.until(table, lambda here: 0 in here.due)
        assert idle.asked > 0


async def test_a_choice_that_nobody_took_on_is_found(database: str) -> None:
    async with pair(database, Sleepy(), FirstThinker()) as both:
        both.a.tending.bots.most = 0
        table = await both.a.table_with_bot()
        while 0 in (await both.a.see(table)).due:
            await both.a.move(table)
        both.clock.now += neighbours.UNDONE_MS + 1
        await look(both.b)
        await both.a.until(table, lambda here: 0 in here.due)


async def test_a_busy_process_leaves_choices_to_one_that_has_time(database: str) -> None:
    busy, idle = Sleepy(), Sleepy(awake=True)
    async with pair(database, busy, idle) as both:
        first = await a_bot_thinks(both.a, busy)
        both.a.tending.bots.most = 1
        second = await both.a.table_with_bot()
        while 0 in (await both.a.see(second)).due:
            await both.a.move(second)
        both.clock.now += neighbours.UNDONE_MS + 1
        await look(both.b)
        await both.a.until(second, lambda here: 0 in here.due)
        assert 0 not in (await both.a.see(first)).due
        assert busy.asked == 1
