"""The games that are installed: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints

import pytest
from tests.pebbles import PEBBLES

import campidoglio
from campidoglio import UnknownGame, registry


@pytest.fixture
def pebbles_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if another package had announced a game; and one that has the name of one of ours."""
    announced = EntryPoints(
        [
            EntryPoint("pebbles", "tests.pebbles:PEBBLES", registry.GROUP),
            EntryPoint("campanile", "tests.pebbles:PEBBLES", registry.GROUP),
            EntryPoint("other", "tests.pebbles:PEBBLES", "another.group"),
        ]
    )
    monkeypatch.setattr(metadata, "entry_points", announced.select)
    registry.rulebook.cache_clear()
    yield
    registry.rulebook.cache_clear()


def test_the_games_are_listed_by_name_in_alphabetical_order() -> None:
    names = campidoglio.game_names()
    assert "campanile" in names
    assert list(names) == sorted(set(names))


def test_every_listed_game_has_a_rulebook_of_its_name() -> None:
    names = campidoglio.game_names()
    assert tuple(campidoglio.rulebook(name).name for name in names) == names


@pytest.mark.parametrize("name", ["chess", "", "Campanile", "campanile.rules", "../campanile", "x" * 1000])
def test_an_unknown_game_is_refused_with_a_list_of_the_known(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        campidoglio.new(name, players=2)
    assert str(refusal.value).endswith(f"the games are {', '.join(campidoglio.game_names())}")
    assert len(str(refusal.value)) < 300


@pytest.mark.usefixtures("pebbles_installed")
def test_a_game_of_another_package_is_listed_and_played() -> None:
    assert "pebbles" in campidoglio.game_names()
    assert "other" not in campidoglio.game_names()
    game = campidoglio.new("pebbles", players=2, seed=1, rounds=1)
    game.play(1, "hide pebbles=2")
    assert campidoglio.rulebook("pebbles") is PEBBLES
    assert campidoglio.replay(game.record()).state == game.state


@pytest.mark.usefixtures("pebbles_installed")
def test_no_package_takes_the_place_of_a_game_of_ours() -> None:
    assert campidoglio.rulebook("campanile").name == "campanile"
    assert campidoglio.game_names().count("campanile") == 1
