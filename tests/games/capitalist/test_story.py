"""What a story tells: the rules themselves say what happened, in order."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.capitalist.positions import dealt, events, play, position

from campidoglio import Game


def last(game: Game, count: int) -> list[dict[str, object]]:
    """The last events."""
    return game.story()[-count:]


def test_a_roll_tells_the_whole_chain() -> None:
    game = play(position(at=[29], dice=[(3, 4)], chance=[2], money=[50]), "roll")
    assert events(game) == ["rolled", "moved", "drew", "moved", "salary", "turn"]
    rolled, moved, drew = game.story()[:3]
    assert rolled == {"event": "rolled", "seat": 0, "dice": [3, 4], "double": False}
    assert moved == {"event": "moved", "seat": 0, "from": 29, "to": 36, "square": "chance"}
    assert drew["card"] == {"deck": "chance", "number": 2, "effect": "advance", "square": "start"}


def test_a_rent_tells_whom_one_visits_and_what_is_paid() -> None:
    game = play(position(at=[0], dice=[(1, 2)], lands={1: "brown_2"}), "roll")
    assert game.story()[2:4] == [
        {"event": "visited", "seat": 0, "owner": {"seat": 1}, "land": "brown_2", "mortgaged": False},
        {"event": "paid", "seat": 0, "to": {"seat": 1}, "amount": 4},
    ]


def test_a_utility_tells_its_own_roll() -> None:
    game = play(position(at=[5], dice=[(3, 4), (1, 2)], lands={1: "utility_1"}), "roll")
    assert events(game) == ["rolled", "moved", "visited", "rolled_for_utility", "paid", "turn"]
    assert game.story()[3]["dice"] == [1, 2]


def test_an_auction_tells_its_bids_and_its_winner() -> None:
    game = play(
        position(at=[0], dice=[(1, 2)]), "roll", "decline", "raise_by amount=10", "bid", "pass", "pass"
    )
    assert events(game)[2:] == ["auction", "bid", "passed", "passed", "won_auction", "turn"]
    assert last(game, 2)[0] == {"event": "won_auction", "seat": 1, "land": "brown_2", "price": 10}


def test_an_auction_without_bids_tells_that_too() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll", "decline", "pass", "pass", "pass")
    assert events(game)[-2:] == ["unsold", "turn"]


def test_a_trade_tells_what_was_offered_and_that_it_took_place() -> None:
    game = position(lands={0: "brown_1"}, release={"chance": 1})
    play(game, "offer seat=1", "give_land land=brown_1", "ask_card deck=chance", "ask_money amount=10")
    play(game, "send", "accept")
    assert events(game) == ["offering", "offered", "traded"]
    assert game.story()[1] == {
        "event": "offered",
        "seat": 0,
        "partner": {"seat": 1},
        "gives": [{"piece": "land", "land": "brown_1"}],
        "asks": [{"piece": "card", "deck": "chance"}, {"piece": "money", "money": 10}],
        "counter": False,
    }


def test_refusals_are_told_of_offers_and_of_counter_offers() -> None:
    game = play(position(), "offer seat=1", "give_money amount=1", "send", "refuse")
    assert last(game, 1) == [{"event": "refused", "seat": 1}]
    play(game, "offer seat=1", "give_money amount=1", "send", "counter", "cancel")
    assert last(game, 1) == [{"event": "refused", "seat": 1}]
    play(game, "offer seat=1", "cancel")
    assert last(game, 1) == [{"event": "dropped", "seat": 0}]


def test_a_debt_a_bankruptcy_and_the_end_are_told() -> None:
    game = play(position(players=2, at=[0], dice=[(1, 3)], money=[5, 7], lands={0: "brown_1"}), "roll")
    play(game, "bankrupt")
    assert events(game) == ["rolled", "moved", "owes", "bankrupt", "over"]
    assert last(game, 2)[0]["lands"] == [{"land": "brown_1"}]
    over = last(game, 1)[0]
    assert (over["event"], over["reason"], over["scores"]) == ("over", "last_player", [0, 7])


def test_the_end_tells_what_each_fortune_is_made_of() -> None:
    game = position(
        players=2,
        turn=1,
        dice=[(1, 3)],
        money=[70, 400],
        at=[0, 16],
        lands={0: "brown_1 brown_2 station_1", 1: "red_1"},
        buildings={"brown_1": 2, "brown_2": 1},
        mortgaged="station_1",
        rounds=1,
    )
    play(game, "roll")
    assert last(game, 1)[-1] == {
        "event": "over",
        "reason": "rounds",
        "scores": [70 + 75 + 60, 400 + 110],
        "cash": [70, 400],
        "buildings": [75, 0],
        "titles": [60, 110],
    }


def test_what_comes_from_outside_is_told() -> None:
    game = position(minutes=5)
    game.happen("time_up")
    game.happen("leave seat=2")
    assert game.story() == [{"event": "time_up"}, {"event": "left", "seat": 2}]


def test_building_selling_and_mortgages_are_told() -> None:
    game = position(lands={0: "brown_1 brown_2 station_1"})
    play(game, "build land=brown_1", "sell land=brown_1", "mortgage land=station_1")
    assert [(event["event"], event["land"]) for event in game.story()] == [
        ("built", "brown_1"),
        ("sold", "brown_1"),
        ("mortgaged", "station_1"),
    ]


def test_a_story_changes_nothing_in_the_position_it_tells_of() -> None:
    game = position(at=[0], dice=[(1, 2)])
    before = game.state
    kept = before.copy()
    play(game, "roll")
    game.rulebook.story(before, 0, game.moves[0][1], game.state, None)
    assert before == kept


@pytest.mark.parametrize("options", [{}, {"quick": True, "rounds": 30}])
def test_every_event_of_a_random_game_is_plain_data(options: dict[str, object]) -> None:
    game = dealt(4, 11, **options)
    chooser = random.Random(11)
    for _ in range(600):
        for actor in game.actors:
            game.play(actor, chooser.choice(game.legal(actor)))
    told = game.story(1)
    assert json.loads(json.dumps(told)) == told
    assert {"rolled", "moved", "turn", "auction", "traded", "drew", "paid"} <= {
        event["event"] for event in told
    }
