"""Remembered values are at most so many and so old."""

import pytest

from campidoglio.server.storage.remembered import Remembered


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def remembered(clock: Clock) -> Remembered[str]:
    return Remembered(most=2, seconds=5, clock=clock)


def test_a_value_is_remembered_for_its_time_and_no_longer(remembered: Remembered[str], clock: Clock) -> None:
    remembered.put("ann", "Ann")
    clock.now += 4.9
    assert remembered.get("ann") == "Ann"
    clock.now += 0.1
    assert remembered.get("ann") is None


def test_what_was_never_put_there_is_not_remembered(remembered: Remembered[str]) -> None:
    assert remembered.get("ann") is None


def test_what_is_put_there_again_takes_the_place_of_the_first(
    remembered: Remembered[str], clock: Clock
) -> None:
    remembered.put("ann", "Ann")
    clock.now += 4
    remembered.put("ann", "Anna")
    clock.now += 4
    assert remembered.get("ann") == "Anna"


def test_the_first_make_way_for_more(remembered: Remembered[str]) -> None:
    for name in ("ann", "ben", "ann", "cas"):
        remembered.put(name, name)
    assert [remembered.get(name) for name in ("ann", "ben", "cas")] == ["ann", None, "cas"]


def test_what_is_forgotten_is_gone(remembered: Remembered[str]) -> None:
    remembered.put("ann", "Ann")
    remembered.forget("ann")
    remembered.forget("ben")
    assert remembered.get("ann") is None
