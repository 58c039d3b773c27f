"""The interpreter: the rules as plain Python, for play, debugging, coverage and records."""

from __future__ import annotations

from functools import cache

from campidoglio.kernel.engines.binding import Bound, Target, bind
from campidoglio.kernel.rulebook import Rulebook

PYTHON = Target(compile=lambda function: function, table=lambda table: table)


@cache
def interpreted(rulebook: Rulebook) -> Bound:
    """The rules and lanes of a game as plain Python functions over its slotted state."""
    return bind(rulebook, PYTHON)
