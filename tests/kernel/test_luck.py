"""Luck for random players: the published recurrence, and streams that differ."""

from __future__ import annotations

from collections import Counter

import pytest

from campidoglio.kernel.luck import MULTIPLIER, WORD, luck_row, pick

# D. B. Thomas, "The MWC64X random number generator": a word and a carry are one number below this, and each
# step multiplies it; what is drawn is the exclusive or of word and carry before the step.
MODULUS = MULTIPLIER * 2**32 - 1


def published(row: list[int], steps: int) -> list[int]:
    number = row[1] * 2**32 + row[0]
    drawn = []
    for _ in range(steps):
        drawn.append(number % 2**32 ^ number // 2**32)
        number = number * MULTIPLIER % MODULUS
    return drawn


def test_the_multiplier_is_the_published_one() -> None:
    assert MULTIPLIER == 4294883355


@pytest.mark.parametrize("row", [[1, 0], [0, 1], [2**32 - 1, 5], luck_row(7), luck_row(7, 3)])
def test_the_words_are_those_of_the_published_recurrence(row: list[int]) -> None:
    expected = published(row, 200)
    assert [pick(row, 2**32) for _ in range(200)] == expected


def test_a_pick_is_the_word_scaled_to_the_count() -> None:
    row, twin = luck_row(11), luck_row(11)
    for count in range(1, 200):
        assert pick(row, count) == pick(twin, 2**32) * count // 2**32


def test_both_words_stay_words_and_never_both_zero() -> None:
    row = luck_row(3)
    for _ in range(1_000):
        pick(row, 5)
        assert 0 <= row[0] <= WORD
        assert 0 <= row[1] < MULTIPLIER
        assert row != [0, 0]


def test_streams_and_seeds_start_apart() -> None:
    starts = {tuple(luck_row(seed, lane)) for seed in range(20) for lane in range(200)}
    assert len(starts) == 4_000


def test_every_start_is_one_from_which_the_recurrence_runs() -> None:
    for seed in range(2_000):
        word, carry = luck_row(seed)
        assert 0 < word <= WORD
        assert 0 <= carry < MULTIPLIER


@pytest.mark.parametrize("count", [2, 7, 10])
def test_picks_are_about_as_often_each(count: int) -> None:
    row = luck_row(5)
    seen = Counter(pick(row, count) for _ in range(1_000 * count))
    assert set(seen) == set(range(count))
    assert all(abs(often - 1_000) < 200 for often in seen.values())
