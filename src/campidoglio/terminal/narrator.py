"""Actions, events and reasons in words, as one reader would put them.

An action `build` of the game `campanile` is worded by the message `campanile-action-build`, an event
`built` by `campanile-event-built`, the reason `card_not_held` by `campanile-why-card_not_held`. All get their
fields as values, and `$player` and `$you` (yes or no) for a field `seat`. A list of objects in an event, such
as `paid`, is worded piece by piece with `campanile-event-flag-paid` and counted in `$paid_count`; a single
object is worded in the same way. What has no message yet is shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from campidoglio.kernel.actions import Action
from campidoglio.kernel.reason import Reason
from campidoglio.kernel.rulebook import Event
from campidoglio.terminal.texts import Texts


class Narrator:
    """Speaks about one game, in one language, to the player of a seat or to an onlooker (None)."""

    def __init__(self, texts: Texts, game: str, reader: int | None) -> None:
        self._texts = texts
        self._game = game
        self.reader = reader

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return self._texts.language

    def __call__(self, message: str, /, **values: int | str) -> str:
        """A message with its values filled in."""
        return self._texts(message, **values)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._texts.has(message)

    def player(self, seat: int) -> str:
        """What the reader calls the player of a seat."""
        return self._texts("player", **self._who(seat))

    def _who(self, seat: int) -> dict[str, int | str]:
        return {"you": "yes" if seat == self.reader else "no", "number": seat + 1}

    def title(self) -> str:
        """The name of the game."""
        name = f"{self._game}-title"
        return self._texts(name) if self.has(name) else self._game

    def action(self, action: Action) -> str:
        """What the action does."""
        name = f"{self._game}-action-{action.name}"
        return self._texts(name, **self._values(name, action.values)) if self.has(name) else str(action)

    def reason(self, reason: Reason) -> str | None:
        """Why something is not possible; None if the game has no words for it."""
        name = f"{self._game}-why-{reason.name}"
        return self._texts(name, **self._values(name, reason.values)) if self.has(name) else None

    def event(self, event: Event) -> str:
        """What happened."""
        name = f"{self._game}-event-{event['event']}"
        if not self.has(name):
            return ", ".join(f"{key}: {value}" for key, value in event.items())
        return self._texts(name, **self._values(name, event))

    def _values(self, message: str, fields: Mapping[str, Any]) -> dict[str, int | str]:
        values: dict[str, int | str] = {}
        for key, value in fields.items():
            if key == "seat" and value is not None:
                # What an event tells itself is not hidden by who it is about: a round has a number too.
                values = self._who(value) | {"player": self.player(value)} | values
            elif isinstance(value, list):
                pieces = [self._piece(f"{message}-{key}", each) for each in value]
                values |= {key: ", ".join(pieces), f"{key}_count": len(pieces)}
            elif isinstance(value, dict):
                values[key] = self._piece(f"{message}-{key}", value)
            else:
                values[key] = _plain(value)
        return values

    def _piece(self, message: str, value: Any) -> str:
        if isinstance(value, dict) and self.has(message):
            return self._texts(message, **self._values(message, value))
        return str(value)


def _plain(value: Any) -> int | str:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    return value if isinstance(value, int) else str(value)
