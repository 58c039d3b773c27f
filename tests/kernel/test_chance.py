"""Chance: the cipher's published numbers, and draws that favour nobody."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path
from struct import pack, unpack
from typing import Any

import pytest

from campidoglio import BadSeed
from campidoglio.kernel.chance import (
    BLOCK,
    WORD,
    below,
    fill_block,
    seed_chance,
    seed_of,
    seed_words,
    shuffle,
    signed,
    word,
)
from campidoglio.kernel.schema import GameState, state


@state
class Table(GameState):
    """Only the fields of the kernel."""


def seeded(seed: int) -> Table:
    s = Table()
    for place, part in enumerate(seed_words(seed)):
        seed_chance(s, place, part)
    return s


def stream(s: Table, count: int) -> list[int]:
    return [word(s) for _ in range(count)]


def keystream(key: str, number: int, rounds: int) -> str:
    """Block `number` of the stream of a key, in the bytes of the published vectors."""
    block = [0] * BLOCK
    fill_block([signed(part) for part in unpack("<8I", bytes.fromhex(key))], number, rounds, block)
    return pack("<16i", *block).hex()


PUBLISHED = json.loads((Path(__file__).parent / "chacha_vectors.json").read_text("utf-8"))["vectors"]
OF_8_ROUNDS = [vector for vector in PUBLISHED if vector["rounds"] == 8]


@pytest.mark.parametrize("vector", PUBLISHED)
def test_the_stream_is_that_of_the_published_vectors(vector: dict[str, Any]) -> None:
    stream = "".join(vector["stream"])
    blocks = range(vector["first_block"], vector["first_block"] + len(stream) // 128)
    assert "".join(keystream(vector["key"], number, vector["rounds"]) for number in blocks) == stream


def test_the_published_vectors_are_of_8_12_and_20_rounds() -> None:
    assert {vector["rounds"] for vector in PUBLISHED} == {8, 12, 20}


@pytest.mark.parametrize("vector", OF_8_ROUNDS)
def test_a_seed_is_the_key_and_words_are_drawn_in_the_order_of_the_stream(vector: dict[str, Any]) -> None:
    seed = int.from_bytes(bytes.fromhex(vector["key"]), "little")
    assert stream(seeded(seed), 32) == list(unpack("<32I", bytes.fromhex("".join(vector["stream"]))))


def test_the_same_seed_gives_the_same_words_and_another_seed_others() -> None:
    assert stream(seeded(5), 40) == stream(seeded(5), 40)
    assert stream(seeded(5), 40) != stream(seeded(5 + 2**255), 40)


def test_a_copy_of_a_state_draws_what_the_state_draws() -> None:
    s = seeded(9)
    stream(s, 21)
    assert stream(s.copy(), 40) == stream(s, 40)


def test_seeding_starts_the_stream_anew() -> None:
    s = seeded(9)
    stream(s, 21)
    for place, part in enumerate(seed_words(10)):
        seed_chance(s, place, part)
    assert stream(s, 40) == stream(seeded(10), 40)


def test_the_state_holds_every_word_within_its_type() -> None:
    s = seeded(2**256 - 1)
    assert all(0 <= drawn <= WORD for drawn in stream(s, 100))
    assert s.misfits() == []


@pytest.mark.parametrize("value", [0, 1, 2**31 - 1, 2**31, 2**32 - 1])
def test_a_word_is_kept_as_the_signed_number_of_the_same_bits(value: int) -> None:
    assert signed(value) & WORD == value
    assert -(2**31) <= signed(value) < 2**31


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**255 + 7, 2**256 - 1])
def test_a_seed_can_be_read_from_the_state_again(seed: int) -> None:
    assert seed_of(seeded(seed)) == seed


def test_the_words_of_a_seed_come_least_significant_first() -> None:
    assert seed_words(2**224 + 3 * 2**32 + 2) == [2, 3, 0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    "seed",
    [-1, 2**256, True, None, 1.0, "7", b"7", pytest.param(10**5000, id="huge")],
)
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="whole number from 0 to 2"):
        seed_words(seed)  # type: ignore[arg-type]  # a caller without a type checker


# Draws below a number, from words that are laid out for them


def with_words(*words: int) -> Table:
    """A state whose next words are these; the stream goes on behind them."""
    s = seeded(1)
    word(s)
    s.chance_drawn = BLOCK - len(words)
    s.chance_block[-len(words) :] = [signed(part) for part in words]
    return s


@pytest.mark.parametrize(
    ("drawn", "count", "result"),
    [
        (0, 1, 0),
        (WORD, 1, 0),
        (0x7FFFFFFF, 2, 0),
        (0x80000000, 2, 1),
        (WORD, 6, 5),
        (0x80000001, 6, 3),
        (WORD, 2**32 - 1, 2**32 - 2),
    ],
)
def test_a_draw_is_the_word_scaled_to_the_count(drawn: int, count: int, result: int) -> None:
    s = with_words(drawn)
    assert below(s, count) == result
    assert s.chance_drawn == BLOCK


def fair_words(count: int) -> list[int]:
    """Words around every border between two results, where a mistake of one would show."""
    borders = [result * 2**32 // count for result in range(count + 1)]
    return [near for border in borders for near in range(border - 2, border + 3) if 0 <= near <= WORD]


@pytest.mark.parametrize("count", [3, 5, 6, 7, 70, 2**31 + 1, 3 * 2**30])
def test_exactly_the_words_that_would_favour_a_result_are_drawn_again(count: int) -> None:
    """Lemire: of the words scaled to one result, those whose low half is below 2**32 mod count."""
    some = fair_words(min(count, 100)) + [part * 2**32 // 3 for part in range(3)]
    for drawn in some:
        s = with_words(drawn, WORD)  # which is never drawn again
        low = drawn * count % 2**32
        again = low < 2**32 % count
        chosen = [drawn, WORD][again]
        assert below(s, count) == chosen * count // 2**32
        assert s.chance_drawn == BLOCK - 1 + again


def test_every_result_has_exactly_as_many_words() -> None:
    """Counted by arithmetic: the kept words of each result, for every count up to the largest deck."""
    for count in range(1, 121):
        unfair = 2**32 % count
        borders = [-(-(result * 2**32 + unfair) // count) for result in range(count)]
        ends = [-(-(result * 2**32) // count) for result in range(1, count + 1)]
        assert {end - border for border, end in zip(borders, ends, strict=True)} == {2**32 // count}


@pytest.mark.parametrize("count", [2, 3, 5, 6, 13])
def test_over_many_draws_every_result_comes_as_often(count: int) -> None:
    """Pearson's chi square, far above what chance gives one time in a million."""
    s = seeded(2024)
    draws = 6_000
    seen = Counter(below(s, count) for _ in range(draws))
    expected = draws / count
    chi_square = sum((seen[result] - expected) ** 2 / expected for result in range(count))
    assert set(seen) == set(range(count))
    assert chi_square < count + 10 * count**0.5 + 20


def test_neighbouring_draws_do_not_depend_on_each_other() -> None:
    s = seeded(77)
    drawn = [below(s, 4) for _ in range(8_001)]
    pairs = Counter(pairwise(drawn))
    assert len(pairs) == 16
    assert all(abs(count - 500) < 120 for count in pairs.values())


def test_every_order_of_a_shuffled_row_comes_as_often() -> None:
    s = seeded(31)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4_800):
        row = [0, 1, 2, 3]
        shuffle(s, row, 4)
        orders[tuple(row)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(abs(count - 200) < 80 for count in orders.values())


def test_only_the_first_entries_are_shuffled() -> None:
    s = seeded(4)
    row = [0, 1, 2, 3, 4, 5, 6, 7]
    shuffle(s, row, 5)
    assert sorted(row[:5]) == [0, 1, 2, 3, 4]
    assert row[5:] == [5, 6, 7]
    assert row[:5] != [0, 1, 2, 3, 4]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_drawn_to_shuffle_one_entry_or_none(count: int) -> None:
    s = seeded(4)
    row = [8, 9]
    shuffle(s, row, count)
    assert row == [8, 9]
    assert s.chance_drawn == 0
