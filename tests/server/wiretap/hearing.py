"""Every byte that a table would send to a reader, whatever the reader asks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from tests.server.wiretap.worlds import guest

from campidoglio.kernel.actions import Action
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import Replay
from campidoglio.server.wire.asks import AnswerUndo, FillSeat, Play, TakeSeat, Try, Why

TRIED = 3
ASKED_WHY = 4
FRAMES = 3
Heard = dict[str, bytes]

_encoder = msgspec.json.Encoder()


ALL = ("shown", "replays", "wishes", "tries", "questions")
"""Everything that can be heard, by the kind of what is asked."""


def heard(
    table: Table, reader: int | None, now: int, draw: str, since: int, kinds: Sequence[str] = ALL
) -> Heard:
    """All that the reader is sent now, by what it is; `draw` decides which of many questions are asked."""
    asked: dict[str, Callable[[], Iterator[tuple[str, bytes]]]] = {
        "shown": lambda: _shown(table, reader, since),
        "replays": lambda: _replays(table, reader),
        "wishes": lambda: _wishes(table, reader, now),
        "tries": lambda: _tries(table, reader, random.Random(draw)),
        "questions": lambda: _questions(table, reader, now, random.Random(draw)),
    }
    return {name: answer for kind in kinds for name, answer in asked[kind]()}


def _shown(table: Table, reader: int | None, since: int) -> Iterator[tuple[str, bytes]]:
    who = guest(reader)
    seq = table.seq_for(who)
    yield "seq", _encoder.encode(seq)
    yield "info", _encoder.encode(table.info(who, watchers=1))
    yield "position", _encoder.encode(table.position(who))
    yield "log", _encoder.encode(table.lines(who))
    yield "news", _encoder.encode(table.lines(who, since))
    yield "line", _encoder.encode(table.line(who))


def _replays(table: Table, reader: int | None) -> Iterator[tuple[str, bytes]]:
    """What may be seen afterwards, from every point of view."""
    who = guest(reader)
    yield "record", _answer(table.record, who)
    for seat in (None, *range(table.info(None).players)):
        yield f"replay as {seat}", _answer(_last_frames, table, who, seat)


def _wishes(table: Table, reader: int | None, now: int) -> Iterator[tuple[str, bytes]]:
    """What becomes of commands that are no moves. An onlooker is a guest of whom nothing is known."""
    who, last = guest(reader) or "a stranger", table.info(None).players - 1
    yield "take a seat", _outcome(table.take_seat, who, "Eve", TakeSeat("sit", last), now)
    yield "fill a seat", _outcome(table.fill_seat, who, FillSeat("fill", last, "easy"), now)
    yield "undo", _outcome(table.undo, who, now)
    yield "agree", _outcome(table.answer_undo, who, AnswerUndo("agree", True), now)


def _last_frames(table: Table, who: str | None, seat: int | None) -> list[Replay]:
    """Frame by frame: a double's past is the true one, and does not lead to the position it was dealt."""
    moves = table.replay(who, seat, 0, 1).moves
    return [table.replay(who, seat, number, 1) for number in range(max(0, moves - FRAMES + 1), moves + 1)]


def _answer(ask: Callable[..., Any], *arguments: Any) -> bytes:
    """What is sent for a question: the answer, or the refusal."""
    try:
        answer = ask(*arguments)
    except Refusal as refused:
        return _encoder.encode([refused.code, refused.sentence, refused.reason, refused.action])
    return _encoder.encode(answer)


def _outcome(command: Callable[..., list[Entry]], *arguments: Any) -> bytes:
    """What the one who gives a command hears of it: a refusal, or what kind of thing happens."""
    return _answer(lambda: [type(entry).__name__ for entry in command(*arguments)])


def _tries(table: Table, reader: int | None, chooser: random.Random) -> Iterator[tuple[str, bytes]]:
    """What would come of some legal actions, and of one more after each."""
    question, legal = _asked(table, reader)
    who = f"{guest(reader)}"
    for action in few(legal, chooser, TRIED):
        first = _answer(table.tried, who, Try("try", question, [action]))
        yield f"try {action}", first
        more = msgspec.json.decode(first)["legal"] if first.startswith(b"{") else []
        for next_ in few(more, chooser, 1):
            both = [action, next_]
            yield f"try {both}", _answer(table.tried, who, Try("try", question, both))


def _questions(
    table: Table, reader: int | None, now: int, chooser: random.Random
) -> Iterator[tuple[str, bytes]]:
    """Why something is not allowed; what comes of decisions that are taken, refused, too long or late."""
    question, legal = _asked(table, reader)
    who = f"{guest(reader)}"
    for action in _any_actions(table, chooser, ASKED_WHY):
        yield f"why {action}", _answer(table.because, who, Why("why", action))
        for first in [[], *[[some] for some in few(legal, chooser, 1)]]:
            ask = Play("play", question, [*first, action])
            yield f"play {ask.actions}", _outcome(table.play, who, ask, now)
    yield "stale", _outcome(table.play, who, Play("play", question + 1, legal[:1]), now)


def _asked(table: Table, reader: int | None) -> tuple[int, list[str]]:
    position = table.position(guest(reader))
    assert position is not None
    return position.question or 0, position.legal


def few(texts: list[str], chooser: random.Random, number: int) -> list[str]:
    """Some of the texts."""
    return chooser.sample(texts, min(number, len(texts)))


def _any_actions(table: Table, chooser: random.Random, number: int) -> list[str]:
    """Some actions of the game, possible or not, one of each of several families."""
    game = table.game
    assert game is not None
    actions = game.rulebook.actions
    families = chooser.sample(actions.families, min(number, len(actions.families)))
    chosen: list[Action] = [
        actions.decode(family.first + chooser.randrange(family.size)) for family in families
    ]
    return [str(action) for action in chosen]
