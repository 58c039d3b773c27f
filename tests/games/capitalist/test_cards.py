"""Chance and community cards: CA-10, CA-11, and the 32 cards of sections 4.1 and 4.2."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import (
    dealt,
    in_jail,
    money,
    phase,
    play,
    position,
    state,
    texts,
    where,
)

from campidoglio import Game
from campidoglio.games.capitalist.cards import draw_card

CHANCE_AT = {"at": [0], "dice": [(3, 4)]}
"""The next roll leads to the chance square 7."""
COMMUNITY_AT = {"at": [10], "dice": [(3, 4)]}
"""The next roll leads to the community square 17."""
LATE_CHANCE_AT = {"at": [26], "dice": [(4, 6)]}
"""The next roll leads to the chance square 36."""
ALL_LAND = (
    "brown_1 brown_2 light_blue_1 light_blue_2 light_blue_3 pink_1 pink_2 pink_3 orange_1 orange_2 orange_3"
    " red_1 red_2 red_3 yellow_1 yellow_2 yellow_3 green_1 green_2 green_3 dark_blue_1 dark_blue_2"
    " station_1 station_2 station_3 station_4 utility_1 utility_2"
)


def chance(number: int, **more: object) -> Game:
    """Seat 0, who owns everything unless said otherwise, draws a chance card on square 7."""
    options: dict[str, object] = {"lands": {0: ALL_LAND}, **CHANCE_AT, **more}
    return play(position(chance=[number], **options), "roll")  # type: ignore[arg-type]  # passed on by name


def community(number: int, **more: object) -> Game:
    """Seat 0 draws a community card on square 17."""
    options: dict[str, object] = {"lands": {0: ALL_LAND}, **COMMUNITY_AT, **more}
    return play(position(community=[number], **options), "roll")  # type: ignore[arg-type]  # passed on by name


# Section 4.1: the chance cards

CHANCE_MOVES = [
    (1, 39, 0),
    (2, 0, 200),
    (3, 24, 0),
    (4, 11, 0),
    (6, 15, 0),
    (10, 4, -200),
]


@pytest.mark.parametrize(("number", "square", "paid"), CHANCE_MOVES)
def test_a_chance_card_moves(number: int, square: int, paid: int) -> None:
    game = chance(number)
    assert (where(game), money(game)[0]) == (square, 1500 + paid)


@pytest.mark.parametrize(("number", "square"), [(2, 0), (3, 24), (4, 11), (6, 15)])
def test_a_chance_card_that_moves_beyond_start_pays_200(number: int, square: int) -> None:
    game = chance(number, **LATE_CHANCE_AT)
    assert (where(game), money(game)[0]) == (square, 1700)


@pytest.mark.parametrize(
    ("number", "amount"), [(7, 100), (8, 50), (13, -20), (14, -150), (15, -30), (16, 150)]
)
def test_a_chance_card_pays_or_costs(number: int, amount: int) -> None:
    assert money(chance(number)) == [1500 + amount, 1500, 1500]


def test_chance_9_is_kept() -> None:
    game = chance(9)
    assert game.view()["seats"][0]["release_cards"] == ["chance"]
    assert game.view()["decks"][0]["cards"] == 15


def test_chance_11_sends_to_jail_without_200() -> None:
    game = chance(11, **LATE_CHANCE_AT)
    assert (in_jail(game), money(game)[0], game.view()["turn"]) == (True, 1500, 1)


@pytest.mark.parametrize(("number", "costs"), [(5, 7 * 40 + 2 * 100), (12, 7 * 25 + 2 * 80)])
def test_repairs_cost_by_house_and_by_hotel(number: int, costs: int) -> None:
    built = {"brown_1": 5, "brown_2": 5, "light_blue_1": 3, "light_blue_2": 2, "light_blue_3": 2}
    assert money(chance(number, buildings=built))[0] == 1500 - costs


def test_repairs_cost_nothing_without_buildings_or_for_those_of_others() -> None:
    game = chance(5, lands={1: "brown_1 brown_2"}, buildings={"brown_1": 5, "brown_2": 4})
    assert money(game) == [1500, 1500, 1500]


# Section 4.2: the community cards

COMMUNITY_MOVES = [(1, 0, 200), (7, 1, 0), (14, 25, 0)]


@pytest.mark.parametrize(("number", "square", "paid"), COMMUNITY_MOVES)
def test_a_community_card_moves(number: int, square: int, paid: int) -> None:
    game = community(number)
    assert (where(game), money(game)[0]) == (square, 1500 + paid)


@pytest.mark.parametrize(
    ("number", "amount"),
    [(2, 200), (3, -50), (4, 50), (8, 100), (10, 40), (11, 25), (12, -50), (15, 10), (16, 100)],
)
def test_a_community_card_pays_or_costs(number: int, amount: int) -> None:
    assert money(community(number)) == [1500 + amount, 1500, 1500]


def test_community_5_is_kept() -> None:
    assert community(5).view()["seats"][0]["release_cards"] == ["community"]


def test_community_6_sends_to_jail() -> None:
    assert in_jail(community(6))


def test_on_a_birthday_every_other_player_pays_15() -> None:
    assert money(community(9)) == [1530, 1485, 1485]


def test_on_a_birthday_an_eliminated_player_pays_nothing() -> None:
    assert money(community(9, out=[1])) == [1515, 0, 1485]


def test_pay_15_or_draw_a_chance_card_is_a_choice() -> None:
    game = community(13)
    assert texts(game) == ["pay", "draw_chance"]
    assert money(play(game, "pay"))[0] == 1485


def test_a_chance_card_may_be_drawn_instead() -> None:
    game = play(community(13, chance=[7]), "draw_chance")
    assert money(game)[0] == 1600


def test_15_may_be_chosen_without_the_cash_and_is_then_a_debt() -> None:
    game = community(13, money=[14], lands={0: "brown_1"})
    play(game, "pay")
    assert phase(game) == "debt"
    play(game, "mortgage land=brown_1")
    assert money(game)[0] == 29


# CA-10: the deck


def test_a_drawn_card_goes_under_its_deck() -> None:
    game = chance(7)
    deck = game.view()["decks"][0]
    assert (deck["cards"], deck["unseen"]) == (16, 15)
    assert [card["number"] for card in deck["under"]] == [7]


def test_a_card_goes_under_its_deck_before_its_effect() -> None:
    game = position(at=[0], dice=[(3, 4)], chance=[10, 7], lands={0: ALL_LAND})
    play(game, "roll")
    assert [card["number"] for card in game.view()["decks"][0]["under"]] == [10]
    assert state(game).deck[0][0] == 9


def test_after_sixteen_draws_the_cards_come_again_in_their_order() -> None:
    s = state(dealt(2))
    drawn = []
    for _ in range(31):
        draw_card(s, 0, 0)
        drawn.append(s.drawn[1])
    assert sorted(drawn[:16]) == list(range(16))
    assert drawn[16:] == [card for card in drawn[:16] if card != 8]


def test_a_sold_release_card_goes_to_the_buyer() -> None:
    game = position(release={"chance": 0})
    play(game, "offer seat=1", "give_card deck=chance", "ask_money amount=100", "send", "accept")
    assert game.view()["seats"][1]["release_cards"] == ["chance"]
    assert money(game) == [1600, 1400, 1500]


def test_a_release_card_that_is_out_is_not_drawn_again() -> None:
    game = position(release={"chance": 1})
    assert 8 not in state(game).deck[0][:15]
    assert game.view()["decks"][0]["cards"] == 15


# CA-11: moving by a card


def test_the_nearest_station_is_the_next_one_ahead_and_may_be_bought() -> None:
    game = community(14, lands={})
    assert where(game) == 25
    assert texts(game) == ["buy", "decline"]


def test_the_nearest_station_is_never_one_behind() -> None:
    game = community(14, at=[26], dice=[(3, 4)], lands={0: "station_4"})
    assert (where(game), money(game)[0]) == (35, 1500)


def test_the_nearest_station_of_another_costs_the_ordinary_rent() -> None:
    game = community(14, lands={1: "station_3 station_1"})
    assert money(game) == [1450, 1550, 1500]


def test_back_three_resolves_the_square_reached() -> None:
    game = position(at=[15], dice=[(3, 4)], chance=[10], lands={1: "orange_3"})
    play(game, "roll")
    assert (where(game), money(game)[:2]) == (19, [1484, 1516])


def test_back_three_onto_community_draws_a_card() -> None:
    game = position(**LATE_CHANCE_AT, chance=[10], community=[8])  # type: ignore[arg-type]  # by name
    play(game, "roll")
    assert (where(game), money(game)[0]) == (33, 1600)


def test_go_back_to_brown_1_pays_no_200_and_resolves_it() -> None:
    game = community(7, lands={1: "brown_1"})
    assert (where(game), money(game)[:2]) == (1, [1498, 1502])


def test_a_card_is_the_same_at_its_second_use() -> None:
    s = state(dealt(2))
    before = (s.effect, s.value, s.hotel_value)
    game = play(chance(5, buildings={"brown_1": 1}), "roll")
    after = state(game)
    assert (after.effect, after.value, after.hotel_value) == before


def test_a_card_that_moves_after_a_double_leaves_the_turn_open() -> None:
    game = position(at=[29], dice=[(2, 2)], community=[8])
    play(game, "roll")
    assert (where(game), game.view()["turn"], phase(game)) == (33, 0, "act")
