"""The rule lab over HTTP: what it refuses, what it tells, and that it ends when nobody listens."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.running import PATIENCE, WIDE, Running, running

from campidoglio.server.config import Limits

TWO_WAYS = {
    "game": "campanile",
    "ways": [{"players": 2, "options": {}}, {"players": 3, "options": {"bet_on": "built"}}],
    "bots": "easy",
    "games": 6,
}
ENDLESS = TWO_WAYS | {"games": 100_000}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose experiments go on until somebody stops them."""
    with running(tmp_path_factory.mktemp("patient"), lab_seconds=600.0) as started:
        yield started


def news(person: Person, asked: dict[str, Any]) -> list[dict[str, Any]]:
    """All that is told of an experiment."""
    answer = person.http.post("/api/lab", json=asked)
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.raise_for_status().text.splitlines()]


def refused(person: Person, **changed: Any) -> tuple[int, str, str]:
    problem = (answer := person.http.post("/api/lab", json=TWO_WAYS | changed)).json()
    return answer.status_code, problem["code"], problem["sentence"]


def wait_until_nobody_experiments(server: Running) -> None:
    end = time.monotonic() + PATIENCE
    while server.server.doors.lab.guests:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_same_deals_are_played_in_both_ways_and_their_figures_told(patient: Running) -> None:
    told = news(Person(patient, "Ann"), TWO_WAYS)
    assert [line["type"] for line in told][:2] == ["begins", "plays"]
    assert told[-1] == {"type": "ends", "reason": "all"}
    last = told[-2]
    assert (last["games"], last["wanted"]) == (6, 6)
    first, second = last["ways"]
    assert [first["games"], second["games"]] == [6, 6]
    assert [len(first["seats"]), len(second["seats"])] == [2, 3]
    assert sum(seat["wins"] for seat in second["seats"]) == pytest.approx(1, abs=0.001)
    assert sum(first["endings"].values()) == pytest.approx(1)
    scale = ("low", "width")
    assert [first["length"]["bars"][name] for name in scale] == [
        second["length"]["bars"][name] for name in scale
    ]


def test_an_experiment_that_takes_too_long_ends_with_what_it_has(server: Running) -> None:
    told = news(Person(server, "Ann"), ENDLESS)
    assert told[-1] == {"type": "ends", "reason": "time"}
    assert 0 < told[-2]["games"] < 100_000


def test_whoever_stops_listening_stops_the_experiment(patient: Running) -> None:
    ann = Person(patient, "Ann")
    with ann.http.stream("POST", "/api/lab", json=ENDLESS) as answer:
        lines = answer.iter_lines()
        next(line for line in lines if json.loads(line)["type"] == "plays")
        assert patient.server.doors.lab.guests == (ann.me["id"],)
    wait_until_nobody_experiments(patient)


def test_a_second_experiment_takes_the_place_of_the_first(patient: Running) -> None:
    ann = Person(patient, "Ann")
    with ann.http.stream("POST", "/api/lab", json=ENDLESS) as answer:
        lines = map(json.loads, answer.iter_lines())
        next(line for line in lines if line["type"] == "plays")
        assert news(ann, TWO_WAYS)[-1]["reason"] == "all"
        assert list(lines)[-1] == {"type": "ends", "reason": "replaced"}
    wait_until_nobody_experiments(patient)


def test_others_wait_in_line_and_are_told_so(patient: Running) -> None:
    ann, ben = Person(patient, "Ann"), Person(patient, "Ben")
    with ann.http.stream("POST", "/api/lab", json=ENDLESS) as first:
        # Kept, because lines that nobody holds any more close their stream.
        heard = first.iter_lines()
        next(line for line in heard if json.loads(line)["type"] == "plays")
        with ben.http.stream("POST", "/api/lab", json=TWO_WAYS) as second:
            lines = map(json.loads, second.iter_lines())
            assert next(lines) == {"type": "waits", "ahead": 1}
            first.close()
            assert list(lines)[-1] == {"type": "ends", "reason": "all"}
    wait_until_nobody_experiments(patient)


@pytest.mark.parametrize(
    ("changed", "status", "code", "said"),
    [
        ({"game": "senet"}, 404, "unknown_game", "no game"),
        ({"ways": []}, 400, "unreadable", "ways"),
        ({"ways": [{"players": 2}] * 5}, 400, "unreadable", "ways"),
        ({"games": 100_001}, 400, "unreadable", "games"),
        ({"bots": "expert"}, 400, "unreadable", "bots"),
        ({"ways": [{"players": 2}, {"players": 9}]}, 400, "bad_setting", "Way 2: campanile is for 2 to 5"),
        (
            {"ways": [{"players": 2, "options": {"bet_on": "luck"}}]},
            400,
            "bad_setting",
            "Way 1: bet_on is one of showing, built",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_is_wrong(
    server: Running, changed: dict[str, Any], status: int, code: str, said: str
) -> None:
    told = refused(Person(server, "Ann"), **changed)
    assert told[:2] == (status, code)
    assert said in told[2]


def test_a_setting_nested_without_end_is_refused(server: Running) -> None:
    nested: Any = []
    for _ in range(40):
        nested = [nested]
    ways = [{"players": 2, "options": {"board": nested}}]
    assert refused(Person(server, "Ann"), game="capitol", ways=ways)[1] == "too_deep"


def test_nobody_without_a_name_may_experiment(server: Running) -> None:
    assert refused(Person(server))[:2] == (401, "no_guest")


def test_too_many_experiments_of_a_guest_are_refused(tmp_path: Path) -> None:
    few = {name: getattr(WIDE, name) for name in WIDE.__dataclass_fields__}
    limits = Limits(**few | {"experiments_per_hour": 1, "experiments_burst": 1})
    with running(tmp_path, limits=limits, lab_seconds=600.0) as server:
        ann = Person(server, "Ann")
        assert news(ann, TWO_WAYS)[-1]["reason"] == "all"
        assert refused(ann)[:2] == (429, "too_many")


def test_a_host_may_close_the_lab(tmp_path: Path) -> None:
    with running(tmp_path, lab_seconds=0) as server:
        assert refused(Person(server, "Ann"))[:2] == (403, "lab_closed")


def test_a_server_that_closes_ends_the_experiment_with_a_word(tmp_path: Path) -> None:
    with running(tmp_path, lab_seconds=600.0) as server:
        ann = Person(server, "Ann")
        with ann.http.stream("POST", "/api/lab", json=ENDLESS) as answer:
            lines = map(json.loads, answer.iter_lines())
            next(line for line in lines if line["type"] == "plays")
            server.stop()
            assert list(lines)[-1] == {"type": "ends", "reason": "closing"}


def test_what_is_known_of_a_game_can_be_asked_for_without_a_name(server: Running) -> None:
    known = Person(server).get("/api/games/campanile/figures").json()
    assert set(known) == {"figures", "ladder"}
    assert Person(server).get("/api/games/senet/figures").status_code == 404
