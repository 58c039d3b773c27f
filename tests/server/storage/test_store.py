"""What is kept besides the entries: lists of tables, snapshots, guests, tokens."""

import sqlite3
from pathlib import Path

import pytest
from tests.server.storage.samples import ANN, BEN, index

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest, Listed, SeatIndex, Snapshot, Token
from campidoglio.server.wire.tables import Access, Status

pytestmark = pytest.mark.anyio


def ids(tables: list[Listed]) -> list[str]:
    return [table.id for table in tables]


async def test_the_lobby_shows_public_tables_that_are_not_over(store: Store) -> None:
    for status in Status:
        for access in Access:
            await store.create_table(f"{status} {access}", index(status=status, access=access), [b"x"])
    assert ids(await store.lobby()) == ["open public", "running public"]


async def test_the_lobby_shows_first_where_one_can_sit_down_then_what_is_new(store: Store) -> None:
    await store.create_table("old", index(status=Status.OPEN, touched_ms=10), [b"x"])
    await store.create_table("new", index(status=Status.OPEN, touched_ms=30), [b"x"])
    await store.create_table("running", index(touched_ms=40), [b"x"])
    assert ids(await store.lobby()) == ["new", "old", "running"]
    assert ids(await store.lobby(limit=2)) == ["new", "old"]


async def test_the_lobby_shows_one_game_if_asked_to(store: Store) -> None:
    await store.create_table("t", index(game="pebbles"), [b"x"])
    await store.create_table("u", index(game="marbles"), [b"x"])
    assert ids(await store.lobby(game="marbles")) == ["u"]


async def test_a_table_leaves_the_lobby_when_it_is_over(store: Store) -> None:
    await store.create_table("t", index(), [b"x"])
    await store.append("t", 1, [b"end"], index(status=Status.OVER))
    assert await store.lobby() == []
    assert await store.unfinished() == []


async def test_a_guest_finds_own_tables_those_that_wait_first(store: Store) -> None:
    await store.create_table("waits", index(touched_ms=1, line=b"w"), [b"x"])
    await store.create_table("later", index(touched_ms=9, line=b"l", seats=[SeatIndex(3, "ann")]), [b"x"])
    await store.create_table("other", index(touched_ms=9, seats=[BEN]), [b"x"])
    assert await store.tables_of("ann") == [Listed("waits", b"w", 0, True), Listed("later", b"l", 3, False)]
    assert ids(await store.tables_of("ann", limit=1)) == ["waits"]
    assert await store.tables_of("nobody") == []


async def test_own_tables_that_are_over_are_found_too_unless_only_others_are_asked_for(store: Store) -> None:
    await store.create_table("over", index(status=Status.OVER, seats=[SeatIndex(0, "ann")]), [b"x"])
    await store.create_table("open", index(status=Status.OPEN), [b"x"])
    assert ids(await store.tables_of("ann")) == ["open", "over"]
    assert ids(await store.tables_of("ann", unfinished=True)) == ["open"]


async def test_a_table_where_a_guest_has_two_seats_is_listed_once(store: Store) -> None:
    await store.create_table("t", index(seats=[SeatIndex(1, "ann"), SeatIndex(2, "ann", due=True)]), [b"x"])
    assert await store.tables_of("ann") == [Listed("t", b"{}", 1, True)]


async def test_who_is_due_and_who_sits_where_follow_the_latest_entries(store: Store) -> None:
    await store.create_table("t", index(seats=[ANN, BEN]), [b"x"])
    await store.append("t", 1, [b"x"], index(seats=[SeatIndex(0, "ann"), SeatIndex(1, "ben", due=True)]))
    assert [table.due for table in await store.tables_of("ann")] == [False]
    assert [table.due for table in await store.tables_of("ben")] == [True]
    await store.append("t", 2, [b"x"], index(seats=[SeatIndex(0, None, due=True), SeatIndex(1, "cas")]))
    assert await store.tables_of("ann") == []
    assert await store.tables_of("ben") == []
    assert await store.tables_of("cas") == [Listed("t", b"{}", 1, False)]


async def test_guests_may_change_places(store: Store) -> None:
    await store.create_table("t", index(seats=[SeatIndex(0, "ann"), SeatIndex(1, "ben")]), [b"x"])
    await store.append("t", 1, [b"x"], index(seats=[SeatIndex(0, "ben"), SeatIndex(1, "ann")]))
    assert [table.seat for table in await store.tables_of("ann")] == [1]
    assert [table.seat for table in await store.tables_of("ben")] == [0]


async def test_tables_whose_deadline_has_come_are_found_the_longest_overdue_first(store: Store) -> None:
    for name, deadline in (("never", None), ("soon", 300), ("now", 200), ("overdue", 100)):
        await store.create_table(name, index(deadline_ms=deadline), [b"x"])
    assert await store.due_tables(200) == ["overdue", "now"]
    assert await store.due_tables(1_000_000_000_000, limit=1) == ["overdue"]
    assert await store.next_deadline() == 100
    await store.append("overdue", 1, [b"x"], index(deadline_ms=None))
    assert await store.next_deadline() == 200


async def test_with_no_deadline_there_is_no_next_one(store: Store) -> None:
    assert await store.next_deadline() is None
    await store.create_table("t", index(), [b"x"])
    assert await store.next_deadline() is None


async def test_running_tables_are_found_after_a_restart_and_those_that_wait_for_bots(store: Store) -> None:
    await store.create_table("people", index(touched_ms=1), [b"x"])
    await store.create_table("bots", index(touched_ms=2, bots_due=True), [b"x"])
    await store.create_table("open", index(status=Status.OPEN, bots_due=True), [b"x"])
    assert await store.unfinished() == ["bots", "people"]
    assert await store.waiting_for_bots() == ["bots"]


async def test_the_latest_snapshot_is_kept(store: Store) -> None:
    await store.create_table("t", index(), [b"x"])
    assert await store.snapshot("t") is None
    for sequence, body in ((20, b"twenty"), (40, b"forty"), (30, b"thirty"), (40, b"again")):
        await store.save_snapshot("t", sequence, body)
    assert await store.snapshot("t") == Snapshot(40, b"forty")


async def test_a_snapshot_of_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(StorageFailed):
        await store.save_snapshot("nowhere", 1, b"x")


async def test_a_guest_is_kept_and_may_take_another_name(store: Store) -> None:
    await store.add_guest(Guest("ann", "Ann", 1_700_000_000_000))
    assert await store.guest("ann") == Guest("ann", "Ann", 1_700_000_000_000)
    assert await store.rename_guest("ann", "Änn ☃ 🏛")
    assert await store.guest("ann") == Guest("ann", "Änn ☃ 🏛", 1_700_000_000_000)


async def test_a_guests_new_name_is_known_at_once_however_often_the_old_one_was_read(store: Store) -> None:
    await store.add_guest(Guest("ann", "Ann", 1))
    for name in ("Anna", "Anne"):
        await store.guest("ann")
        await store.rename_guest("ann", name)
        assert await store.guest("ann") == Guest("ann", name, 1)


async def test_a_guest_that_is_not_there_is_not_found_and_not_renamed(store: Store) -> None:
    assert await store.guest("ann") is None
    assert not await store.rename_guest("ann", "Anna")
    assert await store.guest("ann") is None


async def test_two_guests_cannot_have_one_id(store: Store) -> None:
    await store.add_guest(Guest("ann", "Ann", 1))
    with pytest.raises(StorageFailed):
        await store.add_guest(Guest("ann", "Another", 2))
    assert await store.guest("ann") == Guest("ann", "Ann", 1)


async def test_a_token_stands_for_its_guest_until_it_is_revoked(store: Store) -> None:
    await store.add_guest(Guest("ann", "Ann", 1))
    await store.add_token("ann", Token("t1", "my bot", 2), "secret one")
    await store.add_token("ann", Token("t2", "other bot", 3), "secret two")
    assert await store.guest_of_token("secret one") == Guest("ann", "Ann", 1)
    assert await store.guest_of_token("secret three") is None
    assert await store.tokens_of("ann") == [Token("t1", "my bot", 2), Token("t2", "other bot", 3)]
    assert await store.revoke_token("ann", "t1")
    assert await store.guest_of_token("secret one") is None
    assert await store.guest_of_token("secret two") == Guest("ann", "Ann", 1)
    assert not await store.revoke_token("ann", "t1")


async def test_nobody_revokes_another_guests_token(store: Store) -> None:
    await store.add_guest(Guest("ann", "Ann", 1))
    await store.add_token("ann", Token("t", "my bot", 2), "secret")
    assert not await store.revoke_token("ben", "t")
    assert await store.guest_of_token("secret") == Guest("ann", "Ann", 1)


async def test_a_token_needs_a_guest(store: Store) -> None:
    with pytest.raises(StorageFailed):
        await store.add_token("nobody", Token("t", "my bot", 2), "secret")


async def test_the_secret_of_a_token_is_nowhere_in_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tokens.db"
    async with await Store.open(sqlite_address(path)) as store:
        await store.add_guest(Guest("ann", "Ann", 1))
        await store.add_token("ann", Token("t", "my bot", 2), "a-long-secret")
    with sqlite3.connect(path) as kept:
        dump = "\n".join(kept.iterdump())
    kept.close()
    assert "my bot" in dump
    assert "a-long-secret" not in dump
    assert b"a-long-secret".hex() not in dump.lower()
