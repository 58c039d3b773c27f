"""Hosts write addresses as they know them, and are told clearly what cannot be used."""

from pathlib import Path

import pytest

from campidoglio.server.storage import address
from campidoglio.server.storage.address import normalised, sqlite_address
from campidoglio.server.storage.errors import BadDatabase


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_is_reached_by_asyncpg(scheme: str) -> None:
    url = normalised(f"{scheme}://ann:pass@db.example/games")
    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.password, url.host, url.database) == ("ann", "pass", "db.example", "games")


def test_the_usual_name_for_encryption_is_understood() -> None:
    assert dict(normalised("postgresql://db.example/games?sslmode=require").query) == {"ssl": "require"}


def test_the_address_of_a_file_is_that_file(tmp_path: Path) -> None:
    path = tmp_path / "with space #1.db"
    assert normalised(sqlite_address(path)).database == str(path)


def test_the_users_folder_may_be_written_with_a_tilde() -> None:
    assert normalised("sqlite:///~/games.db").database == str(Path.home() / "games.db")


@pytest.mark.parametrize("memory", ["sqlite://", "sqlite:///:memory:"])
def test_what_would_be_lost_at_once_is_refused(memory: str) -> None:
    with pytest.raises(BadDatabase, match="SQLite needs a file"):
        normalised(memory)


@pytest.mark.parametrize("other", ["mysql://host/games", "postgresql+psycopg2://host/games", "redis://host"])
def test_other_databases_are_refused_by_name(other: str) -> None:
    with pytest.raises(BadDatabase, match=f"not '{other.split(':', maxsplit=1)[0].replace('+', '.')}'"):
        normalised(other)


@pytest.mark.parametrize("wrong", ["", "games.db", "postgresql://ann:pass@host:port/games"])
def test_what_is_no_address_is_refused_without_repeating_it(wrong: str) -> None:
    with pytest.raises(BadDatabase, match="that is no address of a database; expected sqlite:///") as refused:
        normalised(wrong)
    assert "pass@" not in str(refused.value)


def test_a_missing_driver_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "find_spec", lambda name: None)
    with pytest.raises(BadDatabase, match=r"pip install 'campidoglio\[postgres\]'"):
        normalised("postgresql://host/games")
