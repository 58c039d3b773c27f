"""The one writer: what several callers want written at the same time goes to disk in one commit.

A commit to disk takes as long for one entry as for fifty. So whatever has come while the last commit was
under way is written together in the next. Each caller goes on only after that commit, and none suffers for
another: if the whole is refused, each piece is tried by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from campidoglio.server.metrics import CHANGES, COMMITS, FAILED_COMMITS
from campidoglio.server.storage.appending import Append, append_all
from campidoglio.server.storage.database import Database
from campidoglio.server.storage.errors import StorageFailed
from campidoglio.server.storage.failures import failed, may_pass

MOST_TOGETHER = 256
TRIES = 3

Change = Callable[[Connection], Any]
"""Any other change; what it returns goes to its caller, after the commit."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """What one caller waits for."""

    work: Append | Change
    done: asyncio.Future[Any]


class Writer:
    """Writes what it is given, in the order it came, as much as possible in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[_Piece | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer of the database")
        self._closed = False

    async def write(self, work: Append | Change) -> Any:
        """Return when the work is committed; a caller that is cancelled meanwhile does not take it back."""
        if self._closed:
            raise StorageFailed("the database is closed")
        piece = _Piece(work, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(piece)
        return await piece.done

    async def close(self) -> None:
        """Write what was given before, and stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        open_still = True
        while open_still:
            pieces = [await self._waiting.get()]
            while not self._waiting.empty() and len(pieces) < MOST_TOGETHER:
                pieces.append(self._waiting.get_nowait())
            open_still = None not in pieces
            await self._write([piece for piece in pieces if piece is not None])

    async def _write(self, pieces: Sequence[_Piece]) -> None:
        if not pieces:
            return
        try:
            outcomes = await self._committed(pieces)
        except Exception as error:
            await self._write_apart(pieces, error)
        else:
            for piece, outcome in zip(pieces, outcomes, strict=True):
                _tell(piece, outcome)

    async def _write_apart(self, pieces: Sequence[_Piece], error: Exception) -> None:
        """Nothing of it was kept. One piece may be to blame, or two wrote the same: each has its own turn."""
        if not may_pass(error) and isinstance(error, SQLAlchemyError | OSError):
            # The disk is full, the server is gone: that is the same for all.
            for piece in pieces:
                _tell(piece, failed(error, "written", self._database.name))
            return
        for piece in pieces:
            _tell(piece, await self._written_alone(piece))

    async def _written_alone(self, piece: _Piece) -> Any:
        for _ in range(TRIES):
            try:
                return (await self._committed([piece]))[0]
            except Exception as error:
                problem = error
                if not may_pass(error):
                    break
        if isinstance(problem, SQLAlchemyError | OSError):
            return failed(problem, "written", self._database.name)
        return problem

    async def _committed(self, pieces: Sequence[_Piece]) -> list[Any]:
        """What came of each, when all are committed; if this raises, none is kept."""
        work = [piece.work for piece in pieces]
        with FAILED_COMMITS.count_exceptions(), COMMITS.time():
            done = await self._database.write(lambda connection: _do_all(connection, work))
        CHANGES.inc(len(pieces))
        return done


def _do_all(connection: Connection, works: Sequence[Append | Change]) -> list[Any]:
    appends = [work for work in works if isinstance(work, Append)]
    refusals = iter(append_all(connection, appends) if appends else [])
    return [next(refusals) if isinstance(work, Append) else work(connection) for work in works]


def _tell(piece: _Piece, outcome: Any) -> None:
    if piece.done.done():
        return
    if isinstance(outcome, Exception):
        piece.done.set_exception(outcome)
    else:
        piece.done.set_result(outcome)
