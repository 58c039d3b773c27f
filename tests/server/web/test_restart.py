"""The server goes down in the middle of a game, and everything is there when it comes back."""

import asyncio
from pathlib import Path

import pytest
from tests.server.clients import Message, Person, Seat
from tests.server.running import running
from tests.server.thinkers import Chosen

from campidoglio.kernel.game import Game


def move(seat: Seat, request: str) -> Message:
    """Take the first legal action."""
    seat.hear_until_legal()
    position = seat.position()
    return seat.ask("play", request=request, question=position["question"], actions=position["legal"][:1])


def who_is_due(table: str, *people: Person) -> Person:
    """The player whose turn it is, once all bots have chosen."""
    due: list[int] = []
    while not due:
        seats = people[0].get(f"/api/tables/{table}").json()["table"]["due"]
        due = [seat for seat in seats if seat < len(people)]
    return people[due[0]]


@pytest.mark.parametrize("game", ["campanile", "capital_lux", "capitol", "capitalist"])
def test_a_game_goes_on_where_it_stopped_with_everything_that_belongs_to_it(
    tmp_path: Path, address: str, game: str
) -> None:
    with running(tmp_path, database_url=address) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.make_table(game, "me", "open", "medium")
        ben.post(f"/api/tables/{table}/seat").raise_for_status()
        ann.post(f"/api/tables/{table}/say", text="good luck").raise_for_status()
        ann.post(f"/api/tables/{table}/start").raise_for_status()
        mover = who_is_due(table, ann, ben)
        with mover.at(table) as seat:
            ack = move(seat, "before")
        secret = ann.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
        with ben.at(table) as looking:
            looking.hear()
            server.stop()
            assert looking.closing() == (1012, "closing")
            assert looking.heard[-1]["again"] is True
    with running(tmp_path, database_url=address) as server:
        mover = mover.came_to(server)
        with mover.at(table, since=0) as seat:
            assert seat.ask("play", request="before", question=0, actions=["again"]) == ack
            own_seat = seat.table()["seat"]
            moves = [line for line in seat.log() if line["type"] == "happened" and line["seat"] == own_seat]
            assert len(moves) == 1
            assert [line["text"] for line in seat.log() if line["type"] == "chat"] == ["good luck"]
        ann, ben = ann.came_to(server), ben.came_to(server)
        assert [person.get(f"/api/tables/{table}").json()["table"]["seat"] for person in (ann, ben)] == [0, 1]
        assert Person(server, token=secret).get("/api/me").json()["name"] == "Ann"
        with who_is_due(table, ann, ben).at(table) as seat:
            assert move(seat, "after")["type"] == "ack"


class Never:
    """Thinks for ever."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets the event")


def test_a_bot_that_was_thinking_when_the_server_went_down_moves_after_all(tmp_path: Path) -> None:
    with running(tmp_path, thinker=Never()) as server:
        ann = Person(server, "Ann")
        table = ann.make_table("capitol", "easy", "me")
        assert ann.get(f"/api/tables/{table}").json()["position"]["number"] == 0
    with running(tmp_path) as server, ann.came_to(server).at(table) as seat:
        seat.hear_until_legal()
