"""All that the entries have made of a table but for the game itself, as plain data."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from campidoglio import registry
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.server.table.clocks import Clocks
from campidoglio.server.table.entries import Created
from campidoglio.server.table.log import Item, place_of
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.seats import Seat
from campidoglio.server.wire.play import OutcomeInfo
from campidoglio.server.wire.tables import Status


class UndoWish(Struct):
    """A seat asks the others to agree to going back."""

    seat: int
    to: int
    """How many moves would be left."""
    kept: list[int]
    agreed: list[int]
    waiting: list[int]


class Facts(Struct, kw_only=True):
    """A table as its entries have made it."""

    created: Created
    seats: list[Seat]
    entropy: list[str | None]
    host: str
    status: Status = Status.OPEN
    started: int | None = None
    seq: int = 0
    seen: list[int]
    """How many entries each reader may know of, by place."""
    touched: list[int]
    """When the last of them was made."""
    log: list[Item] = []
    clocks: Clocks
    asked: list[int]
    """How many times each seat has been asked anew."""
    due: list[int] = []
    """The seats that must choose now; none while no game runs."""
    wish: UndoWish | None = None
    floor: int = 0
    """Moves that cannot be taken back: something happened after them that no rule made."""
    given_up: list[int] = []
    """Seats that resigned and that the game itself does not place, the first to do so first."""
    outcome: OutcomeInfo | None = None
    rematch: str | None = None
    past: dict[str, int] = {}
    """The seat that each guest has had in the running game: nobody plays with the knowledge of two."""

    @property
    def book(self) -> Rulebook:
        """The game's rules."""
        return registry.rulebook(self.created.game)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.created.players

    # Guests and seats

    def seat_of(self, guest: str | None) -> int | None:
        """The guest's seat; None for an onlooker."""
        if guest is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def own_seat(self, guest: str) -> int:
        """The guest's seat; refuses who has none."""
        if (seat := self.seat_of(guest)) is None:
            raise Refusal("not_seated", "You have no seat at this table.")
        return seat

    def place_of(self, reader: str | None) -> int:
        """What a reader's knowledge is counted under."""
        return place_of(self.seat_of(reader))

    def people(self) -> Iterator[int]:
        """The seats of players who are there to decide, or to agree."""
        return (number for number, seat in enumerate(self.seats) if seat.is_played_by_person)

    def check_seat(self, seat: int) -> None:
        """Refuses the number of a seat that the table does not have."""
        if not 0 <= seat < self.players:
            raise Refusal("unknown_seat", f"The seats are 0 to {self.players - 1}, not {seat}.")

    # How far it is

    def must_be_open(self) -> None:
        """Refuses what can only be done before the game begins."""
        if self.status is Status.CLOSED:
            raise Refusal("closed", "This table was closed: everybody left it.")
        if self.status is not Status.OPEN:
            raise Refusal("started", "The game has begun.")

    def must_run(self) -> None:
        """Refuses what can only be done while the game runs."""
        if self.status is Status.OPEN:
            raise Refusal("not_started", "The game has not begun.")
        if self.status is not Status.RUNNING:
            raise Refusal("over", "The game is over.")

    def must_be_over(self) -> None:
        """Refuses what can only be done once the game is over."""
        if self.status is not Status.OVER:
            raise Refusal("not_over", "This can only be had once the game is over.")
