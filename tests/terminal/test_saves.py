"""Saves are whole files, found by name, the last one played first."""

import os
from pathlib import Path

import pytest

import campidoglio
from campidoglio import BadRecord, Game
from campidoglio.terminal import saves
from campidoglio.terminal.saves import Save

SEATS = ("random", "human", "random")


def begun(moves: int = 1) -> Game:
    game = campidoglio.new("campanile", players=3, seed=5)
    for _ in range(moves):
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[0])
    return game


def kept(moves: int = 1) -> Path:
    save = Save()
    save.keep(begun(moves), SEATS)
    assert save.path is not None
    return save.path


def test_a_save_holds_the_game_and_who_plays() -> None:
    path = kept(moves=4)
    assert saves.load(path).moves == begun(4).moves
    assert saves.load_seats(path, 3) == SEATS


def test_games_of_the_same_second_have_saves_of_their_own() -> None:
    assert len({kept(), kept(), kept()}) == 3


def test_the_save_that_was_played_last_comes_first() -> None:
    old, new = kept(), kept()
    os.utime(new, ns=(0, 2_000))
    os.utime(old, ns=(0, 1_000))
    assert saves.saved() == [new, old]
    os.utime(old, ns=(0, 3_000))
    assert saves.saved() == [old, new]


def test_a_save_is_found_by_its_name_its_file_name_and_its_path() -> None:
    path = kept()
    assert [saves.find(name) for name in (path.stem, path.name, str(path))] == [path] * 3


def test_a_name_that_nothing_has_is_refused() -> None:
    with pytest.raises(BadRecord, match="campidoglio saves"):
        saves.find("senet")


def test_a_write_that_fails_leaves_the_file_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept()
    before = path.read_text("utf-8")

    def no_room(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        saves.write_whole(path, "something else")
    assert path.read_text("utf-8") == before
    assert sorted(file.suffix for file in path.parent.iterdir()) == [".json", ".seats"]


def test_a_save_that_someone_else_wrote_to_is_left_alone() -> None:
    mine = Save(kept())
    first = mine.path
    assert first is not None
    assert Save(first).keep(begun(2), SEATS)
    assert not mine.keep(begun(3), SEATS)
    assert mine.path != first
    assert len(saves.load(first).moves) == 2


def test_a_save_that_was_deleted_is_written_again() -> None:
    save = Save(kept())
    assert save.path is not None
    save.path.unlink()
    assert save.keep(begun(2), SEATS)
    assert len(saves.load(save.path).moves) == 2


@pytest.mark.parametrize(
    "text", ["", "{", '{"seats": 3}', '{"seats": ["ghost"]}', '{"seats": ["human", "human"]}']
)
def test_seats_that_cannot_be_read_are_unknown(text: str) -> None:
    path = kept()
    path.with_suffix(".seats").write_text(text, "utf-8")
    assert saves.load_seats(path, 1) is None


def test_an_unreadable_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="folder cannot be read"):
        saves.load(tmp_path / "folder")
