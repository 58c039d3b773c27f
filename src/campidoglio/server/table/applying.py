"""What every entry does to a table. Entries are kept before they come here: none is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from campidoglio.kernel.errors import BadRecord
from campidoglio.kernel.game import Game
from campidoglio.kernel.record import OUTSIDE
from campidoglio.server.table import entries, outcomes
from campidoglio.server.table.clocks import Clocks
from campidoglio.server.table.course import Course, Step
from campidoglio.server.table.entries import Created, Entry
from campidoglio.server.table.facts import Facts, UndoWish
from campidoglio.server.table.fairness import seed_of
from campidoglio.server.table.handles import handle_of
from campidoglio.server.table.log import EventName, Item
from campidoglio.server.table.outside import leaving
from campidoglio.server.table.seats import Seat
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.tables import Status


class Change(NamedTuple):
    """What an entry did."""

    items: list[Item]
    noticed: list[bool] | None = None
    """Who may know that anything happened, by place; None: everybody."""
    anew: frozenset[int] = frozenset()
    """The seats that are asked anew because of it."""
    goes_on: frozenset[int] = frozenset()
    """Of those, the seats whose time for the move goes on: a secret choice of several steps is one move."""


def begun(entry: Created) -> Sitting:
    """The table that its first entry makes."""
    players = entry.players
    facts = Facts(
        created=entry,
        seats=[Seat() for _ in range(players)],
        entropy=[None] * players,
        host=entry.host,
        seq=1,
        seen=[1] * (players + 1),
        touched=[entry.at] * (players + 1),
        clocks=Clocks.of(entry.tempo, players),
        asked=[0] * players,
    )
    return Sitting(facts, None)


def apply(table: Sitting, entry: Entry) -> None:
    """Let an entry take effect."""
    facts = table.facts
    change = EFFECTS[type(entry)](table, entry)
    facts.seq += 1
    for place in range(len(facts.seen)):
        if change.noticed is None or change.noticed[place]:
            facts.seen[place] += 1
            facts.touched[place] = entry.at
    for item in change.items:
        item.seen = facts.seen[:]
    facts.log += change.items
    _settle(table, entry.at, change)


def _settle(table: Sitting, at: int, change: Change) -> None:
    """See who must choose now, and let their clocks run."""
    facts = table.facts
    if facts.status is Status.RUNNING:
        facts.outcome = outcomes.outcome(table)
        if facts.outcome is not None:
            facts.status, facts.wish = Status.OVER, None
    due = list(table.course.game.actors) if facts.status is Status.RUNNING else []
    anew = {seat for seat in due if seat not in facts.due or seat in change.anew}
    for seat in anew:
        facts.asked[seat] += 1
    running = [seat for seat in due if facts.seats[seat].is_played_by_person]
    facts.clocks.run(at, running, anew - change.goes_on)
    facts.due = due


def _numbers(table: Sitting) -> list[int]:
    return table.course.numbers if table.has_begun else [0] * (table.facts.players + 1)


def _event(table: Sitting, at: int, event: EventName, seat: int | None = None, **more: Any) -> Item:
    return Item(at=at, event=event, seat=seat, numbers=_numbers(table), **more)


def _plain(table: Sitting, at: int, event: EventName, seat: int | None = None, **more: Any) -> Change:
    return Change([_event(table, at, event, seat, **more)])


# Before the game begins


def _sat(table: Sitting, entry: entries.Sat) -> Change:
    table.facts.seats[entry.seat].give_to(entry.guest, entry.name)
    if table.facts.status is Status.RUNNING:
        table.facts.past[entry.guest] = entry.seat
        table.facts.floor = len(table.course.steps)
    return _plain(table, entry.at, "joined", entry.seat, name=entry.name)


def _left(table: Sitting, entry: entries.Left) -> Change:
    facts = table.facts
    name = _vacate(facts, entry.seat)
    return _plain(table, entry.at, "left", entry.seat, name=name)


def _vacate(facts: Facts, number: int) -> str | None:
    """Nobody sits there any more; a host who leaves is followed by another player."""
    seat = facts.seats[number]
    name, guest = seat.name, seat.guest
    seat.open()
    facts.entropy[number] = None
    if guest == facts.host:
        facts.host = next((other.guest for other in facts.seats if other.guest is not None), facts.host)
    return name


def _bot_seated(table: Sitting, entry: entries.BotSeated) -> Change:
    facts = table.facts
    is_vacated = facts.status is Status.RUNNING
    if not is_vacated:
        facts.entropy[entry.seat] = None
    facts.seats[entry.seat].give_to_bot(entry.level, is_vacated=is_vacated)
    items = [_event(table, entry.at, "bot_seated", entry.seat, level=entry.level)]
    return Change([*items, *_drop_wish(table, entry.at)])


def _seat_opened(table: Sitting, entry: entries.SeatOpened) -> Change:
    _vacate(table.facts, entry.seat)
    return _plain(table, entry.at, "seat_opened", entry.seat)


def _entropy_added(table: Sitting, entry: entries.EntropyAdded) -> Change:
    table.facts.entropy[entry.seat] = entry.text
    return Change([])


def _closed(table: Sitting, entry: entries.Closed) -> Change:
    table.facts.status = Status.CLOSED
    return _plain(table, entry.at, "closed")


def _started(table: Sitting, entry: entries.Started) -> Change:
    facts = table.facts
    made = facts.created
    if made.rules_version != facts.book.rules_version:
        raise BadRecord(f"the table was made for version {made.rules_version} of the rules of {made.game}")
    seed = seed_of(bytes.fromhex(made.secret), made.id, facts.entropy)
    game = Game(facts.book, players=made.players, seed=seed, options=made.options)
    table.begin(Course(game, []))
    facts.status, facts.started = Status.RUNNING, entry.at
    facts.past = {seat.guest: number for number, seat in enumerate(facts.seats) if seat.guest is not None}
    return _plain(table, entry.at, "started")


# Moves


def _moved(table: Sitting, entry: entries.Moved) -> Change:
    steps = [
        table.course.take(entry.seat, action, at=entry.at, bot=entry.bot, decision=table.facts.seq)
        for action in entry.actions
    ]
    noticed = [any(some) for some in zip(*(step.told.noticed for step in steps), strict=True)]
    seats = frozenset({entry.seat})
    goes_on = seats if all(step.is_secret for step in steps) else frozenset()
    return Change([_told(step) for step in steps], noticed, anew=seats, goes_on=goes_on)


def _told(step: Step, noticed: list[bool] | None = None) -> Item:
    return Item(
        at=step.at,
        seat=None if step.seat == OUTSIDE else step.seat,
        told=step.told,
        bot=step.bot,
        noticed=noticed or step.told.noticed,
    )


def _from_outside(table: Sitting, entry: entries.FromOutside) -> Change:
    facts = table.facts
    dropped = _drop_wish(table, entry.at)
    step = table.course.take(OUTSIDE, entry.action, at=entry.at, bot=None, decision=facts.seq)
    facts.floor = len(table.course.steps)
    return Change([*dropped, _told(step)], anew=frozenset(range(facts.players)))


# Undo


def _undo_asked(table: Sitting, entry: entries.UndoAsked) -> Change:
    facts = table.facts
    waiting = [seat for seat in facts.people() if seat != entry.seat]
    facts.wish = UndoWish(seat=entry.seat, to=entry.to, kept=entry.kept, agreed=[], waiting=waiting)
    to = table.course.numbers_after(entry.to)
    return _plain(table, entry.at, "undo_asked", entry.seat, to=to)


def _undo_answered(table: Sitting, entry: entries.UndoAnswered) -> Change:
    wish = table.facts.wish
    if wish is None:
        return Change([])
    if entry.agree:
        wish.waiting.remove(entry.seat)
        wish.agreed.append(entry.seat)
        return Change([])
    return Change(_drop_wish(table, entry.at, entry.seat))


def _drop_wish(table: Sitting, at: int, seat: int | None = None) -> list[Item]:
    """A wish to go back comes to nothing, because somebody refuses or is gone."""
    if table.facts.wish is None:
        return []
    table.facts.wish = None
    return [_event(table, at, "undo_refused", seat)]


def _undone(table: Sitting, entry: entries.Undone) -> Change:
    """Who could not know of a move that is taken back, cannot know that it is."""
    facts, course = table.facts, table.course
    gone = [
        step for number, step in enumerate(course.steps) if number >= entry.to and number not in entry.kept
    ]
    noticed = [any(some) for some in zip(*(step.told.noticed for step in gone), strict=True)]
    to = course.numbers_after(entry.to)
    again = course.go_back(entry.to, entry.kept)
    table.brought_out = {known: out for known, out in table.brought_out.items() if known[0] < entry.to}
    table.no_further.clear()
    facts.wish = None
    undone = Item(at=entry.at, event="undone", seat=entry.seat, numbers=to, to=to, noticed=noticed)
    retold = [_told(step, _both(step.told.noticed, noticed)) for step in again]
    is_own_secret = all(step.is_secret and step.seat == entry.seat for step in gone)
    anew = frozenset({entry.seat} if is_own_secret else range(facts.players))
    return Change([undone, *retold], noticed, anew=anew, goes_on=anew if is_own_secret else frozenset())


def _both(one: list[bool], other: list[bool]) -> list[bool]:
    return [mine and theirs for mine, theirs in zip(one, other, strict=True)]


# Coming and going


def _resigned(table: Sitting, entry: entries.Resigned) -> Change:
    facts = table.facts
    facts.seats[entry.seat].has_resigned = True
    if leaving(table.course.game, entry.seat) is None:
        facts.given_up.append(entry.seat)
    facts.floor = len(table.course.steps)
    return _gone(table, entry.at, "resigned", entry.seat)


def _timed_out(table: Sitting, entry: entries.TimedOut) -> Change:
    seat = table.facts.seats[entry.seat]
    seat.is_away, seat.lost = True, table.facts.asked[entry.seat]
    return _gone(table, entry.at, "time_out", entry.seat)


def _away(table: Sitting, entry: entries.Away) -> Change:
    table.facts.seats[entry.seat].is_away = True
    return _gone(table, entry.at, "away", entry.seat)


def _gone(table: Sitting, at: int, event: EventName, seat: int) -> Change:
    """A player who is gone agrees to nothing."""
    return Change([_event(table, at, event, seat), *_drop_wish(table, at)])


def _returned(table: Sitting, entry: entries.Returned) -> Change:
    seat = table.facts.seats[entry.seat]
    seat.is_away, seat.lost = False, None
    return _plain(table, entry.at, "returned", entry.seat)


# Words, and another game


def _said(table: Sitting, entry: entries.Said) -> Change:
    speaker = handle_of(table.facts.created.id, entry.guest)
    return Change([Item(at=entry.at, seat=entry.seat, name=entry.name, text=entry.text, player=speaker)])


def _rematched(table: Sitting, entry: entries.Rematched) -> Change:
    table.facts.rematch = entry.table
    return _plain(table, entry.at, "rematch")


def _rewritten(table: Sitting, entry: entries.Rewritten) -> Change:
    return Change([])


EFFECTS: dict[type[Any], Callable[[Sitting, Any], Change]] = {
    entries.Sat: _sat,
    entries.Left: _left,
    entries.BotSeated: _bot_seated,
    entries.SeatOpened: _seat_opened,
    entries.EntropyAdded: _entropy_added,
    entries.Closed: _closed,
    entries.Started: _started,
    entries.Moved: _moved,
    entries.FromOutside: _from_outside,
    entries.UndoAsked: _undo_asked,
    entries.UndoAnswered: _undo_answered,
    entries.Undone: _undone,
    entries.Resigned: _resigned,
    entries.TimedOut: _timed_out,
    entries.Away: _away,
    entries.Returned: _returned,
    entries.Said: _said,
    entries.Rematched: _rematched,
    entries.Rewritten: _rewritten,
}
