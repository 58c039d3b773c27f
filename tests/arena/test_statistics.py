"""Intervals have the values of the books, and hold as often as they say."""

from math import inf
from random import Random

import pytest

from campidoglio.arena.statistics import (
    Cluster,
    mean_estimate,
    normal_quantile,
    share_estimate,
    student_quantile,
    wilson,
)


def test_the_normal_quantile_is_that_of_the_tables() -> None:
    assert normal_quantile(0.95) == pytest.approx(1.959964, abs=1e-6)
    assert normal_quantile(0.99) == pytest.approx(2.575829, abs=1e-6)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423)],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(0.95, freedom) == pytest.approx(quantile, rel=2e-3)


def test_nothing_is_known_without_a_degree_of_freedom() -> None:
    assert student_quantile(0.95, 0) == inf


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # the example of Newcombe (1998)
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_tables(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games) == pytest.approx((low, high), abs=1e-4)


def test_independent_games_give_wilsons_own_interval() -> None:
    alone = [Cluster(1, 1)] * 50 + [Cluster(0, 1)] * 50
    found = share_estimate(alone)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 99), abs=1e-3)


def test_games_of_a_deal_that_all_end_alike_count_as_one() -> None:
    alike = [Cluster(4, 4)] * 25 + [Cluster(0, 4)] * 25
    found = share_estimate(alike)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 50), abs=1e-6)


def test_games_of_a_deal_that_cancel_out_count_no_more_than_independent_ones() -> None:
    found = share_estimate([Cluster(1, 2)] * 20)
    assert (found.low, found.high) == wilson(0.5, 40)


def test_a_single_deal_counts_as_one_game_and_says_nothing_of_scores() -> None:
    share = share_estimate([Cluster(3, 3)])
    assert (share.low, share.high) == wilson(1, 1)
    score = mean_estimate([Cluster(30, 3)])
    assert (score.mean, score.low, score.high) == (10, -inf, inf)


def test_the_mean_of_single_games_has_students_interval() -> None:
    found = mean_estimate([Cluster(value, 1) for value in (2, 4, 4, 4, 5, 5, 7, 9)])
    # By hand: the mean is 5, the sum of squares 32, so the standard error the root of 32 / 7 / 8.
    assert found.mean == 5
    assert found.high - found.mean == pytest.approx(2.3646 * (32 / 7 / 8) ** 0.5, rel=1e-3)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def covered(chance: Random, strength: float, swing: float, deals: int) -> bool:
    """Whether the interval holds the strength, if a deal's two games are both shifted by its luck."""
    clusters = []
    for _ in range(deals):
        luck = chance.choice((-swing, swing))
        clusters.append(Cluster(sum(chance.random() < strength + luck for _ in range(2)), 2))
    found = share_estimate(clusters)
    return found.low <= strength <= found.high


@pytest.mark.parametrize(("strength", "swing"), [(0.5, 0.0), (0.5, 0.4), (0.2, 0.2), (0.9, 0.1)])
def test_the_interval_holds_the_truth_as_often_as_it_says(strength: float, swing: float) -> None:
    chance = Random(1)
    held = sum(covered(chance, strength, swing, deals=40) for _ in range(1000))
    assert 930 <= held <= 990
