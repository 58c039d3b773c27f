"""What a bot is asked: what its seat sees and may do, and positions that the seat could be in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from campidoglio.kernel.actions import Action
from campidoglio.kernel.game import Game
from campidoglio.kernel.rulebook import Rulebook, View
from campidoglio.kernel.schema import GameState


@dataclass(frozen=True, slots=True)
class Question:
    """A choice to be made. The true state of the game is not in it, and cannot be had from it."""

    rulebook: Rulebook
    options: Mapping[str, Any]
    seat: int
    view: View
    legal: tuple[Action, ...]
    imagine: Callable[[int], GameState]
    """A position that the seat could be in, dealt from a number: the same number, the same position."""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> Action:
        """One of the legal actions."""


def ask(game: Game, seat: int) -> Question:
    """The question that a game puts to a seat that is due."""
    return Question(
        rulebook=game.rulebook,
        options=game.options,
        seat=seat,
        view=game.view(seat),
        legal=game.legal(seat),
        imagine=game.imaginer(seat),
    )
