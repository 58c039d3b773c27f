"""Faults that are planted into the server, to see that simulated worlds find them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any
from unittest.mock import PropertyMock, patch

from campidoglio.server.house.bots import Bots
from campidoglio.server.house.house import House
from campidoglio.server.house.presence import Presence
from campidoglio.server.house.reader import encoded
from campidoglio.server.house.room import Room
from campidoglio.server.house.rooms import Rooms
from campidoglio.server.house.schedule import Schedule
from campidoglio.server.house.tending import Tending
from campidoglio.server.storage import appending
from campidoglio.server.storage.appending import Append
from campidoglio.server.storage.errors import Conflict
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.writer import Writer
from campidoglio.server.table import timing
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Ack

Plant = Callable[[], AbstractContextManager[object]]

PLANTS: dict[str, Plant] = {}
"""Each by a sentence that says what is wrong."""


def plant(sentence: str) -> Callable[[Plant], Plant]:
    """Put a fault on the list."""

    def listed(made: Plant) -> Plant:
        PLANTS[sentence] = made
        return made

    return listed


# Keeping


@plant("an ack is given before the commit")
def ack_before_commit() -> AbstractContextManager[object]:
    right = House._do

    async def wrong(self: House, room: Room, asker: Any, wish: Any, tell: Any, first: Any) -> bytes:
        tell(encoded(Ack(asker.request, room.table.seq_for(asker.guest) + 1)))
        return await right(self, room, asker, wish, tell, first)

    return patch.object(House, "_do", wrong)


@plant("news go out before the commit")
def news_before_commit() -> AbstractContextManager[object]:
    right = Store.append
    house: list[House] = []
    began = House.__init__

    def remembered(self: House, *given: Any, **named: Any) -> None:
        began(self, *given, **named)
        house[:] = [self]

    async def wrong(self: Store, table: str, *given: Any) -> None:
        for room in house[0].rooms:
            if room.table.id == table:
                room.publish()
        await right(self, table, *given)

    return _both(patch.object(House, "__init__", remembered), patch.object(Store, "append", wrong))


@plant("what a failed commit left in memory is gone on with")
def memory_is_believed() -> AbstractContextManager[object]:
    return patch.object(Room, "is_stale", PropertyMock(return_value=False), create=True)


@plant("answers are not kept, so that a repeat is done twice")
def answers_forgotten() -> AbstractContextManager[object]:
    right = Store.append

    async def wrong(
        self: Store, table: str, expected: int, bodies: Any, index: Any, request: Any = None
    ) -> None:
        await right(self, table, expected, bodies, index)

    return patch.object(Store, "append", wrong)


@plant("a conflict is taken for a success")
def conflict_swallowed() -> AbstractContextManager[object]:
    right = Store.append

    async def wrong(self: Store, *given: Any) -> None:
        try:
            await right(self, *given)
        except Conflict:
            return

    return patch.object(Store, "append", wrong)


@plant("a write that failed is taken for a success")
def failure_swallowed() -> AbstractContextManager[object]:
    async def wrong(self: Writer, pieces: Any, error: Exception) -> None:
        for piece in pieces:
            if not piece.done.done():
                piece.done.set_result(None)

    return patch.object(Writer, "_write_apart", wrong)


@plant("the number of entries is not compared")
def expected_ignored() -> AbstractContextManager[object]:
    def wrong(self: Any, append: Append) -> None:
        actual = self.sequences.get(append.table, 0)
        object.__setattr__(append, "expected", actual)

    return patch.object(appending._Batch, "_refusal", wrong)


@plant("entries of several steps are kept one by one")
def half_done() -> AbstractContextManager[object]:
    right = Store.append

    async def wrong(
        self: Store, table: str, expected: int, bodies: Any, index: Any, request: Any = None
    ) -> None:
        await right(self, table, expected, bodies, index)
        await right(self, table, expected + len(bodies), [], index, request)

    return patch.object(Store, "append", wrong)


@plant("a snapshot is said to be one entry older than it is")
def snapshot_misdated() -> AbstractContextManager[object]:
    right = Store.save_snapshot

    async def wrong(self: Store, table: str, sequence: int, body: bytes) -> None:
        await right(self, table, sequence - 1, body)

    return _both(patch.object(Store, "save_snapshot", wrong), _frequent_snapshots())


@plant("the entries of a snapshot are applied again")
def snapshot_applied_twice() -> AbstractContextManager[object]:
    right = Store.entries

    async def wrong(self: Store, table: str, since: int = 0) -> list[bytes]:
        return await right(self, table, max(0, since - 1))

    return _both(patch.object(Store, "entries", wrong), _frequent_snapshots())


# Answering


@plant("a repeat of what was done is refused")
def repeat_refused() -> AbstractContextManager[object]:
    async def wrong(self: Store, guest: str, request: str) -> None:
        return None

    return patch.object(Store, "answer_to", wrong)


@plant("a repeat gets an answer of its own")
def repeat_answered_anew() -> AbstractContextManager[object]:
    right = House._do

    async def wrong(self: House, room: Room, asker: Any, wish: Any, tell: Any, first: Any) -> bytes:
        def told(answer: bytes) -> None:
            tell(encoded(Ack(asker.request, room.table.seq_for(asker.guest))))

        return await right(self, room, asker, wish, told, first)

    return patch.object(House, "_do", wrong)


# Telling


@plant("who resumes misses one entry")
def resume_skips() -> AbstractContextManager[object]:
    right = Room.greet

    def wrong(self: Room, reader: Any, since: int | None) -> None:
        right(self, reader, None if since is None else since + 1)

    return patch.object(Room, "greet", wrong)


@plant("who resumes is told one entry twice")
def resume_repeats() -> AbstractContextManager[object]:
    right = Room.greet

    def wrong(self: Room, reader: Any, since: int | None) -> None:
        right(self, reader, None if since is None else max(0, since - 1))

    return patch.object(Room, "greet", wrong)


@plant("the answer comes after the news")
def news_before_ack() -> AbstractContextManager[object]:
    right = House._keep

    async def wrong(self: House, room: Room, entries: Any, asker: Any) -> bytes:
        answer = await right(self, room, entries, asker)
        room.publish()
        return answer

    return patch.object(House, "_keep", wrong)


@plant("readers of a table that is read anew are told nothing")
def reading_anew_is_silent() -> AbstractContextManager[object]:
    right = Rooms.read_anew

    async def wrong(self: Rooms, room: Room) -> None:
        with patch.object(room, "publish", lambda: _have_seen(room)):
            await right(self, room)

    return patch.object(Rooms, "read_anew", wrong)


@plant("several go into a room at once")
def unlocked() -> AbstractContextManager[object]:
    @asynccontextmanager
    async def wrong(self: Rooms, table: str) -> AsyncIterator[Room]:
        room = await self._room(table)
        if room.is_stale:
            await self.read_anew(room)
        yield room

    return patch.object(Rooms, "entered", wrong)


# Going on by itself


@plant("nothing goes on by itself after a restart")
def no_resuming() -> AbstractContextManager[object]:
    async def wrong(self: Tending) -> None:
        return

    return patch.object(Tending, "_resume", wrong)


@plant("a bot whose worker failed is not asked again")
def bots_give_up() -> AbstractContextManager[object]:
    async def wrong(self: Bots, room: Room, seat: int) -> None:
        task = next((task for task in room.table.bots_due() if task.seat == seat), None)
        if task is not None:
            await self._choose(room, task, by_itself=False)

    return patch.object(Bots, "_think", wrong)


@plant("clocks are not waited for")
def clocks_unheard() -> AbstractContextManager[object]:
    return patch.object(Schedule, "_start_due", lambda self: None)


@plant("time is up two seconds early")
def early_deadlines() -> AbstractContextManager[object]:
    return _time_is_up_at(lambda deadline: deadline - 2_000)


@plant("who comes back does not get the seat back")
def no_return() -> AbstractContextManager[object]:
    return patch.object(Table, "returned", lambda self, guest, now: [])


@plant("nobody plays for who is gone")
def absence_unnoticed() -> AbstractContextManager[object]:
    return patch.object(Presence, "miss", lambda self, room, guest: None)


# Helpers


def _time_is_up_at(moment: Callable[[int], int]) -> AbstractContextManager[object]:
    def wrong(table: Any, seat: int, now: int) -> bool:
        deadline = table.facts.clocks.deadline(seat)
        return deadline is not None and now >= moment(deadline)

    return patch.object(timing, "is_out_of_time", wrong)


def _have_seen(room: Room) -> None:
    for reader in room.readers:
        reader.seen = room.table.seq_for(reader.guest)


def _frequent_snapshots() -> AbstractContextManager[object]:
    return patch("campidoglio.server.house.house.SNAPSHOT_EVERY", 3)


@contextmanager
def _both(one: AbstractContextManager[object], other: AbstractContextManager[object]) -> Iterator[None]:
    with one, other:
        yield
