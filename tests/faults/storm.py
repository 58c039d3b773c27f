"""Has a thousand sockets lose their server at one moment and come back at once, as after a restart.

    python -m tests.faults.storm --sockets 1000

Many people read along at many tables. The server is killed and started again, and everybody connects in the
same moment, saying what they saw last; whoever finds no room tries again, as the page does. In the end all
must be back, have missed nothing, and hear what is said at their table next.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import httpx
from tests.faults.people import PATIENCE, Person, Whereabouts
from tests.faults.seats import BROKEN
from tests.faults.serving import Serving
from websockets.asyncio.client import ClientConnection

PAUSE = 0.2
"""Seconds that somebody waits before the next try, at most."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it."""

    sockets: int
    tables: int
    tries: int
    """To connect again, those that failed included."""
    seconds: float
    """From the server's word that it is open until the last one was back."""
    missed: int
    """Sockets that were told too little, or did not hear what came next."""

    def __str__(self) -> str:
        return (
            f"{self.sockets} sockets at {self.tables} tables were back after {self.seconds:.1f} s and"
            f" {self.tries} tries; {self.missed} missed anything"
        )


class Reader:
    """One socket, which remembers what it saw last."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        self.table = table
        self.seen = 0
        self.tries = 0
        self._person = person
        self._chance = chance
        self._socket: ClientConnection | None = None

    async def come(self) -> None:
        """Connect, again and again, until there is an answer to hello."""
        while True:
            self.tries += 1
            try:
                self._socket = await self._person.socket(self.table)
                await self._socket.send(json.dumps({"type": "hello", "since": self.seen or None}))
                if await self._hear():
                    return
            except (*BROKEN, TimeoutError):
                pass
            await asyncio.sleep(self._chance.uniform(0, PAUSE))

    async def _hear(self) -> bool:
        """Hear one message; whether it was one that tells what is new."""
        assert self._socket is not None
        message = json.loads(await self._socket.recv())
        self.seen = max(self.seen, message.get("seq", 0))
        return message["type"] in ("welcome", "news")

    async def hears(self, seq: int) -> bool:
        """Whether what has this number is heard before long."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.seen < seq:
                    await self._hear()
        except (*BROKEN, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()


async def _make_table(host: Person, number: int) -> str:
    """A table that waits for somebody: nothing happens there but what is said."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await host.ask("/tables", {"request": f"t{number}", "game": "campanile", "seats": seats})
    table: str = made["id"]
    return table


async def _say(host: Person, table: str, word: str) -> int:
    """Have the host say something; gives the number of that."""
    ack = await host.ask(f"/tables/{table}/say", {"request": f"{table}-{word}", "text": word})
    seq: int = ack["seq"]
    return seq


async def _missed(readers: list[Reader], said: dict[str, int]) -> int:
    heard = await asyncio.gather(*(reader.hears(said[reader.table]) for reader in readers))
    return heard.count(False)


async def run(folder: Path, *, sockets: int, tables: int, seed: int) -> Report:
    """Let them come, lose their server, and come back."""
    chance, where = random.Random(seed), Whereabouts()
    async with httpx.AsyncClient(timeout=PATIENCE) as http, AsyncExitStack() as leaving:
        with Serving(folder) as server:
            where.opened(await asyncio.to_thread(server.start))
            host = await Person.come(where, http, "Ann")
            names = [await _make_table(host, number) for number in range(tables)]
            readers = [Reader(host, names[number % tables], chance) for number in range(sockets)]
            for reader in readers:
                leaving.push_async_callback(reader.close)
                await reader.come()
            where.gone()
            server.kill()
            where.opened(await asyncio.to_thread(server.start))
            for reader in readers:
                reader.tries = 0
            # What is said before they are back, they must be told when they come.
            said = {name: await _say(host, name, "before") for name in names}
            began = perf_counter()
            await asyncio.gather(*(reader.come() for reader in readers))
            seconds = perf_counter() - began
            missed = await _missed(readers, said)
            missed += await _missed(readers, {name: await _say(host, name, "after") for name in names})
            tries = sum(reader.tries for reader in readers)
    return Report(sockets, tables, tries, seconds, missed)


def main() -> None:
    """Read what is wished, do it, and say what came of it; the exit status says whether all was well."""
    parser = argparse.ArgumentParser(description="Have many sockets lose their server and come back at once.")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="campidoglio-") as name:
        report = asyncio.run(run(Path(name), sockets=given.sockets, tables=given.tables, seed=given.seed))
    print(report)
    raise SystemExit(bool(report.missed))


if __name__ == "__main__":
    main()
