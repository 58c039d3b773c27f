"""A reason is data that compares, travels, and has a text for programmers."""

from __future__ import annotations

import pickle

from campidoglio import IllegalAction, Reason

DEAR = Reason("too_dear", "CA-20", {"price": 50, "land": "brown_1"})


def test_a_reason_reads_as_its_name_its_values_and_its_rule() -> None:
    assert str(DEAR) == "too dear: price=50 land=brown_1 (CA-20)"
    assert str(Reason("card_not_held", "CN-6")) == "card not held (CN-6)"


def test_beside_an_action_it_does_not_repeat_what_the_action_says() -> None:
    assert DEAR.beside({"land": "brown_1"}) == "too dear: price=50 (CA-20)"
    assert DEAR.beside({"land": "brown_2"}) == str(DEAR)
    assert DEAR.beside({"land": "brown_1", "price": 50}) == "too dear (CA-20)"


def test_equal_reasons_are_one_in_a_set() -> None:
    others = [
        Reason("too_dear", "CA-20", {"price": 50, "land": "brown_1"}),
        Reason("too_dear", "CA-20", {"price": 60, "land": "brown_1"}),
        Reason("too_dear", "CA-26", {"price": 50, "land": "brown_1"}),
    ]
    assert len({DEAR, *others}) == 3


def test_a_refusal_reaches_another_process_with_its_reason() -> None:
    refusal = pickle.loads(pickle.dumps(IllegalAction("build land=brown_1: no", DEAR)))
    assert str(refusal) == "build land=brown_1: no"
    assert refusal.reason == DEAR
