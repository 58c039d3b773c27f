"""Notices over HTTP: where they go, and that each turn of a correspondence game is told once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from queue import Empty
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.clients import Person
from tests.server.notices.receivers import Receiver, receiving
from tests.server.running import PATIENCE, Running, running
from tests.server.web.test_accounts import log_in, member
from tests.server.web.test_paths import GAME, code

from campidoglio.server.notices.envelopes import CURVE, encoded, point
from campidoglio.server.notices.letters import signature

DAYS = {"type": "correspondence", "days": 3}
SHORT = 1.0
"""Seconds without a notice after which none is believed to come."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


def webhook(person: Person, url: str) -> dict[str, str]:
    body = {"url": url, "language": "nl"}
    made: dict[str, str] = person.http.post("/api/notices/webhooks", json=body).raise_for_status().json()
    return made


def browser(url: str) -> dict[str, str]:
    """A browser as it describes itself."""
    key = encoded(point(ec.generate_private_key(CURVE).public_key()))
    return {"url": url, "key": key, "secret": encoded(b"s" * 16), "language": "en"}


def turn(person: Person, table: str) -> bool:
    """Whether the table waits for this one; then this one plays."""
    position = person.get(f"/api/tables/{table}").json()["position"]
    if not position["legal"]:
        return False
    play = {"question": position["question"], "actions": position["legal"][:1]}
    tried = person.post(f"/api/tables/{table}/try", play)
    if tried.is_success and not tried.json()["complete"]:
        play["actions"] = [*play["actions"], tried.json()["legal"][0]]
    person.post(f"/api/tables/{table}/play", play).raise_for_status()
    return True


def game(ann: Person, ben: Person, tempo: dict[str, Any] | None = None) -> str:
    table = ann.make_table(GAME, "me", "open", tempo=tempo or DAYS)
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ann.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def first_and_second(ann: Person, ben: Person, table: str) -> tuple[Person, Person]:
    due = ann.get(f"/api/tables/{table}").json()["table"]["due"]
    return (ann, ben) if due == [0] else (ben, ann)


def nothing_comes(receiver: Receiver) -> bool:
    try:
        receiver.came.get(timeout=SHORT)
    except Empty:
        return True
    return False


def test_each_turn_is_told_once_signed_and_with_a_link(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = game(ann, ben)
    one, other = first_and_second(ann, ben, table)
    secret = webhook(other, receiver.url)["secret"]
    assert turn(one, table)
    headers, body = receiver.came.get(timeout=PATIENCE)
    told = json.loads(body)
    assert (told["type"], told["table"], told["game"]) == ("turn", table, GAME)
    assert told["url"] == f"{server.address}/t/{table}"
    assert told["text"].startswith("Campanile: Jij bent aan de beurt.")
    signed = signature(secret, headers["webhook-id"], headers["webhook-timestamp"], body)
    assert headers["webhook-signature"] == signed
    assert nothing_comes(receiver)


def test_no_other_tempo_is_told_of(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = game(ann, ben, {"type": "untimed"})
    one, other = first_and_second(ann, ben, table)
    webhook(other, receiver.url)
    assert turn(one, table)
    assert nothing_comes(receiver)


def test_a_browser_is_sent_what_only_it_can_read(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = game(ann, ben)
    one, other = first_and_second(ann, ben, table)
    other.http.post("/api/notices/browsers", json=browser(receiver.url)).raise_for_status()
    assert turn(one, table)
    headers, body = receiver.came.get(timeout=PATIENCE)
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert headers["authorization"].endswith(f"k={other.get('/api/notices').json()['key']}")
    assert table.encode() not in body


def test_who_played_in_time_is_not_told_any_more(
    tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> None:
    with running(tmp_path_factory.mktemp("pause"), notice_pause=SHORT) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = game(ann, ben)
        one, other = first_and_second(ann, ben, table)
        webhook(other, receiver.url)
        assert turn(one, table)
        other.post(f"/api/tables/{table}/resign").raise_for_status()
        assert nothing_comes(receiver)


def test_a_notice_outlasts_a_restart_and_is_sent_once(
    tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> None:
    folder = tmp_path_factory.mktemp("again")
    with running(folder, notice_pause=2.0) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = game(ann, ben)
        one, other = first_and_second(ann, ben, table)
        webhook(other, receiver.url)
        assert turn(one, table)
    assert receiver.came.empty()
    with running(folder, notice_pause=2.0):
        _, body = receiver.came.get(timeout=PATIENCE)
        assert json.loads(body)["table"] == table
        assert nothing_comes(receiver)


def test_an_address_that_is_gone_is_forgotten(server: Running, receiver: Receiver) -> None:
    ann = Person(server, "Ann")
    made = webhook(ann, receiver.url)
    receiver.answers = [201, 400, 503]
    tries = [ann.http.post(f"/api/notices/{made['id']}/trial", json={}).json()["outcome"] for _ in range(3)]
    assert tries == ["sent", "refused", "later"]
    ann.http.delete(f"/api/notices/{made['id']}").raise_for_status()
    assert ann.get("/api/notices").json()["addresses"] == []
    assert code(ann.http.delete(f"/api/notices/{made['id']}")) == (404, "unknown_address")


def test_nobody_sees_tries_or_drops_the_address_of_another(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    made = webhook(ann, receiver.url)
    assert ben.get("/api/notices").json()["addresses"] == []
    assert code(ben.http.post(f"/api/notices/{made['id']}/trial", json={})) == (404, "unknown_address")
    assert code(ben.http.delete(f"/api/notices/{made['id']}")) == (404, "unknown_address")
    assert "secret" not in ann.get("/api/notices").text


def test_a_browser_hears_no_more_once_its_session_is_ended(server: Running, receiver: Receiver) -> None:
    ann = member(server, "Annia of the notices")
    ann.http.post("/api/notices/browsers", json=browser(receiver.url)).raise_for_status()
    assert len(ann.get("/api/notices").json()["addresses"]) == 1
    ann.http.delete("/api/session").raise_for_status()
    log_in(ann, "Annia of the notices").raise_for_status()
    assert ann.get("/api/notices").json()["addresses"] == []


def test_a_browser_belongs_to_who_asked_last(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    for person in (ann, ben):
        person.http.post("/api/notices/browsers", json=browser(receiver.url)).raise_for_status()
    assert ann.get("/api/notices").json()["addresses"] == []
    assert len(ben.get("/api/notices").json()["addresses"]) == 1


def test_inside_addresses_wrong_keys_and_other_pages_are_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("strict"), notices_anywhere=False) as server:
        ann = Person(server, "Ann")
        inside = {"url": "https://127.0.0.1/", "language": "en"}
        assert code(ann.http.post("/api/notices/webhooks", json=inside)) == (400, "bad_address")
        wrong = browser("https://push.example/") | {"key": "none"}
        assert code(ann.http.post("/api/notices/browsers", json=wrong)) == (400, "bad_key")
        foreign = {"x-csrf-token": "no"}
        assert code(ann.http.post("/api/notices/webhooks", json=inside, headers=foreign)) == (403, "bad_csrf")
        assert code(Person(server).get("/api/notices")) == (401, "no_guest")


def test_who_is_forgotten_is_told_nothing_and_others_can_be(server: Running, receiver: Receiver) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = game(ann, ben)
    one, other = first_and_second(ann, ben, table)
    webhook(other, receiver.url)
    other.http.post("/api/me/delete", json={}).raise_for_status()
    turn(one, table)
    assert nothing_comes(receiver)
