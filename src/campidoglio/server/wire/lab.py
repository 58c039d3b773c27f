"""What the rule lab says, line by line, and what is known of a game from many that bots have played."""

from __future__ import annotations

from msgspec import Struct

from campidoglio.simulate.figures import GameFigures, WayFigures


class LabWaits(Struct, tag="waits"):
    """Others are being served: so many are before one."""

    ahead: int


class LabBegins(Struct, tag="begins"):
    """It is one's turn; the rules are being made ready, which takes longer the first time."""

    quick: bool
    """Whether random players play at full speed on this server, as machine code."""


class LabPlays(Struct, tag="plays"):
    """What the games so far came to."""

    games: int
    """So many have been played in each way."""
    wanted: int
    ways: list[WayFigures]


class LabEnds(Struct, tag="ends"):
    """No more is played, and why: all, time, replaced (by another of one's own), closing, stuck, failed."""

    reason: str


LabNews = LabWaits | LabBegins | LabPlays | LabEnds


class Rung(Struct):
    """A bot of the ladder."""

    bot: str
    wins: float
    """The share of games it won; who shares a first place shares the win."""
    least: float
    most: float
    """Between these the true share lies in 95 of 100 cases."""
    points: float
    """On average."""


class LadderTable(Struct):
    """How the bots fared against each other, the best first."""

    players: int
    games: int
    rungs: list[Rung]


class Known(Struct):
    """What is known of a game from many that bots have played."""

    figures: GameFigures | None
    """None: they have not been played by the rules of now."""
    ladder: list[LadderTable]
