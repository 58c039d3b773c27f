"""`campidoglio host`, as a host types it while the server runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest
from click.testing import CliRunner, Result
from tests.server.clients import Person
from tests.server.running import PATIENCE, running
from tests.server.web.test_accounts import member
from tests.server.web.test_manners import handle, report
from tests.server.web.test_paths import code, of_two

from campidoglio.cli import main


@pytest.fixture
def host(tmp_path: Path) -> Callable[..., Result]:
    """Types a command."""

    def typed(*words: str) -> Result:
        return CliRunner().invoke(main, ["host", "--data", str(tmp_path), *words])

    return typed


def told(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.output


def until(holds: Callable[[], bool]) -> None:
    """Wait until the server has followed."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end
        sleep(0.1)


def test_a_report_is_listed_shown_and_resolved(tmp_path: Path, host: Callable[..., Result]) -> None:
    assert told(host("reports")) == "No report waits.\n"
    with running(tmp_path) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = of_two(ann, ben)
        ben.post(f"/api/tables/{table}/say", text="You fool!").raise_for_status()
        report(ann, table, handle(ann, table, 1))
        listed = told(host("reports"))
        assert "words  Ben" in listed
        which = listed.split()[0]
        shown = told(host("report", which))
        assert f"about     Ben, id {ben.me['id']}" in shown
        assert "Ben: You fool!" in shown
        assert told(host("resolve", which, "--note", "spoken to")) == f"Report {which} is resolved.\n"
    assert told(host("reports")) == "No report waits.\n"
    assert "resolved: spoken to" in told(host("reports", "--all"))
    again = host("resolve", which)
    assert (again.exit_code, f"no report {which} waits" in again.output) == (1, True)


def test_mutes_and_bans_hold_at_a_server_that_runs(tmp_path: Path, host: Callable[..., Result]) -> None:
    with running(tmp_path) as server:
        ann, nero = Person(server, "Ann"), member(server, "Nero")
        table = of_two(ann, nero)
        say = f"/api/tables/{table}/say"
        assert nero.me["id"] in told(host("find", "ner"))
        assert told(host("mute", "nero", "--for", "7d", "--note", "shouts")) == "Nero may not talk.\n"
        until(lambda: nero.post(say, text="But!").status_code == 403)
        assert told(host("unmute", nero.me["id"])) == "Nero may talk again.\n"
        until(lambda: nero.post(say, text="Thanks.").is_success)
        with nero.at(table) as seat:
            seat.hear_a("welcome")
            told(host("ban", "nero"))
            seat.hear_a("farewell")
        until(lambda: code(nero.post(f"/api/tables/{table}/resign")) == (403, "banned"))
        until(lambda: ann.get(f"/api/tables/{table}").json()["table"]["seats"][1]["substitute"] is not None)
        with nero.at(table) as seat:
            assert seat.hear_a("farewell")["code"] == "banned"
        told(host("unban", "nero"))
        until(lambda: nero.post(f"/api/tables/{table}/resign").is_success)
    assert [line.split()[2] for line in told(host("log")).splitlines()] == ["mute", "unmute", "ban", "unban"]


def test_a_line_is_taken_back_and_a_table_removed(tmp_path: Path, host: Callable[..., Result]) -> None:
    with running(tmp_path) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = of_two(ann, ben)
        for text in ("hello", "You fool!"):
            ben.post(f"/api/tables/{table}/say", text=text).raise_for_status()
        assert "   2  " in told(host("lines", table))
        with ann.at(table) as seat:
            seat.hear_a("welcome")
            told(host("remove-line", table, "2"))
            anew = seat.hear_a("welcome")
        assert [line["text"] for line in anew["log"] if line["type"] == "chat"] == ["hello", "…"]
        assert "1 to 2, not 3" in host("remove-line", table, "3").output
        with ann.at(table) as seat:
            seat.hear_a("welcome")
            told(host("remove-table", table, "--yes"))
            assert seat.hear_a("farewell")["code"] == "removed"
        assert code(ann.get(f"/api/tables/{table}")) == (404, "unknown_table")
        assert ann.get("/api/me/tables").json()["tables"] == []
    assert f"there is no table {table}" in host("lines", table).output


def test_figures_count_everything(tmp_path: Path, host: Callable[..., Result]) -> None:
    with running(tmp_path) as server:
        ann, ben = Person(server, "Ann"), member(server, "Ben")
        table = of_two(ann, ben)
        ann.post(f"/api/tables/{table}/resign").raise_for_status()
        told(host("ban", "Ben"))
        counted = {
            words.strip(): number
            for number, _, words in (
                line.strip().partition("  ") for line in told(host("figures")).splitlines()
            )
        }
    assert counted == {
        "guests": "2",
        "accounts": "1",
        "reports that wait": "0",
        "tables, over": "1",
        "finished games of campanile": "1",
        "people under a mute": "0",
        "people under a ban": "1",
    }


def test_what_cannot_be_done_is_one_sentence(host: Callable[..., Result]) -> None:
    nobody = host("ban", "nobody")
    assert (nobody.exit_code, nobody.output.count("\n")) == (1, 1)
    assert "campidoglio host find NAME" in nobody.output
    assert "30m, 12h, 7d" in host("ban", "nobody", "--for", "ever").output
    assert "there is no report x" in host("report", "x").output
