"""Rewards for places are spread evenly, shared by those who are tied, and add up to nothing."""

import pytest

from campidoglio.envs.rewards import rewards


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 2, 1, 4], [0, 0, 1, -1]),
    ],
)
def test_rewards_of_places(places: list[int], expected: list[float]) -> None:
    assert rewards("places", [0] * len(places), places).tolist() == pytest.approx(expected)


def test_rewards_of_many_games_at_once() -> None:
    assert rewards("places", None, [[1, 2], [1, 1]]).tolist() == [[1, -1], [0, 0]]


def test_points_as_rewards_stay_as_they_are() -> None:
    assert rewards("scores", [12, -3], [1, 2]).tolist() == [12, -3]
