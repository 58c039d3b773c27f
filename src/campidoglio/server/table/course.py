"""The course of a game: the game as it stands, and every move with who made it and what readers were told."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from campidoglio.kernel.game import Game
from campidoglio.kernel.record import OUTSIDE
from campidoglio.kernel.schema import GameState
from campidoglio.server.table.log import Events, Told, place_of


class Step(Struct):
    """A move that stands."""

    at: int
    seat: int
    """-1: it came from outside."""
    action: str
    bot: str | None
    decision: int
    """The number of the entry that it came with: moves of one decision share it."""
    is_secret: bool
    """Whether it was chosen while the rules keep such choices secret."""
    told: Told

    def is_by(self, seat: int) -> bool:
        """Whether the seat's own player made it."""
        return self.seat == seat and self.bot is None


REMEMBERED = 8
"""The positions before so many of the last moves are at hand: it is asked what came out with these."""


class Course:
    """A game in progress and how it came to be."""

    def __init__(self, game: Game, steps: list[Step]) -> None:
        self.game = game
        self.steps = steps
        self._before: dict[int, GameState] = {}

    def before(self, number: int) -> GameState:
        """The position before a move, by its number from 0. It is not to be changed."""
        if number in self._before:
            return self._before[number]
        before: GameState = self.game.at(number).state
        return before

    @property
    def numbers(self) -> list[int]:
        """How many moves each reader has been told of, by place."""
        return self.numbers_after(len(self.steps))

    def numbers_after(self, moves: int) -> list[int]:
        """How many moves each reader had been told of after so many moves, by place."""
        return self.steps[moves - 1].told.numbers if moves else [0] * (self.game.players + 1)

    def take(self, seat: int, action: str, *, at: int, bot: str | None, decision: int) -> Step:
        """Make a move, and tell all readers of it."""
        book = self.game.rulebook
        before, due = self.game.state, self.game.actors
        is_secret = seat != OUTSIDE and bool(book.secret(before, seat))
        taken = self.game.happen(action) if seat == OUTSIDE else self.game.play(seat, action)
        readers = [None, *range(self.game.players)]
        stories = [self.game.told(before, seat, taken, reader) for reader in readers]
        is_open = not is_secret or due != self.game.actors
        noticed = [
            is_open
            or reader == seat
            or bool(stories[place_of(reader)])
            or _looks_other(self.game, before, reader)
            for reader in readers
        ]
        told = _told(stories, noticed, self.numbers)
        step = Step(at, seat, str(taken), bot, decision, is_secret, told)
        self._before[len(self.steps)] = before
        self._before.pop(len(self.steps) - REMEMBERED, None)
        self.steps.append(step)
        return step

    def go_back(self, to: int, kept: Sequence[int]) -> list[Step]:
        """Take back the moves after the first so many, but for those kept, which are told anew."""
        again = [self.steps[number] for number in kept]
        if to < len(self.steps):
            self.game.undo(len(self.steps) - to)
        del self.steps[to:]
        self._before = {number: before for number, before in self._before.items() if number < to}
        return [
            self.take(step.seat, step.action, at=step.at, bot=step.bot, decision=step.decision)
            for step in again
        ]


def _looks_other(game: Game, before: GameState, reader: int | None) -> bool:
    """Whether the reader sees that something has changed."""
    return game.view(reader) != game.rulebook.view(before, reader)


def _told(stories: list[Events], noticed: list[bool], numbers: list[int]) -> Told:
    everybody = stories[0]
    return Told(
        everybody=everybody,
        others={place: events for place, events in enumerate(stories) if events != everybody},
        numbers=[number + is_noticed for number, is_noticed in zip(numbers, noticed, strict=True)],
        noticed=noticed,
    )
