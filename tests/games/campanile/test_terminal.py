"""Campanile's board shows what the view knows, at every width."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import campidoglio
from campidoglio import Game
from campidoglio.games.campanile import terminal
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts


def played(players: int, seed: int, moves: int = 10_000) -> Game:
    chance = Random(seed)
    game = campidoglio.new("campanile", players=players, seed=seed)
    while not game.over and len(game.moves) < moves:
        seat = game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
    return game


def drawn(game: Game, reader: int | None, width: int = 120) -> str:
    narrator = Narrator(Texts("en", game.rulebook), "campanile", reader)
    out = StringIO()
    Console(file=out, width=width).print(terminal.board(game.view(reader), narrator))
    return out.getvalue()


@pytest.mark.parametrize("width", [10, 45, 59, 60, 79, 80, 100, 200])
def test_the_board_stays_within_every_width(width: int) -> None:
    for moves in (0, 31, 10_000):
        lines = drawn(played(5, 1, moves), 0, width).splitlines()
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [45, 60, 80, 120])
def test_every_tower_shows_its_name_and_its_height(width: int) -> None:
    game = played(3, 2, 40)
    words = drawn(game, 0, width).replace("storeys", "").replace("storey", "").split()
    for tower in game.view(0)["towers"]:
        assert tower["style"].capitalize() in words
        assert str(tower["height"]) in words


def test_players_stand_under_a_tower_in_the_order_of_their_places() -> None:
    game = played(3, 2, 40)
    text = drawn(game, None, 45)
    for tower in game.view()["towers"]:
        bets = ", ".join(f"Player {bet['seat'] + 1} {bet['sum']}" for bet in tower["bets"])
        assert bets in " ".join(text.split())


def test_a_hand_is_open_to_its_owner_and_hidden_from_others() -> None:
    game = campidoglio.new("campanile", players=2, seed=4)
    assert drawn(game, 0).count("3 hidden") == 1
    assert drawn(game, None).count("3 hidden") == 2


def test_a_storey_is_a_row_until_the_towers_are_too_high() -> None:
    heights = (7, 40)
    windows = []
    for height in heights:
        view = campidoglio.new("campanile", players=2, seed=4).view(0)
        view["towers"][0]["height"] = height
        out = StringIO()
        narrator = Narrator(Texts("en", campidoglio.rulebook("campanile")), "campanile", 0)
        Console(file=out, width=100).print(terminal.board(view, narrator))
        windows.append(out.getvalue().count(f"█{terminal.LOOKS[view['towers'][0]['style']].window}█"))
    assert windows[0] == 7
    assert windows[1] <= terminal.MOST_ROWS


@pytest.mark.parametrize(
    ("bet_on", "words"), [("showing", "whose style shows on a pile"), ("built", "you just built on")]
)
def test_what_is_asked_names_the_least_chip_and_the_towers(bet_on: str, words: str) -> None:
    game = campidoglio.new("campanile", players=2, seed=4, bet_on=bet_on)
    seat = game.actors[0]
    game.play(seat, game.legal(seat)[2])
    narrator = Narrator(Texts("en", game.rulebook), "campanile", seat)
    sentence = terminal.asked(game.view(seat), narrator)
    assert "at least 3" in sentence
    assert words in sentence
