"""The record of a game: it replays, and whatever is wrong with one is a BadRecord."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.pebbles import PEBBLES

import campidoglio
from campidoglio import BadRecord, Game
from campidoglio.kernel.record import KEYS, LONGEST_RECORD, MOST_MOVES, Record

GAME = campidoglio.new("campanile", players=2, seed=2**255 + 1, bet_on="built")
for _ in range(3):
    GAME.play(GAME.actors[0], GAME.legal(GAME.actors[0])[0])
TEXT = GAME.record()
DATA: dict[str, Any] = json.loads(TEXT)


def with_fields(**changed: Any) -> str:
    return json.dumps(DATA | changed)


def refusal(text: Any) -> str:
    with pytest.raises(BadRecord) as refused:
        campidoglio.replay(text)
    return str(refused.value)


# What a record holds


def test_a_record_replays_to_the_same_game() -> None:
    again = campidoglio.replay(TEXT)
    assert again.state == GAME.state
    assert again.moves == GAME.moves
    assert again.options == GAME.options
    assert again.record() == TEXT


def test_a_record_is_json_with_a_move_a_line() -> None:
    assert tuple(DATA) == KEYS
    assert DATA["game"] == "campanile"
    assert DATA["players"] == 2
    assert DATA["options"] == {"bet_on": "built"}
    assert DATA["seed"] == "8" + "0" * 62 + "1"
    assert len(DATA["moves"]) == 3
    lines = TEXT.splitlines()
    assert [json.loads(line.strip().rstrip(",")) for line in lines[-5:-2]] == DATA["moves"]


def test_a_record_may_say_how_its_seed_came_about() -> None:
    told = {"secret": "00", "entropy": [None, "über"]}
    text = GAME.record(fairness=told)
    assert json.loads(text) == DATA | {"fairness": told}
    assert Record.from_text(text).fairness == told
    assert Record.from_text(text).to_text() == text
    assert Record.from_text(TEXT).fairness is None
    assert campidoglio.replay(text).state == GAME.state


def test_a_record_may_say_who_played() -> None:
    told = {"seats": [{"name": "Ann"}, {"level": "easy"}]}
    text = GAME.record(table=told)
    assert json.loads(text) == DATA | {"table": told}
    assert Record.from_text(text).table == told
    assert Record.from_text(text).to_text() == text
    assert campidoglio.replay(text).state == GAME.state


@pytest.mark.parametrize("field", ["fairness", "table"])
@pytest.mark.parametrize("wrong", ["fair", [1], True, dict.fromkeys(map(str, range(101)))])
def test_what_it_says_of_that_is_an_object(field: str, wrong: Any) -> None:
    assert f"{field} is an object" in refusal(with_fields(**{field: wrong}))


def test_a_game_without_moves_has_a_record_too() -> None:
    fresh = campidoglio.new("campanile", players=3, seed=5)
    assert json.loads(fresh.record())["moves"] == []
    assert campidoglio.replay(fresh.record()).state == fresh.state


def test_a_record_may_come_as_bytes_and_in_any_layout() -> None:
    assert campidoglio.replay(TEXT.encode()).state == GAME.state
    assert campidoglio.replay(json.dumps(DATA, indent=4, sort_keys=True)).state == GAME.state


def test_what_came_from_outside_is_a_move_of_the_seat_minus_one() -> None:
    game = Game(PEBBLES, players=2, seed=1)
    game.play(1, "hide pebbles=2")
    game.happen("time_up")
    read = Record.from_text(game.record())
    assert read.moves == ((1, "hide pebbles=2"), (-1, "time_up"))
    assert read.to_text() == game.record()
    assert Game.from_record(PEBBLES, read).outcome == game.outcome


def test_a_table_given_as_a_setting_is_in_the_record() -> None:
    game = Game(PEBBLES, players=2, seed=1, options={"prizes": {"prizes": [4, 5, 6]}})
    assert Game.from_record(PEBBLES, Record.from_text(game.record())).state == game.state


# Malformed


def test_a_record_cut_short_anywhere_is_refused() -> None:
    for offset in range(len(TEXT.rstrip())):
        assert refusal(TEXT[:offset])
        assert refusal(TEXT.encode()[:offset])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the record is no JSON"),
        ("campanile", "the record is no JSON"),
        (TEXT + "}", "the record is no JSON"),
        ("\ufeff" + TEXT, "the record is no JSON"),
        (b"\xff\xfe\x00", "the record is no JSON"),
        (b"\x80" + TEXT.encode(), "the record is no JSON"),
        ("[]", "a record is a JSON object, not list"),
        ("null", "a record is a JSON object, not NoneType"),
        ("7", "a record is a JSON object, not int"),
        (None, "a record is a text, not NoneType"),
        (DATA, "a record is a text, not dict"),
        (bytearray(b"{}"), "a record is a text, not bytearray"),
        ("{}", "records of format 1 are read here, not None"),
    ],
)
def test_what_is_no_record_is_refused(text: Any, sentence: str) -> None:
    assert sentence in refusal(text)


@pytest.mark.parametrize("key", KEYS[1:])
def test_a_missing_field_is_named(key: str) -> None:
    data = DATA.copy()
    del data[key]
    assert refusal(json.dumps(data)).endswith(f"missing or unknown: {key}")


def test_an_unknown_field_is_named_and_cut_short() -> None:
    assert refusal(with_fields(colour=1)).endswith("missing or unknown: colour")
    assert len(refusal(with_fields(**{"x" * 10_000: 1}))) < 300


@pytest.mark.parametrize("again", ['"players": 2', '"format": 1', '"moves": []'])
def test_a_field_named_twice_is_refused(again: str) -> None:
    assert "an object names a field twice" in refusal(TEXT.replace("{", "{" + again + ",", 1))


WRONG: list[tuple[str, Any, str]] = [
    ("format", 2, "records of format 1 are read here, not 2"),
    ("format", True, "records of format 1 are read here, not True"),
    ("format", 1.0, "records of format 1 are read here, not 1.0"),
    ("format", "1", "records of format 1 are read here, not '1'"),
    ("game", "chess", "the record's game is not installed: there is no game 'chess'"),
    ("game", 7, "game is a short text, not 7"),
    ("game", None, "game is a short text, not None"),
    ("game", "x" * 101, "game is a short text"),
    ("game", "\ud800", "there is no game"),
    ("rules_version", 2, "was made by version 2 of the rules of campanile; this is version 1"),
    ("rules_version", True, "rules_version is a whole number, not True"),
    ("rules_version", 1.0, "rules_version is a whole number, not 1.0"),
    ("rules_version", -1, "rules_version is a whole number, not -1"),
    ("players", True, "players is a whole number, not True"),
    ("players", 2.0, "players is a whole number, not 2.0"),
    ("players", "2", "players is a whole number, not '2'"),
    ("players", 2**31, "players is a whole number"),
    ("players", 6, "the record's set-up is wrong: campanile is for 2 to 5 players, not 6"),
    ("options", [], "options is an object of settings"),
    ("options", None, "options is an object of settings"),
    ("options", {str(number): 1 for number in range(101)}, "options is an object of settings"),
    ("options", {"colour": 1}, "the record's set-up is wrong: there is no setting 'colour'"),
    ("options", {"bet_on": 1}, "the record's set-up is wrong: bet_on is one of showing, built, not 1"),
    ("options", {"bet_on": [[]]}, "bet_on is one of showing, built"),
    ("seed", 7, "seed is 64 hexadecimal digits"),
    ("seed", "7", "seed is 64 hexadecimal digits"),
    ("seed", "g" * 64, "seed is 64 hexadecimal digits"),
    ("seed", "A" * 64, "seed is 64 hexadecimal digits"),
    ("seed", "٣" * 64, "seed is 64 hexadecimal digits"),
    ("moves", {}, "moves is a list of at most"),
    ("moves", "0 no_bet", "moves is a list of at most"),
    ("moves", [7], "move 1 is a text such as '0 build …', not 7"),
    ("moves", [["0", "no_bet"]], "move 1 is a text"),
    ("moves", [None], "move 1 is a text"),
    ("moves", ["no_bet"], "move 1 is a text"),
    ("moves", ["0"], "move 1 is a text"),
    ("moves", ["-1 no_bet"], "move 1 is a text"),
    ("moves", ["+0 no_bet"], "move 1 is a text"),
    ("moves", ["٣ no_bet"], "move 1 is a text"),
    ("moves", ["000 no_bet"], "move 1 is a text"),
    ("moves", ["9 no_bet"], "move 1 does not replay: the seats are 0 to 1, not 9"),
    ("moves", ["0 "], "move 1 does not replay: an empty text is no action"),
    ("moves", ["- no_bet"], "move 1 does not replay: no_bet: this cannot happen now"),
    ("moves", [*DATA["moves"], "0 demolish"], "move 4 does not replay: there is no action 'demolish'"),
    ("moves", ["0 " + "x" * 100_000], "move 1 does not replay: an action's text has at most 300"),
]


@pytest.mark.parametrize(("key", "value", "sentence"), WRONG)
def test_a_wrong_field_is_refused_in_words(key: str, value: Any, sentence: str) -> None:
    said = refusal(with_fields(**{key: value}))
    assert sentence in said
    assert len(said) < 400


def test_a_move_that_was_not_legal_does_not_replay() -> None:
    first, second = DATA["moves"][:2]
    assert "move 1 does not replay" in refusal(with_fields(moves=[second, first]))
    assert "move 2 does not replay" in refusal(with_fields(moves=[first, first]))


# Hostile


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("key", KEYS)
def test_words_that_python_takes_for_numbers_are_refused(key: str, word: str) -> None:
    text = json.dumps(DATA | {key: "@"}).replace('"@"', word)
    assert f"the record is no JSON: {word} is no number" in refusal(text)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("depth", [1, 40, 200, 400, 800, 900, 950, 1_000, 100_000])
def test_deep_nesting_is_refused(key: str, depth: int) -> None:
    for opening, closing in ("[", "]"), ('{"a":', "}"):
        nested = opening * depth + "1" + closing * depth
        assert refusal(json.dumps(DATA | {key: "@"}).replace('"@"', nested))


def test_a_setting_nested_deeply_is_refused() -> None:
    for depth in range(800, 1_000):
        nested = "[" * depth + "]" * depth
        assert refusal(with_fields(options={"bet_on": "@"}).replace('"@"', nested))


@pytest.mark.parametrize("key", KEYS)
def test_a_huge_number_is_refused(key: str) -> None:
    for digits in 100, 4_000, 5_000:
        assert refusal(json.dumps(DATA | {key: "@"}).replace('"@"', "9" * digits))


def test_a_huge_record_is_refused_unread() -> None:
    assert f"at most {LONGEST_RECORD} characters" in refusal(" " * (LONGEST_RECORD + 1))
    assert f"at most {MOST_MOVES}" in refusal(with_fields(moves=["0"] * (MOST_MOVES + 1)))


def test_moves_after_the_end_are_refused() -> None:
    game = campidoglio.new("campanile", players=2, seed=1)
    while not game.over:
        game.play(game.actors[0], game.legal(game.actors[0])[-1])
    finished = json.loads(game.record())
    made = len(finished["moves"])
    finished["moves"].append("0 no_bet")
    assert f"move {made + 1} does not replay: the game is over" in refusal(json.dumps(finished))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_no_json_but_a_record_is_read(data: Any) -> None:
    assert refusal(json.dumps(data))


@given(st.sampled_from(KEYS), JSON)
def test_no_value_breaks_the_reader(key: str, value: Any) -> None:
    text = with_fields(**{key: value})
    with suppress(BadRecord):
        assert campidoglio.replay(text).record()


@given(st.dictionaries(st.sampled_from(KEYS), JSON))
def test_no_combination_of_values_breaks_the_reader(changed: dict[str, Any]) -> None:
    with suppress(BadRecord):
        assert campidoglio.replay(with_fields(**changed)).record()


@given(st.binary(max_size=60))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    assert refusal(data)


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_no_changed_character_breaks_the_reader(place: int, character: str) -> None:
    with suppress(BadRecord):
        assert campidoglio.replay(TEXT[:place] + character + TEXT[place + 1 :]).record()
