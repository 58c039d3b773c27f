"""A worker answers question after question, and ends with whoever started it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

import campidoglio
from campidoglio.bots import levels
from campidoglio.bots.question import ask
from campidoglio.server.thinking import warmer
from campidoglio.server.thinking.messages import Answered, Asked, Failed, encode, question_of, read_answer
from campidoglio.server.thinking.worker import answer_to


def asked(name: str = "campanile", **changed: Any) -> Asked:
    game = campidoglio.new(name, players=3, seed=7)
    seat = game.actors[0]
    question = Asked(3, name, game.options, game.imaginer(seat)(4).snapshot(), seat, "easy", 11, 1)
    replaced: Asked = msgspec.structs.replace(question, **changed)
    return replaced


@pytest.mark.parametrize("name", campidoglio.game_names())
def test_a_question_is_that_of_the_game_as_the_seat_knows_it(name: str) -> None:
    game = campidoglio.new(name, players=3, seed=7)
    seat = game.actors[0]
    here, there = ask(game, seat), question_of(asked(name))
    assert (there.view, there.legal, there.seat, there.options) == (
        here.view,
        here.legal,
        here.seat,
        here.options,
    )
    assert there.imagine(5) == here.imagine(5)


def test_it_answers_with_what_the_bot_of_that_level_and_seed_chooses() -> None:
    expected = levels.make("easy", seed=11).choose(question_of(asked()))
    assert read_answer(answer_to(encode(asked()))) == Answered(3, str(expected))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"level": "genius"}, "UnknownBot"), ({"game": "chess"}, "UnknownGame"), ({"state": {}}, "BadSnapshot")],
)
def test_what_it_cannot_answer_is_said_so_and_no_end(wrong: dict[str, Any], said: str) -> None:
    answer = read_answer(answer_to(encode(asked(**wrong))))
    assert isinstance(answer, Failed)
    assert answer.problem.startswith(said)


def test_what_is_printed_is_not_taken_for_an_answer() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHATTY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(encode(asked()) + b"\n")
        worker.stdin.flush()
        assert isinstance(read_answer(worker.stdout.readline()), Answered)
        worker.stdin.close()
        assert worker.wait(60) == 0
        assert worker.stderr is not None
        assert worker.stderr.read() == b"thinking aloud\n"


CHATTY = """
from campidoglio.bots import levels
from campidoglio.server.thinking import worker
make = levels.make
levels.make = lambda *words, **more: print("thinking aloud", flush=True) or make(*words, **more)
worker.main()
"""

PARENT = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", {child!r}], stdin=subprocess.PIPE)
print("ready", flush=True)
time.sleep(600)
"""
CHILD = """
from campidoglio.server.thinking.parent import lines_from_parent
lines_from_parent()
import time
print("thinking", flush=True)
time.sleep(600)
"""


def test_it_ends_with_its_parent_in_the_middle_of_a_thought() -> None:
    """Both write to one pipe, which ends only when both are gone."""
    with subprocess.Popen(
        [sys.executable, "-c", PARENT.format(child=CHILD)], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        assert {parent.stdout.readline(), parent.stdout.readline()} == {"ready\n", "thinking\n"}
        parent.kill()
        assert parent.stdout.read() == ""


def test_a_warmer_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = levels.make

    def make(text: str, **settings: int) -> object:
        made.append(text)
        return real("easy")

    monkeypatch.setattr(levels, "make", make)
    warmer.warm("capitol")
    assert made == ["search:walks=8"]
