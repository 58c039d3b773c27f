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
from campidoglio.simulate.counting import Bins, interval, mean, quantile, shared_bins
from campidoglio.simulate.lab import simulate
from campidoglio.simulate.plan import Plan, Rows, what_if
from campidoglio.simulate.tally import Spread, Tally

CAMPANILE = campidoglio.rulebook("campanile")


def test_shared_wins_are_shared_and_leads_are_counted() -> None:
    tally = Tally(Plan(CAMPANILE, players=2, games=3), "all")
    scores = np.array([[9, 5], [4, 4], [1, 2]], np.int32)
    places = np.array([[1, 2], [1, 1], [2, 1]], np.int32)
    ends = np.ones(3, np.int32)
    counted = np.array([range(13), range(0, 26, 2), range(13)], np.int32)
    tally.add(Rows(np.arange(3), scores, places, ends, np.array([10, 20, 30]), counted))
    assert tally.win_shares == [0.5, 0.5]
    assert tally.mean_scores == pytest.approx([14 / 3, 11 / 3])
    assert tally.margins == Counter({4: 1, 0: 1, 1: 1})
    assert (mean(tally.lengths), quantile(tally.lengths, 0.5), tally.endings.total()) == (20, 20, 3)
    assert tally.figures["height_gothic"] == Spread(count=3, total=4, least=1, most=2)
    assert tally.figures["chips_1"].mean == pytest.approx(16)


def test_a_spread_knows_the_least_even_where_all_are_far_from_nothing() -> None:
    spread = Spread()
    spread.add(np.array([7, 9], np.int32))
    spread.add(np.array([8, 5], np.int32))
    assert (spread.least, spread.most, spread.mean) == (5, 9, 7.25)
    spread.add(np.array([0, -2], np.int32))
    spread.add(np.array([1, 4], np.int32))
    assert (spread.least, spread.most) == (-2, 9)


def test_a_spread_from_nothing_upward_keeps_its_nothing() -> None:
    spread = Spread()
    for numbers in ([0, 0], [3, 4]):
        spread.add(np.array(numbers, np.int32))
    assert (spread.least, spread.most) == (0, 4)


def test_bars_are_few_of_a_round_width_and_the_same_for_all() -> None:
    few, many = Counter({3: 1, 12: 1}), Counter({-7: 1, 950: 1})
    assert shared_bins([few]) == Bins(3, 1, 10)
    assert shared_bins([few, many]) == Bins(-50, 50, 21)
    assert Bins(0, 5, 2).shares(Counter({4: 1, 5: 2, 9: 1})) == [0.25, 0.75]


def test_a_share_is_given_with_what_it_may_truly_be() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 40) == pytest.approx((0.9124, 1.0), abs=1e-4)


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
    assert page.count("bet_on=<wbr>built") >= 7
    assert all(f"<h2>{title}</h2>" in page for title in ("At a glance", "Length", "Seats", "Figures"))
    assert "height gothic" in page
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
    assert "bet_on=built" in result.stdout
    assert result.stderr.splitlines()[-2:] == [f"The games are in {out}", f"The report is in {report}"]
    assert len(out.read_text("utf-8").splitlines()) == 41
    assert report.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random,random,random"], "name as many bots"),
        (["--bots", "oracle"], "there is no bot"),
        (["--set", "bet_on=built", "--what-if", "bet_on=built"], "not to both"),
        (["--out", "no such folder/games.csv"], "there is no folder"),
        (["--report", "."], "'.' is a folder; name a file to write"),
        (["--seed", "-5"], "they cannot begin at -5"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, ["simulate", "campanile", *words])
    assert result.exit_code in (1, 2)
    assert sentence in result.output
