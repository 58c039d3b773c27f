"""Figures of a small match, reckoned by hand."""

import pytest

from campidoglio.arena.match import Played
from campidoglio.arena.sequential import Rates
from campidoglio.arena.standings import Duels, standings
from campidoglio.arena.statistics import wilson


def game(deal: int, bots: tuple[int, ...], scores: tuple[int, ...], faults: tuple[int, ...] = ()) -> Played:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Played(0, deal, bots, scores, places, "over", 1, faults or (0,) * len(bots))


MATCH = [
    game(0, (0, 1), (10, 4)),
    game(0, (1, 0), (8, 8)),
    game(1, (0, 1), (3, 9), faults=(0, 2)),
    game(1, (1, 0), (2, 12), faults=(1, 0)),
]


def test_win_shares_scores_and_faults_are_those_of_the_bot_and_not_of_the_seat() -> None:
    first, second = standings(MATCH, 2)
    assert first is not None
    assert second is not None
    assert (first.share.mean, second.share.mean) == (2.5 / 4, 1.5 / 4)
    assert (first.score.mean, second.score.mean) == (33 / 4, 23 / 4)
    assert (first.faults, second.faults) == (0, 3)
    assert (first.seats, second.seats) == (4, 4)


def test_a_bot_in_several_seats_is_counted_by_seat() -> None:
    double, single = standings([game(0, (0, 1, 0), (5, 3, 7)), game(0, (0, 0, 1), (1, 2, 3))], 2)
    assert double is not None
    assert single is not None
    assert (double.seats, double.share.mean) == (4, 0.25)
    assert (single.seats, single.share.mean) == (2, 0.5)


def test_who_has_not_played_has_no_standing() -> None:
    assert standings(MATCH, 3)[2] is None


def test_games_of_a_deal_are_one_cluster() -> None:
    deals = [
        game(deal, seats, score)
        for deal in range(10)
        for seats, score in (((0, 1), (5, 1)), ((1, 0), (1, 5)))
    ]
    first, _ = standings(deals, 2)
    assert first is not None
    assert (first.share.low, first.share.high) == wilson(1, 20)


def test_a_duel_compares_whole_deals() -> None:
    duels = Duels(2, Rates(margin=0.2))
    for deal in range(20):
        duels.add([game(deal, (0, 1), (1, 5)), game(deal, (1, 0), (5, 1))])
    assert duels.verdicts == {(0, 1): "second"}
    assert duels.are_settled


def test_bots_that_do_not_meet_are_not_compared() -> None:
    duels = Duels(3, Rates(margin=0.2))
    for deal in range(30):
        duels.add([game(deal, (0, 1), (5, 1)), game(deal, (1, 0), (1, 5))])
    assert duels.verdicts == {(0, 1): "first", (0, 2): None, (1, 2): None}
    assert not duels.are_settled


def test_bots_that_split_every_deal_are_equal() -> None:
    duels = Duels(2, Rates(margin=0.2))
    for deal in range(100):
        duels.add([game(deal, (0, 1), (5, 1)), game(deal, (1, 0), (5, 1))])
    assert duels.verdicts == {(0, 1): "equal"}


def test_with_several_seats_a_bot_is_compared_by_its_mean_seat() -> None:
    duels = Duels(2, Rates(margin=0.2))
    for deal in range(200):
        duels.add(
            [
                game(deal, (0, 0, 1), (5, 1, 1)),
                game(deal, (1, 0, 0), (5, 1, 1)),
                game(deal, (0, 1, 0), (1, 1, 5)),
            ]
        )
    # Shares by seat: 1/2 and 0, 0 and 1, 1/2 and 0.
    assert duels.verdicts == {(0, 1): "equal"}
    assert duels.are_settled


@pytest.mark.parametrize("scores", [(5, 5), (0, 0)])
def test_a_drawn_game_is_half_a_win_for_both(scores: tuple[int, int]) -> None:
    first, second = standings([game(0, (0, 1), scores)], 2)
    assert first is not None
    assert second is not None
    assert first.share.mean == second.share.mean == 0.5
