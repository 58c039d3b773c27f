"""A state: declared once, and then a value that can be copied, compared, kept and checked."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from campidoglio import BadSnapshot
from campidoglio.kernel.schema import (
    I8,
    I16,
    I32,
    I64,
    KERNEL_FIELDS,
    Cube,
    Field,
    GameState,
    Grid,
    IntType,
    Known,
    Row,
    field,
    state,
)


@state
class Board(GameState):
    """One field of each shape and type."""

    turn: int = field(I8)
    pot: int = field(I64, initial=-1)
    row: Row = field(I16, 2, known=Known.PARTLY, initial=7)
    grid: Grid = field(I8, 2, 3, known=Known.OWNER)
    cube: Cube = field(I32, 2, 1, 2, known=Known.NOBODY)


OWN = ("turn", "pot", "row", "grid", "cube")


def filled() -> Board:
    s = Board()
    s.turn, s.pot, s.row = 1, 2**40, [-5, 6]
    s.grid = [[1, 2, 3], [4, 5, 6]]
    s.cube = [[[70_000, 8]], [[9, -10]]]
    return s


def test_a_new_state_holds_the_declared_initial_values() -> None:
    s = Board()
    assert (s.turn, s.pot, s.row) == (0, -1, [7, 7])
    assert s.grid == [[0, 0, 0], [0, 0, 0]]
    assert s.cube == [[[0, 0]], [[0, 0]]]
    assert (s.players, s.chance_drawn) == (0, 0)


def test_the_fields_are_those_of_the_kernel_and_then_those_declared_in_their_order() -> None:
    assert tuple(Board.fields) == (*KERNEL_FIELDS, *OWN)
    assert Board.fields["grid"] == Field(I8, (2, 3), Known.OWNER, 0)


def test_a_state_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        setattr(Board(), "trun", 1)  # noqa: B010  # the type checker would refuse the misspelt name


def test_two_new_states_share_nothing() -> None:
    one, other = Board(), Board()
    one.grid[0][0] = one.cube[0][0][0] = one.row[0] = 9
    assert other == Board()


def test_a_copy_is_equal_and_shares_nothing() -> None:
    s = filled()
    twin = s.copy()
    assert twin == s
    twin.turn, twin.row[0], twin.grid[1][2], twin.cube[1][0][1] = 0, 0, 0, 0
    assert s == filled()


@pytest.mark.parametrize("name", OWN)
def test_states_differ_when_any_field_differs(name: str) -> None:
    s = filled()
    setattr(s, name, getattr(Board(), name))
    assert s != filled()
    assert s.differences(filled()) == [f"{name}: {getattr(s, name)} != {getattr(filled(), name)}"]


def test_a_state_is_not_equal_to_anything_else() -> None:
    @state
    class Other(GameState):
        pass

    assert Board() != Other()
    assert Board() != "Board"


def test_a_state_changes_and_so_is_not_hashable() -> None:
    with pytest.raises(TypeError):
        hash(Board())


def test_a_snapshot_is_plain_json_and_gives_the_state_back() -> None:
    s = filled()
    read = json.loads(json.dumps(s.snapshot()))
    assert read == s.snapshot()
    assert Board.from_snapshot(read) == s


def test_a_snapshot_shares_nothing_with_its_state() -> None:
    s = filled()
    s.snapshot()["grid"][0][0] = 99
    assert s == filled()


WRONG: list[Any] = [
    ("turn", 128, "turn holds 128, not a whole number from -128 to 127"),
    ("turn", -129, "turn holds -129"),
    ("turn", 1.0, "turn holds 1.0"),
    ("turn", True, "turn holds True"),
    ("turn", None, "turn holds None"),
    ("turn", "1", "turn holds '1'"),
    ("turn", [1], r"turn holds \[1\]"),
    pytest.param("turn", 10**5000, "turn holds something too large to show", id="huge"),
    ("pot", 2**63, "pot holds"),
    ("row", [1], "row must be a list of 2"),
    ("row", [1, 2, 3], "row must be a list of 2"),
    ("row", 1, "row must be a list of 2"),
    ("row", {"0": 1, "1": 2}, "row must be a list of 2"),
    ("grid", [[1, 2, 3], [4, 5]], "grid must be a list of 3"),
    ("cube", [[[1, 2]], [1, 2]], "cube must be a list of 1"),
]


@pytest.mark.parametrize(("name", "value", "complaint"), WRONG)
def test_a_snapshot_that_does_not_fit_is_refused(name: str, value: Any, complaint: str) -> None:
    data = filled().snapshot()
    data[name] = value
    with pytest.raises(BadSnapshot, match=complaint):
        Board.from_snapshot(data)


def test_a_snapshot_with_a_field_too_few_or_too_many_is_refused_by_name() -> None:
    data = filled().snapshot()
    data["tower"] = data.pop("turn")
    with pytest.raises(BadSnapshot, match="tower, turn"):
        Board.from_snapshot(data)


@pytest.mark.parametrize("data", [None, [], "turn", {1: 2}])
def test_what_is_no_snapshot_is_refused(data: Any) -> None:
    with pytest.raises(BadSnapshot):
        Board.from_snapshot(data)


def test_a_sound_state_has_no_misfits() -> None:
    assert filled().misfits() == []


@pytest.mark.parametrize(("name", "value"), [("turn", 200), ("row", [1, 2**15]), ("grid", [[1, 2, 3]])])
def test_what_grew_beyond_its_type_or_shape_is_a_misfit(name: str, value: Any) -> None:
    s = filled()
    setattr(s, name, value)
    assert [complaint.split()[0] for complaint in s.misfits()] == [name]


@pytest.mark.parametrize("value", [1.5, 1.0, None, "1"])
def test_what_is_no_whole_number_is_a_misfit(value: Any) -> None:
    s = filled()
    s.turn = value
    s.row = [0, value]
    assert [complaint.split()[0] for complaint in s.misfits()] == ["turn", "row"]


def test_the_digest_is_the_same_for_equal_states_and_another_for_others() -> None:
    assert filled().digest() == filled().copy().digest()
    assert filled().digest() != Board().digest()


def test_the_digest_is_the_same_on_every_machine() -> None:
    assert filled().digest() == "ceb4d9a4343705dbb7098ef0f50608d474844fb2e5972fc08eac26ffb675db15"


def test_a_numpy_record_gives_the_state_back() -> None:
    record = np.zeros((), Board.record_type())
    filled().write_to(record)
    assert record["grid"].tolist() == [[1, 2, 3], [4, 5, 6]]
    read = Board.read_from(record)
    assert read == filled()
    assert read.misfits() == []
    assert read.digest() == filled().digest()


def test_a_numpy_record_has_the_declared_types() -> None:
    kinds = {name: Board.record_type()[name].base for name in OWN}
    assert kinds == {"turn": np.int8, "pot": np.int64, "row": np.int16, "grid": np.int8, "cube": np.int32}


@pytest.mark.parametrize("type_", [I8, I16, I32, I64])
def test_the_bounds_of_a_type_are_those_of_numpy(type_: IntType) -> None:
    assert (type_.low, type_.high) == (np.iinfo(type_.code).min, np.iinfo(type_.code).max)


@given(st.integers(I8.low, I8.high), st.lists(st.integers(I16.low, I16.high), min_size=2, max_size=2))
def test_whatever_fits_survives_snapshot_and_copy(turn: int, row: list[int]) -> None:
    s = Board()
    s.turn, s.row = turn, row
    assert s.misfits() == []
    assert Board.from_snapshot(s.snapshot()) == s.copy() == s


def test_a_field_of_a_state_may_not_take_a_name_of_the_kernel() -> None:
    with pytest.raises(TypeError, match="Greedy declares what the kernel already keeps: players"):

        @state
        class Greedy(GameState):
            players: int = field(I8)


@pytest.mark.parametrize("shape", [(0,), (2, -1), (1, 1, 1, 1)])
def test_a_field_has_at_most_three_dimensions_of_at_least_one(shape: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="at most three dimensions"):
        field(I8, *shape)


def test_a_declared_class_keeps_its_name_and_words() -> None:
    assert (Board.__name__, Board.__doc__) == ("Board", "One field of each shape and type.")
    assert Board.__module__ == __name__


def test_deepcopy_copies_too() -> None:
    s = filled()
    twin = deepcopy(s)
    twin.grid[0][0] = 99
    assert s == filled()
