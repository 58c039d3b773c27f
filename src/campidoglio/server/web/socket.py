"""The socket of a table: one task hears what the client asks, another sends what it is told."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from campidoglio.kernel.errors import CampidoglioError
from campidoglio.server.house.reader import Reader, encoded
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.metrics import SOCKETS
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import Doors, TheDoors, address_of, asker, id_of
from campidoglio.server.web.frames import read_frame
from campidoglio.server.web.guards import is_own_origin
from campidoglio.server.web.guests import Who
from campidoglio.server.web.limits import TOO_MUCH
from campidoglio.server.web.problems import FAULT, problem_of
from campidoglio.server.wire.answers import Answer, Farewell, Pong, Refused
from campidoglio.server.wire.asks import Ask, AskHint, Hello, Ping, Say, Try, Why

_log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
"""A client that takes nothing for so long is given up."""

SLOW_DOWN = 0.05
"""Seconds that a client waits for each refusal of being too fast."""

MOST_COMPLAINTS = 200
"""A client that was too fast so often without a pause is sent away."""

NO_HELLO = Farewell("no_hello", "The first message is hello, and soon.", again=True)
TOO_MANY = Farewell("too_many", "You have too many tables open at once. Close some.", again=False)
TOO_FAST = Farewell("too_fast", "You send far too much. Wait a while before you come back.", again=True)
FAULTY = Farewell("fault", FAULT, again=True)

CLOSE_CODES = {"too_slow": 1013, "too_fast": 1013, "too_many": 1013, "closing": 1012, "fault": 1011}
"""How the socket itself is closed after a farewell; by 1008, as a matter of policy, after any other."""


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], doors: TheDoors) -> None:
    """Read a table, and play at it."""
    try:
        who = await _let_in(socket, doors)
    except Denied as denied:
        await socket.close(code=1008, reason=denied.reply)
        return
    address = address_of(socket)
    keys = (
        doors.gate.address_sockets.place(address),
        doors.gate.guest_sockets.place(who.id if who else address),
    )
    with keys[0] as has_place, keys[1] as has_another, suppress(WebSocketDisconnect):
        await socket.accept()
        if has_place and has_another:
            with SOCKETS.track_inprogress():
                await _Conversation(socket, doors, table, who).hold()
        else:
            await _send_away(socket, TOO_MANY)


async def _let_in(socket: Socket, doors: Doors) -> Who | None:
    """Who comes. A browser says whose page it shows, and only our own may speak for its guest."""
    who = await doors.guests.who(socket)
    is_browser = "origin" in socket.headers
    if is_browser and not is_own_origin(socket.headers, socket.url.scheme, doors.config.origins):
        raise Denied("foreign_origin", "Another site's page sent this.")
    if not is_browser and who is not None and not who.is_program:
        raise Denied("foreign_origin", "A cookie needs the Origin of our own page; programs use a token.")
    doors.gate.check(id_of(who), address_of(socket))
    return who


class _Conversation:
    """One client, from hello to farewell."""

    def __init__(self, socket: Socket, doors: Doors, table: str, who: Who | None) -> None:
        self._socket = socket
        self._doors = doors
        self._table = table
        self._who = who
        self._reader = Reader(id_of(who))
        self._complaints = 0

    async def hold(self) -> None:
        """Talk until one of the two goes away."""
        hello = await self._hello()
        if hello is None:
            await _send_away(self._socket, NO_HELLO)
            return
        presence = self._doors.tending.presence
        try:
            if self._who is not None:
                await self._doors.manners.check(self._who.id)
            await presence.join(self._table, self._reader, hello.since)
        except (Refusal, CampidoglioError) as refusal:
            problem = problem_of(refusal)
            await _send_away(self._socket, Farewell(problem.code, problem.sentence, again=False))
            return
        try:
            await self._talk()
        finally:
            await asyncio.shield(self._doors.house.run(presence.leave(self._table, self._reader)))

    async def _hello(self) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = read_frame(await self._socket.receive_data(mode="text"))
        except TimeoutError:
            return None
        return first if isinstance(first, Hello) else None

    async def _talk(self) -> None:
        hearing, sending = asyncio.create_task(self._hear()), asyncio.create_task(self._send())
        try:
            await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, sending):
                task.cancel()
            await asyncio.gather(hearing, sending, return_exceptions=True)

    # Telling

    async def _send(self) -> None:
        """Send what waits for the reader, until a farewell, or until the client takes no more."""
        try:
            while (message := await self._reader.next()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_data(message, mode="text")
            await _close(self._socket, self._reader.farewell)
        except (TimeoutError, WebSocketDisconnect):
            pass

    def _tell(self, answer: Answer) -> None:
        self._reader.tell(encoded(answer))

    # Hearing

    async def _hear(self) -> None:
        try:
            while True:
                await self._answer_frame(await self._socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a message at table %s was not understood", self._table)
            self._reader.dismiss(FAULTY)
            await asyncio.sleep(SEND_SECONDS)

    async def _answer_frame(self, frame: str) -> None:
        if self._doors.gate.is_too_fast(self._reader.guest, address_of(self._socket)):
            await self._complain()
            return
        self._complaints = 0
        ask = read_frame(frame)
        if isinstance(ask, Refused):
            self._tell(ask)
            return
        try:
            await self._answer(ask)
        except (Refusal, CampidoglioError) as refusal:
            self._tell(_refused(getattr(ask, "request", None), refusal))

    async def _complain(self) -> None:
        self._complaints += 1
        self._tell(Refused(None, "too_fast", TOO_MUCH))
        if self._complaints > MOST_COMPLAINTS:
            self._reader.dismiss(TOO_FAST)
        await asyncio.sleep(SLOW_DOWN)

    async def _answer(self, ask: Ask) -> None:
        house = self._doors.house
        match ask:
            case Ping():
                self._tell(Pong())
            case Hello():
                await house.look(self._table, lambda room: room.greet(self._reader, ask.since))
            case Try():
                guest = (await self._who_now()).id
                self._tell(await house.look(self._table, lambda room: room.table.tried(guest, ask)))
            case Why():
                guest = (await self._who_now()).id
                self._tell(await house.look(self._table, lambda room: room.table.because(guest, ask)))
            case AskHint():
                house.run(self._hint((await self._who_now()).id, ask))
            case _:
                who = await self._who_now()
                await self._doors.manners.check(who.id, talks=isinstance(ask, Say))
                wish = wish_of(ask, who.id, who.name)
                await house.change(self._table, asker(who, ask.request), wish, self._reader.tell)

    async def _hint(self, guest: str, ask: AskHint) -> None:
        try:
            self._tell(await self._doors.advice.hint(self._table, guest, ask.request))
        except (Refusal, CampidoglioError) as refusal:
            self._tell(_refused(ask.request, refusal))

    async def _who_now(self) -> Who:
        """Who asks, at this moment: a token may have been revoked, a name changed."""
        who = await self._doors.guests.who(self._socket)
        if who is None or who.id != self._reader.guest:
            raise Denied("no_guest", "Only guests can do that: tell your name first, then connect again.")
        return who


def _refused(request: str | None, refusal: Refusal | CampidoglioError) -> Refused:
    problem = problem_of(refusal)
    return Refused(request, problem.code, problem.sentence, problem.reason, getattr(refusal, "action", None))


async def _send_away(socket: Socket, farewell: Farewell) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_data(encoded(farewell), mode="text")
            await _close(socket, farewell)


async def _close(socket: Socket, farewell: Farewell | None) -> None:
    code = farewell.code if farewell is not None else "closing"
    await socket.close(code=CLOSE_CODES.get(code, 1008), reason=code)
