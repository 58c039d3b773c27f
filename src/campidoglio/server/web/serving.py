"""How the application is served: uvicorn, with its open defaults closed."""

from __future__ import annotations

import asyncio
import errno
import logging
import secrets
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from campidoglio.server.bus.bus import NoBus
from campidoglio.server.bus.redis import RedisBus
from campidoglio.server.config import BadConfig, Config
from campidoglio.server.house.advice import Advice
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.clock import Clock, wall_clock
from campidoglio.server.house.house import House
from campidoglio.server.house.neighbours import Neighbours
from campidoglio.server.house.tending import Tending
from campidoglio.server.lab.lab import Lab
from campidoglio.server.notices.courier import Courier
from campidoglio.server.people.accounts import Accounts
from campidoglio.server.people.exports import Exports
from campidoglio.server.people.friends import Friendships
from campidoglio.server.people.hosting import Watch
from campidoglio.server.people.manners import Manners
from campidoglio.server.secrets import Signer
from campidoglio.server.storage.processes import Processes
from campidoglio.server.storage.store import Store
from campidoglio.server.thinking.crew import Crew
from campidoglio.server.web.app import make_app
from campidoglio.server.web.doors import Doors
from campidoglio.server.web.figures import with_figures
from campidoglio.server.web.frames import LARGEST_FRAME
from campidoglio.server.web.guards import with_safe_headers
from campidoglio.server.web.guests import Guests
from campidoglio.server.web.limits import Gate
from campidoglio.server.web.page import FOLDER

_log = logging.getLogger(__name__)

PING_SECONDS = 20.0
GOODBYE_SECONDS = 5
FAREWELL_SECONDS = 0.1
BACKLOG = 2048
SIGNALS = (signal.SIGINT, signal.SIGTERM)

OpenCrew = Callable[[], AbstractAsyncContextManager[Thinker]]
"""Opens whoever thinks for the bots, for as long as the server runs."""


class Socket(WebSocketsSansIOProtocol):
    """A socket that does not wait for a client that takes nothing any more: it is cut off."""

    async def run_asgi(self) -> None:
        """Talk; then let go even if the client never reads what was written."""
        await super().run_asgi()
        self._cut_if_stuck()

    def keepalive_timeout(self) -> None:
        """The client has not answered."""
        super().keepalive_timeout()
        self._cut_if_stuck()

    def _cut_if_stuck(self) -> None:
        if not self.writable.is_set():
            self.transport.abort()


class Server(uvicorn.Server):
    """Says farewell to everybody before it stops, and ends like any function when it is told to stop."""

    def __init__(self, config: uvicorn.Config, doors: Doors) -> None:
        super().__init__(config)
        self.doors = doors

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at Ctrl-C and when the system asks; a second Ctrl-C waits for nobody."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: nobody new is let in, what was begun is committed and answered, and everybody is sent on.

        Who was sent on connects again: to this server when it is back, or to another one meanwhile.
        """
        _log.info("closing")
        self.doors.closing.has_begun = True
        for server in self.servers:
            server.close()
        await self.doors.house.finish(GOODBYE_SECONDS)
        self.doors.tending.presence.dismiss_all()
        self.doors.lab.dismiss_all()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        _log.info("closed")


async def serve(
    config: Config,
    signer: Signer,
    open_crew: OpenCrew,
    listener: socket.socket,
    *,
    now: Clock = wall_clock,
    page: Path = FOLDER,
    ready: Callable[[Server], None] = lambda server: None,
) -> None:
    """Serve until told to stop; raises what is wrong with the settings before anybody is let in."""
    async with opened(config, signer, open_crew, now) as doors:
        server = Server(_settings(doors, page), doors)
        _log.info("open")
        ready(server)
        await server.serve([listener])


def crew_of(config: Config) -> OpenCrew:
    """The bots of this server: processes of their own."""
    return lambda: Crew.open(config.workers)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run until done, on the quickest event loop there is."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(work)


@asynccontextmanager
async def opened(config: Config, signer: Signer, open_crew: OpenCrew, now: Clock) -> AsyncIterator[Doors]:
    """The house with all that belongs to it, going on where it stopped."""
    async with await Store.open(config.database) as store, open_crew() as thinker:
        signer = await signer.shared(store)
        house = House(store, now=now, most_rooms=config.tables_in_memory, notice_pause=config.notice_pause)
        tending = Tending(house, thinker, bot_pause=config.bot_pause, grace=config.grace)
        neighbours = _neighbours(config, tending, signer) if store.is_shared else None
        if neighbours is not None:
            await neighbours.start()
        tending.start()
        accounts = Accounts(house)
        courier = Courier(house, signer, is_open=config.notices_anywhere, contact=config.contact)
        house.run(courier.run())
        manners = Manners(house)
        house.run(Watch(house, manners).run())
        lab = Lab(config.lab_seconds)
        try:
            yield Doors(
                config=config,
                store=store,
                house=house,
                tending=tending,
                advice=Advice(house, thinker),
                accounts=accounts,
                exports=Exports(house, accounts),
                friends=Friendships(house, accounts.kept),
                courier=courier,
                manners=manners,
                guests=Guests(store, accounts, signer, now),
                gate=Gate(config.limits),
                lab=lab,
            )
        finally:
            await lab.close()
            await tending.stop()
            if neighbours is not None:
                await neighbours.stop()


def _neighbours(config: Config, tending: Tending, signer: Signer) -> Neighbours:
    """The other servers on the same database, whether there are any or not."""
    process = secrets.token_urlsafe(9)
    # Several houses may use one bus: each has a channel of its own.
    channel = f"campidoglio:{signer.sign('bus', '')[:16]}"
    bus = NoBus() if config.bus_url is None else RedisBus(config.bus_url, channel, process)
    return Neighbours(tending, Processes(tending.house.store, process), bus, workers=config.workers)


def _settings(doors: Doors, page: Path) -> uvicorn.Config:
    proxies = doors.config.proxies
    return uvicorn.Config(
        with_figures(with_safe_headers(make_app(doors, page))),
        lifespan="off",
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies or "",
        access_log=False,
        # What uvicorn and its sockets say goes where our own words go; below warnings it would be headers.
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def listening(config: Config) -> socket.socket:
    """A socket at the address of the settings, or a sentence why there can be none."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)
    except OSError as problem:
        listener.close()
        raise BadConfig(_why_not(config, problem)) from None
    return listener


def _why_not(config: Config, problem: OSError) -> str:
    place = f"{config.host}, port {config.port}"
    match problem.errno:
        case errno.EADDRINUSE:
            return (
                f"something already listens at {place}: perhaps another Campidoglio. Choose another port with"
                " --port, or any that is free with --port 0"
            )
        case errno.EACCES:
            return f"this user may not listen at {place}; choose a port from 1024 on with --port"
        case _:
            return f"cannot listen at {place}: {problem.strerror}. Is --host an address of this machine?"
