"""At tables people take their time, go away, come back and change their minds: all of it over the API.

On either kind of database.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from click.testing import CliRunner
from tests.server.clients import Message, Person
from tests.server.databases import DATABASES
from tests.server.running import Running, running

from campidoglio.cli import main

SECOND = 1_000
DAY = 86_400 * SECOND


class Hands:
    """A clock that moves when a test moves it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def move(self, milliseconds: int) -> None:
        """Time passes."""
        self.at += milliseconds


class World(NamedTuple):
    """A server whose time a test decides."""

    server: Running
    clock: Hands


@pytest.fixture(scope="module", params=DATABASES)
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    clock, kept = Hands(), None
    if request.param == "postgresql":
        kept = request.getfixturevalue("postgresql").new_database()
    with running(tmp_path_factory.mktemp("server"), now=clock, database_url=kept) as server:
        yield World(server, clock)


@pytest.fixture
def people(world: World) -> list[Person]:
    return [Person(world.server, name) for name in ("Ann", "Ben", "Cleo", "Dan")]


class Play:
    """People at a running table, who speak plain HTTP."""

    def __init__(self, people: list[Person], game: str, *seats: str, **settings: Any) -> None:
        self.people = people
        self.id = people[0].make_table(game, "me", *seats, **settings)
        for person, seat in zip(people[1:], seats, strict=False):
            if seat == "open":
                person.post(f"/api/tables/{self.id}/seat").raise_for_status()
        people[0].post(f"/api/tables/{self.id}/start")

    def told(self, seat: int = 0) -> Message:
        """All that a seat may know."""
        found: Message = self.people[seat].get(f"/api/tables/{self.id}").json()
        return found

    def ask(self, seat: int, what: str, /, **fields: Any) -> httpx.Response:
        """A seat asks for something."""
        return self.people[seat].post(f"/api/tables/{self.id}/{what}", **fields)

    def do(self, seat: int, what: str, /, **fields: Any) -> None:
        """A seat asks for something and gets it."""
        assert self.ask(seat, what, **fields).raise_for_status().json()["type"] == "ack"

    def play(self, seat: int, *actions: str) -> None:
        """A seat decides: as it wishes, or whatever is allowed first."""
        position = self.told(seat)["position"]
        chosen = list(actions) or position["legal"][:1]
        self.do(seat, "play", question=position["question"], actions=chosen)

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """What seat 0 is told as soon as it is as wanted: bots take their time."""
        while not wanted(told := self.told()):
            pass
        return told

    @property
    def due(self) -> int:
        """The first seat that must choose now."""
        seat: int = self.told()["table"]["due"][0]
        return seat

    def events(self) -> list[tuple[str, int | None]]:
        """What happened at the table besides moves."""
        return [(line["event"], line["seat"]) for line in self.told()["log"] if line["type"] == "table"]


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    assert answer.is_client_error
    found: str = answer.json()["code"]
    return found


# Clocks


def test_for_a_player_whose_time_for_a_move_is_up_a_bot_of_the_chosen_level_plays_and_the_record_says_so(
    world: World, people: list[Person]
) -> None:
    tempo = {"type": "real_time", "move_seconds": 30}
    table = Play(people[:2], "campanile", "open", tempo=tempo, substitute="medium")
    late = table.due
    clock = table.told()["position"]["clocks"][late]
    assert clock == {"seat": late, "running": True, "move_ms": 30 * SECOND, "game_ms": None}
    world.clock.move(30 * SECOND)
    table.do(1 - late, "say", text="Where are you?")
    told = table.until(lambda told: told["table"]["due"] == [1 - late])
    assert ("time_out", late) in table.events()
    assert told["table"]["seats"][late]["substitute"] == "medium"
    moves = [line for line in told["log"] if line["type"] == "happened"]
    assert {(line["seat"], line["bot"]) for line in moves} == {(late, "medium")}
    table.do(late, "say", text="Here I am.")
    assert table.events()[-1] == ("returned", late)
    assert table.told()["table"]["seats"][late]["substitute"] is None
    table.play(1 - late)
    table.do(late, "resign")
    record = people[3].get(f"/api/tables/{table.id}/record").json()
    assert record["table"]["bots"] == {"medium": list(range(1, len(moves) + 1))}


def test_without_time_for_the_game_a_bot_plays_to_the_end(world: World, people: list[Person]) -> None:
    table = Play(people[:2], "campanile", "open", tempo={"type": "real_time", "game_seconds": 60})
    late = table.due
    world.clock.move(20 * SECOND)
    table.play(late)
    assert table.told()["position"]["clocks"][late]["game_ms"] == 40 * SECOND
    world.clock.move(40 * SECOND)
    table.do(1 - late, "say", text="Time!")
    table.do(late, "say", text="Too late?")
    assert ("time_out", late) in table.events()
    assert ("returned", late) not in table.events()


def test_by_correspondence_a_move_may_take_days_and_then_a_bot_plays(
    world: World, people: list[Person]
) -> None:
    table = Play(people[:2], "campanile", "open", tempo={"type": "correspondence", "days": 2})
    late = table.due
    world.clock.move(2 * DAY - 1)
    table.do(1 - late, "say", text="Tomorrow?")
    assert ("time_out", late) not in table.events()
    world.clock.move(1)
    table.do(1 - late, "say", text="Today!")
    assert ("time_out", late) in table.events()


def test_a_player_is_played_for_when_the_time_is_up_even_if_nobody_asks(
    world: World, people: list[Person]
) -> None:
    """The house looks at its clock by itself: here it is woken, because the hands were moved."""
    table = Play(people[:2], "campanile", "open", tempo={"type": "real_time", "move_seconds": 60})
    late = table.due
    world.clock.move(60 * SECOND)
    Play(people[2:], "campanile", "open", tempo={"type": "real_time", "move_seconds": 5})
    told = table.until(lambda told: told["table"]["due"] == [1 - late])
    assert told["table"]["seats"][late]["substitute"] == "medium"


# Seats


def test_a_host_puts_a_bot_into_the_seat_of_who_left_and_somebody_else_may_take_it(
    people: list[Person],
) -> None:
    table = Play(people[:3], "campanile", "open", "open")
    dan = people[3]
    assert code(dan.post(f"/api/tables/{table.id}/seat")) == "no_seat"
    assert code(table.ask(0, "fill", seat=1, level="hard")) == "not_gone"
    table.do(1, "leave")
    assert table.told()["table"]["seats"][1]["substitute"] == "medium"
    assert code(table.ask(2, "fill", seat=1, level="hard")) == "not_host"
    table.do(0, "fill", seat=1, level="hard")
    seat = table.told()["table"]["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", "hard")
    dan.post(f"/api/tables/{table.id}/seat").raise_for_status()
    assert dan.get(f"/api/tables/{table.id}").json()["position"]["view"]["seat"] == 1
    assert table.events()[-3:] == [("away", 1), ("bot_seated", 1), ("joined", 1)]


def test_who_left_comes_back_to_the_own_seat(people: list[Person]) -> None:
    table = Play(people[:2], "campanile", "open")
    gone = 1 - table.due
    table.do(gone, "leave")
    table.play(1 - gone, *table.told(1 - gone)["position"]["legal"][:1])
    with people[gone].at(table.id) as seat:
        seat.hear_a("welcome")
        assert seat.table()["seat"] == gone
        assert seat.table()["seats"][gone]["substitute"] is None
    assert table.events()[-1] == ("returned", gone)


def test_a_table_may_be_without_talk(people: list[Person]) -> None:
    table = Play(people[:2], "campanile", "open", chat=False)
    assert code(table.ask(0, "say", text="Hello?")) == "no_chat"


def test_people_play_again_at_a_table_that_keeps_a_seat_for_each(people: list[Person]) -> None:
    table = Play(people[:2], "capitol", "open", options={"edition": "fr"})
    table.do(0, "resign")
    table.do(1, "rematch")
    again = table.told()["table"]["rematch"]
    people[0].post(f"/api/tables/{again}/seat").raise_for_status()
    told = people[1].get(f"/api/tables/{again}").json()["table"]
    assert sorted(seat["name"] for seat in told["seats"]) == ["Ann", "Ben"]
    assert told["options"] == table.told()["table"]["options"]


# Deciding, and thinking better of it


def test_seats_that_choose_at_once_are_heard_in_any_order(people: list[Person]) -> None:
    table = Play(people[:2], "capital_lux", "open")
    first, second = (table.told(seat)["position"] for seat in (0, 1))
    table.do(1, "play", question=second["question"], actions=second["legal"][:1])
    table.do(0, "play", question=first["question"], actions=first["legal"][:1])


def bargain(people: list[Person]) -> tuple[Play, int]:
    """One made an offer to the other, who refused it: everything was public."""
    table = Play(people[:2], "capitalist", "open")
    seat = table.due
    table.play(seat, f"offer seat={1 - seat}", "give_money amount=1", "send")
    table.play(1 - seat, "refuse")
    return table, seat


def test_people_agree_to_take_moves_back(people: list[Person]) -> None:
    table, seat = bargain(people)
    position = table.told(seat)["position"]
    assert (position["can_undo"], position["can_ask_undo"]) == (False, True)
    table.do(seat, "undo")
    asked = table.told()["table"]["undo_asked"]
    assert asked == {"seat": seat, "to": 0, "agreed": [], "waiting": [1 - seat]}
    table.do(1 - seat, "answer_undo", agree=True)
    assert table.told()["position"]["number"] == 0
    assert table.events()[-2:] == [("undo_asked", seat), ("undone", seat)]


def test_who_does_not_agree_keeps_the_moves_where_they_are(people: list[Person]) -> None:
    table, seat = bargain(people)
    table.do(seat, "undo")
    table.do(1 - seat, "answer_undo", agree=False)
    assert table.told()["position"]["number"] == 4
    assert table.events()[-1] == ("undo_refused", 1 - seat)


def test_against_bots_a_move_is_taken_back_at_once(people: list[Person]) -> None:
    table = Play(people[:1], "campanile", "easy")
    before = table.until(lambda told: bool(told["position"]["legal"]))["position"]
    table.play(0)
    assert table.told()["position"]["can_undo"]
    table.do(0, "undo")
    after = table.told()["position"]
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])


# Afterwards


def test_what_was_promised_before_the_first_move_is_proved_by_the_downloaded_record(
    people: list[Person], tmp_path: Path
) -> None:
    table = people[0].make_table("capitol", "me", "open")
    people[1].post(f"/api/tables/{table}/seat").raise_for_status()
    people[1].post(f"/api/tables/{table}/entropy", text="seven blue").raise_for_status()
    promised = people[3].get(f"/api/tables/{table}").json()["table"]["fairness"]
    people[0].post(f"/api/tables/{table}/start").raise_for_status()
    people[0].post(f"/api/tables/{table}/resign").raise_for_status()
    opened = people[3].get(f"/api/tables/{table}").json()["table"]["fairness"]
    assert promised["seed"] is promised["secret"] is None
    assert opened["commitment"] == promised["commitment"]
    assert opened["entropy"] == [None, "seven blue"]
    file = tmp_path / "game.json"
    file.write_bytes(people[3].get(f"/api/tables/{table}/record").content)
    assert json.loads(file.read_text())["fairness"]["entropy"] == [None, "seven blue"]
    assert CliRunner().invoke(main, ["replay", str(file), "--verify"]).exit_code == 0
    file.write_text(file.read_text().replace("seven blue", "eight blue"))
    assert CliRunner().invoke(main, ["replay", str(file), "--verify"]).exit_code == 1
