"""Measures a real server under many tables at once, from the send of a move to everybody's news of it.

    python -m tests.faults.load --tables 1000 --moves 500 --seconds 30

Two people with a socket each sit at every table. Each table makes a move every so often, by its own clock and
whether or not the server is quick (so that a slow server is not asked less), so that all tables together
make `--moves` a second. A move is over when the one who made it and the other at the table both have its
news. With `--moves 0` every table moves as soon as the last move is over: that is how much the server can do,
not how quickly. Server and players share this machine, and speak over its loopback.

With `--servers 2 --database postgresql://... --bus redis://...` the two people of every table are at
different servers: so every move has to cross the bus.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import nan
from pathlib import Path
from time import perf_counter, process_time

import httpx
import msgspec
import uvloop
from tests.faults.people import PATIENCE, Person, Whereabouts, make_table
from tests.faults.serving import Serving
from websockets.asyncio.client import ClientConnection

from campidoglio.server.storage.address import sqlite_address

WARM_UP_SECONDS = 3.0
JOINING = 16
"""So many tables are made at the same time."""


class Standing(msgspec.Struct):
    """What a player here needs of a position."""

    legal: list[str]
    question: int | None


class Heard(msgspec.Struct):
    """What a player here needs of a message."""

    type: str
    seq: int = 0
    position: Standing | None = None


_hear = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True)
class Figures:
    """What was measured."""

    tables: int
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    """Seconds from the send of each move to everybody's news of it."""
    late: int = 0
    """Moves that could not set out in time, because the last one of the table was not over yet."""
    server_seconds: float = 0.0
    own_seconds: float = 0.0
    """Processor time of the server and of the players."""

    def __str__(self) -> str:
        ordered = sorted(self.latencies)

        def at(part: float) -> str:
            return f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.1f} ms"

        return (
            f"{self.tables} tables, {len(ordered)} moves in {self.seconds:.1f} s: "
            f"{len(ordered) / self.seconds:.0f} a second\n"
            f"from send to everybody's news: p50 {at(0.5)}, p90 {at(0.9)}, p99 {at(0.99)}, longest {at(1)}\n"
            f"{self.late} moves set out late; processor time a second: "
            f"server {self.server_seconds / self.seconds:.2f} s, "
            f"players {self.own_seconds / self.seconds:.2f} s"
        )


class Side:
    """One person's socket at a table."""

    def __init__(self) -> None:
        self.seq = 0
        self.standing: Standing | None = None
        self.socket: ClientConnection | None = None

    async def sit(self, person: Person, table: str) -> None:
        """Connect, and hear how the table stands."""
        self.socket = await person.socket(table)
        await self.socket.send('{"type":"hello"}')
        self.hear(await self.socket.recv())

    def hear(self, message: str | bytes) -> str:
        """Take a message in; gives its type."""
        heard = _hear(message)
        if heard.type in ("welcome", "news"):
            self.seq = heard.seq
            self.standing = heard.position or self.standing
        elif heard.type != "ack":
            raise RuntimeError(f"a move was answered by {message!r}")
        return heard.type

    async def hear_until_after(self, seq: int) -> None:
        """Hear until something newer than `seq` is known."""
        assert self.socket is not None
        while self.seq <= seq:
            self.hear(await self.socket.recv())


class Pair:
    """Two people who play one game after another."""

    def __init__(self, number: int, where: Sequence[Whereabouts], http: httpx.AsyncClient, game: str) -> None:
        self._number = number
        self._where = where
        self._http = http
        self._game = game
        self._people: list[Person] = []
        self._sides: list[Side] = []
        self._requests = 0
        self._games = 0

    async def come(self) -> None:
        """Come in and sit down."""
        self._people = [
            await Person.come(self._where[(self._number + place) % len(self._where)], self._http, name)
            for place, name in enumerate(("Ann", "Ben"))
        ]
        await self._begin()

    async def _begin(self) -> None:
        self._games += 1
        request = f"game-{self._number}-{self._games}"
        table = await make_table(self._people[0], self._people[1:], request, self._game)
        await self.leave()
        self._sides = [Side() for _ in self._people]
        for side, person in zip(self._sides, self._people, strict=True):
            await side.sit(person, table)

    async def leave(self) -> None:
        """Close the sockets."""
        for side in self._sides:
            if side.socket is not None:
                await side.socket.close()

    async def get_ready(self) -> None:
        """See to it that there is a move to make: a game that is over is followed by another."""
        while self._mover() is None:
            await self._begin()

    def _mover(self) -> Side | None:
        return next((side for side in self._sides if side.standing and side.standing.legal), None)

    async def move(self, chance: random.Random) -> float:
        """Make a move; gives the seconds until both have its news."""
        side = self._mover()
        assert side is not None
        assert side.standing is not None
        assert side.socket is not None
        self._requests += 1
        body = {
            "type": "play",
            "request": f"{self._number}-{self._requests}",
            "question": side.standing.question,
            "actions": [chance.choice(side.standing.legal)],
        }
        message = msgspec.json.encode(body).decode()
        before = [each.seq for each in self._sides]
        began = perf_counter()
        await side.socket.send(message)
        for each, seq in zip(self._sides, before, strict=True):
            await each.hear_until_after(seq)
        return perf_counter() - began


async def _keep_moving(
    pair: Pair, figures: Figures, every: float, clock: tuple[float, float], chance: random.Random
) -> None:
    """Move every so many seconds from a random moment on, until it is time to end."""
    start, end = clock
    due = perf_counter() + chance.uniform(0, every)
    while due < end:
        await pair.get_ready()
        wait = due - perf_counter()
        await asyncio.sleep(max(0.0, wait))
        took = await pair.move(chance)
        if due >= start:
            figures.latencies.append(took)
            figures.late += every > 0 and wait < 0
        due = due + every if every else perf_counter()


async def measure(
    *servers: Serving, game: str, tables: int, moves: float, seconds: float, seed: int
) -> Figures:
    """Open the tables, play, and measure for so many seconds."""
    where, figures = [Whereabouts() for _ in servers], Figures(tables)
    for place, server in zip(where, servers, strict=True):
        place.opened(await asyncio.to_thread(server.start))
    limits = httpx.Limits(max_connections=JOINING)
    async with httpx.AsyncClient(timeout=PATIENCE, limits=limits) as http:
        pairs = [Pair(number, where, http, game) for number in range(tables)]
        joining = asyncio.Semaphore(JOINING)

        async def come(pair: Pair) -> None:
            async with joining:
                await pair.come()

        await asyncio.gather(*map(come, pairs))
        start = perf_counter() + WARM_UP_SECONDS
        every = tables / moves if moves else 0.0
        playing = [
            asyncio.create_task(
                _keep_moving(
                    pair, figures, every, (start, start + seconds), random.Random(f"{seed} {number}")
                )
            )
            for number, pair in enumerate(pairs)
        ]
        await asyncio.sleep(start - perf_counter())
        began, servers_began, own_began = perf_counter(), _seconds_of(servers), process_time()
        await asyncio.gather(*playing)
        figures.seconds = perf_counter() - began
        figures.server_seconds = _seconds_of(servers) - servers_began
        figures.own_seconds = process_time() - own_began
        await asyncio.gather(*(pair.leave() for pair in pairs))
    for server in servers:
        await asyncio.to_thread(server.stop)
    return figures


def _seconds_of(servers: Sequence[Serving]) -> float:
    return sum(_processor_seconds(server.process_id) for server in servers)


def _processor_seconds(process: int) -> float:
    """The processor time that a process has taken so far; no number where the system does not tell it so."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return nan
    after_name = told.read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def _servers(stack: ExitStack, folder: Path, given: argparse.Namespace) -> Iterator[Serving]:
    database = given.database or sqlite_address(folder / "campidoglio.db")
    environment = {"CAMPIDOGLIO_BUS_URL": given.bus} if given.bus else None
    for number in range(given.servers):
        own = folder / str(number)
        own.mkdir()
        yield stack.enter_context(Serving(own, database, environment))


def main() -> None:
    """Read what is wished, measure, and say what was found."""
    parser = argparse.ArgumentParser(description="Measure a server under many tables at once.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=500, help="a second in all; 0: as many as can be")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="campanile")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="postgresql://...; else an SQLite file in a temporary folder")
    parser.add_argument("--servers", type=int, default=1, help="more than one need a PostgreSQL")
    parser.add_argument("--bus", help="redis://...; for several servers")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="campidoglio-") as name,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        folder = Path(name)
        with ExitStack() as stack:
            figures = runner.run(
                measure(
                    *_servers(stack, folder, given),
                    game=given.game,
                    tables=given.tables,
                    moves=given.moves,
                    seconds=given.seconds,
                    seed=given.seed,
                )
            )
    print(figures)


if __name__ == "__main__":
    main()
