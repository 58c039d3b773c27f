"""How a game that is over ended for each seat, and for whom that counts."""

from __future__ import annotations

from dataclasses import dataclass

from campidoglio.server.table.sitting import Sitting

FEWEST_DECISIONS = 2
"""Who has decided less often hardly played: the game does not count for that player."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How the game ended for whoever answers for a seat."""

    seat: int
    guest: str | None
    level: str | None
    place: int
    score: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    at: int
    reason: str
    moves: int
    is_fair: bool
    """Whether the board is the game's own, and none that somebody made."""
    seats: list[Ended]


def result(table: Sitting) -> Result | None:
    """How the game ended; None while it goes on."""
    facts, outcome = table.facts, table.facts.outcome
    if outcome is None:
        return None
    seats = [
        _ended(table, number, place, outcome.scores[number])
        for number, place in enumerate(_places(table, outcome.ranking))
    ]
    is_fair = not any(isinstance(value, dict | list) for value in facts.created.options.values())
    return Result(max(facts.touched), outcome.reason, len(table.course.steps), is_fair, seats)


def _places(table: Sitting, ranking: list[int]) -> list[int]:
    """The places, with players who went for good behind all others, whatever a bot reached for them."""
    standing = [(seat.is_vacated, place) for seat, place in zip(table.facts.seats, ranking, strict=True)]
    return [1 + sum(other < own for other in standing) for own in standing]


def _ended(table: Sitting, number: int, place: int, score: int) -> Ended:
    guest = _who(table, number)
    counts = guest is None or _decisions(table, number) >= FEWEST_DECISIONS
    level = None if guest is not None else table.facts.seats[number].level
    return Ended(number, guest, level, place, score, counts)


def _who(table: Sitting, number: int) -> str | None:
    """Who answers for a seat: its player, or whoever had it before a bot took the place."""
    seat = table.facts.seats[number]
    if not seat.is_vacated:
        return seat.guest
    return next((guest for guest, had in reversed(table.facts.past.items()) if had == number), None)


def _decisions(table: Sitting, number: int) -> int:
    """How often a person decided at the seat."""
    return len({step.decision for step in table.course.steps if step.is_by(number)})
