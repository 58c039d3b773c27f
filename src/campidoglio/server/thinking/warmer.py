"""Compiles a game's search, once, into the cache that all workers read.

    python -m campidoglio.server.thinking.warmer GAME

It ends with status 0 when the search of the game is compiled; and, like a worker, when its parent does.
"""

from __future__ import annotations

import os
import sys

from campidoglio import registry
from campidoglio.bots import levels
from campidoglio.bots.question import ask
from campidoglio.kernel.game import Game
from campidoglio.server.thinking.parent import lines_from_parent

NICENESS = 19


def warm(name: str) -> None:
    """Let a search choose once in a new game."""
    book = registry.rulebook(name)
    game = Game(book, players=book.fewest_players, seed=1)
    levels.make("search:walks=8", threads=1).choose(ask(game, game.actors[0]))


def main() -> None:
    """Warm the game that is named."""
    os.nice(NICENESS)
    lines_from_parent()
    warm(sys.argv[1])


if __name__ == "__main__":
    main()
