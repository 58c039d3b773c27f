"""How a finished game is handed to storage, and how standings come out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

BOT = "bot:"
"""What the name of a bot among the players begins with; no guest's id has a colon."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How the game ended for a seat."""

    seat: int
    player: str | None
    """A guest's id, or the name that `bot_player` gives."""
    place: int
    score: int
    counts: bool
    """Whether it may count for the player's rating: who hardly moved is left out."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended."""

    game: str
    ended_ms: int
    reason: str
    moves: int
    is_fair: bool
    """Whether it was the game that others play too, and not one on a board of somebody's own making."""
    seats: Sequence[SeatResult]


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody in a game's ranking."""

    player: str
    name: str | None
    """None for a bot."""
    figure: int
    games: int
    wins: int
    place: int | None = None
    """None: not listed."""

    @property
    def level(self) -> str | None:
        """The level of a bot."""
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else None


@dataclass(frozen=True, slots=True)
class PastSeat:
    """How a past game ended for a seat."""

    seat: int
    place: int
    score: int
    gain: int | None


@dataclass(frozen=True, slots=True)
class Past:
    """A game that somebody played."""

    table: str
    game: str
    ended_ms: int
    reason: str
    moves: int
    line: bytes
    own: int
    """The seat."""
    seats: Sequence[PastSeat]


@dataclass(frozen=True, slots=True)
class Figures:
    """What somebody's games of one kind come to."""

    game: str
    games: int
    wins: int
    mean_place: float
    best: int
    counted: int


def bot_player(level: str) -> str:
    """A bot of a level as a player."""
    return BOT + level
