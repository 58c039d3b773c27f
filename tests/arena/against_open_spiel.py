"""Lets our search play against OpenSpiel's IS-MCTS, each with the same time for a move, and says who wins.

    python -m tests.arena.against_open_spiel campanile --games 100 --seconds 0.1 --save open-spiel.jsonl
    python -m tests.arena.against_open_spiel campanile --walks 1000 --simulations 60 --save counted.jsonl

A busy machine may leave either too little of the time: the second line counts what each does. One quiet core
makes 40 to 60 simulations of Campanile in 0.1 seconds, and takes some 7,500 walks.

Every deal is played twice, with seats exchanged. What is in the file is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from campidoglio import registry
from campidoglio.arena.contest import play_match
from campidoglio.arena.lineup import make_bot
from campidoglio.arena.match import Match, Played, play_game
from campidoglio.arena.pairing import Seating
from campidoglio.arena.report import as_json
from campidoglio.arena.results import Results
from campidoglio.arena.sequential import Rates
from campidoglio.bots.question import Bot
from campidoglio.envs.open_spiel_bot import OpenSpielBot

RIVAL = "open_spiel"
PLAYERS = 2
SEED = 6


def make_either(spec: str, *, seed: int, seconds: float | None) -> Bot:
    """OpenSpiel's bot by its name, with a number of simulations behind a colon, and ours by theirs."""
    name, _, count = spec.partition(":")
    if name == RIVAL:
        return OpenSpielBot(seed=seed, seconds=seconds, simulations=int(count) if count else None)
    return make_bot(spec, seed=seed, seconds=seconds)


class Hosts:
    """This process, where OpenSpiel's bot may play too."""

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        """The results, one after the other."""
        return (play_game(match, seating, make_either) for seating in games)


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=2), default=100, show_default=True)
@click.option("--seconds", type=float, default=0.1, show_default=True, help="For a move, on one core each.")
@click.option("--walks", type=click.IntRange(min=1), help="For a move of ours, in place of the time.")
@click.option("--simulations", type=click.IntRange(min=2), help="For a move of theirs.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), required=True)
def against(
    game: str, games: int, seconds: float, walks: int | None, simulations: int | None, save: Path
) -> None:
    """Play GAME for two, and print what the arena says of it."""
    if (walks is None) != (simulations is None):
        raise click.UsageError("--walks and --simulations belong together")
    counted = walks is not None
    bots = (f"search:walks={walks},threads=1", f"{RIVAL}:{simulations}") if counted else ("search", RIVAL)
    book = registry.rulebook(game)
    options = book.settings.shown(book.settings.read({}, PLAYERS))
    match = Match(
        game=game,
        players=PLAYERS,
        bots=bots,
        seed=SEED,
        options=options,
        seconds=None if counted else seconds,
    )
    with Results(match, save) as results:
        found = play_match(results, Hosts(), games, rates=Rates())
    click.echo(json.dumps(as_json(match, found)))


if __name__ == "__main__":
    against()
