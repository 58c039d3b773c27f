"""What happened in a game of Capital Lux, as the log tells it."""

from __future__ import annotations

import random

import pytest
from tests.games.capital_lux.positions import do, draft, keep_all, position, state

import campidoglio
from campidoglio import Game

Event = dict[str, object]

TWO = ["green2 green3 green4 green5 green6 yellow2", "blue2 blue3 blue4 blue5 blue6 pink2"]


def card(name: str) -> Event:
    return {"colour": name[:-1], "value": int(name[-1])}


HIDDEN: Event = {"colour": None, "value": None}


def told(game: Game, reader: int | None = None) -> list[str]:
    return [str(event["event"]) for event in game.story(reader)]


def test_a_pick_is_told_to_all_but_its_card_only_to_who_kept_it() -> None:
    game = draft(TWO)
    do(game, 0, "keep", "green2")
    assert game.story(0) == [{"event": "kept", "seat": 0} | card("green2")]
    assert game.story(1) == game.story() == [{"event": "kept", "seat": 0} | HIDDEN]


def test_when_packs_are_passed_everybody_learns_what_they_received() -> None:
    game = draft(TWO)
    keep_all(game, "green2 green3", "blue2 blue3")
    assert told(game) == ["kept", "kept", "kept", "kept", "passed"]
    received = [card(name) for name in ("blue4", "blue5", "blue6", "pink2")]
    assert game.story(0)[-1] == {"event": "passed", "step": 1, "received": received}
    assert game.story()[-1] == {"event": "passed", "step": 1, "received": None}
    keep_all(game, "blue4 blue5", "green4 green5")
    received = [card(name) for name in ("green6", "yellow2")]
    assert game.story(0)[-1] == {"event": "passed", "step": 2, "received": received}


def test_a_card_to_the_city_is_one_event() -> None:
    game = position(hands=["green4 pink2", "pink6 pink6"])
    do(game, 0, "city", "green4")
    assert game.story() == [{"event": "city", "seat": 0} | card("green4")]


def test_the_scholars_card_is_told_to_its_owner() -> None:
    game = position(hands=["green4 pink2", "pink6 pink6"], deck="blue5")
    do(game, 0, "capital", "green4")
    capital = {"event": "capital", "seat": 0} | card("green4")
    assert game.story(0) == [capital, {"event": "drew", "seat": 0} | card("blue5")]
    assert game.story(1) == [capital, {"event": "drew", "seat": 0} | HIDDEN]


def test_an_empty_deck_an_empty_supply_and_an_empty_pile_give_nothing_to_tell() -> None:
    four = [(1, "green", 4), (1, "green", 2), (1, "pink", -1), (1, "pink", -3)]
    for name in ("green4", "yellow4", "blue4", "pink4"):
        game = position(hands=[f"{name} pink2", "pink6 pink6"], deck="", gold=[0, 8], laid=four)
        do(game, 0, "capital", name)
        assert told(game) == ["capital"]


def test_the_merchants_gold_is_told() -> None:
    game = position(hands=["yellow4 pink2", "pink6 pink6"])
    do(game, 0, "capital", "yellow4")
    assert game.story()[1] == {"event": "gold", "seat": 0}


def test_the_agents_modifier_is_told_to_the_agent() -> None:
    laid = [(1, "green", 2), (1, "pink", -1), (1, "pink", -3)]
    game = position(hands=["blue4 pink2", "pink6 pink6"], laid=laid)
    do(game, 0, "capital", "blue4")
    do(game, 0, "place", "pink")
    assert game.story(0)[1:] == [
        {"event": "looked", "seat": 0, "worth": 4},
        {"event": "placed", "seat": 0, "colour": "pink", "worth": 4},
    ]
    assert (
        game.story(1)[1:]
        == game.story()[1:]
        == [
            {"event": "looked", "seat": 0, "worth": None},
            {"event": "placed", "seat": 0, "colour": "pink", "worth": None},
        ]
    )


def test_the_clerics_card_is_told_to_all() -> None:
    game = position(hands=["pink4 pink2", "pink6 pink6"], capital="blue3 blue5")
    do(game, 0, "capital", "pink4")
    do(game, 0, "take", "blue")
    assert game.story()[1:] == [{"event": "took", "seat": 0} | card("blue3")]


def test_the_first_empty_hand_is_told() -> None:
    game = position(players=3, hands=["green2", "blue2", "pink2"])
    do(game, 0, "city", "green2")
    do(game, 1, "city", "blue2")
    assert told(game) == ["city", "last_turns", "city"]


def test_the_end_of_a_round_is_told_in_its_order() -> None:
    game = position(
        ender=0,
        turn=1,
        capital="green4 green3 yellow2",
        cities=["green6 pink4", "blue2"],
        hands=["", "yellow2 pink3"],
        gold=[1, 1],
        laid=[(1, "green", -3), (0, "yellow", 2)],
    )
    do(game, 1, "city", "yellow2")
    assert game.story()[1:] == [
        {"event": "laid_down", "seat": 1, "cards": [card("pink3")]},
        {
            "event": "revealed",
            "modifiers": [
                {"seat": 0, "colour": "yellow", "worth": 2},
                {"seat": 1, "colour": "green", "worth": -3},
            ],
            "limits": [
                {"colour": "green", "limit": 4},
                {"colour": "yellow", "limit": 4},
                {"colour": "blue", "limit": 0},
                {"colour": "pink", "limit": 0},
            ],
        },
        {"event": "discarded", "seat": 0, "colour": "green", "total": 6},
        {"event": "discarded", "seat": 0, "colour": "pink", "total": 4},
        {"event": "discarded", "seat": 1, "colour": "blue", "total": 2},
        {"event": "discarded", "seat": 1, "colour": "pink", "total": 3},
        {"event": "bonus", "seat": 1} | card("yellow2"),
        {"event": "round", "number": 2, "seat": 1, "dealt": 6},
    ]


def test_what_is_paid_and_what_is_let_go_are_told_as_they_are_chosen() -> None:
    game = position(
        ender=0,
        turn=1,
        round_number=3,
        capital="green4 yellow2",
        cities=["green6 yellow3", ""],
        hands=["", "yellow2"],
        gold=[3, 0],
    )
    do(game, 1, "city", "yellow2")
    assert told(game) == ["city", "revealed"]
    do(game, 0, "pay", "green")
    do(game, 0, "discard", "yellow")
    assert game.story()[2:] == [
        {"event": "paid", "seat": 0, "colour": "green", "gold": 2},
        {"event": "discarded", "seat": 0, "colour": "yellow", "total": 3},
        {"event": "bonus", "seat": 0} | card("green4"),
        {"event": "bonus", "seat": 1} | card("yellow2"),
        {"event": "over", "reason": "three_rounds", "scores": [11, 4]},
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_of_a_whole_game_adds_up_to_its_end(players: int) -> None:
    chooser = random.Random(players)
    game = campidoglio.new("capital_lux", players=players, seed=players)
    while not game.over:
        seat = chooser.choice(game.actors)
        game.play(seat, chooser.choice(game.legal(seat)))
    events = game.story()
    names = [event["event"] for event in events]
    assert names.count("revealed") == 3
    assert names.count("round") == 2
    assert names.count("gold") - sum(e["gold"] for e in events if e["event"] == "paid") == sum(
        state(game).gold
    )
    bonus = [event["value"] for event in events if event["event"] == "bonus"]
    assert len(bonus) == sum(sum(row) for row in state(game).bonus)
    assert events[-1]["scores"] == list(game.scores)
