"""The statements of a rule, its parameters and what it returns."""

from __future__ import annotations

import pytest
from tests.kernel.dialect.written import Written, assert_refused, rule_of

from campidoglio.kernel.dialect import check_function


@pytest.mark.parametrize(
    "lines",
    [
        '"""A docstring."""',
        "'''One\nof several lines.'''\ns.turn = 1",
        "x = 1",
        "x = y = 1",
        "x: int = seat",
        "x: 'a text of the type checker'\nx = 1",
        "s.turn = seat",
        "s.hand[seat][0] = -1",
        "s.cube[0][1][2] += 1",
        "out[seat] = 1",
        "row = s.hand[seat]\nrow[0] = 1",
        "table = FLAGS[0]\nx = table[1]",
        "x = 1\nx += 2\nx -= 3\nx *= 4\nx //= 5\nx %= 6\nx <<= 7\nx >>= 1\nx &= 3\nx |= 4\nx ^= 5",
        "a, b = seat, 1",
        "s.row[0], s.row[1] = s.row[1], s.row[0]",
        "a, s.turn = both(s, seat)",
        "a, b = forward(s, seat)",
        "a, b, c, d = quarter_round(1, 2, 3, 4)",
        "if seat:\n    pass\nelif seat == 1:\n    x = 1\nelse:\n    return",
        "for x in range(3):\n    continue",
        "for _ in range(3, seat):\n    break",
        "for x in range(3, 0, -1):\n    pass",
        "while seat > 0:\n    seat -= 1",
        "pass",
        "return",
        "return seat",
        "return seat, 1",
        "return double(seat)",
        "return both(s, seat)",
        "if seat:\n    return both(s, seat)\nreturn 1, 2",
        "if seat:\n    return 1\nelse:\n    return 2",
        "while True:\n    if seat:\n        return 1",
        "while True:\n    while seat:\n        break\n    return 1",
        "clear_row(s, s.row)",
        "clear_row(s, s.hand[seat])",
        "clear_row(s, out)",
        "double(seat)",
        "shuffle(s, s.row, 4)\nx = below(s, 6)",
        "Phase = 3\nx = Phase",
        "SEATS = seat\nx = SEATS",
    ],
)
def test_a_rule_may_say(written: Written, lines: str) -> None:
    module = written(rule_of(lines))
    assert check_function(module.tried, module.State) == []


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("def inner():  # here\n    pass", "a function inside a rule"),
        ("async def inner():  # here\n    pass", "a function inside a rule"),
        ("class Inner:  # here\n    pass", "a class inside a rule"),
        ("import math  # here", "an import inside a rule"),
        ("from math import pi  # here", "an import inside a rule"),
        ("global SEATS  # here", "`global`"),
        ("x = 1\ndel x  # here", "`del`"),
        ("with out:  # here\n    pass", "`with`"),
        ("try:  # here\n    x = 1\nexcept ValueError:\n    x = 2", "`try`"),
        ("try:  # here\n    x = 1\nexcept* ValueError:\n    x = 2", "`try`"),
        ("raise ValueError  # here", "`raise`"),
        ("assert seat  # here", "`assert`"),
        ("match seat:  # here\n    case 1:\n        pass", "`match`"),
        ("seat  # here", "`seat` does nothing"),
        ("min(seat, 1)  # here", "`min(seat, 1)` does nothing"),
        ("range(3)  # here", "`range` stands only in the head"),
        ("x = 1\n'a second docstring'  # here", "a string"),
        ("helper(seat)  # here", "`helper` is no rule"),
        ("s.turn += 0.5  # here", "a float"),
        ("if seat:\n    x = 0.5  # here", "a float"),
        ("if seat:\n    pass\nelif s.turn:\n    x = 0.5  # here", "a float"),
        ("if seat:\n    pass\nelse:\n    x = 0.5  # here", "a float"),
        ("for x in range(3):\n    y = 0.5  # here", "a float"),
        ("while seat:\n    y = 0.5  # here", "a float"),
        ("for x in range(0.5):  # here\n    pass", "a float"),
        ("a, b = seat, 0.5  # here", "a float"),
        ("x = y = 0.5  # here", "a float"),
        ("return 0.5  # here", "a float"),
        ("x: int = 0.5  # here", "a float"),
        ("x /= 2  # here", "`/` gives a float"),
        ("s.turn **= 2  # here", "`**`"),
        ("out @= out  # here", "`@`"),
        ("s = 1  # here", "`s` is the state, and no other value"),
        ("s: int = 1  # here", "`s` is the state, and no other value"),
        ("s += 1  # here", "`s` is the state, and no other value"),
        ("for s in range(3):  # here\n    pass", "`s` is the state, and no other value"),
        ("s.gold = 1  # here", "the state declares no field `gold`"),
        ("s.gold[0] += 1  # here", "the state declares no field `gold`"),
        ("seat.turn = 1  # here", "`seat.turn` is no field of the state"),
        ("Phase.BET = 1  # here", "`Phase.BET` is no field of the state"),
        ("s.hand = out  # here", "`s.hand` is an array: give its elements"),
        ("s.row += out  # here", "`s.row` is an array: give its elements"),
        ("s.hand[seat] = out  # here", "`s.hand[seat]` is an array: give its elements"),
        ("s.cube[0][1] = out  # here", "`s.cube[0][1]` is an array: give its elements"),
        ("s.turn = s.row  # here", "`s.row` is an array: index it"),
        ("s.turn = s.row if seat else s.hand[0]  # here", "is an array: index it"),
        ("Phase = 3\nx = Phase.BET  # here", "`Phase.BET`: only the state"),
        ("s.turn[0] = 1  # here", "`s.turn` is a number and has no elements"),
        ("s[0] = 1  # here", "`s` is the state, which is no value"),
        ("out[1:] = out  # here", "a slice"),
        ("CHIPS[0] = 1  # here", "the tables of a module never change"),
        ("FLAGS[0][1] += 1  # here", "the tables of a module never change"),
        ("s.turn: int = 1  # here", "an annotation of `s.turn`"),
        ("a, *b = both(s, seat)  # here", "`*`: name each value"),
        ("a, b = both(s, seat), 1  # here", "`both` returns 2 values"),
        ("a, b, c = both(s, seat)  # here", "3 names for 2 values"),
        ("a, b = double(seat)  # here", "2 names for 1 values"),
        ("a, b = min(seat, 1)  # here", "2 names for 1 values"),
        ("a, b = 1, 2, 3  # here", "2 names for 3 values"),
        ("a, (b, c) = 1, seat  # here", "a tuple stands only"),
        ("(a,) = (seat,)  # here", "unpacks into one name"),
        ("a, b = out  # here", "`out` is unpacked"),
        ("for card in out:  # here\n    pass", "`out`: loops run over `range(...)` alone"),
        ("for card in CHIPS:  # here\n    pass", "`CHIPS`: loops run over"),
        ("range = 3\nfor x in range(3):  # here\n    pass", "`range(3)`: loops run over"),
        ("for a, b in range(3):  # here\n    pass", "a loop counts with one plain name"),
        ("for x in range(3):\n    pass\nelse:\n    x = 1  # here", "`else` of a loop"),
        ("while seat:\n    seat = 0\nelse:\n    x = 1  # here", "`else` of a loop"),
        ("for x in range():  # here\n    pass", "`range` takes 1 to 3 arguments, not 0"),
        ("if s.row:  # here\n    pass", "`s.row` is an array"),
        ("while s.row:  # here\n    pass", "`s.row` is an array"),
        ("return None  # here", "`None` is no number"),
        ("return seat, 0.5  # here", "a float"),
        ("if seat:\n    return None  # here", "`None` is no number"),
        ("return range(3)  # here", "`range` stands only in the head"),
        ("if seat:\n    return 1\nreturn helper(seat)  # here", "`helper` is no rule"),
        ("if seat:\n    return helper(seat)  # here\nreturn 1", "`helper` is no rule"),
        ("if seat:  # here\n    x = 1\nelse:\n    return 1", "may come to its end"),
        ("while False:  # here\n    return 1", "may come to its end"),
        (
            "while True:  # here\n    if seat:\n        return 1\n    else:\n        break",
            "may come to its end",
        ),
        ("return (seat,)  # here", "a tuple of fewer than two values"),
        ("return clear_row(s, out)  # here", "`clear_row` returns nothing"),
        ("if seat:\n    return 1\nreturn  # here", "returns nothing here, but a value in line"),
        ("if seat:\n    return 1\nx = 1  # here", "may come to its end after this without a value"),
        ("if seat:  # here\n    return 1\nelif s.turn:\n    return 2", "may come to its end"),
        ("for x in range(3):  # here\n    return 1", "may come to its end"),
        ("while seat:  # here\n    return 1", "may come to its end"),
        ("while True:  # here\n    if seat:\n        break\n    return 1", "may come to its end"),
        ("if seat:\n    return 1, 2, 3\nreturn 1, 2  # here", "gives back 2 here, but 3 in line"),
        ("if seat:\n    return 1\nreturn both(s, seat)  # here", "gives back 2 here, but 1 in line"),
    ],
)
def test_a_rule_may_not_say(written: Written, lines: str, why: str) -> None:
    assert_refused(written(rule_of(lines)), why)


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ("s, seat=0", "a default for a parameter"),
        ("s, *seats", "`*seats`: a rule names each"),
        ("s, **seats", "`*seats`: a rule names each"),
        ("s, *, seat", "`seat` is handed over by keyword"),
    ],
)
def test_a_rule_may_not_take(written: Written, parameters: str, why: str) -> None:
    assert_refused(written(f"@rule\ndef tried({parameters}):  # here\n    pass\n"), why)


@pytest.mark.parametrize("parameters", ["", "s", "s, seat", "s: State, seat: 'a text'", "s, seat, /"])
def test_a_rule_may_take(written: Written, parameters: str) -> None:
    module = written(f"@rule\ndef tried({parameters}) -> None:\n    pass\n")
    assert check_function(module.tried, module.State) == []


def test_a_rule_does_not_wait(written: Written) -> None:
    assert_refused(written("@rule\nasync def tried(s):  # here\n    pass\n"), "`async def`")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("await out", "`await`"),
        ("async for x in out:\n    pass", "`async for`"),
        ("async with out:\n    pass", "`with`"),
    ],
)
def test_what_waits_is_refused_in_itself(written: Written, lines: str, why: str) -> None:
    module = written(rule_of(lines).replace("def tried", "async def tried"))
    of_the_rule, of_the_line = check_function(module.tried)
    assert "`async def`" in of_the_rule.why
    assert why in of_the_line.why


def test_a_rule_changes_nothing_of_a_function_around_it(written: Written) -> None:
    module = written(
        "def made():\n    x = 1\n\n"
        "    @rule\n    def tried():\n        nonlocal x  # here\n\n"
        "    return tried\n\n"
        "tried = made()\n"
    )
    assert_refused(module, "`nonlocal`")


def test_without_a_declaration_any_field_of_the_state_is_taken(written: Written) -> None:
    module = written(rule_of("s.gold[seat] = s.silver"))
    assert check_function(module.tried) == []
    assert len(check_function(module.tried, module.State)) == 2


def test_only_a_parameter_is_the_state(written: Written) -> None:
    module = written("@rule\ndef tried(seat):\n    s = 1\n    return s + seat\n")
    assert check_function(module.tried, module.State) == []
