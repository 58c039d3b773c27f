"""Accounts and sessions, on both kinds of database."""

import pytest
from tests.server.storage.samples import ANN, index

from campidoglio.server.storage.people.accounts import Account, AccountStore, Session
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Guest, Request, Token

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


@pytest.fixture
async def accounts(store: Store) -> AccountStore:
    """Ann with an account, and Ben without."""
    for name in ("Ann", "Ben"):
        await store.add_guest(Guest(name.lower(), name, 1))
    kept = AccountStore(store)
    assert await kept.add(Account("ann", "Ann", "hash", 5), "ann")
    return kept


async def test_an_account_is_found_by_its_name_and_by_its_guest(accounts: AccountStore, store: Store) -> None:
    ann = Account("ann", "Ann", "hash", 5)
    assert await accounts.named("ann") == ann
    assert await accounts.of("ann") == ann
    assert await accounts.named("ben") is None
    assert await accounts.of("ben") is None
    assert await store.guest("ann") == Guest("ann", "Ann", 1, is_member=True)
    assert await store.guest("ben") == Guest("ben", "Ben", 1, is_member=False)


async def test_a_name_is_one_account_s_and_a_guest_has_one_account(accounts: AccountStore) -> None:
    assert not await accounts.add(Account("ben", "ANN", "hash", 6), "ann")
    assert not await accounts.add(Account("ann", "Anna", "hash", 6), "anna")
    assert await accounts.of("ben") is None


async def test_a_new_name_is_taken_unless_it_is_another_s(accounts: AccountStore, store: Store) -> None:
    assert await accounts.add(Account("ben", "Ben", "hash", 6), "ben")
    assert not await accounts.rename("ben", "Ann", "ann")
    assert await accounts.rename("ben", "Benny", "benny")
    assert await accounts.rename("ann", "ANN", "ann")
    assert (await accounts.named("ann")) == Account("ann", "ANN", "hash", 5)
    assert (await store.guest("ben")) == Guest("ben", "Benny", 1, is_member=True)


async def test_a_session_is_open_until_it_is_ended(accounts: AccountStore) -> None:
    for number in range(3):
        await accounts.add_session(Session(f"s{number}", "ann", "Firefox", 10 + number, 10 + number))
    assert await accounts.is_open("s0", "ann")
    assert not await accounts.is_open("s0", "ben")
    assert not await accounts.is_open("other", "ann")
    assert not await accounts.end_session("ben", "s0")
    assert await accounts.end_session("ann", "s0")
    assert not await accounts.is_open("s0", "ann")
    assert [session.id for session in await accounts.sessions_of("ann")] == ["s2", "s1"]
    await accounts.end_sessions("ann", but="s1")
    assert [session.id for session in await accounts.sessions_of("ann")] == ["s1"]


async def test_that_a_session_is_in_use_is_written_down_seldom(accounts: AccountStore) -> None:
    await accounts.add_session(Session("s", "ann", "Firefox", 0, 0))
    await accounts.see("s", HOUR - 1, HOUR)
    assert (await accounts.sessions_of("ann"))[0].seen_ms == 0
    await accounts.see("s", HOUR, HOUR)
    assert (await accounts.sessions_of("ann"))[0].seen_ms == HOUR


async def test_the_tables_of_a_guest_are_those_sat_at_asked_something_and_made(
    accounts: AccountStore, store: Store
) -> None:
    await store.create_table("sat", index(seats=[ANN]), [b"x"])
    await store.create_table("others", index(seats=[]), [b"x"])
    await store.append("others", 1, [b"said"], index(seats=[]), Request("ann", "others:say", b"{}"))
    await store.create_table("made", index(seats=[]), [b"x"], Request("ann", "new:1", b'{"id": "made"}'))
    await store.create_table("strange", index(seats=[]), [b"x"])
    assert await accounts.tables_touched("ann") == ["made", "others", "sat"]
    assert await accounts.tables_touched("ben") == []


async def test_entries_are_rewritten_only_if_no_others_have_come(
    accounts: AccountStore, store: Store
) -> None:
    await store.create_table("t", index(), [b"a", b"b"])
    await store.save_snapshot("t", 2, b"whole")
    assert not await accounts.rewrite("t", 1, {1: b"z"})
    assert await store.entries("t") == [b"a", b"b"]
    assert await accounts.rewrite("t", 2, {2: b"z"})
    assert await store.entries("t") == [b"a", b"z"]
    assert await store.snapshot("t") is None


async def test_what_a_guest_has_is_handed_over(accounts: AccountStore, store: Store) -> None:
    await store.add_token("ben", Token("k", "bot", 1), "secret")
    await store.create_table("t", index(), [b"a"], Request("ben", "new:1", b'{"id": "t"}'))
    await store.create_table("u", index(), [b"a"], Request("ann", "new:1", b'{"id": "u"}'))
    await accounts.hand_over("ben", "ann")
    assert await store.guest("ben") is None
    assert [token.id for token in await store.tokens_of("ann")] == ["k"]
    assert await store.answer_to("ann", "new:1") == b'{"id": "u"}'


async def test_an_erased_guest_has_left_nothing(accounts: AccountStore, store: Store) -> None:
    await accounts.add_session(Session("s", "ann", "Firefox", 0, 0))
    await store.add_token("ann", Token("k", "bot", 1), "secret")
    await store.create_table("t", index(seats=[]), [b"a"], Request("ann", "new:1", b'{"id": "t"}'))
    await accounts.erase("ann")
    assert await store.guest("ann") is None
    assert await accounts.of("ann") is None
    assert not await accounts.is_open("s", "ann")
    assert await store.guest_of_token("secret") is None
    assert await store.answer_to("ann", "new:1") is None
    assert await accounts.add(Account("ben", "Ann", "hash", 6), "ann")
