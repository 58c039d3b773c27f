"""What a house needs of the other processes that serve the same tables; one that is alone needs nothing."""

from __future__ import annotations

from typing import Protocol

from campidoglio.server.house.room import Room
from campidoglio.server.table.table import BotTask


class Others(Protocol):
    """The other processes, as the house talks to them."""

    def wrote(self, table: str, sequence: int) -> None:
        """A table has so many entries now, all of them committed."""

    def changed(self, guest: str) -> None:
        """A guest is not who it was: what is open for the guest must be opened anew, everywhere."""

    async def refresh(self, room: Room) -> None:
        """Read what others wrote at a table, and who reads it elsewhere. The room was entered."""

    async def show(self, room: Room) -> None:
        """Tell who reads a table here. The room was entered."""

    async def may_think(self, room: Room, task: BotTask) -> bool:
        """Whether the choice of a bot is for this process to find; no other looks for it then."""

    async def is_first(self) -> bool:
        """Whether this process is to take up all that was going on before it started."""


class Alone:
    """There is no other process."""

    def wrote(self, table: str, sequence: int) -> None:
        """Nobody needs to know."""

    def changed(self, guest: str) -> None:
        """Nobody needs to know."""

    async def refresh(self, room: Room) -> None:
        """Nobody else writes."""

    async def show(self, room: Room) -> None:
        """Nobody needs to know."""

    async def may_think(self, room: Room, task: BotTask) -> bool:
        """Nobody else can."""
        return True

    async def is_first(self) -> bool:
        """The first and only one."""
        return True
