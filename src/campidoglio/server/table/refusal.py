"""A wish that a table does not grant: a stable code, a sentence for people, and what of it was refused."""

from __future__ import annotations

from campidoglio.server.wire.play import Reason


class Refusal(Exception):
    """Nothing has changed. Whoever knows the same is refused in the same words."""

    def __init__(
        self, code: str, sentence: str, *, reason: Reason | None = None, action: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        """Goes over the wire and never changes."""
        self.sentence = sentence
        self.reason = reason
        self.action = action
        """Which action of a decision was refused, from 0."""
