"""A toy for the tests of the kernel and of the contracts; it has what no installed game need have.

Pebbles: for as many rounds as agreed, all players at once hide 0 to 2 pebbles in a fist. When the last fist
is closed, all are opened, and whoever holds most takes the prize drawn for that round. The next prizes are
secret. Time may run out, which comes from outside the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from campidoglio.kernel.actions import Action, Actions, action
from campidoglio.kernel.chance import below
from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.rule import rule
from campidoglio.kernel.rulebook import Rulebook, higher_score_wins
from campidoglio.kernel.schema import I8, I16, GameState, Known, Row, field, state
from campidoglio.kernel.settings import Choice, Data, Settings, Whole, YesNo

SEATS = 4
ROUNDS = 5
PRIZES = 3
OPEN = -1


class Ending(IntEnum):
    NONE = 0
    ROUNDS_PLAYED = 1
    TIME_UP = 2


class Winner(IntEnum):
    MOST = 0
    FEWEST = 1


@state
class State(GameState):
    """A game of Pebbles."""

    winner: int = field(I8)
    rounds: int = field(I8)
    double: int = field(I8)
    prizes: Row = field(I16, PRIZES)
    """The prizes that may be drawn."""

    round: int = field(I8)
    ending: int = field(I8)
    fist: Row = field(I8, SEATS, known=Known.OWNER, initial=OPEN)
    closed: Row = field(I8, SEATS)
    prize: Row = field(I16, ROUNDS, known=Known.NOBODY)
    opened: Row = field(I8, SEATS, initial=OPEN)
    """What was in the fists of the round before."""
    score: Row = field(I16, SEATS)


@rule
def setup(s: State) -> None:
    for number in range(s.rounds):
        s.prize[number] = s.prizes[below(s, PRIZES)] * (1 + s.double)


@rule
def due(s: State) -> int:
    seats = 0
    if s.ending == Ending.NONE:
        for seat in range(s.players):
            if s.closed[seat] == 0:
                seats += 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Row) -> int:
    for pebbles in range(3):
        moves[pebbles] = hide.code(pebbles)
    return 3


@rule
def outside(s: State, moves: Row) -> int:
    if s.ending != Ending.NONE:
        return 0
    moves[0] = time_up.code()
    return 1


@action(pebbles=range(3))
def hide(s: State, seat: int, pebbles: int) -> None:
    s.fist[seat] = pebbles
    s.closed[seat] = 1
    if due(s) == 0:
        open_fists(s)


@action()
def time_up(s: State, seat: int) -> None:
    s.ending = Ending.TIME_UP


@rule
def open_fists(s: State) -> None:
    best = 0
    for seat in range(s.players):
        if better(s, s.fist[seat], s.fist[best]):
            best = seat
    s.score[best] += s.prize[s.round]
    s.prize[s.round] = 0
    for seat in range(s.players):
        s.opened[seat] = s.fist[seat]
        s.fist[seat] = OPEN
        s.closed[seat] = 0
    s.round += 1
    if s.round == s.rounds:
        s.ending = Ending.ROUNDS_PLAYED


@rule
def better(s: State, mine: int, theirs: int) -> bool:
    if s.winner == Winner.MOST:
        return mine > theirs
    return mine < theirs


@rule
def ending(s: State) -> int:
    return s.ending


@rule
def score(s: State, seat: int) -> int:
    return s.score[seat]


@rule
def resample(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.closed[other] == 1:
            s.fist[other] = below(s, 3)
    for number in range(s.round, s.rounds):
        s.prize[number] = s.prizes[below(s, PRIZES)] * (1 + s.double)


@rule
def observe(s: State, seat: int, out: Row) -> int:
    out[0] = s.fist[seat] if seat >= 0 else OPEN
    out[1] = s.round
    return 2


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "fist": None if seat is None else s.fist[seat],
        "closed": s.closed[: s.players],
        "opened": s.opened[: s.players],
        "score": s.score[: s.players],
    }


def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[dict[str, Any]]:
    return [{"event": str(action) if reader == seat else action.name, "seat": seat}]


def load_prizes(value: object) -> Mapping[str, Any]:
    """`pence` and `crowns` are ours; a table is an object with its prizes in a list."""
    known: dict[object, object] = {"pence": [1, 2, 3], "crowns": [10, 20, 30]}
    table = known.get(value) if isinstance(value, str) else value
    prizes = table.get("prizes") if isinstance(table, dict) else table
    if not isinstance(prizes, list) or len(prizes) != PRIZES:
        raise BadSetting(f"the prizes are a list of {PRIZES}")
    return {"prizes": list(prizes)}


def no_pence_for_four(options: Mapping[str, Any], players: int) -> None:
    if players == SEATS and options["prizes"] == "pence" and options["double"]:
        raise BadSetting("four players do not play for double pence")


PEBBLES = Rulebook(
    name="pebbles",
    rules_version=3,
    fewest_players=2,
    most_players=SEATS,
    settings=Settings(
        (
            Choice("winner", Winner, Winner.MOST, "who wins a round"),
            Whole("rounds", 1, ROUNDS, 2, "rounds to play"),
            YesNo("double", False, "whether prizes count twice"),
            Data("prizes", ("prizes",), load_prizes, ("pence", "crowns"), "pence", "the prizes"),
        ),
        check=no_pence_for_four,
    ),
    state=State,
    actions=Actions(hide, time_up),
    legal_limit=3,
    endings=Ending,
    setup=setup,
    due=due,
    legal=legal,
    ending=ending,
    score=score,
    beats=higher_score_wins,
    outside=outside,
    resample=resample,
    observe=observe,
    observation_size=2,
    view=view,
    story=story,
)
