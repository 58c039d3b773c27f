"""Muting, blocking and reporting over HTTP, and what a host forbids."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.running import Running
from tests.server.web.test_accounts import PASSWORD, log_in, member
from tests.server.web.test_paths import GAME, code, of_two

from campidoglio.server.storage.manners.manners import MannerStore
from campidoglio.server.storage.manners.values import Report, Sanction, Sanctioned

FAR_OFF = 4_000_000_000_000


def kept(server: Running) -> MannerStore:
    """What the running server keeps; written and read on its own event loop."""
    return server.server.doors.manners.kept


def on_server(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def handle(person: Person, table: str, seat: int) -> str:
    """What the person on a seat is pointed at by."""
    found: str = person.get(f"/api/tables/{table}").json()["table"]["seats"][seat]["player"]
    return found


def ignore(person: Person, table: str, player: str, distance: str = "muted") -> list[dict[str, Any]]:
    answer = person.http.post(
        "/api/me/ignored", json={"table": table, "player": player, "distance": distance}
    )
    found: list[dict[str, Any]] = answer.raise_for_status().json()["ignored"]
    return found


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server, "Ben")


# Mute and block


def test_a_line_of_chat_names_its_speaker_by_the_handle_of_the_seat(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    ben.post(f"/api/tables/{table}/say", text="hello").raise_for_status()
    told = ann.get(f"/api/tables/{table}").json()
    (said,) = [line for line in told["log"] if line["type"] == "chat"]
    assert said["player"] == told["table"]["seats"][1]["player"]
    assert said["player"] != told["table"]["seats"][0]["player"]


def test_a_handle_is_another_at_every_table_and_is_not_the_guest_s_id(ann: Person, ben: Person) -> None:
    handles = {handle(ann, of_two(ann, ben), 1) for _ in range(2)}
    assert len(handles) == 2
    assert ben.me["id"] not in handles


def test_who_is_muted_is_known_at_every_table_until_taken_back(ann: Person, ben: Person) -> None:
    first, second = of_two(ann, ben), of_two(ann, ben)
    (muted,) = ignore(ann, first, handle(ann, first, 1))
    assert (muted["name"], muted["distance"], muted["player"]) == ("Ben", "muted", handle(ann, first, 1))
    (there,) = ann.get("/api/me/ignored", table=second).json()["ignored"]
    assert there["player"] == handle(ann, second, 1)
    assert ben.get("/api/me/ignored").json()["ignored"] == []
    ann.http.delete(f"/api/me/ignored/{muted['id']}").raise_for_status()
    assert ann.get("/api/me/ignored").json()["ignored"] == []
    assert code(ann.http.delete(f"/api/me/ignored/{muted['id']}")) == (404, "unknown_person")


def test_who_is_blocked_sits_down_at_no_table_of_who_blocked(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    ignore(ann, table, handle(ann, table, 1), "blocked")
    open_table = ann.make_table(GAME, "me", "open")
    assert code(ben.post(f"/api/tables/{open_table}/seat")) == (403, "not_welcome")
    (blocked,) = ignore(ann, table, handle(ann, table, 1), "muted")
    assert blocked["distance"] == "muted"
    assert ben.post(f"/api/tables/{open_table}/seat").is_success


def test_who_is_blocked_by_a_player_sits_down_at_no_table_where_that_one_sits(
    server: Running, ann: Person, ben: Person
) -> None:
    table = of_two(ann, ben)
    ignore(ann, table, handle(ann, table, 1), "blocked")
    cleo = Person(server, "Cleo")
    third = cleo.make_table(GAME, "me", "open", "open")
    ann.post(f"/api/tables/{third}/seat").raise_for_status()
    assert code(ben.post(f"/api/tables/{third}/seat")) == (403, "not_welcome")


def test_an_onlooker_who_talks_can_be_muted_and_nobody_oneself(
    server: Running, ann: Person, ben: Person
) -> None:
    table = of_two(ann, ben)
    cleo = Person(server, "Cleo")
    cleo.post(f"/api/tables/{table}/say", text="move!").raise_for_status()
    said = ann.get(f"/api/tables/{table}").json()["log"][-1]
    assert ignore(ann, table, said["player"])[0]["name"] == "Cleo"
    own = {"table": table, "player": handle(ann, table, 0), "distance": "muted"}
    assert code(ann.http.post("/api/me/ignored", json=own)) == (400, "oneself")
    nobody = {"table": table, "player": "0" * 16, "distance": "muted"}
    assert code(ann.http.post("/api/me/ignored", json=nobody)) == (404, "unknown_person")


def test_a_guest_who_logs_in_stays_muted_and_blocked(server: Running, ann: Person) -> None:
    home, away = member(server, "Nero"), Person(server, "Nero again")
    table = of_two(ann, away)
    ignore(ann, table, handle(ann, table, 1), "blocked")
    log_in(away, "Nero").raise_for_status()
    other = ann.make_table(GAME, "me", "open")
    assert code(home.post(f"/api/tables/{other}/seat")) == (403, "not_welcome")


# Reports


def report(person: Person, table: str, player: str) -> None:
    body = {"table": table, "player": player, "reason": "words", "words": " He shouts. "}
    person.http.post("/api/me/reports", json=body).raise_for_status()


def test_a_report_is_kept_for_the_host_with_what_was_said(server: Running, ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    ben.post(f"/api/tables/{table}/say", text="You fool!").raise_for_status()
    ann.post(f"/api/tables/{table}/say", text="Please.").raise_for_status()
    report(ann, table, handle(ann, table, 1))
    found: Report = on_server(server, kept(server).reports())[-1]
    assert (found.table, found.reporter, found.accused) == (table, ann.me["id"], ben.me["id"])
    assert (found.accused_name, found.reason, found.words) == ("Ben", "words", "He shouts.")
    assert [(line.name, line.text, line.accused) for line in found.excerpt] == [
        ("Ben", "You fool!", True),
        ("Ann", "Please.", False),
    ]
    assert on_server(server, kept(server).resolve(found.id, "spoken to", 7))
    assert not on_server(server, kept(server).resolve(found.id, "again", 8))
    done: Report = on_server(server, kept(server).report(found.id))
    assert (done.resolution, done.resolved_ms) == ("spoken to", 7)


def test_who_is_forgotten_leaves_no_report(server: Running, ann: Person) -> None:
    nero = member(server, "Caligula")
    table = of_two(ann, nero)
    report(ann, table, handle(ann, table, 1))
    nero.http.post("/api/me/delete", json={"password": PASSWORD}).raise_for_status()
    assert "Caligula" not in [each.accused_name for each in on_server(server, kept(server).reports())]


# What a host forbids


def impose(server: Running, person: Person, kind: Sanction, until: int | None = None) -> None:
    on_server(server, kept(server).impose(Sanctioned(person.me["id"], kind, until, "", 1)))


def test_who_is_silenced_plays_and_does_not_talk(server: Running, ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    impose(server, ben, Sanction.MUTE, FAR_OFF)
    refused = ben.post(f"/api/tables/{table}/say", text="But!")
    assert code(refused) == (403, "silenced")
    assert "until 2096-10-02 07:06 UTC" in refused.json()["sentence"]
    with ben.at(table) as seat:
        assert seat.ask("say", text="But!")["code"] == "silenced"
    assert ben.post(f"/api/tables/{table}/resign").is_success


def test_who_is_banned_neither_plays_nor_talks_but_may_look_and_go(
    server: Running, ann: Person, ben: Person
) -> None:
    table = of_two(ann, ben)
    impose(server, ben, Sanction.BAN)
    assert code(ben.post(f"/api/tables/{table}/resign")) == (403, "banned")
    assert code(ben.post(f"/api/tables/{table}/say", text="But!")) == (403, "banned")
    new = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert code(ben.post("/api/tables", new)) == (403, "banned")
    with ben.at(table) as seat:
        assert seat.hear_a("farewell")["code"] == "banned"
    assert ben.get(f"/api/tables/{table}").is_success
    assert ben.get("/api/me/export").is_success
    assert on_server(server, kept(server).lift(ben.me["id"], Sanction.BAN, 2))
    assert ben.post(f"/api/tables/{table}/resign").is_success


def test_a_sanction_that_is_over_forbids_nothing(server: Running, ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    impose(server, ben, Sanction.BAN, 5)
    assert ben.post(f"/api/tables/{table}/say", text="Back!").is_success
