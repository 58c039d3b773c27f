"""Ratings follow the places."""

import pytest
from openskill.models import PlackettLuce

from campidoglio.arena.match import Played
from campidoglio.arena.ratings import START, Rating, ratings


def game(bots: tuple[int, ...], places: tuple[int, ...]) -> Played:
    return Played(0, 0, bots, (0,) * len(bots), places, "over", 1, (0,) * len(bots))


def test_who_has_not_played_has_the_first_rating() -> None:
    assert ratings([], 2) == (Rating(), Rating())


def test_a_game_moves_ratings_as_openskill_says() -> None:
    model = PlackettLuce(tau=0.0)
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    found = ratings([game((0, 1), (1, 2))], 2)
    assert [rating.mean for rating in found] == [winner.mu, loser.mu]
    assert [rating.deviation for rating in found] == [winner.sigma, loser.sigma]


def test_seats_are_not_bots() -> None:
    assert ratings([game((0, 1), (1, 2))], 2) == ratings([game((1, 0), (2, 1))], 2)


def test_the_more_games_the_surer() -> None:
    few, many = (ratings([game((0, 1), (1, 2)), game((0, 1), (2, 1))] * count, 2)[0] for count in (2, 20))
    assert many.deviation < few.deviation < START / 3


def test_the_better_bot_is_rated_higher_among_several() -> None:
    found = ratings([game((0, 1, 2), (2, 1, 3)), game((2, 0, 1), (3, 2, 1))] * 5, 3)
    assert found[1].mean > found[0].mean > found[2].mean


def test_equal_places_keep_equal_ratings_equal() -> None:
    found = ratings([game((0, 1, 2), (1, 1, 1))], 3)
    assert [rating.mean for rating in found] == pytest.approx([START] * 3)


def test_a_bot_in_two_seats_is_rated_by_the_mean_of_both() -> None:
    model = PlackettLuce(tau=0.0)
    (first,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    double, single = ratings([game((0, 1, 0), (1, 2, 3))], 2)
    assert double == Rating((first.mu + third.mu) / 2, (first.sigma + third.sigma) / 2)
    assert single == Rating(second.mu, second.sigma)
