"""Capital Lux, the end of a round and of the game: CL-16 … CL-23."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.capital_lux.positions import (
    asked,
    bonus,
    capital,
    city,
    discards,
    do,
    gold,
    position,
    state,
    texts,
)

import campidoglio
from campidoglio import Game, GameOver, IllegalAction

FEW = "blue2 blue2 blue3 blue3 blue4 blue4 pink2 pink2 pink3 pink3"


def ended(cities: Sequence[str], *, last: str = "pink6", first: int = 0, **on_the_table: Any) -> Game:
    """A round that has just ended: the player before the first one played the last card, to the city.

    With the card `UNSEEN` that player's city is over a limit of 0 and loses it at once.
    """
    players = len(cities)
    seat = (first - 1) % players
    hands = [last if other == seat else "" for other in range(players)]
    game = position(
        players=players, cities=cities, hands=hands, first=first, turn=seat, ender=first, **on_the_table
    )
    do(game, seat, "city", last)
    return game


UNSEEN = "pink2"


def limits(game: Game) -> list[int]:
    """The capital totals with modifiers, green, yellow, blue, pink."""
    return [entry["last_limit"] for entry in game.view()["capital"]]


# CL-16: hands go to the cities


def test_all_cards_left_in_hands_go_to_their_owners_cities() -> None:
    game = position(
        hands=["", "pink6 green2 green3"], ender=0, turn=1, capital="green6 pink6", round_number=3
    )
    do(game, 1, "city", "pink6")
    assert city(game, 1) == "green2 green3 pink6"
    assert [seat["cards"] for seat in game.view()["seats"]] == [0, 0]


def test_the_cards_laid_down_have_no_action() -> None:
    game = position(
        hands=["", "pink6 yellow2 blue2 green2"],
        ender=0,
        turn=1,
        capital="green6 pink6 yellow6 blue6",
        round_number=3,
    )
    do(game, 1, "city", "pink6")
    assert (gold(game), game.view()["pile"], game.over) == ([0, 0], 4, True)


# CL-17: modifiers


def test_each_modifier_changes_the_limit_of_its_colour() -> None:
    game = ended(
        ["", ""],
        capital="green4 yellow6 pink6",
        laid=[(0, "green", 4), (1, "green", 2), (0, "yellow", -1), (1, "blue", -3)],
        round_number=3,
    )
    assert limits(game) == [10, 5, -3, 6]
    assert [entry["last_modifiers"] for entry in game.view()["capital"]] == [
        [{"seat": 0, "worth": 4}, {"seat": 1, "worth": 2}],
        [{"seat": 0, "worth": -1}],
        [{"seat": 1, "worth": -3}],
        [],
    ]


def test_plus_4_keeps_a_city_that_would_be_over_the_limit() -> None:
    over = ended(["green6 green4", ""], capital="green6 pink6", laid=[(1, "green", 2)], round_number=3)
    under = ended(["green6 green4", ""], capital="green6 pink6", laid=[(1, "green", 4)], round_number=3)
    assert (city(over, 0), city(under, 0)) == ("", "green4 green6")


def test_a_limit_below_zero_costs_more_than_the_cards_are_worth() -> None:
    game = ended(["blue2", ""], capital="pink6", laid=[(1, "blue", -3)], gold=[5, 0], round_number=3)
    assert asked(game) == {"seat": 0, "colour": "blue", "price": 5}


# CL-18: limits and gold


def test_all_cards_of_a_colour_over_its_limit_are_discarded() -> None:
    game = ended(["green6 green5 yellow2", ""], capital="green6 green4 yellow2 pink6", round_number=3)
    assert city(game, 0) == "yellow2"
    assert discards(game) == "green5 green6"


def test_a_colour_exactly_at_its_limit_is_safe() -> None:
    game = ended(["green6 green4", ""], capital="green5 green5 pink6", round_number=3)
    assert city(game, 0) == "green4 green6"


def test_the_difference_is_one_of_values_and_not_of_cards() -> None:
    game = ended(["green6", ""], capital="green2 green2 pink6", gold=[2, 0], round_number=3)
    assert asked(game) == {"seat": 0, "colour": "green", "price": 2}


def test_gold_equal_to_the_difference_keeps_the_cards_and_goes_back_to_the_supply() -> None:
    game = ended(["green6", ""], capital="green4 pink6", gold=[3, 0], round_number=3)
    do(game, 0, "pay", "green")
    assert (city(game, 0), gold(game), game.view()["supply"]) == ("green6", [1, 0], 7)


def test_gold_is_never_overpaid() -> None:
    """A fault seen elsewhere."""
    game = ended(["green6", ""], capital="green4 pink6", gold=[8, 0], round_number=3)
    do(game, 0, "pay", "green")
    assert gold(game) == [6, 0]


def test_who_could_pay_may_discard() -> None:
    game = ended(["green6", ""], capital="green4 pink6", gold=[3, 0], round_number=3)
    assert texts(game, 0) == ["pay colour=green", "discard colour=green"]
    do(game, 0, "discard", "green")
    assert (city(game, 0), gold(game), discards(game)) == ("", [3, 0], "green6")


def test_one_gold_too_few_saves_nothing_and_is_not_asked() -> None:
    game = ended(["green6", ""], capital="green4 pink6", gold=[1, 0], round_number=3)
    assert game.over
    assert (city(game, 0), gold(game)) == ("", [1, 0])


def test_a_player_without_a_card_of_the_colour_is_not_asked_even_under_a_negative_limit() -> None:
    game = ended(["", ""], capital="pink6", laid=[(1, "blue", -3)], gold=[8, 0], round_number=3)
    assert game.over
    assert gold(game) == [8, 0]


def test_any_of_the_colours_over_the_limit_can_be_saved_as_far_as_the_gold_goes() -> None:
    """The example of the source: three discs keep yellow and blue, pink is discarded."""
    cities = ["yellow5 blue4 pink6", ""]
    game = ended(cities, last="green2", capital="yellow4 blue2 pink2 green2", gold=[3, 0], round_number=3)
    do(game, 0, "pay", "yellow")
    do(game, 0, "pay", "blue")
    assert (city(game, 0), gold(game), discards(game)) == ("yellow5 blue4", [0, 0], "pink6")


def test_a_later_colour_can_be_saved_instead_of_an_earlier_one() -> None:
    cities = ["yellow5 blue4 pink6", ""]
    game = ended(cities, last="green2", capital="yellow4 blue2 pink3 green2", gold=[3, 0], round_number=3)
    do(game, 0, "discard", "yellow")
    do(game, 0, "discard", "blue")
    do(game, 0, "pay", "pink")
    assert city(game, 0) == "pink6"


def test_choices_are_made_in_turn_order_from_the_first_player() -> None:
    game = ended(
        ["green6", "green5", "green4"], capital="green3 pink6", gold=[3, 2, 1], first=1, round_number=3
    )
    asked_in_order = []
    while not game.over:
        asked_in_order.append(game.actors[0])
        do(game, game.actors[0], "pay", "green")
    assert asked_in_order == [1, 2, 0]


def test_only_the_colour_in_question_is_paid_for() -> None:
    game = ended(["green6 yellow6", ""], capital="green4 yellow5 pink6", gold=[8, 0], round_number=3)
    with pytest.raises(IllegalAction, match=r"over limit: colour=green \(CL-18\)"):
        do(game, 0, "pay", "yellow")


# CL-19: bonus cards


def test_the_greatest_city_of_a_colour_takes_its_highest_capital_card() -> None:
    game = ended(["yellow5", "yellow4", ""], capital="yellow2 yellow6 yellow4 pink6", round_number=3)
    assert (bonus(game, 0), bonus(game, 1)) == ("yellow6", "")
    assert capital(game) == "yellow2 yellow4"
    assert city(game, 0) == "yellow5"


def test_three_tied_in_yellow_with_6_and_4_in_the_capital_take_6_and_4_and_nothing() -> None:
    """The example of the source: John is first, then Mary, then Bob."""
    game = ended(["yellow5", "yellow5", "yellow5", ""], capital="yellow6 yellow4 pink6", round_number=3)
    assert [bonus(game, seat) for seat in range(3)] == ["yellow6", "yellow4", ""]
    assert capital(game) == ""


def test_the_tied_take_in_turn_order_from_the_first_player() -> None:
    game = ended(
        ["yellow5", "yellow5", "yellow5", ""], first=2, capital="yellow6 yellow4 pink6", round_number=3
    )
    assert [bonus(game, seat) for seat in range(4)] == ["yellow4", "pink6", "yellow6", ""]


def test_only_those_tied_for_the_greatest_total_take_a_card() -> None:
    """A fault seen elsewhere: a card for every player by rank."""
    game = ended(["yellow6", "yellow4", "yellow3"], capital="yellow6 yellow5 yellow5 pink6", round_number=3)
    assert [bonus(game, seat) for seat in range(3)] == ["yellow6", "", "pink6"]
    assert capital(game) == "yellow5 yellow5"


def test_if_all_are_tied_everybody_takes_a_card_while_there_are_any() -> None:
    game = ended(["blue4", "blue4", "blue4"], last=UNSEEN, capital="blue6 blue5 blue3", round_number=3)
    assert [bonus(game, seat) for seat in range(3)] == ["blue6", "blue5", "blue3"]


def test_nobody_takes_a_card_of_a_colour_that_nobody_has() -> None:
    game = ended(["", ""], capital="yellow6 pink6", round_number=3)
    assert capital(game) == "yellow6"


def test_the_colours_are_compared_after_the_discards() -> None:
    game = ended(["green6 green6", "green3"], capital="green5 pink6", round_number=3)
    assert (bonus(game, 0), bonus(game, 1)) == ("", "green5 pink6")


def test_modifiers_do_not_count_for_bonus_cards() -> None:
    game = ended(["green3", "green4"], capital="green5 pink6", laid=[(0, "green", 4)], round_number=3)
    assert bonus(game, 1) == "green5 pink6"


def test_a_card_cannot_be_taken_from_a_capital_without_cards_of_the_colour() -> None:
    game = ended(["green3", ""], capital="pink6", laid=[(0, "green", 4)], round_number=3)
    assert (city(game, 0), bonus(game, 0)) == ("green3", "")


# CL-20: the next round


def test_all_modifiers_come_back_and_none_stays_on_the_capital() -> None:
    """A fault seen elsewhere."""
    laid = [(0, "green", 4), (0, "pink", -1), (1, "blue", -3)]
    game = ended(["green2", ""], capital="green6 pink6 pink3", laid=laid)
    s = state(game)
    assert (s.round_number, s.pile) == (2, 4)
    assert s.laid == [[0] * 4] * 4
    assert s.face_down == [[0] * 4] * 4
    assert game.view()["capital"][0]["total"] == 0


def test_a_modifier_of_the_last_round_does_not_count_in_the_next() -> None:
    game = ended(["", ""], capital="green6 pink6", laid=[(0, "green", 4)])
    assert limits(game) == [10, 0, 0, 6]
    while game.view()["round"] == 2:
        seat = game.actors[-1]
        game.play(seat, game.legal(seat)[0])
    assert limits(game)[0] == 6


def test_cards_in_the_capital_and_in_cities_stay() -> None:
    game = ended(["green2 yellow3", ""], capital="green6 green5 yellow4 pink6")
    assert (city(game, 0), city(game, 1)) == ("green2 yellow3", "pink6")
    assert (capital(game), bonus(game, 0), bonus(game, 1)) == ("green5", "green6 yellow4", "pink6")


def test_the_greatest_whole_city_is_first_player_of_the_next_round() -> None:
    game = ended(["green2", "green4 blue3", ""], capital="green6 blue5 pink6 pink5", last="pink6")
    assert game.view()["first"] == 1


def test_bonus_cards_do_not_make_a_first_player() -> None:
    game = ended(["green3", "pink2 yellow2", ""], last="blue2", capital="green6 pink2 yellow2 blue2")
    assert game.view()["first"] == 1


@pytest.mark.parametrize(
    ("first", "cities", "following"),
    [
        (0, ["", "green3", "green3", ""], 1),
        (2, ["green3", "green3", "", ""], 0),
        (3, ["green3", "", "green3", ""], 0),
        (2, ["green3", "", "green3", ""], 2),
    ],
)
def test_of_equal_cities_the_nearest_clockwise_from_the_old_first_player_is_next(
    first: int, cities: list[str], following: int
) -> None:
    game = ended(cities, first=first, last=UNSEEN, capital="green6")
    assert game.view()["first"] == following


def test_a_tie_does_not_always_favour_the_lowest_seat() -> None:
    """A fault seen elsewhere: a biased first player."""
    game = ended(["green3", "", "green3"], first=1, last=UNSEEN, capital="green6")
    assert game.view()["first"] == 2


def test_a_new_round_begins_with_a_draft_for_all() -> None:
    game = ended(["", "", ""], capital="pink6")
    assert (game.view()["phase"], game.actors) == ("draft", (0, 1, 2))
    assert game.view()["ender"] is None


# CL-21: discards


def test_discards_never_come_back_to_the_deck() -> None:
    game = ended(["green6 green6", ""], capital="green5 pink6", deck=FEW + " blue5 blue5 blue6")
    assert game.view()["deck"] == 1
    assert discards(game).split().count("green6") == 3
    assert [state(game).pack[seat][4] for seat in range(2)] == [0, 0]


# CL-22, CL-23: the end


def test_the_score_is_city_and_bonus_cards_and_one_for_each_disc_left() -> None:
    game = ended(
        ["green4 yellow3", ""],
        capital="green6 yellow3 pink6",
        gold=[3, 2],
        bonus=["blue5", ""],
        round_number=3,
    )
    assert game.over
    assert game.scores == (4 + 3 + 5 + 6 + 3 + 3, 6 + 6 + 2)
    assert game.outcome is not None
    assert game.outcome.reason == "three_rounds"


def test_spent_gold_and_discards_score_nothing() -> None:
    game = ended(["green6 blue4", ""], capital="green4 pink6", gold=[3, 0], round_number=3)
    do(game, 0, "pay", "green")
    assert game.scores[0] == 6 + 4 + 1


def test_after_round_3_nobody_is_asked_any_more() -> None:
    game = ended(["", ""], capital="pink6", round_number=3)
    with pytest.raises(GameOver):
        do(game, 0, "city", "pink6")


def test_after_round_2_the_game_goes_on() -> None:
    game = ended(["", ""], capital="pink6", round_number=2)
    assert not game.over


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("green6 yellow2", "green4 yellow4"),
        ("green5 yellow3", "green4 yellow4"),
        ("green4 yellow4 blue2", "green4 yellow3 blue3"),
        ("green3 yellow3 blue2", "green2 yellow2 blue2 pink2"),
        ("green6 green4 green2", "green6 green3 green3"),
    ],
)
def test_of_equal_scores_the_most_6s_then_5s_4s_3s_2s_win(mine: str, theirs: str) -> None:
    outcomes = [
        ended(["", "", ""], last=UNSEEN, bonus=[one, other], round_number=3)
        for one, other in [(mine, theirs), (theirs, mine)]
    ]
    assert [game.scores[0] - game.scores[1] for game in outcomes] == [0, 0]
    assert [game.ranking[:2] for game in outcomes] == [(1, 2), (2, 1)]


def test_city_and_bonus_cards_count_alike_for_the_tie_break() -> None:
    cities = ["yellow4", "yellow4", ""]
    game = ended(cities, last=UNSEEN, capital="yellow4", bonus=["green6", "green5 green5"], round_number=3)
    assert game.scores[:2] == (14, 14)
    assert game.ranking == (1, 2, 3)


def test_with_gold_in_the_score_the_number_of_2s_can_decide() -> None:
    bonus_cards = ["green4 green2", "green4"]
    game = ended(["", "", ""], last=UNSEEN, bonus=bonus_cards, gold=[0, 2], round_number=3)
    assert (game.scores[:2], game.ranking) == ((6, 6), (1, 2, 3))


def test_who_is_tied_to_the_last_2_shares_the_place_and_the_next_is_skipped() -> None:
    game = ended(["", "", ""], last=UNSEEN, bonus=["green6", "blue6", "pink5"], round_number=3)
    assert (game.scores, game.ranking) == ((6, 6, 5), (1, 1, 3))


def test_gold_breaks_no_tie() -> None:
    game = ended(["", ""], last="pink4", bonus=["green4 blue4", "green4 blue5"], gold=[3, 2], round_number=3)
    assert (game.scores, game.ranking) == ((11, 11), (2, 1))


def test_a_whole_game_has_three_rounds() -> None:
    game = campidoglio.new("capital_lux", players=3, seed=8)
    rounds = []
    while not game.over:
        rounds.append(game.view()["round"])
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[0])
    assert sorted(set(rounds)) == [1, 2, 3]
