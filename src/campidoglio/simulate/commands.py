"""The commands `campidoglio simulate` and `campidoglio figures`."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from campidoglio import registry
from campidoglio.asked import read_options, read_seed
from campidoglio.bots.levels import LEVELS
from campidoglio.kernel.errors import BadSetting, EngineUnavailable
from campidoglio.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from campidoglio.simulate.plan import Plan

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


@click.command()
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="How many play.  [default: the fewest of the game]")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="BOT,…",
    help="Who plays: one for all seats, or one for each, such as greedy:imagined=5,random.",
)
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, metavar="N")
@click.option("--seed", default="0", show_default=True, metavar="N", help="The seed of the first game.")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the game.")
@click.option(
    "--what-if",
    "what_ifs",
    multiple=True,
    metavar="NAME=VALUE,VALUE",
    help="Play all games once with each value of a setting; more than one setting gives all combinations.",
)
@click.option("--out", type=click.Path(path_type=Path), help="A row a game, into a file .parquet or .csv.")
@click.option("--report", type=click.Path(path_type=Path), help="Length, seats and points as an HTML page.")
@click.option(
    "--threads", type=click.IntRange(1, 4096), metavar="N", help="How many cores work.  [default: all]"
)
def simulate(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    settings: tuple[str, ...],
    what_ifs: tuple[str, ...],
    out: Path | None,
    report: Path | None,
    threads: int | None,
) -> None:
    """Play GAME many times; random players play millions of games a minute.

    \b
      campidoglio simulate campanile --games 1000000 --out games.parquet
      campidoglio simulate campanile --what-if bet_on=showing,built --report lab.html
      campidoglio simulate campanile --bots greedy,random --games 200
    """  # noqa: D301  (click reads the backspace as "keep these lines")
    try:
        from campidoglio.simulate.plan import Plan, what_if
    except ImportError as problem:
        raise EngineUnavailable(
            "bulk simulation needs NumPy: pip install 'campidoglio[simulate]'"
        ) from problem

    book = registry.rulebook(game)
    count = book.check_players(book.fewest_players if players is None else players)
    plan = Plan(
        book,
        count,
        games,
        seed=read_seed(seed) or 0,
        options=read_options(book, settings),
        bots=_bots(bots, count),
    )
    for path in (out, report):
        _check_place(path)
    variants = what_if(what_ifs)
    if clash := set(variants[0]) & set(plan.options):
        raise BadSetting(f"give {', '.join(sorted(clash))} either to --set or to --what-if, not to both")
    _run(book, plan, variants, out, report, threads)


def _check_place(path: Path | None) -> None:
    """Refuse what cannot be written to before anything is played."""
    if path is not None and path.is_dir():
        raise BadSetting(f"{str(path)!r:.200} is a folder; name a file to write")
    if path is not None and not path.absolute().parent.is_dir():
        raise BadSetting(f"there is no folder {str(path.parent)!r:.200} to write to")


def _bots(text: str, players: int) -> tuple[str, ...]:
    found: list[str] = []
    for part in map(str.strip, text.split(",")):
        if "=" in part.partition(":")[0] and found:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return tuple(found * players) if len(found) == 1 else tuple(found)


def _run(
    book: Rulebook,
    plan: Plan,
    variants: list[dict[str, str]],
    out: Path | None,
    report: Path | None,
    threads: int | None,
) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from campidoglio.simulate.lab import simulate as run_lab
    from campidoglio.simulate.summary import summary

    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as shown:
        task = shown.add_task(book.name, total=plan.games * len(variants))
        try:
            made = run_lab(
                plan,
                variants=variants,
                out=out,
                threads=threads,
                progress=lambda games: shown.advance(task, games),
            )
        except KeyboardInterrupt:
            kept = f"{out} holds the games played so far" if out is not None else "nothing was written"
            click.echo(f"interrupted: {kept}", err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None
    if report is not None:
        report.write_text(made.html(), encoding="utf-8")
    click.echo(summary(made))
    if out is not None:
        click.echo(f"The games are in {out}", err=True)
    if report is not None:
        click.echo(f"The report is in {report}", err=True)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--games", type=click.IntRange(min=2), default=1000, show_default=True, metavar="N")
@click.option(
    "--bots", type=click.Choice(("random", *LEVELS)), default="medium", show_default=True, help="Who plays."
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    metavar="FOLDER",
    help="Where to write GAME.json.  [default: figures.json in each game's own folder]",
)
@click.option("--processes", type=click.IntRange(1, 256), metavar="N", help="[default: one a core]")
def figures(names: tuple[str, ...], games: int, bots: str, out: Path | None, processes: int | None) -> None:
    """Play every GAME with every number of players, and keep the figures that its page shows."""
    from rich.console import Console
    from rich.progress import Progress

    from campidoglio.simulate.kept import place_of, play_figures, written

    for name in names or registry.names():
        book = registry.rulebook(name)
        path = out / f"{name}.json" if out is not None else Path(str(place_of(name)))
        total = games * (book.most_players - book.fewest_players + 1)
        with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as shown:
            task = shown.add_task(name, total=total)
            advance = partial(shown.advance, task)
            found = play_figures(book, games, bots, processes or len(os.sched_getaffinity(0)), advance)
        path.write_bytes(written(found))
        click.echo(f"The figures of {name} are in {path}", err=True)
