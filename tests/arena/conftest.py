"""What the tests of the arena share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from campidoglio.arena.match import Match, play_game
from campidoglio.arena.pairing import schedule
from campidoglio.arena.results import Results


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPIDOGLIO_DATA", str(tmp_path / "data"))


@pytest.fixture
def match() -> Match:
    return Match(
        game="campanile", players=2, bots=("random", "random"), seed=7, options={"bet_on": "showing"}
    )


@pytest.fixture
def kept(match: Match, tmp_path: Path) -> Callable[[int], Path]:
    """Plays so many games of the match, and gives the file they are kept in."""

    def keep(games: int) -> Path:
        path = tmp_path / "results.jsonl"
        with Results(match, path) as results:
            for seating in schedule(2, 2, games):
                results.add(play_game(match, seating))
        return path

    return keep
