"""The findings of a match, as JSON and in words."""

import json

import pytest

from campidoglio.arena.contest import Findings
from campidoglio.arena.match import Match, Played
from campidoglio.arena.report import as_json, as_table, in_words, rates_in_words
from campidoglio.arena.sequential import Rates, Verdict
from campidoglio.arena.standings import standings
from campidoglio.arena.statistics import wilson

THREE = Match(game="campanile", players=2, bots=("random", "greedy", "random"), seed=7)


def findings(deals: int, faults: int = 0, verdict: Verdict | None = None) -> Findings:
    """The first two bots met; the second won every game."""
    games = tuple(Played(0, deal, (0, 1), (3, 8), (2, 1), "over", 1, (faults, 0)) for deal in range(deals))
    return Findings(games, standings(games, 3), {(0, 1): verdict, (0, 2): None})


def test_the_object_has_the_figures_of_every_bot() -> None:
    found = json.loads(json.dumps(as_json(THREE, findings(12))))
    assert {name: found[name] for name in ("game", "players", "games")} == {
        "game": "campanile",
        "players": 2,
        "games": 12,
    }
    assert list(found["bots"]) == ["random", "greedy", "random#2"]
    greedy = found["bots"]["greedy"]
    assert (greedy["win_share"], greedy["mean_score"], greedy["seats"]) == (1.0, 8.0, 12)
    assert (greedy["low"], greedy["high"]) == pytest.approx(wilson(1, 12), abs=1e-6)
    assert greedy["rating"] > 25 > found["bots"]["random"]["rating"]
    assert greedy["rating_deviation"] < 25 / 3


def test_what_is_not_known_is_null_and_still_json() -> None:
    found = as_json(THREE, findings(1))
    assert found["bots"]["random#2"]["win_share"] is None
    assert found["bots"]["random"]["score_low"] is None
    assert "Infinity" not in json.dumps(found)
    assert set(found["bots"]["random#2"]) == set(found["bots"]["greedy"])


def cells(table: object) -> list[list[object]]:
    return [list(column.cells) for column in table.columns]  # type: ignore[attr-defined]  # a table of rich


def test_the_table_shows_the_best_bot_first_and_faults_only_if_there_are_any() -> None:
    without, with_faults = (cells(as_table(THREE, findings(12, faults))) for faults in (0, 1))
    assert without[0] == ["greedy", "random"]
    assert without[1] == ["100.0 %", "0.0 %"]
    assert len(with_faults) == len(without) + 1
    assert with_faults[-1] == ["0", "12"]


@pytest.mark.parametrize(
    ("verdict", "sentence"),
    [
        ("first", "random is stronger than greedy"),
        ("second", "greedy is stronger than random"),
        ("equal", "random and greedy differ by less than 10 % in win share"),
        (None, "between random and greedy nothing is settled yet"),
    ],
)
def test_verdicts_are_told_in_words(verdict: Verdict | None, sentence: str) -> None:
    told = in_words(THREE, findings(12, verdict=verdict), Rates())
    assert told == [sentence, "between random and random#2 nothing is settled yet"]


def test_the_error_rates_are_stated() -> None:
    assert rates_in_words(Rates(margin=0.05, alpha=0.01, beta=0.1)) == (
        "wrong about equal bots in at most 1 % of matches, about bots 5 % apart in at most 10 %"
    )
