"""A rulebook as a whole: the rules it names, its actions, and the lanes."""

from __future__ import annotations

import dataclasses
import re
import time
from typing import Any

import pytest
from tests.kernel.dialect.written import Written, marked_line

import campidoglio
from campidoglio import registry
from campidoglio.kernel.dialect import ATTACHED, ROLES, check, require
from campidoglio.kernel.engines import lanes
from campidoglio.kernel.engines.binding import GAME_RULES
from campidoglio.kernel.errors import DialectError
from campidoglio.kernel.rulebook import Rulebook

CAMPANILE = campidoglio.rulebook("campanile")

SMALL = """
@rule
def nothing(s):
    pass

@rule
def zero(s):
    return 0

@rule
def of_seat(s, seat):
    return seat

@rule
def for_seat(s, seat):
    pass

@rule
def of_two(s, seat, other):
    return seat

@rule
def outside(s, moves):
    return 0

"""


def small(module: Any, **changed: Any) -> Rulebook:
    """A rulebook made of the rules in SMALL, but for those that are changed."""
    rules = {
        "setup": module.nothing,
        "due": module.zero,
        "legal": module.of_two,
        "secret": module.of_seat,
        "ending": module.zero,
        "score": module.of_seat,
        "beats": module.of_two,
        "outside": module.outside,
        "resample": module.for_seat,
        "observe": module.of_two,
        "figures": module.outside,
    }
    given = {"name": "small", "state": module.State, "actions": module.ACTIONS, "hints": {}, **rules}
    return dataclasses.replace(CAMPANILE, **(given | changed))


@pytest.mark.parametrize("name", registry.names())
def test_every_installed_game_is_written_in_the_dialect(name: str) -> None:
    assert [str(violation) for violation in check(registry.rulebook(name))] == []


def test_a_rulebook_without_violations_is_accepted(written: Written) -> None:
    rulebook = small(written(SMALL))
    assert check(rulebook) == []
    require(rulebook)


def test_the_rules_that_are_checked_are_those_that_engines_take_over() -> None:
    assert set(ROLES) == set(GAME_RULES)


@pytest.mark.parametrize("role", ROLES | ATTACHED)
def test_every_rule_that_a_rulebook_names_is_checked(written: Written, role: str) -> None:
    parameters = ", ".join((ROLES | ATTACHED)[role])
    module = written(f"{SMALL}@rule\ndef tried({parameters}):\n    return 0.5  # here\n")
    (violation,) = check(small(module, **{role: module.tried}))
    assert (violation.line, violation.function) == (marked_line(module), "tried")


def test_the_hints_for_bots_are_checked(written: Written) -> None:
    module = written(SMALL + "@rule\ndef tried(s, seat, code):\n    return 0.5  # here\n")
    (violation,) = check(small(module, hints={"appeal": module.tried}))
    assert (violation.line, violation.function) == (marked_line(module), "tried")


def test_a_hint_takes_what_bots_give_it_and_returns_a_number(written: Written) -> None:
    module = written(SMALL + "@rule\ndef tried(s, seat):\n    s.turn = seat  # here\n")
    violations = check(small(module, hints={"appeal": module.tried}))
    assert {violation.why for violation in violations} >= {
        "the hint `appeal` of small is called with (s, seat, code)",
        "the hint `appeal` of small must return a value",
    }


def test_a_field_that_the_state_does_not_declare_is_refused(written: Written) -> None:
    module = written(SMALL + "@rule\ndef tried(s, seat):\n    return s.gold  # here\n")
    (violation,) = check(small(module, score=module.tried))
    assert violation.line == marked_line(module)
    assert violation.why == "the state declares no field `gold`"


def test_the_usual_order_of_places_needs_a_field_for_the_score(written: Written) -> None:
    violations = check(small(written(SMALL), beats=CAMPANILE.beats))
    assert [violation.why for violation in violations] == ["the state declares no field `score`"] * 2


def test_the_rule_of_an_action_is_checked(written: Written) -> None:
    module = written(
        SMALL
        + "@action()\ndef stop(s, seat):\n    s.turn = seat / 2  # here\n\nMORE = Actions(build, stop)\n"
    )
    (violation,) = check(small(module, actions=module.MORE))
    assert (violation.line, violation.function) == (marked_line(module), "stop")


def test_the_rule_of_an_action_takes_the_fields_of_the_action(written: Written) -> None:
    module = written(SMALL + "@action(card=range(3))\ndef show(s, seat):\n    pass\n\nMORE = Actions(show)\n")
    (violation,) = check(small(module, actions=module.MORE))
    assert violation.why == "the action show is called with (s, seat, card)"


@pytest.mark.parametrize("part", ["code()", "first"])
def test_an_action_outside_the_rulebook_has_no_number(written: Written, part: str) -> None:
    module = written(
        SMALL + "@action()\ndef extra(s, seat):\n    pass\n\n"
        f"@rule\ndef tried(s):\n    return extra.{part}  # here\n"
    )
    (violation,) = check(small(module, due=module.tried))
    assert violation.line == marked_line(module)
    assert "`extra` is not among the actions of the rulebook" in violation.why


def test_a_rulebook_names_rules_alone(written: Written) -> None:
    module = written(SMALL + "def tried(s):  # here\n    return 0\n")
    (violation,) = check(small(module, due=module.tried))
    assert violation.line == marked_line(module)
    assert violation.why == "the `due` of small is no rule: mark a plain function with @rule"


def test_a_rule_of_a_rulebook_takes_what_the_engines_hand_it(written: Written) -> None:
    module = written(SMALL)
    (violation,) = check(small(module, legal=module.of_seat))
    assert violation.why == "the `legal` of small is called with (s, seat, moves)"


def test_a_rule_of_a_rulebook_returns_what_the_engines_need(written: Written) -> None:
    module = written(SMALL)
    (violation,) = check(small(module, due=module.nothing))
    assert violation.why == "the `due` of small must return a value"


def test_the_lanes_are_checked(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    module = written(SMALL + "@rule\ndef tried(s):\n    return 0.5  # here\n")
    monkeypatch.setattr(lanes, "of_this_test", module.tried, raising=False)
    (violation,) = check(small(module))
    assert violation.line == marked_line(module)


def test_a_name_that_only_the_lanes_are_given_is_unknown_elsewhere(written: Written) -> None:
    module = written(SMALL + "@rule\ndef tried(s):\n    return legal(s, 0, s.row)  # here\n")
    (violation,) = check(small(module, due=module.tried))
    assert violation.why == "there is no `legal`"


def test_the_refusal_lists_what_was_found(written: Written) -> None:
    module = written(SMALL + "@rule\ndef tried(s):\n    x = 0.5\n    return x / 2\n")
    with pytest.raises(DialectError) as refusal:
        require(small(module, due=module.tried))
    first, *lines = str(refusal.value).splitlines()
    assert first == "the rules of small leave the dialect:"
    assert lines == [str(violation) for violation in check(small(module, due=module.tried))]
    assert len(lines) == 2


@pytest.mark.parametrize(("count", "last"), [(20, "a float"), (21, "and 1 more"), (50, "and 30 more")])
def test_the_refusal_lists_at_most_twenty(written: Written, count: int, last: str) -> None:
    body = "".join(f"    x = {number}.5\n" for number in range(count))
    module = written(f"{SMALL}@rule\ndef tried(s):\n{body}    return 0\n")
    with pytest.raises(DialectError) as refusal:
        require(small(module, due=module.tried))
    lines = str(refusal.value).splitlines()
    assert len(lines) == 1 + min(count, 21)
    assert re.search(last, lines[-1])


def test_a_game_is_checked_in_no_time() -> None:
    check(CAMPANILE)
    before = time.process_time()
    check(CAMPANILE)
    assert time.process_time() - before < 0.1


def test_a_name_that_the_lanes_are_given_is_a_rule_and_no_value(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = written(SMALL + "@rule\ndef tried(s):\n    return legal  # here\n")
    module.tried.__module__ = lanes.__name__
    monkeypatch.setattr(lanes, "of_this_test", module.tried, raising=False)
    (violation,) = check(small(module))
    assert violation.line == marked_line(module)
    assert violation.why == "`legal` is a rule: call it; rules are not values"
