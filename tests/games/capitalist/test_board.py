"""The board, its figures and its pieces: CA-1 … CA-4."""

from __future__ import annotations

from tests.games.capitalist.positions import bank, dealt, load_dice, money, phase, play, state

from campidoglio import Game, rulebook
from campidoglio.games.capitalist.state import UNLIMITED_HOUSES

CLASSIC_ORDER = (
    "start brown_1 community brown_2 income_tax station_1 light_blue_1 chance light_blue_2 light_blue_3"
    " jail pink_1 utility_1 pink_2 pink_3 station_2 orange_1 community orange_2 orange_3"
    " free_parking red_1 chance red_2 red_3 station_3 yellow_1 yellow_2 utility_2 yellow_3"
    " go_to_jail green_1 green_2 community green_3 station_4 chance dark_blue_1 luxury_tax dark_blue_2"
)

# Table 2 of the source: rents bare, with 1 to 4 houses and a hotel; price; price of a building.
TABLE_2 = {
    "brown_1": (2, 10, 30, 90, 160, 250, 60, 50),
    "brown_2": (4, 20, 60, 180, 320, 450, 60, 50),
    "light_blue_1": (6, 30, 90, 270, 400, 550, 100, 50),
    "light_blue_2": (6, 30, 90, 270, 400, 550, 100, 50),
    "light_blue_3": (8, 40, 100, 300, 450, 600, 120, 50),
    "pink_1": (10, 50, 150, 450, 625, 750, 140, 100),
    "pink_2": (10, 50, 150, 450, 625, 750, 140, 100),
    "pink_3": (12, 60, 180, 500, 700, 900, 160, 100),
    "orange_1": (14, 70, 200, 550, 750, 950, 180, 100),
    "orange_2": (14, 70, 200, 550, 750, 950, 180, 100),
    "orange_3": (16, 80, 220, 600, 800, 1000, 200, 100),
    "red_1": (18, 90, 250, 700, 875, 1050, 220, 150),
    "red_2": (18, 90, 250, 700, 875, 1050, 220, 150),
    "red_3": (20, 100, 300, 750, 925, 1100, 240, 150),
    "yellow_1": (22, 110, 330, 800, 975, 1150, 260, 150),
    "yellow_2": (22, 110, 330, 800, 975, 1150, 260, 150),
    "yellow_3": (24, 120, 360, 850, 1025, 1200, 280, 150),
    "green_1": (26, 130, 390, 900, 1100, 1275, 300, 200),
    "green_2": (26, 130, 390, 900, 1100, 1275, 300, 200),
    "green_3": (28, 150, 450, 1000, 1200, 1400, 320, 200),
    "dark_blue_1": (35, 175, 500, 1100, 1300, 1500, 350, 200),
    "dark_blue_2": (50, 200, 600, 1400, 1700, 2000, 400, 200),
}


# CA-1: the squares


def test_the_forty_squares_are_in_the_classic_order() -> None:
    squares = [square["land"] or square["kind"] for square in dealt().view()["board"]]
    assert " ".join(squares) == CLASSIC_ORDER


def test_the_taxes_are_200_and_100() -> None:
    board = dealt().view()["board"]
    assert (board[4]["tax"], board[38]["tax"]) == (200, 100)


# CA-2: prices and rents


def test_properties_have_the_figures_of_table_2() -> None:
    found = {
        land["land"]: (*land["rents"], land["price"], land["building"])
        for land in dealt().view()["lands"]
        if land["building"] is not None
    }
    assert found == TABLE_2


def test_stations_cost_200_and_utilities_150_and_neither_can_be_built_on() -> None:
    others = dealt().view()["lands"][22:]
    assert [(land["price"], land["rents"], land["building"]) for land in others] == [
        *[(200, [25, 50, 100, 200], None)] * 4,
        *[(150, [5, 12], None)] * 2,
    ]


# CA-3: pieces and cards


def test_there_are_32_houses_12_hotels_and_two_decks_of_16_cards() -> None:
    view = dealt().view()
    assert view["bank"] == {"houses": 32, "hotels": 12}
    assert [(deck["cards"], deck["unseen"]) for deck in view["decks"]] == [(16, 16), (16, 16)]


def test_the_decks_are_shuffled() -> None:
    decks = {tuple(state(dealt(seed=seed)).deck[0]) for seed in range(20)}
    assert len(decks) == 20


# CA-4: the start


def test_everybody_starts_with_1500_on_start_which_pays_nothing_then() -> None:
    game = dealt(8)
    assert money(game) == [1500] * 8
    assert {seat["position"] for seat in game.view()["seats"]} == {0}
    assert phase(game) == "act"


def test_the_money_at_the_start_is_a_setting() -> None:
    assert money(dealt(2, start_money=777)) == [777, 777]


def test_the_order_of_turns_is_random() -> None:
    orders = {tuple(dealt(3, seed=seed).view()["order"]) for seed in range(60)}
    assert len(orders) == 6


def test_the_order_of_turns_is_fixed_for_the_game() -> None:
    s = state(dealt(3, seed=4))
    s.position = [10] * len(s.position)
    load_dice(s, [(4, 6)] * 7)
    game = Game.from_state(rulebook("capitalist"), s)
    order = game.view()["order"]
    turns = [play(game, "roll").view()["turn"] for _ in range(6)]
    assert order != [0, 1, 2]
    assert turns == [*order[1:], *order, order[0]]


def test_unlimited_buildings_are_more_than_can_ever_stand() -> None:
    assert bank(dealt(unlimited_buildings="yes")) == (UNLIMITED_HOUSES, 22)
    assert UNLIMITED_HOUSES == 22 * 4
