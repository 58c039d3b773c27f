"""Decisions of players and bots: taken whole or not at all, tried before they are taken, and explained."""

from __future__ import annotations

from collections.abc import Sequence

from campidoglio.kernel.errors import CampidoglioError, IllegalAction
from campidoglio.kernel.game import Game
from campidoglio.kernel.revealing import reveals
from campidoglio.server.table import entries
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.outside import leaving
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.table.timing import is_out_of_time, returned
from campidoglio.server.wire.answers import Because, Tried
from campidoglio.server.wire.asks import Play, Try, Why
from campidoglio.server.wire.play import Reason

IMAGINED = 0
"""The number of the position that is imagined for what a player tries and asks."""


# What is asked of a seat


def question(table: Sitting, seat: int) -> int | None:
    """How many times the seat has been asked anew; None while it is not asked."""
    facts = table.facts
    return facts.asked[seat] if seat in facts.due else None


def questioned(table: Sitting, guest: str) -> int:
    """The guest's seat, which must be asked something now."""
    facts = table.facts
    seat = facts.own_seat(guest)
    facts.must_run()
    if facts.seats[seat].has_resigned:
        raise Refusal("resigned", "You have resigned.")
    if seat not in facts.due:
        raise Refusal("not_your_turn", "You are not asked anything now.")
    return seat


def _check_question(table: Sitting, seat: int, asked: int) -> None:
    if asked != question(table, seat):
        raise Refusal("stale", "The position has changed since; look again.")


# Play


def play(table: Sitting, guest: str, ask: Play, now: int) -> list[Entry]:
    """A player's decision; one whose seat a bot plays takes it back by playing."""
    seat = questioned(table, guest)
    facts = table.facts
    if is_out_of_time(table, seat, now):
        raise Refusal("time_out", "Your time is up.")
    back = returned(table, guest, now)
    if facts.seats[seat].is_away and not back:
        raise Refusal("time_out", "Your time is up; a bot plays for you now.")
    _check_question(table, seat, ask.question)
    withdrawn = _answer_by_playing(table, seat, now)
    _check(table, seat, ask.actions)
    return [*back, *withdrawn, entries.Moved(at=now, seat=seat, actions=_canonical(table, ask.actions))]


def _answer_by_playing(table: Sitting, seat: int, now: int) -> list[Entry]:
    """Who plays on does not go back. But where that would give a secret choice away, one answers first."""
    wish = table.facts.wish
    if wish is None:
        return []
    game = table.course.game
    if game.rulebook.secret(game.state, seat):
        raise Refusal("answer_undo_first", "First it must be settled whether moves are taken back.")
    return [entries.UndoAnswered(at=now, seat=seat, agree=False)]


def _check(table: Sitting, seat: int, actions: Sequence[str]) -> None:
    """Refuses a decision that cannot be taken as a whole."""
    if len(actions) == 1 and _is_allowed(table, seat, actions[0]):
        return
    trial = table.course.game.copy()
    for number, action in enumerate(actions):
        try:
            stops = number < len(actions) - 1 and reveals(trial, seat, action)
            trial.play(seat, action)
        except CampidoglioError:
            raise _refusal(_imagined(table, seat), seat, actions, number) from None
        if stops:
            raise _too_far(number)


def _is_allowed(table: Sitting, seat: int, action: str) -> bool:
    try:
        return table.course.game.is_legal(seat, action)
    except CampidoglioError:
        return False


def _too_far(number: int) -> Refusal:
    """Else one could look at what comes out, by adding a step that is refused."""
    return Refusal(
        "brings_out",
        "This brings out something hidden or random; decide what follows when you have seen it.",
        action=number,
    )


def _canonical(table: Sitting, actions: Sequence[str]) -> list[str]:
    known = table.course.game.rulebook.actions
    return [str(known.parse(action)) for action in actions]


def _imagined(table: Sitting, seat: int) -> Game:
    """The game as the seat could imagine it: what comes from it tells nothing that the seat cannot know."""
    game = table.course.game
    return Game.from_state(game.rulebook, game.imaginer(seat)(IMAGINED), options=game.options)


def _refusal(game: Game, seat: int, actions: Sequence[str], number: int) -> Refusal:
    """Why a step of a decision is refused, in the words of an imagined game."""
    try:
        for action in actions[: number + 1]:
            game.play(seat, action)
    except CampidoglioError as problem:
        return Refusal(problem.code, str(problem), reason=reason_of(problem), action=number)
    return Refusal(IllegalAction.code, "This is not allowed now.", action=number)


def reason_of(problem: CampidoglioError) -> Reason | None:
    """The game's reason for a refusal, if it gives one."""
    if not isinstance(problem, IllegalAction) or problem.reason is None:
        return None
    return Reason(problem.reason.name, problem.reason.rule, dict(problem.reason.values))


def bot_decision(
    table: Sitting, seat: int, asked: int, actions: list[str], level: str, now: int
) -> list[Entry]:
    """A bot's decision; nothing if the seat is not a bot's to play, or not asked that any more."""
    if seat not in bots_due(table) or asked != question(table, seat) or not actions:
        return []
    trial = table.course.game.copy()
    try:
        taken = [str(trial.play(seat, action)) for action in actions]
    except CampidoglioError:
        return []
    return [entries.Moved(at=now, seat=seat, actions=taken, bot=level)]


def bots_due(table: Sitting) -> dict[int, str]:
    """The levels of the bots that must choose now, by seat. They wait while players talk of going back."""
    facts = table.facts
    if facts.wish is not None:
        return {}
    levels = {seat: facts.seats[seat].bot_level(facts.created.substitute) for seat in facts.due}
    return {seat: level for seat, level in levels.items() if level is not None}


# Looking before one plays


def tried(table: Sitting, guest: str, ask: Try) -> Tried:
    """What would be seen and allowed after some steps. It is all looked at in an imagined game."""
    seat = questioned(table, guest)
    _check_question(table, seat, ask.question)
    game, brings_out = _imagined_after(table, seat, ask.actions)
    if brings_out:
        return _tried(ask, None, [], complete=True, reveals=True)
    asked = {*table.course.game.actors}
    # Others who are asked too from here on must not wait for what this seat decides next.
    calls_others = not asked.issuperset({*game.actors} - {seat})
    legal = [] if calls_others else [str(action) for action in game.legal(seat)]
    return _tried(ask, game, legal, complete=not legal, reveals=False, seat=seat)


def _imagined_after(table: Sitting, seat: int, actions: Sequence[str]) -> tuple[Game, bool]:
    """An imagined game after some steps; and whether the last brings something out, and so is not made."""
    game = _imagined(table, seat)
    for number, action in enumerate(actions):
        try:
            stops = reveals(game, seat, action)
            if not stops:
                game.play(seat, action)
        except CampidoglioError:
            raise _refusal(_imagined(table, seat), seat, actions, number) from None
        if stops and number < len(actions) - 1:
            raise _too_far(number)
        if stops:
            return game, True
    return game, False


def _tried(
    ask: Try, game: Game | None, legal: list[str], *, complete: bool, reveals: bool, seat: int | None = None
) -> Tried:
    return Tried(
        request=ask.request,
        question=ask.question,
        actions=ask.actions,
        view=None if game is None else game.view(seat),
        legal=legal,
        complete=complete,
        reveals=reveals,
    )


def because(table: Sitting, guest: str, ask: Why) -> Because:
    """Why an action of the guest's own is not allowed, in the words of an imagined game."""
    seat = questioned(table, guest)
    game, brings_out = _imagined_after(table, seat, ask.after)
    if brings_out:
        raise _too_far(len(ask.after) - 1)
    try:
        game.play(seat, ask.action)
    except CampidoglioError as problem:
        return Because(ask.request, ask.action, reason_of(problem), str(problem))
    return Because(ask.request, ask.action, None, None)


# Giving up


def resign(table: Sitting, guest: str, now: int) -> list[Entry]:
    """Give up; a game that knows how a player leaves for good carries that out."""
    facts = table.facts
    seat = facts.own_seat(guest)
    facts.must_run()
    if facts.seats[seat].has_resigned:
        raise Refusal("resigned", "You have resigned.")
    action = leaving(table.course.game, seat)
    left: list[Entry] = [] if action is None else [entries.FromOutside(at=now, action=str(action))]
    return [entries.Resigned(at=now, seat=seat), *left]
