"""How a game at a table ends: by its own rules, or because all others have given up."""

from __future__ import annotations

from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.play import OutcomeInfo

RESIGNED = "resigned"


def outcome(table: Sitting) -> OutcomeInfo | None:
    """How the game ended; None while it goes on."""
    game, given_up = table.course.game, table.facts.given_up
    own = game.outcome
    if own is None and len(given_up) < game.players - 1:
        return None
    reason = RESIGNED if own is None else own.reason
    return OutcomeInfo(reason, list(game.scores), _ranking(game.ranking, given_up))


def _ranking(places: tuple[int, ...], given_up: list[int]) -> list[int]:
    """Who gave up is placed behind all who did not, the first to do so last."""

    def standing(seat: int) -> tuple[int, int]:
        return (1, -given_up.index(seat)) if seat in given_up else (0, places[seat])

    seats = range(len(places))
    return [1 + sum(standing(other) < standing(seat) for other in seats) for seat in seats]
