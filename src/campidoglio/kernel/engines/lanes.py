"""What an engine does with one game, written in the dialect so that every engine does the same.

A lane is one game of a batch. The names imported for the type checker alone are the game's own rules;
they take their places when an engine is bound to a game (see binding.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from campidoglio.kernel.chance import seed_chance
from campidoglio.kernel.luck import pick
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

if TYPE_CHECKING:
    from campidoglio.kernel.engines.names import (
        apply,
        beats,
        clear,
        due,
        ending,
        legal,
        outside,
        resample,
        score,
        setup,
    )

State = Any
NOBODY = -1


@rule
def begin(s: State, seed: Row) -> None:
    """Start a game from the eight words of a seed; players and settings stay as they are."""
    clear(s)
    for place in range(8):
        seed_chance(s, place, seed[place])
    setup(s)


@rule
def first_due(s: State) -> int:
    """The first seat that must choose now; NOBODY when the game is over."""
    seats = due(s)
    if seats == 0:
        return NOBODY
    seat = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


@rule
def is_legal(s: State, seat: int, code: int, moves: Row) -> bool:
    """Whether the action stands in the legal list of a seat that is due, or in that of the outside."""
    if seat == NOBODY:
        count = outside(s, moves)
    elif seat < 0 or seat >= s.players or (due(s) >> seat) & 1 == 0:
        return False
    else:
        count = legal(s, seat, moves)
    for place in range(count):
        if moves[place] == code:
            return True
    return False


@rule
def random_move(s: State, luck: Row, moves: Row) -> bool:
    """Let the first due seat take one of its legal actions at random; False when the game is over."""
    seat = first_due(s)
    if seat == NOBODY:
        return False
    count = legal(s, seat, moves)
    apply(s, seat, moves[pick(luck, count)])
    return True


@rule
def playout(s: State, luck: Row, moves: Row) -> int:
    """Random moves to the end of the game; returns how many."""
    made = 0
    while random_move(s, luck, moves):
        made += 1
    return made


@rule
def next_seed(seed: Row) -> None:
    """The seed of a lane's next game: the same with its upper half counted up by one."""
    carry = 1
    for place in range(4, 8):
        total = seed[place] + carry
        seed[place] = total & 0xFFFFFFFF
        carry = total >> 32


@rule
def reseed(s: State, seed: Row) -> None:
    """Give the state another future: the seed's stream takes the place of its own."""
    for place in range(8):
        seed_chance(s, place, seed[place])


@rule
def imagine(s: State, seat: int, seed: Row) -> None:
    """Deal anew, from the seed, all that the seat cannot know, the chances to come included."""
    reseed(s, seed)
    resample(s, seat)


@rule
def place_of(s: State, seat: int) -> int:
    """The seat's place, from 1; seats that are tied share one and the next is skipped."""
    place = 1
    for other in range(s.players):
        if other != seat and beats(s, other, seat):
            place += 1
    return place


@rule
def mark_legal(s: State, seat: int, mask: Row, size: int, moves: Row) -> int:
    """Write 1 at the number of every legal action of the seat and 0 elsewhere; return how many are legal."""
    for code in range(size):
        mask[code] = 0
    if seat < 0 or seat >= s.players or (due(s) >> seat) & 1 == 0:
        return 0
    count = legal(s, seat, moves)
    for place in range(count):
        mask[moves[place]] = 1
    return count


@rule
def simulate(s: State, seed: Row, luck: Row, moves: Row, games: int) -> int:
    """Play whole games at random, each with the lane's next seed; return the moves made."""
    made = 0
    for _ in range(games):
        begin(s, seed)
        made += playout(s, luck, moves)
        next_seed(seed)
    return made


@rule
def restart(s: State, seed: Row) -> bool:
    """Begin the lane's next game if this one is over; True if it was."""
    if due(s) != 0:
        return False
    next_seed(seed)
    begin(s, seed)
    return True


@rule
def read_results(s: State, scores: Row, places: Row) -> int:
    """Write every seat's points and place (0 for seats not in the game); return the ending."""
    for seat in range(len(scores)):
        scores[seat] = 0
        places[seat] = 0
    for seat in range(s.players):
        scores[seat] = score(s, seat)
        places[seat] = place_of(s, seat)
    return ending(s)
