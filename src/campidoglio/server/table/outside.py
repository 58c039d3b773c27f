"""What may come from outside the rules, in games that know it. The names are the same in all of them."""

from __future__ import annotations

from campidoglio.kernel.actions import Action
from campidoglio.kernel.game import Game

LEAVE = "leave"
"""A player leaves for good: `leave seat=1`."""
TIME_UP = "time_up"
"""The time of the whole game is up."""
MINUTES = "minutes"
"""The setting that says how long the whole game may last; 0: as long as it takes."""
MINUTE = 60_000


def leaving(game: Game, seat: int) -> Action | None:
    """How the rules let a player leave for good; None in games that do not know it."""
    return next(
        (action for action in game.outside if action.name == LEAVE and action.values.get("seat") == seat),
        None,
    )


def ending_of_time(game: Game) -> Action | None:
    """How the rules let the time run out; None in games that do not know it, or where it cannot now."""
    return next((action for action in game.outside if action.name == TIME_UP), None)


def time_limit(game: Game) -> int | None:
    """How long the whole game may last, in milliseconds; None without a limit."""
    minutes = game.options.get(MINUTES)
    return minutes * MINUTE if isinstance(minutes, int) and minutes > 0 else None
