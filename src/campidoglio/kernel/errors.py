"""Everything that can be wrong with what a caller gives us: a stable code and a sentence.

`code` goes over the wire and never changes; the sentence is for people and may.
"""

from __future__ import annotations

from typing import ClassVar

from campidoglio.kernel.reason import Reason


def quoted(value: object, longest: int = 40) -> str:
    """What came, cut short for a sentence; unlike `repr` it never fails, however large or deep the value."""
    try:
        return repr(value)[:longest]
    except (ValueError, RecursionError):
        return f"something too large to show ({type(value).__name__})"


class CampidoglioError(Exception):
    """The base of all refusals; `str(error)` says what was expected and what came."""

    code: ClassVar[str] = "error"


class UnknownGame(CampidoglioError):
    """No game of that name is installed."""

    code = "unknown_game"


class BadSetting(CampidoglioError):
    """A setting that the game does not have, or a value that the setting does not take."""

    code = "bad_setting"


class BadSeed(CampidoglioError):
    """A seed is a whole number of at most 256 bits."""

    code = "bad_seed"


class UnknownSeat(CampidoglioError):
    """The game has no such seat."""

    code = "unknown_seat"


class NotYourTurn(CampidoglioError):
    """The seat exists, but nothing is asked of it now."""

    code = "not_your_turn"


class GameOver(NotYourTurn):
    """The game has ended; nobody has anything left to choose."""

    code = "game_over"


class UnreadableAction(CampidoglioError):
    """The text or value is no action of this game."""

    code = "unreadable_action"


class IllegalAction(CampidoglioError):
    """An action of this game, but not one that may be taken now.

    Its sentence is for programmers; what players read is worded from `reason`, in their language.
    """

    code = "illegal_action"

    def __init__(self, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        """Why, if the game gives reasons."""


class NothingToUndo(CampidoglioError):
    """Fewer moves have been made than were to be taken back."""

    code = "nothing_to_undo"


class NoRecord(CampidoglioError):
    """The game began from a constructed position, which no seed and no moves lead to."""

    code = "no_record"


class BadRecord(CampidoglioError):
    """A record that is malformed, too large, of another version, or that does not replay."""

    code = "bad_record"


class BadSnapshot(CampidoglioError):
    """A snapshot that does not fit the state it is for."""

    code = "bad_snapshot"


class EngineUnavailable(CampidoglioError):
    """The engine needs something that this machine does not have."""

    code = "engine_unavailable"


class DialectError(CampidoglioError):
    """A rule uses what the dialect of rules does not allow."""

    code = "dialect"
