"""Measures what a table and a move cost the server, in processor time, memory and room on disk.

    python -m tests.scale.costs --game capitol --tables 100 --moves 1000

A house with SQLite in this process, where two people with a reader each sit at every table. There is no
network: sockets come on top, and `python -m tests.faults.load` measures them too. Processor time is not the
time of the clock, so that other programs on the machine disturb the figures less.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from tests.server.house.homes import ANN, BEN, NAMES, Home, home

from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.address import sqlite_address
from campidoglio.server.storage.store import Store
from campidoglio.server.wire.asks import NewTable, Play, SeatWish, TakeSeat


@dataclass(frozen=True, slots=True)
class Costs:
    """What was found."""

    game: str
    table_ms: float
    """To make a table, seat two people with a reader each, and start."""
    table_kib: float
    """In memory, with the two readers."""
    move_ms: float
    """To check, commit and tell a move."""
    entry_bytes: float
    """On disk, for each entry, with all that is kept beside it."""

    def __str__(self) -> str:
        return (
            f"{self.game}: a table {self.table_ms:.1f} ms and {self.table_kib:.0f} KiB, a move"
            f" {self.move_ms:.2f} ms, an entry {self.entry_bytes:.0f} bytes on disk"
        )


async def measure(folder: Path, game: str, tables: int, moves: int) -> Costs:
    """Make so many tables, then so many moves, at one table after the other."""
    file = folder / "campidoglio.db"
    async with await Store.open(sqlite_address(file)) as store, home(store) as house:
        # What is loaded once is no table's cost.
        await _move(house, await _table(house, game, 0))
        memory, began = _peak_kib(), process_time()
        made = [await _table(house, game, number) for number in range(1, tables + 1)]
        table_ms = 1000 * (process_time() - began) / tables
        table_kib = (_peak_kib() - memory) / tables
        move_seconds = sum([await _move(house, made[number % tables]) for number in range(moves)])
        entries = sum([(await house.see(table)).seq for table in made])
    return Costs(game, table_ms, table_kib, 1000 * move_seconds / moves, file.stat().st_size / entries)


def _peak_kib() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


async def _table(house: Home, game: str, number: int) -> str:
    wish = NewTable(f"new-{number}", game, [SeatWish("me"), SeatWish("open")])
    table: str = json.loads(await house.house.create(house.asker(ANN), wish))["id"]
    await house.house.change(table, house.asker(BEN), wish_of(TakeSeat("sit"), BEN, "Ben"))
    await house.house.change(table, house.asker(ANN), lambda here, now: here.start(ANN, now))
    for guest in (ANN, BEN):
        await house.join(table, guest)
    return table


async def _move(house: Home, table: str) -> float:
    """Have whoever is due take the first legal action; gives the processor time of that alone."""
    here = await house.see(table)
    guest = here.guests[here.due[0]]
    position = here.position(guest)
    assert position is not None
    assert position.question is not None
    play = Play("play", position.question, [position.legal[0]])
    began = process_time()
    await house.house.change(table, house.asker(guest), wish_of(play, guest, NAMES[guest]))
    return process_time() - began


def main() -> None:
    """Read what is wished, and measure."""
    parser = argparse.ArgumentParser(description="Measure what a table and a move cost.")
    parser.add_argument("--game", default="campanile")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=1000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="campidoglio-") as folder:
        print(asyncio.run(measure(Path(folder), given.game, given.tables, given.moves)))


if __name__ == "__main__":
    main()
