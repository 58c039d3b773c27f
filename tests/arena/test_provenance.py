"""Results belong to the rules and bots that made them; a remark in a source changes nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

import campidoglio
from campidoglio.arena.provenance import bots_code, rules_code, sense
from campidoglio.kernel.rule import rule
from campidoglio.kernel.rulebook import Rulebook

SOURCE = '''
"""A bot."""

class Bot:
    """Plays."""

    width: int = 3
    """How wide it looks."""

    def choose(self, moves):
        # The first is as good as any.
        return moves[0]
'''


def test_remarks_and_layout_make_no_sense_of_their_own() -> None:
    bare = "class Bot:\n  width: int=3\n  def choose(self, moves): return moves[ 0 ]\n"
    assert sense(SOURCE) == sense(bare)


@pytest.mark.parametrize(("old", "new"), [("moves[0]", "moves[1]"), ("= 3", "= 4"), ("choose", "chose")])
def test_whatever_a_bot_does_otherwise_makes_another_sense(old: str, new: str) -> None:
    assert sense(SOURCE.replace(old, new)) != sense(SOURCE)


def test_every_game_has_a_code_of_its_own_that_stays() -> None:
    names = campidoglio.game_names()
    assert len({rules_code(name) for name in names}) == len(names)
    assert [rules_code.__wrapped__(name) for name in names] == [rules_code(name) for name in names]
    assert bots_code.__wrapped__() == bots_code()


@rule
def worthless(s: object, seat: int) -> int:
    return 0


@pytest.mark.parametrize(
    "change",
    [
        {"score": worthless},
        {"hints": {"value": worthless}},
        {"search_manner": {"explore": 0.25}},
        {"legal_limit": 99},
    ],
    ids=lambda change: next(iter(change)),
)
def test_another_rule_hint_or_manner_gives_another_code(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, object]
) -> None:
    before = rules_code("campanile")
    changed: Rulebook = replace(campidoglio.rulebook("campanile"), **change)  # type: ignore[arg-type]  # the values fit their fields
    monkeypatch.setattr("campidoglio.arena.provenance.registry.rulebook", lambda name: changed)
    assert rules_code.__wrapped__("campanile") != before
