"""Whoever may not do something is told why, with the number of the rule."""

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
    Phase.BUILD: "asked build (CP-10)",
    Phase.BID: "asked bid (CP-21)",
    Phase.DRAW: "asked draw (CP-40)",
}


@pytest.mark.parametrize("phase", ASKED)
def test_what_belongs_to_another_phase_is_answered_with_what_is_asked(phase: Phase) -> None:
    game = position(hands=["roof 1", "roof 2"], phase=phase, to_draw=6)
    assert refusal(game, 0, "site prefecture=palatine") == f"site prefecture=palatine: {ASKED[phase]}"
    assert refusal(game, 0, "skip") == f"skip: {ASKED[phase]}"


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("floor value=1", "asked storeys (CP-11)"),
        ("roof value=1", "asked cap (CP-12)"),
        ("permit colour=red value=1", "asked house (CP-13)"),
    ],
)
def test_after_a_card_its_action_is_asked(card: str, asked: str) -> None:
    game = play(position(hands=["floor 1, roof 1, red 1", ""]), f"0 {card}")
    assert refusal(game, 0, "pass") == f"pass: {asked}"


def test_a_storey_needs_a_house_of_that_height() -> None:
    game = play(position(hands=["floor 1", ""]), "0 floor value=1")
    assert refusal(game, 0, "storey on=3") == "storey on=3: no unfinished house: height=3 (CP-11)"
