"""`campidoglio serve`: says where it is, refuses with a sentence, and stops politely."""

import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.processes import PATIENCE, ended


def serve(*words: str, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "campidoglio", "serve", "--no-open", "--data", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def first_line(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_answers_and_stops_politely(tmp_path: Path, number: signal.Signals) -> None:
    with ended(serve("--port", "0", folder=tmp_path)) as server:
        try:
            line = first_line(server)
            assert line.startswith("Campidoglio is open at http://127.0.0.1:")
            assert httpx.get(f"{line.split()[-1]}/health").json()["status"] == "ok"
        finally:
            server.send_signal(number)
        said, complained = server.communicate(timeout=PATIENCE)
    assert said.splitlines()[-1] == "Closed. All games are kept."
    assert (complained, server.returncode) == ("", 0)
    assert {path.name for path in tmp_path.iterdir()} >= {"campidoglio.sqlite3", "server.secret"}


def test_open_to_all_it_says_how_others_reach_it(tmp_path: Path) -> None:
    with ended(serve("--port", "0", "--host", "0.0.0.0", folder=tmp_path)) as server:
        try:
            lines = [first_line(server), first_line(server)]
        finally:
            server.terminate()
        server.communicate(timeout=PATIENCE)
    assert lines[0].startswith("Campidoglio is open at http://localhost:")
    assert lines[1].startswith("Others in your network: ")


def refusal(*words: str, folder: Path) -> str:
    with ended(serve(*words, folder=folder)) as server:
        said, complained = server.communicate(timeout=PATIENCE)
    assert said == ""
    assert server.returncode == 1
    assert "Traceback" not in complained
    return complained


def test_a_port_that_is_taken_is_named_with_a_way_out(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        complained = refusal("--port", port, folder=tmp_path)
    assert f"something already listens at 127.0.0.1, port {port}" in complained
    assert "--port 0" in complained


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    assert "cannot listen at 192.0.2.1" in refusal("--host", "192.0.2.1", folder=tmp_path)


def test_a_folder_that_cannot_be_is_named_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    complained = refusal("--port", "0", folder=tmp_path / "file" / "data")
    assert f"cannot keep its files in {tmp_path / 'file' / 'data'}: Not a directory" in complained
    assert "--data" in complained


def test_a_database_of_a_newer_campidoglio_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "campidoglio.sqlite3")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    assert "was made by a newer Campidoglio than this one" in refusal("--port", "0", folder=tmp_path)


def test_a_database_that_cannot_be_is_refused(tmp_path: Path) -> None:
    complained = refusal("--port", "0", "--database", "mysql://db/games", folder=tmp_path)
    assert "a database address starts with sqlite or postgresql" in complained
