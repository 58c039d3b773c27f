"""The server is told to stop: nobody new is let in, and whoever was answered nothing yet still is."""

import asyncio
import socket
import threading
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.clients import Person
from tests.server.running import PATIENCE, Running, running

from campidoglio.server.storage.store import Store


class Held:
    """Appends that are held back in the middle."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go_on = threading.Event(), threading.Event()
        append = Store.append

        async def held(store: Store, *words: Any) -> None:
            self.begun.set()
            async with asyncio.timeout(PATIENCE):
                while not self.may_go_on.is_set():
                    await asyncio.sleep(0.01)
            await append(store, *words)

        monkeypatch.setattr(Store, "append", held)


def is_open(server: Running) -> bool:
    place = urlsplit(server.address)
    with socket.socket() as probe:
        return probe.connect_ex((place.hostname, place.port)) == 0


def wait_until_shut(server: Running) -> None:
    end = monotonic() + PATIENCE
    while is_open(server):
        assert monotonic() < end
        sleep(0.01)


def test_a_change_that_was_begun_is_committed_and_acknowledged_before_the_farewell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.make_table("campanile", "me", "open")
        with ann.at(table) as seat:
            seat.catch_up()
            held = Held(monkeypatch)
            seat.send({"type": "say", "request": "last", "text": "good night"})
            assert held.begun.wait(PATIENCE)
            server.stop()
            wait_until_shut(server)
            held.may_go_on.set()
            assert seat.closing() == (1012, "closing")
            told = [message["type"] for message in seat.heard]
            assert told.index("ack") < told.index("farewell")
    with running(tmp_path) as server:
        lines = Person(server).get(f"/api/tables/{table}").json()["log"]
        assert [line["text"] for line in lines if line["type"] == "chat"] == ["good night"]


def test_who_asks_on_an_old_connection_is_told_that_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.make_table("campanile", "me", "open")
        assert ann.get("/health").json()["status"] == "ok"
        with ann.at(table) as seat:
            held = Held(monkeypatch)
            seat.send({"type": "say", "request": "last", "text": "good night"})
            assert held.begun.wait(PATIENCE)
            server.stop()
            wait_until_shut(server)
            health = ann.get("/health")
            held.may_go_on.set()
            seat.closing()
    assert (health.status_code, health.json()["status"]) == (503, "closing")
