"""A game of a match is fixed by its number, and its result says how it ended."""

from collections.abc import Sequence

import pytest

from campidoglio.arena import match as arena_match
from campidoglio.arena.lineup import make_bot
from campidoglio.arena.match import BotFault, Match, Played, play_game
from campidoglio.arena.pairing import Seating, schedule
from campidoglio.bots.question import Bot, Question
from campidoglio.kernel.actions import Action


def result(places: Sequence[int]) -> Played:
    return Played(0, 0, (0, 1, 2), (0, 0, 0), tuple(places), "over", 1, (0, 0, 0))


def test_first_place_is_shared_by_those_who_are_in_it() -> None:
    assert result([2, 1, 3]).shares == (0, 1, 0)
    assert result([1, 3, 1]).shares == (0.5, 0, 0.5)
    assert result([1, 1, 1]).shares == (1 / 3, 1 / 3, 1 / 3)


def test_the_same_game_of_a_match_ends_the_same(match: Match) -> None:
    games = list(schedule(2, 2, 3))
    assert [play_game(match, game) for game in games] == [play_game(match, game) for game in games]


def test_a_game_of_another_number_goes_another_way(match: Match) -> None:
    one, other = (play_game(match, Seating(number, 0, (0, 1))) for number in (0, 2))
    assert one.scores != other.scores


def test_a_result_tells_scores_places_and_moves_by_seat(match: Match) -> None:
    played = play_game(match, Seating(5, 2, (1, 0)))
    assert (played.number, played.deal, played.bots) == (5, 2, (1, 0))
    assert (played.scores[0] > played.scores[1]) == (played.places[0] < played.places[1])
    assert played.moves > 10
    assert played.ending == "pile_empty"
    assert (played.faults, played.complaint) == ((0, 0), "")


def test_bots_may_be_made_by_another_maker(match: Match) -> None:
    asked: list[tuple[str, float | None]] = []

    def make(spec: str, *, seed: int, seconds: float | None) -> Bot:
        asked.append((spec, seconds))
        return make_bot("random", seed=seed)

    unknown = Match(game="campanile", players=2, bots=("stranger", "random"), seed=7, seconds=0.5)
    assert play_game(unknown, Seating(1, 0, (1, 0)), make).moves > 10
    assert asked == [("random", 0.5), ("stranger", 0.5)]


def test_the_settings_of_the_match_are_those_of_its_games(match: Match) -> None:
    built = Match(game="campanile", players=2, bots=match.bots, seed=7, options={"bet_on": "built"})
    game = Seating(0, 0, (0, 1))
    assert play_game(match, game) != play_game(built, game)


def test_faults_of_a_program_are_told_by_seat() -> None:
    match = Match(game="campanile", players=2, bots=("random", "port:false"), seed=7)
    played = play_game(match, Seating(1, 0, (1, 0)))
    assert played.faults == (3, 0)
    assert played.complaint == "it ended with status 1"


class Cheat:
    def choose(self, question: Question) -> Action:
        return Action("fly")


def test_a_bot_of_ours_that_cheats_ends_the_match(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_match, "make_bot", lambda *_, **__: Cheat())
    with pytest.raises(BotFault, match="Cheat in seat . there is no action 'fly'".replace(" . ", r" \d: ")):
        play_game(match, Seating(0, 0, (0, 1)))
