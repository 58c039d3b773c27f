"""The command `campidoglio arena`: one object for programs, a table for people, and politeness on Ctrl-C."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.processes import PATIENCE, ended, wait_until

from campidoglio.arena import commands
from campidoglio.cli import main

MATCH = ("arena", "campanile", "--bots", "random,greedy", "--processes", "1", "--seed", "7")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_the_object_is_all_that_is_printed() -> None:
    result = run(*MATCH, "--games", "10", "--json")
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    found = json.loads(result.stdout)
    assert (found["game"], found["players"], found["games"]) == ("campanile", 2, 10)
    assert set(found["bots"]) == {"random", "greedy"}
    for name in ("win_share", "low", "high", "mean_score", "rating"):
        assert isinstance(found["bots"]["greedy"][name], float), name
    assert found["bots"]["greedy"]["win_share"] + found["bots"]["random"]["win_share"] == 1
    assert found["bots"]["greedy"]["low"] <= found["bots"]["greedy"]["win_share"]


def test_the_same_seed_gives_the_same_object_on_any_number_of_processes() -> None:
    one = run(*MATCH, "--games", "6", "--json")
    two = run(*MATCH[:4], "--processes", "2", "--seed", "7", "--games", "6", "--json")
    assert one.stdout == two.stdout != ""


@pytest.mark.xdist_group("native-campanile")
def test_searching_bots_that_count_their_walks_play_the_same_match_again() -> None:
    words = ("arena", "campanile", "--bots", "random,search:walks=20,trees=1", "--processes", "1")
    one, same = (run(*words, "--games", "2", "--seed", "3", "--json").stdout for _ in range(2))
    assert json.loads(one)["bots"].keys() == {"random", "search:walks=20,trees=1"}
    assert one == same


def test_people_get_a_table_and_are_told_where_the_results_are(tmp_path: Path) -> None:
    result = run(*MATCH, "--games", "4")
    assert result.stdout.startswith("campanile, 2 players, 4 games, seed 7\n")
    assert "win share" in result.stdout
    assert "between random and greedy nothing is settled yet" in result.stdout
    (path,) = (tmp_path / "data" / "arena").iterdir()
    assert f"The results are in {path}" in result.stderr
    assert path.read_bytes().count(b"\n") == 5


def test_a_match_goes_on_from_its_file_with_its_seed(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    whole = run(*MATCH, "--games", "8", "--json").stdout
    run(*MATCH, "--games", "4", "--save", path)
    words = ("arena", "campanile", "--bots", "random,greedy", "--processes", "1", "--save", path)
    assert run(*words, "--games", "8", "--json").stdout == whole


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    run(*MATCH, "--games", "1", "--save", path)
    result = run(*MATCH, "--games", "1", "--save", path, "--set", "bet_on=built")
    assert result.exit_code == 1
    assert "match.jsonl holds another match: its options" in " ".join(result.output.split())


def test_a_match_ends_when_it_is_settled() -> None:
    result = run(*MATCH, "--games", "400", "--stop-when-settled", "--margin", "0.3", "--json")
    assert json.loads(result.stdout)["games"] < 100


@pytest.mark.parametrize(
    ("bots", "players"), [("random,random", 2), ("random,random,random", 3), (",".join(["random"] * 7), 5)]
)
def test_by_itself_there_is_a_seat_for_every_bot_if_the_game_has_as_many(bots: str, players: int) -> None:
    result = run("arena", "campanile", "--bots", bots, "--games", "1", "--processes", "1", "--json")
    assert json.loads(result.stdout)["players"] == players


def test_a_program_plays_and_its_faults_are_told() -> None:
    result = run(*MATCH[:4], "--bot", "port:false", "--games", "3", "--processes", "1", "--json")
    assert json.loads(result.stdout)["bots"]["port:false"]["faults"] == 9
    assert "Programs made 9 faults" in result.stderr
    assert "it ended with status 1" in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["senet", "--bots", "random,random"], "there is no game 'senet'"),
        (["campanile"], "a match needs two bots or more"),
        (["campanile", "--bots", "random"], "a match needs two bots or more"),
        (["campanile", "--bots", "random,wizard"], "there is no bot 'wizard'"),
        (["campanile", "--bots", "random,", "--games", "1"], "there is no bot ''"),
        (["campanile", "--bots", "random", "--bot", "port:no-such-program"], "there is no program"),
        (["campanile", "--bots", "random,random", "--players", "6"], "2 to 5 players, not 6"),
        (["campanile", "--bots", "random,random", "--games", "0"], "0 is not in the range"),
        (["campanile", "--bots", "random,random", "--time", "0"], "0.0 is not in the range"),
        (["campanile", "--bots", "random,random", "--alpha", "1"], "is not in the range"),
        (["campanile", "--bots", "random,random", "--seed", "x"], "--seed is a whole number"),
        (["campanile", "--bots", "random,random", "--seed", "-1"], "a seed is a whole number from 0"),
        (["campanile", "--bots", "random,random", "--set", "bet_on=all"], "bet_on is one of"),
    ],
)
def test_misuse_is_refused_with_a_sentence_and_status_2(words: list[str], sentence: str) -> None:
    result = run("arena", *words)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*MATCH, "--ray", "local", "--games", "1")
    assert result.exit_code == 1
    assert "pip install 'campidoglio[ray]'" in result.output


def test_every_option_is_explained() -> None:
    output = run("arena", "--help").output
    options = [line.strip() for line in output.split("Options:")[1].splitlines() if " --" in line]
    assert len(options) > 10
    assert "campidoglio arena campanile --bots random,greedy" in output


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_keeps_the_games_and_says_how_to_go_on(tmp_path: Path, told_by: signal.Signals) -> None:
    path = tmp_path / "my match.jsonl"
    words = [*MATCH[:4], "--processes", "2", "--time", "0.5", "--set", "bet_on=built", "--games", "100000"]
    program = [sys.executable, "-m", "campidoglio", *words, "--save", str(path), "--json"]
    started = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with ended(started) as process:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= 4, process)
        process.send_signal(told_by)
        printed, told = process.communicate(timeout=PATIENCE)
    kept = path.read_bytes()
    games = kept.count(b"\n") - 1
    assert (process.returncode, printed) == (commands.INTERRUPTED, "")
    assert f"Stopped after {games} of 100000 games" in told
    (line,) = (line for line in told.splitlines() if line.startswith("  campidoglio arena "))
    again = shlex.split(line)
    again[again.index("100000")] = str(kept.count(b"\n") + 1)
    result = run(*again[1:], "--json")
    assert json.loads(result.stdout)["games"] == kept.count(b"\n") + 1
    assert path.read_bytes().startswith(kept)
