"""A table as one piece of bytes, so that a long game is there at once. For storage alone: it holds all."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from campidoglio.kernel.game import Game
from campidoglio.kernel.record import Record
from campidoglio.server.table.course import Course, Step
from campidoglio.server.table.facts import Facts
from campidoglio.server.table.sitting import Sitting


class KeptStep(Struct, array_like=True):
    """A move that stands; what was told of it is in the log."""

    at: int
    seat: int
    action: str
    bot: str | None
    decision: int
    is_secret: bool
    item: int


class Kept(Struct):
    """All of a table."""

    facts: Facts
    seed: str | None
    """In hexadecimal; None before the game begins."""
    steps: list[KeptStep]
    state: dict[str, Any] | None


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Kept)


def to_bytes(table: Sitting) -> bytes:
    """The table, secrets and all."""
    if not table.has_begun:
        return _ENCODER.encode(Kept(table.facts, None, [], None))
    game = table.course.game
    items = {id(item.told): number for number, item in enumerate(table.facts.log) if item.told is not None}
    steps = [
        KeptStep(s.at, s.seat, s.action, s.bot, s.decision, s.is_secret, items[id(s.told)])
        for s in table.course.steps
    ]
    return _ENCODER.encode(Kept(table.facts, f"{game.seed:x}", steps, game.state.snapshot()))


def from_bytes(snapshot: bytes) -> Sitting:
    """The table that the bytes hold."""
    kept = _DECODER.decode(snapshot)
    if kept.seed is None or kept.state is None:
        return Sitting(kept.facts, None)
    steps = [_step(kept.facts, step) for step in kept.steps]
    return Sitting(kept.facts, Course(_game(kept, int(kept.seed, 16), kept.state), steps))


def _step(facts: Facts, kept: KeptStep) -> Step:
    told = facts.log[kept.item].told
    assert told is not None
    return Step(kept.at, kept.seat, kept.action, kept.bot, kept.decision, kept.is_secret, told)


def _game(kept: Kept, seed: int, state: dict[str, Any]) -> Game:
    made, book = kept.facts.created, kept.facts.book
    record = Record(
        game=made.game,
        rules_version=made.rules_version,
        players=made.players,
        options=made.options,
        seed=seed,
        moves=tuple((step.seat, step.action) for step in kept.steps),
    )
    return Game.resumed(book, record, book.state.from_snapshot(state))
