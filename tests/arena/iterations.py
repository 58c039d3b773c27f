"""Says how many iterations our search makes in a second of one core, and how many OpenSpiel's IS-MCTS makes.

    python -m tests.arena.iterations campanile

Both think about the first move, one after the other. Processor time counts, so that other programs on the
machine matter little.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import click

import campidoglio
from campidoglio.bots.question import Question, ask
from campidoglio.bots.search.searcher import SearchBot
from campidoglio.envs.open_spiel_bot import OpenSpielBot

WALKS = 40_000
SIMULATIONS = 200
TIMES = 5


def pace(iterations: int, think: Callable[[], object]) -> float:
    """Iterations in a second of processor time; the median of a few times, after one that compiles."""
    think()
    taken = []
    for _ in range(TIMES):
        begun = time.process_time()
        think()
        taken.append(time.process_time() - begun)
    return iterations / median(taken)


def ours(question: Question) -> float:
    """Walks of our search, one tree on one core."""
    bot = SearchBot(walks=WALKS, threads=1, manner={"trees": 1})
    return pace(WALKS, lambda: bot.think(question))


def theirs(question: Question) -> float:
    """Simulations of OpenSpiel's bot."""
    bot = OpenSpielBot(simulations=SIMULATIONS)
    return pace(SIMULATIONS, lambda: bot.choose(question))


@click.command()
@click.argument("game")
def iterations(game: str) -> None:
    """Compare both in GAME with two players."""
    position = campidoglio.new(game, players=2, seed=1)
    question = ask(position, position.actors[0])
    mine, other = ours(question), theirs(question)
    click.echo(
        f"search: {mine:,.0f} walks/s; OpenSpiel: {other:,.0f} simulations/s; {mine / other:.0f} times"
    )


if __name__ == "__main__":
    iterations()
