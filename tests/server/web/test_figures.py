"""The figures at /metrics: counted as things happen, and shown to nobody without the token."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.clients import Person
from tests.server.running import Running, running

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), metrics_token=TOKEN) as started:
        yield started


def ask(server: Running, authorization: str) -> httpx.Response:
    return httpx.get(f"{server.address}/metrics", headers={"authorization": authorization})


def figures(server: Running) -> dict[str, float]:
    """The figures by name and labels (in the order of their names), such as "campidoglio_tables running"."""
    text = ask(server, f"Bearer {TOKEN}").raise_for_status().text
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.mark.parametrize("shown", ["", TOKEN, f"Bearer {TOKEN}!", "Bearer", "Bearer é"])
def test_without_the_token_there_is_nothing(watched: Running, shown: str) -> None:
    answer = httpx.get(f"{watched.address}/metrics", headers={b"authorization": shown.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("shown", ["Bearer", "Bearer None", f"Bearer {TOKEN}"])
def test_where_no_token_is_set_nobody_reads_them(server: Running, shown: str) -> None:
    assert ask(server, shown).status_code == 404


def test_sockets_tables_and_moves_are_counted(watched: Running) -> None:
    before = figures(watched)
    ann = Person(watched, "Ann")
    table = ann.make_table("campanile", "me", "easy")
    with ann.at(table) as seat:
        seat.hear_until_legal()
        position = seat.position()
        assert seat.ask("play", question=position["question"], actions=position["legal"][:1])["type"] == "ack"
        during = figures(watched)

    def grown(name: str) -> float:
        return during[name] - before.get(name, 0)

    assert grown("campidoglio_sockets") == 1
    assert grown("campidoglio_tables running") == 1
    assert grown("campidoglio_moves_total person campanile") == 1
    assert grown("campidoglio_commit_seconds_count") > 0
    assert grown("campidoglio_changes_total") >= grown("campidoglio_commit_seconds_count")
    assert grown("campidoglio_request_seconds_count POST /api/tables 201") == 1


def test_made_up_paths_and_methods_make_no_new_figures(watched: Running) -> None:
    for number in range(3):
        httpx.get(f"{watched.address}/secret-{number}")
        httpx.get(f"{watched.address}/api/tables/secret-{number}")
        httpx.request("PROPFIND", f"{watched.address}/api/me")
    found = figures(watched)
    assert [name for name in found if "secret" in name.lower()] == []
    assert found["campidoglio_request_seconds_count GET /api/tables/{table} 404"] >= 3
    assert found["campidoglio_request_seconds_count other none 405"] >= 3


def test_each_request_is_told_in_the_log_by_its_kind_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "campidoglio"), running(tmp_path) as server:
        Person(server, "Ann").get("/api/tables/some-table", since="a secret")
    told = [(record.msg % record.args) for record in caplog.records if record.name.endswith("web.figures")]
    assert told == ["POST /api/me 200", "GET /api/tables/{table} 404"]
