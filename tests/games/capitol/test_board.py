"""CP-4: the board is data, says what of it is reconstruction, and may be replaced."""

import json
from collections import Counter
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

import campidoglio

FILE = files("campidoglio.games.capitol") / "boards" / "reconstruction.json"
BOARD: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


def test_the_board_of_our_file_is_the_one_that_is_played() -> None:
    shown = campidoglio.new("capitol", players=2, seed=1).view()["prefectures"]
    for prefecture in shown:
        given = BOARD["prefectures"][prefecture["name"]]
        for key in ("colour", "small_spaces", "printed_fountains"):
            assert prefecture[key] == given[key]
        assert prefecture["free"] == given["small_spaces"]
        assert prefecture["fountains"] == given["printed_fountains"]
        assert prefecture["large"] is None


def test_the_file_says_of_every_figure_where_it_is_from() -> None:
    for given in BOARD["prefectures"].values():
        assert set(given["from"]) == {"colour", "small_spaces", "printed_fountains"}
        assert set(given["from"].values()) <= set(BOARD["sources"])
    told = [given["from"]["printed_fountains"] for given in BOARD["prefectures"].values()]
    assert told.count("rules") == 1  # the two of the Capitoline alone are in the text
    assert BOARD["prefectures"]["capitoline"]["from"]["printed_fountains"] == "rules"


def test_our_board_keeps_to_what_the_rules_and_the_review_say() -> None:
    given = BOARD["prefectures"].values()
    assert Counter(each["colour"] for each in given) == {"black": 3, "red": 3, "white": 3}
    assert sorted(each["printed_fountains"] for each in given) == [0, 0, 0, 0, 0, 1, 1, 1, 2]
    assert BOARD["prefectures"]["capitoline"]["printed_fountains"] == 2
    assert {each["small_spaces"] for each in given} == {5, 6, 7}
    assert sum(each["small_spaces"] for each in given) == 54


def other_board() -> dict[str, Any]:
    """A board without notes on which Palatine and Viminal have changed places."""
    board = {"prefectures": deepcopy(BOARD["prefectures"])}
    names = ("palatine", "viminal")
    board["prefectures"] |= {a: deepcopy(BOARD["prefectures"][b]) for a, b in (names, names[::-1])}
    return board


def test_another_board_takes_its_place_and_travels_with_the_record() -> None:
    game = campidoglio.new("capitol", players=2, seed=1, board=other_board())
    palatine = game.view()["prefectures"][0]
    assert (palatine["colour"], palatine["small_spaces"], palatine["printed_fountains"]) == ("white", 5, 0)
    seat = game.actors[0]
    game.play(seat, game.legal(seat)[0])
    assert campidoglio.replay(game.record()).state == game.state


def test_the_largest_board_can_be_filled() -> None:
    board = other_board()
    for prefecture in board["prefectures"].values():
        prefecture["small_spaces"] = 9
    game = campidoglio.new("capitol", players=2, seed=1, board=board)
    assert [each["free"] for each in game.view()["prefectures"]] == [9] * 9


MISSING = object()

WRONG = [
    ((), [], "the board is an object, not []"),
    ((), {}, "the board lacks 'prefectures'"),
    (("prefectures",), 3, "prefectures is an object, not 3"),
    (("prefectures", "aventine"), MISSING, "prefectures lacks 'aventine'"),
    (("prefectures", "vatican"), {}, "prefectures has an unknown 'vatican'"),
    (("prefectures", "aventine", "color"), "red", "prefectures.aventine has an unknown 'color'"),
    (("prefectures", "aventine", "colour"), MISSING, "prefectures.aventine lacks 'colour'"),
    (
        ("prefectures", "aventine", "colour"),
        "blue",
        "prefectures.aventine.colour is one of black, red, white",
    ),
    (
        ("prefectures", "aventine", "colour"),
        ["red"],
        "prefectures.aventine.colour is one of black, red, white",
    ),
    (("prefectures", "aventine", "colour"), "white", "there are 3 red prefectures .CP-4., not 2"),
    (("prefectures", "aventine", "small_spaces"), 10, "aventine.small_spaces is a whole number from 1 to 9"),
    (
        ("prefectures", "aventine", "small_spaces"),
        0,
        "aventine.small_spaces is a whole number .*, not 0",
    ),
    (("prefectures", "aventine", "small_spaces"), True, "aventine.small_spaces is a whole number"),
    (("prefectures", "aventine", "small_spaces"), "6", "aventine.small_spaces is a whole number"),
    (("prefectures", "aventine", "printed_fountains"), -1, "printed_fountains is a whole number from 0 to 9"),
    (("rome",), 1, "the board has an unknown 'rome'"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG)
def test_a_wrong_board_is_refused_with_a_sentence_that_says_where(
    path: tuple[str, ...], value: object, sentence: str
) -> None:
    with pytest.raises(campidoglio.BadSetting, match="board: .*" + sentence.replace("[", r"\[")):
        campidoglio.new("capitol", players=2, board=changed(path, value))


def changed(path: tuple[str, ...], value: object) -> object:
    """Our board with another value in one place."""
    holder: Any = {"whole": deepcopy(BOARD)}
    place: Any = holder
    for key in ("whole", *path)[:-1]:
        place = place[key]
    last = ("whole", *path)[-1]
    place[last] = value
    for key in [key for key, each in place.items() if each is MISSING]:
        del place[key]
    return holder["whole"]


def test_an_unknown_name_of_a_board_lists_the_known() -> None:
    with pytest.raises(campidoglio.BadSetting, match="board is one of reconstruction, or an object"):
        campidoglio.new("capitol", players=2, board="berlin")
