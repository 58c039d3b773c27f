"""Each finished game is counted exactly once, on both kinds of database and from several processes."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.storage.samples import index

from campidoglio.arena.ratings import Rating, rated
from campidoglio.server.storage.people.accounts import Account, AccountStore
from campidoglio.server.storage.standings.recording import FIRST_FIGURE, LEARNING, figure_of
from campidoglio.server.storage.standings.standings import Order, StandingStore
from campidoglio.server.storage.standings.values import GameResult, SeatResult, Standing, bot_player
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest
from campidoglio.server.wire.tables import Status

pytestmark = pytest.mark.anyio

EASY = bot_player("easy")


def ended(*players: str | None, idle: tuple[int, ...] = (), fair: bool = True, at: int = 5) -> GameResult:
    """A game that ended with the players in this order, each a place behind the one before."""
    seats = [
        SeatResult(seat, player, place=seat + 1, score=10 - seat, counts=seat not in idle)
        for seat, player in enumerate(players)
    ]
    return GameResult("pebbles", at, "over", 9, fair, seats)


@pytest.fixture
async def standings(store: Store) -> StandingStore:
    """Ann, Ben and Cleo, who have accounts, and Guest, who has none."""
    accounts = AccountStore(store)
    for name in ("ann", "ben", "cleo", "guest"):
        await store.add_guest(Guest(name, name.title(), 1))
        if name != "guest":
            await accounts.add(Account(name, name.title(), "hash", 1), name)
    return StandingStore(store)


async def finish(store: Store, table: str, result: GameResult) -> None:
    """End a game as the house does: with the entries that end it."""
    await store.create_table(table, index(), [b"begun"])
    await store.append(table, 1, [b"end"], index(status=Status.OVER, result=result))


async def listed(standings: StandingStore, order: Order = Order.RATING) -> list[tuple[str | None, int, int]]:
    found = await standings.ranking("pebbles", order, 0, 50)
    return [(standing.name or standing.level, standing.games, standing.wins) for standing in found]


async def test_a_game_is_rated_as_openskill_says_with_bots_on_the_same_scale(
    store: Store, standings: StandingStore
) -> None:
    await finish(store, "t", ended("ann", EASY, "ben"))
    expected = rated({}, ["ann", EASY, "ben"], [1, 2, 3], learning=LEARNING)
    found = await standings.ranking("pebbles", Order.RATING, 0, 50)
    assert found == [
        Standing("ann", "Ann", round(figure_of(expected["ann"])), 1, 1, 1),
        Standing(EASY, None, round(figure_of(expected[EASY])), 1, 0, 2),
        Standing("ben", "Ben", round(figure_of(expected["ben"])), 1, 0, 3),
    ]
    assert found[0].figure > FIRST_FIGURE > found[2].figure


async def test_a_game_is_counted_once_however_often_it_is_recorded(
    store: Store, standings: StandingStore
) -> None:
    result = ended("ann", "ben")
    await finish(store, "t", result)
    before = await standings.ranking("pebbles", Order.RATING, 0, 50)
    await store.append("t", 2, [b"said"], index(status=Status.OVER, result=result))
    assert not await standings.record("t", result)
    assert await standings.ranking("pebbles", Order.RATING, 0, 50) == before


async def test_a_result_whose_entries_are_refused_is_not_counted(
    store: Store, standings: StandingStore
) -> None:
    await store.create_table("t", index(), [b"begun"])
    with pytest.raises(Exception, match="expected to have 7 entries"):
        await store.append("t", 7, [b"end"], index(status=Status.OVER, result=ended("ann", "ben")))
    assert await listed(standings) == []


async def test_two_processes_count_a_game_once_and_every_game(address: str) -> None:
    stores = [await Store.open(address) for _ in range(2)]
    for name in ("ann", "ben"):
        await stores[0].add_guest(Guest(name, name.title(), 1))
        await AccountStore(stores[0]).add(Account(name, name.title(), "hash", 1), name)
    for number in range(12):
        await stores[0].create_table(f"t{number}", index(), [b"begun"])
    both = [StandingStore(store) for store in stores]
    done = await asyncio.gather(
        *(kept.record(f"t{number}", ended("ann", "ben", at=number)) for number in range(12) for kept in both)
    )
    assert sum(done) == 12
    assert await listed(both[0]) == [("Ann", 12, 12), ("Ben", 12, 0)]
    for store in stores:
        await store.close()


async def test_ratings_go_on_from_game_to_game(store: Store, standings: StandingStore) -> None:
    await finish(store, "one", ended("ann", "ben"))
    await finish(store, "two", ended("ben", "ann"))
    first = rated({}, ["ann", "ben"], [1, 2], learning=LEARNING)
    then = rated(first, ["ben", "ann"], [1, 2], learning=LEARNING)
    (ann,) = [each for each in await standings.ranking("pebbles", Order.RATING, 0, 9) if each.name == "Ann"]
    assert ann.figure == round(figure_of(then["ann"]))
    assert (ann.games, ann.wins) == (2, 1)


@pytest.mark.parametrize(
    "result",
    [
        ended(EASY, bot_player("hard")),
        ended("ann", EASY, fair=False),
        ended("ann", "ben", idle=(1,)),
        ended("ann", None),
        ended("ann", "nobody-knows"),
    ],
    ids=["bots alone", "a board of one's own", "one hardly played", "nobody", "somebody forgotten"],
)
async def test_what_decides_nothing_between_players_counts_for_nobody(
    store: Store, standings: StandingStore, result: GameResult
) -> None:
    await finish(store, "t", result)
    assert await listed(standings) == []


async def test_who_hardly_played_is_left_out_and_the_others_count(
    store: Store, standings: StandingStore
) -> None:
    await finish(store, "t", ended("ann", "ben", "cleo", idle=(1,)))
    assert await listed(standings) == [("Ann", 1, 1), ("Cleo", 1, 0)]


# Lists


async def test_who_has_no_account_is_rated_and_not_listed(store: Store, standings: StandingStore) -> None:
    await finish(store, "t", ended("guest", "ann"))
    assert await listed(standings) == [("Ann", 1, 0)]
    own = await standings.standing_of("pebbles", "guest", Order.RATING)
    assert own is not None
    assert (own.place, own.games, own.wins) == (None, 1, 1)
    assert await standings.standing_of("pebbles", "cleo", Order.RATING) is None


async def test_a_ranking_by_wins_puts_fewer_games_first_among_equals(
    store: Store, standings: StandingStore
) -> None:
    await finish(store, "one", ended("ann", "ben"))
    await finish(store, "two", ended("cleo", "ann"))
    assert await listed(standings, Order.WINS) == [("Cleo", 1, 1), ("Ann", 2, 1), ("Ben", 1, 0)]


async def test_a_ranking_is_read_in_parts_and_places_are_those_of_the_whole(
    store: Store, standings: StandingStore
) -> None:
    await finish(store, "t", ended("ann", "ben", "cleo"))
    (second,) = await standings.ranking("pebbles", Order.RATING, 1, 1)
    assert (second.name, second.place) == ("Ben", 2)
    assert await standings.ranked("pebbles") == 3
    assert await standings.ranking("campanile", Order.RATING, 0, 50) == []


# What somebody has played


async def test_past_games_come_the_last_first_with_what_each_brought(
    store: Store, standings: StandingStore
) -> None:
    await finish(store, "one", ended("ann", "ben", at=5))
    await finish(store, "two", ended("ben", "ann", fair=False, at=6))
    past = await standings.past_of("ann", None, 0, 50)
    assert [(each.table, each.own, each.seats[each.own].place) for each in past] == [
        ("two", 1, 2),
        ("one", 0, 1),
    ]
    gains = [each.seats[each.own].gain for each in past]
    assert gains[0] is None
    assert (await standings.standing_of("pebbles", "ann", Order.RATING)) == Standing(
        "ann", "Ann", FIRST_FIGURE + (gains[1] or 0), 1, 1, 1
    )
    assert [each.table for each in await standings.past_of("ann", "pebbles", 1, 1)] == ["one"]
    assert await standings.past_of("ann", "campanile", 0, 50) == []


async def test_figures_tell_what_games_of_a_kind_come_to(store: Store, standings: StandingStore) -> None:
    await finish(store, "one", ended("ann", "ben", at=5))
    await finish(store, "two", ended("ben", "ann", fair=False, at=6))
    (figures,) = await standings.figures_of("ann")
    assert (figures.game, figures.games, figures.wins, figures.counted) == ("pebbles", 2, 1, 1)
    assert (figures.mean_place, figures.best) == (1.5, 10)


async def test_games_that_ended_before_results_were_kept_are_found(
    store: Store, standings: StandingStore
) -> None:
    for table, touched in (("old", 3), ("older", 2)):
        await store.create_table(table, index(status=Status.OVER, touched_ms=touched), [b"x"])
    await finish(store, "new", ended("ann", "ben"))
    assert await standings.unrecorded(10) == [(2, "older"), (3, "old")]
    assert await standings.unrecorded(10, after=(2, "older")) == [(3, "old")]


# When a guest becomes another, or nobody


async def test_a_forgotten_player_is_in_no_ranking(store: Store, standings: StandingStore) -> None:
    await finish(store, "t", ended("ann", "ben"))
    await AccountStore(store).erase("ann")
    assert await listed(standings) == [("Ben", 1, 0)]
    (past,) = await standings.past_of("ben", None, 0, 50)
    assert [seat.place for seat in past.seats] == [1, 2]


async def test_a_guest_s_games_are_the_account_s(store: Store, standings: StandingStore) -> None:
    await finish(store, "t", ended("guest", "ben"))
    figure = await standings.standing_of("pebbles", "guest", Order.RATING)
    await AccountStore(store).hand_over("guest", "ann")
    assert await listed(standings) == [("Ann", 1, 1), ("Ben", 1, 0)]
    own = await standings.standing_of("pebbles", "ann", Order.RATING)
    assert figure is not None
    assert own is not None
    assert own.figure == figure.figure
    assert [past.table for past in await standings.past_of("ann", None, 0, 50)] == ["t"]


async def test_two_ratings_of_one_s_own_say_more_together(store: Store, standings: StandingStore) -> None:
    await finish(store, "one", ended("guest", "ben"))
    await finish(store, "two", ended("ann", "cleo"))
    single = await standings.standing_of("pebbles", "ann", Order.RATING)
    await AccountStore(store).hand_over("guest", "ann")
    both = await standings.standing_of("pebbles", "ann", Order.RATING)
    assert single is not None
    assert both is not None
    assert (both.games, both.wins) == (2, 2)
    assert both.figure > single.figure


async def test_a_game_against_oneself_does_not_count(store: Store, standings: StandingStore) -> None:
    await finish(store, "t", ended("ann", "guest"))
    await finish(store, "u", ended("guest", "ben"))
    await AccountStore(store).hand_over("guest", "ann")
    past = await standings.past_of("ann", None, 0, 50)
    assert {each.table: each.seats[each.own].gain is None for each in past} == {"t": True, "u": False}
    own = await standings.standing_of("pebbles", "ann", Order.RATING)
    assert own is not None
    assert own.games == 1


async def test_a_first_rating_is_worth_a_thousand() -> None:
    assert figure_of(Rating()) == FIRST_FIGURE
