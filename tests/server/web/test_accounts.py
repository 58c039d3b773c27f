"""Accounts over HTTP: made, entered elsewhere, left, changed and deleted."""

from dataclasses import replace

import httpx
import pytest
from tests.server.clients import Person
from tests.server.running import WIDE, Running, running
from tests.server.web.test_paths import GAME, code, of_two, played

PASSWORD = "a quiet tower"


@pytest.fixture
def nobody(server: Running) -> Person:
    return Person(server)


def member(server: Running, name: str) -> Person:
    """Somebody with an account."""
    person = Person(server, name)
    person.known(person.http.post("/api/me/account", json={"name": name, "password": PASSWORD}))
    return person


def log_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    answer = person.http.post("/api/session", json={"name": name, "password": password})
    if answer.is_success:
        person.known(answer)
    return answer


def sessions(person: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = person.get("/api/me/account").raise_for_status().json()["sessions"]
    return found


# Making one, and coming back


def test_a_guest_who_makes_an_account_keeps_everything_and_finds_it_elsewhere(server: Running) -> None:
    ann = Person(server, "Annabel")
    table = ann.make_table(GAME, "me", "easy")
    before = ann.me["id"]
    assert ann.me["account"] is False
    ann.known(ann.http.post("/api/me/account", json={"name": "Annabel", "password": PASSWORD}))
    assert (ann.me["id"], ann.me["account"]) == (before, True)
    elsewhere = Person(server)
    assert log_in(elsewhere, "annabel").json()["id"] == before
    assert [line["id"] for line in elsewhere.get("/api/me/tables").json()["tables"]] == [table]
    assert elsewhere.get(f"/api/tables/{table}").json()["table"]["seat"] == 0


def test_the_cookie_of_before_is_worth_nothing_once_there_is_an_account(server: Running) -> None:
    ann = Person(server, "Antonia")
    old = ann.http.cookies["campidoglio_guest"]
    ann.known(ann.http.post("/api/me/account", json={"name": "Antonia", "password": PASSWORD}))
    cookie = {"cookie": f"campidoglio_guest={old}"}
    assert code(httpx.get(f"{server.address}/api/me", headers=cookie)) == (401, "no_guest")
    assert ann.get("/api/me").status_code == 200


def test_who_logs_in_as_a_guest_brings_the_games_of_that_guest(server: Running) -> None:
    home = member(server, "Bruno")
    first = home.make_table(GAME, "me", "easy")
    away = Person(server, "Bruno on the train")
    ben = Person(server, "Ben")
    second = of_two(away, ben)
    token = away.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    assert log_in(away, "Bruno").json()["id"] == home.me["id"]
    assert {line["id"] for line in home.get("/api/me/tables").json()["tables"]} == {first, second}
    told = home.get(f"/api/tables/{second}").json()
    assert (told["table"]["seat"], told["table"]["host"]) == (0, True)
    assert told["table"]["seats"][0]["name"] == "Bruno on the train"
    assert home.post(f"/api/tables/{second}/resign").json()["type"] == "ack"
    assert Person(server, token=token).get("/api/me").json()["id"] == home.me["id"]


def test_nobody_gets_two_seats_by_logging_in(server: Running) -> None:
    home = member(server, "Cornelius")
    table = home.make_table(GAME, "me", "open", "open")
    away = Person(server, "Cornelius too")
    for person in (away, Person(server, "Ben")):
        person.post(f"/api/tables/{table}/seat").raise_for_status()
    home.post(f"/api/tables/{table}/start").raise_for_status()
    log_in(away, "Cornelius").raise_for_status()
    told = away.get(f"/api/tables/{table}").json()["table"]
    assert told["seat"] == 0
    assert [seat["substitute"] for seat in told["seats"]] == [None, "medium", None]


def test_an_open_page_of_a_guest_who_logs_in_comes_anew_and_is_the_account_s(server: Running) -> None:
    home = member(server, "Domitia")
    away = Person(server, "Guest")
    table = of_two(away, Person(server, "Ben"))
    with away.at(table) as seat:
        seat.hear_a("welcome")
        log_in(away, "Domitia").raise_for_status()
        farewell = seat.hear_a("farewell")
    assert (farewell["code"], farewell["again"]) == ("changed", True)
    with home.at(table) as seat:
        assert seat.hear_a("welcome")["table"]["seat"] == 0


def test_a_name_is_one_account_s_whatever_its_capitals(server: Running) -> None:
    member(server, "Emilia")
    other = Person(server, "Other")
    body = {"name": "EMILIA", "password": PASSWORD}
    assert code(other.http.post("/api/me/account", json=body)) == (409, "name_taken")
    second = member(server, "Emiliana")
    assert code(second.http.patch("/api/me", json={"name": "emilia"})) == (409, "name_taken")
    assert second.http.patch("/api/me", json={"name": "Emily"}).json()["name"] == "Emily"
    assert log_in(Person(server), "Emily").is_success
    assert code(log_in(Person(server), "Emiliana")) == (403, "wrong_password")
    assert code(second.http.post("/api/me/account", json=body | {"name": "E"})) == (409, "has_account")


@pytest.mark.parametrize("password", ["short", "a" * 201, 7, None])
def test_what_is_no_good_password_is_refused(server: Running, password: object) -> None:
    body = {"name": "Fabia", "password": password}
    assert code(Person(server, "Fabia").http.post("/api/me/account", json=body)) == (400, "unreadable")


# Being kept out


def test_a_name_that_is_not_there_is_refused_in_the_same_words_as_a_wrong_password(server: Running) -> None:
    member(server, "Gaia")
    wrong = log_in(Person(server), "Gaia", "something else")
    missing = log_in(Person(server), "Nobody of this name", "something else")
    assert code(wrong) == (403, "wrong_password")
    assert (wrong.status_code, wrong.json()) == (missing.status_code, missing.json())
    assert set(wrong.headers) == set(missing.headers)


def test_passwords_cannot_be_tried_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(WIDE, log_ins_per_hour=1, log_ins_burst=2)
    with running(tmp_path_factory.mktemp("few"), limits=limits) as server:
        tries = [code(log_in(Person(server), f"name {number}")) for number in range(3)]
    assert tries == [(403, "wrong_password")] * 2 + [(429, "too_many")]


def test_another_site_can_log_nobody_in(server: Running) -> None:
    member(server, "Hilaria")
    body = {"name": "Hilaria", "password": PASSWORD}
    foreign = Person(server).http.post("/api/session", json=body, headers={"origin": "https://evil.example"})
    assert code(foreign) == (403, "foreign_origin")
    guest = Person(server, "Guest")
    assert code(guest.http.post("/api/session", json=body, headers={"x-csrf-token": "no"})) == (
        403,
        "bad_csrf",
    )
    assert guest.get("/api/me").json()["account"] is False


PEOPLE_ONLY = (
    ("POST", "/api/me/account", {"name": "Ida", "password": PASSWORD}),
    ("GET", "/api/me/account", None),
    ("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
    ("POST", "/api/me/delete", {"password": PASSWORD}),
    ("GET", "/api/me/export", None),
    ("DELETE", "/api/me/sessions/x", None),
)


@pytest.mark.parametrize(("method", "path", "body"), PEOPLE_ONLY)
def test_who_has_no_name_and_a_program_are_kept_out(
    server: Running, nobody: Person, method: str, path: str, body: object
) -> None:
    secret = Person(server, "Ida").http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    program = Person(server, token=secret)
    assert code(program.http.request(method, path, json=body)) == (403, "not_for_programs")
    assert code(nobody.http.request(method, path, json=body)) == (401, "no_guest")


# Sessions


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    ann = member(server, "Julia")
    other = Person(server)
    other.http.headers["user-agent"] = "Lynx/2.9"
    log_in(other, "Julia").raise_for_status()
    listed = {str(each["device"]): each for each in sessions(ann)}
    assert len(listed) == 2
    assert [each["here"] for each in sessions(other) if each["device"] == "Lynx/2.9"] == [True]
    ann.http.delete(f"/api/me/sessions/{listed['Lynx/2.9']['id']}").raise_for_status()
    assert code(other.get("/api/me")) == (401, "no_guest")
    assert len(sessions(ann)) == 1
    assert code(ann.http.delete("/api/me/sessions/nothing")) == (404, "unknown_session")


def test_nobody_ends_the_session_of_another(server: Running) -> None:
    ann, ben = member(server, "Kaeso"), member(server, "Lucius")
    own = sessions(ann)[0]["id"]
    assert code(ben.http.delete(f"/api/me/sessions/{own}")) == (404, "unknown_session")
    assert ann.get("/api/me").is_success


def test_an_ended_session_plays_no_more_though_its_socket_was_open(server: Running) -> None:
    ann = member(server, "Marcia")
    other = Person(server)
    log_in(other, "Marcia").raise_for_status()
    table = ann.make_table(GAME, "me", "open")
    with other.at(table) as seat:
        seat.hear_a("welcome")
        (elsewhere,) = [each["id"] for each in sessions(ann) if not each["here"]]
        ann.http.delete(f"/api/me/sessions/{elsewhere}").raise_for_status()
        assert seat.hear_a("farewell")["again"] is True
    with other.at(table) as seat:
        assert seat.hear_a("welcome")["table"]["seat"] is None
        assert seat.ask("say", text="still here")["code"] == "no_guest"


def test_who_logs_out_is_nobody_there(server: Running) -> None:
    ann = member(server, "Nerva")
    cookie = ann.http.cookies["campidoglio_guest"]
    assert ann.http.delete("/api/session").is_success
    assert code(ann.get("/api/me")) == (401, "no_guest")
    again = httpx.get(f"{server.address}/api/me", headers={"cookie": f"campidoglio_guest={cookie}"})
    assert code(again) == (401, "no_guest")
    assert code(Person(server, "Guest").http.delete("/api/session")) == (404, "no_account")


def test_a_new_password_is_asked_for_from_then_on_and_ends_all_other_sessions(server: Running) -> None:
    ann = member(server, "Octavian")
    other = Person(server)
    log_in(other, "Octavian").raise_for_status()
    wrong = {"old": "not the password", "new": "another tower"}
    assert code(ann.http.post("/api/me/password", json=wrong)) == (403, "wrong_password")
    change = {"old": PASSWORD, "new": "another tower"}
    assert ann.http.post("/api/me/password", json=change).status_code == 204
    assert ann.get("/api/me").is_success
    assert code(other.get("/api/me")) == (401, "no_guest")
    assert code(log_in(Person(server), "Octavian")) == (403, "wrong_password")
    assert log_in(Person(server), "Octavian", "another tower").is_success


def test_a_guest_has_no_password_and_no_sessions(server: Running) -> None:
    guest = Person(server, "Guest")
    assert code(guest.get("/api/me/account")) == (404, "no_account")
    change = {"old": PASSWORD, "new": "another tower"}
    assert code(guest.http.post("/api/me/password", json=change)) == (404, "no_account")


# Being forgotten, and what is kept


def test_who_is_forgotten_leaves_no_name_and_no_words_and_the_others_play_on(server: Running) -> None:
    ann, ben = member(server, "Petronia"), Person(server, "Ben")
    table = of_two(ann, ben)
    ann.post(f"/api/tables/{table}/say", text="I live at the corner").raise_for_status()
    lobby = ann.make_table(GAME, "me", "open", access="public")
    assert code(ann.http.post("/api/me/delete", json={})) == (403, "wrong_password")
    with ben.at(table) as seat:
        seat.hear_a("welcome")
        assert ann.http.post("/api/me/delete", json={"password": PASSWORD}).is_success
        seat.hear_until(lambda message: (message.get("table") or {}).get("seats", [{}])[0].get("name") == "")
    told = ben.get(f"/api/tables/{table}")
    assert "Petronia" not in told.text
    assert "corner" not in told.text
    seats = told.json()["table"]["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["substitute"]) == ("person", "", "medium")
    assert ben.get(f"/api/tables/{lobby}").json()["table"]["status"] == "closed"
    assert "Petronia" not in ben.get("/api/me/tables").text
    assert code(ann.get("/api/me")) == (401, "no_guest")
    assert code(log_in(Person(server), "Petronia")) == (403, "wrong_password")
    assert member(server, "Petronia").me["id"] != ann.me["id"]


def test_a_guest_is_forgotten_without_a_password(server: Running) -> None:
    guest, ben = Person(server, "Quiet guest"), Person(server, "Ben")
    table = guest.make_table(GAME, "me", "easy")
    played(guest, table)
    assert guest.http.post("/api/me/delete", json={}).is_success
    told = ben.get(f"/api/tables/{table}")
    assert "Quiet guest" not in told.text
    assert told.json()["table"]["status"] == "over"
    assert ben.get(f"/api/tables/{table}/record").is_success


def test_one_can_have_everything_that_is_kept_of_one_and_nothing_of_others(server: Running) -> None:
    ann, ben = member(server, "Regula"), Person(server, "Ben")
    table = of_two(ann, ben)
    ann.post(f"/api/tables/{table}/say", text="my words").raise_for_status()
    ben.post(f"/api/tables/{table}/say", text="other words").raise_for_status()
    answer = ann.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["guest"]["id"] == ann.me["id"]
    assert told["account"]["name"] == "Regula"
    assert len(told["sessions"]) == 1
    (kept,) = told["tables"]
    assert kept["table"]["id"] == table
    assert [entry["type"] for entry in kept["yours"]] == ["sat", "said"]
    for hidden in ("other words", ben.me["id"], "secret", "argon2"):
        assert hidden not in answer.text
