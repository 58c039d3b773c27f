"""What is counted of a game of Capitol: houses and storeys on the board, buildings, the supply."""

from __future__ import annotations

from tests.contracts.games import figures_of
from tests.games.capitol.positions import position

from campidoglio.games.capitol.state import Phase


def test_houses_on_the_board_are_counted_and_those_in_front_of_a_player_are_not() -> None:
    game = position(
        hands=["roof 1", "roof 2"],
        finished=["round 3", ""],
        placed="palatine round 0:1 1:2; caelian pointed 0:1",
        buildings="palatine fountain temple; caelian amphitheatre",
    )
    before = figures_of(position(hands=["roof 1", "roof 2"]))
    counted = figures_of(game)
    assert (counted["storeys_0"], counted["storeys_1"]) == (2, 2)
    assert (counted["houses_0"], counted["houses_1"]) == (2, 1)
    assert (counted["temples"], counted["amphitheatres"]) == (1, 1)
    assert counted["fountains"] == before["fountains"] + 1 == 6
    assert counted["supply"] == before["supply"] - 7


def test_buildings_that_nobody_bid_for_are_counted_as_lost() -> None:
    game = position(hands=["roof 1", "roof 2"], phase=Phase.BID)
    game.play(0, "seal")
    game.play(1, "seal")
    assert figures_of(game)["lost"] == 1
