"""How the game ends and who has won: CA-40 … CA-42."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import dealt, play, position, state

from campidoglio import Game, IllegalAction

PARKED = {"at": [10, 10, 10], "dice": [(4, 6), (4, 6), (4, 6), (4, 6), (4, 6), (4, 6)]}
"""Everybody's next roll leads to free parking."""
TAXED = {"at": [0], "dice": [(1, 3)]}


def outcome(game: Game) -> tuple[str, tuple[int, ...]]:
    """Why it ended, and the places."""
    assert game.outcome is not None
    return game.outcome.reason, game.outcome.ranking


# CA-40


def test_the_last_player_not_bankrupt_wins() -> None:
    game = play(position(money=[5, 7], out=[2], **TAXED), "roll", "bankrupt")  # type: ignore[arg-type]
    assert outcome(game) == ("last_player", (2, 1, 3))
    assert game.actors == ()


def test_with_two_players_left_the_game_goes_on() -> None:
    game = play(position(money=[5, 7], **TAXED), "roll", "bankrupt")  # type: ignore[arg-type]  # by name
    assert not game.over


# CA-41


def test_a_round_ends_when_the_last_player_in_order_has_finished_a_turn() -> None:
    game = play(position(rounds=1, **PARKED), "roll", "roll")  # type: ignore[arg-type]  # by name
    assert (game.over, game.view()["round"]) == (False, 1)
    play(game, "roll")
    assert outcome(game)[0] == "rounds"


def test_before_the_limit_the_game_goes_on() -> None:
    game = play(position(rounds=2, **PARKED), "roll", "roll", "roll")  # type: ignore[arg-type]  # by name
    assert (game.over, game.view()["round"]) == (False, 2)


def test_a_round_also_ends_when_its_last_player_is_out() -> None:
    game = play(position(rounds=1, out=[2], **PARKED), "roll", "roll")  # type: ignore[arg-type]  # by name
    assert outcome(game)[0] == "rounds"


def test_a_round_ends_where_the_order_begins_again_without_its_first_player() -> None:
    game = play(position(rounds=1, turn=1, out=[0], **PARKED), "roll")  # type: ignore[arg-type]  # by name
    assert not game.over
    assert outcome(play(game, "roll"))[0] == "rounds"


def test_a_round_ends_when_its_last_player_leaves_on_turn() -> None:
    game = position(turn=2, rounds=1)
    game.happen("leave seat=2")
    assert outcome(game) == ("rounds", (1, 1, 3))


def test_when_the_time_runs_out_the_running_turn_is_finished() -> None:
    game = position(minutes=30, **PARKED)  # type: ignore[arg-type]  # passed on by name
    game.happen("time_up")
    assert not game.over
    play(game, "offer seat=1", "cancel", "roll")
    assert outcome(game)[0] == "time"


def test_a_turn_with_a_double_is_finished_too() -> None:
    game = position(minutes=30, at=[10], dice=[(5, 5), (4, 6)], lands={0: "green_1 yellow_3"})
    game.happen("time_up")
    play(game, "roll")
    assert not game.over


def test_the_time_runs_out_once_and_only_if_it_is_limited() -> None:
    with pytest.raises(IllegalAction):
        position().happen("time_up")
    game = position(minutes=1)
    game.happen("time_up")
    with pytest.raises(IllegalAction):
        game.happen("time_up")


def test_the_fortune_is_cash_and_resale_and_the_mortgage_value_of_free_land() -> None:
    game = position(
        money=[100, 0],
        lands={0: "brown_1 brown_2 station_1 utility_1"},
        buildings={"brown_1": 5, "brown_2": 4},
        mortgaged="station_1",
    )
    assert game.scores[0] == 100 + 9 * 25 + 2 * 30 + 75


def test_at_the_limit_the_richest_wins() -> None:
    game = position(turn=2, rounds=1, money=[1000, 901, 1050], lands={1: "station_1"}, at=[20, 20, 10])
    s = state(game)
    s.place, s.order = [0, 1, 2, *s.place[3:]], [0, 1, 2, *s.order[3:]]
    game.happen("leave seat=2")
    assert outcome(game) == ("rounds", (2, 1, 3))


def test_mortgaged_land_counts_nothing() -> None:
    game = position(turn=2, rounds=1, money=[1000, 901], lands={1: "station_1"}, mortgaged="station_1")
    game.happen("leave seat=2")
    assert outcome(game) == ("rounds", (1, 2, 3))


# CA-42


def test_ties_share_the_place_and_the_next_is_skipped() -> None:
    game = position(players=4, turn=3, rounds=1, money=[900, 900, 500, 100])
    game.happen("leave seat=3")
    assert outcome(game)[1] == (1, 1, 3, 4)


def test_who_falls_later_is_placed_better() -> None:
    game = position(players=4, out=[2, 0], money=[0, 1, 0, 900])
    game.happen("leave seat=1")
    assert outcome(game)[1] == (3, 2, 4, 1)


def test_who_is_in_with_nothing_is_before_who_is_out() -> None:
    game = position(turn=2, rounds=1, money=[0, 10])
    game.happen("leave seat=2")
    assert outcome(game)[1] == (2, 1, 3)


def test_a_game_ends_after_200_rounds_unless_set() -> None:
    assert dealt(2).view()["rules"]["rounds"] == 200


def test_the_limits_may_be_left_out() -> None:
    game = dealt(2, rounds=0)
    assert game.view()["rules"]["rounds"] is None
    assert game.view()["rules"]["minutes"] is None
