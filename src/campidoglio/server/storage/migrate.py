"""Bringing a database to today's form: at every start, and safely from several processes at once."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from campidoglio.server.storage.database import Database
from campidoglio.server.storage.errors import BadDatabase

LOCK = 0x43414D5049
"""The number of the lock that migrating processes share on PostgreSQL; the letters CAMPI."""


async def migrate(database: Database) -> None:
    """Do the steps that the database has not seen, all in one transaction."""
    try:
        await database.write(upgrade)
    except CommandError as error:
        raise BadDatabase(
            f"the database {database.name} was made by a newer Campidoglio than this one, and was left as it"
            " is. Take that version again, or another --database"
        ) from error


def upgrade(connection: Connection) -> None:
    """Do the missing steps on this connection; who comes at the same time waits, and finds them done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(configuration(connection), "head")


def newest() -> str | None:
    """The last step there is."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations")).get_current_head()


def reached(connection: Connection) -> str | None:
    """The last step that a database has seen."""
    return MigrationContext.configure(connection).get_current_revision()


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know; there is no file of settings."""
    config = Config()
    config.set_main_option("script_location", "campidoglio.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
