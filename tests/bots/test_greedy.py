"""The greedy bot plays legally, looks at nothing it may not see, and beats chance in every game."""

from random import Random

import pytest
from tests.bots.tables import GAMES, elsewhere, new, play_to_the_end, positions, wins_of

from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.question import ask
from campidoglio.bots.random_bot import ErringBot, RandomBot


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_whole_games_legally(game: str) -> None:
    begun = new(game, 3, 1)
    play_to_the_end(begun, dict.fromkeys(range(3), GreedyBot()))
    assert begun.over


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_the_random_bot(game: str) -> None:
    assert wins_of(GreedyBot(), RandomBot(Random(1)), game, range(10)) >= 9


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    for position in positions(game):
        seat = position.actors[0]
        choices = [GreedyBot().choose(ask(elsewhere(position, seat, n), seat)) for n in range(3)]
        assert choices == [GreedyBot().choose(ask(position, seat))] * 3


def test_an_erring_bot_errs_now_and_then_but_the_same_way_every_time() -> None:
    def choices(errs: float) -> list[str]:
        bot = ErringBot(bot=GreedyBot(), errs=errs)
        return [str(bot.choose(ask(at, at.actors[0]))) for at in positions("campanile")]

    assert choices(0.0) == [str(GreedyBot().choose(ask(at, at.actors[0]))) for at in positions("campanile")]
    assert choices(1.0) != choices(0.0)
    assert choices(0.5) == choices(0.5)
