"""A bot that looks one decision ahead, by the game's own estimate of what a position is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from campidoglio.bots.question import Question
from campidoglio.bots.random_bot import digest_of
from campidoglio.bots.search.hints import hints_of
from campidoglio.kernel.actions import Action
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.kernel.schema import GameState

MOST_STEPS = 4
"""How far an action is followed by others of the same seat."""

IMAGINED = 3
HOPELESS = 30
"""Actions whose appeal is so much less than the greatest are not tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GreedyBot:
    """Takes the action after which its seat is furthest ahead, on average of what it may not know.

    It keeps no memory, needs no compiler, and answers the same question the same way.
    """

    seed: int = 0
    imagined: int = IMAGINED
    """How many positions that the seat could be in are looked at."""

    def choose(self, question: Question) -> Action:
        """The best action; of equal ones the more appealing, then the first."""
        if len(question.legal) == 1:
            return question.legal[0]
        book, seat = question.rulebook, question.seat
        deals = [question.imagine(number) for number in self._numbers(question)]
        looks = _looks(book, deals[0], seat, [book.actions.encode(action) for action in question.legal])
        least = max(looks.values()) - HOPELESS
        worths = {
            code: (sum(_lead_after(book, s, seat, code) for s in deals), look)
            for code, look in looks.items()
            if look >= least
        }
        return book.actions.decode(max(worths, key=lambda code: worths[code]))

    def _numbers(self, question: Question) -> list[int]:
        first = int.from_bytes(digest_of(question, self.seed)[:16], "big")
        return [first + number for number in range(self.imagined)]


def _looks(book: Rulebook, s: GameState, seat: int, codes: Iterable[int]) -> dict[int, int]:
    """The appeal of each action."""
    appeal = hints_of(book)["appeal"]
    return {code: int(appeal(s, seat, code)) for code in codes}


def _lead_after(book: Rulebook, position: GameState, seat: int, code: int) -> int:
    """How far a seat would be ahead of the best other after an action and what it leads the seat to do."""
    s = position.copy()
    interpreted(book).apply(s, seat, code)
    _follow(book, s, seat)
    value = hints_of(book)["value"]
    standings = [int(value(s, each)) for each in range(s.players)]
    mine = standings.pop(seat)
    return mine - max(standings)


def _follow(book: Rulebook, s: GameState, seat: int) -> None:
    """Take the most appealing actions while the seat alone is asked: big decisions are made of small."""
    rules = interpreted(book)
    moves = [0] * book.legal_limit
    for _ in range(MOST_STEPS):
        if rules.due(s) != 1 << seat:
            return
        looks = _looks(book, s, seat, moves[: rules.legal(s, seat, moves)])
        rules.apply(s, seat, max(looks, key=lambda code: looks[code]))
