"""A player that takes any of its legal actions, each as likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from campidoglio.kernel.actions import Action
from campidoglio.kernel.rulebook import View


class RandomBot:
    """Chooses by its own chance, never by the game's. It keeps no memory."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; what the seat sees is of no interest to it."""
        return self._chance.choice(legal)
