"""Whole games over real sockets and over plain HTTP."""

import random
from contextlib import ExitStack

import pytest
from tests.server.clients import Message, Person, Seat
from tests.server.running import Running

from campidoglio import registry

MOST_DECISIONS = 2000


def decide(seat: Seat, chance: random.Random) -> Message:
    """Take any legal action."""
    position = seat.position()
    return seat.ask("play", question=position["question"], actions=[chance.choice(position["legal"])])


def play_to_the_end(seats: list[Seat], chance: random.Random, most: int = MOST_DECISIONS) -> None:
    """Whoever is asked takes any legal action, until the game is over."""
    for _ in range(most):
        for seat in seats:
            seat.catch_up()
        asked = [seat for seat in seats if seat.position()["legal"]]
        if not asked:
            return
        answer = decide(chance.choice(asked), chance)
        assert answer["type"] == "ack", answer


SHORT = {"capitalist": {"quick": True, "rounds": 4}}
"""Settings with which a random game does not take hours."""


@pytest.mark.parametrize("game", registry.names())
def test_two_guests_play_a_whole_game_while_a_third_watches(server: Running, game: str) -> None:
    ann, ben, cat = (Person(server, name) for name in ("Ann", "Ben", "Cat"))
    table = ann.make_table(game, "me", "open", options=SHORT.get(game, {}))
    with ExitStack() as sockets:
        seats = [sockets.enter_context(person.at(table)) for person in (ann, ben, cat)]
        assert [seat.hear()["type"] for seat in seats] == ["welcome"] * 3
        ben.post(f"/api/tables/{table}/seat").raise_for_status()
        ann.post(f"/api/tables/{table}/start").raise_for_status()
        for seat in seats:
            seat.hear_until(lambda message: bool(message.get("position")))
        play_to_the_end(seats[:2], random.Random(7))
        for seat in seats:
            seat.catch_up()
        outcomes = [seat.position()["outcome"] for seat in seats]
        assert outcomes[0] is not None
        assert outcomes == [outcomes[0]] * 3
        assert all(seat.table()["status"] == "over" for seat in seats)
        assert [seat.table()["seat"] for seat in seats] == [0, 1, None]
        secret = seats[2].table()["fairness"]["secret"]
        assert secret is not None
    record = cat.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="{game}-{table}.json"'
    assert record.json()["game"] == game
