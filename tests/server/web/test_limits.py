"""Limits: so much at once, so much with time."""

import pytest

from campidoglio.server.config import Limits
from campidoglio.server.web import limits
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.limits import Buckets, Gate, Places


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_so_many_a_second() -> None:
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]
    clock.now += 1.0
    assert [buckets.take("ann") for _ in range(3)] == [True, True, False]


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    buckets.take("ann")
    clock.now += 1_000_000.0
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(1.0, 1, Clock())
    assert [buckets.take(key) for key in ("ann", "ben", "ann")] == [True, True, False]


def test_only_so_many_keys_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    buckets = Buckets(1.0, 1, Clock())
    assert [buckets.take(key) for key in ("ann", "ben", "cat", "ben", "ann")] == [
        True,
        True,
        True,
        False,
        True,
    ]


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.place("ann") as first:
        with places.place("ann") as second, places.place("ben") as other:
            assert (first, second, other) == (True, False, True)
        with places.place("ann") as still:
            assert not still
    with places.place("ann") as again:
        assert again


def test_an_address_is_limited_whoever_speaks_from_it() -> None:
    gate = Gate(Limits(address_burst=2, address_per_second=1), Clock())
    gate.check("ann", "10.0.0.1")
    gate.check(None, "10.0.0.1")
    with pytest.raises(Denied) as refusal:
        gate.check("ben", "10.0.0.1")
    assert refusal.value.reply == "too_fast"
    gate.check("ben", "10.0.0.2")


def test_a_guest_is_limited_wherever_it_speaks_from() -> None:
    gate = Gate(Limits(guest_burst=2, guest_per_second=1), Clock())
    gate.check("ann", "10.0.0.1")
    gate.check("ann", "10.0.0.2")
    assert gate.is_too_fast("ann", "10.0.0.3")
    assert not gate.is_too_fast("ben", "10.0.0.1")


def test_new_tables_and_new_guests_are_limited_by_the_hour() -> None:
    clock = Clock()
    gate = Gate(Limits(tables_burst=1, tables_per_hour=1, guests_burst=1, guests_per_hour=2), clock)
    gate.check_new_table("ann")
    gate.check_newcomer("10.0.0.1")
    with pytest.raises(Denied, match="made many tables"):
        gate.check_new_table("ann")
    with pytest.raises(Denied, match="Many guests have come"):
        gate.check_newcomer("10.0.0.1")
    clock.now += 1800.0
    gate.check_newcomer("10.0.0.1")
    with pytest.raises(Denied):
        gate.check_new_table("ann")
