"""Games played one after the other without NumPy: by bots, or at random on the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from campidoglio.bots import levels
from campidoglio.bots.question import ask
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.game import Game
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.simulate.counts import Finished

BOT_SEED = 1_000_003
"""Seats of a game, and games, have bots of different seeds."""

Player = Callable[[int, int], Iterator[Finished]]
"""Plays so many games, from the seed of the first."""


def played(game: Game, bots: Sequence[str], seed: int) -> Game:
    """A game that bots have played to its end."""
    players = [levels.make(bot, seed=seed * BOT_SEED + seat, threads=1) for seat, bot in enumerate(bots)]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, players[seat].choose(ask(game, seat)))
    return game


def bots_play(book: Rulebook, players: int, options: Mapping[str, Any], level: str) -> Player:
    """Bots of one level on all seats."""

    def play(first: int, games: int) -> Iterator[Finished]:
        for seed in range(first, first + games):
            game = played(Game(book, players=players, seed=seed, options=options), [level] * players, seed)
            outcome = game.outcome
            assert outcome is not None
            yield Finished(outcome.scores, outcome.ranking, outcome.reason, len(game.moves))

    return play


def chance_plays(book: Rulebook, players: int, options: Mapping[str, Any]) -> Player:
    """Random players, on the interpreter: move for move the same as the native engine's."""
    rules = interpreted(book)
    held = book.settings.read(options, players)
    moves = [0] * book.legal_limit
    scores, places = [0] * players, [0] * players

    def play(first: int, games: int) -> Iterator[Finished]:
        for seed in range(first, first + games):
            s = book.fresh_state(players, held)
            rules.begin(s, seed_words(seed))
            made = rules.playout(s, luck_row(seed), moves)
            ending = rules.read_results(s, scores, places)
            yield Finished(tuple(scores), tuple(places), book.endings(ending).name.lower(), made)

    return play
