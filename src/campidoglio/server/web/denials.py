"""A refusal at the door, before any table was asked."""

from __future__ import annotations

from campidoglio.kernel.errors import CampidoglioError


class Denied(CampidoglioError):
    """A refusal at the door: a code that never changes, and a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reply = code
