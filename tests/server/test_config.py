"""The server's settings: from the command line, else from the environment, else as suits one machine."""

from pathlib import Path

import pytest

from campidoglio.server.config import DEFAULT_HOST, DEFAULT_PORT, BadConfig, Config, Limits


def test_without_a_word_it_serves_this_machine_alone_from_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAMPIDOGLIO_DATA", str(tmp_path))
    config = Config.read({})
    assert (config.host, config.port) == (DEFAULT_HOST, DEFAULT_PORT) == ("127.0.0.1", 8000)
    assert config.database == f"sqlite:///{tmp_path}/campidoglio.sqlite3"
    assert config.limits == Limits()


def test_the_environment_sets_everything() -> None:
    config = Config.read(
        {
            "CAMPIDOGLIO_HOST": "0.0.0.0",
            "CAMPIDOGLIO_PORT": "9000",
            "CAMPIDOGLIO_DATA": "/srv/games",
            "CAMPIDOGLIO_DATABASE_URL": "postgresql://db/games",
            "CAMPIDOGLIO_BUS_URL": "valkey://cache",
            "CAMPIDOGLIO_ORIGINS": "https://play.example.org, http://Games.example:8000/",
            "CAMPIDOGLIO_PROXIES": "10.0.0.1",
            "CAMPIDOGLIO_WORKERS": "3",
            "CAMPIDOGLIO_BOT_PAUSE": "0.5",
            "CAMPIDOGLIO_GRACE": "90",
            "CAMPIDOGLIO_LIMIT_TABLES_PER_HOUR": "5",
            "CAMPIDOGLIO_LIMIT_SOCKETS_PER_GUEST": "2",
        }
    )
    assert config == Config(
        host="0.0.0.0",
        port=9000,
        data=Path("/srv/games"),
        database_url="postgresql://db/games",
        bus_url="valkey://cache",
        origins=("https://play.example.org", "http://games.example:8000"),
        proxies="10.0.0.1",
        workers=3,
        bot_pause=0.5,
        grace=90.0,
        limits=Limits(tables_per_hour=5.0, sockets_per_guest=2),
    )
    assert config.database == "postgresql://db/games"


def test_the_command_line_comes_before_the_environment() -> None:
    config = Config.read({"CAMPIDOGLIO_PORT": "9000", "CAMPIDOGLIO_HOST": "::1"}, port=9001, host=None)
    assert (config.host, config.port) == ("::1", 9001)


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("CAMPIDOGLIO_PORT", "http", "CAMPIDOGLIO_PORT is a whole number, not 'http'"),
        ("CAMPIDOGLIO_PORT", "70000", "a port is a number from 0 to 65535, not 70000"),
        ("CAMPIDOGLIO_GRACE", "long", "CAMPIDOGLIO_GRACE is a number, not 'long'"),
        ("CAMPIDOGLIO_GRACE", "-1", "grace is a number of seconds up to a day, not -1.0"),
        ("CAMPIDOGLIO_BOT_PAUSE", "nan", "bot_pause is a number of seconds up to a day, not nan"),
        ("CAMPIDOGLIO_WORKERS", "0", "1 to 64 processes may think for bots, not 0"),
        (
            "CAMPIDOGLIO_ORIGINS",
            "play.example",
            "CAMPIDOGLIO_ORIGINS is a list of addresses, not 'play.example'",
        ),
        (
            "CAMPIDOGLIO_LIMIT_GUEST_BURST",
            "1.5",
            "CAMPIDOGLIO_LIMIT_GUEST_BURST is a whole number, not '1.5'",
        ),
    ],
)
def test_a_wrong_setting_is_refused_with_a_sentence(variable: str, value: str, sentence: str) -> None:
    with pytest.raises(BadConfig) as refusal:
        Config.read({variable: value})
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("database", [{}, {"CAMPIDOGLIO_DATABASE_URL": "sqlite:///games.db"}])
def test_a_bus_without_a_database_for_several_servers_is_refused(database: dict[str, str]) -> None:
    with pytest.raises(BadConfig, match="a bus is for several servers on one PostgreSQL"):
        Config.read({"CAMPIDOGLIO_BUS_URL": "redis://cache"} | database)
