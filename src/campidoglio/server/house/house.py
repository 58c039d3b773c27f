"""The house: every table goes through here, one thing at a time for each.

A wish becomes entries, the entries are committed, then whoever asked is told so, then everybody is told what
is new. If another process wrote to the table meanwhile, it is read anew and asked once more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from campidoglio.server.house.clock import Clock, wall_clock
from campidoglio.server.house.index import index_of
from campidoglio.server.house.others import Alone, Others
from campidoglio.server.house.patience import patiently
from campidoglio.server.house.reader import encoded
from campidoglio.server.house.room import Room
from campidoglio.server.house.rooms import Rooms
from campidoglio.server.house.turns import waited_for
from campidoglio.server.house.wishes import Wish
from campidoglio.server.metrics import MOVES
from campidoglio.server.storage.errors import Conflict, Repeated, StorageFailed
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Request, TableIndex
from campidoglio.server.table.entries import Entry, Moved, encode
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Ack, Farewell
from campidoglio.server.wire.asks import NewTable

_log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 64
"""After so many entries a table is kept whole besides them, so that it opens quickly."""

CHANGED = Farewell("changed", "You are known by another name from now on. Connect again.", again=True)

T = TypeVar("T")

Tell = Callable[[bytes], None]
"""Takes the answer to a request, as soon as it is certain and before anybody hears the news."""

First = Callable[[], Awaitable[None]]
"""Done after a wish is granted, and before it is kept."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wishes for something, and the request's id, which a repeat has too."""

    guest: str
    name: str
    request: str


def to_nobody(answer: bytes) -> None:
    """For those who wait for the answer itself."""


class Busy(Refusal):
    """Other processes wrote to the table, again and again."""

    def __init__(self) -> None:
        super().__init__("busy", "Others were quicker, twice in a row. Please try again.")


class House:
    """All tables of this server."""

    def __init__(
        self, store: Store, *, now: Clock = wall_clock, most_rooms: int = 2000, notice_pause: float = 0.0
    ) -> None:
        self.store = store
        self.notice_pause_ms = int(notice_pause * 1000)
        """In which who is there anyway may play, before a notice of the turn is sent."""
        self.now = now
        self.rooms = Rooms(store, now, most_rooms)
        self.rooms.was_read = self._go_on
        self.after: list[Callable[[Room], None]] = []
        """Called with the room after each change that was made here: for what goes on by itself."""
        self.after_others: list[Callable[[Room], None]] = []
        """Called with the room when another process has changed the table."""
        self.others: Others = Alone()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unbroken: set[asyncio.Task[Any]] = set()

    # Making tables

    async def create(self, asker: Asker, ask: NewTable) -> bytes:
        """Make a table; gives the `TableInfo` that its maker sees, as JSON."""
        made = Table.create(
            ask, asker.guest, asker.name, self.now(), table_id=new_id(), secret=secrets.token_bytes(32)
        )
        return await self._make(made, asker.guest, f"new:{asker.request}")

    async def _make(self, entries: Sequence[Entry], guest: str, key: str) -> bytes:
        table = Table.of(entries)
        told = encoded(table.info(guest))
        turns = sorted(waited_for(table) - {guest})
        request = Request(guest, key, told)
        try:
            await self.store.create_table(
                table.id, self._index(table, turns), [encode(entry) for entry in entries], request
            )
        except Repeated as repeated:
            return repeated.answer
        self._go_on(self.rooms.add(table))
        return told

    # Changing tables

    async def change(self, table: str, asker: Asker, wish: Wish, tell: Tell = to_nobody) -> bytes:
        """Do what somebody wishes; gives the `Ack`, which `tell` got before anybody heard the news.

        A repeat gets the first answer. Once begun it is not broken off, whoever goes away meanwhile.
        """
        return await self.unbroken(self._change(table, asker, wish, tell))

    async def _change(
        self, table: str, asker: Asker, wish: Wish, tell: Tell, first: First | None = None
    ) -> bytes:
        async with self.rooms.entered(table) as room:
            try:
                return await self._asked_twice(room, lambda: self._do(room, asker, wish, tell, first))
            except Refusal:
                # What was done cannot be done again, but a repeat of it gets the first answer.
                known = await self.store.answer_to(asker.guest, request_key(table, asker))
                if known is None:
                    raise
                tell(known)
                return known

    async def happen(self, table: str, wish: Wish) -> None:
        """Let something happen that no guest asked for."""
        await self.unbroken(self._happen(table, wish))

    async def _happen(self, table: str, wish: Wish) -> None:
        async with self.rooms.entered(table) as room:
            await self.let(room, wish)

    async def _asked_twice(self, room: Room, doing: Callable[[], Awaitable[T]]) -> T:
        """Do it, and once more if another process wrote to the table in between."""
        try:
            return await doing()
        except Conflict:
            await self.rooms.read_anew(room)
        try:
            return await doing()
        except Conflict:
            raise Busy from None

    async def _do(self, room: Room, asker: Asker, wish: Wish, tell: Tell, first: First | None) -> bytes:
        await self._let(room, lambda table, now: table.time_out(now))
        await self._let(room, lambda table, now: table.returned(asker.guest, now))
        entries = wish(room.table, self.now())
        if first is not None:
            await first()
        try:
            answer = await self._keep(room, entries, asker)
        except Repeated as repeated:
            await self.rooms.read_anew(room)
            answer = repeated.answer
        tell(answer)
        self._tell_news(room)
        return answer

    async def let(self, room: Room, wish: Wish) -> None:
        """Let something happen that no guest asked for, in a room that was entered."""
        await self._asked_twice(room, lambda: self._let(room, wish))

    async def _let(self, room: Room, wish: Wish) -> None:
        if entries := wish(room.table, self.now()):
            await self._keep(room, entries, None)
            self._tell_news(room)

    async def _keep(self, room: Room, entries: Sequence[Entry], asker: Asker | None) -> bytes:
        """Commit the entries. They take effect in memory first; if the commit fails, that is thrown away."""
        table, expected = room.table, room.table.seq
        room.is_stale = bool(entries)
        waited = waited_for(table)
        for entry in entries:
            table.apply(entry)
        turns = sorted(waited_for(table) - waited - ({asker.guest} if asker else set()))
        answer = b"" if asker is None else encoded(Ack(asker.request, table.seq_for(asker.guest)))
        if entries:
            request = Request(asker.guest, request_key(table.id, asker), answer) if asker else None
            bodies = [encode(entry) for entry in entries]
            try:
                await self.store.append(table.id, expected, bodies, self._index(table, turns), request)
            except StorageFailed:
                self._mend(room)
                raise
            _count_moves(table.game_name, entries)
            self.others.wrote(table.id, table.seq)
        room.is_stale = False
        return answer

    def _mend(self, room: Room) -> None:
        """A write failed: see as soon as that can be seen whether it was kept, and go on from there."""
        if not room.is_mending:
            room.is_mending = True
            self.run(self._mended(room))

    async def _mended(self, room: Room) -> None:
        try:
            await patiently(lambda: self.look(room.table.id, lambda room: None))
        finally:
            room.is_mending = False

    def _tell_news(self, room: Room) -> None:
        room.publish()
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        for deed in self.after:
            deed(room)
        if room.table.seq - room.kept >= SNAPSHOT_EVERY:
            room.kept = room.table.seq
            self.run(self.store.save_snapshot(room.table.id, room.kept, room.table.to_snapshot()))

    def _index(self, table: Table, turns: Sequence[str]) -> TableIndex:
        now = self.now()
        return index_of(table, now, turns, now + self.notice_pause_ms)

    async def rematch(self, table: str, asker: Asker) -> bytes:
        """Play again at a new table, which this one names from now on; gives the `Ack`."""
        secret, new = secrets.token_bytes(32), new_id()
        there: list[Entry] = []

        def wish(here: Table, now: int) -> list[Entry]:
            again = here.rematch(asker.guest, asker.name, now, table_id=new, secret=secret)
            there[:] = again.there
            return again.here

        async def make() -> None:
            if there:
                await self._make(there, asker.guest, f"again:{request_key(table, asker)}")

        return await self.unbroken(self._change(table, asker, wish, to_nobody, make))

    # Other processes

    async def catch_up(self, table: str, sequence: int) -> None:
        """Read what another process wrote, if the table is in memory; where nobody reads it there is time."""
        room = self.rooms.find(table)
        if room is None or not self.rooms.is_behind(table, sequence):
            return
        if room.is_idle:
            room.is_stale = True
            return
        async with self.rooms.entered(table) as entered:
            if entered.table.seq < sequence:
                await self.rooms.read_further(entered)
            for deed in self.after_others:
                deed(entered)

    def dismiss(self, guest: str) -> None:
        """Have every open page of the guest's come anew: the guest is not who it was."""
        self.dismiss_here(guest)
        self.others.changed(guest)

    def dismiss_here(self, guest: str) -> None:
        """The same for the pages that are open at this process."""
        self.store.forget_guest(guest)
        for room in self.rooms:
            for reader in tuple(room.readers):
                if reader.guest == guest:
                    reader.dismiss(CHANGED)

    # Looking at tables

    async def look(self, table: str, see: Callable[[Room], T]) -> T:
        """What is to be seen at a table, while nothing changes there."""
        async with self.rooms.entered(table) as room:
            return see(room)

    # Tasks

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done besides, for as long as the house is open; its faults go into the log."""
        task = self._started(work, self._tasks)
        task.add_done_callback(_log_fault)
        return task

    async def unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something whole, whoever goes away meanwhile."""
        task = self._started(work, self._unbroken)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_unheard)
            raise

    def _started(self, work: Coroutine[Any, Any, T], among: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        among.add(task)
        task.add_done_callback(among.discard)
        return task

    async def finish(self, seconds: float) -> None:
        """Let what has begun and may not be broken off come to its end, for so long at most."""
        if under_way := tuple(self._unbroken):
            await asyncio.wait(under_way, timeout=seconds)

    async def stop_tasks(self) -> None:
        """Break off what goes on by itself. A commit that is under way is finished by storage."""
        tasks = (*self._tasks, *self._unbroken)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _count_moves(game: str, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if isinstance(entry, Moved):
            MOVES.labels(game, "person" if entry.bot is None else "bot").inc()


def _log_fault(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None:
        _log.error("something that goes on by itself has failed", exc_info=fault)


def _log_unheard(task: asyncio.Task[Any]) -> None:
    """Whoever asked has gone away. A refusal is then nobody's business; a fault still is."""
    if not task.cancelled() and not isinstance(task.exception(), Refusal):
        _log_fault(task)


def new_id() -> str:
    """An id that nobody can guess and that tells nothing, not even when it was made."""
    return secrets.token_urlsafe(12)


def request_key(table: str, asker: Asker) -> str:
    """Requests are told apart by table too: a program may count from 1 at each."""
    return f"{table}:{asker.request}"
