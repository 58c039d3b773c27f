"""`campidoglio backup` and `campidoglio restore`, as a host types them."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.server.clients import Person
from tests.server.running import running
from tests.server.web.test_restart import move, who_is_due

from campidoglio.cli import main


def campidoglio(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.mark.parametrize("game", ["capital_lux", "capitalist"])
def test_a_game_goes_on_from_a_backup_that_was_taken_while_it_was_played(tmp_path: Path, game: str) -> None:
    home, new_home, file = tmp_path / "home", tmp_path / "new home", tmp_path / "backup"
    with running(home) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.make_table(game, "me", "open", "easy")
        ben.post(f"/api/tables/{table}/seat").raise_for_status()
        ann.post(f"/api/tables/{table}/start").raise_for_status()
        with who_is_due(table, ann, ben).at(table) as seat:
            ack = move(seat, "kept")
        taken = campidoglio("backup", file, "--data", home)
        assert taken.exit_code == 0, taken.output
        assert f"{file} holds 1 tables with " in taken.output
        assert f"keep {home / 'server.secret'}" in taken.output
        mover = who_is_due(table, ann, ben)
        with mover.at(table) as seat:
            move(seat, "lost")
    new_home.mkdir()
    shutil.copy(home / "server.secret", new_home)
    put_back = campidoglio("restore", file, "--data", new_home)
    assert put_back.output.startswith("Back are 1 tables with ")
    with running(new_home) as server:
        ann, ben = ann.came_to(server), ben.came_to(server)
        with who_is_due(table, ann, ben).at(table) as seat:
            assert move(seat, "after")["seq"] > ack["seq"]


def test_a_refusal_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann")
    refused = campidoglio("restore", tmp_path / "letter", "--data", tmp_path)
    assert (refused.exit_code, refused.output.count("\n")) == (1, 1)
    assert "letter is no backup of Campidoglio: file is not a database" in refused.output
    missing = campidoglio("backup", tmp_path / "backup", "--data", tmp_path / "nowhere")
    assert "there is no database" in missing.output
