"""CP-30 … CP-32: scoring, and the places that amphitheatres use too."""

import pytest
from tests.games.capitol.positions import bid, position, prefecture

from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game


def scored(placed: str, buildings: str = "", players: int = 2) -> Game:
    """The scoring of the fourth round, after auctions without bids."""
    hands = ["roof 1"] + [""] * (players - 1)
    game = position(hands=hands, phase=Phase.BID, round=4, auction=3, placed=placed, buildings=buildings)
    for seat in range(players):
        bid(game, seat)
    assert game.over
    return game


def points(placed: str, buildings: str = "", players: int = 2) -> tuple[int, ...]:
    return scored(placed, buildings, players).scores


def standing(placed: str, players: int) -> tuple[list[int], list[int]]:
    """Who is first and who is second on the Viminal."""
    game = scored(placed, players=players)
    viminal = prefecture(game, "viminal")
    return viminal["first"], viminal["second"]


# CP-32, the five examples. Prefectures without printed fountains: Tiber Island, Aventine, Esquiline, Campus
# Martius, Viminal. One: Palatine, Caelian, Quirinal.


def test_cp32_alone_without_a_fountain_two_points() -> None:
    assert points("viminal round 0:1") == (2, 0)


def test_cp32_without_a_fountain_two_points_and_none() -> None:
    assert points("viminal round 0:1 1:1 0:1") == (2, 0)


def test_cp32_with_one_fountain_three_points_and_one() -> None:
    assert points("viminal round 0:1 1:1 1:1", "viminal fountain") == (1, 3)


def test_cp32_two_fountains_a_temple_and_a_full_tie_eight_points_each() -> None:
    assert points("viminal round 0:1 1:1", "viminal fountain fountain temple") == (8, 8)


def test_cp32_a_tie_for_second_with_one_fountain_three_and_one_and_one() -> None:
    assert points("quirinal round 0:1 1:1 2:1 2:1", players=3) == (1, 1, 3)


# CP-30


def test_cp30_most_storeys_are_first_and_the_next_most_second() -> None:
    assert standing("viminal round 0:1 1:1 1:2 2:2", 3) == ([1], [2])


def test_cp30_who_has_no_storeys_there_is_not_second() -> None:
    assert standing("viminal round 0:1", 3) == ([0], [])
    assert points("palatine round 0:1") == (3, 0)


def test_cp30_an_empty_prefecture_pays_nobody() -> None:
    assert points("", "viminal fountain temple") == (0, 0)


def test_cp30_a_tie_for_first_goes_to_the_tallest_house() -> None:
    assert standing("viminal round 0:1 0:1 1:2", 2) == ([1], [0])
    assert points("quirinal round 0:1 0:1 1:2") == (1, 3)


def test_cp30_an_equal_tallest_house_makes_both_first_and_nobody_second() -> None:
    assert standing("viminal round 0:1 1:1", 2) == ([0, 1], [])
    assert standing("viminal round 2:1 0:2 1:2", 3) == ([0, 1], [])


def test_cp30_of_three_tied_one_with_the_tallest_is_first_and_the_rest_are_second() -> None:
    assert standing("viminal round 0:1 0:1 1:1 1:1 2:2", 3) == ([2], [0, 1])


def test_cp30_of_three_tied_two_with_the_tallest_are_first_and_the_third_gets_nothing() -> None:
    assert standing("viminal round 0:1 0:1 1:2 2:2", 3) == ([1, 2], [])
    assert points("quirinal round 0:1 0:1 1:2 2:2", players=3) == (0, 3, 3)


def test_cp30_three_tied_with_equal_tallest_houses_are_all_first() -> None:
    assert standing("viminal round 0:1 1:1 2:1", 3) == ([0, 1, 2], [])


def test_cp30_four_tied_are_all_first() -> None:
    assert points("quirinal round 0:1 1:1 2:1 3:1", players=4) == (3, 3, 3, 3)


def test_cp30_a_player_outside_the_tie_may_own_a_taller_house_and_it_does_not_count() -> None:
    # Seats 0 and 1 have four storeys each; seat 2 has the tallest house, of three.
    game = scored("esquiline round 0:1 0:1 1:2 1:2 0:2 2:3", players=3)
    assert (prefecture(game, "esquiline")["first"], prefecture(game, "esquiline")["second"]) == ([0, 1], [])


def test_cp30_a_tie_for_second_is_not_broken() -> None:
    game = scored("palatine round 0:1 0:1 1:2 2:1 2:2 2:2", players=3)
    assert (prefecture(game, "palatine")["first"], prefecture(game, "palatine")["second"]) == ([2], [0, 1])
    assert game.scores == (1, 1, 3)
    assert standing("viminal round 0:1 0:1 1:1 2:1", 3) == ([0], [1, 2])
    assert standing("viminal round 1:1 0:1 0:1 2:1 3:1", 4) == ([0], [1, 2, 3])


def test_cp30_the_tallest_house_matters_only_in_a_tie() -> None:
    assert standing("viminal round 0:1 0:1 0:1 1:2", 2) == ([0], [1])


# CP-31


def test_cp31_storeys_count_and_not_houses() -> None:
    assert standing("viminal round 0:1 0:1 1:1 1:2", 2) == ([1], [0])


def test_cp31_printed_and_placed_fountains_count_alike() -> None:
    assert points("capitoline round 0:1 0:1 1:1") == (4, 2)
    assert points("capitoline round 0:1 0:1 1:1", "capitoline fountain") == (5, 3)


def test_cp31_a_temple_doubles_first_and_second() -> None:
    assert points("quirinal round 0:1 0:1 1:1", "quirinal temple") == (6, 2)


def test_cp31_an_amphitheatre_pays_no_points() -> None:
    assert points("quirinal round 0:1 0:1 1:1", "quirinal amphitheatre") == (3, 1)


def test_cp31_all_prefectures_are_added_up() -> None:
    assert points("quirinal round 0:1; viminal pointed 1:1; aventine round 1:1 0:1 1:1") == (3, 4)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_there_is_a_scoring_after_the_auctions_of_every_round(round: int) -> None:
    game = position(
        hands=["roof 1", ""],
        phase=Phase.BID,
        round=round,
        auction=3,
        placed="viminal round 0:1",
        scores=[5, 6],
    )
    bid(game, 0)
    assert game.scores == (5, 6)
    bid(game, 1)
    assert game.scores == (7, 6)
    (told,) = [event for event in game.story() if event["event"] == "round_scored"]
    assert [(gain["points"], gain["score"]) for gain in told["gains"]] == [(2, 7), (0, 6)]


def test_the_story_of_a_scoring_names_every_place_and_the_sum() -> None:
    game = scored("quirinal round 0:1 0:1 1:1; viminal pointed 1:1")
    told = [event for event in game.story() if event["event"] in ("scored", "round_scored")]
    assert told == [
        {
            "event": "scored",
            "prefecture": "quirinal",
            "paid": [{"seat": 0, "place": 1, "points": 3}, {"seat": 1, "place": 2, "points": 1}],
        },
        {"event": "scored", "prefecture": "viminal", "paid": [{"seat": 1, "place": 1, "points": 2}]},
        {
            "event": "round_scored",
            "round": 4,
            "gains": [{"seat": 0, "points": 3, "score": 3}, {"seat": 1, "points": 3, "score": 3}],
        },
    ]


# CP-50


def test_cp50_the_game_ends_with_the_fourth_scoring() -> None:
    game = scored("viminal round 0:1")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("fourth_scoring", (0,))
    assert game.actors == ()


def test_cp50_ties_share_the_place_and_the_next_is_skipped() -> None:
    assert scored("viminal round 0:1; quirinal pointed 1:1 2:1", players=3).ranking == (3, 1, 1)
    assert scored("viminal round 0:1 1:1", players=3).ranking == (1, 1, 3)


def test_cp50_houses_that_are_not_placed_are_worth_nothing() -> None:
    game = position(
        hands=["roof 1", ""],
        phase=Phase.BID,
        round=4,
        auction=3,
        finished=["round 4, pointed 5", ""],
        unfinished=["3", ""],
    )
    bid(game, 0)
    bid(game, 1)
    assert game.scores == (0, 0)
