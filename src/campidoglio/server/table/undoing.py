"""Taking moves back: how far one may go, and who must agree.

One takes back one's own last decision, and with it what was played since. Never past a move after which
something hidden or random came out. A choice in secret is taken back alone: what others chose at the same
time stays, and whoever could not know of the choice cannot know that it is taken back. Moves that one cannot
know of make no difference to what one may take back.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import NamedTuple

from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.game import imagine
from campidoglio.kernel.revealing import brings_out
from campidoglio.kernel.rulebook import Rulebook, View
from campidoglio.kernel.schema import GameState
from campidoglio.server.table import entries
from campidoglio.server.table.course import Step
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.log import place_of
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.asks import AnswerUndo
from campidoglio.server.wire.tables import Status

IMAGINED = (1, 2, 3, 4, 5, 6)
"""The numbers of the positions in which a move of another is looked at."""


class Plan(NamedTuple):
    """How a seat's last decision can be taken back."""

    to: int
    kept: list[int]
    is_free: bool
    """Whether nobody needs to agree."""


def plan(table: Sitting, seat: int) -> Plan | None:
    """How the seat can take its last decision back; None if it cannot."""
    steps = table.course.steps
    to = _start_of_last_decision(table, seat)
    if to is None or to < table.no_further.get(seat, 0):
        return None
    noticed = [number for number in range(to, len(steps)) if _may_know(steps[number], seat)]
    # One's own moves first, from the last on: most likely that one brought something out.
    out = next((n for n in _own_first(steps, noticed, seat) if _brought_out(table, n, seat)), None)
    if out is not None:
        table.no_further[seat] = out + 1
        return None
    others = [steps[number] for number in noticed if not steps[number].is_by(seat)]
    own = [step for step in steps[to:] if step.is_by(seat)]
    is_secret = all(step.is_secret for step in own)
    kept = [number for number in range(to, len(steps)) if is_secret and steps[number].seat != seat]
    if not others or (is_secret and all(step.is_secret and step.seat != seat for step in others)):
        return Plan(to, kept, is_free=True)
    if not all(_may_answer(table, step) for step in others):
        return None
    return Plan(to, [], is_free=not _others_there(table, seat))


def _own_first(steps: list[Step], numbers: list[int], seat: int) -> list[int]:
    return sorted(numbers, key=lambda number: (not steps[number].is_by(seat), -number))


def _start_of_last_decision(table: Sitting, seat: int) -> int | None:
    steps = table.course.steps
    must_stay = max(table.facts.floor, table.no_further.get(seat, 0))
    backwards = (n for n in range(len(steps) - 1, must_stay - 1, -1) if steps[n].is_by(seat))
    last = next(backwards, None)
    if last is None:
        return None
    of_it = takewhile(lambda number: steps[number].decision == steps[last].decision, backwards)
    return min(of_it, default=last)


def _may_know(step: Step, seat: int) -> bool:
    return step.told.noticed[place_of(seat)]


def _may_answer(table: Sitting, step: Step) -> bool:
    """Whether a move is a bot's, or its player is there to agree."""
    return step.bot is not None or table.facts.seats[step.seat].is_played_by_person


def _others_there(table: Sitting, seat: int) -> list[int]:
    return [other for other in table.facts.people() if other != seat]


# What came out


def _brought_out(table: Sitting, number: int, seat: int) -> bool:
    """Whether something came out with a move: for who made it, or for who would take it back."""
    step = table.course.steps[number]
    if _is_known(table, number, step.seat, _reveals):
        return True
    return step.seat != seat and _is_known(table, number, seat, _is_news)


def _is_known(
    table: Sitting, number: int, seat: int, ask: Callable[[Rulebook, GameState, Step, int], bool]
) -> bool:
    known = number, seat
    if known not in table.brought_out:
        before, step = table.course.before(number), table.course.steps[number]
        table.brought_out[known] = ask(table.facts.book, before, step, seat)
    return table.brought_out[known]


def _reveals(book: Rulebook, before: GameState, step: Step, seat: int) -> bool:
    return brings_out(book, before, seat, book.actions.parse(step.action))


def _is_news(book: Rulebook, before: GameState, step: Step, seat: int) -> bool:
    """Whether a seat learned something from a move of another, beside that the other chose it."""
    seen = _view_after(book, before.copy(), step, seat)
    imagined = (imagine(book, before, seat, number) for number in IMAGINED)
    return any(_view_after(book, position, step, seat) != seen for position in imagined)


def _view_after(book: Rulebook, s: GameState, step: Step, seat: int) -> View | None:
    """What the seat would see if the move were made in a position; None if it could not be made there."""
    rules, code = interpreted(book), book.actions.encode(step.action)
    if not rules.is_legal(s, step.seat, code, [0] * book.legal_limit):
        return None
    rules.apply(s, step.seat, code)
    return book.view(s, seat)


# Commands


def undo(table: Sitting, guest: str, now: int) -> list[Entry]:
    """Take the last decision back at once where that is free; else ask the others."""
    facts = table.facts
    seat = facts.own_seat(guest)
    facts.must_run()
    if facts.seats[seat].has_resigned:
        raise Refusal("resigned", "You have resigned.")
    if facts.seats[seat].is_away:
        raise Refusal("away", "A bot plays for you; come back first.")
    if facts.wish is not None:
        raise Refusal("undo_asked", "Somebody has asked already whether moves may be taken back.")
    found = plan(table, seat)
    if found is None:
        raise Refusal("cannot_undo", "There is no move of yours that can still be taken back.")
    if found.is_free:
        return [entries.Undone(at=now, seat=seat, to=found.to, kept=found.kept)]
    return [entries.UndoAsked(at=now, seat=seat, to=found.to, kept=found.kept)]


def answer_undo(table: Sitting, guest: str, ask: AnswerUndo, now: int) -> list[Entry]:
    """Agree or not; with the last who agrees the moves are taken back."""
    facts = table.facts
    seat = facts.own_seat(guest)
    facts.must_run()
    wish = facts.wish
    if wish is None:
        raise Refusal("nothing_asked", "Nobody has asked to take moves back.")
    answer = entries.UndoAnswered(at=now, seat=seat, agree=ask.agree)
    if seat == wish.seat and not ask.agree:
        return [answer]
    if seat not in wish.waiting:
        raise Refusal("answered", "You are not asked, or have answered.")
    if ask.agree and wish.waiting == [seat]:
        return [answer, entries.Undone(at=now, seat=wish.seat, to=wish.to, kept=wish.kept)]
    return [answer]


def can_undo(table: Sitting, seat: int | None) -> tuple[bool, bool]:
    """Whether the seat's last decision can be taken back at once, and whether if the others agree."""
    facts = table.facts
    if seat is None or facts.status is not Status.RUNNING or facts.wish is not None:
        return False, False
    if not facts.seats[seat].is_played_by_person:
        return False, False
    found = plan(table, seat)
    return found is not None and found.is_free, found is not None and not found.is_free
