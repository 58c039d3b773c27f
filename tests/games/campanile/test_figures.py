"""What is counted of a game of Campanile: towers, ranks, the pile that ran out, chips."""

from __future__ import annotations

from tests.contracts.games import figures_of
from tests.games.campanile.positions import position


def test_heights_and_bet_chips_are_counted() -> None:
    game = position(
        heights={"gothic": 5, "baroque": 2},
        chips=[{"gothic": [1, 2], "moorish": [1]}, {"gothic": [3]}],
    )
    counted = figures_of(game)
    assert (counted["height_gothic"], counted["height_baroque"], counted["height_moorish"]) == (5, 2, 0)
    assert (counted["chips_0"], counted["chips_1"]) == (3, 1)
    assert (counted["empty_pile"], counted["rank_gothic"]) == (0, 0)


def test_the_pile_that_ran_out_and_the_ranks_are_known_at_the_end() -> None:
    game = position(
        row="moorish baroque gothic renaissance romanesque",
        heights={"gothic": 5, "baroque": 2, "moorish": 2},
        hands=["baroque"],
        piles=["gothic gothic", "moorish", "gothic gothic"],
    )
    game.play(0, "build style=baroque storeys=2")
    game.play(0, "no_bet")
    counted = figures_of(game)
    assert game.over
    assert counted["empty_pile"] == 2
    ranks = {name.removeprefix("rank_"): rank for name, rank in counted.items() if name.startswith("rank_")}
    assert ranks == {"gothic": 1, "baroque": 2, "moorish": 3, "renaissance": 4, "romanesque": 5}
