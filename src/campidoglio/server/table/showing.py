"""The only door out: what a reader is shown of a table. A reader is a guest's id, or None for an onlooker.

Nothing here looks at the whole state of a game but through its view, its story and its legal lists.
"""

from __future__ import annotations

from typing import Any

import msgspec

from campidoglio.kernel.game import Game
from campidoglio.kernel.record import OUTSIDE
from campidoglio.server.table import fairness
from campidoglio.server.table.course import Course, Step
from campidoglio.server.table.deciding import question
from campidoglio.server.table.log import lines_since, place_of
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.table.undoing import can_undo
from campidoglio.server.wire.answers import Frame, Replay
from campidoglio.server.wire.play import Line, Position
from campidoglio.server.wire.tables import Fairness, SeatInfo, Status, TableInfo, TableLine, UndoAsked

MOST_FRAMES = 200


def info(table: Sitting, reader: str | None, watchers: int) -> TableInfo:
    """The table as the reader sees it."""
    facts = table.facts
    made = facts.created
    return TableInfo(
        id=made.id,
        game=made.game,
        players=made.players,
        status=facts.status,
        access=made.access,
        options=made.options,
        tempo=made.tempo,
        chat=made.chat,
        substitute=made.substitute,
        seats=_seats(table),
        created=made.at,
        watchers=watchers,
        host=reader == facts.host,
        seat=facts.seat_of(reader),
        due=facts.due[:],
        undo_asked=_undo_asked(table, reader),
        fairness=_fairness(table),
        rematch=facts.rematch,
    )


def _seats(table: Sitting) -> list[SeatInfo]:
    facts = table.facts
    return [
        seat.shown(
            number,
            table=facts.created.id,
            is_connected=seat.guest in table.present,
            substitute=facts.created.substitute,
        )
        for number, seat in enumerate(facts.seats)
    ]


def _undo_asked(table: Sitting, reader: str | None) -> UndoAsked | None:
    wish = table.facts.wish
    if wish is None:
        return None
    to = table.course.numbers_after(wish.to)[table.facts.place_of(reader)]
    return UndoAsked(wish.seat, to, wish.agreed[:], wish.waiting[:])


def _fairness(table: Sitting) -> Fairness:
    """The secret, and the seed that is made of it, only once the game is over."""
    facts = table.facts
    secret = bytes.fromhex(facts.created.secret)
    shown = Fairness(fairness.commitment(secret), facts.entropy[:])
    if facts.status is Status.OVER:
        shown.secret = facts.created.secret
        shown.seed = f"{table.course.game.seed:064x}"
    return shown


def line(table: Sitting, reader: str | None) -> TableLine:
    """The table in a list."""
    facts = table.facts
    seat = facts.seat_of(reader)
    is_due = seat in facts.due or (facts.wish is not None and seat in facts.wish.waiting)
    return TableLine(
        id=facts.created.id,
        game=facts.created.game,
        players=facts.players,
        status=facts.status,
        tempo=facts.created.tempo,
        seats=_seats(table),
        created=facts.created.at,
        touched=facts.touched[facts.place_of(reader)],
        seat=seat,
        your_turn=seat is not None and is_due and not facts.seats[seat].has_resigned,
    )


# The game


def position(table: Sitting, reader: str | None) -> Position | None:
    """The game as the reader sees it, and what the reader may do; None until it starts."""
    if not table.has_begun:
        return None
    facts, course = table.facts, table.course
    seat, place = facts.seat_of(reader), facts.place_of(reader)
    is_asked = seat is not None and seat in facts.due and not facts.seats[seat].has_resigned
    view = course.game.view(seat)
    at_once, if_agreed = can_undo(table, seat)
    return Position(
        number=course.numbers[place],
        view=view,
        legal=[str(action) for action in course.game.legal(seat)] if is_asked and seat is not None else [],
        question=question(table, seat) if is_asked and seat is not None else None,
        due=facts.due[:],
        can_undo=at_once,
        can_ask_undo=if_agreed,
        clocks=facts.clocks.shown(facts.touched[place]),
        since=facts.touched[place],
        scores=scores_shown(view),
        outcome=facts.outcome,
    )


def scores_shown(view: dict[str, Any]) -> list[int] | None:
    """Every seat's points, where the view shows them; never from the state, which may know better."""
    scores = [seat.get("score") for seat in view.get("seats", [])]
    return scores if scores and all(type(score) is int for score in scores) else None


def lines(table: Sitting, reader: str | None, since: int) -> list[Line]:
    """The lines of the log that are new to the reader."""
    return lines_since(table.facts.log, table.facts.place_of(reader), since)


# Afterwards


def replay(table: Sitting, reader: str | None, as_seat: int | None, start: int, count: int) -> Replay:
    """A part of the game step by step, from a point of view that the reader may take."""
    _check_point_of_view(table, reader, as_seat)
    course, place = table.course, place_of(as_seat)
    stations = _stations(course, place)
    shown = range(max(0, start), min(len(stations), start + min(count, MOST_FRAMES)))
    return Replay(
        game=table.facts.created.game,
        players=table.facts.players,
        moves=len(stations) - 1,
        frames=_frames(course, stations, shown, as_seat),
    )


def _check_point_of_view(table: Sitting, reader: str | None, as_seat: int | None) -> None:
    if not table.has_begun:
        raise Refusal("not_started", "The game has not begun.")
    if as_seat is None:
        return
    table.facts.check_seat(as_seat)
    if table.facts.status is not Status.OVER and table.facts.seat_of(reader) != as_seat:
        raise Refusal("not_over", "While the game runs, one looks at it from one's own seat only.")


def _stations(course: Course, place: int) -> list[int]:
    """After how many moves the reader had been told of none, of one, of two, and so on."""
    told = [n + 1 for n, step in enumerate(course.steps) if step.told.noticed[place]]
    return [0, *told]


def _frames(course: Course, stations: list[int], shown: range, as_seat: int | None) -> list[Frame]:
    frames: list[Frame] = []
    done = stations[shown.start] if shown else 0
    game = course.game.at(done)
    for number in shown:
        for step in course.steps[done : stations[number]]:
            _repeat(game, step)
        done = stations[number]
        frames.append(_frame(course, number, done, game.view(as_seat), as_seat))
    return frames


def _repeat(game: Game, step: Step) -> None:
    if step.seat == OUTSIDE:
        game.happen(step.action)
    else:
        game.play(step.seat, step.action)


def _frame(course: Course, number: int, moves: int, view: dict[str, Any], as_seat: int | None) -> Frame:
    step = course.steps[moves - 1] if moves else None
    return Frame(
        number=number,
        seat=None if step is None or step.seat == OUTSIDE else step.seat,
        events=[] if step is None else step.told.events(place_of(as_seat)),
        view=view,
        scores=scores_shown(view),
    )


def record(table: Sitting) -> str:
    """The whole game as a text that replays it: who played, and what proves that chance was not chosen."""
    table.facts.must_be_over()
    made = table.facts.created
    proof = fairness.proof(bytes.fromhex(made.secret), made.id, table.facts.entropy)
    return table.course.game.record(fairness=proof, table=_told_of_the_table(table))


def _told_of_the_table(table: Sitting) -> dict[str, Any]:
    """Who sat where at the end, which moves bots made, by their numbers from 1, and how it ended."""
    facts = table.facts
    bots: dict[str, list[int]] = {}
    for number, step in enumerate(table.course.steps, start=1):
        if step.bot is not None:
            bots.setdefault(step.bot, []).append(number)
    return {
        "seats": [{"name": seat.name, "level": seat.level} for seat in facts.seats],
        "bots": bots,
        "outcome": msgspec.to_builtins(facts.outcome),
    }
