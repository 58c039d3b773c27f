"""Capital Lux for a learner: what a seat may know, in its own order of seats."""

from __future__ import annotations

from tests.games.capital_lux.positions import counted, do, draft, keep_all, position, state

from campidoglio import Game
from campidoglio.games.capital_lux.observation import (
    CARDS,
    GENERAL,
    OBSERVATION_SIZE,
    PER_SEAT,
    observe,
)
from campidoglio.games.capital_lux.table import COLOURS, FACES, MODIFIERS, Phase

ONLOOKER = -1
SEATS_BEGIN = GENERAL + CARDS + MODIFIERS
FACES_BEGIN = 6 + MODIFIERS + COLOURS
TWO = ["green2 green3 green4 green5 green6 yellow2", "blue2 blue3 blue4 blue5 blue6 pink2"]


def seen(game: Game, seat: int) -> list[int]:
    out = [99] * OBSERVATION_SIZE
    assert observe(state(game), seat, out) == OBSERVATION_SIZE
    assert 99 not in out
    return out


def cards(row: list[int], number: int) -> list[int]:
    """Capital, discards, own hand, own pack."""
    begin = GENERAL + number * FACES
    return row[begin : begin + FACES]


def player(row: list[int], step: int) -> list[int]:
    """What is said of the player so many steps from the observer."""
    return row[SEATS_BEGIN + step * PER_SEAT : SEATS_BEGIN + (step + 1) * PER_SEAT]


def known(row: list[int], step: int) -> list[int]:
    """The cards known to be in a hand."""
    begin = FACES_BEGIN + 2 * FACES
    return player(row, step)[begin : begin + FACES]


def test_seats_count_from_the_observer() -> None:
    game = position(players=3, first=1, hands=["green2", "blue2", "pink2"], gold=[1, 2, 3])
    assert [player(seen(game, 1), step)[3] for step in range(4)] == [2, 3, 1, 0]
    assert [seen(game, seat)[6] for seat in range(3)] == [1, 0, 2]
    assert [player(seen(game, 1), step)[0] for step in range(4)] == [1, 1, 1, 0]


def test_a_hand_and_a_pack_are_seen_by_their_owner_alone() -> None:
    game = draft(TWO)
    do(game, 0, "keep", "green2")
    row = seen(game, 0)
    assert cards(row, 2) == counted("green2")
    assert cards(row, 3) == counted("green3 green4 green5 green6 yellow2")
    assert cards(seen(game, 1), 2) == [0] * FACES
    assert cards(seen(game, 1), 3) == counted(TWO[1])
    assert cards(seen(game, ONLOOKER), 2) == cards(seen(game, ONLOOKER), 3) == [0] * FACES


def test_once_cards_are_played_nobody_has_a_pack() -> None:
    game = draft(TWO)
    keep_all(game, "green2 green3", "blue2 blue3")
    keep_all(game, "blue4 blue5", "green4 green5")
    assert cards(seen(game, 1), 2) == counted("blue2 blue3 green4 green5 blue6 pink2")
    assert cards(seen(game, 1), 3) == [0] * FACES


def test_cards_that_were_passed_on_are_known_to_be_held() -> None:
    game = draft(TWO)
    keep_all(game, "green2 green3", "blue2 blue3")
    assert known(seen(game, 0), 1) == counted("green4 green5 green6 yellow2")
    keep_all(game, "blue4 blue5", "green4 green5")
    assert known(seen(game, 0), 1) == counted("green4 green5 blue6 pink2")
    assert known(seen(game, 0), 0) == known(seen(game, ONLOOKER), 1) == [0] * FACES


def test_ones_own_modifiers_are_seen_and_those_of_others_only_counted() -> None:
    game = position(hands=["green2", "blue2"], laid=[(0, "blue", 4), (1, "green", -3)])
    own = slice(GENERAL + CARDS, SEATS_BEGIN)
    assert seen(game, 0)[own] == [3, 0, 0, 0]
    assert seen(game, 1)[own] == [0, 0, 0, 1]
    assert seen(game, ONLOOKER)[own] == [0, 0, 0, 0]
    assert player(seen(game, 0), 1)[6 + MODIFIERS : FACES_BEGIN] == [1, 0, 0, 0]


def test_the_colour_that_is_asked_for_is_marked() -> None:
    game = position(hands=["", "pink2"], turn=1, ender=0, cities=["pink6"], gold=[6, 0])
    do(game, 1, "city", "pink2")
    row = seen(game, 1)
    assert row[2] == Phase.LIMIT
    assert row[11 + COLOURS : GENERAL] == [0, 0, 0, 1]
    assert row[6] == 1
