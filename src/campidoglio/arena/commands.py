"""The commands `campidoglio arena` and `campidoglio ladder`."""

from __future__ import annotations

import json
import secrets
import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from campidoglio import registry
from campidoglio.asked import read_options, read_seed
from campidoglio.kernel.errors import BadSeed, BadSetting

if TYPE_CHECKING:
    from campidoglio.arena.contest import Findings
    from campidoglio.arena.match import Match
    from campidoglio.arena.sequential import Rates
    from campidoglio.arena.workers import Workers

INTERRUPTED = 130
"""The exit status after Ctrl-C."""
RANDOM_SEED_BITS = 32
"""Enough for a seed that nobody chose, and short to type."""

share = click.FloatRange(0, 1, min_open=True, max_open=True)

time_option = click.option(
    "--time",
    "seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="T",
    help="Seconds for a choice, instead of what a bot takes by itself.",
)
workers_options = [
    click.option(
        "--processes", type=click.IntRange(1, 4096), metavar="N", help="How many play.  [default: every core]"
    ),
    click.option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster; local starts one here. Needs campidoglio[ray].",
    ),
]


def _with(options: list[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def decorate(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    multiple=True,
    metavar="A,B,…",
    help="Who plays: bots with commas between them; may be repeated.",
)
@click.option(
    "--bot",
    multiple=True,
    metavar="BOT",
    help="One more bot, such as one with a comma in it, or port:COMMAND, a program of yours.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games at most.",
)
@click.option(
    "--players",
    type=int,
    metavar="P",
    help="How many seats.  [default: one for each bot, or what the game allows]",
)
@time_option
@click.option("--seed", metavar="N", help="The same seed and bots play the same match.  [default: by chance]")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the game.")
@click.option(
    "--stop-when-settled", "stops", is_flag=True, help="End as soon as all differences are settled."
)
@click.option(
    "--margin", type=share, default=0.1, show_default=True, help="The difference in win share that matters."
)
@click.option(
    "--alpha", type=share, default=0.05, show_default=True, help="How often equal bots may be told apart."
)
@click.option(
    "--beta", type=share, default=0.05, show_default=True, help="How often such a difference may be missed."
)
@click.option(
    "--save",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where results are kept; a match goes on from what is there.  [default: a new file with your saves]",
)
@_with(workers_options)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(
    game: str,
    bots: tuple[str, ...],
    bot: tuple[str, ...],
    games: int,
    players: int | None,
    seconds: float | None,
    seed: str | None,
    settings: tuple[str, ...],
    stops: bool,
    margin: float,
    alpha: float,
    beta: float,
    file: Path | None,
    processes: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, fairly, and say how sure the result is.

    Every deal is played with each bot in each seat in turn. A win share is 1 for a game that was won, 1/2
    for one that was shared by two; bots of equal strength come to 1 divided by the number of seats.

    \b
      campidoglio arena campanile --bots random,greedy --games 200
      campidoglio arena capitol --bots easy,medium --bot "port:python my_bot.py" --players 3
      campidoglio arena campanile --bots greedy,medium --games 20000 --stop-when-settled
    """  # noqa: D301  (click reads the backspace as "keep these lines")
    from campidoglio.arena.lineup import check_bots, read_bots
    from campidoglio.arena.match import Match
    from campidoglio.arena.results import seed_in
    from campidoglio.arena.sequential import Rates

    rulebook = registry.rulebook(game)
    specs = read_bots(bots) + bot
    check_bots(specs)
    count = players
    if count is None:
        count = min(max(len(specs), rulebook.fewest_players), rulebook.most_players)
    held = rulebook.settings.read(read_options(rulebook, settings), rulebook.check_players(count))
    path = file or _new_file(game)
    number = _checked(read_seed(seed))
    if number is None:
        number = seed_in(path)
    match = Match(
        game=game,
        players=count,
        bots=specs,
        seed=secrets.randbits(RANDOM_SEED_BITS) if number is None else number,
        options=rulebook.settings.shown(held),
        seconds=seconds,
    )
    rates = Rates(margin=margin, alpha=alpha, beta=beta)
    found = _play(match, path, games, rates, stops, _workers(processes, ray))
    if as_json:
        from campidoglio.arena.report import as_json as report

        click.echo(json.dumps(report(match, found), ensure_ascii=False))
    else:
        _show(match, found, rates)
        click.echo(f"The results are in {path}", err=True)


def _checked(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < 1 << 256:
        raise BadSeed("a seed is a whole number from 0 to 2^256 - 1")
    return seed


def _new_file(game: str) -> Path:
    from campidoglio.places import data_folder

    return data_folder() / "arena" / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


def _workers(processes: int | None, address: str | None) -> Workers:
    if address is not None:
        from campidoglio.arena.cluster import Cluster

        return Cluster(address, processes)
    from campidoglio.arena.workers import here_or_on

    return here_or_on(processes)


def _play(match: Match, path: Path, games: int, rates: Rates, stops: bool, workers: Workers) -> Findings:
    """Play a match with a progress bar; Ctrl-C keeps what is there and says how to go on."""
    from campidoglio.arena.contest import play_match
    from campidoglio.arena.results import Results

    with Results(match, path) as results:
        try:
            with _ends_politely(), _progress(f"{match.game}, {match.players} players", games) as progress:
                found = play_match(
                    results, workers, games, rates=rates, stop_when_settled=stops, progress=progress
                )
        except KeyboardInterrupt:
            _stopped(results.match, path, len(results.played), games)
    _complain(found)
    return found


def _stopped(match: Match, path: Path, played: int, games: int) -> NoReturn:
    words = ["campidoglio", "arena", match.game, *(word for bot in match.bots for word in ("--bot", bot))]
    words += ["--players", str(match.players), "--games", str(games), "--save", str(path)]
    words += ["--time", f"{match.seconds:g}"] if match.seconds is not None else []
    for name, value in match.options.items():
        words += ["--set", f"{name}={value}"] if isinstance(value, int | str) else []
    click.echo(
        f"Stopped after {played} of {games} games, which are kept. Go on with:\n  {shlex.join(words)}",
        err=True,
    )
    sys.exit(INTERRUPTED)


@contextmanager
def _ends_politely() -> Iterator[None]:
    """To be told to end is the same as Ctrl-C."""

    def interrupt(number: int, frame: object) -> NoReturn:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _progress(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda played: bar.update(task, completed=played)


def _complain(found: Findings) -> None:
    """Say what a program did wrong: the first of its faults, and how many there were."""
    faults = sum(sum(game.faults) for game in found.games)
    if faults:
        first = next(game.complaint for game in found.games if game.complaint)
        click.echo(
            f"Programs made {faults} faults, answered at random for them. The first: {first}", err=True
        )


def _show(match: Match, found: Findings, rates: Rates) -> None:
    from rich.console import Console

    from campidoglio.arena.report import as_table, in_words, rates_in_words

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{match.game}, {match.players} players, {len(found.games)} games, seed {match.seed}")
    console.print(as_table(match, found))
    for sentence in in_words(match, found, rates):
        console.print(sentence, soft_wrap=True)
    console.print(f"({rates_in_words(rates)})", soft_wrap=True)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=300,
    show_default=True,
    metavar="N",
    help="Games in a table.",
)
@click.option(
    "--players", type=int, metavar="P", help="Only with so many players.  [default: all that a game allows]"
)
@click.option(
    "--bots",
    multiple=True,
    metavar="A,B,…",
    help="Which bots.  [default: random and the four levels]",
)
@time_option
@click.option(
    "--minutes",
    type=click.FloatRange(min=0),
    metavar="M",
    help="Play so long at most on a table; the next time it goes on. 0 only writes what there is.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("docs/ladder.md"),
    show_default=True,
    metavar="FILE",
    help="The page; the same as JSON is put beside it.",
)
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where results are kept; a ladder goes on from what is there.  [default: a folder with your saves]",
)
@click.option(
    "--into-package",
    is_flag=True,
    help="Put the JSON into the package too, for the pages of the games on the web page.",
)
@_with(workers_options)
def ladder(
    names: tuple[str, ...],
    games: int,
    players: int | None,
    bots: tuple[str, ...],
    seconds: float | None,
    minutes: float | None,
    out: Path,
    keep: Path | None,
    into_package: bool,
    processes: int | None,
    ray: str | None,
) -> None:
    """Measure every bot level in every GAME, and write the page of the documentation that says so.

    It takes hours with all levels in all games, and goes on where it was stopped. The bots that go by the
    clock play better on a faster machine.
    """
    from campidoglio.arena.ladder import BOTS, PACKED, begins_anew, climb, data, matches, page
    from campidoglio.arena.lineup import check_bots, read_bots
    from campidoglio.places import data_folder

    specs = read_bots(bots) if bots else BOTS
    check_bots(specs)
    folder = keep or data_folder() / "ladder"
    workers = _workers(processes, ray)
    todo = list(matches(names or registry.names(), bots=specs, players=players, seconds=seconds))
    if not todo:
        raise BadSetting(f"none of the games is for {players} players")
    command = _ladder_command(names, games, players, bots, seconds)
    found = []
    for match in todo:
        if begins_anew(match, folder):
            table = f"{match.game}, {match.players} players"
            click.echo(f"{table}: the rules or bots have changed since; this is played anew.", err=True)
        try:
            with _ends_politely(), _progress(f"{match.game}, {match.players} players", games) as progress:
                limit = inf if minutes is None else minutes
                climbed = climb(match, folder, workers, games, minutes=limit, progress=progress)
                found.append((match, climbed))
        except KeyboardInterrupt:
            click.echo("Stopped; what was played is kept. Give the same command to go on.", err=True)
            sys.exit(INTERRUPTED)
        # Whole after every table, so that there is something to read while the others are played.
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(page(found, command), "utf-8")
        places = [out.with_suffix(".json"), *([PACKED] if into_package else [])]
        for place in places:
            place.write_text(json.dumps(data(found, command), indent=1) + "\n", "utf-8")
    click.echo(f"The ladder is in {out}", err=True)


def _ladder_command(
    names: tuple[str, ...], games: int, players: int | None, bots: tuple[str, ...], seconds: float | None
) -> str:
    """What writes the same ladder on any machine."""
    words = ["campidoglio", "ladder", *names, "--games", str(games)]
    words += ["--players", str(players)] if players is not None else []
    words += [word for each in bots for word in ("--bots", each)]
    words += ["--time", f"{seconds:g}"] if seconds is not None else []
    return shlex.join(words)
