"""A person at a table who plays at random, and for whom a broken connection is nothing unusual."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import httpx
from tests.faults.people import Broken, Message, Person
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError)
"""What happens to clients whose server dies."""
PAUSE = 0.02


class Seat:
    """One person at one table."""

    def __init__(
        self,
        person: Person,
        table: str,
        chance: random.Random,
        acknowledged: Callable[[Seat, list[str]], None],
        *,
        by_http: bool,
    ) -> None:
        self.person = person
        self.table = table
        self.number: int | None = None
        """Which seat it is, as soon as the table has told."""
        self.asked: Message | None = None
        """What was sent and not yet answered: it is sent again and again, with the same request id."""
        self.is_leaving = False
        """Whether to ask for nothing more."""
        self._chance = chance
        self._acknowledged = acknowledged
        self._by_http = by_http
        self._position: Message = {}
        self._seen = 0
        self._promised = 0
        """The number that the last acknowledged change has: what is read must come to it."""
        self._requests = 0

    async def play(self) -> None:
        """Play until the game is over, connecting again whenever the connection breaks."""
        while not self._is_over:
            try:
                await self._sit()
            except BROKEN:
                await asyncio.sleep(PAUSE)

    @property
    def _is_over(self) -> bool:
        return self._position.get("outcome") is not None and self.asked is None

    async def _sit(self) -> None:
        socket = await self.person.socket(self.table)
        try:
            await socket.send(json.dumps({"type": "hello", "since": self._seen or None}))
            self._hear(json.loads(await socket.recv()))
            if max(self._seen, self._promised) != self._seen:
                raise Broken(f"{self._promised} was acknowledged, but {self._seen} is all there is")
            if self.asked is not None:
                await self._send(socket)
            while not self._is_over:
                if self.asked is None and self._decides():
                    await self._send(socket)
                else:
                    self._hear(json.loads(await socket.recv()))
        finally:
            await socket.close()

    def _decides(self) -> bool:
        """Choose, if something is asked of the seat and all news of the last choice has come."""
        legal = self._position.get("legal")
        if self.is_leaving or not legal or self._seen < self._promised:
            return False
        self._requests += 1
        self.asked = {
            "request": f"{self.table}-{self.number}-{self._requests}",
            "question": self._position["question"],
            "actions": [self._chance.choice(legal)],
        }
        return True

    async def _send(self, socket: ClientConnection) -> None:
        if self._by_http:
            self._hear_ack(await self.person.ask(f"/tables/{self.table}/play", self.asked or {}))
        else:
            await socket.send(json.dumps({"type": "play", **(self.asked or {})}))

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "news":
                self._hear_news(message)
            case "ack":
                self._hear_ack(message)
            case "farewell":
                pass
            case _:
                raise Broken(f"{self.asked} was answered by {message}")

    def _hear_news(self, message: Message) -> None:
        if message["seq"] < self._seen:
            raise Broken(f"after {self._seen} was seen, the table is back at {message['seq']}")
        self._seen = message["seq"]
        if message["table"] is not None:
            self.number = message["table"]["seat"]
        self._position = message["position"] or self._position

    def _hear_ack(self, message: Message) -> None:
        if self.asked is None or message["request"] != self.asked["request"]:
            raise Broken(f"{message} answers nothing that is open")
        actions = self.asked["actions"]
        self.asked = None
        self._promised = message["seq"]
        self._acknowledged(self, actions)
