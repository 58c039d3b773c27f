"""Rankings, and the games that somebody has played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Ranked(Struct):
    """Somebody in a game's ranking."""

    place: int | None
    """None: not listed, for want of an account."""
    name: str | None
    """None for a bot, which `level` names."""
    level: str | None
    figure: int
    """What the rating comes to: everybody begins at 1000."""
    games: int
    """How many count."""
    wins: int
    you: bool


class Ranking(Struct):
    """A part of a game's ranking."""

    game: str
    by: Literal["rating", "wins"]
    all: int
    """How many are listed."""
    rows: list[Ranked]
    you: Ranked | None
    """None: the reader has not played yet, or no game that counts."""


class PastSeat(Struct):
    """How a past game ended for a seat."""

    seat: int
    name: str | None
    """None for a bot, and for who is forgotten."""
    level: str | None
    place: int
    score: int


class PastGame(Struct):
    """A game that the reader has played to its end."""

    table: str
    game: str
    ended: int
    """Milliseconds since 1970."""
    reason: str
    """One of the game's own endings, or "resigned"."""
    moves: int
    seat: int
    """The reader's."""
    gain: int | None
    """By how much it changed the reader's figure; None: it does not count."""
    seats: list[PastSeat]


class OwnFigures(Struct):
    """What the reader's games of one kind come to."""

    game: str
    games: int
    wins: int
    mean_place: float
    best: int
    """The most points."""
    counted: int
    """How many count for the rating."""
    ranked: Ranked | None


class History(Struct):
    """A part of the games that the reader has played, the last first, and what all come to."""

    games: list[PastGame]
    more: bool
    """Whether there are earlier ones."""
    figures: list[OwnFigures]
