"""Two real servers on one PostgreSQL and one Redis: whoever dies, the game goes on at the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.deploy import nginx
from tests.faults.serving import Serving
from tests.server.clients import Message, Person, Seat
from tests.server.databases import PostgreSQL
from tests.server.redis_server import RedisServer, running_redis
from tests.server.running import Reached

# One worker runs them all: starting servers takes longer than the tests do.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("two servers")]

PATIENCE = 120.0
"""Seconds after which a test gives up waiting; nothing is as slow as this."""


@dataclass
class Two:
    """Both servers, each with data of its own, and what they share."""

    serving: Sequence[Serving]
    reached: Sequence[Reached]
    bus: RedisServer

    @property
    def a(self) -> Reached:
        """The one."""
        return self.reached[0]

    @property
    def b(self) -> Reached:
        """The other."""
        return self.reached[1]

    def kill_a(self) -> None:
        """End one at once: kill -9."""
        self.serving[0].kill()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL) -> Iterator[Two]:
    """A house of two servers, none of which runs yet."""
    folder = tmp_path_factory.mktemp("house")
    with running_redis() as bus, _servers(folder, postgresql.new_database(), bus.address) as serving:
        yield Two(serving, [], bus)


@pytest.fixture
def two(house: Two) -> Iterator[Two]:
    """Two servers that run; one that was killed by the test before is started again."""
    with ThreadPoolExecutor() as starting:
        addresses = list(starting.map(Serving.start_if_need_be, house.serving))
    with ExitStack() as clients:
        yield Two(house.serving, [Reached(address, clients) for address in addresses], house.bus)


@contextmanager
def _servers(folder: Path, database: str, bus: str) -> Iterator[list[Serving]]:
    with ExitStack() as stack:
        serving = []
        for name in ("a", "b"):
            own = folder / name
            own.mkdir()
            given = {"CAMPIDOGLIO_BUS_URL": bus, "CAMPIDOGLIO_PROXIES": "127.0.0.1"}
            serving.append(stack.enter_context(Serving(own, database, given)))
        yield serving


def until(happened: Callable[[], bool]) -> None:
    """Look again until it has happened."""
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def moves_of(seat: Seat) -> int:
    """How many moves have been told there."""
    return sum(line["type"] == "happened" for line in seat.log())


def play(seats: Sequence[Seat], is_enough: Callable[[], bool]) -> None:
    """Have everybody take the first legal action whenever it is their turn, until it is enough."""

    def once() -> bool:
        for seat in seats:
            seat.catch_up()
            position = seat.position()
            if position.get("legal"):
                seat.ask("play", question=position["question"], actions=position["legal"][:1])
        return is_enough()

    until(once)


def is_over(*seats: Seat) -> bool:
    return all(seat.table()["status"] == "over" for seat in seats)


def table_of(ann: Person, ben: Person, **fields: object) -> str:
    """A running game of two people, each at a server of their own, with a bot."""
    table = ann.make_table("campanile", "me", "open", "easy", **fields)
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ann.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def all_of(person: Person, table: str) -> Message:
    """All that a player may know."""
    told: Message = person.get(f"/api/tables/{table}").raise_for_status().json()
    return told


def test_a_game_at_two_servers_survives_the_death_of_one(two: Two) -> None:
    ann, ben = Person(two.a, "Ann"), Person(two.b, "Ben")
    table = table_of(ann, ben)
    with ben.at(table) as at_b:
        with ann.at(table) as at_a:
            play([at_a, at_b], lambda: min(moves_of(at_a), moves_of(at_b)) >= 12)
            assert [seat["connected"] for seat in at_b.table()["seats"][:2]] == [True, True]
            two.kill_a()
        # The cookie of one server is as good at the other.
        again = ann.came_to(two.b)
        assert again.me["id"] == ann.me["id"]
        with again.at(table) as back:
            play([back, at_b], lambda: is_over(back, at_b))
    log = all_of(ben, table)["log"]
    bots = [line for line in log if line["type"] == "happened" and line.get("bot")]
    assert {line["seat"] for line in bots} == {2}
    replayed = ben.get(f"/api/tables/{table}/record")
    assert replayed.status_code == 200


@pytest.mark.skipif(nginx.path() is None, reason="there is no nginx here")
def test_behind_the_proxy_any_server_answers_anybody(two: Two) -> None:
    with ExitStack() as clients, nginx.proxy([two.a.address, two.b.address]) as address:
        door = Reached(address, clients)
        ann, ben = Person(door, "Ann"), Person(door, "Ben")
        table = table_of(ann, ben)
        with ann.at(table) as one, ben.at(table) as other:
            play([one, other], lambda: min(moves_of(one), moves_of(other)) >= 6)
        # Many requests of one browser go to both, and either knows who asks and what was played.
        found = [all_of(ann, table)["seq"] for _ in range(10)]
        assert found == sorted(found)
        two.kill_a()
        assert ann.get("/api/me").json()["id"] == ann.me["id"]
        with ann.at(table) as one, ben.at(table) as other:
            play([one, other], lambda: is_over(one, other))


def test_play_goes_on_without_the_bus_and_when_it_is_back(two: Two) -> None:
    ann, ben = Person(two.a, "Ann"), Person(two.b, "Ben")
    table = table_of(ann, ben)
    with ann.at(table) as at_a, ben.at(table) as at_b:

        def both_heard(moves: int) -> Callable[[], bool]:
            return lambda: min(moves_of(at_a), moves_of(at_b)) >= moves

        play([at_a, at_b], both_heard(6))
        two.bus.kill()
        play([at_a, at_b], both_heard(10))
        two.bus.start()
        play([at_a, at_b], lambda: is_over(at_a, at_b))
    assert all_of(ann, table)["log"] == all_of(ben, table)["log"]


def test_a_clock_runs_out_once_though_the_server_of_its_table_died(two: Two) -> None:
    ann, ben = Person(two.a, "Ann"), Person(two.b, "Ben")
    table = table_of(ann, ben, tempo={"type": "real_time", "move_seconds": 10, "game_seconds": None})
    until(lambda: set(all_of(ann, table)["table"]["due"]) & {0, 1} != set())
    two.kill_a()

    def times_out() -> list[int]:
        log = all_of(ben, table)["log"]
        return [line["seat"] for line in log if line.get("event") == "time_out"]

    until(lambda: len(times_out()) >= 2)
    # Both people are away, so bots play to the end, each having run out of time once.
    until(lambda: all_of(ben, table)["table"]["status"] == "over")
    assert sorted(times_out()) == [0, 1]
