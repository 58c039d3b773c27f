"""Capitol's board shows what the view knows, at every width and in every language."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.games.capitol.positions import bid, play, position

import campidoglio
from campidoglio.games.capitol import terminal
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game
from campidoglio.terminal.language import LANGUAGES
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts


def played(players: int, seed: int, moves: int = 10_000) -> Game:
    chance = Random(seed)
    game = campidoglio.new("capitol", players=players, seed=seed)
    while not game.over and len(game.moves) < moves:
        seat = game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
    return game


def narrator_of(game: Game, reader: int | None, language: str = "en") -> Narrator:
    return Narrator(Texts(language, game.rulebook), "capitol", reader)


def drawn(game: Game, reader: int | None, width: int = 120, language: str = "en") -> str:
    out = StringIO()
    board = terminal.board(game.view(reader), narrator_of(game, reader, language))
    Console(file=out, width=width).print(board)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_missing_text(language: str) -> None:
    for seed in range(6):
        chance = Random(seed)
        game = campidoglio.new("capitol", players=2 + seed % 3, seed=seed)
        while not game.over:
            seat = chance.choice(game.actors)
            narrator = narrator_of(game, seat, language)
            assert terminal.asked(game.view(seat), narrator)
            told = [narrator.action(action) for action in game.legal(seat)]
            assert len(set(told)) == len(told)
            game.play(seat, chance.choice(game.legal(seat)))
        for reader in (None, 0):
            narrator = narrator_of(game, reader, language)
            lines = [narrator.event(event) for event in game.story(reader)]
            assert not [line for line in lines if "?" in line or "{" in line or "event:" in line]


@pytest.mark.parametrize("width", [30, 60, 79, 80, 100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_within_the_width(width: int, language: str) -> None:
    for moves in (0, 150, 10_000):
        lines = drawn(played(4, 1, moves), 0, width, language).splitlines()
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("width", [80, 120])
def test_every_prefecture_shows_its_houses_and_what_it_holds(width: int) -> None:
    placed = "aventine pointed 0:1 1:2; viminal round 1:1"
    game = position(
        hands=["", "roof 1"], turn=1, placed=placed, buildings="aventine temple fountain", round=4
    )
    lines = drawn(game, None, width).splitlines()
    (aventine,) = [line.split() for line in lines if "Aventine" in line]
    assert aventine == ["▣", "Aventine", "▲", "1:1", "2:2", "3", "1", "temple", "2", "/", "1"]
    (viminal,) = [line.split() for line in lines if "Viminal" in line]
    assert viminal == ["□", "Viminal", "●", "2:1", "4", "2"]


def test_every_player_shows_points_cards_roofs_and_houses() -> None:
    game = position(
        hands=["roof 1, roof 2", ""],
        unfinished=["1 3", ""],
        finished=["round 2, pointed 4", ""],
        scores=[7, 12],
        passed=[1],
    )
    lines = drawn(game, None).splitlines()
    (first,) = [line.split() for line in lines if "Player 1" in line and "▶" in line]
    assert first == ["▶", "1", "Player", "1", "7", "2", "●4", "▲4", "1", "3", "●2", "▲4"]
    (second,) = [line.split() for line in lines if line.lstrip().startswith("2 Player 2")]
    assert second == ["2", "Player", "2", "12", "0", "●5", "▲5", "passed"]


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    game = position(hands=["white 7, floor 3, floor 3", "roof 2"])
    assert "Hand: floor 3 ×2, white permit 7" in drawn(game, 0)
    assert "Hand: roof 2" in drawn(game, 1)
    assert "Hand" not in drawn(game, None)


def test_in_an_auction_the_own_stack_is_shown_and_who_has_sealed() -> None:
    game = position(hands=["white 7, floor 3", "roof 2"], phase=Phase.BID)
    bid(game, 1, "roof 2")
    play(game, "0 bid_floor value=3", "0 bid_permit colour=white value=7")
    assert "Above STOP: floor 3, white permit 7 = 10" in drawn(game, 0)
    assert "Above STOP" not in drawn(game, None)
    assert "sealed" in drawn(game, None)
    assert terminal.asked(game.view(0), narrator_of(game, 0)).endswith("So far: 10.")
    play(game, "0 seal")
    assert "Last auction, fountain: Player 1 10, Player 2 2" in drawn(game, None)


def test_plain_characters_tell_colours_and_roofs_apart() -> None:
    game = position(hands=["", "roof 1"], turn=1, placed="aventine pointed 0:1; viminal round 1:1")
    console = Console(file=StringIO(), width=100)
    board = terminal.board(game.view(), narrator_of(game, None))
    options = console.options.copy()
    options.encoding = "ascii"
    text = "\n".join("".join(part.text for part in line) for line in console.render_lines(board, options))
    assert "+ Aventine" in text
    assert "^ 1:1" in text
    assert "o Viminal" in text
