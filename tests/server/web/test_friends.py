"""Friends over HTTP: asked, accepted, refused, given up, seen, and asked to tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.running import WIDE, Running, running
from tests.server.web.test_accounts import member
from tests.server.web.test_paths import GAME, code, of_two

_numbers = count(1)


class Now:
    """A clock that a test sets."""

    ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture(scope="module")
def now() -> Now:
    return Now()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, now: Now) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), now=now) as started:
        yield started


@pytest.fixture
def ann(server: Running) -> Person:
    return member(server, f"Ann {next(_numbers)}")


@pytest.fixture
def ben(server: Running) -> Person:
    return member(server, f"Ben {next(_numbers)}")


def look(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = person.get("/api/friends").raise_for_status().json()
    return told


def names(people: list[dict[str, Any]]) -> list[str]:
    return [each["name"] for each in people]


def ask(one: Person, other: Person) -> None:
    one.http.post("/api/friends/requests", json={"name": other.me["name"]}).raise_for_status()


def answer(one: Person, other: Person, *, accept: bool) -> None:
    path = f"/api/friends/requests/{other.me['id']}"
    one.http.post(path, json={"accept": accept}).raise_for_status()


def befriend(one: Person, other: Person) -> None:
    ask(one, other)
    answer(other, one, accept=True)


# Asking


def test_a_request_is_seen_by_both_and_accepted_by_the_one_who_was_asked(ann: Person, ben: Person) -> None:
    ask(ann, ben)
    assert names(look(ann)["asked"]) == [ben.me["name"]]
    assert names(look(ben)["asked_by"]) == [ann.me["name"]]
    own = f"/api/friends/requests/{ben.me['id']}"
    assert code(ann.http.post(own, json={"accept": True})) == (404, "unknown_request")
    answer(ben, ann, accept=True)
    for one, other in ((ann, ben), (ben, ann)):
        told = look(one)
        assert names(told["friends"]) == [other.me["name"]]
        assert told["asked"] == told["asked_by"] == []


def test_two_who_ask_each_other_are_friends(ann: Person, ben: Person) -> None:
    ask(ann, ben)
    ask(ben, ann)
    assert names(look(ann)["friends"]) == [ben.me["name"]]
    assert names(look(ben)["friends"]) == [ann.me["name"]]


def test_a_refusal_is_told_to_nobody_and_asking_again_troubles_nobody(ann: Person, ben: Person) -> None:
    ask(ann, ben)
    answer(ben, ann, accept=False)
    assert names(look(ann)["asked"]) == [ben.me["name"]]
    assert names(ann.get("/api/me/export").json()["friends"]) == [ben.me["name"]]
    ann.http.delete(f"/api/friends/{ben.me['id']}").raise_for_status()
    assert look(ann)["asked"] == []
    ask(ann, ben)
    assert names(look(ann)["asked"]) == [ben.me["name"]]
    assert look(ben)["asked_by"] == []


def test_who_refused_may_ask_later(ann: Person, ben: Person) -> None:
    ask(ann, ben)
    answer(ben, ann, accept=False)
    ask(ben, ann)
    assert names(look(ann)["asked_by"]) == [ben.me["name"]]


def test_a_request_is_taken_back_and_a_friendship_given_up(ann: Person, ben: Person) -> None:
    ask(ann, ben)
    ann.http.delete(f"/api/friends/{ben.me['id']}").raise_for_status()
    assert look(ben)["asked_by"] == []
    befriend(ann, ben)
    ben.http.delete(f"/api/friends/{ann.me['id']}").raise_for_status()
    assert look(ann)["friends"] == look(ben)["friends"] == []
    assert code(ben.http.delete(f"/api/friends/{ann.me['id']}")) == (404, "unknown_friend")


def test_who_sits_beside_one_can_be_asked_by_the_seat(ann: Person, ben: Person, server: Running) -> None:
    table = of_two(ann, ben)
    ann.http.post("/api/friends/requests/at-table", json={"table": table, "seat": 1}).raise_for_status()
    assert names(look(ben)["asked_by"]) == [ann.me["name"]]
    onlooker = member(server, f"Eve {next(_numbers)}")
    wish = {"table": table, "seat": 1}
    assert code(onlooker.http.post("/api/friends/requests/at-table", json=wish)) == (404, "unknown_person")


def test_neither_oneself_nor_nobody_can_be_asked(ann: Person) -> None:
    for name, refused in ((ann.me["name"], (400, "oneself")), ("Nobody at all", (404, "unknown_person"))):
        assert code(ann.http.post("/api/friends/requests", json={"name": name})) == refused


# Who is here


def test_only_friends_see_who_is_here_and_only_for_a_while(ann: Person, ben: Person, now: Now) -> None:
    ask(ann, ben)
    look(ben)
    assert "here" not in look(ann)["asked"][0]
    answer(ben, ann, accept=True)
    assert look(ann)["friends"][0]["here"] is True
    now.ms += 200_000
    assert look(ann)["friends"][0]["here"] is False


def test_who_does_not_want_it_known_is_never_here(ann: Person, ben: Person) -> None:
    befriend(ann, ben)
    ben.http.patch("/api/friends", json={"shown": False}).raise_for_status()
    assert look(ben)["shown"] is False
    assert look(ann)["friends"][0]["here"] is False
    ben.http.patch("/api/friends", json={"shown": True}).raise_for_status()
    assert look(ann)["friends"][0]["here"] is True


# Invitations


def invite(one: Person, other: Person, table: str) -> Any:
    return one.http.post(f"/api/friends/{other.me['id']}/invitations", json={"table": table})


def test_a_friend_is_asked_to_a_table_once_until_the_game_begins(ann: Person, ben: Person) -> None:
    befriend(ann, ben)
    table = ann.make_table(GAME, "me", "open")
    for _ in range(2):
        invite(ann, ben, table).raise_for_status()
    (told,) = look(ben)["invitations"]
    assert (told["name"], told["table"], told["game"]) == (ann.me["name"], table, GAME)
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ann.post(f"/api/tables/{table}/start").raise_for_status()
    assert look(ben)["invitations"] == []


def test_an_invitation_that_was_seen_is_gone(ann: Person, ben: Person) -> None:
    befriend(ann, ben)
    invite(ann, ben, ann.make_table(GAME, "me", "open")).raise_for_status()
    path = f"/api/friends/invitations/{look(ben)['invitations'][0]['id']}"
    assert code(ann.http.delete(path)) == (404, "unknown_invitation")
    ben.http.delete(path).raise_for_status()
    assert look(ben)["invitations"] == []


def test_who_is_no_friend_or_no_longer_is_asked_to_no_table(ann: Person, ben: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    assert code(invite(ann, ben, table)) == (403, "not_friends")
    befriend(ann, ben)
    invite(ann, ben, table).raise_for_status()
    ann.http.delete(f"/api/friends/{ben.me['id']}").raise_for_status()
    assert look(ben)["invitations"] == []


def test_one_asks_to_tables_of_one_s_own_that_have_room(ann: Person, ben: Person, server: Running) -> None:
    befriend(ann, ben)
    other = Person(server, "Cato")
    assert code(invite(ann, ben, other.make_table(GAME, "me", "open"))) == (403, "not_at_table")
    assert code(invite(ann, ben, ann.make_table(GAME, "me", "easy"))) == (409, "no_room")
    table = ann.make_table(GAME, "me", "open", "open")
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    assert code(invite(ann, ben, table)) == (409, "is_there")


# Who may not


PATHS = (
    ("GET", "/api/friends", None),
    ("PATCH", "/api/friends", {"shown": True}),
    ("POST", "/api/friends/requests", {"name": "Ann"}),
    ("POST", "/api/friends/requests/at-table", {"table": "t", "seat": 0}),
    ("POST", "/api/friends/requests/x", {"accept": True}),
    ("DELETE", "/api/friends/x", None),
    ("POST", "/api/friends/x/invitations", {"table": "t"}),
    ("DELETE", "/api/friends/invitations/x", None),
)


@pytest.mark.parametrize(("method", "path", "body"), PATHS)
def test_guests_programs_and_other_pages_are_kept_out(
    server: Running, ann: Person, method: str, path: str, body: object
) -> None:
    def refused(person: Person, **headers: str) -> tuple[int, str]:
        return code(person.http.request(method, path, json=body, headers=headers))

    secret = ann.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    assert refused(Person(server, token=secret)) == (403, "not_for_programs")
    assert refused(Person(server, "Guest")) == (404, "no_account")
    assert refused(Person(server)) == (401, "no_guest")


@pytest.mark.parametrize(("method", "path", "body"), PATHS[1:])
def test_a_page_that_does_not_know_one_s_word_changes_nothing(
    ann: Person, method: str, path: str, body: object
) -> None:
    answered = ann.http.request(method, path, json=body, headers={"x-csrf-token": "no"})
    assert code(answered) == (403, "bad_csrf")


def test_nobody_asks_people_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(WIDE, askings_per_hour=1, askings_burst=2)
    with running(tmp_path_factory.mktemp("few"), limits=limits) as server:
        ann = member(server, "Ann")
        tries = [code(ann.http.post("/api/friends/requests", json={"name": f"n{n}"})) for n in range(3)]
    assert tries == [(404, "unknown_person")] * 2 + [(429, "too_many")]


def test_who_is_forgotten_is_nobody_s_friend(ann: Person, ben: Person) -> None:
    befriend(ann, ben)
    invite(ben, ann, ben.make_table(GAME, "me", "open")).raise_for_status()
    ben.http.post("/api/me/delete", json={"password": "a quiet tower"}).raise_for_status()
    told = look(ann)
    assert (told["friends"], told["invitations"]) == ([], [])
