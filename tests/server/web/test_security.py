"""Who may do what from where: cookies, CSRF, origins, headers, sizes, limits, and no trace of a fault."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.clients import Person
from tests.server.running import WIDE, Running, running

from campidoglio.server.config import Limits
from campidoglio.server.house.house import House
from campidoglio.server.storage.store import Store
from campidoglio.server.web.frames import LARGEST_FRAME
from campidoglio.server.web.guards import HEADERS
from campidoglio.server.web.tables import DEEPEST, LARGEST_TABLE

NEW = {"request": "r", "game": "campanile", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Changes only from our own page, or from a program


@pytest.mark.parametrize("word", ["", "0" * 64, "é"])
def test_without_the_word_of_its_page_a_guest_changes_nothing(ann: Person, word: str) -> None:
    headers = {b"x-csrf-token": word.encode("latin-1")}
    assert code(ann.http.post("/api/tables", json=NEW, headers=headers)) == (403, "bad_csrf")
    assert code(ann.http.patch("/api/me", json={"name": "Eve"}, headers=headers)) == (403, "bad_csrf")
    assert code(ann.http.delete("/api/tokens/any", headers=headers)) == (403, "bad_csrf")
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_the_word_of_another_guest_is_worth_nothing(ann: Person, server: Running) -> None:
    theirs = Person(server, "Ben").me["csrf"]
    answer = ann.http.post("/api/tables", json=NEW, headers={"x-csrf-token": theirs})
    assert code(answer) == (403, "bad_csrf")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_sites_page_changes_nothing(ann: Person, server: Running, headers: dict[str, str]) -> None:
    assert code(ann.http.post("/api/tables", json=NEW, headers=headers)) == (403, "foreign_origin")
    stranger = Person(server).http.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert code(stranger) == (403, "foreign_origin")
    assert "set-cookie" not in stranger.headers


def test_our_own_page_and_a_named_address_change_things(tmp_path: Path) -> None:
    with running(tmp_path, limits=WIDE, origins=("https://play.example.org",)) as server:
        for origin in (server.address, "https://play.example.org"):
            answer = Person(server).http.post("/api/me", json={"name": "Ann"}, headers={"origin": origin})
            assert answer.status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_could_send_is_not_read(server: Running, kind: str) -> None:
    answer = Person(server).http.post("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert code(answer) == (415, "not_json")


def test_a_program_needs_no_word(ann: Person, server: Running) -> None:
    secret = ann.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    answer = httpx.post(
        f"{server.address}/api/tables", json=NEW, headers={"authorization": f"Bearer {secret}"}
    )
    assert answer.status_code == 201


# Cookies


@pytest.mark.parametrize("change", ["id", "signature", "cut", "empty", "long"])
def test_a_forged_cookie_is_nobodys(ann: Person, server: Running, change: str) -> None:
    name, value = next(iter(ann.http.cookies.items()))
    guest, _, signature = value.partition(".")
    forged = {
        "id": f"{Person(server, 'Ben').me['id']}.{signature}",
        "signature": f"{guest}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
        "cut": guest,
        "empty": "",
        "long": f"{guest}.{signature}" + "0" * 4000,
    }[change]
    answer = httpx.get(f"{server.address}/api/me", headers={"cookie": f"{name}={forged}"})
    assert code(answer) == (401, "no_guest")


def test_a_cookie_of_another_server_is_nobodys(ann: Person, tmp_path: Path) -> None:
    with running(tmp_path) as other:
        cookie = ann.headers["cookie"]
        answer = httpx.get(f"{other.address}/api/me", headers={"cookie": cookie})
    assert code(answer) == (401, "no_guest")


def test_behind_a_proxy_with_https_the_cookie_travels_encrypted_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, proxies="127.0.0.1") as server:
        answer = httpx.post(
            f"{server.address}/api/me", json={"name": "Ann"}, headers={"x-forwarded-proto": "https"}
        )
    assert "Secure" in answer.headers["set-cookie"]


def test_without_a_proxy_nobody_can_pretend_to_come_from_elsewhere(tmp_path: Path) -> None:
    limits = Limits(guests_burst=1, guests_per_hour=0.001)
    with running(tmp_path, limits=limits) as server:
        answers = [
            httpx.post(
                f"{server.address}/api/me",
                json={"name": "Ann"},
                headers={"x-forwarded-for": f"10.0.0.{number}"},
            )
            for number in range(2)
        ]
    assert [answer.status_code for answer in answers] == [200, 429]


# What every answer carries


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/api/me", "/api/nothing", "/health", "/openapi"])
def test_every_answer_keeps_the_browser_strict(server: Running, path: str) -> None:
    headers = Person(server).get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == dict(HEADERS)
    assert "server" not in headers
    assert "unsafe" not in headers["content-security-policy"]


def test_what_the_api_says_is_kept_by_no_cache(ann: Person) -> None:
    assert ann.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/replay/abc", "/rules/campanile", "/learn/campanile", "/settings", "/about"]
)
def test_the_page_shows_itself_at_each_of_its_paths(tmp_path: Path, path: str) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>the page</title>")
    with running(tmp_path / "data", page=tmp_path / "page") as server:
        answer = Person(server).get(path)
    assert answer.text == "<!doctype html><title>the page</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_of_the_page_come_packed_and_nothing_else_comes_at_all(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "index-Ab3dEf9h.js").write_text("plain")
    (page / "assets" / "index-Ab3dEf9h.js.br").write_bytes(b"packed")
    (tmp_path / "secret").write_text("secret")
    with running(tmp_path / "data", page=page) as server:
        # A client of its own: httpx would unpack the answer.
        with httpx.stream(
            "GET", f"{server.address}/assets/index-Ab3dEf9h.js", headers={"accept-encoding": "br"}
        ) as answer:
            assert b"".join(answer.iter_raw()) == b"packed"
            assert "immutable" in answer.headers["cache-control"]
        for path in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets/index-Ab3dEf9h.js.br"):
            assert httpx.get(server.address + path).status_code == 404


def test_without_its_page_the_server_says_how_to_get_it(tmp_path: Path) -> None:
    with running(tmp_path, page=tmp_path / "nowhere") as server:
        assert "make page" in Person(server).get("/").text


# Too large, too deep, too much


def test_a_body_that_is_too_large_is_not_read(ann: Person) -> None:
    name = {"name": "a" * LARGEST_FRAME}
    assert code(ann.http.post("/api/me", json=name)) == (413, "too_big")
    board = {**NEW, "options": {"board": "x" * LARGEST_TABLE}}
    assert code(ann.http.post("/api/tables", json=board)) == (413, "too_big")


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = {"a": [value]}
    return value


def test_what_is_nested_too_deeply_is_refused(ann: Person) -> None:
    deep = {**NEW, "options": {"bet_on": nested(DEEPEST)}}
    assert code(ann.http.post("/api/tables", json=deep)) == (400, "too_deep")
    headers = {"content-type": "application/json"}
    text = b'{"options":' + b'{"a":' * 20_000
    assert code(ann.http.post("/api/tables", content=text, headers=headers)) == (400, "too_deep")


def test_a_guest_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tables_burst=2, tables_per_hour=0.001)) as server:
        ann = Person(server, "Ann")
        answers = [ann.post("/api/tables", NEW, request=f"r{number}") for number in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert code(answers[-1]) == (429, "too_many")


def test_a_guest_has_so_many_tokens_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tokens_per_guest=1)) as server:
        ann = Person(server, "Ann")
        answers = [ann.http.post("/api/tokens", json={"name": "bot"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]


def test_an_address_asks_so_much_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(address_burst=5, address_per_second=0.001)) as server:
        nobody = Person(server)
        answers = [nobody.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert code(answers[-1]) == (429, "too_fast")


# Faults of ours


def test_a_fault_tells_nothing_of_the_inside(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(house: House, *given: Any) -> None:
        raise RuntimeError("the deck is Q K A")

    ann = Person(server, "Ann")
    monkeypatch.setattr(House, "create", fail)
    answer = ann.post("/api/tables", NEW)
    assert code(answer) == (500, "fault")
    assert "deck" not in answer.text
    assert "Traceback" not in answer.text
    assert "the deck is Q K A" in caplog.text


def test_a_database_that_fails_tells_nothing_of_itself(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from campidoglio.server.storage.errors import StorageFailed

    async def fail(store: Store, *given: Any) -> None:
        raise StorageFailed("the database postgresql://anna:password@db could not be read")

    ann = Person(server, "Ann")
    monkeypatch.setattr(Store, "tables_of", fail)
    answer = ann.get("/api/me/tables")
    assert code(answer) == (503, "storage_failed")
    assert "postgresql" not in answer.text
