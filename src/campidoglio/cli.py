"""The command `campidoglio`: play, replay, list games, measure engines.

What is slow to import (rich, Fluent, the engines) is imported by the command that needs it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from campidoglio import __version__, bench, registry
from campidoglio.arena.commands import arena, ladder
from campidoglio.asked import read_options, read_seed
from campidoglio.kernel.errors import (
    BadRecord,
    BadSeed,
    BadSetting,
    CampidoglioError,
    UnknownGame,
    UnknownSeat,
)
from campidoglio.server.backup_commands import backup, restore
from campidoglio.server.commands import serve
from campidoglio.server.host_commands import host
from campidoglio.simulate.commands import figures, simulate
from campidoglio.terminal.language import LANGUAGES, language_of

if TYPE_CHECKING:
    from campidoglio.kernel.game import Game
    from campidoglio.terminal.saves import Save
    from campidoglio.terminal.seats import Seats

MISUSE = (BadSeed, BadSetting, UnknownGame, UnknownSeat)
"""What was typed was wrong: exit status 2, as for unknown options. Other refusals give 1."""

LATEST = ""
USUAL_PLAYERS = 3
BOT_LEVELS = ("random", "easy", "medium", "hard", "expert")
USUAL_BOTS = "medium"


class Commands(click.Group):
    """Commands whose refusals are one sentence, and whose own faults are written to a file."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except CampidoglioError as problem:
            kind = click.UsageError if isinstance(problem, MISUSE) else click.ClickException
            raise kind(str(problem)) from problem
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise
        except OSError as problem:
            raise click.ClickException(f"the system refused: {problem}") from problem
        except Exception as fault:  # whatever else it is, nobody who plays wants to see its trace
            raise click.ClickException(_report(fault)) from fault


def _report(fault: Exception) -> str:
    """A sentence about a fault of ours, after its details were written to a file."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile(
        "w", prefix="campidoglio-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        file.write(f"campidoglio {__version__}, Python {sys.version}\n{sys.argv}\n\n")
        traceback.print_exception(fault, file=file)
    return (
        f"a fault of Campidoglio stopped it ({type(fault).__name__}). A game you played is kept as it was"
        f" after the last move; see: campidoglio saves. The details are in {file.name}; please report them."
    )


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="campidoglio", message="%(prog)s %(version)s")
def main() -> None:
    """Board games written once as plain rules: play them here, simulate them at full speed.

    \b
      campidoglio play campanile         play against two bots
      campidoglio play --resume          continue the game played last
      campidoglio games campanile        players and settings of a game
    """  # noqa: D301  (click reads the backspace as "keep these lines")


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="Language: English, French or Dutch.  [default: that of your locale, or English]",
)


def _language(lang: str | None) -> str:
    return lang or language_of(os.environ)


@main.command()
@click.argument("game", required=False)
@click.option("--long", "is_long", is_flag=True, help="Describe every game with its settings.")
@lang_option
def games(game: str | None, is_long: bool, lang: str | None) -> None:
    """List the games, or describe GAME with its settings."""
    from campidoglio.terminal import lists
    from campidoglio.terminal.screen import open_screen

    names = (game,) if game else registry.names()
    rulebooks = [registry.rulebook(name) for name in names]
    console = open_screen()
    if game is None and not is_long:
        lists.show_games(console, _language(lang))
        return
    for number, rulebook in enumerate(rulebooks):
        if number:
            console.print("\n")
        lists.show_game(console, rulebook, _language(lang))


@main.command()
@lang_option
def saves(lang: str | None) -> None:
    """List the saved games, the last one played first."""
    from campidoglio.terminal import lists
    from campidoglio.terminal.screen import open_screen

    lists.show_saves(open_screen(), _language(lang))


@main.command()
@click.argument("game", required=False)
@click.option(
    "--players",
    type=int,
    metavar="N",
    help=f"How many play.  [default: {USUAL_PLAYERS}, or what the game allows]",
)
@click.option(
    "--human",
    metavar="SEATS",
    help="The seats that people play at this terminal, from 0, such as 0,2; or none, to watch.  [default: 0]",
)
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO",
    help="Who plays seat 0, then seat 1 …: human, or a bot of a level. Repeat it for every seat; the others"
    " are bots.",
)
@click.option(
    "--bots",
    type=click.Choice(BOT_LEVELS),
    default=USUAL_BOTS,
    metavar="LEVEL",
    help=f"How well the bots play: {', '.join(BOT_LEVELS)}; the last two think ahead, and need the extra"
    f" campidoglio[native].  [default: {USUAL_BOTS}]",
)
@click.option(
    "--seed", metavar="N", help="A whole number: the same seed deals the same game.  [default: by chance]"
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="A setting (see: campidoglio games GAME); where data is asked for, a .json or .toml file.",
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[SAVE]",
    help="Continue a saved game or a record file; without SAVE, the unfinished game played last.",
)
@lang_option
def play(
    game: str | None,
    players: int | None,
    human: str | None,
    seats: tuple[str, ...],
    bots: str,
    seed: str | None,
    settings: tuple[str, ...],
    resume: str | None,
    lang: str | None,
) -> None:
    """Play GAME in the terminal, against bots and with friends.

    You play seat 0 unless --human or --seat says otherwise. Every move is saved at once: quit when you like,
    also with Ctrl-C, and continue with --resume. At the prompt, ? lists what you can type.

    \b
      campidoglio play campanile --players 4 --human 0,1
      campidoglio play capitol --bots easy
      campidoglio play campanile --set bet_on=built --lang nl
      campidoglio play --resume
    """  # noqa: D301  (click reads the backspace as "keep these lines")
    if human is not None and seats:
        raise BadSetting("give either --human or --seat, not both")
    if resume is None:
        _play_new(game, players, human, seats, bots, seed, settings, _language(lang))
    elif players is not None or seed is not None or settings:
        raise BadSetting("a game that is continued keeps its --players, --seed and --set: leave them out")
    else:
        _play_on(game, resume, human, seats, bots, _language(lang))


def _play_new(
    name: str | None,
    players: int | None,
    human: str | None,
    seats: tuple[str, ...],
    bots: str,
    seed: str | None,
    settings: tuple[str, ...],
    language: str,
) -> None:
    from campidoglio.kernel.game import Game
    from campidoglio.terminal.saves import Save

    if name is None:
        raise UnknownGame(f"which game? One of {', '.join(registry.names())}: campidoglio play GAME")
    rulebook = registry.rulebook(name)
    if players is None:
        usual = max(USUAL_PLAYERS, len(seats))
        players = min(max(usual, rulebook.fewest_players), rulebook.most_players)
    rulebook.check_players(players)
    who = _seats(players, human, seats, bots)
    game = Game(rulebook, players=players, seed=read_seed(seed), options=read_options(rulebook, settings))
    _sit_down(game, who, Save(), language)


def _play_on(
    name: str | None, resume: str, human: str | None, seats: tuple[str, ...], bots: str, language: str
) -> None:
    from campidoglio.terminal import saves as kept
    from campidoglio.terminal.saves import Save
    from campidoglio.terminal.seats import default_seats

    # "--resume campanile" means the same as "campanile --resume".
    if resume in registry.names() and not Path(resume).is_file():
        name, resume = resume, LATEST
    path = _latest(name) if resume == LATEST else kept.find(resume)
    game = kept.load(path)
    if name is not None and game.rulebook.name != registry.rulebook(name).name:
        raise BadRecord(f"{path.name} is a game of {game.rulebook.name}, not of {name}")
    if game.over:
        raise BadRecord(f"that game is over; see it again with: campidoglio replay {_named(path)}")
    chosen = human is not None or seats
    known = None if chosen else kept.load_seats(path, game.players)
    who = _seats(game.players, human, seats, bots) if chosen else known or default_seats(game.players, bots)
    _sit_down(game, who, Save(path if kept.is_ours(path) else None), language, resumed=_named(path))


def _named(path: Path) -> str:
    """How a user names a save: shortly, if it is one of ours."""
    from campidoglio.terminal.saves import is_ours

    return path.stem if is_ours(path) else str(path)


def _latest(name: str | None) -> Path:
    """The unfinished game that was played last, of a game or of any."""
    found = _unfinished(registry.rulebook(name).name if name else None)
    if found is None:
        of_game = f" of {name}" if name else ""
        start = name or registry.names()[0]
        raise BadRecord(f"there is no unfinished game{of_game}; start one with: campidoglio play {start}")
    return found


def _unfinished(name: str | None) -> Path | None:
    from campidoglio.terminal import saves as kept

    for path in kept.saved():
        try:
            game = kept.load(path)
        except CampidoglioError:
            continue
        if not game.over and name in (None, game.rulebook.name):
            return path
    return None


def _seats(players: int, human: str | None, seats: tuple[str, ...], bots: str) -> Seats:
    from campidoglio.terminal.seats import default_seats, read_seats, seats_of_people

    if human is not None:
        return seats_of_people(human, players, bots)
    return read_seats(seats, players, bots) if seats else default_seats(players, bots)


def _sit_down(game: Game, seats: Seats, save: Save, language: str, *, resumed: str | None = None) -> None:
    from rich.text import Text

    from campidoglio.terminal.screen import open_screen
    from campidoglio.terminal.table import Table
    from campidoglio.terminal.texts import Texts

    texts = Texts(language, game.rulebook)
    console = open_screen()
    if resumed is not None:
        console.print(Text(texts("resumed", file=resumed)))
    Table(game, seats, save, texts, console).play()


@main.command()
@click.argument("file")
@click.option("--seat", type=int, metavar="N", help="See what the player of seat N saw, from 0.")
@click.option("--all", "is_open", is_flag=True, help="See the hands of all players.")
@click.option("--verify", is_flag=True, help="Only check whether the chance of the game was fair.")
@lang_option
@click.pass_context
def replay(
    ctx: click.Context, file: str, seat: int | None, is_open: bool, verify: bool, lang: str | None
) -> None:
    """Step through a played game: FILE is a record, or the name of a saved game.

    Press Enter for the next move; type back, start, end or a move's number to go there, and quit to stop.
    Into a pipe or a file, all moves are printed. Without --seat or --all you see what an onlooker saw.

    With --verify, the record of a game that was played on a server is checked: that its chance follows from
    the secret that was committed to before the first move. The status is 0 only if all is well.
    """
    if verify:
        if seat is not None or is_open:
            raise BadSetting("--verify only checks: leave out --seat and --all")
        ctx.exit(0 if _is_fair(file, _language(lang)) else 1)
    from campidoglio.terminal.replayer import Replayer
    from campidoglio.terminal.saves import find, load
    from campidoglio.terminal.screen import open_screen
    from campidoglio.terminal.texts import Texts

    if seat is not None and is_open:
        raise BadSetting("give either --seat or --all, not both")
    game = load(find(file))
    if seat is not None:
        game.view(seat)
    texts = Texts(_language(lang), game.rulebook)
    Replayer(game, texts, open_screen(), seat=seat, is_open=is_open).run()


def _is_fair(file: str, language: str) -> bool:
    """Check a record's chance, and say what was found."""
    from campidoglio.server.table import fairness
    from campidoglio.terminal.saves import find, read
    from campidoglio.terminal.screen import open_screen
    from campidoglio.terminal.texts import Texts
    from campidoglio.terminal.verdict import show_verdict

    record = read(find(file))
    findings = fairness.verify(record, registry.rulebook(record.game))
    proof = record.fairness or {}
    show_verdict(open_screen(), Texts(language), findings, str(proof.get("commitment", "")))
    return fairness.is_fair(findings)


@main.command("bench")
@click.argument("game")
@click.option(
    "--engine",
    type=click.Choice(bench.ENGINES),
    default="python",
    show_default=True,
    help="What is measured.",
)
@click.option("--players", type=int, metavar="N", help="How many play.  [default: the fewest of the game]")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01, max=3600),
    default=5.0,
    show_default=True,
    metavar="S",
    help=f"How long to measure, in {bench.RUNS} runs.",
)
@click.option(
    "--threads", type=click.IntRange(1, 4096), metavar="N", help="For native.  [default: every core]"
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with the medians.")
def bench_command(
    game: str, engine: str, players: int | None, seconds: float, threads: int | None, as_json: bool
) -> None:
    """Measure how fast an engine plays GAME, with random players, in moves and games per second."""
    rulebook = registry.rulebook(game)
    if threads is not None and engine != "native":
        raise BadSetting("--threads is for --engine native")
    count = rulebook.check_players(rulebook.fewest_players if players is None else players)
    measured = bench.measure(
        rulebook, engine, players=count, seconds=seconds, threads=threads, progress=_progress
    )
    _progress("")
    if as_json:
        click.echo(json.dumps(measured.to_json()))
    else:
        click.echo(_figures(measured))


def _progress(text: str) -> None:
    """Say on a terminal what is being done, always on the same line."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{text}", nl=False, err=True)


def _figures(measured: bench.Measured) -> str:
    threads = f", {measured.threads} threads" if (measured.threads or 1) > 1 else ""
    return (
        f"{measured.game}, {measured.players} players, {measured.engine} engine{threads}"
        f" (ready in {measured.ready_seconds:.1f} s)\n"
        f"  moves/s  {measured.moves_per_s:>16,.0f}   best {measured.best_moves_per_s:>16,.0f}\n"
        f"  games/s  {measured.games_per_s:>16,.0f}   best {measured.best_games_per_s:>16,.0f}"
    )


main.add_command(arena)
main.add_command(backup)
main.add_command(host)
main.add_command(ladder)
main.add_command(restore)
main.add_command(serve)
main.add_command(figures)
main.add_command(simulate)

__all__ = ["main"]
