"""Two processes that want the same entry get it once, and what would be wrong is noticed."""

import pytest
from tests.faults import races


@pytest.mark.slow
def test_of_two_processes_that_want_the_same_entry_one_gets_it(address: str) -> None:
    report = races.run(address, races=60, tables=6)
    assert report.wrong == []
    assert report.races == sum(report.won) == 60


TOLD = [{1: "ann 1", 3: "ann 3"}, {2: "ben 2"}]


def test_what_was_acknowledged_once_and_kept_in_its_place_is_right() -> None:
    assert races.found_wrong(["ann 1", "ben 2", "ann 3"], TOLD, 3) == []


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        (["ann 1", "ben 2"], TOLD),
        (["ann 1", "ben 2", "ann 3", "ann 3"], TOLD),
        (["ann 1", "ann 2", "ann 3"], TOLD),
        (["ann 1", "ben 2", "ann 3"], [TOLD[0], {2: "ben 2", 3: "ben 3"}]),
        (["ann 1", "ben 2", "ann 3"], [TOLD[0], {}]),
    ],
    ids=["lost", "doubled", "another's", "acknowledged twice", "never acknowledged"],
)
def test_what_is_lost_doubled_or_out_of_place_is_noticed(kept: list[str], told: list[dict[int, str]]) -> None:
    assert len(races.found_wrong(kept, told, 3)) == 1
