"""Bots by name: levels, settings, refusals, and what plays where nothing can be compiled."""

from importlib.machinery import ModuleSpec

import pytest
from tests.bots.tables import after

from campidoglio import CampidoglioError
from campidoglio.bots import levels
from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.levels import LEVELS, NAMES, UnknownBot, make, stand_in
from campidoglio.bots.question import ask
from campidoglio.bots.random_bot import ErringBot, RandomBot
from campidoglio.bots.search.manner import Manner, manner_for
from campidoglio.bots.search.searcher import SearchBot


@pytest.mark.parametrize("name", NAMES)
def test_every_name_makes_a_bot_that_plays(name: str) -> None:
    position = after("campanile", 3, 1, 6)
    seat = position.actors[0]
    assert make(name, seed=3, walks=20).choose(ask(position, seat)) in position.legal(seat)


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot 'hal'; the bots are random, greedy, search, easy, medium"):
        make("hal")
    assert issubclass(UnknownBot, CampidoglioError)


def test_settings_stand_after_a_colon() -> None:
    bot = make("search:walks=2000,explore=0.25,trees=1", seed=4)
    assert isinstance(bot, SearchBot)
    assert (bot.walks, bot.seconds, bot.seed) == (2000, None, 4)
    assert bot.manner == {"explore": 0.25, "trees": 1}
    greedy = make("greedy:imagined=5")
    assert isinstance(greedy, GreedyBot)
    assert greedy.imagined == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("search:depth=3", "search takes walks, seconds, threads, explore, .*; not 'depth'"),
        ("search:walks=many", "walks is a whole number from 1, not 'many'"),
        ("search:walks=0", "walks is a whole number from 1, not '0'"),
        ("search:explore=-1", "explore is a number from 0, not '-1'"),
        ("search:seconds=nan", "seconds is a number from 0, not 'nan'"),
        ("random:walks=3", "random takes no settings; not 'walks'"),
        ("medium:walks=3", "medium takes no settings; not 'walks'"),
        ("hard:explore=3", "hard takes walks; not 'explore'"),
        ("", "there is no bot ''"),
    ],
)
def test_a_setting_that_a_bot_does_not_take_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        make(text)


def test_levels_go_from_a_bot_that_errs_to_a_long_search() -> None:
    easy, medium, hard, expert = (make(name) for name in LEVELS)
    assert isinstance(easy, ErringBot)
    assert isinstance(medium, GreedyBot)
    assert isinstance(hard, SearchBot)
    assert isinstance(expert, SearchBot)
    assert (hard.seconds or 0.0) < (expert.seconds or 0.0)


def test_a_budget_takes_the_place_of_a_levels_own() -> None:
    expert = make("expert", walks=10, threads=1)
    assert isinstance(expert, SearchBot)
    assert (expert.walks, expert.seconds, expert.threads) == (10, None, 1)
    unhurried = make("search")
    assert isinstance(unhurried, SearchBot)
    assert unhurried.seconds == levels.SEARCH_SECONDS


def test_a_level_that_searches_may_count_its_walks() -> None:
    hard = make("hard:walks=30", threads=1)
    assert isinstance(hard, SearchBot)
    assert (hard.walks, hard.seconds) == (30, None)
    timed = make("expert:walks=30", seconds=0.5)
    assert isinstance(timed, SearchBot)
    assert (timed.walks, timed.seconds) == (30, 0.5)


def test_without_a_compiler_the_greedy_bot_stands_in_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert [stand_in(name) for name in LEVELS] == [None] * 4

    def find_nothing(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(levels, "find_spec", find_nothing)
    assert stand_in("easy") is None
    assert isinstance(make("expert"), GreedyBot)
    assert "the greedy bot plays for expert: searching needs Numba" in caplog.text


def test_the_random_bot_has_a_chance_of_its_own_for_every_seed() -> None:
    position = after("campanile", 3, 1, 6)
    question = ask(position, position.actors[0])
    first, second, third = (make("random", seed=seed) for seed in (1, 1, 2))
    assert isinstance(first, RandomBot)
    chosen = [[bot.choose(question) for _ in range(20)] for bot in (first, second, third)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_a_game_may_have_a_manner_of_its_own_and_a_caller_another() -> None:
    book = after("campanile", 2, 1, 0).rulebook
    assert manner_for(book, {"explore": 0.1}).explore == 0.1
    assert manner_for(book, {}) == Manner()
    capitalist = after("capitalist", 2, 1, 0).rulebook
    assert manner_for(capitalist, {}).horizon < Manner().horizon
    assert manner_for(capitalist, {"horizon": 77}).horizon == 77
