"""A match: what is fixed for all its games, and how one of them is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from campidoglio import registry
from campidoglio.arena.lineup import make_bot
from campidoglio.arena.pairing import Seating, bot_seed, deal_seed
from campidoglio.bots.port import PortBot
from campidoglio.bots.question import Bot, ask
from campidoglio.kernel.errors import CampidoglioError
from campidoglio.kernel.game import Game


class BotFault(CampidoglioError):
    """A bot of ours chose what it may not choose."""

    code = "bot_fault"


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The settings of a match: with bots that count their walks they decide every game that is played."""

    game: str
    players: int
    bots: tuple[str, ...]
    """What the bots are made from; two may be made from the same."""
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: float | None = None
    """How long a bot may think about a choice, if it goes by the clock."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a game of a match ended, seat by seat."""

    number: int
    deal: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    moves: int
    faults: tuple[int, ...]
    complaint: str = ""
    """The first fault in words."""

    @property
    def shares(self) -> tuple[float, ...]:
        """What every seat's place is worth: first place is shared by those who are in it."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


class MakesBots(Protocol):
    """Makes the bot that a text of a match stands for."""

    def __call__(self, spec: str, *, seed: int, seconds: float | None) -> Bot:
        """A bot for one game."""


def play_game(match: Match, seating: Seating, make: MakesBots | None = None) -> Played:
    """Play one game of a match to its end; bots that the arena does not know are made by another `make`."""
    game = Game(
        registry.rulebook(match.game),
        players=match.players,
        seed=deal_seed(match.seed, seating.deal),
        options=match.options,
    )
    bots = [
        (make or make_bot)(
            match.bots[bot], seed=bot_seed(match.seed, seating.number, seat), seconds=match.seconds
        )
        for seat, bot in enumerate(seating.bots)
    ]
    try:
        while not game.over:
            # Who chooses at the same time as others is asked in the order of the seats, which changes
            # nothing.
            seat = game.actors[0]
            _take_turn(game, seat, bots[seat])
        return _played(game, seating, bots)
    finally:
        for bot in bots:
            if isinstance(bot, PortBot):
                bot.close()


def _take_turn(game: Game, seat: int, bot: Bot) -> None:
    action = bot.choose(ask(game, seat))
    try:
        game.play(seat, action)
    except CampidoglioError as problem:
        raise BotFault(f"{type(bot).__name__} in seat {seat}: {problem}") from problem


def _played(game: Game, seating: Seating, bots: list[Bot]) -> Played:
    outcome = game.outcome
    assert outcome is not None
    complaints = [bot.complaints if isinstance(bot, PortBot) else [] for bot in bots]
    return Played(
        number=seating.number,
        deal=seating.deal,
        bots=seating.bots,
        scores=outcome.scores,
        places=outcome.ranking,
        ending=outcome.reason,
        moves=len(game.moves),
        faults=tuple(map(len, complaints)),
        complaint=next((each[0] for each in complaints if each), ""),
    )
