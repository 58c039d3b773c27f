"""Actions: one action, one text, one number, and a sentence for everything that is none."""

from __future__ import annotations

import copy
import pickle
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from campidoglio import Action, UnreadableAction
from campidoglio.kernel.actions import Actions, action


class Colour(IntEnum):
    """Consecutive, but neither in order nor from 0; `GREY` is another name of a member."""

    WHITE = 3
    BLACK = 2
    GREY = 2


@action(card=range(2, 4), storeys=range(-1, 2))
def build(s: Any, seat: int, card: int, storeys: int) -> None:
    """Two numbers."""


@action(colour=Colour)
def paint(s: Any, seat: int, colour: int) -> None:
    """A member of an enumeration."""


@action(text="pass")
def no_move(s: Any, seat: int) -> None:
    """No field, and a text that is no name in Python."""


@action(a=range(2), b=range(3), colour=Colour, d=range(2))
def trade(s: Any, seat: int, a: int, b: int, colour: int, d: int) -> None:
    """As many fields as there may be."""


@action(a=range(5), b=range(2), c=range(4, 7))
def offer(s: Any, seat: int, a: int, b: int, c: int) -> None:
    """Three fields."""


ACTIONS = Actions(build, paint, no_move, trade, offer)

IN_ORDER = [
    "build card=2 storeys=-1",
    "build card=2 storeys=0",
    "build card=2 storeys=1",
    "build card=3 storeys=-1",
    "build card=3 storeys=0",
    "build card=3 storeys=1",
    "paint colour=black",
    "paint colour=white",
    "pass",
    "trade a=0 b=0 colour=black d=0",
    "trade a=0 b=0 colour=black d=1",
    "trade a=0 b=0 colour=white d=0",
]


def test_actions_are_numbered_by_family_and_the_last_field_counts_fastest() -> None:
    assert [str(ACTIONS.decode(code)) for code in range(len(IN_ORDER))] == IN_ORDER
    assert len(ACTIONS) == ACTIONS.count == 6 + 2 + 1 + 24 + 30


def test_number_value_and_text_stand_for_each_other_for_all_actions() -> None:
    for code, value in enumerate(ACTIONS):
        assert ACTIONS.encode(value) == code
        assert ACTIONS.encode(str(value)) == code
        assert ACTIONS.parse(str(value)) == value == ACTIONS.decode(code)


def test_repr_rebuilds_every_action() -> None:
    assert [eval(repr(value), {"Action": Action}) for value in ACTIONS] == list(ACTIONS)


def test_no_two_actions_have_the_same_text_or_hash_key() -> None:
    assert len({str(value) for value in ACTIONS}) == len(set(ACTIONS)) == len(ACTIONS)


def test_the_rules_number_actions_as_the_kernel_does() -> None:
    assert build.code(3, -1) == ACTIONS.encode("build card=3 storeys=-1")
    assert paint.code(Colour.WHITE) == ACTIONS.encode("paint colour=white")
    assert no_move.code() == ACTIONS.encode("pass")
    assert trade.code(1, 2, 3, 1) == ACTIONS.encode("trade a=1 b=2 colour=white d=1")
    assert offer.code(4, 1, 6) == ACTIONS.encode("offer a=4 b=1 c=6") == len(ACTIONS) - 1


def test_fields_may_come_in_any_order_and_are_put_in_theirs() -> None:
    assert str(ACTIONS.parse("build storeys=0 card=3")) == "build card=3 storeys=0"
    assert Action("build", storeys=0, card=3) == Action("build", card=3, storeys=0)
    assert hash(Action("build", storeys=0, card=3)) == hash(Action("build", card=3, storeys=0))


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  build   card=2\tstoreys=1 ", "build card=2 storeys=1"),
        ("build card=02 storeys=-1", "build card=2 storeys=-1"),
        ("paint colour=BLACK", "paint colour=black"),
        ("paint colour=grey", "paint colour=black"),
    ],
)
def test_a_loose_text_is_read_and_given_back_in_its_one_form(loose: str, canonical: str) -> None:
    assert str(ACTIONS.parse(loose)) == canonical


def test_a_value_of_an_enumeration_may_be_given_as_its_member_but_not_as_a_plain_number() -> None:
    assert ACTIONS.encode(Action("paint", colour=Colour.WHITE)) == ACTIONS.encode("paint colour=white")
    with pytest.raises(UnreadableAction, match="colour is one of"):
        ACTIONS.encode(Action("paint", colour=3))


UNREADABLE: list[tuple[Any, str]] = [
    ("", "an empty text is no action; the actions are build, paint, pass, trade, offer"),
    ("   ", "an empty text is no action"),
    ("demolish card=2", "there is no action 'demolish'; the actions are build, paint, pass, trade, offer"),
    ("Build card=2 storeys=1", "there is no action 'Build'"),
    ("build", "'build card=… storeys=…' was expected, not 'build'"),
    ("build card=2", "'build card=… storeys=…' was expected"),
    ("build card=2 storeys=1 storeys=1", "'build card=… storeys=…' was expected"),
    ("build card=2 card=2", "'build card=… storeys=…' was expected"),
    ("build card=2 storeys=1 colour=black", "'build card=… storeys=…' was expected"),
    ("build card=2 height=1", "'build card=… storeys=…' was expected"),
    ("build 2 1", "'2' has no '='"),
    ("build card=4 storeys=1", "card is a whole number from 2 to 3, not '4'"),
    ("build card=1 storeys=1", "card is a whole number from 2 to 3, not '1'"),
    ("build card=2 storeys=-2", "storeys is a whole number from -1 to 1, not '-2'"),
    ("build card=2 storeys=--1", "storeys is a whole number"),
    ("build card=2 storeys=", "storeys is a whole number from -1 to 1, not ''"),
    ("build card=+2 storeys=1", "card is a whole number"),
    ("build card=2.0 storeys=1", "card is a whole number"),
    ("build card=² storeys=1", "card is a whole number"),
    ("build card=٢ storeys=1", "card is a whole number"),
    ("build card=" + "0" * 12 + "2 storeys=1", "card is a whole number"),
    ("paint colour=green", "colour is one of white, black, not 'green'"),
    ("paint colour=2", "colour is one of white, black"),
    ("pass now=1", "'pass' was expected"),
    ("pass " + "x" * 300, "at most 300 characters, not 305"),
    (Action("demolish"), "there is no action 'demolish'"),
    (Action("build", card=2), "'build card=… storeys=…' was expected"),
    (Action("build", card=2, storeys=True), "storeys is a whole number from -1 to 1, not True"),
    (Action("build", card=2, storeys=10**5000), "storeys is a whole number from -1 to 1, not something"),
    (Action("paint", colour=1), "colour is one of white, black, not 1"),
    (3, "an action is an Action or its text, not int"),
    (None, "an action is an Action or its text, not NoneType"),
]


@pytest.mark.parametrize(("given", "sentence"), UNREADABLE)
def test_what_is_no_action_is_refused_in_words(given: Any, sentence: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        ACTIONS.encode(given)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("value", [None, 1.0, [1], {"a": 1}])
def test_a_value_that_is_neither_number_nor_word_is_refused(value: Any) -> None:
    with pytest.raises(UnreadableAction, match="card is a whole number"):
        ACTIONS.encode(Action("build", card=value, storeys=1))
    with pytest.raises(UnreadableAction, match="colour is one of"):
        ACTIONS.encode(Action("paint", colour=value))
    with pytest.raises(UnreadableAction, match="there is no action"):
        ACTIONS.encode(Action(value))


@pytest.mark.parametrize("code", [-1, 63, 10**6])
def test_a_number_without_an_action_is_refused(code: int) -> None:
    with pytest.raises(UnreadableAction, match=f"there is no action number {code}"):
        ACTIONS.decode(code)


@given(st.text(max_size=40))
def test_no_text_makes_a_card_that_does_not_exist(text: str) -> None:
    with pytest.raises(UnreadableAction):
        ACTIONS.encode("build " + text + " card=9")


@given(st.integers(0, len(ACTIONS) - 1))
def test_an_action_survives_pickling_and_copying(code: int) -> None:
    value = ACTIONS.decode(code)
    assert pickle.loads(pickle.dumps(value)) == copy.copy(value) == copy.deepcopy(value) == value
    assert hash(pickle.loads(pickle.dumps(value))) == hash(value)


def test_an_action_does_not_change() -> None:
    value = Action("build", card=2, storeys=1)
    with pytest.raises(AttributeError, match="does not change"):
        value.name = "paint"
    with pytest.raises(AttributeError, match="does not change"):
        del value.values
    with pytest.raises(TypeError):
        value.values["card"] = 3  # type: ignore[index]  # that it cannot be written is what is tested


def test_an_action_gives_its_values_by_name() -> None:
    value = Action("build", card=2, storeys=1)
    assert (value["card"], value["storeys"]) == (2, 1)
    with pytest.raises(KeyError):
        value["colour"]


def test_an_action_is_equal_to_actions_only() -> None:
    assert Action("pass") != "pass"
    assert Action("pass") != Action("pass", now=1)


def test_a_field_may_be_called_like_the_name_of_an_action() -> None:
    @action(name=range(2), self=range(2))
    def rename(s: Any, seat: int, name: int, self: int) -> None:
        """Fields that Action could mistake for its own."""

    actions = Actions(rename)
    assert [str(value) for value in actions][-1] == "rename name=1 self=1"
    assert actions.encode("rename name=1 self=0") == 2


def declare(**bounds: Any) -> None:
    @action(**bounds)
    def odd(s: Any, seat: int) -> None:
        """Never carried out."""


class Gap(IntEnum):
    LOW = 0
    HIGH = 2


@pytest.mark.parametrize(
    ("bounds", "complaint"),
    [
        ({"card": range(0)}, "at least one number"),
        ({"card": range(0, 4, 2)}, "in steps of 1"),
        ({"card": Gap}, "members of Gap must be consecutive"),
        ({"text": "two words"}, "one word"),
        ({name: range(2) for name in "abcde"}, "at most 4 fields"),
    ],
)
def test_a_declaration_that_cannot_work_is_refused_at_once(bounds: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        declare(**bounds)


def test_two_families_may_not_have_the_same_name() -> None:
    @action(text="paint")
    def other(s: Any, seat: int) -> None:
        """Takes a name that is taken."""

    with pytest.raises(TypeError, match="same name"):
        Actions(paint, other)
