"""Campidoglio: board games written once as plain rules, played in the terminal and simulated at speed.

import campidoglio
game = campidoglio.new("campanile", players=3, seed=7)
game.play(game.actors[0], game.legal(game.actors[0])[0])
again = campidoglio.replay(game.record())
"""

from __future__ import annotations

from campidoglio.kernel.actions import Action
from campidoglio.kernel.errors import (
    BadRecord,
    BadSeed,
    BadSetting,
    BadSnapshot,
    CampidoglioError,
    DialectError,
    EngineUnavailable,
    GameOver,
    IllegalAction,
    NoRecord,
    NothingToUndo,
    NotYourTurn,
    UnknownGame,
    UnknownSeat,
    UnreadableAction,
)
from campidoglio.kernel.game import Game, Outcome
from campidoglio.kernel.reason import Reason
from campidoglio.kernel.record import Record
from campidoglio.registry import names as game_names
from campidoglio.registry import rulebook

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadRecord",
    "BadSeed",
    "BadSetting",
    "BadSnapshot",
    "CampidoglioError",
    "DialectError",
    "EngineUnavailable",
    "Game",
    "GameOver",
    "IllegalAction",
    "NoRecord",
    "NotYourTurn",
    "NothingToUndo",
    "Outcome",
    "Reason",
    "UnknownGame",
    "UnknownSeat",
    "UnreadableAction",
    "__version__",
    "game_names",
    "new",
    "replay",
    "rulebook",
]


def new(game: str, *, players: int, seed: int | None = None, **options: object) -> Game:
    """Begin a game; without a seed, chance comes from 256 bits of the operating system's randomness."""
    return Game(rulebook(game), players=players, seed=seed, options=options)


def replay(record: str | bytes) -> Game:
    """The game that a record describes, every move checked anew; raises BadRecord if anything is wrong."""
    read = Record.from_text(record)
    try:
        rules = rulebook(read.game)
    except UnknownGame as problem:
        raise BadRecord(f"the record's game is not installed: {problem}") from problem
    return Game.from_record(rules, read)
