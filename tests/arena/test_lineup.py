"""Bots are named by users, checked before they play, and told apart in results."""

import pytest

from campidoglio.arena.lineup import ANSWER_SECONDS, check_bots, make_bot, names, read_bots
from campidoglio.bots import levels
from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.port import BotUnavailable, PortBot
from campidoglio.bots.search.searcher import SearchBot
from campidoglio.kernel.errors import BadSetting, CampidoglioError


def test_bots_stand_between_commas_and_settings_stay_with_their_bot() -> None:
    assert read_bots(["random,greedy"]) == ("random", "greedy")
    assert read_bots(["random, greedy", "hard"]) == ("random", "greedy", "hard")
    assert read_bots(["search:walks=9,explore=0.3,random"]) == ("search:walks=9,explore=0.3", "random")
    assert read_bots(["search:walks=9,search:walks=8"]) == ("search:walks=9", "search:walks=8")
    assert read_bots([]) == ()


def test_a_bot_that_is_named_again_gets_a_number() -> None:
    assert names(["random", "greedy", "random", "random"]) == ("random", "greedy", "random#2", "random#3")


def test_a_text_makes_a_bot_that_thinks_on_one_core() -> None:
    assert isinstance(make_bot("greedy", seed=1), GreedyBot)
    searcher = make_bot("search:walks=9", seed=1)
    assert isinstance(searcher, SearchBot)
    assert (searcher.walks, searcher.threads) == (9, 1)


@pytest.mark.parametrize(("seconds", "timeout"), [(None, ANSWER_SECONDS), (2.5, 2.5)])
def test_a_program_has_the_time_that_was_agreed(seconds: float | None, timeout: float) -> None:
    bot = make_bot("port:some program", seed=1, seconds=seconds)
    assert isinstance(bot, PortBot)
    assert bot.timeout == timeout


@pytest.mark.parametrize(
    ("specs", "sentence"),
    [
        ([], "two bots or more"),
        (["random"], "two bots or more"),
        (["random", "wizard"], "there is no bot 'wizard'"),
        (["random", ""], "there is no bot ''"),
        (["random", "search:walks=none"], "walks is a whole number"),
    ],
)
def test_a_line_up_that_cannot_play_is_refused(specs: list[str], sentence: str) -> None:
    with pytest.raises(CampidoglioError, match=sentence):
        check_bots(specs)


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(BotUnavailable, match="there is no program 'no-such-program'"):
        check_bots(["random", "port:no-such-program --fast"])


def test_no_other_bot_plays_under_the_name_of_one_that_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "can_search", lambda: False)
    with pytest.raises(BadSetting, match="needs Numba"):
        check_bots(["random", "hard"])
