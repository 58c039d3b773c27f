"""What happened in a game of Campanile, as the log tells it."""

from __future__ import annotations

import pytest
from tests.games.campanile.positions import position, take_turn

from campidoglio import Game

HEIGHTS = {"gothic": 9, "renaissance": 8, "baroque": 7, "moorish": 6}


def last_turn() -> Game:
    game = position(
        players=3,
        piles=["moorish", "gothic gothic", "gothic gothic"],
        heights=HEIGHTS,
        chips=[{"gothic": [1, 1]}, {"gothic": [3], "moorish": [1]}, {"gothic": [1, 2], "romanesque": [2]}],
        first_there={"gothic": [2, 1, 0]},
    )
    take_turn(game, "build style=romanesque storeys=1", "bet style=moorish chip=1")
    return game


def test_a_turn_is_a_build_a_bet_and_a_draw() -> None:
    game = position(
        heights={"gothic": 4},
        piles=["gothic", "moorish baroque", "gothic"],
        chips=[{"moorish": [1]}],
    )
    take_turn(game, "build style=gothic storeys=2", "bet style=moorish chip=3")
    assert game.story() == [
        {"event": "built", "seat": 0, "style": "gothic", "storeys": 2, "height": 6},
        {"event": "bet", "seat": 0, "style": "moorish", "chip": 3, "sum": 4},
        {"event": "drew", "seat": 0, "pile": 2, "style": "moorish", "left": 1, "next": "baroque"},
    ]


def test_a_turn_without_a_bet_is_a_build_and_a_draw() -> None:
    game = position()
    take_turn(game, "build style=gothic storeys=1")
    assert [event["event"] for event in game.story()] == ["built", "drew"]


def test_no_card_comes_up_on_an_empty_pile() -> None:
    drew = last_turn().story()[2]
    assert drew == {"event": "drew", "seat": 0, "pile": 1, "style": "moorish", "left": 0, "next": None}


def test_the_flags_are_told_from_the_lowest_to_the_highest_with_what_they_pay() -> None:
    assert last_turn().story()[3:] == [
        {
            "event": "flag",
            "style": "moorish",
            "rank": 4,
            "height": 6,
            "paid": [{"seat": 1, "points": 2}, {"seat": 0, "points": 1}],
        },
        {"event": "flag", "style": "baroque", "rank": 3, "height": 7, "paid": []},
        {"event": "flag", "style": "renaissance", "rank": 2, "height": 8, "paid": []},
        {
            "event": "flag",
            "style": "gothic",
            "rank": 1,
            "height": 9,
            "paid": [{"seat": 2, "points": 8}, {"seat": 1, "points": 4}],
        },
        {"event": "over", "reason": "pile_empty", "scores": [1, 6, 8]},
    ]


def test_what_the_flags_pay_is_what_was_scored() -> None:
    game = last_turn()
    paid = [payment for event in game.story() if event["event"] == "flag" for payment in event["paid"]]
    totals = [sum(payment["points"] for payment in paid if payment["seat"] == seat) for seat in range(3)]
    assert tuple(totals) == game.scores


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_all_of_it_is_public(reader: int) -> None:
    assert last_turn().story(reader) == last_turn().story()
