"""OpenSpiel's IS-MCTS sits down as a bot of ours: legal, fair, reproducible, and done in time."""

from random import Random

import pytest
from tests.arena.against_open_spiel import RIVAL, make_either
from tests.bots.tables import elsewhere, new, play_to_the_end, positions, wins_of

from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.question import ask
from campidoglio.bots.random_bot import RandomBot
from campidoglio.envs.open_spiel_bot import FEWEST_SIMULATIONS, OpenSpielBot


@pytest.mark.parametrize("game", ["campanile", "capital_lux"])
def test_it_plays_whole_games_legally(game: str) -> None:
    begun = new(game, 2, 1)
    play_to_the_end(begun, dict.fromkeys(range(2), OpenSpielBot(simulations=2)))
    assert begun.over


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    for position in positions("campanile"):
        seat = position.actors[0]
        choices = [
            OpenSpielBot(simulations=6, seed=1).choose(ask(elsewhere(position, seat, n), seat))
            for n in range(2)
        ]
        assert choices == [OpenSpielBot(simulations=6, seed=1).choose(ask(position, seat))] * 2


def test_it_answers_when_its_time_is_up() -> None:
    position = new("campanile", 2, 1)
    bot = OpenSpielBot(seconds=0.0)
    assert bot.choose(ask(position, position.actors[0])) in position.legal(position.actors[0])
    assert bot.last_simulations == FEWEST_SIMULATIONS


def test_it_thinks_and_does_not_draw_lots() -> None:
    assert wins_of(OpenSpielBot(simulations=15), RandomBot(Random(1)), "campanile", range(4)) >= 3


def test_a_match_against_it_is_made_up_of_both() -> None:
    assert isinstance(make_either(RIVAL, seed=1, seconds=0.1), OpenSpielBot)
    assert isinstance(make_either("greedy", seed=1, seconds=0.1), GreedyBot)
