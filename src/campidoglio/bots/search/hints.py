"""What a game may tell a searching bot, for the type checker and for games that tell nothing."""

from __future__ import annotations

from typing import Any

from campidoglio.kernel.rule import rule


@rule
def appeal(s: Any, seat: int, code: int) -> int:
    """How promising an action looks before it is tried: nothing is known of this game."""
    return 0


@rule
def value(s: Any, seat: int) -> int:
    """What the seat's score may come to; nothing is known but the score as it stands."""
    standing: int = s.score[seat]
    return standing
