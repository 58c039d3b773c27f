"""Positions for the tests of bots: a game of each kind, some way on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import campidoglio
from campidoglio import Game
from campidoglio.bots.question import Bot, ask

GAMES = campidoglio.game_names()
OPTIONS: Mapping[str, Mapping[str, Any]] = {"capitalist": {"rounds": 4}}
"""What keeps a game short."""


def new(game: str, players: int, seed: int) -> Game:
    """A new game, kept short."""
    return campidoglio.new(game, players=players, seed=seed, **OPTIONS.get(game, {}))


def after(game: str, players: int, seed: int, moves: int) -> Game:
    """A game after so many random moves."""
    chance = random.Random(f"{game} {seed}")
    begun = new(game, players, seed)
    for _ in range(moves):
        seat = chance.choice(begun.actors)
        begun.play(seat, chance.choice(begun.legal(seat)))
    return begun


def positions(game: str) -> Iterator[Game]:
    """A few positions in which somebody has something to choose."""
    for moves in (0, 3, 10, 21, 34):
        yield after(game, 3, moves, moves)


def elsewhere(game: Game, seat: int, number: int) -> Game:
    """The same to all that the seat can know, but another position: what is hidden is dealt anew."""
    state = game.imaginer(seat)(number)
    return Game.from_state(game.rulebook, state, options=game.options)


def play_to_the_end(game: Game, bots: Mapping[int, Bot]) -> int:
    """Let bots play; the most seats that were asked at once."""
    most = 0
    while not game.over:
        most = max(most, len(game.actors))
        seat = game.actors[-1]
        game.play(seat, bots[seat].choose(ask(game, seat)))
    return most


def wins_of(mine: Bot, other: Bot, game: str, seeds: range) -> int:
    """How many of the games with two players, seats taken in turn, one bot wins alone."""
    won = 0
    for seed in seeds:
        played = new(game, 2, seed)
        seat = seed % 2
        play_to_the_end(played, {seat: mine, 1 - seat: other})
        won += played.ranking[seat] < played.ranking[1 - seat]
    return won
