"""`campidoglio backup` and `campidoglio restore`: everything that a server keeps, in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from campidoglio.server.config import Config
from campidoglio.server.secrets import FILE as SECRET_FILE
from campidoglio.server.secrets import VARIABLE as SECRET_VARIABLE

database_option = click.option(
    "--database",
    metavar="URL",
    help="The database: sqlite:///FILE or postgresql://...  [default: a file in the data folder]",
)
data_option = click.option(
    "--data",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the server keeps its files.",
)
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.command()
@file_argument
@database_option
@data_option
def backup(file: Path, database: str | None, data: Path | None) -> None:
    """Keep all tables, games, guests and accounts as they are now in a new FILE.

    People may go on playing meanwhile. Whoever has the file can see every hand: keep it safe.
    """
    from campidoglio.server.storage.backups import back_up

    config = Config.read(database_url=database, data=data)
    counts = asyncio.run(back_up(config.database, file))
    click.echo(f"{file} holds {_told(counts)}.")
    click.echo(
        f"Guests are known by the server's secret: keep {config.data / SECRET_FILE}"
        f" (or {SECRET_VARIABLE}) too."
    )


@click.command()
@file_argument
@database_option
@data_option
@click.option(
    "--replace", is_flag=True, help="Delete what the database holds, and put the backup in its place."
)
def restore(file: Path, database: str | None, data: Path | None, replace: bool) -> None:
    """Put the backup in FILE into a database, which must be empty or given up with --replace.

    Stop every server of that database before. A backup of SQLite may go into PostgreSQL, and back.
    """
    from campidoglio.server.storage.backups import restore as put_back

    config = Config.read(database_url=database, data=data)
    counts = asyncio.run(put_back(config.database, file, replace=replace))
    click.echo(f"Back are {_told(counts)}.")


def _told(counts: dict[str, int]) -> str:
    return f"{counts['tables']:,} tables with {counts['entries']:,} entries, and {counts['guests']:,} guests"
