"""What a learner is given: a row of fixed length, counted from the observer on."""

import pytest
from tests.games.capitol.positions import play, position

import campidoglio
from campidoglio.games.capitol.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capitol.state import Phase, State
from campidoglio.kernel.game import Game


def observed(s: State, seat: int) -> list[int]:
    out = [99] * OBSERVATION_SIZE
    assert observe(s, seat, out) == OBSERVATION_SIZE
    return out


HANDS = ["floor 1, white 2", "roof 3", "red 5, red 6, black 1"]
UNFINISHED = ["1 2", "3", "12 1 1"]
FINISHED = ["round 2", "pointed 1, pointed 11", ""]
SCORES = [4, 9, 6]


def turned(by: int, phase: Phase) -> Game:
    """The same position with everybody moved on by so many seats."""
    back = -by % 3

    def moved(parts: list[str]) -> list[str]:
        return parts[back:] + parts[:back]

    return position(
        hands=moved(HANDS),
        unfinished=moved(UNFINISHED),
        finished=moved(FINISHED),
        scores=SCORES[back:] + SCORES[:back],
        placed=f"aventine round {by % 3}:1 {(by + 1) % 3}:1 {(by + 1) % 3}:2",
        phase=phase,
        turn=by % 3,
        consul=(by + 2) % 3,
        to_draw=4,
    )


@pytest.mark.parametrize("phase", [Phase.BUILD, Phase.DRAW])
@pytest.mark.parametrize("by", [1, 2])
def test_seats_count_from_the_observer(phase: Phase, by: int) -> None:
    one, other = turned(0, phase).state, turned(by, phase).state
    for seat in range(3):
        assert observed(one, seat) == observed(other, (seat + by) % 3)
        assert observed(one, seat) != observed(one, (seat + 1) % 3)


def changed(name: str) -> list[int]:
    """What seat 0 observes after the field has been changed for seat 1 or in its last place."""
    s = turned(0, Phase.BUILD).state
    value = getattr(s, name)
    if isinstance(value, int):
        setattr(s, name, value ^ 1)
    else:
        row = value[1] if isinstance(value[1], list) else value
        row[1] = row[1] + 1
    return observed(s, 0)


PUBLIC = (
    *("edition", "rounds_played", "phase", "consul", "turn", "passed", "played", "owed", "to_draw", "supply"),
    *("auction", "sale", "sold", "winner", "for_sale", "gone", "score", "cards", "seen", "unseen"),
    *("unfinished", "capped", "colour", "spaces", "free", "fountains", "large", "roofs", "tallest"),
    *("storeys", "own_tallest", "pile", "discards", "queue", "revealed_size"),
)


@pytest.mark.parametrize("name", PUBLIC)
def test_everything_public_that_matters_is_observed(name: str) -> None:
    assert changed(name) != observed(turned(0, Phase.BUILD).state, 0)


def test_ones_own_hand_and_stack_are_observed_and_an_onlookers_are_none() -> None:
    game = turned(0, Phase.BID)
    before = game.state
    play(game, "0 bid_floor value=1")
    assert observed(before, 0) != observed(game.state, 0)
    assert observed(before, 1) == observed(game.state, 1)
    assert observed(before, -1) == observed(game.state, -1)


def test_houses_that_no_prefecture_takes_count_as_one_height() -> None:
    houses = ("11", "12", "9", "10")
    tall = [position(hands=["roof 1", ""], unfinished=[height, "60 6"]).state for height in houses]
    for s in tall:
        s.supply = 0
    eleven, twelve, nine, ten = (observed(s, 0) for s in tall)
    assert eleven == twelve == ten
    assert nine != ten


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_length_is_the_same_for_every_number_of_players(players: int) -> None:
    s = campidoglio.new("capitol", players=players, seed=2).state
    assert len(observed(s, players - 1)) == OBSERVATION_SIZE
    assert 99 not in observed(s, 0)
