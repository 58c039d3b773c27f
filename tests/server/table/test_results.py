"""How a game ended for each seat, and for whom that counts."""

from __future__ import annotations

from tests.games.capitalist.test_data import classic
from tests.server.table.desks import Desk, decided, finished, guest, new, running

from campidoglio.server.table.results import Ended, Result


def result(desk: Desk) -> Result:
    found = desk.table.result()
    assert found is not None
    return found


def decide(desk: Desk, times: int) -> Desk:
    """Everybody takes so many decisions: the first legal action of each."""
    for _ in range(times):
        seat = desk.table.due[0]
        game = desk.table.game
        assert game is not None
        desk.do(decided(desk, seat, str(game.legal(seat)[0])))
    return desk


def counting(desk: Desk) -> list[bool]:
    return [seat.counts for seat in result(desk).seats]


def test_a_game_that_goes_on_has_no_result() -> None:
    assert new("campanile", "me", "open").table.result() is None
    assert running("campanile", "me", "open").table.result() is None


def test_a_game_that_is_over_has_places_and_scores_of_players_and_bots() -> None:
    desk = finished(running("campanile", "me", "open", "easy"))
    outcome = desk.outcome()
    ended = result(desk)
    assert (ended.reason, ended.at, ended.is_fair) == (outcome.reason, desk.now, True)
    assert ended.moves == len(desk.moves())
    assert ended.seats == [
        Ended(seat, who, level, outcome.ranking[seat], outcome.scores[seat], counts=True)
        for seat, who, level in [(0, guest(0), None), (1, guest(1), None), (2, None, "easy")]
    ]


def test_what_is_said_after_the_end_changes_nothing_of_it() -> None:
    desk = finished(running("campanile", "me", "open"))
    before = result(desk).seats
    desk.say(0, "well played")
    assert result(desk).seats == before


def test_for_who_gave_up_at_once_it_does_not_count() -> None:
    desk = running("campanile", "me", "open")
    desk.resign(0)
    assert counting(desk) == [False, False]


def test_for_who_decided_twice_before_giving_up_it_counts() -> None:
    desk = decide(running("campanile", "me", "open"), 8)
    desk.resign(0)
    assert counting(desk) == [True, True]
    assert [seat.place for seat in result(desk).seats] == [2, 1]


def test_what_a_bot_decides_for_a_player_is_not_the_players() -> None:
    desk = running("campanile", "me", "open")
    desk.leave(0)
    assert counting(finished(desk)) == [False, True]


def test_who_went_for_good_is_last_whatever_a_bot_reached_in_that_place() -> None:
    desk = decide(running("campanile", "me", "open", "open"), 12)
    desk.leave(1)
    desk.fill(1, "easy")
    ended = result(finished(desk))
    assert [seat.guest for seat in ended.seats] == [guest(0), guest(1), guest(2)]
    assert ended.seats[1] == Ended(1, guest(1), None, 3, desk.outcome().scores[1], counts=True)
    assert sorted(seat.place for seat in ended.seats) == [1, 2, 3]


def test_a_board_of_somebody_s_own_making_is_not_the_game_that_others_play() -> None:
    desk = running("capitalist", "me", "open", options={"board": classic(), "rounds": 1})
    assert not result(finished(desk)).is_fair
    assert result(finished(running("capitalist", "me", "open", options={"rounds": 1}))).is_fair
