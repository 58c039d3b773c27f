"""A played game is stepped through, forward and back, and printed whole into a pipe."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.terminal.person import Person

import campidoglio
from campidoglio import Game
from campidoglio.cli import main

ASKED = "or quit: "


def game_of(moves: int) -> Game:
    game = campidoglio.new("campanile", players=2, seed=5)
    while len(game.moves) < moves and not game.over:
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[-1])
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game_of(6).record(), "utf-8")
    return path


def replay(*words: str) -> Result:
    return CliRunner().invoke(main, ["replay", *words])


def test_into_a_pipe_every_move_is_printed(record: Path) -> None:
    result = replay(str(record))
    assert result.exit_code == 0
    numbers = [line.split()[0] for line in result.output.splitlines() if line[:4].strip().isdecimal()]
    assert list(dict.fromkeys(n for n in numbers if n in "123456")) == ["1", "2", "3", "4", "5", "6"]
    assert "The game goes on; it is saved at move 6." in result.output


def test_a_finished_game_ends_with_the_places(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = game_of(1000)
    path.write_text(game.record(), "utf-8")
    lines = replay(str(path)).output.splitlines()
    assert any("A pile is empty: the game is over." in line for line in lines)
    assert any("tie" in line or "wins" in line for line in lines[-2:])


def test_an_onlooker_sees_no_hand_a_seat_its_own_and_all_is_all(record: Path) -> None:
    onlooker, seat, everybody = (
        replay(str(record), *words).output for words in ((), ("--seat", "0"), ("--all",))
    )
    opening = [text.split("built")[0] for text in (onlooker, seat, everybody)]
    assert [text.count("3 hidden") for text in opening] == [2, 1, 2]
    assert "Player 1:" not in onlooker
    assert all(f"Player {number}:" in everybody for number in (1, 2))
    assert "You" in seat
    assert "You" not in onlooker


def test_enter_steps_and_words_and_numbers_go_anywhere(record: Path) -> None:
    with Person("replay", str(record)) as person:
        assert "the start" in person.sees(ASKED)
        person.types("")
        assert "move 1 of 6" in person.sees(ASKED)
        person.types("")
        assert "move 2 of 6" in person.sees(ASKED)
        person.types("back")
        shown = person.sees(ASKED)
        assert "move 1 of 6" in shown
        assert "built" in shown
        person.types("end")
        assert "it is saved at move 6" in person.sees(ASKED)
        person.types("")
        assert "This is the end." in person.sees(ASKED)
        person.types("3")
        assert "move 3 of 6" in person.sees(ASKED)
        person.types("start")
        person.sees(ASKED)
        person.types("back")
        assert "This is the start." in person.sees(ASKED)
        person.types("7")
        assert "“7” is not understood" in person.sees(ASKED)
        person.types("quit")
        assert person.leaves() == 0


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_in_the_middle_is_quiet(record: Path, keys: str) -> None:
    with Person("replay", str(record), "--lang", "nl") as person:
        person.sees("of stop: ")
        assert person.leaves_by(keys) == 0
    assert "Traceback" not in person.seen
    assert "Aborted" not in person.seen


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"format": 1', '"format": 7', "records of format 1 are read here"),
        ('"game": "campanile"', '"game": "senet"', "there is no game 'senet'"),
        ('"rules_version": 1', '"rules_version": 99', "version 99 of the rules"),
        ('"players": 2', '"players": 6', "2 to 5 players"),
        ("storeys=3", "storeys=7", "move 1 does not replay"),
        ('"moves"', '"maneuvers"', "missing or unknown: maneuvers, moves"),
        ("{", "", "the record is no JSON"),
    ],
)
def test_a_bad_record_is_refused_in_a_sentence(record: Path, old: str, new: str, sentence: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    result = replay(str(record))
    assert result.exit_code in {1, 2}
    assert result.output.startswith("Error: ")
    assert sentence in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[" * 100_000, b"[]", b"null", b"x" * 5_000_000])
def test_a_file_that_is_no_record_is_refused(record: Path, content: bytes) -> None:
    record.write_bytes(content)
    result = replay(str(record))
    assert result.exit_code == 1
    assert result.output.startswith("Error: game.json is no record")


def test_a_seat_that_the_game_does_not_have_is_refused(record: Path) -> None:
    result = replay(str(record), "--seat", "2")
    assert (result.exit_code, result.output) == (2, "Error: the seats are 0 to 1, not 2\n")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert replay(str(tmp_path)).exit_code == 1
