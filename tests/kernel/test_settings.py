"""Settings: validated with words, kept as numbers, shown as they were given."""

from __future__ import annotations

from typing import Any

import pytest
from tests.pebbles import PEBBLES, State, Winner

from campidoglio import BadSetting, Game
from campidoglio.kernel.settings import Settings, default_of

SETTINGS = PEBBLES.settings
LISTED = (
    "the settings are winner (one of most, fewest); rounds (a whole number from 1 to 5);"
    " double (true or false); prizes (one of pence, crowns, or an object of that form)"
)


def read(**given: Any) -> dict[str, Any]:
    return SETTINGS.shown(SETTINGS.read(given, 3))


def test_what_is_not_given_has_its_default() -> None:
    assert read() == {"winner": "most", "rounds": 2, "double": False, "prizes": "pence"}
    assert {setting.name: default_of(setting) for setting in SETTINGS.all} == read()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({"winner": "fewest"}, {"winner": "fewest"}),
        ({"winner": "FEWEST"}, {"winner": "fewest"}),
        ({"rounds": 5}, {"rounds": 5}),
        ({"rounds": "1"}, {"rounds": 1}),
        ({"double": True}, {"double": True}),
        ({"double": "yes"}, {"double": True}),
        ({"double": "False"}, {"double": False}),
        ({"prizes": "crowns"}, {"prizes": "crowns"}),
        ({"prizes": {"prizes": [4, 5, 6]}}, {"prizes": {"prizes": [4, 5, 6]}}),
    ],
)
def test_settings_are_read_and_shown_in_one_form(given: dict[str, Any], shown: dict[str, Any]) -> None:
    assert read(**given) == read() | shown
    assert read(**read(**given)) == read(**given)


@pytest.mark.parametrize("name", ["colour", "Winner", "", "x" * 1000])
def test_an_unknown_setting_is_refused_with_a_list_of_the_known(name: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        SETTINGS.read({name: 1}, 3)
    assert str(refusal.value) == f"there is no setting {repr(name)[:40]}; {LISTED}"


def test_a_game_without_settings_says_so() -> None:
    with pytest.raises(BadSetting, match="there is no setting 'colour'; this game has none"):
        Settings().read({"colour": 1}, 2)


WRONG: list[Any] = [
    ("winner", "best", "winner is one of most, fewest, not 'best'"),
    ("winner", 0, "winner is one of most, fewest, not 0"),
    ("winner", Winner.MOST, "winner is one of most, fewest"),
    ("winner", None, "winner is one of most, fewest, not None"),
    ("rounds", 0, "rounds is a whole number from 1 to 5, not 0"),
    ("rounds", 6, "rounds is a whole number from 1 to 5, not 6"),
    ("rounds", True, "rounds is a whole number from 1 to 5, not True"),
    ("rounds", 2.0, "rounds is a whole number from 1 to 5, not 2.0"),
    ("rounds", "two", "rounds is a whole number from 1 to 5, not 'two'"),
    ("rounds", "²", "rounds is a whole number"),
    ("rounds", "--2", "rounds is a whole number"),
    ("rounds", "0" * 30 + "2", "rounds is a whole number"),
    pytest.param("rounds", 10**5000, "rounds is a whole number", id="huge"),
    ("double", 1, "double is true or false, not 1"),
    ("double", "maybe", "double is true or false, not 'maybe'"),
    ("prizes", "gold", "prizes is one of pence, crowns, or an object of that form, not 'gold'"),
    ("prizes", {"prizes": [1]}, "the prizes are a list of 3"),
    ("prizes", 7, "the prizes are a list of 3"),
]


@pytest.mark.parametrize(("name", "value", "sentence"), WRONG)
def test_a_wrong_value_is_refused_with_what_may_be_given(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        SETTINGS.read({name: value}, 3)
    assert sentence in str(refusal.value)


def test_a_combination_may_be_refused_for_so_many_players() -> None:
    SETTINGS.read({"double": True}, 3)
    SETTINGS.read({"double": True, "prizes": "crowns"}, 4)
    with pytest.raises(BadSetting, match="four players do not play for double pence"):
        SETTINGS.read({"double": True}, 4)


def test_settings_fill_the_fields_of_a_state() -> None:
    s = State()
    SETTINGS.fill(s, SETTINGS.read({"winner": "fewest", "rounds": 3, "double": "no", "prizes": "crowns"}, 3))
    assert (s.winner, s.rounds, s.double, s.prizes) == (Winner.FEWEST, 3, 0, [10, 20, 30])
    assert SETTINGS.fields == {"winner", "rounds", "double", "prizes"}


def test_a_table_given_as_a_setting_belongs_to_the_game_from_then_on() -> None:
    table = {"prizes": [4, 5, 6]}
    game = Game(PEBBLES, players=2, seed=1, options={"prizes": table})
    table["prizes"][0] = 99
    game.options["prizes"]["prizes"][1] = 99
    game.play(0, "hide pebbles=1")
    game.undo()
    assert game.state.prizes == [4, 5, 6]
    assert game.options["prizes"] == {"prizes": [4, 5, 6]}


def test_a_table_is_loaded_anew_for_every_game() -> None:
    one = Game(PEBBLES, players=2, seed=1, options={"prizes": "crowns"})
    one.state.prizes[0] = 99
    assert Game(PEBBLES, players=2, seed=1, options={"prizes": "crowns"}).state.prizes == [10, 20, 30]
