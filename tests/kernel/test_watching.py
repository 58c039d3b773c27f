"""Watched states write down which secrets are read."""

from __future__ import annotations

from typing import Any

import pytest
from tests.pebbles import OPEN, State

from campidoglio.kernel.schema import I8, GameState, Known, field, state
from campidoglio.kernel.watching import Cell, Ledger, watched


@state
class Safe(GameState):
    """A state with a secret that is a single number."""

    code: int = field(I8, known=Known.NOBODY, initial=7)
    tries: int = field(I8)


def fists(*pebbles: int) -> tuple[State, Ledger]:
    s = State()
    s.players = len(pebbles)
    s.fist = [*pebbles, *[OPEN] * (4 - len(pebbles))]
    return watched(s)


def reads(ledger: Ledger) -> list[Cell]:
    return sorted(ledger.take())


def test_reading_a_secret_is_written_down_once_and_then_forgotten() -> None:
    s, ledger = fists(2, 0)
    assert s.fist[0] + s.fist[0] + s.fist[1] == 4
    assert ledger.take() == {("fist", 0), ("fist", 1)}
    assert ledger.take() == frozenset()


def test_what_everybody_may_know_is_not_watched() -> None:
    s, ledger = fists(2, 0)
    assert (s.players, s.closed[0], s.score[:2]) == (2, 0, [0, 0])
    assert not ledger.take()


def test_what_was_written_is_no_secret_until_it_is_disowned() -> None:
    s, ledger = fists(2, 0)
    s.fist[1] = 1
    s.fist[-4] = 1
    assert s.fist[1] + s.fist[0] == 2
    assert not ledger.take()
    ledger.disown([("fist", 1)])
    assert s.fist[1] == 1
    assert ledger.take() == {("fist", 1)}


@pytest.mark.parametrize(
    "use",
    [
        sum,
        list,
        tuple,
        sorted,
        max,
        lambda row: 5 in row,
        lambda row: [*row],
        lambda row: row[:],
        lambda row: dict(enumerate(row)),
        lambda row: list(zip(row, row, strict=True)),
        lambda row: row.count(2),
        lambda row: list(reversed(row)),
    ],
)
def test_every_use_of_a_whole_row_reads_all_of_it(use: Any) -> None:
    s, ledger = fists(2, 0)
    use(s.fist)
    assert ledger.take() == {("fist", seat) for seat in range(4)}


def test_a_slice_reads_its_part_and_an_index_from_the_end_its_number() -> None:
    s, ledger = fists(2, 0)
    assert s.fist[:2] == [2, 0]
    assert ledger.take() == {("fist", 0), ("fist", 1)}
    assert s.fist[-1] == OPEN
    assert ledger.take() == {("fist", 3)}


def test_copies_are_watched_too_and_keep_what_they_write_to_themselves() -> None:
    s, ledger = fists(2, 0)
    twin = s.copy()
    assert not ledger.take()
    twin.fist[0] = 1
    assert (twin.fist[0], reads(ledger)) == (1, [])
    assert (twin.fist[1], reads(ledger)) == (0, [("fist", 1)])
    assert (s.fist[0], reads(ledger)) == (2, [("fist", 0)])


def test_a_secret_single_number_is_watched() -> None:
    s, ledger = watched(Safe())
    assert (s.code, reads(ledger)) == (7, [("code",)])
    twin = s.copy()
    assert (s.tries, reads(ledger)) == (0, [])
    s.code = 9
    assert (s.code, reads(ledger)) == (9, [])
    assert (twin.code, reads(ledger)) == (7, [("code",)])


def test_the_state_that_is_copied_is_left_alone() -> None:
    plain = Safe()
    s, _ = watched(plain)
    s.code = 9
    assert plain.code == 7
