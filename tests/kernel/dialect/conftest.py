"""Rules written as text and imported as a module of their own, for the tests of the checker."""

from __future__ import annotations

import importlib.util
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.kernel.dialect.written import Written

PRELUDE = """\
import math
from enum import Enum, IntEnum
from functools import partial

from campidoglio.kernel import chance
from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.chance import below, quarter_round, shuffle
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import I8, GameState, field, state


class Phase(IntEnum):
    BUILD = 0
    BET = 1
    WAGER = 1


class Mood(Enum):
    GOOD = 1


HIGH = 2**63 - 1
TOO_HIGH = 2**63
SEATS = 3
OPEN = True
HALF = 0.5
NAME = "gothic"
FIRST = Phase.BUILD
CHIPS = (5, 3, 1)
FLAGS = ((7, 4), (5, 3))
RAGGED = ((7, 4), (5,))
EMPTY = ()
MIXED = (1, True)
PHASES = (Phase.BUILD, Phase.BET)
HUGE = (1, 2**63)
ROW = [1, 2, 3]


@state
class State(GameState):
    turn = field(I8)
    row = field(I8, 4)
    hand = field(I8, 2, 3)
    cube = field(I8, 2, 3, 4)


@action(storeys=range(1, 4))
def build(s, seat, storeys):
    s.turn += storeys


@action()
def no_bet(s, seat):
    s.turn = seat


ACTIONS = Actions(build, no_bet)


def helper(seat):
    return seat


@rule
def double(seat):
    return seat * 2


@rule
def both(s, seat):
    return seat, s.turn


@rule
def forward(s, seat):
    return both(s, seat)


@rule
def clear_row(s, row):
    for place in range(len(row)):
        row[place] = 0
    s.turn = 0


class Marked:
    __is_rule__ = True


"""
"""What every rule of these tests finds in its module."""

numbers = itertools.count()


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    """Writes a module that opens with PRELUDE and some rules, and imports it."""
    made: list[str] = []

    def write(rules: str) -> ModuleType:
        name = f"rules_of_a_test_{next(numbers)}"
        path = tmp_path / f"{name}.py"
        path.write_text(PRELUDE + rules, "utf-8")
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        made.append(name)
        spec.loader.exec_module(module)
        return module

    yield write
    for name in made:
        del sys.modules[name]
