"""The ladder is one page, written by one command, and goes on where it was stopped."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from campidoglio import registry
from campidoglio.arena import ladder as ladder_module
from campidoglio.arena.contest import Findings
from campidoglio.arena.ladder import BOTS, file_name, matches
from campidoglio.bots.levels import LEVELS
from campidoglio.cli import main

BOTS_OF_TESTS = ("--bots", "random,greedy", "--processes", "1")


def run(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *words, *BOTS_OF_TESTS, "--out", str(out)])


def test_every_level_plays_in_every_game_with_every_number_of_players() -> None:
    found = [(match.game, match.players) for match in matches(registry.names())]
    expected = [
        (name, players)
        for name in registry.names()
        for players in range(registry.rulebook(name).fewest_players, registry.rulebook(name).most_players + 1)
    ]
    assert found == expected
    assert set(LEVELS) < set(BOTS)
    assert {match.bots for match in matches(["campanile"])} == {BOTS}


def test_the_page_has_a_table_for_every_match(tmp_path: Path) -> None:
    out = tmp_path / "docs" / "ladder.md"
    result = run(out, "campanile", "--games", "6")
    assert (result.exit_code, result.stdout) == (0, "")
    page = out.read_text("utf-8")
    assert [line for line in page.splitlines() if line.startswith("#")] == [
        "# The ladder of bots",
        "## campanile",
        *(f"### {players} players" for players in (2, 3, 4, 5)),
    ]
    assert page.count("| greedy | ") == page.count("| random | ") == 4
    assert "6 games; equal bots would come to 33.3 %." in page


def test_the_page_says_which_command_wrote_it_and_names_no_folder(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    run(out, "campanile", "--games", "2", "--players", "2", "--time", "0.5", "--keep", str(tmp_path / "kept"))
    page = out.read_text("utf-8")
    assert (
        "`campidoglio ladder campanile --games 2 --players 2 --bots random,greedy --time 0.5`: do not edit"
        in page
    )
    assert str(tmp_path) not in page


def test_the_same_stands_beside_the_page_for_programs(tmp_path: Path) -> None:
    run(tmp_path / "ladder.md", "campanile", "--games", "2", "--players", "2")
    found = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert found["command"] == "campidoglio ladder campanile --games 2 --players 2 --bots random,greedy"
    (table,) = found["tables"]
    assert (table["game"], table["players"], table["games"]) == ("campanile", 2, 2)
    assert set(table["bots"]) == {"random", "greedy"}
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert f"| greedy | {100 * table['bots']['greedy']['win_share']:.1f} % |" in page


def test_without_a_minute_only_what_there_is_is_written(tmp_path: Path) -> None:
    words = ("campanile", "--players", "2", "--keep", str(tmp_path / "kept"))
    result = run(tmp_path / "ladder.md", *words, "--minutes", "0")
    assert result.exit_code == 0
    assert "### 2 players\n\nNot played yet.\n" in (tmp_path / "ladder.md").read_text("utf-8")
    run(tmp_path / "ladder.md", *words, "--games", "4", "--minutes", "60")
    run(tmp_path / "ladder.md", *words, "--minutes", "0")
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "4 games; equal bots would come to 50.0 %." in page
    assert "minutes" not in page


def test_a_ladder_goes_on_from_what_was_played(tmp_path: Path) -> None:
    words = ("campanile", "--players", "2", "--keep", str(tmp_path / "kept"))
    run(tmp_path / "parts.md", *words, "--games", "4")
    (kept,) = (tmp_path / "kept").iterdir()
    before = kept.read_bytes()
    run(tmp_path / "parts.md", *words, "--games", "8")
    run(tmp_path / "whole.md", "campanile", "--players", "2", "--games", "8")
    assert kept.read_bytes().startswith(before)
    assert (tmp_path / "parts.md").read_bytes() == (tmp_path / "whole.md").read_bytes()


def test_a_ladder_of_other_bots_begins_anew_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("campanile", "--players", "2", "--games", "2", "--keep", str(tmp_path / "kept"))
    first = run(tmp_path / "ladder.md", *words)
    monkeypatch.setattr("campidoglio.arena.results.bots_code", lambda: "another")
    changed, again = (run(tmp_path / "ladder.md", *words) for _ in range(2))
    said = "campanile, 2 players: the rules or bots have changed since; this is played anew."
    assert [said in result.stderr for result in (first, changed, again)] == [False, True, False]
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_another_match_is_kept_in_another_file() -> None:
    usual, other, timed = (
        file_name(next(matches(["campanile"], bots=bots, seconds=seconds)))
        for bots, seconds in ((BOTS, None), (BOTS[1:], None), (BOTS, 1.0))
    )
    assert len({usual, other, timed}) == 3


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> Findings:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder_module, "climb", stop)
    result = run(tmp_path / "ladder.md", "campanile", "--games", "2")
    assert result.exit_code == 130
    assert "Give the same command to go on." in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["senet"], "there is no game 'senet'"),
        (["campanile", "--players", "9"], "none of the games is for 9"),
    ],
)
def test_misuse_is_refused(tmp_path: Path, words: list[str], sentence: str) -> None:
    result = run(tmp_path / "ladder.md", *words)
    assert result.exit_code == 2
    assert sentence in result.output
