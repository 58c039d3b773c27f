"""Campanile's hints: the obvious build and bet look best, and flags are what a position is worth."""

from tests.bots.looks import appeal, in_order, most_appealing, value
from tests.games.campanile.positions import position


def test_one_builds_where_one_leads_and_little_where_another_does() -> None:
    game = position(hands=["gothic baroque moorish"], chips=[{"gothic": [2]}, {"baroque": [2]}])
    assert most_appealing(game) == "build style=gothic storeys=3"
    assert in_order(
        game,
        "build style=gothic storeys=1",
        "build style=moorish storeys=1",
        "build style=baroque storeys=1",
        "build style=baroque storeys=3",
    )


def test_a_chip_that_takes_the_lead_under_a_tall_tower_looks_better_than_none() -> None:
    game = position(
        hands=["romanesque romanesque romanesque"],
        heights={"gothic": 9, "baroque": 1},
        piles=["gothic " * 4, "baroque " * 4, "gothic " * 4],
        chips=[{}, {"gothic": [1]}],
    )
    game.play(0, "build style=romanesque storeys=1")
    assert most_appealing(game) == "bet style=gothic chip=2"
    assert in_order(game, "bet style=gothic chip=2", "bet style=baroque chip=1", "no_bet")
    assert appeal(game, "bet style=gothic chip=2") > appeal(game, "bet style=gothic chip=1")


def test_the_leader_under_the_tallest_tower_is_worth_more() -> None:
    game = position(heights={"gothic": 9, "baroque": 2}, chips=[{"gothic": [2]}, {"baroque": [2]}])
    assert value(game, 0) == value(game, 1) + 2


def test_at_the_end_a_position_is_worth_its_score() -> None:
    game = position(hands=["gothic " * 3], piles=["gothic", "baroque", "moorish"], chips=[{"gothic": [2]}])
    game.play(0, "build style=gothic storeys=1")
    game.play(0, "no_bet")
    assert game.over
    assert [value(game, seat) for seat in (0, 1)] == list(game.scores)
