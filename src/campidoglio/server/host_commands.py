"""`campidoglio host`: reports, sanctions, removals and figures, for who keeps a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click

from campidoglio.server.backup_commands import data_option, database_option
from campidoglio.server.config import Config

if TYPE_CHECKING:
    from pathlib import Path

    from campidoglio.server.people.desk import Desk
    from campidoglio.server.storage.manners.values import Report, Sanction

MINUTES = {"m": 1, "h": 60, "d": 1440}

T = TypeVar("T")


class Duration(click.ParamType[int]):
    """A time such as 30m, 12h or 7d, in minutes."""

    name = "time"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read it."""
        found = re.fullmatch(r"([1-9]\d{0,4})([mhd])", str(value))
        if found is None:
            self.fail("a time is a number and m, h or d: 30m, 12h, 7d", param, ctx)
        return int(found[1]) * MINUTES[found[2]]


@click.group()
@database_option
@data_option
@click.pass_context
def host(ctx: click.Context, database: str | None, data: Path | None) -> None:
    """Look after the people of a server: reports, mutes, bans, removals, figures.

    The server may run meanwhile, and follows within seconds. docs/people.md tells more.
    """
    ctx.obj = Config.read(database_url=database, data=data)


def _at_desk(work: Callable[[Desk], Awaitable[T]]) -> T:
    from campidoglio.server.people.desk import Desk
    from campidoglio.server.storage.store import Store

    config: Config = click.get_current_context().obj

    async def done() -> T:
        async with await Store.open(config.database) as store:
            return await work(Desk(store))

    return asyncio.run(done())


# Reports


@host.command()
@click.option("--all", "everything", is_flag=True, help="Those that were seen to as well.")
def reports(everything: bool) -> None:
    """List what people have reported."""
    found = _at_desk(lambda desk: desk.manners.reports(resolved=everything))
    for report in found:
        state = "" if report.resolved_ms is None else f"  resolved: {report.resolution or '-'}"
        click.echo(f"{report.id}  {_time(report.created_ms)}  {report.reason}  {report.accused_name}{state}")
    if not found:
        click.echo("No report waits.")


@host.command()
@click.argument("id")
def report(id: str) -> None:
    """Show a report, with what was said at the table."""
    found = _at_desk(lambda desk: desk.manners.report(id))
    if found is None:
        raise click.ClickException(f"there is no report {id}; see: campidoglio host reports --all")
    click.echo("\n".join(_shown(found)))


def _shown(report: Report) -> list[str]:
    lines = [
        f"report    {report.id}, {_time(report.created_ms)}",
        f"about     {report.accused_name}, id {report.accused}",
        f"from      id {report.reporter}",
        f"table     {report.table}",
        f"reason    {report.reason}",
        f"words     {report.words or '-'}",
    ]
    if report.resolved_ms is not None:
        lines.append(f"resolved  {_time(report.resolved_ms)}: {report.resolution or '-'}")
    said = [
        f"  {'>' if line.accused else ' '} {_time(line.at)}  {line.name}: {line.text}"
        for line in report.excerpt
    ]
    return [*lines, *(["said"] if said else []), *said]


@host.command()
@click.argument("id")
@click.option("--note", default="", metavar="TEXT", help="What was done about it.")
def resolve(id: str, note: str) -> None:
    """Note that a report has been seen to."""
    _at_desk(lambda desk: desk.resolve(id, note))
    click.echo(f"Report {id} is resolved.")


# People


@host.command()
@click.argument("name")
def find(name: str) -> None:
    """Find guests by a part of their name."""
    found = _at_desk(lambda desk: desk.find(name))
    for each in found:
        kind = "account" if each.is_member else "guest"
        click.echo(f"{each.id}  {kind:7}  since {_time(each.created_ms)}  {each.name}")
    if not found:
        click.echo(f"Nobody is called {name}.")


def _imposing(kind: str, about: str, done: str) -> click.Command:
    @click.argument("who")
    @click.option("--for", "minutes", type=Duration(), metavar="TIME", help="30m, 12h, 7d; else for good.")
    @click.option("--note", default="", metavar="TEXT", help="Why, for the host's own log.")
    def impose(who: str, minutes: int | None, note: str) -> None:
        found = _at_desk(lambda desk: desk.impose(who, _kind(kind), minutes, note))
        click.echo(f"{found.name} {done}{' until further notice' if minutes is None else ''}.")

    return click.command(kind, help=about)(impose)


def _lifting(kind: str, about: str, done: str) -> click.Command:
    @click.argument("who")
    def lift(who: str) -> None:
        found = _at_desk(lambda desk: desk.lift(who, _kind(kind)))
        click.echo(f"{found.name} {done} again.")

    return click.command(f"un{kind}", help=about)(lift)


def _kind(kind: str) -> Sanction:
    from campidoglio.server.storage.manners.values import Sanction

    return Sanction(kind)


host.add_command(_imposing("mute", "Let WHO (an id, or an account's name) say nothing.", "may not talk"))
host.add_command(_imposing("ban", "Let WHO neither play nor talk; bots play on for WHO.", "may not play"))
host.add_command(_lifting("mute", "Let WHO talk again.", "may talk"))
host.add_command(_lifting("ban", "Let WHO play again.", "may play"))


# Tables


@host.command()
@click.argument("table")
def lines(table: str) -> None:
    """Show what was said at a table, with the numbers of the lines."""
    for number, said in _at_desk(lambda desk: desk.lines(table)):
        click.echo(f"{number:4}  {_time(said.at)}  {said.name}: {said.text}")


@host.command()
@click.argument("table")
@click.argument("number", type=int)
def remove_line(table: str, number: int) -> None:
    """Take back a line that somebody said at a table."""
    _at_desk(lambda desk: desk.remove_line(table, number))
    click.echo(f"Line {number} of table {table} is removed.")


@host.command()
@click.argument("table")
@click.option("--note", default="", metavar="TEXT", help="Why, for the host's own log.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def remove_table(table: str, note: str, yes: bool) -> None:
    """Delete a table, its game and its chat; ratings stay as they are."""
    if not yes:
        click.confirm(f"Delete table {table} for good?", abort=True)
    _at_desk(lambda desk: desk.remove_table(table, note))
    click.echo(f"Table {table} is removed.")


# All of it


@host.command()
def figures() -> None:
    """How many guests, tables, games, reports and sanctions there are."""
    for what, count in _at_desk(lambda desk: desk.figures()).items():
        click.echo(f"{count:10,}  {what}")


@host.command()
def log() -> None:
    """What was done with these commands, the first first."""
    for deed in _at_desk(lambda desk: desk.manners.deeds(0)):
        click.echo(f"{_time(deed.at_ms)}  {deed.deed:12}  {deed.subject}  {deed.note}".rstrip())


def _time(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"
