"""What the page for programs shows is what happens."""

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.running import PATIENCE, Running

from campidoglio.server.config import Limits
from campidoglio.server.wire import answers, asks

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = (ROOT / "docs" / "programs.md").read_text("utf-8")
PROGRAM = ROOT / "examples" / "programs" / "first_legal.py"


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


def test_the_ten_line_program_plays_a_game_to_its_end(ann: Person, server: Running) -> None:
    secret = ann.http.post("/api/tokens", json={"name": "first legal"}).json()["secret"]
    table = ann.make_table("campanile", "me", "easy")
    command = [sys.executable, "-W", "error", PROGRAM, server.address, secret, table]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    outcome = ann.get(f"/api/tables/{table}").json()["position"]["outcome"]
    assert done.stdout.split() == ["scores", *map(str, outcome["scores"])]


def test_the_page_shows_the_program_and_it_is_about_ten_lines() -> None:
    (shown,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert shown in PROGRAM.read_text("utf-8")
    assert len(shown.splitlines()) <= 12


def test_the_page_names_every_message_of_the_socket_and_every_limit() -> None:
    messages = re.findall(
        r'tag="(\w+)"', Path(asks.__file__).read_text() + Path(answers.__file__).read_text()
    )
    assert [name for name in messages if f"`{name}`" not in PAGE] == []
    assert [limit.name for limit in fields(Limits) if f"_{limit.name.upper()}`" not in PAGE] == []


def test_the_page_names_every_path(ann: Person) -> None:
    paths = [re.sub(r"\{\w+\}", "ID", path) for path in ann.get("/openapi").json()["paths"]]
    api = [path for path in paths if path.startswith("/api")]
    assert api
    assert [path for path in api if path not in PAGE and f" {path.rpartition('/')[2]}" not in PAGE] == []


def test_the_table_that_the_page_makes_can_be_made(ann: Person, server: Running) -> None:
    (body,) = re.findall(r"-d '(\{\"request\".*?\})'", PAGE)
    secret = ann.http.post("/api/tokens", json={"name": "my bot"}).json()["secret"]
    made = Person(server, token=secret).http.post("/api/tables", json=json.loads(body))
    assert made.json()["status"] == "running"
