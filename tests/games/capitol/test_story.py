"""The log of a game: every move is told, secrets to their owner alone."""

import random

import pytest
from tests.games.capitol.positions import bid, play, position

import campidoglio
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game


def whole_game(seed: int) -> Game:
    chooser = random.Random(seed)
    game = campidoglio.new("capitol", players=3, seed=seed)
    while not game.over:
        seat = chooser.choice(game.actors)
        game.play(seat, chooser.choice(game.legal(seat)))
    return game


def events(game: Game, name: str) -> list[dict[str, object]]:
    return [event for event in game.story() if event["event"] == name]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_told(seed: int) -> None:
    game = whole_game(seed)
    assert len(events(game, "round_scored")) == 4
    assert len(events(game, "revealed")) == 12
    assert len(events(game, "auction")) == 12
    assert [event["round"] for event in events(game, "round")] == [2, 3, 4]
    assert game.story()[-1] == {"event": "over", "reason": "fourth_scoring", "scores": list(game.scores)}


@pytest.mark.parametrize("seed", range(4))
def test_only_the_cards_laid_on_a_stack_are_told_to_their_owner_alone(seed: int) -> None:
    game = whole_game(seed)
    public = game.story()
    assert not events(game, "laid")
    for seat in range(3):
        told = game.story(seat)
        assert [event for event in told if event["event"] != "laid"] == public
        assert {event["seat"] for event in told if event["event"] == "laid"} == {seat}


@pytest.mark.parametrize("seed", range(4))
def test_the_gains_that_are_told_add_up_to_the_scores(seed: int) -> None:
    game = whole_game(seed)
    total = [0, 0, 0]
    for event in events(game, "scored"):
        for paid in event["paid"]:  # type: ignore[attr-defined]  # the events are plain data
            total[paid["seat"]] += paid["points"]
    assert total == list(game.scores)


def test_building_is_told() -> None:
    game = position(
        hands=["floor 1, roof 2, red 3", "red 1"], unfinished=["1", ""], finished=["round 1", "round 1"]
    )
    play(game, "0 floor value=1", "0 storey on=0", "0 storey on=1")
    play(game, "1 permit colour=red value=1", "1 house prefecture=aventine shape=round height=1")
    play(game, "0 roof value=2", "0 cap shape=pointed height=2")
    play(game, "0 permit colour=red value=3", "0 skip")
    supply = game.view()["supply"]
    assert game.story() == [
        {"event": "played", "seat": 0, "kind": "floor", "colour": None, "value": 1, "cards": 2},
        {"event": "storey", "seat": 0, "on": 0, "height": 1, "supply": supply + 1},
        {"event": "storey", "seat": 0, "on": 1, "height": 2, "supply": supply},
        {"event": "played", "seat": 1, "kind": "permit", "colour": "red", "value": 1, "cards": 0},
        {
            "event": "placed",
            "seat": 1,
            "prefecture": "aventine",
            "shape": "round",
            "height": 1,
            "free": 5,
        },
        {"event": "played", "seat": 0, "kind": "roof", "colour": None, "value": 2, "cards": 1},
        {"event": "capped", "seat": 0, "shape": "pointed", "height": 2},
        {"event": "played", "seat": 0, "kind": "permit", "colour": "red", "value": 3, "cards": 0},
        {"event": "skipped", "seat": 0, "kind": "permit", "colour": "red", "value": 3},
        {"event": "auction", "number": 1, "building": "fountain"},
    ]


def test_an_auction_is_told() -> None:
    game = position(hands=["roof 3", "roof 2, white 4"], phase=Phase.BID, auction=3)
    bid(game, 0, "roof 3")
    bid(game, 1, "white 4, roof 2")
    play(game, "1 site prefecture=viminal")
    white = {"kind": "permit", "colour": "white", "value": 4}
    roofs = [{"kind": "roof", "colour": None, "value": value} for value in (2, 3)]
    assert game.story()[:5] == [
        {"event": "sealed", "seat": 0},
        {"event": "sealed", "seat": 1},
        {
            "event": "revealed",
            "building": "amphitheatre",
            "bids": [
                {"seat": 0, "cards": [roofs[1]], "sum": 3},
                {"seat": 1, "cards": [white, roofs[0]], "sum": 6},
            ],
        },
        {"event": "won", "seat": 1, "building": "amphitheatre", "sum": 6},
        {"event": "sited", "seat": 1, "building": "amphitheatre", "prefecture": "viminal"},
    ]
    assert game.story()[-1] == {"event": "draws", "seat": 0, "cards": 6}


def test_drawing_and_the_next_round_are_told() -> None:
    game = position(
        hands=["", "roof 1"], phase=Phase.DRAW, turn=1, to_draw=1, piles={"roof": "roof 7 | roof 2"}
    )
    play(game, "1 draw kind=roof")
    assert game.story() == [
        {"event": "drew", "seat": 1, "kind": "roof", "colour": None, "value": 7, "left": 12},
        {"event": "turned", "kind": "roof", "cards": 12},
        {"event": "round", "seat": 1, "round": 2},
    ]
