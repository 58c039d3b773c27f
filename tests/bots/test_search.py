"""Search: reproducible, blind to what its seat cannot know, legal everywhere, and stronger than chance."""

from random import Random

import numpy as np
import pytest
from tests.bots.tables import GAMES, after, elsewhere, new, play_to_the_end, positions, wins_of

from campidoglio.bots.question import ask
from campidoglio.bots.random_bot import RandomBot
from campidoglio.bots.search.searcher import SearchBot, is_settled

SMALL = {"room": 2_000}


def searcher(walks: int, *, seed: int = 0, threads: int = 1) -> SearchBot:
    return SearchBot(walks=walks, seed=seed, threads=threads, manner=SMALL)


def test_the_same_seed_and_walks_find_the_same_with_any_number_of_threads() -> None:
    position = after("campanile", 3, 5, 10)
    question = ask(position, position.actors[0])
    found = [searcher(300, threads=threads).think(question) for threads in (1, 1, 2, 5)]
    assert found == [found[0]] * 4
    assert sum(thought.walks for thought in found[0]) == 300
    assert searcher(300, seed=1).think(question) != found[0]


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_the_walks_that_are_left_cannot_change_its_choice(game: str) -> None:
    # In Capital Lux a search looks about longer before it prefers one action to all others.
    allowed = 6000 if game == "capital_lux" else 1200
    least = allowed
    for position in positions(game):
        question = ask(position, position.actors[0])
        bot = searcher(allowed)
        thoughts = bot.think(question)
        assert bot.last_walks == allowed
        assert (
            bot.choose(question) == max(thoughts, key=lambda thought: (thought.walks, thought.worth)).action
        )
        least = min(least, bot.last_walks)
    assert least < allowed


def test_a_lead_is_settled_when_it_is_more_than_what_is_left() -> None:
    walks = np.array([10.0, 90.0, 40.0])
    assert is_settled(walks, 49.0)
    assert not is_settled(walks, 50.0)


def test_by_the_clock_it_stops_too() -> None:
    position = after("campanile", 2, 1, 12)
    bot = SearchBot(seconds=0.02, threads=1, manner=SMALL)
    assert bot.choose(ask(position, position.actors[0])) in position.legal(position.actors[0])
    assert bot.last_walks > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    for position in positions(game):
        seat = position.actors[0]
        thoughts = [searcher(40).think(ask(elsewhere(position, seat, n), seat)) for n in range(2)]
        assert thoughts == [searcher(40).think(ask(position, seat))] * 2


@pytest.mark.parametrize(
    ("game", "asked_at_once"), [("campanile", 1), ("capital_lux", 3), ("capitalist", 1), ("capitol", 3)]
)
def test_it_plays_whole_games_legally(game: str, asked_at_once: int) -> None:
    begun = new(game, 3, 2)
    bots = {seat: searcher(12, seed=seat) for seat in range(3)}
    assert play_to_the_end(begun, bots) == asked_at_once
    assert begun.over


def test_a_seat_that_is_asked_together_with_others_weighs_its_own_choices() -> None:
    position = new("capital_lux", 3, 1)
    for seat in position.actors:
        thoughts = searcher(100).think(ask(position, seat))
        assert [thought.action for thought in thoughts] == list(position.legal(seat))
        assert sum(thought.walks for thought in thoughts) == 100


def test_hopeless_actions_are_not_followed() -> None:
    position = new("capitalist", 3, 1)
    seat = position.actors[0]
    found = {str(thought.action): thought.walks for thought in searcher(50).think(ask(position, seat))}
    assert found["roll"] == 50
    assert [found[action] for action in found if action.startswith("offer")] == [0, 0]


def test_a_single_legal_action_is_taken_without_thinking() -> None:
    position = new("campanile", 2, 1)
    # Both build three storeys and bet their one chip of that value; after three storeys more there is none.
    for place in (-1, 0, -1, 0, -1):
        seat = position.actors[0]
        position.play(seat, position.legal(seat)[place])
    bot = searcher(1000)
    assert len(position.legal(seat)) == 1
    assert bot.choose(ask(position, seat)) == position.legal(seat)[0]
    assert bot.last_walks == 0


def test_a_search_needs_a_number_of_walks_or_a_time() -> None:
    position = new("campanile", 2, 1)
    with pytest.raises(ValueError, match="walks or a time"):
        SearchBot().choose(ask(position, position.actors[0]))


def test_it_beats_the_random_bot_with_few_walks() -> None:
    assert wins_of(searcher(60), RandomBot(Random(1)), "campanile", range(10)) >= 9
