"""People who play through the doors that everybody uses, and know that servers go away and come back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which people give up."""


class Whereabouts:
    """Where the server is now; who finds nobody there waits for it to come back."""

    def __init__(self) -> None:
        self._address = ""
        self._is_open = asyncio.Event()

    def opened(self, address: str) -> None:
        """It is open there from now on."""
        self._address = address
        self._is_open.set()

    def gone(self) -> None:
        """It is nowhere."""
        self._is_open.clear()

    async def address(self) -> str:
        """Where it is, as soon as it is anywhere."""
        async with asyncio.timeout(PATIENCE):
            await self._is_open.wait()
        return self._address


class Broken(Exception):
    """Something that the server promised does not hold."""


@dataclass(slots=True)
class Person:
    """A guest, with what the guest's browser keeps."""

    where: Whereabouts
    http: httpx.AsyncClient
    headers: dict[str, str] = field(default_factory=dict)

    @classmethod
    async def come(cls, where: Whereabouts, http: httpx.AsyncClient, name: str) -> Person:
        """Tell one's name."""
        answer = await http.post(f"{await where.address()}/api/me", json={"name": name})
        me = answer.raise_for_status().json()
        cookies = "; ".join(f"{cookie}={value}" for cookie, value in answer.cookies.items())
        http.cookies.clear()
        return cls(where, http, {"cookie": cookies, "x-csrf-token": me["csrf"]})

    async def ask(self, path: str, body: Message) -> Message:
        """Ask for a change, again and again with the same request id until there is an answer."""
        while True:
            address = await self.where.address()
            try:
                answer = await self.http.post(f"{address}/api{path}", json=body, headers=self.headers)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            found: Message = answer.json()
            if answer.is_error:
                raise Broken(f"{path} with {body} was answered by {found}")
            return found

    async def socket(self, table: str) -> ClientConnection:
        """A socket at a table."""
        address = await self.where.address()
        return await connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"cookie": self.headers["cookie"], "origin": address},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )


async def make_table(host: Person, others: list[Person], request: str, game: str, bots: int = 0) -> str:
    """A table where these people sit, and so many bots; however often it is asked for, there is one."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    seats += [{"kind": "bot", "level": "easy"}] * bots
    made = await host.ask("/tables", {"request": request, "game": game, "seats": seats})
    for other in others:
        await other.ask(f"/tables/{made['id']}/seat", {"request": request})
    await host.ask(f"/tables/{made['id']}/start", {"request": f"{request}-start"})
    table: str = made["id"]
    return table
