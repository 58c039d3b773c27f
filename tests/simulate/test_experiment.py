"""Experiments: the same deals in every way, with NumPy or without, and the figures that come of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import campidoglio
from campidoglio.cli import main
from campidoglio.simulate import experiment, kept
from campidoglio.simulate.counts import Counts, Finished
from campidoglio.simulate.experiment import Experiment, Way, player_of
from campidoglio.simulate.figures import GameFigures, figures_of

CAMPANILE = campidoglio.rulebook("campanile")


class Clock:
    """Goes on by one at each look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def test_random_players_play_the_same_games_with_numba_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = list(player_of(CAMPANILE, 3, {"bet_on": "built"}, "random")(70, 5))
    monkeypatch.setattr(experiment, "is_quick", lambda: False)
    interpreted = list(player_of(CAMPANILE, 3, {"bet_on": "built"}, "random")(70, 5))
    assert [(list(game.scores), list(game.places)) for game in compiled] == [
        (list(game.scores), list(game.places)) for game in interpreted
    ]
    assert [(game.ending, game.moves) for game in compiled] == [
        (game.ending, game.moves) for game in interpreted
    ]


def test_all_ways_get_on_equally_and_stop_at_the_number_that_is_wanted() -> None:
    tried = Experiment("campanile", [Way(2), Way(4)], "easy", games=3, clock=Clock())
    assert tried.go_on(1.5)
    assert [way.games for way in tried.figures()] == [1, 1]
    assert not tried.go_on(1000)
    assert [way.games for way in tried.figures()] == [3, 3]
    assert tried.done == 3


def test_two_ways_that_are_the_same_come_to_the_same() -> None:
    tried = Experiment("campanile", [Way(2), Way(2, {"bet_on": "showing"})], "easy", games=4)
    tried.go_on(1000)
    first, second = tried.figures()
    assert msgspec.structs.replace(second, options={}) == first


def test_a_shared_win_is_shared_and_bars_of_all_ways_stand_on_one_scale() -> None:
    few, many = Counts(2), Counts(2)
    few.add(Finished((3, 3), (1, 1), "done", 10))
    few.add(Finished((9, 4), (1, 2), "done", 14))
    many.add(Finished((900, 100), (1, 2), "broke", 20))
    first, second = figures_of([few, many], [{}, {}])
    assert [seat.wins for seat in first.seats] == [0.75, 0.25]
    assert [seat.points for seat in first.seats] == [6, 3.5]
    assert (first.length.mean, first.length.low, first.length.long, first.lead.mean) == (12, 10, 14, 2.5)
    assert (first.endings, second.endings) == ({"done": 1}, {"broke": 1})
    assert (first.points.bars.low, first.points.bars.width) == (
        second.points.bars.low,
        second.points.bars.width,
    )
    assert len(first.points.bars.shares) == len(second.points.bars.shares)
    assert sum(first.points.bars.shares) == pytest.approx(1)


def test_the_command_keeps_a_way_for_each_number_of_players(tmp_path: Path) -> None:
    words = ["figures", "campanile", "--games", "2", "--bots", "easy", "--processes", "1"]
    result = CliRunner().invoke(main, [*words, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    found = msgspec.json.decode((tmp_path / "campanile.json").read_bytes(), type=GameFigures)
    assert [(way.players, way.games) for way in found.ways] == [(2, 2), (3, 2), (4, 2), (5, 2)]
    assert found.command == "campidoglio figures campanile --games 2 --bots easy"


def test_figures_of_other_rules_are_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = GameFigures("campanile", CAMPANILE.rules_version, "easy", "a command", [])
    path = tmp_path / "figures.json"
    monkeypatch.setattr(kept, "place_of", lambda game: path)
    assert kept.kept_figures("campanile") is None
    path.write_bytes(kept.written(now))
    assert kept.kept_figures("campanile") == now
    path.write_bytes(kept.written(msgspec.structs.replace(now, rules_version=CAMPANILE.rules_version + 1)))
    assert kept.kept_figures("campanile") is None
