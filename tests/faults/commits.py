"""Measures how many moves a second storage alone commits.

    python -m tests.faults.commits --tables 50 --seconds 5
    python -m tests.faults.commits --postgresql

Each table appends an entry as soon as the last one is committed, with a request id and an index of everyday
size. PostgreSQL is started for it, with its usual care for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time

from tests.server.databases import running_postgresql

from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request, SeatIndex, TableIndex
from campidoglio.server.wire.tables import Access, Status

ENTRY = b"e" * 100
LINE = b"l" * 400


def _index(number: int) -> TableIndex:
    seats = SeatIndex(0, "ann", due=number % 2 == 0), SeatIndex(1, "ben", due=number % 2 == 1)
    return TableIndex("pebbles", Status.RUNNING, Access.PUBLIC, number, seats, LINE)


async def measure(address: str, tables: int, seconds: float) -> str:
    """Append at so many tables for so many seconds; says what was found."""
    latencies: list[float] = []
    async with await Store.open(address) as store:
        names = [f"table {number}" for number in range(tables)]
        await asyncio.gather(*(store.create_table(name, _index(0), [ENTRY]) for name in names))
        began, own_began = perf_counter(), process_time()

        async def play(name: str) -> None:
            number = 1
            while (sent := perf_counter()) < began + seconds:
                request = Request("ann", f"{name} {number}", b"done")
                await store.append(name, number, [ENTRY], _index(number), request)
                latencies.append(perf_counter() - sent)
                number += 1

        await asyncio.gather(*map(play, names))
        took, own = perf_counter() - began, process_time() - own_began
    latencies.sort()
    return (
        f"{tables} tables: {len(latencies) / took:.0f} commits a second, "
        f"p50 {1000 * latencies[len(latencies) // 2]:.1f} ms, "
        f"p99 {1000 * latencies[int(len(latencies) * 0.99)]:.1f} ms, "
        f"{1000 * own / len(latencies):.2f} ms of processor time each"
    )


def main() -> None:
    """Read what is wished, and measure."""
    parser = argparse.ArgumentParser(description="Measure how many moves a second storage commits.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--postgresql", action="store_true", help="else SQLite")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="campidoglio-")))
        address = sqlite_address(folder / "campidoglio.db")
        if given.postgresql:
            address = stack.enter_context(running_postgresql()).new_database()
        print(asyncio.run(measure(address, given.tables, given.seconds)))


if __name__ == "__main__":
    main()
