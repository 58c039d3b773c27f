"""The data file: the source's figures, a host's own, and what is refused."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from tests.games.capitalist.positions import dealt, money, play

import campidoglio
from campidoglio import BadSetting

Board = dict[str, Any]


def classic() -> Board:
    """The game's own data, to be changed."""
    file = resources.files("campidoglio.games.capitalist") / "classic.toml"
    return tomllib.loads(file.read_text("utf-8"))


def refused(change: Callable[[Board], object]) -> str:
    """The sentence with which changed data is refused."""
    board = classic()
    change(board)
    with pytest.raises(BadSetting) as refusal:
        dealt(board=board)
    return str(refusal.value)


def test_the_classic_data_handed_over_as_an_object_is_the_same_game() -> None:
    mine = dealt(board=classic()).state.snapshot()
    assert mine == dealt().state.snapshot()


def test_a_host_may_change_prices_rents_cards_and_amounts() -> None:
    board = classic()
    board["amounts"]["start_money"] = 2000
    board["properties"]["brown_1"]["price"] = 61
    board["cards"]["chance"][6]["amount"] = 5
    game = dealt(2, board=board)
    assert money(game) == [2000, 2000]
    assert game.view()["lands"][0]["price"] == 61


def test_a_host_may_lay_the_squares_in_another_order() -> None:
    board = classic()
    board["squares"][1], board["squares"][39] = board["squares"][39], board["squares"][1]
    assert dealt(board=board).view()["board"][1]["land"] == "dark_blue_2"


def test_a_record_keeps_the_hosts_data() -> None:
    board = classic()
    board["amounts"]["salary"] = 7
    game = play(dealt(2, board=board), "roll")
    again = campidoglio.replay(game.record())
    assert again.state == game.state
    assert again.view()["rules"]["salary"] == 7


def test_the_data_of_one_game_does_not_reach_another() -> None:
    dealt().state.price[0] = 999
    assert dealt().view()["lands"][0]["price"] == 60


def test_the_dearest_pair_of_a_board_counts_for_the_starting_money() -> None:
    board = classic()
    board["properties"]["brown_1"]["price"] = 3000
    with pytest.raises(BadSetting, match="3400"):
        dealt(board=board, quick=True, rounds=1)


def test_another_name_is_refused() -> None:
    with pytest.raises(BadSetting, match="board is one of classic"):
        dealt(board="baroque")


# From square 2 back to 33, and from 33 back to 2.
BACK_AND_FORTH = [{"effect": "step_back", "steps": 9}, {"effect": "step_back", "steps": 31}]


def put(*path: Any) -> Callable[[Board], object]:
    """Put the last of the path where the others lead."""

    def change(board: Board) -> None:
        part: Any = board
        for step in path[:-2]:
            part = part[step]
        part[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda board: board.pop("cards"), "board: board lacks 'cards'"),
        (put("moon", 1), "board: board holds 'moon', but takes only squares, amounts"),
        (put("quick", 7), "board: quick must be an object, not 7"),
        (lambda board: board["squares"].pop(), "board: squares must be a list of 40, not '39 entries'"),
        (put("squares", "x"), "board: squares must be a list of 40, not 'x'"),
        (put("squares", 3, "moon"), "board: squares[3] must be a land or one of start, community"),
        (put("squares", 3, "brown_1"), "board: squares must hold 'brown_1' once, not 2 times"),
        (put("squares", 20, "jail"), "board: squares must hold 'jail' once, not 2 times"),
        (lambda board: board["squares"].reverse(), "board: squares[0] must be 'start', not 'dark_blue_2'"),
        (
            put("amounts", "salary", -1),
            "board: amounts.salary must be a whole number from 0 to 100000, not -1",
        ),
        (put("amounts", "salary", True), "not True"),
        (put("amounts", "fine", 1.5), "not 1.5"),
        (put("amounts", "resale", 100), "board: amounts.resale must be a whole number from 0 to 99"),
        (put("quick", "lands", 3), "board: quick.lands must be a whole number from 0 to 2, not 3"),
        (put("amounts", "houses", 89), "board: amounts.houses must be a whole number from 0 to 88"),
        (put("stations", "price", 0), "board: stations.price must be a whole number from 1 to 30000"),
        (put("stations", "rents", [1, 2, 3]), "board: stations.rents must be a list of 4, not '3 entries'"),
        (put("utilities", "multipliers", [5, 1001]), "board: utilities.multipliers[1] must be"),
        (lambda board: board["properties"].pop("red_3"), "board: properties lacks 'red_3'"),
        (put("properties", "red_3", "rents", 5, 30001), "board: properties.red_3.rents[5] must be"),
        (put("properties", "red_3", "building", 0), "board: properties.red_3.building must be"),
        (lambda board: board["cards"]["chance"].pop(), "board: cards.chance must be a list of 16"),
        (
            put("cards", "chance", 0, {"effect": "fly"}),
            "board: cards.chance[0].effect must be one of advance",
        ),
        (put("cards", "chance", 0, "jail"), "board: cards.chance[0] must be an object, not 'jail'"),
        (put("cards", "chance", 0, {"effect": "pay"}), "board: cards.chance[0] lacks 'amount'"),
        (
            put("cards", "chance", 0, "steps", 1),
            "board: cards.chance[0] holds 'steps', but takes only effect, to",
        ),
        (put("cards", "chance", 0, "to", "chance"), "cards.chance[0].to must be a square that is there once"),
        (put("cards", "chance", 0, "to", "station_9"), "cards.chance[0].to must be"),
        (put("cards", "chance", 9, "steps", 40), "cards.chance[9].steps must be a whole number from 1 to 39"),
        (put("cards", "chance", 4, "house", -1), "cards.chance[4].house must be"),
        (
            put("cards", "chance", 0, {"effect": "release"}),
            "cards.chance must hold one card 'release', not 2",
        ),
        (put("cards", "chance", 8, {"effect": "jail"}), "cards.chance must hold one card 'release', not 0"),
        (
            put("cards", "chance", 0, {"effect": "pay_or_chance", "amount": 1}),
            "board: cards lead from square 2 back to it without end",
        ),
        (
            lambda board: board["cards"]["community"].__setitem__(slice(0, 2), BACK_AND_FORTH),
            "without end",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(change: Callable[[Board], object], complaint: str) -> None:
    assert complaint in refused(change)


def test_data_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadSetting, match="board must be an object"):
        dealt(board=[1, 2])
