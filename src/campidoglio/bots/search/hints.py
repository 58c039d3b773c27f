"""What games tell bots about their positions, and what stands for it in games that tell nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from campidoglio.kernel.rule import rule
from campidoglio.kernel.rulebook import Rulebook

Hint = Callable[..., Any]

# As the trees call them, for the type checker alone: the game's own take their places.
appeal: Callable[[Any, int, int], int]
value: Callable[[Any, int], int]


@rule
def no_appeal(s: Any, seat: int, code: int) -> int:
    """How promising an action looks before it is tried: nothing is known of this game."""
    return 0


def hints_of(rulebook: Rulebook) -> dict[str, Hint]:
    """A game's `appeal` and `value`; without them all actions look alike, and the score stands for itself."""
    found: dict[str, Hint] = {"appeal": no_appeal, "value": rulebook.score}
    return found | dict(rulebook.hints)
