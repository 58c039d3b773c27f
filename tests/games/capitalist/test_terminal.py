"""Capitali$t in the terminal: every text is there, and the board fits the screen."""

from __future__ import annotations

import io
import random
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from tests.games.capitalist.positions import dealt, play, position

from campidoglio import Game, rulebook
from campidoglio.cli import main
from campidoglio.games.capitalist.terminal import WIDE, steps
from campidoglio.terminal import drawing, saves
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts

LANGUAGES = ["en", "fr", "nl"]


class OneLanguage(Texts):
    """Refuses to fall back to English."""

    def __init__(self, language: str) -> None:
        super().__init__(language, rulebook("capitalist"))
        self._bundles = self._bundles[:1]


def narrator(language: str, reader: int | None = None) -> Narrator:
    return Narrator(OneLanguage(language), "capitalist", reader)


def drawn(game: Game, language: str = "en", width: int = 100) -> str:
    """The board, as it is printed."""
    page = io.StringIO()
    console = Console(file=page, width=width)
    console.print(drawing.board(game.rulebook, game.view(), narrator(language)))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"quick": True}], ids=["ordinary", "quick"])
def test_whole_games_are_told_without_a_missing_text(language: str, options: dict[str, object]) -> None:
    chooser = random.Random(3)
    game = dealt(4, 3, rounds=8, **options)
    while not game.over:
        seat = game.actors[0]
        teller = narrator(language, seat)
        assert drawing.asked(game.rulebook, game.view(seat), teller)
        told = [teller.action(action) for action in game.legal(seat)]
        assert len(set(told)) == len(told)
        game.play(seat, chooser.choice(game.legal(seat)))
    for reader in (None, 0):
        teller = narrator(language, reader)
        lines = [teller.event(event) for event in game.story(reader)]
        assert not [line for line in lines if "?" in line or "{" in line or "event:" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_from_outside_is_told_too(language: str) -> None:
    game = position(minutes=5)
    game.happen("time_up")
    game.happen("leave seat=2")
    teller = narrator(language, 0)
    assert all("event:" not in teller.event(event) for event in game.story(0))
    assert "3" in teller.action(game.moves[1][1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_setting_has_its_text(language: str) -> None:
    teller = narrator(language)
    book = rulebook("capitalist")
    assert all(teller.has(f"capitalist-action-{name}") for name in book.actions.by_name)
    assert all(teller.has(f"capitalist-setting-{setting.name}") for setting in book.settings.all)
    told = {teller.action(action) for action in book.actions}
    assert len(told) == len(book.actions)


def test_all_squares_are_on_the_board() -> None:
    shown = drawn(dealt())
    for name in ("START", "Brown1", "Statn4", "Util2", "PARK", "JAIL", "DkBlu2", "Chance", "Comm."):
        assert name in shown


def test_a_square_shows_its_owner_its_buildings_and_who_stands_there() -> None:
    game = position(
        at=[1, 3, 3],
        lands={0: "brown_1 brown_2", 1: "station_1"},
        buildings={"brown_1": 5, "brown_2": 4},
        mortgaged="station_1",
    )
    shown = drawn(game)
    assert "1H•1" in shown
    assert "1⌂4•23" in shown
    assert "2m" in shown


def test_an_auction_an_offer_and_a_debt_are_shown() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll", "decline", "raise_by amount=10", "bid")
    assert "Auction of Brown 2: $10 by Player 2" in drawn(game)
    game = play(position(), "offer seat=1", "give_money amount=100")
    assert "gives: $100" in drawn(game)
    game = play(position(at=[0], dice=[(1, 3)], money=[0], lands={0: "station_1 station_2"}), "roll")
    assert "Player 1: a debt of $200" in drawn(game)


@pytest.mark.parametrize("width", [40, WIDE - 1, WIDE, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_screen(width: int, language: str) -> None:
    game = dealt(8, 5)
    chooser = random.Random(5)
    for _ in range(300):
        game.play(game.actors[0], chooser.choice(game.legal(game.actors[0])))
    assert max(len(line.rstrip()) for line in drawn(game, language, width).splitlines()) <= width


def test_a_narrow_screen_lists_the_squares_that_matter() -> None:
    shown = drawn(position(at=[20], lands={1: "red_1"}), width=60)
    assert "Red 1: 2" in shown
    assert "Free parking: •123" in shown
    assert "Green 1" not in shown


def test_a_person_types_the_amount_of_a_bid() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll", "decline")
    play(game, *steps(game.view(1), "$137"))
    assert game.view()["auction"]["bid"] == 137
    play(game, *steps(game.view(2), "$ 1140"))
    assert game.view()["auction"]["bid"] == 1140


def test_a_person_types_the_money_of_an_offer() -> None:
    game = play(position(), "offer seat=1")
    play(game, *steps(game.view(0), "$120"), *steps(game.view(0), "$3"))
    assert game.view()["offer"]["gives"]["money"] == 123
    game = play(position(), "offer seat=1")
    play(game, *steps(game.view(0), "-$205"))
    assert game.view()["offer"]["asks"]["money"] == 205


@pytest.mark.parametrize("typed", ["137", "$", "$x", "pass", "$1234567"])
def test_what_is_no_amount_stands_for_nothing(typed: str) -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll", "decline")
    assert steps(game.view(1), typed) == []


def test_outside_auctions_and_offers_an_amount_stands_for_nothing() -> None:
    assert steps(position().view(0), "$10") == []


def test_an_amount_is_typed_at_the_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPIDOGLIO_DATA", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    typed = "offer\n$9999\n$137\nsend\nquit\n"
    answer = CliRunner().invoke(
        main, ["play", "capitalist", "--players", "2", "--seed", "3", "--human", "0,1"], input=typed
    )
    assert "You have only $1,500. (CA-21)" in " ".join(answer.output.split())
    assert "$137" in answer.output
    (path,) = saves.saved()
    moves = [str(action) for _, action in saves.load(path).moves]
    hundred, tens, ones = "give_money amount=100", ["give_money amount=10"] * 3, ["give_money amount=1"] * 7
    assert moves[1:] == [hundred, *tens, *ones, "send"]


def test_a_host_hands_a_data_file_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMPIDOGLIO_DATA", str(tmp_path))
    classic = resources.files("campidoglio.games.capitalist") / "classic.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(classic.read_text("utf-8").replace("start_money = 1500", "start_money = 1234"), "utf-8")
    command = ["play", "capitalist", "--human", "none", "--seed", "1", "--set", "rounds=1", "--set"]
    assert CliRunner().invoke(main, [*command, f"board={mine}"]).exit_code == 0
    (path,) = saves.saved()
    assert saves.load(path).options["board"]["amounts"]["start_money"] == 1234
    mine.write_text("squares =", "utf-8")
    refused = CliRunner().invoke(main, [*command, f"board={mine}"])
    assert "is not TOML" in refused.output
