"""Clocks and deadlines: what is due happens, also after a restart, also if nobody is there."""

import asyncio

import pytest
from tests.server.house.homes import PATIENCE, heard_now, home

from campidoglio.server.house import patience, tending
from campidoglio.server.house.presence import CLOSING
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import Correspondence, RealTime

pytestmark = pytest.mark.anyio

DAY = 86_400


def is_played_for(table: Table) -> bool:
    return any(seat.substitute is not None for seat in table.info(None).seats)


async def test_a_player_whose_time_is_up_is_played_for(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(RealTime(move_seconds=30))
        await own.pass_time(29)
        assert not is_played_for(await own.see(table))
        await own.pass_time(2)
        here = await own.until(table, is_played_for)
        assert [getattr(line, "event", "") for line in here.lines(None)].count("time_out") == 1


async def test_a_move_in_time_sets_the_next_deadline(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(RealTime(move_seconds=30))
        for _ in range(3):
            await own.pass_time(20)
            await own.move(table)
        assert not is_played_for(await own.see(table))


async def test_a_deadline_that_passed_while_the_server_was_down_is_kept(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(Correspondence(days=3))
        clock = own.clock
    clock.now += 4 * DAY * 1000
    async with home(kept, clock=clock) as again:
        await again.until(table, is_played_for)


async def test_a_deadline_after_a_restart_is_kept(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(Correspondence(days=3))
        clock = own.clock
    async with home(kept, clock=clock) as again:
        await again.until(table, lambda here: table in again.tending.schedule)
        await again.pass_time(3 * DAY + 1)
        await again.until(table, is_played_for)


async def test_deadlines_that_nobody_here_waits_for_are_swept_up(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tending, "SWEEP_SECONDS", 0.01)
    async with home(kept) as here, home(kept, clock=here.clock) as there:
        table = await here.table_of_two(Correspondence(days=3))
        here.tending.schedule.cancel(table)
        there.clock.now += 4 * DAY * 1000
        await there.until(table, is_played_for)


async def test_a_table_that_cannot_be_opened_does_not_stop_the_others(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(Correspondence(days=3))
        damaged = await own.table_of_two(Correspondence(days=3))
        clock = own.clock
    await kept.save_snapshot(damaged, 3, b"not a table")
    clock.now += 4 * DAY * 1000
    async with home(kept, clock=clock) as again:
        await again.until(table, is_played_for)


async def test_a_restart_waits_for_storage_that_cannot_be_read(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.01)
    async with home(kept) as own:
        table = await own.table_of_two(Correspondence(days=3))
        clock = own.clock
    clock.now += 4 * DAY * 1000
    answers = [StorageFailed("it is still starting"), None]
    read = kept.unfinished

    async def unfinished() -> list[str]:
        if (problem := answers.pop(0)) is not None:
            raise problem
        return await read()

    monkeypatch.setattr(kept, "unfinished", unfinished)
    async with home(kept, clock=clock) as again:
        async with asyncio.timeout(PATIENCE):
            while answers:
                await asyncio.sleep(0.01)
        await again.until(table, is_played_for)


async def test_when_the_house_closes_everybody_is_told_to_come_back(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two()
        reader = await own.join(table, None)
    last = (await heard_now(reader))[-1]
    assert (last["type"], last["code"], last["again"]) == ("farewell", CLOSING.code, True)
