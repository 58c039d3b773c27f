"""What is refused to people when it is about themselves and not about a table."""

from __future__ import annotations

from campidoglio.kernel.errors import CampidoglioError


class NotGranted(CampidoglioError):
    """A refusal with a code of its own that never changes, and a sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reply = code
