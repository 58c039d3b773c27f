"""How the server is set up: from the command line, else from the environment, else as suits one machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from campidoglio.kernel.errors import CampidoglioError, quoted
from campidoglio.places import data_folder
from campidoglio.server.logs import FORMATS as LOG_FORMATS
from campidoglio.server.logs import LEVELS as LOG_LEVELS

DEFAULT_PORT = 8000
DEFAULT_HOST = "127.0.0.1"
SHORTEST_TOKEN = 24
"""A token of fewer characters might be guessed."""
DATABASE_FILE = "campidoglio.sqlite3"

T = TypeVar("T")


class BadConfig(CampidoglioError):
    """A setting of the server that cannot be."""

    code = "bad_config"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one guest, or one address, may do; every figure can be set by CAMPIDOGLIO_LIMIT_<NAME>."""

    guest_per_second: float = 20
    """Requests and messages of one guest, on average."""
    guest_burst: int = 120
    address_per_second: float = 100
    """Those of one address: a household or a club may share one."""
    address_burst: int = 600
    tables_per_hour: float = 60
    tables_burst: int = 20
    guests_per_hour: float = 120
    """New guests from one address."""
    guests_burst: int = 40
    log_ins_per_hour: float = 30
    """Passwords tried from one address, and for one account."""
    log_ins_burst: int = 10
    experiments_per_hour: float = 60
    """Those of the rule lab, of one guest."""
    experiments_burst: int = 20
    askings_per_hour: float = 60
    """Friends and invitations that one guest asks for."""
    askings_burst: int = 20
    reports_per_hour: float = 10
    """What one guest tells the host about others."""
    reports_burst: int = 5
    sockets_per_guest: int = 16
    sockets_per_address: int = 256
    tokens_per_guest: int = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything that can be set."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    """0: any port that is free."""
    data: Path = field(default_factory=data_folder)
    database_url: str | None = None
    """Where tables are kept; None: an SQLite file in the data folder."""
    bus_url: str | None = None
    """The Redis or Valkey over which several servers on one PostgreSQL tell each other news; None: none."""
    origins: tuple[str, ...] = ()
    """Addresses, such as https://play.example.org, under which others reach the page through a proxy."""
    proxies: str | None = None
    """The addresses of proxies whose X-Forwarded-For is believed; None: no proxy."""
    workers: int = 1
    """How many processes think for bots."""
    bot_pause: float = 0.4
    """Seconds before a bot's move is made, so that people can follow."""
    grace: float = 60.0
    """Seconds that a player of a real-time game may be gone before a bot plays on."""
    tables_in_memory: int = 2000
    notice_pause: float = 20.0
    """Seconds in which who is there anyway may play before a notice of the turn is sent."""
    notices_anywhere: bool = False
    """Whether notices may go to private addresses and over http too: to a household's own machines."""
    contact: str | None = None
    """Whom push services may ask about notices, as mailto:NAME@HOST or https://PLACE; None: the page."""
    metrics_token: str | None = field(default=None, repr=False)
    """Who shows it may read the figures at /metrics; None: nobody may."""
    log_format: str = "text"
    """How the log is written: "text" or "json"."""
    log_level: str = "warning"
    """From what weight on the server tells of itself: "debug", "info", "warning" or "error"."""
    lab_seconds: float = 30.0
    """So long an experiment of the rule lab is played; 0: the lab is closed."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.data / DATABASE_FILE}"

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Config:
        """What the environment says, and what was given in its stead."""
        found = os.environ if environment is None else environment
        read = _from_environment(found) | {name: value for name, value in given.items() if value is not None}
        config = cls(**read)
        _check(config)
        return config


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, (variable, reader) in _VARIABLES.items():
        if text := environment.get(variable):
            found[name] = _read(variable, text, reader)
    return found | {"limits": _limits(environment)}


def _limits(environment: Mapping[str, str]) -> Limits:
    limits = Limits()
    for entry in fields(Limits):
        variable = f"CAMPIDOGLIO_LIMIT_{entry.name.upper()}"
        if text := environment.get(variable):
            limits = replace(limits, **{entry.name: _read(variable, text, type(getattr(limits, entry.name)))})
    return limits


def _read(variable: str, text: str, reader: Callable[[str], T]) -> T:
    try:
        return reader(text)
    except ValueError:
        raise BadConfig(
            f"{variable} is {_EXPECTED.get(reader, 'a list of addresses')}, not {quoted(text)}"
        ) from None


def _origins(text: str) -> tuple[str, ...]:
    """Addresses with commas or spaces between them, without what follows the host and port."""
    return tuple(_origin(part) for part in text.replace(",", " ").split())


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _yes(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(text)
    return text == "1"


def _folder(text: str) -> Path:
    return Path(text).expanduser()


_EXPECTED: Mapping[Any, str] = {int: "a whole number", float: "a number", _yes: "0 or 1"}

_VARIABLES: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "host": ("CAMPIDOGLIO_HOST", str),
    "port": ("CAMPIDOGLIO_PORT", int),
    "data": ("CAMPIDOGLIO_DATA", _folder),
    "database_url": ("CAMPIDOGLIO_DATABASE_URL", str),
    "bus_url": ("CAMPIDOGLIO_BUS_URL", str),
    "origins": ("CAMPIDOGLIO_ORIGINS", _origins),
    "proxies": ("CAMPIDOGLIO_PROXIES", str),
    "workers": ("CAMPIDOGLIO_WORKERS", int),
    "bot_pause": ("CAMPIDOGLIO_BOT_PAUSE", float),
    "grace": ("CAMPIDOGLIO_GRACE", float),
    "notice_pause": ("CAMPIDOGLIO_NOTICE_PAUSE", float),
    "notices_anywhere": ("CAMPIDOGLIO_NOTICES_ANYWHERE", _yes),
    "contact": ("CAMPIDOGLIO_CONTACT", str),
    "metrics_token": ("CAMPIDOGLIO_METRICS_TOKEN", str),
    "log_format": ("CAMPIDOGLIO_LOG_FORMAT", str),
    "log_level": ("CAMPIDOGLIO_LOG_LEVEL", str),
    "lab_seconds": ("CAMPIDOGLIO_LAB_SECONDS", float),
}


def _check(config: Config) -> None:
    if not 0 <= config.port <= 65535:
        raise BadConfig(f"a port is a number from 0 to 65535, not {config.port}")
    if not 1 <= config.workers <= 64:
        raise BadConfig(f"1 to 64 processes may think for bots, not {config.workers}")
    if config.metrics_token is not None and len(config.metrics_token) < SHORTEST_TOKEN:
        raise BadConfig(f"CAMPIDOGLIO_METRICS_TOKEN needs {SHORTEST_TOKEN} characters that nobody guesses")
    for name, known in (("log_format", LOG_FORMATS), ("log_level", LOG_LEVELS)):
        if getattr(config, name) not in known:
            raise BadConfig(f"{name} is one of {', '.join(known)}, not {quoted(getattr(config, name))}")
    if config.bus_url and not (config.database_url or "").startswith("postgres"):
        raise BadConfig(
            "a bus is for several servers on one PostgreSQL: name that too, with --database or"
            " CAMPIDOGLIO_DATABASE_URL, or leave CAMPIDOGLIO_BUS_URL out"
        )
    for name in ("bot_pause", "grace", "notice_pause", "lab_seconds"):
        if not 0 <= getattr(config, name) < 86_400:
            raise BadConfig(f"{name} is a number of seconds up to a day, not {getattr(config, name)}")
