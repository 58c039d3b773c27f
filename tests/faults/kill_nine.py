"""Kills a real server again and again in the middle of play, and looks whether anything was lost.

    python -m tests.faults.kill_nine --kills 200

People play at several tables through sockets and HTTP. The server is killed (kill -9) at random moments and
started again; whoever got no answer sends the same request again. In the end every decision that was
acknowledged must be in storage once, in its order, and no other may be; what anybody was shown may not
vanish; and after each start play must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from time import perf_counter

import httpx
from tests.faults.ledger import Ledger
from tests.faults.people import PATIENCE, Person, Whereabouts, make_table
from tests.faults.seats import Seat
from tests.faults.serving import Serving

from campidoglio.server.storage.address import sqlite_address

GAMES = ("campanile", "capital_lux", "capitol")
LONGEST_PLAY = 0.4
"""Seconds from the first acknowledged move after a start to the next kill, at most."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it."""

    kills: int
    tables: int
    moves: int
    start_seconds: list[float]
    """From each start to the server's word that it is open."""
    again_seconds: list[float]
    """From that word to the first acknowledged move."""
    differences: list[str]

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills, {self.tables} tables, {self.moves} acknowledged moves",
            f"open again after {_spread(self.start_seconds)}",
            f"first move acknowledged after {_spread(self.again_seconds)} more",
            f"{len(self.differences)} seats whose moves differ from what was acknowledged",
        ]
        return "\n".join(lines + self.differences)


def _spread(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.2f} s (median), {ordered[-1]:.2f} s (longest)"


class Play:
    """Pairs of people who play one game after another."""

    def __init__(self, where: Whereabouts, http: httpx.AsyncClient, chance: random.Random) -> None:
        self.ledger = Ledger()
        self.moved = asyncio.Event()
        """Set when a move is acknowledged."""
        self._where = where
        self._http = http
        self._chance = chance
        self._seats: set[Seat] = set()
        self._pairs: list[asyncio.Task[None]] = []
        self._is_ending = False

    def begin(self, pairs: int) -> None:
        """Let so many pairs begin."""
        for number in range(pairs):
            self._pairs.append(asyncio.create_task(self._pair(number), name=f"pair {number}"))

    async def until_moved(self) -> None:
        """Wait for the next acknowledged move."""
        self.moved.clear()
        waiting = asyncio.create_task(self.moved.wait())
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([waiting, *self._pairs], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        for pair in self._pairs:
            if pair.done():
                pair.result()

    async def end(self) -> None:
        """Let everybody hear the answer that is still open, and go."""
        self._is_ending = True
        async with asyncio.timeout(PATIENCE):
            while any(seat.asked is not None for seat in self._seats):
                for seat in self._seats:
                    seat.is_leaving = True
                await asyncio.sleep(0.01)
        for pair in self._pairs:
            pair.cancel()
        await asyncio.gather(*self._pairs, return_exceptions=True)

    async def _pair(self, number: int) -> None:
        people = [await Person.come(self._where, self._http, name) for name in ("Ann", "Ben")]
        for turn, game in enumerate(cycle(GAMES)):
            bots = self._chance.randint(0, 1)
            table = await make_table(people[0], people[1:], f"pair-{number}-{turn}", game, bots)
            self.ledger.tables.append(table)
            await self._game(table, people)

    async def _game(self, table: str, people: list[Person]) -> None:
        seats = [
            Seat(person, table, self._chance, self._acknowledged, by_http=self._chance.random() < 0.3)
            for person in people
        ]
        self._seats.update(seats)
        async with asyncio.TaskGroup() as playing:
            for seat in seats:
                seat.is_leaving = self._is_ending
                playing.create_task(seat.play())
        self._seats.difference_update(seats)

    def _acknowledged(self, seat: Seat, actions: list[str]) -> None:
        assert seat.number is not None
        self.ledger.decisions[seat.table, seat.number].append(actions)
        self.moved.set()


async def run(folder: Path, database: str, *, kills: int, pairs: int, seed: int) -> Report:
    """Play and kill."""
    chance = random.Random(seed)
    where, starts, again = Whereabouts(), [], []
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        play = Play(where, http, chance)
        with Serving(folder, database) as server:
            play.begin(pairs)
            for kill in range(kills + 1):
                began = perf_counter()
                address = await asyncio.to_thread(server.start)
                starts.append(perf_counter() - began)
                where.opened(address)
                began = perf_counter()
                await play.until_moved()
                again.append(perf_counter() - began)
                await asyncio.sleep(chance.uniform(0, LONGEST_PLAY))
                if kill < kills:
                    where.gone()
                    server.kill()
            await play.end()
            await asyncio.to_thread(server.stop)
    differences = await play.ledger.differences(database)
    return Report(kills, len(play.ledger.tables), play.ledger.moves, starts, again, differences)


def main() -> None:
    """Read what is wished, do it, and say what came of it; the exit status says whether all was kept."""
    parser = argparse.ArgumentParser(description="Kill a server in the middle of play, again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=8, help="pairs of people, a table each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--database", help="such as postgresql://...; else an SQLite file in a temporary folder"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="campidoglio-") as name:
        folder = Path(name)
        database = given.database or sqlite_address(folder / "campidoglio.db")
        report = asyncio.run(run(folder, database, kills=given.kills, pairs=given.pairs, seed=given.seed))
    print(report)
    raise SystemExit(bool(report.differences))


if __name__ == "__main__":
    main()
