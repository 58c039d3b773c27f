"""Which database: the address as a host writes it, and as SQLAlchemy wants it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from campidoglio.server.storage.errors import BadDatabase

SQLITE = "sqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
EXPECTED = "sqlite:///path/to/file.db, or postgresql://user:password@host/database"


def sqlite_address(path: Path) -> str:
    """The address of an SQLite file."""
    return URL.create(SQLITE, database=str(path)).render_as_string()


def normalised(address: str) -> URL:
    """The address with the driver that is used here; raises `BadDatabase` for one that cannot be used."""
    url = _parsed(address)
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise BadDatabase(
            f"a database address starts with sqlite or postgresql, not {url.drivername!r}: {EXPECTED}"
        )
    url = url.set(drivername=driver)
    return _with_file(url) if driver == SQLITE else _with_asyncpg(url)


def _parsed(address: str) -> URL:
    try:
        return make_url(address)
    except (ArgumentError, ValueError):
        # What came is not repeated: it may hold a password.
        raise BadDatabase(f"that is no address of a database; expected {EXPECTED}") from None


def _with_file(url: URL) -> URL:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file, so that nothing is lost: sqlite:///path/to/file.db")
    return url.set(database=str(Path(url.database).expanduser()))


def _with_asyncpg(url: URL) -> URL:
    if find_spec("asyncpg") is None:
        raise BadDatabase(
            "PostgreSQL needs the extra campidoglio[postgres]: pip install 'campidoglio[postgres]'"
        )
    query = dict(url.query)
    # The name that other clients have for it.
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return url.set(query=query)
