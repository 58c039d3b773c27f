"""The calls in a rule: of other rules and of a few functions of Python, with plain arguments in order."""

from __future__ import annotations

import pytest
from tests.kernel.dialect.written import Written, assert_refused, rule_of

from campidoglio.kernel.dialect import check_function


@pytest.mark.parametrize(
    ("expression", "why"),
    [
        ("nowhere(seat)", "there is no `nowhere`"),
        ("helper(seat)", "`helper` is no rule: mark it with @rule"),
        ("print(seat)", "`print`: a rule says nothing"),
        ("sorted(out)", "`sorted` is no rule, nor one of range, min, max, abs, int, len, bool"),
        ("float(seat)", "`float` is no rule"),
        ("Phase(seat)", "`Phase` is no rule"),
        ("State()", "`State` is no rule"),
        ("partial(seat)", "`partial` is no rule"),
        ("Marked()", "`Marked` is marked as a rule but is no plain function"),
        ("SEATS(seat)", "`SEATS` is a constant and cannot be called"),
        ("seat(1)", "`seat` is a value of this rule and cannot be called"),
        ("chance.word(s)", "a call of `chance.word`"),
        ("math.code(seat)", "a call of `math.code`"),
        ("math.gcd(seat, 1)", "a call of `math.gcd`"),
        ("out.index(1)", "a call of `out.index`"),
        ("s.row.index(1)", "a call of `s.row.index`"),
        ("s.copy()", "a call of `s.copy`"),
        ("build.place_at(1)", "a call of `build.place_at`"),
        ("build.carry_out(s, seat, 1)", "a call of `build.carry_out`"),
        ("double(seat=seat)", "an argument by keyword"),
        ("below(*out)", "`*`: name each value"),
        ("double(**out)", "an argument by keyword"),
        ("double()", "`double` takes 1 argument, not 0"),
        ("below(s)", "`below` takes 2 arguments, not 1"),
        ("double(seat, 1)", "`double` takes 1 argument, not 2"),
        ("below(seat, 6)", "`seat` stands where `below` takes the state"),
        ("double(seat / 2)", "`/` gives a float"),
        ("both(s, seat)", "`both` returns 2 values: unpack them"),
        ("forward(s, seat)", "`forward` returns 2 values: unpack them"),
        ("1 + clear_row(s, out)", "`clear_row` returns nothing, so a call of it is no value"),
        ("range(3)", "`range` stands only in the head of a `for` loop"),
        ("min(seat)", "`min` takes at least 2 arguments, not 1"),
        ("max(out)", "`max` takes at least 2 arguments, not 1"),
        ("abs(seat, 1)", "`abs` takes 1 argument, not 2"),
        ("int('3')", "a string"),
        ("abs(CHIPS)", "`CHIPS` is an array"),
        ("len(min(seat, 1))", "`min(seat, 1)` is a number and has no length"),
        ("len(seat + 1)", "`seat + 1` is a number and has no length"),
        ("min(s, 1)", "`s` is the state, which is no value"),
    ],
)
def test_a_rule_may_not_call(written: Written, expression: str, why: str) -> None:
    assert_refused(written(rule_of(f"x = {expression}  # here")), why)


def test_what_is_handed_to_something_refused_is_checked_too(written: Written) -> None:
    module = written(rule_of("x = helper(seat / 2)\ny = helper(s)"))
    assert len(check_function(module.tried)) == 3


def test_what_a_rule_returns_may_be_an_array(written: Written) -> None:
    module = written(
        "@rule\ndef own(s, seat):\n    return s.hand[seat]\n\n" + rule_of("x = len(own(s, seat))")
    )
    assert check_function(module.tried, module.State) == []


def test_a_name_of_its_own_hides_the_function_of_that_name(written: Written) -> None:
    assert_refused(written(rule_of("min = 3\nx = min(seat, 1)  # here")), "`min` is a value of this rule")


def test_a_number_of_the_function_around_it_is_a_constant(written: Written) -> None:
    module = written("def made(size):\n    @rule\n    def tried():\n        return size\n    return tried\n")
    assert check_function(module.made(3)) == []


def test_a_rule_of_the_function_around_it_is_out_of_reach(written: Written) -> None:
    module = written(
        "def made(inner):\n"
        "    @rule\n"
        "    def tried():\n"
        "        return inner(1)  # here\n"
        "    return tried\n\n"
        "tried = made(double)\n"
    )
    assert_refused(module, "`inner` belongs to a function around the rule")


def test_a_name_of_the_function_around_it_may_have_no_value_yet(written: Written) -> None:
    module = written(
        "def made():\n"
        "    @rule\n"
        "    def tried():\n"
        "        return later  # here\n"
        "    return tried\n"
        "    later = 1\n\n"
        "tried = made()\n"
    )
    assert_refused(module, "there is no `later`")


def test_the_numbers_of_a_family_may_have_a_name_of_their_own(written: Written) -> None:
    module = written("numbered = build.code\n\n" + rule_of("x = numbered(2)"))
    assert check_function(module.tried, module.State) == []
