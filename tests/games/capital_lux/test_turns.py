"""Capital Lux, playing cards: CL-11 … CL-15."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.capital_lux.positions import (
    capital,
    city,
    do,
    gold,
    hand,
    position,
    state,
    texts,
)

import campidoglio
from campidoglio import Game, IllegalAction, NotYourTurn

KEPT_BACK = "pink6 pink6"
"""Cards that keep a round from ending."""


# CL-11: a turn


def test_a_turn_is_one_card_to_the_city_or_to_the_capital_and_then_it_is_the_next_players() -> None:
    game = position(players=3, first=1, hands=["green2 pink2", "blue3 pink3", "pink4 pink5"])
    assert game.actors == (1,)
    assert texts(game, 1) == [
        "city colour=blue value=3",
        "city colour=pink value=3",
        "capital colour=blue value=3",
        "capital colour=pink value=3",
    ]
    do(game, 1, "city", "blue3")
    assert (city(game, 1), hand(game, 1), game.actors) == ("blue3", "pink3", (2,))
    do(game, 2, "city", "pink5")
    assert game.actors == (0,)


def test_there_is_no_passing_and_no_card_of_another() -> None:
    game = position(hands=["green2 green2", "blue3 blue3"])
    assert texts(game, 0) == ["city colour=green value=2", "capital colour=green value=2"]
    with pytest.raises(IllegalAction, match=r"blue value=3: card not held \(CL-11\)"):
        do(game, 0, "city", "blue3")
    with pytest.raises(NotYourTurn):
        do(game, 1, "city", "blue3")
    with pytest.raises(IllegalAction, match=r"asked play \(CL-11\)"):
        do(game, 0, "place", "green")


def test_equal_cards_of_a_hand_are_one_choice() -> None:
    game = position(hands=["green2 green2 green2", KEPT_BACK])
    assert len(texts(game, 0)) == 2


def test_cards_in_the_capital_lie_by_colour() -> None:
    game = position(capital="yellow6 yellow3", hands=["yellow5 pink2", KEPT_BACK])
    do(game, 0, "capital", "yellow5")
    yellow = game.view()["capital"][1]
    assert (yellow["cards"], yellow["total"]) == ([3, 5, 6], 14)


def test_a_card_played_to_the_capital_lies_there_before_its_action_is_done() -> None:
    game = position(hands=["pink4 green2", KEPT_BACK], capital="blue2")
    do(game, 0, "capital", "pink4")
    assert game.view()["phase"] == "cleric"
    assert capital(game) == "blue2 pink4"


# CL-12a: green, the Scholar


def test_the_scholar_draws_a_card_into_the_hand() -> None:
    game = position(hands=["green4 pink2", KEPT_BACK], deck="blue5")
    do(game, 0, "capital", "green4")
    assert (hand(game, 0), city(game, 0), game.view()["deck"]) == ("blue5 pink2", "", 0)
    assert game.actors == (1,)


def test_the_scholar_draws_any_card_of_the_deck() -> None:
    drawn = set()
    for seed in range(60):
        game = campidoglio.new("capital_lux", players=2, seed=seed)
        s = state(position(hands=["green4 green4", KEPT_BACK], deck="blue5 blue6 yellow3"))
        s.chance_key = state(game).chance_key
        game = Game.from_state(game.rulebook, s)
        do(game, 0, "capital", "green4")
        drawn.add(hand(game, 0))
    assert drawn == {"green4 blue5", "green4 blue6", "green4 yellow3"}


def test_the_scholar_draws_nothing_from_an_empty_deck() -> None:
    game = position(hands=["green4 pink2", KEPT_BACK], deck="")
    do(game, 0, "capital", "green4")
    assert hand(game, 0) == "pink2"
    assert game.actors == (1,)


# CL-12b: yellow, the Merchant


def test_the_merchant_takes_one_gold() -> None:
    game = position(hands=["yellow6 pink2", KEPT_BACK])
    do(game, 0, "capital", "yellow6")
    assert (gold(game), game.view()["supply"]) == ([1, 0], 7)


def test_the_merchant_takes_the_eighth_gold_but_no_ninth() -> None:
    game = position(hands=["yellow6 pink2", "yellow5 pink3"], gold=[3, 4])
    do(game, 0, "capital", "yellow6")
    assert (gold(game), game.view()["supply"]) == ([4, 4], 0)
    do(game, 1, "capital", "yellow5")
    assert (gold(game), game.view()["supply"]) == ([4, 4], 0)


# CL-12c: blue, the Agent


def test_the_agent_sees_the_modifier_before_a_colour_is_chosen() -> None:
    game = position(
        hands=["blue3 pink2", KEPT_BACK], laid=[(1, "green", 4), (1, "green", 2), (0, "pink", -1)]
    )
    do(game, 0, "capital", "blue3")
    assert (game.view(0)["phase"], game.view(0)["looked_at"]) == ("agent", -3)
    assert game.view()["pile"] == 0
    do(game, 0, "place", "yellow")
    assert state(game).face_down[1] == [1, 0, 0, 0]
    assert game.actors == (1,)


def test_the_agent_draws_each_modifier_of_the_pile_as_likely() -> None:
    looked = Counter[int]()
    for seed in range(400):
        s = state(position(hands=["blue3 pink2", KEPT_BACK], laid=[(1, "green", 2)]))
        s.chance_key = state(campidoglio.new("capital_lux", players=2, seed=seed)).chance_key
        game = Game.from_state(campidoglio.rulebook("capital_lux"), s)
        do(game, 0, "capital", "blue3")
        looked[game.view(0)["looked_at"]] += 1
    assert set(looked) == {4, -1, -3}
    assert min(looked.values()) > 95


def test_the_agent_chooses_any_of_the_four_colours_however_full_or_empty() -> None:
    """The example of the source: a modifier is put above the Merchant."""
    game = position(
        hands=["blue3 pink2", KEPT_BACK],
        capital="green2",
        laid=[(1, "blue", 4), (1, "blue", 2), (0, "blue", -1)],
    )
    do(game, 0, "capital", "blue3")
    assert texts(game, 0) == [f"place colour={colour}" for colour in ("green", "yellow", "blue", "pink")]
    do(game, 0, "place", "blue")
    assert state(game).face_down[2] == [2, 2, 0, 0]


def test_the_agent_must_choose_before_anything_else() -> None:
    game = position(hands=["blue3 pink2", KEPT_BACK])
    do(game, 0, "capital", "blue3")
    with pytest.raises(IllegalAction, match=r"asked agent \(CL-12c\)"):
        do(game, 0, "city", "pink2")


def test_the_agent_does_nothing_when_the_pile_is_empty() -> None:
    four = [(1, "green", 4), (1, "green", 2), (0, "pink", -1), (0, "pink", -3)]
    game = position(hands=["blue3 pink2", KEPT_BACK], laid=four)
    do(game, 0, "capital", "blue3")
    assert game.actors == (1,)
    assert state(game).face_down[0] == [0, 2, 0, 0]


# CL-12d: pink, the Cleric


def test_the_cleric_moves_the_lowest_card_of_the_chosen_colour_to_ones_own_city() -> None:
    """The example of the source: Mary takes the lowest blue card into her city."""
    game = position(hands=["pink4 pink2", KEPT_BACK], capital="blue5 blue3 blue6 green2")
    do(game, 0, "capital", "pink4")
    do(game, 0, "take", "blue")
    assert city(game, 0) == "blue3"
    assert hand(game, 0) == "pink2"
    assert capital(game) == "green2 blue5 blue6 pink4"


def test_the_cleric_never_takes_a_pink_card_nor_from_a_colour_without_cards() -> None:
    game = position(hands=["pink4 pink2", KEPT_BACK], capital="blue5 pink2 green3")
    do(game, 0, "capital", "pink4")
    assert texts(game, 0) == ["take colour=green", "take colour=blue"]
    with pytest.raises(IllegalAction, match=r"pink stays \(CL-12d\)"):
        do(game, 0, "take", "pink")
    with pytest.raises(IllegalAction, match=r"colour=yellow: none in capital \(CL-12d\)"):
        do(game, 0, "take", "yellow")


def test_the_cleric_is_forced_even_if_it_hurts() -> None:
    game = position(hands=["pink4 pink2", KEPT_BACK], capital="blue5", cities=["blue6"])
    do(game, 0, "capital", "pink4")
    assert texts(game, 0) == ["take colour=blue"]


def test_the_cleric_does_nothing_when_the_capital_has_pink_cards_only() -> None:
    game = position(hands=["pink4 pink2", KEPT_BACK], capital="pink3 pink5")
    do(game, 0, "capital", "pink4")
    assert game.actors == (1,)
    assert city(game, 0) == ""


def test_the_cleric_leaves_modifiers_where_they_are() -> None:
    game = position(hands=["pink4 pink2", KEPT_BACK], capital="blue5", laid=[(1, "blue", 2)])
    do(game, 0, "capital", "pink4")
    do(game, 0, "take", "blue")
    assert state(game).face_down[2] == [0, 1, 0, 0]


# CL-13: the city


@pytest.mark.parametrize("card", ["green4", "yellow4", "blue4", "pink4"])
def test_a_card_played_to_the_city_has_no_action(card: str) -> None:
    game = position(hands=[f"{card} pink2", KEPT_BACK], capital="blue5", deck="green2")
    do(game, 0, "city", card)
    assert game.actors == (1,)
    assert (city(game, 0), hand(game, 0), capital(game)) == (card, "pink2", "blue5")
    assert (gold(game), game.view()["pile"], game.view()["deck"]) == ([0, 0], 4, 1)


# CL-14: last turns


def test_after_an_empty_hand_every_other_player_has_exactly_one_more_turn() -> None:
    game = position(
        players=3, first=2, hands=["green2", "blue2 blue3", "pink2 pink3"], turn=0, deck="yellow2 " * 3
    )
    do(game, 0, "city", "green2")
    assert (game.view()["ender"], game.actors) == (0, (1,))
    do(game, 1, "city", "blue2")
    assert game.actors == (2,)
    do(game, 2, "city", "pink2")
    assert game.view()["round"] == 2


def test_with_two_players_the_other_has_one_last_turn() -> None:
    game = position(hands=["green2", "blue2 blue3"])
    do(game, 0, "city", "green2")
    do(game, 1, "city", "blue2")
    assert game.view()["round"] == 2


def test_a_hand_that_empties_in_a_last_turn_gives_nobody_another_turn() -> None:
    game = position(players=3, hands=["green2", "blue2", "pink2 pink3"])
    do(game, 0, "city", "green2")
    do(game, 1, "city", "blue2")
    do(game, 2, "city", "pink2")
    assert game.view()["round"] == 2


def test_a_scholar_who_plays_the_last_card_draws_first_and_does_not_end_the_round() -> None:
    game = position(hands=["green2", "blue2 blue3"])
    do(game, 0, "capital", "green2")
    assert game.view()["ender"] is None
    do(game, 1, "city", "blue2")
    assert game.actors == (0,)
    assert len(hand(game, 0).split()) == 1


def test_a_scholar_who_plays_the_last_card_ends_the_round_if_the_deck_is_empty() -> None:
    game = position(hands=["green2", "blue2 blue3"], deck="")
    do(game, 0, "capital", "green2")
    assert game.view()["ender"] == 0


def test_an_agent_who_plays_the_last_card_ends_the_round_after_the_modifier_is_placed() -> None:
    game = position(hands=["blue2", "blue3 blue4"])
    do(game, 0, "capital", "blue2")
    assert (game.view()["ender"], game.actors) == (None, (0,))
    do(game, 0, "place", "pink")
    assert (game.view()["ender"], game.actors) == (0, (1,))


def test_a_cleric_who_plays_the_last_card_ends_the_round_after_taking() -> None:
    game = position(hands=["pink2", "blue3 blue4"], capital="blue2")
    do(game, 0, "capital", "pink2")
    assert game.view()["ender"] is None
    do(game, 0, "take", "blue")
    assert game.view()["ender"] == 0


def test_a_last_turn_may_draw_a_card_that_then_goes_to_the_city() -> None:
    game = position(
        hands=["yellow2", "green3"], ender=0, turn=1, deck="pink6", round_number=3, capital="pink6 pink5"
    )
    do(game, 1, "capital", "green3")
    assert game.over
    assert city(game, 1) == "pink6"


# CL-15: a last turn has always a card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_still_has_a_turn_has_a_card(players: int) -> None:
    last_turns = 0
    for seed in range(40):
        game = campidoglio.new("capital_lux", players=players, seed=seed)
        while not game.over:
            seat = game.actors[seed % len(game.actors)]
            legal = game.legal(seat)
            game.play(seat, legal[(7 * len(game.moves) + seed) % len(legal)])
            view = game.view()
            waiting = [] if view["ender"] is None or view["phase"] != "play" else list(game.actors)
            last_turns += len(waiting)
            assert all(view["seats"][seat]["cards"] > 0 for seat in waiting)
    assert last_turns > 100


def test_cards_left_in_a_longer_hand_are_not_played_but_go_to_the_city() -> None:
    game = position(hands=["green2", "blue2 blue3 blue4 blue5"], capital="blue6 blue6 blue4")
    do(game, 0, "city", "green2")
    do(game, 1, "city", "blue2")
    assert city(game, 1) == "blue2 blue3 blue4 blue5"
