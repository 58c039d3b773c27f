"""Compiled rules are kept on disk, and a changed rule is never served stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import campidoglio
from campidoglio.kernel.engines import native
from campidoglio.kernel.rule import rule

PROGRAM = """
import sys
from campidoglio.registry import rulebook
from campidoglio.kernel.engines.native import NativeBatch, cache_folder
book = rulebook("tiny")
batch = NativeBatch(book, 1, players=2, threads=1)
batch.step([0])
print(batch.results()[0].tolist()[0][:2], cache_folder(book).name)
"""

TINY = '''
"""A game of one move: the first player takes some points."""

from enum import IntEnum

from campidoglio.kernel.actions import Actions, action
from campidoglio.kernel.rule import rule
from campidoglio.kernel.rulebook import Rulebook, higher_score_wins
from campidoglio.kernel.schema import I8, GameState, Row, field, state

POINTS = (1, 2, 3)


class Ending(IntEnum):
    NONE = 0
    DONE = 1


@state
class State(GameState):
    over: int = field(I8)
    score: Row = field(I8, 2)


@rule
def setup(s):
    s.over = 0


@rule
def due(s):
    return 1 - s.over


@rule
def legal(s, seat, moves):
    moves[0] = take.code()
    return 1


@rule
def points(s):
    return POINTS[2] + 2


@action()
def take(s, seat):
    s.score[seat] += points(s)
    s.over = 1


@rule
def ending(s):
    return s.over


@rule
def score(s, seat):
    return s.score[seat]


@rule
def resample(s, seat):
    s.over = s.over


@rule
def observe(s, seat, out):
    out[0] = s.over
    return 1


RULEBOOK = Rulebook(
    name="tiny", rules_version=1, fewest_players=2, most_players=2, state=State, actions=Actions(take),
    legal_limit=1, endings=Ending, setup=setup, due=due, legal=legal, ending=ending, score=score,
    beats=higher_score_wins, resample=resample, observe=observe, observation_size=1,
    view=lambda s, seat: {}, story=lambda before, seat, action, after, reader: [],
)
'''


def _run(package: Path, cache: Path) -> tuple[str, str]:
    """The points that the first player takes, and the cache folder, as a fresh process sees them."""
    paths = os.pathsep.join([str(package), str(Path(campidoglio.__file__).parent.parent)])
    environment = os.environ | {"PYTHONPATH": paths, "CAMPIDOGLIO_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    points, _, folder = done.stdout.strip().rpartition(" ")
    return points, folder


def _package(tmp_path: Path, source: str) -> Path:
    """A package with the tiny game, found by its entry point like any other package's."""
    package = tmp_path / "package"
    info = package / "tiny-1.dist-info"
    shutil.rmtree(package, ignore_errors=True)
    info.mkdir(parents=True)
    (package / "tiny_game.py").write_text(source)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[campidoglio.games]\ntiny = tiny_game:RULEBOOK\n")
    return package


def test_a_changed_rule_is_compiled_anew(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert _run(_package(tmp_path, TINY), cache)[0] == "[5, 0]"
    changed = TINY.replace("POINTS[2] + 2", "POINTS[2] + 4")
    assert _run(_package(tmp_path, changed), cache)[0] == "[7, 0]"


def test_a_changed_table_is_compiled_anew(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert _run(_package(tmp_path, TINY), cache)[0] == "[5, 0]"
    changed = TINY.replace("(1, 2, 3)", "(1, 2, 9)")
    assert _run(_package(tmp_path, changed), cache)[0] == "[11, 0]"


def test_unchanged_rules_are_read_from_disk(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    package = _package(tmp_path, TINY)
    first = _run(package, cache)
    code = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")}
    assert code
    assert _run(package, cache) == first
    assert {path: path.stat().st_mtime_ns for path in cache.rglob("*.nbc")} == code


def test_a_comment_changes_nothing(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    first = _run(_package(tmp_path, TINY), cache)
    assert (
        _run(_package(tmp_path, TINY.replace("\n@rule\ndef points", "\n# why\n@rule\ndef points")), cache)
        == first
    )


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert _run(_package(tmp_path, TINY), blocked / "cache")[0] == "[5, 0]"


def test_what_is_compiled_along_with_the_rules_has_its_part_in_the_folder() -> None:
    @rule
    def one(s: Any) -> int:
        return 1

    @rule
    def two(s: Any) -> int:
        return 2

    book = campidoglio.rulebook("campanile")
    folders = {native.cache_folder(book, more=more) for more in ((), (one,), (two,), (one,))}
    assert len(folders) == 3
