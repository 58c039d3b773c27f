"""A match is the same on any number of processes, in one go or in several."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.processes import PATIENCE, ended, wait_until

from campidoglio.arena.contest import play_match
from campidoglio.arena.match import Match, Played
from campidoglio.arena.pairing import Seating
from campidoglio.arena.results import Results
from campidoglio.arena.sequential import Rates
from campidoglio.arena.workers import Here, Processes, WorkerLost, Workers, available_cores, here_or_on

RATES = Rates()


def played(match: Match, path: Path, games: int, workers: Workers | None = None) -> bytes:
    with Results(match, path) as results:
        play_match(results, workers or Here(), games, rates=RATES)
    return path.read_bytes()


class Scripted:
    """Games that end as they are told, by the bots' numbers, without being played."""

    def __init__(self, strength: tuple[int, ...]) -> None:
        self.strength = strength
        self.asked = 0

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        for game in games:
            self.asked += 1
            scores = tuple(self.strength[bot] for bot in game.bots)
            places = tuple(1 + sum(other > score for other in scores) for score in scores)
            yield Played(game.number, game.deal, game.bots, scores, places, "over", 1, (0,) * len(scores))


def test_one_process_and_two_write_the_same_file(match: Match, tmp_path: Path) -> None:
    one = played(match, tmp_path / "one", 7)
    two = played(match, tmp_path / "two", 7, Processes(2))
    assert one == two
    assert one.count(b"\n") == 8


def test_a_match_in_two_parts_is_the_match_in_one(match: Match, tmp_path: Path) -> None:
    whole = played(match, tmp_path / "whole", 9)
    played(match, tmp_path / "parts", 4)
    assert played(match, tmp_path / "parts", 9) == whole


def test_a_match_goes_on_after_a_line_that_was_cut(match: Match, tmp_path: Path) -> None:
    whole = played(match, tmp_path / "cut", 5)
    (tmp_path / "cut").write_bytes(whole[:-30])
    assert played(match, tmp_path / "cut", 5) == whole


def test_nothing_is_played_that_is_there(match: Match, tmp_path: Path) -> None:
    played(match, tmp_path / "file", 4)
    idle = Scripted((1, 2))
    with Results(match, tmp_path / "file") as results:
        found = play_match(results, idle, 4, rates=RATES)
    assert idle.asked == 0
    assert len(found.games) == 4


def test_fewer_games_than_are_there_are_the_first_of_them(match: Match, tmp_path: Path) -> None:
    played(match, tmp_path / "file", 6)
    with Results(match, tmp_path / "file") as results:
        found = play_match(results, Here(), 4, rates=RATES)
    assert [game.number for game in found.games] == [0, 1, 2, 3]


def test_a_match_stops_when_it_is_settled_and_not_before_a_deal_is_whole(
    match: Match, tmp_path: Path
) -> None:
    with Results(match, tmp_path / "file") as results:
        found = play_match(results, Scripted((1, 2)), 1000, rates=RATES, stop_when_settled=True)
    assert found.verdicts == {(0, 1): "second"}
    assert 20 <= len(found.games) < 40
    assert len(found.games) % 2 == 0


def test_a_match_that_was_settled_is_settled_when_it_goes_on(match: Match, tmp_path: Path) -> None:
    with Results(match, tmp_path / "file") as results:
        first = play_match(results, Scripted((1, 2)), 1000, rates=RATES, stop_when_settled=True)
    again = Scripted((1, 2))
    with Results(match, tmp_path / "file") as results:
        second = play_match(results, again, 1000, rates=RATES, stop_when_settled=True)
    assert again.asked == 0
    assert first == second


def test_games_after_the_match_was_settled_do_not_count(match: Match, tmp_path: Path) -> None:
    with Results(match, tmp_path / "file") as results:
        play_match(results, Scripted((1, 2)), 200, rates=RATES)
        found = play_match(results, Scripted((1, 2)), 200, rates=RATES, stop_when_settled=True)
    assert len(found.games) < 40


def test_without_leave_to_stop_all_games_are_played(match: Match, tmp_path: Path) -> None:
    workers = Scripted((1, 2))
    with Results(match, tmp_path / "file") as results:
        found = play_match(results, workers, 101, rates=RATES)
    assert workers.asked == len(found.games) == 101
    assert found.verdicts == {(0, 1): "second"}


def test_when_it_is_late_no_further_game_begins(match: Match, tmp_path: Path) -> None:
    late = iter([False, False, True])
    with Results(match, tmp_path / "file") as results:
        found = play_match(results, Here(), 9, rates=RATES, is_late=lambda: next(late))
    assert len(found.games) == 2
    idle = Scripted((1, 2))
    with Results(match, tmp_path / "file") as results:
        play_match(results, idle, 9, rates=RATES, is_late=lambda: True)
    assert idle.asked == 0


def test_progress_is_told_game_by_game(match: Match, tmp_path: Path) -> None:
    told: list[int] = []
    played(match, tmp_path / "file", 2)
    with Results(match, tmp_path / "file") as results:
        play_match(results, Here(), 5, rates=RATES, progress=told.append)
    assert told == [2, 3, 4, 5]


def test_three_bots_in_two_seats_all_meet(match: Match, tmp_path: Path) -> None:
    three = replace(match, bots=("random", "random", "random"))
    with Results(three, tmp_path / "file") as results:
        found = play_match(results, Scripted((1, 3, 2)), 200, rates=RATES)
    assert found.verdicts == {(0, 1): "second", (0, 2): "second", (1, 2): "first"}


def test_a_refusal_in_another_process_arrives_here(match: Match, tmp_path: Path) -> None:
    other = replace(match, bots=("random", "wizard"))
    with pytest.raises(Exception, match="there is no bot 'wizard'"):
        played(other, tmp_path / "file", 2, Processes(1))


def test_a_process_that_is_ended_from_outside_is_told_in_a_sentence(match: Match, tmp_path: Path) -> None:
    # A program that ends the process that asks it.
    killer = replace(match, bots=("random", "port:sh -c 'kill -9 $PPID'"))
    with pytest.raises(WorkerLost, match="ended from outside"):
        played(killer, tmp_path / "file", 2, Processes(1))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_nobody_is_left_when_the_process_that_asked_is_ended(tmp_path: Path, how: signal.Signals) -> None:
    # A program that tells who asks it and who it is, and then thinks forever.
    told = tmp_path / "pids"
    bot = f"port:sh -c 'echo $PPID $$ > {told}.new; mv {told}.new {told}; sleep 600'"
    words = ["arena", "campanile", "--bot", bot, "--bot", bot, "--time", "500", "--processes", "2"]
    command = [sys.executable, "-m", "campidoglio", *words, "--save", str(tmp_path / "file")]
    with ended(subprocess.Popen(command, stderr=subprocess.PIPE)) as process:
        wait_until(told.exists, process)
        process.send_signal(how)
        process.communicate(timeout=PATIENCE)
    pids = [int(pid) for pid in told.read_text("utf-8").split()]
    wait_until(lambda: not any(map(is_running, pids)))


def test_by_itself_a_match_is_played_on_all_cores() -> None:
    assert isinstance(here_or_on(1), Here)
    workers = here_or_on(3)
    assert isinstance(workers, Processes)
    assert workers.count == 3
    assert available_cores() >= 1


def test_without_affinity_all_cores_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    assert available_cores() == 5
