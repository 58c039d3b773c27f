"""`campidoglio replay --verify` says in words whether the chance of a game was fair, and in its status."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import campidoglio
from campidoglio.cli import main
from campidoglio.server.table import fairness

SECRET = bytes(range(32))


def record() -> dict[str, Any]:
    seed = fairness.seed_of(SECRET, "table", ["mine", None])
    game = campidoglio.new("campanile", players=2, seed=seed)
    game.play(game.actors[0], game.legal(game.actors[0])[0])
    read: dict[str, Any] = json.loads(game.record(fairness=fairness.proof(SECRET, "table", ["mine", None])))
    return read


def verify(tmp_path: Path, content: dict[str, Any], *words: str) -> Result:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content), "utf-8")
    return CliRunner().invoke(main, ["replay", str(path), "--verify", "--lang", "en", *words])


def test_a_fair_record_is_confirmed_with_the_commitment_to_compare(tmp_path: Path) -> None:
    result = verify(tmp_path, record())
    assert result.exit_code == 0
    assert result.output.count("✓") == 3
    assert f"before the first move: {fairness.commitment(SECRET)}" in result.output


def test_a_record_that_was_changed_is_not_and_what_fails_is_named(tmp_path: Path) -> None:
    changed = record()
    changed["seed"] = "0" * 64
    changed["moves"] = []
    result = verify(tmp_path, changed)
    assert result.exit_code == 1
    assert "✗ The chance of the game does not follow from that secret" in result.output
    assert result.output.count("✓") == 2
    assert "was not fair" in result.output
    assert fairness.commitment(SECRET) not in result.output


def test_moves_that_the_chance_does_not_allow_are_a_finding_and_no_error(tmp_path: Path) -> None:
    result = verify(tmp_path, record() | {"moves": ["0 no_bet"]})
    assert result.exit_code == 1
    assert "✗ Not all moves are possible with that chance." in result.output


def test_a_record_without_a_proof_is_said_to_have_none(tmp_path: Path) -> None:
    plain = record()
    del plain["fairness"]
    result = verify(tmp_path, plain)
    assert result.exit_code == 1
    assert "does not say how its chance came about" in result.output


@pytest.mark.parametrize("broken", [{"fairness": {"secret": 1}}, {"format": 9}, {"game": "chess"}])
def test_what_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path, broken: dict[str, Any]) -> None:
    result = verify(tmp_path, record() | broken)
    assert result.exit_code in (1, 2)
    assert "Error: " in result.output
    assert "Traceback" not in result.output


def test_it_shows_no_seat(tmp_path: Path) -> None:
    assert verify(tmp_path, record(), "--all").exit_code == 2
    assert verify(tmp_path, record(), "--seat", "0").exit_code == 2


def test_the_verdict_is_given_in_the_language_asked_for(tmp_path: Path) -> None:
    dutch = verify(tmp_path, record(), "--lang", "nl").output
    french = verify(tmp_path, record(), "--lang", "fr").output
    assert "eerlijk" in dutch
    assert "équitable" in french


def test_a_record_with_a_proof_replays_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()), "utf-8")
    result = CliRunner().invoke(main, ["replay", str(path), "--lang", "en"])
    assert result.exit_code == 0
    assert "saved at move 1" in result.output
