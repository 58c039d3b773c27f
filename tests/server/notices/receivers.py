"""The other end of notices: a web server that writes down what it is sent, and answers as it is told."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any


@dataclass
class Receiver:
    """What came, and how it is answered."""

    url: str
    answers: list[int] = field(default_factory=list)
    """The status of the next answers; then 201."""
    came: Queue[tuple[dict[str, str], bytes]] = field(default_factory=Queue)
    """Headers, in small letters, and bodies."""


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Open one on a port of the system's choice."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status = receiver.answers.pop(0) if receiver.answers else 201
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()
            receiver.came.put(({name.lower(): value for name, value in self.headers.items()}, body))

        def log_message(self, format: str, *values: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}/hook")
    thread = threading.Thread(target=server.serve_forever, name="receiver")
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
