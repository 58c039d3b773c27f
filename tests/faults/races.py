"""Has two processes want the same entry of a table, and looks whether one was lost or doubled.

    python -m tests.faults.races --races 100000
    python -m tests.faults.races --races 100000 --postgresql

Both processes append to the same table at the same number: a race. At odd numbers each has a request of its
own, so that one is kept and the other is told of a conflict; at even ones both send the same request, as a
guest with two windows would, so that one is kept and the other gets the first answer. Only then both go on to
the next number. Several tables are raced for side by side, as storage writes several in one commit. In the
end every table must hold exactly what was acknowledged, once, in order.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
from collections.abc import MutableSequence
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing.queues import Queue
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from tests.server.databases import running_postgresql
from tests.server.storage.samples import index

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.errors import Conflict, Repeated
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request

NAMES = ("ann", "ben")
LOOK_AGAIN = 0.0005
LONGEST = 4 * 3600.0
"""Seconds after which a process that has not answered is taken for dead."""

Told: TypeAlias = dict[str, dict[int, str]]
"""What was acknowledged to a process: what it wrote, by table and number."""
Progress: TypeAlias = MutableSequence[int]
"""The last number at which each process has an outcome, for each table."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came of it."""

    races: int
    won: list[int]
    """By each of the two."""
    seconds: float
    wrong: list[str]

    def __str__(self) -> str:
        won = " and ".join(map(str, self.won))
        said = f"{self.races} races in {self.seconds:.0f} s, won by the two processes {won} times"
        return "\n".join([said, f"{len(self.wrong)} entries lost, doubled or out of place", *self.wrong[:10]])


class Racer:
    """One of the two processes."""

    def __init__(self, store: Store, me: int, progress: Progress, tables: int) -> None:
        self._store = store
        self._me = me
        self._progress = progress
        self._tables = tables
        self.told: Told = {}

    async def race(self, table: int, races: int) -> None:
        """Race for every number of a table."""
        told = self.told[f"t{table}"] = {}
        for number in range(1, races + 1):
            body = f"{NAMES[self._me]} {table} {number}"
            if await self._won(f"t{table}", number, body):
                told[number] = body
            self._progress[self._me * self._tables + table] = number
            while self._progress[(1 - self._me) * self._tables + table] < number:
                await asyncio.sleep(LOOK_AGAIN)

    async def _won(self, table: str, number: int, body: str) -> bool:
        guest = NAMES[self._me] if number % 2 else "both"
        request = Request(guest, f"{table} {number}", body.encode())
        try:
            await self._store.append(table, number - 1, [body.encode()], index(), request)
        except Conflict as conflict:
            if conflict.actual != number or guest == "both":
                raise AssertionError(f"{body}: {conflict}") from None
            return False
        except Repeated as repeated:
            if repeated.answer == body.encode() or guest != "both":
                raise AssertionError(f"{body} was never acknowledged, and yet is kept") from None
            return False
        return True


async def _race_all(address: str, me: int, tables: int, races: int, progress: Progress) -> Told:
    async with await Store.open(address) as store:
        racer = Racer(store, me, progress, tables)
        await asyncio.gather(*(racer.race(table, races) for table in range(tables)))
    return racer.told


def _process(
    address: str, me: int, tables: int, races: int, progress: Progress, answers: Queue[tuple[int, Told]]
) -> None:
    answers.put((me, asyncio.run(_race_all(address, me, tables, races, progress))))


def found_wrong(kept: list[str], acknowledged: list[dict[int, str]], races: int) -> list[str]:
    """The numbers at which storage does not hold what exactly one process was told."""
    wrong = []
    for number in range(1, max(races, len(kept)) + 1):
        told = [one[number] for one in acknowledged if number in one]
        there = kept[number - 1 : number]
        if len(told) != 1 or told != there:
            wrong.append(f"number {number}: {told} acknowledged, {there} kept")
    return wrong


async def _prepare(address: str, tables: int) -> None:
    async with await Store.open(address) as store:
        for table in range(tables):
            await store.create_table(f"t{table}", index(), [])


async def _all_wrong(address: str, told: list[Told], races: int) -> list[str]:
    wrong = []
    async with await Store.open(address) as store:
        for table in told[0]:
            kept = [body.decode() for body in await store.entries(table)]
            found = found_wrong(kept, [one[table] for one in told], races)
            wrong += [f"table {table}, {words}" for words in found]
    return wrong


def run(address: str, races: int, tables: int) -> Report:
    """Let two processes race so often, or somewhat more often if that cannot be shared out evenly."""
    asyncio.run(_prepare(address, tables))
    each = -(-races // tables)
    context = multiprocessing.get_context("spawn")
    progress = context.Array("q", 2 * tables, lock=False)
    answers: Queue[tuple[int, Told]] = context.Queue()
    began = perf_counter()
    processes = [
        context.Process(target=_process, args=(address, me, tables, each, progress, answers), daemon=True)
        for me in range(2)
    ]
    for process in processes:
        process.start()
    told = [one for _, one in sorted(answers.get(timeout=LONGEST) for _ in processes)]
    for process in processes:
        process.join()
    seconds = perf_counter() - began
    won = [sum(map(len, one.values())) for one in told]
    return Report(each * tables, won, seconds, asyncio.run(_all_wrong(address, told, each)))


def main() -> None:
    """Read what is wished, do it, and say what came of it; the exit status says whether all was well."""
    parser = argparse.ArgumentParser(description="Race two processes for the entries of tables.")
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=32, help="so many are raced for side by side")
    parser.add_argument("--postgresql", action="store_true", help="else SQLite")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="campidoglio-")))
        address = sqlite_address(folder / "campidoglio.db")
        if given.postgresql:
            address = stack.enter_context(running_postgresql()).new_database()
        report = run(address, given.races, given.tables)
    print(report)
    raise SystemExit(bool(report.wrong))


if __name__ == "__main__":
    main()
