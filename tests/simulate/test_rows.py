"""Every row of a bulk simulation is a game that can be played again."""

import csv
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import campidoglio
from campidoglio import BadSetting
from campidoglio.games.campanile.rules import Style
from campidoglio.kernel.luck import luck_row
from campidoglio.simulate.bot_games import bot_games
from campidoglio.simulate.lab import simulate
from campidoglio.simulate.plan import Plan, Rows, what_if
from campidoglio.simulate.random_games import luck_rows, random_games, replayed
from campidoglio.simulate.writing import open_writer

CAMPANILE = campidoglio.rulebook("campanile")


def joined(plan: Plan, threads: int) -> list[list[int]]:
    return [
        [*rows.seeds[i : i + 1], *rows.scores[i], *rows.places[i], rows.lengths[i], rows.endings[i]]
        for rows in random_games(plan, threads=threads)
        for i in range(len(rows))
    ]


def test_a_row_is_the_game_of_its_seed() -> None:
    plan = Plan(CAMPANILE, players=3, games=40, seed=2**40, options={"bet_on": "built"})
    (rows,) = random_games(plan, threads=1)
    for i in range(0, 40, 5):
        game = replayed(plan, int(rows.seeds[i]))
        assert game.outcome is not None
        assert game.scores == tuple(rows.scores[i])
        assert game.ranking == tuple(rows.places[i])
        assert len(game.moves) == rows.lengths[i]
        assert game.outcome.reason == CAMPANILE.endings(rows.endings[i]).name.lower()
        assert campidoglio.replay(game.record()).scores == game.scores


def test_rows_do_not_depend_on_threads_or_on_where_a_portion_begins() -> None:
    whole = joined(Plan(CAMPANILE, players=2, games=300), threads=1)
    assert joined(Plan(CAMPANILE, players=2, games=300), threads=2) == whole
    assert joined(Plan(CAMPANILE, players=2, games=100, seed=200), threads=1) == whole[200:]


def test_random_players_of_many_games_start_where_those_of_one_do() -> None:
    seeds = [0, 1, 2**31, 2**63 - 1]
    assert luck_rows(np.array(seeds)).tolist() == [luck_row(seed) for seed in seeds]


def test_a_parquet_file_holds_the_rows_and_what_they_are_of(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate(Plan(CAMPANILE, players=2, games=50, seed=7), out=path, threads=1)
    table = pyarrow.parquet.read_table(path)
    game = replayed(Plan(CAMPANILE, players=2, games=1), 9)
    row = table.slice(2, 1).to_pylist()[0]
    assert table.num_rows == 50
    assert (row["seed"], row["players"], row["length"]) == (9, 2, len(game.moves))
    assert (row["score_0"], row["score_1"]) == game.scores
    assert [row[f"height_{style.name.lower()}"] for style in Style] == game.state.height
    assert b'"game": "campanile"' in table.schema.metadata[b"campidoglio"]
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]


def test_a_csv_file_holds_the_same_and_the_settings_that_were_tried(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    variants = what_if(("bet_on=showing,built",))
    simulate(Plan(CAMPANILE, players=2, games=5), variants=variants, out=path, threads=1)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["seed"], row["bet_on"]) for row in rows] == [
        (seed, bet_on) for bet_on in ("showing", "built") for seed in "01234"
    ]
    built = Plan(CAMPANILE, players=2, games=1, options={"bet_on": "built"})
    assert all(row["empty_pile"] in "123" for row in rows)
    points = [(int(row["score_0"]), int(row["score_1"])) for row in rows]
    assert points[5:] == [replayed(built, seed).scores for seed in range(5)] != points[:5]


def test_portions_follow_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campidoglio.simulate.random_games.PORTION", 20)
    plan = Plan(CAMPANILE, players=2, games=50, seed=3)
    parts = [rows.seeds.tolist() for rows in random_games(plan, threads=1)]
    assert parts == [list(range(3, 23)), list(range(23, 43)), list(range(43, 53))]
    assert joined(plan, threads=1)[-1] == joined(Plan(CAMPANILE, players=2, games=1, seed=52), threads=1)[0]


def test_an_interrupted_run_leaves_a_sound_file_of_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Plan(CAMPANILE, players=2, games=30_000), out=path, progress=interrupt)
    assert 0 < pyarrow.parquet.read_table(path).num_rows < 30_000


def test_a_run_that_fails_leaves_nothing(tmp_path: Path) -> None:
    def fail() -> None:
        with open_writer(tmp_path / "games.csv", Plan(CAMPANILE, players=2, games=1), []):
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_bots_play_the_games_of_the_seeds_too() -> None:
    plan = Plan(CAMPANILE, players=2, games=2, seed=5, bots=("greedy:imagined=1", "random"))
    (first,) = bot_games(plan, processes=1)
    (again,) = bot_games(plan, processes=1)
    assert isinstance(first, Rows)
    assert first.seeds.tolist() == [5, 6]
    assert first.scores.tolist() == again.scores.tolist()
    assert sorted(first.places[0].tolist()) in ([1, 2], [1, 1])


@pytest.mark.parametrize(
    "plan",
    [
        Plan(CAMPANILE, players=2, games=0),
        Plan(CAMPANILE, players=9, games=1),
        Plan(CAMPANILE, players=2, games=1, seed=-1),
        Plan(CAMPANILE, players=2, games=1, seed=2**63),
        Plan(CAMPANILE, players=2, games=1, bots=("random",)),
        Plan(CAMPANILE, players=2, games=1, options={"bet_on": "luck"}),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan) -> None:
    with pytest.raises(BadSetting):
        simulate(plan)


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="parquet"):
        simulate(Plan(CAMPANILE, players=2, games=1), out=tmp_path / "games.xls")
