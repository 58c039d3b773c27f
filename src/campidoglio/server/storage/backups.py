"""Backups: everything a database holds at one moment, in one SQLite file, whichever database it came from.

A backup is taken while people play and stops nobody. It can be put back into either kind of database, so this
is also the way from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, insert, select, text

from campidoglio.server.storage.address import SQLITE, normalised, sqlite_address
from campidoglio.server.storage.database import open_database
from campidoglio.server.storage.errors import BadBackup
from campidoglio.server.storage.failures import told_as_failures
from campidoglio.server.storage.manners import models as manners
from campidoglio.server.storage.migrate import migrate, newest, reached
from campidoglio.server.storage.models import entries, guests, metadata, tables
from campidoglio.server.storage.notices import models as notices
from campidoglio.server.storage.people import models as people
from campidoglio.server.storage.standings import models as standings

# What is about people, their manners and notices, and finished games belongs to the same database.
assert people.accounts.metadata is manners.reports.metadata is metadata
assert notices.notices.metadata is standings.finished.metadata is metadata

TOGETHER = 1000
"""So many rows are read and written at once."""

Counts = dict[str, int]
"""How many rows there are of what people think of: tables, entries, guests."""


async def back_up(address: str, file: Path) -> Counts:
    """Write all that the database holds at this moment into a new file."""
    if file.exists():
        raise BadBackup(f"{file} is there already, and was left as it is; choose another name")
    with _draft_of(file) as draft:
        url = normalised(address)
        if url.drivername == SQLITE:
            _copy(Path(url.database or ""), draft)
        else:
            await _copy_rows(address, draft)
        return _counts(draft)


async def restore(address: str, file: Path, *, replace: bool = False) -> Counts:
    """Put a backup into a database that holds nothing, or into the place of all that one holds.

    Whole or not at all. It is refused while anybody else uses the database: a server would not notice.
    """
    _check(file)
    with tempfile.TemporaryDirectory(prefix="campidoglio-") as folder:
        copy = Path(folder) / "backup.db"
        _copy(file, copy)
        await _bring_to_todays_form(copy)
        _refuse_if_open(address)
        target = open_database(address)
        try:
            with told_as_failures("restored", target.name):
                await migrate(target)
                await target.write(lambda new: _put_back(copy, new, target.name, replace=replace))
        finally:
            await target.close()
        return _counts(copy)


# The file


@contextmanager
def _draft_of(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted; it gets its name only when it is whole and on disk."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
    except OSError as problem:
        raise BadBackup(f"{file} cannot be written: {problem.strerror}") from None
    os.close(number)
    draft = Path(name)
    try:
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.link(draft, file)
    except FileExistsError:
        raise BadBackup(f"{file} is there already, and was left as it is; choose another name") from None
    except OSError as problem:
        raise BadBackup(f"{file} cannot be written: {problem.strerror}") from None
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{draft}{ending}").unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy an SQLite database as it stands at one moment, whoever writes to it meanwhile."""
    if not source.is_file():
        raise BadBackup(f"there is no database {source}")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            # The copy is one file: no log lies beside it.
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as problem:
        raise BadBackup(f"{source} cannot be copied: {problem}") from None


def _check(file: Path) -> None:
    """Refuse what is no whole database of ours."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            (found,) = opened.execute("PRAGMA quick_check(1)").fetchone()
            names = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as problem:
        raise BadBackup(f"{file} is no backup of Campidoglio: {problem}") from None
    if found != "ok":
        raise BadBackup(f"{file} is damaged: {found}")
    if not {"alembic_version", "tables", "entries", "guests"} <= names:
        raise BadBackup(f"{file} is no backup of Campidoglio")


def _counts(file: Path) -> Counts:
    with closing(sqlite3.connect(file)) as opened:
        return {
            table.name: opened.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
            for table in (tables, entries, guests)
        }


# Rows


async def _bring_to_todays_form(file: Path) -> None:
    database = open_database(sqlite_address(file))
    try:
        with told_as_failures("opened", str(file)):
            await migrate(database)
    finally:
        await database.close()


async def _copy_rows(address: str, draft: Path) -> None:
    """Copy all rows into a new SQLite database, as they are in one snapshot."""
    await _bring_to_todays_form(draft)
    source = open_database(address)

    def copy(old: Connection) -> None:
        old.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        if (found := reached(old)) != newest():
            raise BadBackup(
                f"the database {source.name} has another form ({found}) than this Campidoglio writes"
                f" ({newest()}): take the backup with the version that serves it"
            )
        with _opened(draft) as engine, engine.begin() as new:
            _copy_all(old, new)

    try:
        with told_as_failures("read", source.name):
            await source.write(copy)
    finally:
        await source.close()
    with closing(sqlite3.connect(draft)) as new:
        new.execute("PRAGMA journal_mode=DELETE")


def _put_back(copy: Path, new: Connection, name: str, *, replace: bool) -> None:
    if new.dialect.name == "postgresql" and new.execute(_OTHERS).scalar():
        raise BadBackup(_IN_USE.format(name))
    if not replace and any(new.execute(select(table).limit(1)).first() for table in (tables, guests)):
        raise BadBackup(
            f"the database {name} is not empty, and was left as it is. With --replace, all it holds is"
            " deleted and the backup takes its place"
        )
    for table in reversed(metadata.sorted_tables):
        new.execute(table.delete())
    with _opened(copy) as engine, engine.connect() as old:
        _copy_all(old, new)


def _copy_all(old: Connection, new: Connection) -> None:
    """Copy all rows, some at a time; what others refer to comes first."""
    for table in metadata.sorted_tables:
        found = old.execution_options(yield_per=TOGETHER).execute(select(table))
        for rows in found.partitions():
            new.execute(insert(table), [row._asdict() for row in rows])


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    engine = create_engine(sqlite_address(file), hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


# Who else is there

_IN_USE = "the database {} is in use: stop every server that serves it, then try again"
_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


def _refuse_if_open(address: str) -> None:
    """Refuse an SQLite file that another process has open: only alone can one have it to oneself."""
    url = normalised(address)
    if url.drivername != SQLITE or not Path(url.database or "").exists():
        return
    try:
        with closing(sqlite3.connect(url.database or "", timeout=0, isolation_level=None)) as alone:
            alone.execute("PRAGMA locking_mode=EXCLUSIVE")
            alone.execute("BEGIN EXCLUSIVE")
            alone.execute("ROLLBACK")
    except sqlite3.OperationalError:
        raise BadBackup(_IN_USE.format(url.render_as_string())) from None
    except sqlite3.DatabaseError as problem:
        raise BadBackup(f"{url.database} is no database: {problem}") from None
