"""Two servers on one database, restarted at will, do what a plain model of them does."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from sqlalchemy import Connection, delete

from campidoglio.server.storage.database import open_database
from campidoglio.server.storage.errors import Conflict, Repeated, UnknownTable
from campidoglio.server.storage.migrate import migrate
from campidoglio.server.storage.models import metadata
from campidoglio.server.storage.store import Store
from campidoglio.server.storage.values import Listed, Request, SeatIndex, Snapshot, TableIndex
from campidoglio.server.wire.tables import Access, Status

TABLES = ("t", "u", "v")
GUESTS = ("ann", "ben")
REQUESTS = ("r1", "r2", "r3")

tables = st.sampled_from(TABLES)
servers = st.integers(0, 1)
bodies = st.lists(st.binary(max_size=5), max_size=3)
requests = st.none() | st.builds(
    Request,
    guest=st.sampled_from(GUESTS),
    id=st.sampled_from(REQUESTS),
    answer=st.binary(max_size=3),
)
sitting = st.lists(st.tuples(st.none() | st.sampled_from(GUESTS), st.booleans()), max_size=3).map(
    lambda guests: [SeatIndex(seat, guest, due) for seat, (guest, due) in enumerate(guests)]
)
indexes = st.builds(
    TableIndex,
    game=st.just("pebbles"),
    status=st.sampled_from(Status),
    access=st.sampled_from(Access),
    touched_ms=st.integers(0, 5),
    seats=sitting,
    line=st.binary(max_size=4),
    deadline_ms=st.none() | st.integers(0, 5),
    bots_due=st.booleans(),
)


@dataclass(frozen=True, slots=True)
class Wish:
    """An append as somebody asks for it: `off` is by how much it is mistaken about the number of entries."""

    table: str
    new: bool
    off: int
    bodies: list[bytes]
    index: TableIndex
    request: Request | None


wishes = st.builds(
    Wish,
    table=tables,
    new=st.booleans(),
    off=st.sampled_from([0, 0, 0, 0, -1, 1]),
    bodies=bodies,
    index=indexes,
    request=requests,
)


@dataclass(slots=True)
class Model:
    """What storage should hold."""

    entries: dict[str, list[bytes]] = field(default_factory=dict)
    indexes: dict[str, TableIndex] = field(default_factory=dict)
    answers: dict[tuple[str, str], bytes] = field(default_factory=dict)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)

    def outcome(self, wish: Wish, expected: int) -> object:
        """What comes of a wish, which is done if it may be."""
        request = wish.request
        if request is not None and (request.guest, request.id) in self.answers:
            return self.answers[request.guest, request.id]
        kept = self.entries.get(wish.table)
        if kept is None and not wish.new:
            return UnknownTable
        if kept is not None and (wish.new or len(kept) != expected):
            return Conflict, len(kept)
        self.entries.setdefault(wish.table, []).extend(wish.bodies)
        self.indexes[wish.table] = wish.index
        if request is not None:
            self.answers[request.guest, request.id] = request.answer
        return None

    def listed(self, guest: str) -> list[Listed]:
        """The guest's own tables."""
        own = []
        for table, index in self.indexes.items():
            if seats := [seat for seat in index.seats if seat.guest == guest]:
                own.append(Listed(table, index.line, seats[0].seat, any(seat.due for seat in seats)))
        return sorted(own, key=lambda it: (not it.due, -self.indexes[it.id].touched_ms, it.id))

    def lobby(self) -> list[Listed]:
        """The public tables that are not over."""
        order = [Status.OPEN, Status.RUNNING]
        shown = [
            (order.index(index.status), -index.touched_ms, table)
            for table, index in self.indexes.items()
            if index.access == Access.PUBLIC and index.status in order
        ]
        return [Listed(table, self.indexes[table].line) for _, _, table in sorted(shown)]


class Servers(RuleBasedStateMachine):
    """Two open stores, and the model."""

    address: str
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.stores = [self.run(Store.open(self.address)) for _ in range(2)]
        self.run(self.empty())

    def run(self, doing: Any) -> Any:
        return self.runner.run(doing)

    async def empty(self) -> None:
        def forget(connection: Connection) -> None:
            for table in reversed(metadata.sorted_tables):
                connection.execute(delete(table))

        database = open_database(self.address)
        await database.write(forget)
        await database.close()

    async def do(self, store: Store, wish: Wish, expected: int) -> object:
        try:
            if wish.new:
                await store.create_table(wish.table, wish.index, wish.bodies, wish.request)
            else:
                await store.append(wish.table, expected, wish.bodies, wish.index, wish.request)
        except Repeated as repeated:
            return repeated.answer
        except Conflict as conflict:
            return Conflict, conflict.actual
        except UnknownTable:
            return UnknownTable
        return None

    @rule(server=servers, together=st.lists(wishes, min_size=1, max_size=6))
    def write(self, server: int, together: list[Wish]) -> None:
        """Several wishes come at one moment; they are done in the order in which they came."""
        expected, counted = [], {table: len(kept) for table, kept in self.model.entries.items()}
        for wish in together:
            expected.append(counted.get(wish.table, 0) + wish.off)
            counted[wish.table] = expected[-1] + len(wish.bodies)

        async def do_all() -> list[object]:
            store = self.stores[server]
            return await asyncio.gather(*(self.do(store, *it) for it in zip(together, expected, strict=True)))

        outcomes = self.run(do_all())
        assert outcomes == [self.model.outcome(*it) for it in zip(together, expected, strict=True)]

    @rule(server=servers, table=tables, sequence=st.integers(0, 5), body=st.binary(max_size=3))
    def save_snapshot(self, server: int, table: str, sequence: int, body: bytes) -> None:
        if table in self.model.entries:
            self.run(self.stores[server].save_snapshot(table, sequence, body))
            kept = self.model.snapshots.get(table)
            if kept is None or kept.sequence < sequence:
                self.model.snapshots[table] = Snapshot(sequence, body)

    @rule(server=servers)
    def restart(self, server: int) -> None:
        self.run(self.stores[server].close())
        self.stores[server] = self.run(Store.open(self.address))

    @invariant()
    def the_servers_say_in_turn_what_the_model_says(self) -> None:
        self.stores.reverse()
        self.run(self.compare(self.stores[0]))

    async def compare(self, store: Store) -> None:
        model = self.model
        for table in TABLES:
            assert await store.entries(table) == model.entries.get(table, [])
            assert await store.snapshot(table) == model.snapshots.get(table)
        for guest in GUESTS:
            assert await store.tables_of(guest) == model.listed(guest)
            for request in REQUESTS:
                assert await store.answer_to(guest, request) == model.answers.get((guest, request))
        assert await store.lobby() == model.lobby()
        due = [
            (index.deadline_ms, table)
            for table, index in model.indexes.items()
            if index.deadline_ms is not None
        ]
        assert await store.due_tables(3) == [table for deadline, table in sorted(due) if deadline <= 3]
        assert await store.next_deadline() == min(due, default=(None, ""))[0]

    def teardown(self) -> None:
        for store in self.stores:
            self.run(store.close())


@pytest.mark.slow
def test_storage_does_what_its_model_does(address: str) -> None:
    with asyncio.Runner() as runner:

        async def prepare() -> None:
            database = open_database(address)
            await migrate(database)
            await database.close()

        runner.run(prepare())
        machine = type("ServersHere", (Servers,), {"address": address, "runner": runner})
        run_state_machine_as_test(machine, settings=settings(max_examples=12, stateful_step_count=10))
