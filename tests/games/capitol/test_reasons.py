"""Whoever may not do something is told why, with the number of the rule."""

import random

import pytest
from tests.games.capitol.positions import play, position

import campidoglio
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game


def refusal(game: Game, seat: int, action: str) -> str:
    with pytest.raises(campidoglio.IllegalAction) as refused:
        game.play(seat, action)
    return str(refused.value)


ASKED = {
    Phase.BUILD: "you play a card or pass (CP-10)",
    Phase.BID: "you lay cards above STOP, or seal (CP-21)",
    Phase.DRAW: "you draw a card (CP-40)",
}


@pytest.mark.parametrize("phase", ASKED)
def test_what_belongs_to_another_phase_is_answered_with_what_is_asked(phase: Phase) -> None:
    game = position(hands=["roof 1", "roof 2"], phase=phase, to_draw=6)
    sentence = f"site prefecture=palatine: now {ASKED[phase]}"
    assert refusal(game, 0, "site prefecture=palatine") == sentence
    assert ASKED[phase] in refusal(game, 0, "skip")


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("floor value=1", "now you place storeys (CP-11)"),
        ("roof value=1", "now you may put a roof on an unfinished house (CP-12)"),
        ("permit colour=red value=1", "now you may place a finished house (CP-13)"),
    ],
)
def test_after_a_card_its_action_is_asked(card: str, asked: str) -> None:
    game = play(position(hands=["floor 1, roof 1, red 1", ""]), f"0 {card}")
    assert refusal(game, 0, "pass").endswith(asked)


def test_a_storey_needs_a_house_of_that_height() -> None:
    game = play(position(hands=["floor 1", ""]), "0 floor value=1")
    assert refusal(game, 0, "storey on=3").endswith("you have no unfinished house of 3 storeys (CP-11)")


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_cites_a_rule(seed: int) -> None:
    chooser = random.Random(seed)
    game = campidoglio.new("capitol", players=2, seed=seed)
    actions = list(game.rulebook.actions)
    while not game.over:
        seat = chooser.choice(game.actors)
        legal = game.legal(seat)
        for action in chooser.sample(actions, 12):
            said = [] if action in legal else [refusal(game, seat, str(action))]
            assert all("(CP-" in sentence for sentence in said)
        game.play(seat, chooser.choice(legal))
