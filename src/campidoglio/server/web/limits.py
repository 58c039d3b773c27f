"""How much one guest or one address may do: buckets that fill with time, and a count of open sockets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from campidoglio.server.config import Limits
from campidoglio.server.web.denials import Denied

MOST_KEYS = 50_000
"""So many guests or addresses are remembered; those not heard of for longest are forgotten."""

HOUR = 3600.0

TOO_MUCH = "That was too much at once. Wait a few seconds, then try again."


class Buckets:
    """One bucket for each key: each act takes a drop, and drops come back with time."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether the key may act once more; if so, that is counted."""
        now = self._clock()
        level, then = self._levels.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._per_second)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        return allowed


class Places:
    """So many sockets may be open at once for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    @contextmanager
    def place(self, key: str) -> Iterator[bool]:
        """Hold a place for the key, if one is left."""
        taken = self._taken.get(key, 0)
        if taken >= self._most:
            yield False
            return
        self._taken[key] = taken + 1
        try:
            yield True
        finally:
            self._leave(key)

    def _leave(self, key: str) -> None:
        left = self._taken[key] - 1
        if left:
            self._taken[key] = left
        else:
            del self._taken[key]


class Gate:
    """Counts what guests and addresses do, and refuses what is too much."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._guests = Buckets(limits.guest_per_second, limits.guest_burst, clock)
        self._addresses = Buckets(limits.address_per_second, limits.address_burst, clock)
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_burst, clock)
        self._newcomers = Buckets(limits.guests_per_hour / HOUR, limits.guests_burst, clock)
        self._reports = Buckets(limits.reports_per_hour / HOUR, limits.reports_burst, clock)
        self._log_ins = Buckets(limits.log_ins_per_hour / HOUR, limits.log_ins_burst, clock)
        self._experiments = Buckets(limits.experiments_per_hour / HOUR, limits.experiments_burst, clock)
        self._askings = Buckets(limits.askings_per_hour / HOUR, limits.askings_burst, clock)
        self.guest_sockets = Places(limits.sockets_per_guest)
        self.address_sockets = Places(limits.sockets_per_address)

    def is_too_fast(self, guest: str | None, address: str) -> bool:
        """Whether one more request or message of this guest from this address is too much."""
        return not self._addresses.take(address) or (guest is not None and not self._guests.take(guest))

    def check(self, guest: str | None, address: str) -> None:
        """Count a request; refuse it if it is one too many."""
        if self.is_too_fast(guest, address):
            raise Denied("too_fast", TOO_MUCH)

    def check_new_table(self, guest: str) -> None:
        """Count a new table; refuse it if it is one too many."""
        if not self._tables.take(guest):
            raise Denied("too_many", "You have made many tables lately. Try again later.")

    def check_experiment(self, guest: str) -> None:
        """Count an experiment of the rule lab; refuse it if it is one too many."""
        if not self._experiments.take(guest):
            raise Denied("too_many", "You have begun many experiments lately. Try again later.")

    def check_newcomer(self, address: str) -> None:
        """Count a new guest; refuse it if it is one too many."""
        if not self._newcomers.take(address):
            raise Denied("too_many", "Many guests have come from your address lately. Try again later.")

    def check_asking(self, guest: str) -> None:
        """Count what a guest asks of another; refuse it if it is one too many."""
        if not self._askings.take(guest):
            raise Denied("too_many", "You have asked many people lately. Try again later.")

    def check_report(self, guest: str) -> None:
        """Count a report to the host; refuse it if it is one too many."""
        if not self._reports.take(guest):
            raise Denied("too_many", "You have told the host much lately. Try again later.")

    def check_log_in(self, address: str, whose: str) -> None:
        """Count a password that somebody tries, from an address and for an account; refuse one too many."""
        tried = (self._log_ins.take(f"from {address}"), self._log_ins.take(f"for {whose}"))
        if not all(tried):
            raise Denied("too_many", "Many passwords were tried lately. Try again later.")
