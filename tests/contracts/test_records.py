"""Games that were kept, by tests/records/keep.py: every later version replays them to the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.records.keep import FOLDER, result

import campidoglio

KEPT = sorted(path for path in FOLDER.glob("*/*.json") if not path.name.endswith(".expected.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    game = campidoglio.replay(text)
    assert result(game) == json.loads(path.with_suffix(".expected.json").read_text("utf-8"))
    assert game.record() == text


@pytest.mark.parametrize("name", campidoglio.game_names())
def test_of_every_game_some_are_kept(name: str) -> None:
    assert name in {path.parent.name for path in KEPT}
