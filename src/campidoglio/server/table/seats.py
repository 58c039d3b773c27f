"""A seat and who is on it."""

from __future__ import annotations

from msgspec import Struct

from campidoglio.server.table.handles import handle_of
from campidoglio.server.wire.tables import SeatInfo, SeatKind


class Seat(Struct):
    """A seat, as the entries have made it."""

    kind: SeatKind = SeatKind.OPEN
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    is_away: bool = False
    """Whether a bot plays until the player returns."""
    lost: int | None = None
    """The question for which its time ran out: the bot answers it, and then the player may return."""
    has_resigned: bool = False
    is_vacated: bool = False
    """Whether a bot took the place of a player who was gone: somebody may come for it."""

    @property
    def is_person(self) -> bool:
        """Whether it is a player's, there or not."""
        return self.kind is SeatKind.PERSON

    @property
    def is_played_by_person(self) -> bool:
        """Whether a player decides, and no bot."""
        return self.is_person and not self.is_away and not self.has_resigned

    def bot_level(self, substitute: str) -> str | None:
        """The level of the bot that decides; None where a player does."""
        if self.kind is SeatKind.BOT:
            return self.level
        return None if self.is_played_by_person else substitute

    def give_to(self, guest: str, name: str) -> None:
        """A player sits down."""
        self.kind, self.guest, self.name, self.level = SeatKind.PERSON, guest, name, None
        self.is_away = self.is_vacated = False
        self.lost = None

    def give_to_bot(self, level: str, *, is_vacated: bool) -> None:
        """A bot sits down, perhaps in the place of a player who is gone."""
        self.kind, self.guest, self.name, self.level = SeatKind.BOT, None, None, level
        self.is_away, self.is_vacated = False, is_vacated
        self.lost = None

    def open(self) -> None:
        """Nobody sits here."""
        self.kind, self.guest, self.name, self.level = SeatKind.OPEN, None, None, None

    def shown(self, number: int, *, table: str, is_connected: bool, substitute: str) -> SeatInfo:
        """The seat as everybody may see it."""
        instead = self.is_person and not self.is_played_by_person
        return SeatInfo(
            seat=number,
            kind=self.kind,
            name=self.name,
            level=self.level,
            connected=is_connected,
            substitute=substitute if instead else None,
            resigned=self.has_resigned,
            player=None if self.guest is None else handle_of(table, self.guest),
        )
