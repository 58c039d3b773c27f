"""Refusals: a stable code each, and a sentence that can always be made."""

from __future__ import annotations

from campidoglio import CampidoglioError
from campidoglio.kernel import errors
from campidoglio.kernel.errors import quoted

REFUSALS = [
    kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, CampidoglioError)
]


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in REFUSALS]
    assert len(set(codes)) == len(codes) > 10
    assert all(code.isidentifier() and code == code.lower() for code in codes)


def test_every_refusal_says_in_words_what_it_is() -> None:
    assert all(kind.__doc__ for kind in REFUSALS)


def test_what_came_is_quoted_and_cut_short() -> None:
    assert quoted("a b") == "'a b'"
    assert quoted("x" * 1000) == "'" + "x" * 39
    assert quoted(range(10**6), 12) == "range(0, 100"


def test_what_cannot_be_printed_is_named_by_its_type() -> None:
    nested: list[object] = []
    for _ in range(10_000):
        nested = [nested]
    assert quoted(10**5000) == "something too large to show (int)"
    assert quoted(nested) == "something too large to show (list)"
