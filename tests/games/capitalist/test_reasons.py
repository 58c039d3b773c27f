"""Whatever is refused is refused with the number of a rule."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import play, position

from campidoglio import Game, IllegalAction, Reason
from campidoglio.games.capitalist.reasons import why_not


def refusals(game: Game) -> list[Reason]:
    """Why everything that is not legal now is not."""
    seat = game.actors[0]
    legal = set(game.legal(seat))
    s = game.state
    return [why_not(s, seat, action) for action in game.rulebook.actions if action not in legal]


def test_in_a_debt_and_in_a_choice_only_what_they_ask_is_possible() -> None:
    in_debt = play(position(at=[0], dice=[(1, 3)], money=[5], lands={0: "station_1 station_2"}), "roll")
    in_choice = play(position(at=[10], dice=[(3, 4)], community=[13]), "roll")
    assert Reason("asked_debt", "CA-30") in refusals(in_debt)
    assert set(refusals(in_choice)) == {
        Reason("asked_choice", "CA-11"),
        Reason("from_outside", "CA-34"),
        Reason("from_outside", "CA-41"),
    }


def test_a_refused_action_changes_nothing() -> None:
    game = position(lands={0: "brown_1"})
    before = game.state
    with pytest.raises(IllegalAction, match="build land=brown_1: colour not whole"):
        play(game, "build land=brown_1")
    assert game.state == before
    assert game.moves == ()
