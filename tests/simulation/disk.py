"""One disk, and what several server processes reach it by: real SQL, with simulated time and faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, create_engine, delete
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool
from tests.simulation.chaos import Chance, StorageFault, Weather

from campidoglio.server.storage.models import metadata

Result = TypeVar("Result")

WRITE_SECONDS = 0.05
READ_SECONDS = 0.01
SERIALIZATION_FAILURE = "40001"


class Disk:
    """A database in memory. A transaction takes no time here; those who reach it take theirs."""

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        metadata.create_all(self._engine)

    def empty(self) -> None:
        """Forget everything, for the next world."""
        with self._engine.begin() as connection:
            for table in reversed(metadata.sorted_tables):
                connection.execute(delete(table))

    def do(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work, whole or not at all."""
        with self._engine.begin() as connection:
            return work(connection)


class Refusing(Exception):
    """What a driver raises."""

    def __init__(self, sentence: str, sqlstate: str | None = None) -> None:
        super().__init__(sentence)
        self.sqlstate = sqlstate


class SimulatedDatabase:
    """One process's way to the disk: it takes time, and fails as the weather has it."""

    name = "simulated"
    is_shared = True

    def __init__(self, disk: Disk, chance: Chance, weather: Callable[[], Weather]) -> None:
        self._disk = disk
        self._chance = chance
        self._weather = weather

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do the work in a transaction, unless a fault comes in between."""
        await self._chance.pause(WRITE_SECONDS)
        fault = self._chance.storage_fault(self._weather().write_fails)
        if fault in (StorageFault.BEFORE, StorageFault.PASSING):
            raise _failure(fault)
        result = self._disk.do(work)
        await self._chance.pause(WRITE_SECONDS)
        if fault is StorageFault.AFTER:
            raise _failure(fault)
        return result

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that changes nothing."""
        await self._chance.pause(READ_SECONDS)
        if self._chance.happens(self._weather().read_fails):
            raise _failure(StorageFault.BEFORE)
        result = self._disk.do(work)
        await self._chance.pause(READ_SECONDS)
        return result

    async def close(self) -> None:
        """The disk stays."""


def _failure(fault: StorageFault) -> OperationalError:
    state = SERIALIZATION_FAILURE if fault is StorageFault.PASSING else None
    return OperationalError("simulated", {}, Refusing(f"simulated fault {fault.name.lower()}", state))
