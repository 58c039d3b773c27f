"""Who plays which seat: people at this terminal, and bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from campidoglio.bots.levels import LEVELS, make
from campidoglio.bots.question import Bot, ask
from campidoglio.bots.random_bot import RandomBot
from campidoglio.kernel.actions import Action
from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.game import Game

HUMAN = "human"
USUAL_BOT = "medium"
BOTS = ("random", *LEVELS)
KINDS = (HUMAN, *BOTS)
Seats = tuple[str, ...]
"""For every seat, one of KINDS."""


def default_seats(players: int, bot: str = USUAL_BOT) -> Seats:
    """You in seat 0, against bots."""
    return (HUMAN, *(bot for _ in range(players - 1)))


def read_seats(given: Sequence[Any], players: int, bot: str = USUAL_BOT) -> Seats:
    """Who was named for the first seats, and bots in the others."""
    if len(given) > players:
        raise BadSetting(f"{len(given)} seats were named, but the game has {players} players")
    for kind in given:
        if kind not in KINDS:
            raise BadSetting(f"a seat is one of {', '.join(KINDS)}, not {kind!r:.40}")
    return tuple(given) + (bot,) * (players - len(given))


def seats_of_people(text: str, players: int, bot: str = USUAL_BOT) -> Seats:
    """Seats from a list of those that people play, such as "0,2"; "none" to watch."""
    names = [] if text.strip().lower() == "none" else [name.strip() for name in text.split(",")]
    for name in names:
        if not name.isdecimal() or int(name) >= players:
            raise BadSetting(
                f"the seats that people play are numbers from 0 to {players - 1} with commas between,"
                f" or none; not {text!r:.40}"
            )
    people = {int(name) for name in names}
    return tuple(HUMAN if seat in people else bot for seat in range(players))


def bots_action(game: Game, seat: int, kind: str) -> Action:
    """What the bot of a seat does now: the same in the same position, unless it looks at the clock."""
    chance = random.Random(f"{game.seed} {seat} {len(game.moves)}")
    if kind == "random":
        return RandomBot(chance).choose(ask(game, seat))
    bot = make(kind, seed=chance.getrandbits(32)) if kind == "easy" else _thinker(kind, seat)
    return bot.choose(ask(game, seat))


@cache
def _thinker(kind: str, seat: int) -> Bot:
    """A bot without chance, made once, so that it says only once if another stands in for it."""
    return make(kind, seed=seat)
