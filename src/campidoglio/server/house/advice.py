"""Hints: what a good player would do, thought out by the bots."""

from __future__ import annotations

import secrets

from campidoglio.kernel.game import Game
from campidoglio.server.house.bots import Thinker
from campidoglio.server.house.house import House
from campidoglio.server.house.room import Room
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.wire.answers import Hint

LEVEL = "hard"
"""Who is asked for hints."""


class Advice:
    """Gives hints, one at a time to each guest."""

    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._asking: set[str] = set()

    async def hint(self, table: str, guest: str, request: str) -> Hint:
        """What a good player would do on the guest's seat, knowing what that seat knows."""
        if guest in self._asking:
            raise Refusal("busy", "Your last hint is still being thought out.")
        self._asking.add(guest)
        try:
            game, seat = await self._house.look(table, lambda room: _asked(room, guest))
            chosen = await self._thinker.choose(game, seat, LEVEL, seed=secrets.randbits(62))
        finally:
            self._asking.discard(guest)
        return Hint(request, chosen.action)


def _asked(room: Room, guest: str) -> tuple[Game, int]:
    seat, game = room.table.seat_of(guest), room.table.game
    if seat is None:
        raise Refusal("not_seated", "Hints are for those who play at this table.")
    if game is None or seat not in room.table.due:
        raise Refusal("not_your_turn", "Nothing is asked of you now.")
    return game, seat
