"""The command line: helpful, quick to refuse, and never a trace."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import campidoglio
from campidoglio import registry
from campidoglio.cli import main
from campidoglio.terminal import saves


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPIDOGLIO_DATA", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").output == f"campidoglio {campidoglio.__version__}\n"


@pytest.mark.parametrize(
    "command",
    [[], ["play"], ["replay"], ["bench"], ["games"], ["saves"], ["arena"], ["ladder"], ["simulate"]],
)
def test_every_command_explains_itself_and_every_option(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    options = [line.strip() for line in result.output.split("Options:")[1].splitlines() if " --" in line]
    assert options
    for line in options:
        assert len(line.split()) > 2 or line.endswith("N"), line


def test_the_installed_command_starts_without_rich_fluent_or_an_engine() -> None:
    heavy = {"rich", "fluent", "babel", "numpy", "numba", "platformdirs"}
    probe = f"import sys, campidoglio.cli; print(sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_all_games_are_listed() -> None:
    lines = run("games").output.splitlines()
    assert [line.split()[0] for line in lines[2:] if line[:1].isalpha()] == list(registry.names())
    assert "2–5" in run("games").output


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "2 to 5 players"), ("fr", "de 2 à 5 joueurs"), ("nl", "2 tot 5 spelers")],
)
def test_a_game_is_described_with_its_settings(language: str, words: str) -> None:
    output = run("games", "campanile", "--lang", language).output
    assert words in output
    assert "bet_on" in output
    assert "showing, built" in output
    assert "--set bet_on=built" in output


def test_the_long_list_describes_every_game() -> None:
    output = run("games", "--long").output
    assert [name for name in registry.names() if f"campidoglio play {name}" not in output] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "which game? One of "),
        (["play", "senet"], "there is no game 'senet'; the games are "),
        (["games", "senet"], "there is no game 'senet'"),
        (["bench", "senet"], "there is no game 'senet'"),
        (["play", "campanile", "--players", "9"], "campanile is for 2 to 5 players, not 9"),
        (["bench", "campanile", "--players", "1"], "campanile is for 2 to 5 players, not 1"),
        (["bench", "campanile", "--threads", "2"], "--threads is for --engine native"),
        (["play", "campanile", "--seed", "abc"], "--seed is a whole number, not 'abc'"),
        (["play", "campanile", "--seed", "-1"], "a seed is a whole number from 0"),
        (["play", "campanile", "--seed", "9" * 5000], "a seed is a whole number from 0"),
        (["play", "campanile", "--human", "3"], "numbers from 0 to 2"),
        (["play", "campanile", "--human", "x"], "not 'x'"),
        (
            ["play", "campanile", "--seat", "ghost"],
            "a seat is one of human, random, easy, medium, hard, expert, not 'ghost'",
        ),
        (["play", "campanile", "--human", "0", "--seat", "human"], "not both"),
        (["play", "campanile", "--players", "2", *["--seat", "human"] * 3], "3 seats were named"),
        (["play", "campanile", "--set", "bet_on"], "--set takes NAME=VALUE"),
        (["play", "campanile", "--set", "bet_on=all"], "bet_on is one of showing, built, not 'all'"),
        (["play", "campanile", "--set", "colour=red"], "there is no setting 'colour'"),
        (["play", "campanile", "--set", "bet_on=built", "--set", "bet_on=built"], "given twice"),
        (["play", "--resume", "--players", "2"], "leave them out"),
        (["play", "campanile", "--lang", "it"], "'it' is not one of 'en', 'fr', 'nl'"),
        (["replay", "x", "--seat", "0", "--all"], "not both"),
        (["bench", "campanile", "--engine", "abacus"], "'abacus' is not one of"),
        (["sing"], "No such command 'sing'"),
    ],
)
def test_misuse_is_refused_with_a_sentence_and_status_2(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--resume"], "there is no unfinished game; start one with: campidoglio play campanile"),
        (["play", "campanile", "--resume"], "there is no unfinished game of campanile"),
        (["play", "--resume", "campanile"], "there is no unfinished game of campanile"),
        (["play", "--resume", "nothing.json"], "there is no file 'nothing.json', nor a saved game"),
        (["replay", "nothing.json"], "see: campidoglio saves"),
    ],
)
def test_what_is_not_there_is_refused_with_status_1(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 1
    assert sentence in " ".join(result.output.split())


def test_a_whole_game_is_played_through_a_pipe() -> None:
    result = run("play", "campanile", "--players", "2", "--seed", "7", typed="1\n" * 100)
    assert result.exit_code == 0
    assert "the game is over" in result.output
    assert "See it again with: campidoglio replay campanile-" in result.output
    assert "\x1b" not in result.output
    (path,) = saves.saved()
    assert saves.load(path).over


def test_a_pipe_that_ends_early_leaves_a_game_that_goes_on() -> None:
    result = run("play", "campanile", "--seed", "7", typed="1\n1\n")
    assert result.exit_code == 0
    assert "Continue it with: campidoglio play --resume campanile-" in result.output
    (path,) = saves.saved()
    moves = len(saves.load(path).moves)
    assert run("play", "--resume", path.stem, typed="1\n").exit_code == 0
    assert saves.saved() == [path]
    assert len(saves.load(path).moves) > moves


def test_the_same_seed_deals_the_same_game() -> None:
    one, same, other = (run("play", "campanile", "--seed", seed).output for seed in ("7", "0x7", "8"))
    start = "Your turn: build"
    assert one.split(start)[0] == same.split(start)[0] != other.split(start)[0]


def test_settings_reach_the_game() -> None:
    run("play", "campanile", "--seed", "7", "--set", "bet_on=built", typed="1\n")
    (path,) = saves.saved()
    assert saves.load(path).options == {"bet_on": "built"}


def test_data_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("[1", "utf-8")
    broken = run("play", "capitol", "--set", f"board={tmp_path / 'odd.json'}")
    missing = run("play", "capitol", "--set", "board=none.json")
    assert (broken.exit_code, missing.exit_code) == (2, 2)
    assert "is not JSON" in broken.output
    assert "none.json cannot be read: No such file" in missing.output


def test_bots_alone_play_to_the_end() -> None:
    result = run("play", "campanile", "--human", "none", "--players", "5")
    assert result.exit_code == 0
    assert "the game is over" in result.output
    assert "You" not in result.output


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_played_even_before_it_is_drawn(game: str) -> None:
    result = run("play", game, "--seed", "1", typed="1\n" * 3)
    assert result.exit_code == 0
    assert "1)" in result.output


def test_saves_are_listed_with_their_state() -> None:
    assert "no saved games yet" in run("saves").output
    run("play", "campanile", "--seed", "7", typed="1\n")
    run("play", "campanile", "--human", "none")
    (saves.folder() / "broken.json").write_text("{", "utf-8")
    output = run("saves").output
    assert [word in output for word in ("goes on", "over", "cannot be read")] == [True] * 3


def test_a_finished_game_is_not_resumed_but_shown() -> None:
    run("play", "campanile", "--human", "none")
    (path,) = saves.saved()
    assert run("play", "--resume").exit_code == 1
    result = run("play", "--resume", path.stem)
    assert f"that game is over; see it again with: campidoglio replay {path.stem}" in result.output
    assert run("replay", path.stem).exit_code == 0


def test_a_game_of_another_kind_is_not_resumed_by_mistake() -> None:
    run("play", "campanile", "--seed", "7", typed="1\n")
    (path,) = saves.saved()
    result = run("play", "capitol", "--resume", path.stem)
    assert (result.exit_code, "not of capitol" in result.output) == (1, True)


def test_a_record_that_is_continued_is_not_written_to(tmp_path: Path) -> None:
    record = tmp_path / "mine.json"
    record.write_text(campidoglio.new("campanile", players=2, seed=3).record(), "utf-8")
    before = record.read_bytes()
    assert run("play", "--resume", str(record), typed="1\n").exit_code == 0
    assert record.read_bytes() == before
    assert len(saves.saved()) == 1


def test_the_benchmark_prints_one_object() -> None:
    result = run("bench", "campanile", "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    asked = ("game", "engine", "players", "moves_per_s", "games_per_s", "moves", "games")
    assert [name for name in asked if name not in figures] == []
    assert (figures["game"], figures["engine"], figures["players"]) == ("campanile", "python", 2)
    assert figures["moves"] > figures["games"] > 0
    assert figures["best_moves_per_s"] >= figures["moves_per_s"] > figures["games_per_s"] > 0


def test_the_benchmark_without_json_reads_as_a_small_table() -> None:
    output = run("bench", "campanile", "--seconds", "0.05", "--players", "3").output
    assert output.startswith("campanile, 3 players, python engine")
    assert "moves/s" in output
    assert "games/s" in output


def test_an_engine_that_is_not_installed_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("campidoglio.kernel.engines.native")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    result = run("bench", "campanile", "--engine", "native")
    assert result.exit_code == 1
    assert "pip install 'campidoglio[native]'" in result.output


def test_a_fault_of_ours_is_reported_to_a_file_and_not_to_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> tuple[str, ...]:
        raise ZeroDivisionError("tower of height zero")

    monkeypatch.setattr(registry, "names", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run("games")
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    (report,) = tmp_path.glob("campidoglio-*.txt")
    assert str(report) in result.output
    assert "tower of height zero" in report.read_text("utf-8")
