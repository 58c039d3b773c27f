"""Guests and programs as tests play them: over real HTTP and real sockets."""

from __future__ import annotations

import itertools
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from tests.server.running import PATIENCE, Reached
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
_numbers = itertools.count(1)


def new_request() -> str:
    """An id that no other request of these tests has."""
    return f"r{next(_numbers)}"


class Seat:
    """One open socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        """Every message so far."""

    def send(self, message: Message) -> None:
        """Send a message as it is."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        return message

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; those before it are heard too."""
        while not wanted(message := self.hear()):
            pass
        return message

    def hear_until_legal(self) -> None:
        """Hear until there is something that one may do."""
        while not self._last("position").get("legal"):
            self.hear()

    def hear_a(self, kind: str) -> Message:
        """The next message of a kind."""
        return self.hear_until(lambda message: message["type"] == kind)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Ask something, and hear until it is answered."""
        request = fields.pop("request", None) or new_request()
        self.send({"type": kind, "request": request, **fields})
        return self.hear_until(lambda message: message.get("request") == request)

    def catch_up(self) -> None:
        """Hear all that was told until now."""
        self.send({"type": "ping"})
        self.hear_a("pong")

    def position(self) -> Message:
        """The last position that was told."""
        return self._last("position")

    def table(self) -> Message:
        """The last that was told of the table."""
        return self._last("table")

    def log(self) -> list[Message]:
        """All lines of the log, in the order they were told."""
        return [line for message in self.heard for line in message.get("log", [])]

    def _last(self, part: str) -> Message:
        """The last that was told of something; nothing if nothing was."""
        return next((message[part] for message in reversed(self.heard) if message.get(part)), {})

    def closing(self) -> tuple[int, str]:
        """How the server closed the socket, after all that it still said."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code, self.socket.close_reason or ""


class Person:
    """Somebody who came with a name, or a program with a token."""

    def __init__(self, server: Reached, name: str | None = None, *, token: str | None = None) -> None:
        self.server = server
        client = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.http = server.clients.enter_context(client)
        self.headers: dict[str, str] = {}
        if token is not None:
            self.headers = {"authorization": f"Bearer {token}"}
            self.http.headers.update(self.headers)
        if name is not None:
            self.known(self.http.post("/api/me", json={"name": name}))

    def known(self, answer: httpx.Response) -> None:
        """Be whom an answer says one is, in sockets too."""
        self.me = answer.raise_for_status().json()
        self.http.headers["x-csrf-token"] = self.me["csrf"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.headers = {"cookie": cookies, "origin": self.server.address}

    def came_to(self, server: Reached) -> Person:
        """The same browser at another server, or at one that came back."""
        again = Person(server)
        again.http.cookies = self.http.cookies
        again.http.headers["x-csrf-token"] = self.me["csrf"]
        again.headers = {"cookie": self.headers["cookie"], "origin": server.address}
        again.me = again.get("/api/me").json()
        return again

    def post(self, path: str, body: Message | None = None, **fields: Any) -> httpx.Response:
        """Ask for a change, with a new request id if none is given."""
        return self.http.post(path, json={"request": new_request(), **(body or {}), **fields})

    def get(self, path: str, **parameters: Any) -> httpx.Response:
        """Read something."""
        return self.http.get(path, params=parameters)

    def make_table(self, game: str, *seats: str, **fields: Any) -> str:
        """Make a table; a seat is "me", "open", or a bot's level. Gives the table's id."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        answer = self.post("/api/tables", {"game": game, "seats": wishes}, **fields)
        table: str = answer.raise_for_status().json()["id"]
        return table

    @contextmanager
    def at(
        self, table: str, *, since: int | None = None, hello: bool = True, narrow: bool = False
    ) -> Iterator[Seat]:
        """Open a socket at a table, and say hello; a narrow one holds little that was not heard yet."""
        with self.narrow_socket(table) if narrow else self.socket(table) as opened:
            seat = Seat(opened)
            if hello:
                with suppress(ConnectionClosed):  # the server may have closed it already, with a farewell
                    seat.send({"type": "hello", "since": since})
            yield seat

    def socket(self, table: str, **headers: str) -> ClientConnection:
        """A socket that has said nothing yet."""
        return connect(
            self._path(table), additional_headers=self.headers | headers, compression=None, proxy=None
        )

    def narrow_socket(self, table: str) -> ClientConnection:
        """A socket whose buffers hold as little as can be."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        place = urlsplit(self.server.address)
        raw.connect((place.hostname, place.port))
        return connect(
            self._path(table), sock=raw, max_queue=1, additional_headers=self.headers, compression=None
        )

    def _path(self, table: str) -> str:
        return f"{self.server.socket_address}/api/tables/{table}/socket"
