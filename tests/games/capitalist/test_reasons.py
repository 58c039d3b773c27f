"""Whatever is refused is refused with the number of a rule."""

from __future__ import annotations

import random

import pytest
from tests.games.capitalist.positions import dealt, play, position

from campidoglio import Game, IllegalAction
from campidoglio.games.capitalist.reasons import why_not


def refusals(game: Game) -> list[str]:
    """Why everything that is not legal now is not."""
    seat = game.actors[0]
    legal = set(game.legal(seat))
    s = game.state
    return [why_not(s, seat, action) for action in game.rulebook.actions if action not in legal]


@pytest.mark.parametrize("options", [{}, {"quick": True}], ids=["ordinary", "quick"])
def test_every_refusal_names_its_rule(options: dict[str, object]) -> None:
    game = dealt(4, 2, **options)
    chooser = random.Random(2)
    phases = set()
    for _ in range(40):
        for _ in range(9):
            game.play(game.actors[0], chooser.choice(game.legal(game.actors[0])))
        phases.add(game.view()["phase"])
        assert [why for why in refusals(game) if "(CA-" not in why] == []
    assert {"act", "auction", "compose"} <= phases


def test_refusals_in_a_debt_and_in_a_choice_name_their_rule_too() -> None:
    in_debt = play(position(at=[0], dice=[(1, 3)], money=[5], lands={0: "station_1 station_2"}), "roll")
    in_choice = play(position(at=[10], dice=[(3, 4)], community=[13]), "roll")
    assert all("(CA-" in why for game in (in_debt, in_choice) for why in refusals(game))


def test_a_refused_action_changes_nothing() -> None:
    game = position(lands={0: "brown_1"})
    before = game.state
    with pytest.raises(IllegalAction, match="build land=brown_1: building needs the whole colour"):
        play(game, "build land=brown_1")
    assert game.state == before
    assert game.moves == ()
