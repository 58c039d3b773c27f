"""What the crew asks its workers and what they answer: one line of JSON each.

A question holds a position that the bot's seat could be in, imagined for it, and never the true one: so what
a worker answers, or tells in a fault, can depend only on what that seat knows, and a worker has no secret
to lose. (Imagining again from such a position deals the same as imagining from the true one.)
"""

from __future__ import annotations

from typing import Any

import msgspec

from campidoglio import registry
from campidoglio.bots.question import Question, ask
from campidoglio.kernel.game import Game

LONGEST_ANSWER = 65_536
"""Bytes."""


class Asked(msgspec.Struct, frozen=True):
    """A choice that a bot of a level has to make."""

    number: int
    game: str
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    level: str
    seed: int
    threads: int
    """How many threads a search may use."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What the bot chose."""

    number: int
    action: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot could not choose; the worker goes on."""

    number: int
    problem: str


Answer = Answered | Failed

encode = msgspec.json.Encoder().encode
read_question = msgspec.json.Decoder(Asked).decode
_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
read_answer = _answers.decode


def question_of(asked: Asked) -> Question:
    """The question as bots take it."""
    book = registry.rulebook(asked.game)
    state = book.state.from_snapshot(asked.state)
    return ask(Game.from_state(book, state, options=asked.options), asked.seat)
