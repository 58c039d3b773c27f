"""A real server for tests: on a port of the system's choice, with a folder of its own."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from tests.server.thinkers import GreedyThinker

from campidoglio.server.config import Config, Limits
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.clock import Clock, wall_clock
from campidoglio.server.secrets import signer
from campidoglio.server.web.serving import OpenCrew, Server, listening, run, serve

WIDE = Limits(
    guest_per_second=10_000,
    guest_burst=10_000,
    address_per_second=100_000,
    address_burst=100_000,
    tables_per_hour=3_600_000,
    tables_burst=10_000,
    guests_per_hour=3_600_000,
    guests_burst=10_000,
    log_ins_per_hour=3_600_000,
    log_ins_burst=10_000,
    reports_per_hour=3_600_000,
    reports_burst=10_000,
    experiments_per_hour=3_600_000,
    experiments_burst=10_000,
    askings_per_hour=3_600_000,
    askings_burst=10_000,
    sockets_per_guest=1_000,
    sockets_per_address=10_000,
)
"""Limits that no test meets by accident."""

PATIENCE = 60.0
"""Seconds after which a test gives up waiting; nothing is as slow as this."""


@dataclass(frozen=True)
class Reached:
    """A server, wherever it runs."""

    address: str
    """Such as http://127.0.0.1:41234, without a slash."""
    clients: ExitStack
    """Closes what tests opened to it."""

    @property
    def socket_address(self) -> str:
        """The same for sockets."""
        return self.address.replace("http", "ws", 1)


@dataclass(frozen=True)
class Running(Reached):
    """A server that runs in a thread of its own."""

    server: Server
    loop: asyncio.AbstractEventLoop
    """Where the server does its work: what a test does with its parts is done there."""

    def stop(self) -> None:
        """Have it stop, as Ctrl-C does; whoever started it waits for it."""
        self.server.should_exit = True


@contextmanager
def running(
    folder: Path,
    *,
    thinker: Thinker | None = None,
    now: Clock = wall_clock,
    limits: Limits = WIDE,
    page: Path | None = None,
    grace: float = 60.0,
    bot_pause: float = 0.0,
    notice_pause: float = 0.0,
    notices_anywhere: bool = True,
    database_url: str | None = None,
    origins: tuple[str, ...] = (),
    proxies: str | None = None,
    send_buffer: int | None = None,
    metrics_token: str | None = None,
    lab_seconds: float = 1.0,
) -> Iterator[Running]:
    """Start a server with its data in the folder, and stop it as Ctrl-C would.

    Without a `page` it has none: tests of the page itself give `campidoglio.server.web.page.FOLDER`.
    """
    config = Config(
        port=0,
        data=folder,
        limits=limits,
        grace=grace,
        bot_pause=bot_pause,
        notice_pause=notice_pause,
        notices_anywhere=notices_anywhere,
        database_url=database_url,
        origins=origins,
        proxies=proxies,
        metrics_token=metrics_token,
        lab_seconds=lab_seconds,
    )
    started: Queue[Server | BaseException] = Queue()
    loops: list[asyncio.AbstractEventLoop] = []
    with listening(config) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)

        def ready(server: Server) -> None:
            loops.append(asyncio.get_running_loop())
            started.put(server)

        def work() -> None:
            crew = _crew_of(thinker or GreedyThinker())
            try:
                run(
                    serve(
                        config,
                        signer(folder, {}),
                        crew,
                        listener,
                        now=now,
                        page=page or folder / "no page",
                        ready=ready,
                    )
                )
            except BaseException as problem:
                started.put(problem)
                raise

        thread = threading.Thread(target=work, name="server")
        thread.start()
        server = started.get(timeout=PATIENCE)
        assert isinstance(server, Server), server
        try:
            host, port = listener.getsockname()[:2]
            with ExitStack() as clients:
                yield Running(f"http://{host}:{port}", clients, server, loops[0])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


def _crew_of(thinker: Thinker) -> OpenCrew:
    @asynccontextmanager
    async def crew() -> AsyncIterator[Thinker]:
        yield thinker

    return crew
