"""A move is a number or words; a command is a word; everything else is answered."""

import pytest

import campidoglio
from campidoglio.kernel.actions import Action
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.prompt import Command, OutOfRange, Several, Unknown, understand, words_of
from campidoglio.terminal.texts import Texts

LEGAL = (
    Action("bet", style="gothic", chip=1),
    Action("bet", style="gothic", chip=2),
    Action("bet", style="renaissance", chip=1),
    Action("no_bet"),
)


def narrator(language: str = "en") -> Narrator:
    return Narrator(Texts(language, campidoglio.rulebook("campanile")), "campanile", 0)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", LEGAL[1]),
        ("  4 ", LEGAL[3]),
        ("bet style=gothic chip=2", LEGAL[1]),
        ("Bet 2 on Gothic", LEGAL[1]),
        ("goth 1", LEGAL[0]),
        ("1 on gothic", LEGAL[0]),
        ("REN", LEGAL[2]),
        ("nothing", LEGAL[3]),
        ("no_bet", LEGAL[3]),
    ],
)
def test_a_move_is_its_number_its_text_or_enough_of_its_words(typed: str, action: Action) -> None:
    assert understand(typed, LEGAL, narrator()) == action


def test_words_may_leave_their_accents_out() -> None:
    build = (Action("build", style="gothic", storeys=2), Action("build", style="gothic", storeys=3))
    assert understand("batir 3", build, narrator("fr")) == build[1]


def test_words_that_fit_several_moves_name_them() -> None:
    assert understand("gothic", LEGAL, narrator()) == Several(LEGAL[:2])


@pytest.mark.parametrize("number", ["0", "5", "99999999999999999999"])
def test_a_number_that_no_move_has_is_told_apart(number: str) -> None:
    assert understand(number, LEGAL, narrator()) == OutOfRange(number)


@pytest.mark.parametrize("typed", ["moorish", "gothic 3", "???", "bet style=gothic chip=9", "x" * 5000])
def test_what_fits_nothing_is_unknown(typed: str) -> None:
    assert isinstance(understand(typed, LEGAL, narrator()), Unknown)


def test_signs_without_a_word_fit_nothing_even_where_one_move_is_left() -> None:
    assert understand("???", LEGAL[3:], narrator()) == Unknown("???")


def test_an_empty_line_says_nothing() -> None:
    assert understand(" \t\n", LEGAL, narrator()) is None


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("en", "?", Command("help")),
        ("en", "QUIT", Command("quit")),
        ("en", "u", Command("undo")),
        ("en", "save my game.json", Command("save", "my game.json")),
        ("fr", "annuler", Command("undo")),
        ("fr", "undo", Command("undo")),
        ("nl", "verslag 5", Command("log", "5")),
        ("nl", "stop", Command("quit")),
    ],
)
def test_commands_are_words_of_the_language_and_of_english(
    language: str, typed: str, command: Command
) -> None:
    assert understand(typed, LEGAL, narrator(language)) == command


def test_numbers_with_groups_of_digits_are_one_number() -> None:
    assert words_of("Bid 1,500 or 2 000") == ["bid", "1500", "or", "2000"]
