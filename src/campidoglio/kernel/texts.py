"""What a game that draws itself may ask for in the reader's language; the kernel itself speaks none."""

from __future__ import annotations

from typing import Protocol


class Texts(Protocol):
    """The texts of one game in one language, for one reader."""

    def __call__(self, message: str, /, **values: int | str) -> str:
        """A message with its values filled in."""

    def player(self, seat: int) -> str:
        """What the reader calls the player of a seat: "You", or a name."""
