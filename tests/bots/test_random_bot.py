"""The random bot plays legally, and its chance is its own."""

from random import Random

import campidoglio
from campidoglio.bots.question import ask
from campidoglio.bots.random_bot import RandomBot


def moves_of_a_game(seed: int) -> tuple[str, ...]:
    bots = [RandomBot(Random(f"{seed} {seat}")) for seat in range(3)]
    game = campidoglio.new("campanile", players=3, seed=1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(ask(game, seat)))
    return tuple(str(action) for _, action in game.moves)


def test_the_same_chance_chooses_the_same_and_another_chance_something_else() -> None:
    assert moves_of_a_game(seed=1) == moves_of_a_game(seed=1)
    assert moves_of_a_game(seed=1) != moves_of_a_game(seed=2)


def test_every_legal_action_is_chosen_sooner_or_later() -> None:
    game = campidoglio.new("campanile", players=2, seed=1)
    seat = game.actors[0]
    bot = RandomBot(Random(1))
    chosen = {bot.choose(ask(game, seat)) for _ in range(300)}
    assert chosen == set(game.legal(seat))
