"""A table in memory: its facts, its game, and who is connected."""

from __future__ import annotations

from campidoglio.server.table.course import Course
from campidoglio.server.table.facts import Facts


class Sitting:
    """What commands and showing look at."""

    def __init__(self, facts: Facts, course: Course | None) -> None:
        self.facts = facts
        self._course = course
        self.present: set[str] = set()
        """Guests who are connected. Not kept: after a restart nobody is."""
        self.gone_since: dict[str, int] = {}
        self.brought_out: dict[tuple[int, int], bool] = {}
        """Whether a move brought something out for who would take it back: by move and seat, once known."""
        self.no_further: dict[int, int] = {}
        """How many moves must stay because something came out for a seat, as far as is known."""

    @property
    def has_begun(self) -> bool:
        """Whether there is a game."""
        return self._course is not None

    @property
    def course(self) -> Course:
        """The course of the game, which must have begun."""
        assert self._course is not None
        return self._course

    def begin(self, course: Course) -> None:
        """The game begins."""
        self._course = course
