"""All rules that are reached are checked, each once; circles among them are told; sources are found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.dialect.written import Written, assert_refused, marked_line, rule_of

from campidoglio.kernel import chance, luck, rulebook
from campidoglio.kernel.dialect import check_function
from campidoglio.kernel.rule import rule


def test_rules_that_are_called_are_checked_too(written: Written) -> None:
    rules = "@rule\ndef inner(seat):\n    return seat / 2  # here\n\n" + rule_of("return inner(inner(seat))")
    assert_refused(written(rules), "`/` gives a float")


def test_of_what_a_refused_rule_returns_nothing_is_said(written: Written) -> None:
    inner = "@rule\ndef inner():\n    try:  # here\n        return 1\n    finally:\n        pass\n\n"
    assert_refused(written(inner + rule_of("s.turn = inner()")), "`try`")


def test_a_violation_names_file_line_rule_and_reason(written: Written) -> None:
    module = written(rule_of("s.turn = 1\n\n# A comment.\ns.turn = seat / 2  # here"))
    (violation,) = check_function(module.tried)
    line = marked_line(module)
    assert str(violation) == f"{module.__file__}:{line}: in tried: `/` gives a float: use `//`"


def test_violations_come_in_the_order_of_their_lines(written: Written) -> None:
    rules = "@rule\ndef inner(seat):\n    return 0.5\n\n" + rule_of("x = 1.5\ny = inner(1)\nz = {}\nx = 2.5")
    lines = [violation.line for violation in check_function(written(rules).tried)]
    assert len(lines) == 4
    assert lines == sorted(lines)


def test_the_line_is_right_below_several_decorators_and_indented(written: Written) -> None:
    module = written(
        "class Holder:\n"
        "    @rule\n"
        "    @staticmethod\n"
        "    @rule\n"
        "    def tried(\n"
        "        s,\n"
        "    ):\n"
        "        s.turn = (\n"
        "            1 +\n"
        "            2.5  # here\n"
        "        )\n\n"
        "tried = Holder.tried\n"
    )
    assert_refused(module, "a float")


def test_a_rule_that_calls_itself_is_in_a_circle(written: Written) -> None:
    assert_refused(
        written(rule_of("x = tried(s, seat, out)  # here\nreturn 1")), "recursion: tried calls tried;"
    )


def test_two_rules_that_call_each_other_are_in_a_circle(written: Written) -> None:
    module = written(
        "@rule\ndef odd(n):\n    return even(n)  # here\n\n@rule\ndef even(n):\n    return odd(n)\n"
    )
    (violation,) = check_function(module.even)
    assert (violation.line, violation.function) == (marked_line(module), "odd")
    assert "recursion: odd calls even calls odd; write a loop" in violation.why


def test_a_circle_is_told_once_however_it_is_reached(written: Written) -> None:
    rules = (
        "@rule\ndef one(n):\n    return two(n)  # here\n\n"
        "@rule\ndef two(n):\n    return three(n)\n\n"
        "@rule\ndef three(n):\n    return one(n)\n\n"
        "@rule\ndef tried(s):\n    s.turn = three(1) + two(1) + one(1)\n"
    )
    assert_refused(written(rules), "recursion: one calls two calls three calls one")


def test_two_ways_to_the_same_rule_are_no_circle(written: Written) -> None:
    rules = (
        "@rule\ndef left(n):\n    return double(n)\n\n"
        "@rule\ndef right(n):\n    return double(n)\n\n"
        "@rule\ndef tried(s):\n    s.turn = left(1) + right(1)\n"
    )
    assert check_function(written(rules).tried) == []


def test_a_function_without_the_mark_is_refused(written: Written) -> None:
    module = written("# The function is above.\n")
    (violation,) = check_function(module.helper)
    assert violation.line == module.helper.__code__.co_firstlineno
    assert "is no rule: mark a plain function with @rule" in violation.why


def test_a_rule_that_is_no_plain_function_is_refused(written: Written) -> None:
    (violation,) = check_function(written("").Marked)
    assert (violation.file, violation.function) == ("<no source>", "Marked")


def test_a_lambda_has_no_source_that_can_be_read_as_a_rule(written: Written) -> None:
    assert_refused(written("tried = rule(lambda seat: seat)  # here\n"), "its source cannot be read")


def test_a_rule_without_a_file_is_refused() -> None:
    names: dict[str, object] = {"rule": rule}
    exec(compile("@rule\ndef tried():\n    return 1\n", "<nowhere>", "exec"), names)
    (violation,) = check_function(names["tried"])  # type: ignore[arg-type]  # a function, as written above
    assert str(violation).startswith("<nowhere>:1: in tried: its source cannot be read")


@pytest.mark.parametrize("text", ["", "def tried(:\n", "# A line more.\n" * 500])
def test_a_rule_whose_file_has_changed_is_refused(written: Written, text: str) -> None:
    module = written(rule_of("return 1"))
    assert check_function(module.tried) == []
    assert module.__file__ is not None
    Path(module.__file__).write_text(text, "utf-8")
    (violation,) = check_function(module.tried)
    assert "its source cannot be read, or changed after it was imported" in violation.why


@pytest.mark.parametrize(
    "of_the_kernel",
    [chance.shuffle, chance.below, chance.fill_block, luck.pick, rulebook.higher_score_wins],
)
def test_the_rules_of_the_kernel_are_in_the_dialect(of_the_kernel: object) -> None:
    assert check_function(of_the_kernel) == []  # type: ignore[arg-type]  # functions of many kinds


def test_functions_that_are_no_rules_stay_unread(written: Written) -> None:
    module = written("def unread():\n    return [0.5]\n\n" + rule_of("return 1"))
    assert check_function(module.tried) == []
