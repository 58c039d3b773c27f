"""How a search goes about it: what it takes from the game, and what a caller may change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from campidoglio.kernel.rulebook import Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How a search goes about it; the defaults are what measured best over the games."""

    explore: float = 0.5
    """How much a walk prefers actions that were followed little."""
    tournament: int = 4
    """Quick moves are the most appealing of so many actions drawn at random. 4 against 2 won 0.65 +- 0.12
    of 60 games of Campanile, 0.57 +- 0.12 of 60 of Capital Lux, 0.65 +- 0.17 of 30 of Capitol (95 %)."""
    horizon: int = 10_000
    """The quick moves of a walk, before the game's `value` is asked."""
    win_share: float = 0.7
    """What winning counts in a result; the lead counts the rest."""
    spread: float = 8.0
    """A lead of so much counts half of the most that a lead can."""
    bias: float = 0.0
    """How much worse an action seems for each point of appeal that it has less than the most appealing one,
    while it has been followed little."""
    fresh: float = 1000.0
    """How much better than the usual an action seems that was not followed yet: much, so that each is tried
    once before any is tried again."""
    hopeless: float = 1000.0
    """Actions whose appeal is so much less than the greatest are not followed at all."""
    trees: int = 2
    """Trees that are grown side by side, each on a core if there are enough."""
    room: int = 400_000
    """Nodes in a tree; when they are used up, walks go on in the tree as it is."""


def manner_for(rulebook: Rulebook, changes: Mapping[str, float]) -> Manner:
    """The manner of a game, with some changes."""
    settings = dict(rulebook.search_manner) | dict(changes)
    return Manner(**settings)  # type: ignore[arg-type]  # whole where whole is asked: read so, or ours
