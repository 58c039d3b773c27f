"""Campanile for a learner: the same length in every game, from the observer's seat, and no secrets."""

from __future__ import annotations

import pytest
from tests.games.campanile.positions import position, take_turn

import campidoglio
from campidoglio import Game
from campidoglio.games.campanile.observation import GENERAL, OBSERVATION_SIZE, PER_SEAT, PER_STYLE
from campidoglio.games.campanile.rules import State
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted

RULEBOOK = campidoglio.rulebook("campanile")
ONLOOKER = -1
GOTHIC, MOORISH = 1, 4


def observed(s: State, seat: int) -> list[int]:
    """All the numbers that the seat is given; places that were left unwritten would show as 777."""
    out = [777] * RULEBOOK.observation_size
    assert RULEBOOK.observe(s, seat, out) == RULEBOOK.observation_size
    return out


def style_part(numbers: list[int], style: int) -> list[int]:
    return numbers[GENERAL + style * PER_STYLE :][:PER_STYLE]


def seat_part(numbers: list[int], step: int) -> list[int]:
    return numbers[GENERAL + 5 * PER_STYLE + step * PER_SEAT :][:PER_SEAT]


def on_the_way(players: int = 3) -> Game:
    game = position(
        players=players,
        row="moorish gothic romanesque baroque renaissance",
        hands=["gothic gothic moorish", "baroque moorish moorish"],
        shown=["gothic", "moorish"],
        heights={"gothic": 6},
        chips=[{"gothic": [1, 2]}, {"gothic": [3]}],
        first_there={"gothic": [1, 0]},
        surplus="moorish",
    )
    game.play(0, "build style=gothic storeys=2")
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_length_is_that_of_the_rulebook_with_any_number_of_players(players: int) -> None:
    s = campidoglio.new("campanile", players=players, seed=3).state
    for seat in range(ONLOOKER, players):
        assert 777 not in observed(s, seat)
    assert RULEBOOK.observation_size == OBSERVATION_SIZE == GENERAL + 5 * PER_STYLE + 5 * PER_SEAT


def test_the_general_figures() -> None:
    assert observed(on_the_way().state, 0)[:GENERAL] == [3, 0, 1, 0, 2, 4, 4, 4, 4]


def test_a_style() -> None:
    numbers = observed(on_the_way().state, 0)
    # Height, own cards, cards in the game, place in the row, just built on, open to bets, three tops.
    assert style_part(numbers, GOTHIC) == [8, 1, 11, 1, 1, 1, 1, 0, 0]
    assert style_part(numbers, MOORISH) == [0, 1, 11, 0, 0, 1, 0, 0, 1]


def test_a_player() -> None:
    mine = seat_part(observed(on_the_way().state, 0), 0)
    # In the game, points, cards, chips of 1, 2, 3; then four numbers for each style.
    assert mine[:6] == [1, 0, 2, 4, 2, 1]
    assert mine[6:14] == [0, 0, 0, 0, 0, 3, 2, 0]


def test_seats_count_from_the_observer() -> None:
    s = on_the_way().state
    for seat in range(3):
        numbers = observed(s, seat)
        assert numbers[3] == (0 - seat) % 3
        for step in range(3):
            assert seat_part(numbers, step) == seat_part(observed(s, 0), (seat + step) % 3)


def test_a_table_turned_round_looks_the_same_to_whoever_sits_there_now() -> None:
    s = on_the_way().state
    turned = s.copy()
    turned.turn = (s.turn + 1) % 3
    for name in "hand", "shown", "chips", "score":
        rows = getattr(s, name)
        setattr(turned, name, [rows[2], rows[0], rows[1], *rows[3:]])
    turned.stake = [[rows[2], rows[0], rows[1], *rows[3:]] for rows in s.stake]
    turned.order = [[row[2], row[0], row[1], *row[3:]] for row in s.order]
    for seat in range(3):
        assert observed(turned, (seat + 1) % 3) == observed(s, seat)


def test_seats_that_are_not_in_the_game_are_nothing() -> None:
    numbers = observed(on_the_way(2).state, 1)
    assert [seat_part(numbers, step) for step in (2, 3, 4)] == [[0] * PER_SEAT] * 3


@pytest.mark.parametrize("players", [2, 5])
def test_an_onlooker_has_no_cards_and_sees_the_table_as_seat_0_does(players: int) -> None:
    s = on_the_way(players).state
    seen, mine = observed(s, ONLOOKER), observed(s, 0)
    assert [style_part(seen, style)[1] for style in range(5)] == [0, 0, 0, 0, 0]
    differing = [place for place, (a, b) in enumerate(zip(seen, mine, strict=True)) if a != b]
    assert differing == [GENERAL + GOTHIC * PER_STYLE + 1, GENERAL + MOORISH * PER_STYLE + 1]


@pytest.mark.parametrize("seat", [ONLOOKER, 0, 1, 2])
def test_what_a_seat_cannot_know_is_not_observed(seat: int) -> None:
    s = on_the_way().state
    before = observed(s, seat)
    for number in range(40):
        twin = s.copy()
        interpreted(RULEBOOK).imagine(twin, seat, seed_words(number))
        assert observed(twin, seat) == before


def test_the_end_is_observed() -> None:
    game = position(
        piles=["gothic", "gothic gothic", "gothic gothic"], heights={"gothic": 9}, chips=[{"gothic": [1]}]
    )
    take_turn(game, "build style=romanesque storeys=1")
    numbers = observed(game.state, 0)
    assert numbers[2] == 2
    assert numbers[6] == 0
    assert style_part(numbers, GOTHIC)[5:] == [0, 0, 1, 1]
    assert seat_part(numbers, 0)[1] == 8
    assert seat_part(numbers, 0)[6 + 4 * GOTHIC + 3] == 1
