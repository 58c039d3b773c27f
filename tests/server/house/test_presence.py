"""Who is here, who comes back, and who plays for whom meanwhile."""

import pytest
from tests.server.house.homes import ANN, BEN, heard, heard_now, home
from tests.server.thinkers import FirstThinker

from campidoglio.server.house import presence
from campidoglio.server.storage.store import Store
from campidoglio.server.table.table import Table
from campidoglio.server.wire.tables import Correspondence, RealTime, Tempo, Untimed

pytestmark = pytest.mark.anyio

CLOCKS = RealTime(game_seconds=3600)


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TOLD_AFTER", 0.001)


def substitute(table: Table, seat: int) -> str | None:
    return table.info(None).seats[seat].substitute


async def test_a_newcomer_is_told_everything_and_who_comes_back_only_what_was_missed(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two()
        reader = await own.join(table, ANN)
        welcome = await heard(reader)
        assert welcome["type"] == "welcome"
        await own.tending.presence.leave(table, reader)
        await own.move(table)
        back = await heard(await own.join(table, ANN, welcome["seq"]))
        assert back["type"] == "news"
        assert back["seq"] == welcome["seq"] + 1
        assert [line["type"] for line in back["log"]] == ["happened"]


async def test_who_missed_nothing_is_told_how_things_stand(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two()
        seq = (await own.see(table)).seq_for(ANN)
        back = await heard(await own.join(table, ANN, seq))
        assert (back["type"], back["seq"], back["log"]) == ("news", seq, [])
        assert back["position"] is not None


@pytest.mark.parametrize("since", [10_000, -1])
async def test_who_claims_to_have_seen_what_never_was_is_told_everything(kept: Store, since: int) -> None:
    async with home(kept) as own:
        table = await own.table_of_two()
        assert (await heard(await own.join(table, ANN, since)))["type"] == "welcome"


async def test_the_others_are_told_who_comes_and_goes(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two()
        ann = await own.join(table, ANN)
        ben = await own.join(table, BEN)
        onlooker = await own.join(table, None)
        told = (await heard_now(ann))[-1]["table"]
        assert [seat["connected"] for seat in told["seats"]] == [True, True]
        assert told["watchers"] == 1
        await own.tending.presence.leave(table, ben)
        await own.tending.presence.leave(table, onlooker)
        told = (await heard_now(ann))[-1]["table"]
        assert [seat["connected"] for seat in told["seats"]] == [True, False]
        assert told["watchers"] == 0


async def test_a_guest_with_two_sockets_is_here_until_both_are_closed(kept: Store) -> None:
    async with home(kept, grace=10) as own:
        table = await own.table_of_two(CLOCKS)
        one, other = await own.join(table, BEN), await own.join(table, BEN)
        await own.tending.presence.leave(table, one)
        assert (await own.see(table)).info(None).seats[1].connected
        assert (table, BEN) not in own.tending.schedule
        await own.tending.presence.leave(table, other)
        assert not (await own.see(table)).info(None).seats[1].connected
        assert (table, BEN) in own.tending.schedule


async def test_a_player_of_a_game_with_clocks_who_is_gone_too_long_is_played_for(kept: Store) -> None:
    async with home(kept, thinker=FirstThinker(), grace=10) as own:
        table = await own.table_of_two(CLOCKS)
        ann, ben = await own.join(table, ANN), await own.join(table, BEN)
        await own.tending.presence.leave(table, ben)
        await own.pass_time(9.9)
        assert substitute(await own.see(table), 1) is None
        await own.pass_time(0.2)
        await own.until(table, lambda here: substitute(here, 1) == "medium")
        assert "away" in [
            line["event"] for news in await heard_now(ann) for line in news["log"] if "event" in line
        ]


async def test_a_player_who_comes_back_in_time_is_not_played_for(kept: Store) -> None:
    async with home(kept, grace=10) as own:
        table = await own.table_of_two(CLOCKS)
        ben = await own.join(table, BEN)
        await own.tending.presence.leave(table, ben)
        await own.pass_time(9)
        await own.join(table, BEN)
        await own.pass_time(9)
        assert substitute(await own.see(table), 1) is None
        assert (table, BEN) not in own.tending.schedule


async def test_a_player_who_comes_back_late_takes_the_seat_back(kept: Store) -> None:
    async with home(kept, grace=10) as own:
        table = await own.table_of_two(CLOCKS)
        ben = await own.join(table, BEN)
        await own.tending.presence.leave(table, ben)
        await own.pass_time(11)
        await own.until(table, lambda here: substitute(here, 1) is not None)
        await own.join(table, BEN)
        assert substitute(await own.see(table), 1) is None


@pytest.mark.parametrize("tempo", [Untimed(), Correspondence(days=3)])
async def test_without_clocks_nobody_is_played_for_by_being_away(kept: Store, tempo: Tempo) -> None:
    async with home(kept, grace=10) as own:
        table = await own.table_of_two(tempo)
        ben = await own.join(table, BEN)
        await own.tending.presence.leave(table, ben)
        await own.pass_time(100_000)
        assert substitute(await own.see(table), 1) is None


async def test_after_a_restart_players_have_the_same_time_to_come_back(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_of_two(CLOCKS)
        clock = own.clock
    async with home(kept, clock=clock, grace=10) as again:
        await again.join(table, ANN)
        await again.until(table, lambda here: (table, BEN) in again.tending.schedule)
        await again.pass_time(11)
        here = await again.until(table, lambda here: substitute(here, 1) is not None)
        assert substitute(here, 0) is None


async def test_whoever_sits_down_while_looking_on_is_told_everything_from_the_new_seat(kept: Store) -> None:
    async with home(kept, grace=10) as own:
        table = await own.table_of_two()
        onlooker = await own.join(table, "guest-cat")
        await heard_now(onlooker)
        async with own.house.rooms.entered(table) as room:
            onlooker.seat = 1
            room.publish()
        (told,) = [message for message in await heard_now(onlooker) if message["type"] == "welcome"]
        assert told["table"]["seat"] is None
