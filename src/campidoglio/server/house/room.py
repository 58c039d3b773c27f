"""A table in memory, with all who read it: what is told to whom."""

from __future__ import annotations

import asyncio
from collections import Counter

from campidoglio.server.house.reader import Reader, encoded
from campidoglio.server.table.table import Table
from campidoglio.server.wire.answers import News, Welcome


class Room:
    """A table and its readers. Whoever touches the table holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, int] = {}
        """How many sockets each guest has open at other processes; "" stands for those without a name."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that are choosing, by seat."""
        self.kept = table.seq
        """How many entries the snapshot in storage holds."""
        self.is_stale = False
        """Whether memory and storage may differ, so that the table must be read anew."""
        self.is_mending = False
        """Whether the table is read anew as soon as storage can be read."""
        self.is_telling_who_is_here = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.readers and not self.thinking and not self.lock.locked()

    @property
    def watchers(self) -> int:
        """How many read along without a seat."""
        here = sum(self.table.seat_of(reader.guest) is None for reader in self.readers)
        return here + sum(
            sockets for guest, sockets in self.elsewhere.items() if self.table.seat_of(guest or None) is None
        )

    @property
    def guests_here(self) -> set[str]:
        """The guests of whom a socket is open, here or elsewhere."""
        return {guest for guest in {*self.own_readers(), *self.elsewhere} if guest}

    def own_readers(self) -> dict[str, int]:
        """How many sockets each guest has open at this process; "" stands for those without a name."""
        return dict(Counter(reader.guest or "" for reader in self.readers))

    def is_here(self, guest: str) -> bool:
        """Whether any of the guest's sockets is open."""
        return guest in self.elsewhere or any(reader.guest == guest for reader in self.readers)

    # What readers are told

    def welcome(self, guest: str | None) -> Welcome:
        """All that the guest may know."""
        return Welcome(
            seq=self.table.seq_for(guest),
            table=self.table.info(guest, self.watchers),
            position=self.table.position(guest),
            log=self.table.lines(guest),
        )

    def greet(self, reader: Reader, since: int | None) -> None:
        """Begin to tell a reader: all, or if it was here before, what it missed."""
        seq = self.table.seq_for(reader.guest)
        if since is None or not 0 <= since <= seq:
            reader.tell(encoded(self.welcome(reader.guest)))
        else:
            reader.tell(encoded(self._news(reader.guest, since)))
        reader.seen, reader.seat = seq, self.table.seat_of(reader.guest)

    def publish(self) -> None:
        """Tell every reader what is new; a reader who may not know that anything is new is told nothing."""
        ready: dict[tuple[str | None, int], bytes] = {}
        for reader in tuple(self.readers):
            seq = self.table.seq_for(reader.guest)
            if self.table.seat_of(reader.guest) != reader.seat:
                # Every seat has numbers of its own: who changes seats begins anew.
                self.greet(reader, None)
            elif seq != reader.seen:
                of_reader = self._sort_of(reader.guest), reader.seen
                if of_reader not in ready:
                    ready[of_reader] = encoded(self._news(*of_reader))
                reader.tell(ready[of_reader])
                reader.seen = seq

    def publish_who_is_here(self) -> None:
        """Tell every reader who is connected; nothing else has changed."""
        for reader in tuple(self.readers):
            info = self.table.info(reader.guest, self.watchers)
            reader.tell(encoded(News(reader.seen, info, None, [])))

    def _sort_of(self, guest: str | None) -> str | None:
        """All onlookers see the same, and share the bytes of it."""
        is_known = self.table.seat_of(guest) is not None or self.table.is_host(guest)
        return guest if is_known else None

    def _news(self, guest: str | None, since: int) -> News:
        return News(
            seq=self.table.seq_for(guest),
            table=self.table.info(guest, self.watchers),
            position=self.table.position(guest),
            log=self.table.lines(guest, since),
        )
