"""The log: sentences or JSON lines, and never anything that only one person may know."""

import io
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from tests.processes import PATIENCE, ended
from tests.server.clients import Person
from tests.server.running import PATIENCE as ANSWERED
from tests.server.running import Reached

from campidoglio.server import logs

PASSWORD = "a quiet tower"
METRICS_TOKEN = "a token that nobody guesses"


@pytest.fixture
def handlers_kept() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("campidoglio")
    before = root.handlers[:], root.level, own.level
    root.handlers = []
    yield
    root.handlers, root.level, own.level = before


def written(form: str, level: str) -> str:
    stream = io.StringIO()
    logs.set_up(form, level, stream)
    log = logging.getLogger("campidoglio.test")
    log.info("nothing much")
    logging.getLogger("library").info("Cookie: secret")
    try:
        raise ValueError("wrong")
    except ValueError:
        log.exception("table %s failed", "t1", extra={"table": "t1"})
    return stream.getvalue()


def test_each_json_line_is_one_object_with_its_fault_inside(handlers_kept: None) -> None:
    first, second = map(json.loads, written("json", "info").splitlines())
    assert (first["level"], first["message"]) == ("info", "nothing much")
    assert (second["level"], second["message"], second["table"]) == ("error", "table t1 failed", "t1")
    assert second["logger"] == "campidoglio.test"
    assert second["time"].endswith("Z")
    assert second["fault"].splitlines()[-1] == "ValueError: wrong"


def test_text_is_for_people_and_quiet_unless_something_is_wrong(handlers_kept: None) -> None:
    lines = written("text", "warning").splitlines()
    assert lines[0].endswith("ERROR campidoglio.test: table t1 failed")
    assert lines[-1] == "ValueError: wrong"


def serve(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "campidoglio", "serve", "--no-open", "--port", "0"]
    command += ["--data", str(folder), "--log-format", "json", "--log-level", "debug"]
    environment = {
        **os.environ,
        "CAMPIDOGLIO_METRICS_TOKEN": METRICS_TOKEN,
        "CAMPIDOGLIO_BOT_PAUSE": "0",
        "CAMPIDOGLIO_SECRET": "s" * 40,
    }
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def secrets_of(ann: Person, token: str, table: str, database: Path) -> dict[str, str]:
    """Everything of this test that nobody may read in a log, by what it is."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT body FROM entries WHERE table_id = ? AND number = 1"
        (created,) = connection.execute(query, (table,)).fetchone()
        (hashed,) = connection.execute("SELECT password FROM accounts").fetchone()
    return {
        "cookie": ann.http.cookies["campidoglio_guest"],
        "its signature": ann.http.cookies["campidoglio_guest"].rpartition(".")[2],
        "word of the page": ann.me["csrf"],
        "token": token,
        "password": PASSWORD,
        "its hash": hashed,
        "metrics token": METRICS_TOKEN,
        "server's secret": "s" * 40,
        "seed": json.loads(created)["secret"],
        "what was said": "nobody else may read this",
        "a password tried": "quite a wrong tower",
        "a search": "since=private",
    }


def talk(server: Reached) -> tuple[Person, str, str]:
    """Do a bit of everything; gives who did, a token and a table."""
    ann = Person(server, "Ann")
    ann.known(ann.http.post("/api/me/account", json={"name": "Ann", "password": PASSWORD}))
    httpx.post(f"{server.address}/api/session", json={"name": "Ann", "password": "quite a wrong tower"})
    token = ann.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    table = ann.make_table("capital_lux", "me", "easy")
    ann.post(f"/api/tables/{table}/say", text="nobody else may read this").raise_for_status()
    Person(server, token=token).get(f"/api/tables/{table}", since="private")
    httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"})
    with ann.at(table) as seat:
        seat.hear_until_legal()
        position = seat.position()
        seat.ask("play", question=position["question"], actions=position["legal"][:1])
        seat.socket.send('{"type": "nonsense"}')
        seat.hear_a("refused")
    return ann, token, table


def break_storage(database: Path) -> None:
    """From now on nothing can be written: the error names what was to be written."""
    with closing(sqlite3.connect(database, timeout=ANSWERED)) as connection:
        connection.execute("ALTER TABLE entries RENAME TO gone")


def test_no_secret_is_ever_logged_not_even_when_storage_fails(tmp_path: Path) -> None:
    with ended(serve(tmp_path)) as server, ExitStack() as clients:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        # A real server in a process of its own: nothing of it is at hand but its address.
        running = Reached(address, clients)
        ann, token, table = talk(running)
        database = tmp_path / "campidoglio.sqlite3"
        secrets = secrets_of(ann, token, table, database)
        break_storage(database)
        assert ann.post(f"/api/tables/{table}/say", text="nobody else may read this").status_code == 503
        assert ann.post("/api/tables", game="capitol", seats=[{"kind": "me"}] * 2).status_code >= 400
        clients.close()
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in logged.splitlines()]
    messages = [line["message"] for line in lines]
    assert {"open", "closing", "closed", "storage failed", "POST /api/tables 201"} <= set(messages)
    assert any("no such table: entries" in line.get("fault", "") for line in lines)
    assert [name for name, secret in secrets.items() if secret in logged] == []
    assert '"hand"' not in logged
