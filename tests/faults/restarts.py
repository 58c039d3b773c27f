"""Restarts PostgreSQL in the middle of writing, and looks whether anything was lost or doubled.

    python -m tests.faults.restarts --restarts 50

Entries are appended at many tables as quickly as they go. PostgreSQL is stopped as a crash would stop it, and
started again. Whoever is told that a write has failed cannot know whether it was kept, and so sends the same
request again, until there is an answer. In the end every table must hold each entry once, in order.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.server.databases import NOBODY, PostgreSQL, running_postgresql
from tests.server.storage.samples import index

from campidoglio.server.storage.errors import Repeated, StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request

PAUSE = 0.02
LONGEST_PLAY = 0.3
PATIENCE = 120.0
"""Seconds in which there must be a commit after each restart."""


@dataclass(slots=True)
class Report:
    """What came of it."""

    restarts: int
    tables: int
    failures: int = 0
    """Writes of which was said that they failed."""
    kept_after_all: int = 0
    """Those of them that were kept, as the repeat was told."""
    acknowledged: int = 0
    wrong: int = 0
    """Tables that do not hold exactly what was acknowledged."""

    def __str__(self) -> str:
        return (
            f"{self.restarts} restarts, {self.tables} tables, {self.acknowledged} acknowledged entries;"
            f" {self.failures} writes failed, of which {self.kept_after_all} were kept after all;"
            f" {self.wrong} tables hold anything else than was acknowledged"
        )


class Play:
    """Appends at all tables."""

    def __init__(self, store: Store, report: Report) -> None:
        self.acknowledged = [0] * report.tables
        self.is_ending = False
        self._store = store
        self._report = report

    async def at(self, table: int) -> None:
        """Append at one table, until it is time to end and nothing is open."""
        while not self.is_ending:
            number = self.acknowledged[table]
            request = Request("ann", f"{table} {number}", b"done")
            while not await self._is_kept(table, number, request):
                await asyncio.sleep(PAUSE)
            self.acknowledged[table] += 1

    async def _is_kept(self, table: int, number: int, request: Request) -> bool:
        try:
            await self._store.append(f"t{table}", number, [b"%d" % number], index(), request)
        except StorageFailed:
            self._report.failures += 1
            return False
        except Repeated:
            self._report.kept_after_all += 1
        return True

    async def goes_on(self) -> None:
        """Wait until something is acknowledged."""
        before = sum(self.acknowledged)
        async with asyncio.timeout(PATIENCE):
            while sum(self.acknowledged) == before:
                await asyncio.sleep(PAUSE)


def control(server: PostgreSQL, word: str) -> None:
    """Have PostgreSQL restart or stop as in a crash: nobody is waited for, nothing is put in order."""
    folder = server.socket_folder
    command: list[str | Path] = [
        server.programs / "pg_ctl",
        "-D",
        folder / "data",
        "-m",
        "immediate",
        "-w",
        "-l",
        folder / "again",
    ]
    owner = NOBODY if os.geteuid() == 0 else None
    subprocess.run([*command, word], check=True, capture_output=True, user=owner, cwd=folder)


async def run(server: PostgreSQL, *, restarts: int, tables: int, seed: int) -> Report:
    """Write and restart; the server is one that nobody else uses."""
    chance, report = random.Random(seed), Report(restarts, tables)
    address = server.new_database()
    async with await Store.open(address) as store:
        for table in range(tables):
            await store.create_table(f"t{table}", index(), [])
        play = Play(store, report)
        async with asyncio.TaskGroup() as playing:
            for table in range(tables):
                playing.create_task(play.at(table))
            for _ in range(restarts):
                await play.goes_on()
                await asyncio.sleep(chance.uniform(0, LONGEST_PLAY))
                await asyncio.to_thread(control, server, "restart")
            await play.goes_on()
            play.is_ending = True
        for table, count in enumerate(play.acknowledged):
            there = await store.entries(f"t{table}")
            report.wrong += there != [b"%d" % number for number in range(count)]
    report.acknowledged = sum(play.acknowledged)
    return report


def main() -> None:
    """Read what is wished, do it, and say what came of it; the exit status says whether all was kept."""
    parser = argparse.ArgumentParser(description="Restart PostgreSQL in the middle of writing.")
    parser.add_argument("--restarts", type=int, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with running_postgresql() as server:
        try:
            report = asyncio.run(run(server, restarts=given.restarts, tables=given.tables, seed=given.seed))
        finally:
            # It is not the process that was started first any more.
            with suppress(subprocess.CalledProcessError):
                control(server, "stop")
    print(report)
    raise SystemExit(bool(report.wrong))


if __name__ == "__main__":
    main()
