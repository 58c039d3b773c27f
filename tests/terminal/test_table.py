"""A person plays: moves are made, refusals are explained, and whatever happens the game can go on."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.person import Person

from campidoglio.terminal import saves

NEW_GAME = ("play", "campanile", "--bots", "random", "--seed", "3")
ASKED = "or ? for help): "


def the_save() -> Path:
    (path,) = saves.saved()
    return path


def moves_of_the_save() -> list[str]:
    return [str(action) for _, action in saves.load(the_save()).moves]


def seats_that_moved() -> list[int]:
    return [seat for seat, _ in saves.load(the_save()).moves]


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    with Person(*NEW_GAME, "--players", "2") as person:
        person.presses("1\r" * 120)
        person.sees("See it again with: campidoglio replay campanile-")
        assert person.leaves() == 0
    assert "Traceback" not in person.seen
    assert saves.load(the_save()).over


def test_it_is_said_whose_turn_it_is_what_happened_and_what_may_be_done() -> None:
    with Person(*NEW_GAME) as person:
        shown = person.sees(ASKED)
    assert "Player 3 built 2 storeys on the Moorish tower, now 2 high." in shown
    assert "Your turn: build 1, 2 or 3 storeys" in shown
    assert "1) Build 1 on Gothic" in shown
    assert "▶   You" in shown


def test_words_make_a_move_and_ambiguous_ones_are_asked_about() -> None:
    with Person(*NEW_GAME) as person:
        person.sees(ASKED)
        person.types("gothic")
        assert "2) Build 2 on Gothic" in person.sees(ASKED)
        person.types("gothic 2")
        assert "You built 2 storeys on the Gothic tower" in person.sees(ASKED)


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing() -> None:
    with Person(*NEW_GAME) as person:
        person.sees(ASKED)
        before = moves_of_the_save()
        person.types("build style=moorish storeys=2")
        assert "You hold no Moorish card. (CN-6)" in person.sees(ASKED)
        person.types("moorish 3")
        assert "Not possible: Build 3 on Moorish. You hold no Moorish card. (CN-6)" in person.sees(ASKED)
        assert moves_of_the_save() == before


def test_a_refusal_is_in_the_language_of_the_player() -> None:
    with Person(*NEW_GAME, LC_ALL="fr_BE.UTF-8") as person:
        person.sees("pour l’aide)")
        person.types("build style=moorish storeys=3")
        person.sees("Pas possible : Bâtir 3 : Mauresque. Tu n’as pas de carte Mauresque en main. (CN-6)")


ANSWERS = (
    ("pass the salt", "“pass the salt” is none of your moves. Type a number from 1 to 9"),
    ("42", "There is no move 42; they go from 1 to 9."),
    ("", "Type the number of a move, or ? for help."),
    ("build style=gothic storeys=9", "is none of your moves"),
    ("help", "take back your last move"),
    ("log 1", "Player 3 drew Baroque from pile 2"),
    ("save", "Saved as campanile-"),
    ("undo", "You have not made a move yet."),
    ("board", "Your turn: build"),
)


def test_everything_that_is_typed_is_answered() -> None:
    with Person(*NEW_GAME) as person:
        for typed, answer in ANSWERS:
            person.sees(ASKED)
            person.types(typed)
            person.sees(answer)


def test_undo_takes_back_the_last_move_of_the_person_and_those_of_the_bots_after_it() -> None:
    with Person(*NEW_GAME) as person:
        person.sees(ASKED)
        opening = moves_of_the_save()
        person.types("1")
        person.sees(ASKED)
        person.types("1")
        person.sees(ASKED)
        assert set(seats_that_moved()[len(opening) + 2 :]) == {1, 2}
        person.types("undo")
        assert "Bet a chip" in person.sees(ASKED)
        assert moves_of_the_save() == [*opening, "build style=gothic storeys=1"]
        person.types("u")
        assert "Your turn: build" in person.sees(ASKED)
        assert moves_of_the_save() == opening


def test_the_bots_answer_the_same_way_after_undo() -> None:
    with Person(*NEW_GAME) as person:
        for _ in range(2):
            person.sees(ASKED)
            person.types("1")
        person.sees(ASKED)
        once = moves_of_the_save()
        person.types("undo")
        person.sees(ASKED)
        person.types("1")
        person.sees(ASKED)
        assert moves_of_the_save() == once


@pytest.mark.parametrize("keys", ["quit\r", "\x03", "\x04"], ids=["quit", "Ctrl-C", "Ctrl-D"])
def test_leaving_says_how_to_continue_and_resume_goes_on_from_there(keys: str) -> None:
    with Person(*NEW_GAME) as person:
        person.sees(ASKED)
        person.types("1")
        person.sees(ASKED)
        assert person.leaves_by(keys) == 0
    assert f"Continue it with: campidoglio play --resume {the_save().stem}" in person.seen
    assert "Traceback" not in person.seen
    assert "Aborted" not in person.seen
    before = moves_of_the_save()
    with Person("play", "--resume") as person:
        assert "You built 1 storey on the Gothic tower" in person.sees(ASKED)
        person.types("no")
        person.sees(ASKED)
    assert moves_of_the_save()[: len(before) + 1] == [*before, "no_bet"]


def test_a_killed_game_loses_no_move() -> None:
    with Person(*NEW_GAME) as person:
        person.sees(ASKED)
        person.types("2")
        person.sees(ASKED)
        person.kills_it()
    assert moves_of_the_save()[-1] == "build style=gothic storeys=2"
    with Person("play", "campanile", "--resume") as person:
        assert "You built 2 storeys" in person.sees(ASKED)


def test_who_plays_which_seat_is_kept_with_the_game() -> None:
    with Person(*NEW_GAME, "--human", "1,2") as person:
        person.sees("Press Enter")
        person.types("")
        person.sees(ASKED)
        person.types("1")
        person.sees(ASKED)
        person.types("quit")
        person.leaves()
    with Person("play", "--resume") as person:
        person.sees("Player 3, it is your turn. Press Enter")


def test_people_who_share_a_screen_never_see_each_others_hands() -> None:
    with Person(*NEW_GAME, "--human", "0,1,2") as person:
        assert "Player 3, it is your turn" in person.sees("Press Enter")
        assert "Hand" not in person.seen
        person.types("")
        assert "hidden" in person.sees(ASKED)
        person.types("1")
        person.sees(ASKED)
        person.types("1")
        before = person.sees("Player 1, it is your turn")
        assert "Hand" not in before


def test_a_copy_is_saved_where_the_user_says_but_never_over_a_file(tmp_path: Path) -> None:
    copy = tmp_path / "my game.json"
    with Person(*NEW_GAME, columns=250) as person:
        person.sees(ASKED)
        person.types(f"save {copy}")
        person.sees("Saved as")
        person.sees(ASKED)
        assert copy.read_text("utf-8") == the_save().read_text("utf-8")
        copy.write_text("mine", "utf-8")
        person.types(f"save {copy}")
        person.sees("exists already; choose another name.")
        person.sees(ASKED)
        assert copy.read_text("utf-8") == "mine"
        person.types(f"save {tmp_path}/no/such/folder.json")
        person.sees("cannot be written")


def test_a_game_that_cannot_be_saved_says_so_once_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with Person(*NEW_GAME, CAMPIDOGLIO_DATA=str(tmp_path / "file")) as person:
        shown = person.sees(ASKED)
        assert "This game cannot be saved" in shown
        person.types("1")
        shown = person.sees(ASKED)
        assert "cannot be saved" not in shown
        assert "Bet a chip" in shown
        person.types("quit")
        assert person.leaves() == 0


def test_a_game_continued_in_two_places_keeps_both() -> None:
    with Person(*NEW_GAME) as one:
        one.sees(ASKED)
        with Person("play", "--resume") as two:
            two.sees(ASKED)
            two.types("1")
            two.sees(ASKED)
            one.types("2")
            one.sees(ASKED)
    ends = sorted(str(saves.load(path).moves[-1][1]) for path in saves.saved())
    assert ends == ["build style=gothic storeys=1", "build style=gothic storeys=2"]


@pytest.mark.parametrize(
    ("language", "hello", "help_word", "helped", "quit_word", "goodbye"),
    [
        ("fr", "À toi : bâtis", "aide", "reprendre ton dernier coup", "quitter", "Ta partie est gardée"),
        ("nl", "Jouw beurt: bouw", "hulp", "je laatste zet terugnemen", "stop", "Je spel is bewaard"),
    ],
)
def test_the_game_speaks_the_language_of_the_locale(
    language: str, hello: str, help_word: str, helped: str, quit_word: str, goodbye: str
) -> None:
    with Person(*NEW_GAME, LC_ALL="", LANG=f"{language}_BE.UTF-8", PYTHONUTF8="1") as person:
        person.sees(hello)
        person.types(help_word)
        person.sees(helped)
        person.types(quit_word)
        person.sees(goodbye)


@pytest.mark.parametrize(
    ("columns", "lines", "environment"),
    [
        (80, 24, {}),
        (60, 24, {}),
        (60, 60, {}),
        (20, 10, {}),
        (120, 50, {"NO_COLOR": "1"}),
        (80, 24, {"TERM": "dumb"}),
        (80, 40, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}),
    ],
    ids=["usual", "narrow", "narrow and high", "tiny", "no colour", "dumb", "ascii"],
)
def test_it_can_be_played_on_every_screen(columns: int, lines: int, environment: dict[str, str]) -> None:
    with Person(*NEW_GAME, columns=columns, lines=lines, **environment) as person:
        person.sees("Moorish")
        person.sees("help): ")
        person.types("1")
        person.sees("storey")
        person.sees("help): ")
        person.types("quit")
        assert person.leaves() == 0
    assert "Traceback" not in person.seen


def test_the_usual_screen_holds_all_that_a_player_needs() -> None:
    with Person(*NEW_GAME, columns=80, lines=24) as person:
        for _ in range(6):
            person.sees(ASKED)
            person.types("1")
        shown = person.sees(ASKED)
    assert len(shown.split("Campanile")[-1].splitlines()) <= 24


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_bots_of_a_level_play_a_whole_game(level: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "campidoglio", "play", "campanile", "--human", "none", "--bots", level],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert saves.load(the_save()).over
