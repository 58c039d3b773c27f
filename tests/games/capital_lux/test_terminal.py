"""Capital Lux's board shows what the view knows, at every width, and its texts tell whole games."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.games.capital_lux.positions import do, draft, keep, keep_all, position

import campidoglio
from campidoglio import Game
from campidoglio.games.capital_lux import terminal
from campidoglio.terminal.language import LANGUAGES
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts

TWO = ["green2 green3 green4 green5 green6 yellow2", "blue2 blue3 blue4 blue5 blue6 pink2"]


def narrator(game: Game, reader: int | None, language: str = "en") -> Narrator:
    return Narrator(Texts(language, game.rulebook), "capital_lux", reader)


def played(players: int, seed: int, moves: int) -> Game:
    chance = Random(seed)
    game = campidoglio.new("capital_lux", players=players, seed=seed)
    for _ in range(moves):
        for seat in chance.sample(game.actors, min(1, len(game.actors))):
            game.play(seat, chance.choice(game.legal(seat)))
    return game


def drawn(game: Game, reader: int | None, width: int = 120) -> str:
    out = StringIO()
    Console(file=out, width=width).print(terminal.board(game.view(reader), narrator(game, reader)))
    return out.getvalue()


@pytest.mark.parametrize("width", [20, 45, 60, 75, 76, 80, 100, 200])
@pytest.mark.parametrize("moves", [0, 3, 20, 60, 200])
def test_the_board_stays_within_every_width(width: int, moves: int) -> None:
    lines = drawn(played(4, 1, moves), 0, width).splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [60, 120])
def test_the_board_shows_every_total_and_every_score(width: int) -> None:
    game = played(3, 2, 50)
    words = drawn(game, 0, width).split()
    view = game.view(0)
    for capital in view["capital"]:
        assert str(capital["total"] or "–") in words
    for seat in view["seats"]:
        assert str(seat["score"]) in words
        assert {str(city["total"] or "–") for city in seat["city"]} <= set(words)


def test_a_hand_is_open_to_its_owner_and_hidden_from_others() -> None:
    game = position(hands=["green2 green6 pink3", "blue2"])
    assert "Hand: green 2 6, pink 3" in drawn(game, 0)
    assert "green 2 6" not in drawn(game, 1)
    assert "Hand" not in drawn(game, None)


def test_pack_and_kept_cards_are_shown_in_the_draft() -> None:
    game = draft(TWO)
    do(game, 0, "keep", "green2")
    text = drawn(game, 0)
    assert "Pack: green 3 4 5 6, yellow 2" in text
    assert "Kept: green 2" in text
    assert terminal.asked(game.view(0), narrator(game, 0)).startswith("Keep one more card of this pack")


def test_cards_that_were_passed_on_are_remembered() -> None:
    game = draft(TWO)
    keep_all(game, "green2 green3", "blue2 blue3")
    assert "You passed green 4 5 6, yellow 2 to Player 2." in drawn(game, 0)
    keep_all(game, "blue4 blue5", "green4 green5")
    text = drawn(game, 0)
    assert "to Player 2, who kept two and passed the rest on." in text
    assert "You passed blue 6, pink 2 to Player 2." in text
    assert "6 (known: green 4 5, blue 6, pink 2)" in text


def test_a_city_worth_more_than_the_capital_is_marked() -> None:
    game = position(hands=["pink2", "pink3"], capital="green5", cities=["green6", "green5"])
    assert "6 = 6 !" in drawn(game, 0)
    assert "5 = 5 !" not in drawn(game, 0)


def test_modifiers_face_down_show_their_values_to_their_owner() -> None:
    game = position(hands=["pink2", "pink3"], laid=[(0, "green", 4), (0, "green", -3), (1, "blue", 2)])
    assert "You +4, You −3" in drawn(game, 0)
    assert "Player 2 ?" in drawn(game, 0)
    assert "Player 1 2×?" in drawn(game, 1)


def test_the_sentence_of_each_phase_says_what_may_be_done() -> None:
    game = position(
        hands=["blue2 pink2", "pink6 pink6"],
        capital="green5",
        laid=[(1, "pink", 2), (1, "pink", -1), (1, "pink", -3)],
    )
    assert terminal.asked(game.view(0), narrator(game, 0)).startswith("Your turn")
    do(game, 0, "capital", "blue2")
    assert terminal.asked(game.view(0), narrator(game, 0)).startswith("The modifier is +4.")
    over = position(hands=["", "pink2"], turn=1, ender=0, cities=["pink6"], gold=[6, 0])
    do(over, 1, "city", "pink2")
    sentence = terminal.asked(over.view(over.actors[0]), narrator(over, 0))
    assert sentence == "Your pink is over the limit: pay 6 gold, or discard it all."


def test_last_turns_are_announced() -> None:
    game = position(hands=["pink2", "pink3"])
    do(game, 0, "city", "pink2")
    assert "Last turns; without a card: Player 1." in drawn(game, 1)


def test_the_line_of_a_hand_names_its_cards() -> None:
    game = draft(TWO)
    keep(game, 0, "yellow2 green6")
    assert terminal.hand(game.view(0), narrator(game, 0)) == "green 6, yellow 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_without_a_missing_text(language: str, players: int) -> None:
    chance = Random(players)
    game = campidoglio.new("capital_lux", players=players, seed=players)
    while not game.over:
        seat = chance.choice(game.actors)
        speaks = narrator(game, seat, language)
        assert terminal.asked(game.view(seat), speaks)
        told = [speaks.action(action) for action in game.legal(seat)]
        assert len(set(told)) == len(told)
        game.play(seat, chance.choice(game.legal(seat)))
    for reader in (None, 0):
        lines = [narrator(game, reader, language).event(event) for event in game.story(reader)]
        assert not [line for line in lines if "?" in line or "{" in line or "event:" in line]


def test_a_new_round_is_told_with_its_own_number_and_not_with_that_of_its_first_player() -> None:
    game = campidoglio.new("capital_lux", players=2, seed=1)
    told = {"event": "round", "number": 2, "seat": 0, "dealt": 6}
    assert narrator(game, 0).event(told) == "Round 2, 6 cards each. First player: You."
