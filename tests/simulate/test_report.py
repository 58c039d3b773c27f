"""What many games come to, in figures and as a page."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner

import campidoglio
from campidoglio import BadSetting
from campidoglio.cli import main
from campidoglio.simulate.lab import simulate
from campidoglio.simulate.plan import Plan, Rows, what_if
from campidoglio.simulate.tally import Tally, mean, quantile

CAMPANILE = campidoglio.rulebook("campanile")


def test_shared_wins_are_shared_and_leads_are_counted() -> None:
    tally = Tally(Plan(CAMPANILE, players=2, games=3), "all")
    scores = np.array([[9, 5], [4, 4], [1, 2]], np.int32)
    places = np.array([[1, 2], [1, 1], [2, 1]], np.int32)
    ends = np.ones(3, np.int32)
    none = np.zeros((3, 0), np.int32)
    tally.add(Rows(np.arange(3), scores, places, ends, np.array([10, 20, 30]), none))
    assert tally.win_shares == [0.5, 0.5]
    assert tally.mean_scores == pytest.approx([14 / 3, 11 / 3])
    assert tally.margins == Counter({4: 1, 0: 1, 1: 1})
    assert (mean(tally.lengths), quantile(tally.lengths, 0.5), tally.endings.total()) == (20, 20, 3)


def test_settings_are_tried_in_all_combinations() -> None:
    assert what_if(()) == [{}]
    assert what_if(("a=1,2", "b=3")) == [{"a": "1", "b": "3"}, {"a": "2", "b": "3"}]


@pytest.mark.parametrize("texts", [("bet_on",), ("a=1", "a=2"), ("a=1,2,3,4", "b=1,2,3,4")])
def test_a_comparison_that_makes_no_sense_is_refused(texts: tuple[str, ...]) -> None:
    with pytest.raises(BadSetting):
        what_if(texts)


def test_the_page_is_whole_and_asks_nothing_of_the_network() -> None:
    plan = Plan(CAMPANILE, players=3, games=200)
    page = simulate(plan, variants=what_if(("bet_on=showing,built",)), threads=1).html()
    assert page.count("bet_on=built") >= 5
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 2 * 5
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def test_the_command_writes_rows_and_a_page_and_prints_the_figures(tmp_path: Path) -> None:
    out, report = tmp_path / "games.csv", tmp_path / "lab.html"
    words = ["simulate", "campanile", "--games", "20", "--what-if", "bet_on=showing,built"]
    result = CliRunner().invoke(main, [*words, "--out", str(out), "--report", str(report)])
    assert result.exit_code == 0, result.output
    assert "bet_on=built" in result.output
    assert len(out.read_text("utf-8").splitlines()) == 41
    assert report.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random,random,random"], "name as many bots"),
        (["--bots", "oracle"], "there is no bot"),
        (["--set", "bet_on=built", "--what-if", "bet_on=built"], "not to both"),
        (["--out", "no such folder/games.csv"], "there is no folder"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, ["simulate", "campanile", *words])
    assert result.exit_code in (1, 2)
    assert sentence in result.output
