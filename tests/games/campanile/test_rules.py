"""The rules of Campanile, CN-1 … CN-14: for each an example and a counter-example."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.campanile.positions import (
    bets,
    counted,
    hand,
    position,
    sizes,
    styles,
    take_turn,
    texts,
    tops,
    towers,
)

import campidoglio
from campidoglio import Game, GameOver, IllegalAction, NotYourTurn, UnreadableAction
from campidoglio.games.campanile.rules import NOTHING, State

FIVE = {"romanesque", "gothic", "renaissance", "baroque", "moorish"}
PLAYERS = [2, 3, 4, 5]


def dealt(players: int, seed: int = 1) -> Game:
    return campidoglio.new("campanile", players=players, seed=seed)


def state(game: Game) -> State:
    s = game.state
    assert isinstance(s, State)
    return s


def one_card_left(**on_the_table: Any) -> Game:
    """The next build of one storey ends the game."""
    return position(piles=["gothic", "gothic gothic", "gothic gothic"], **on_the_table)


def finished(**on_the_table: Any) -> Game:
    """As `one_card_left`, ended by a build of one storey on the Romanesque tower."""
    game = one_card_left(**on_the_table)
    take_turn(game, "build style=romanesque storeys=1")
    assert game.over
    return game


# CN-1: five styles of 14 tower cards, four flags


def test_with_five_players_there_are_fourteen_tower_cards_of_each_of_five_styles() -> None:
    s = state(dealt(5))
    cards = [s.deck.count(style) + sum(held[style] for held in s.hand) for style in range(5)]
    assert cards == [14, 14, 14, 14, 14]
    assert {tower["style"] for tower in dealt(5).view()["towers"]} == FIVE


def test_the_flags_are_worth_8_and_4_6_and_3_4_and_2_2_and_1() -> None:
    game = finished(heights={"gothic": 9, "renaissance": 8, "baroque": 7, "moorish": 6})
    flags = {tower["style"]: tower["flag"] for tower in game.view()["towers"]}
    assert flags == {
        "gothic": [8, 4],
        "renaissance": [6, 3],
        "baroque": [4, 2],
        "moorish": [2, 1],
        "romanesque": None,
    }


# CN-2: the chips


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_begins_with_five_chips_of_1_three_of_2_and_one_of_3(players: int) -> None:
    seats = dealt(players).view()["seats"]
    assert [seat["chips"] for seat in seats] == [[1, 1, 1, 1, 1, 2, 2, 2, 3]] * players


def test_the_only_chip_of_3_is_bet_only_once() -> None:
    game = position(chips=[{"gothic": [3]}])
    game.play(0, "build style=gothic storeys=1")
    assert "bet style=gothic chip=2" in texts(game, 0)
    with pytest.raises(IllegalAction, match=r"chip=3: chip not left \(CN-2\)"):
        game.play(0, "bet style=gothic chip=3")


def test_a_chip_that_is_worth_enough_must_still_be_there() -> None:
    game = position(left=[[1, 3]])
    game.play(0, "build style=gothic storeys=2")
    with pytest.raises(IllegalAction, match=r"chip=2: chip not left \(CN-2\)"):
        game.play(0, "bet style=gothic chip=2")
    game.play(0, "bet style=gothic chip=3")


def test_the_last_chip_of_a_value_can_still_be_bet() -> None:
    game = position(left=[[2]])
    game.play(0, "build style=gothic storeys=1")
    assert texts(game, 0) == [
        "bet style=gothic chip=2",
        "bet style=baroque chip=2",
        "bet style=moorish chip=2",
        "no_bet",
    ]
    game.play(0, "bet style=gothic chip=2")
    assert game.view()["seats"][0]["chips"] == []


def test_a_player_without_chips_can_only_do_without_a_bet() -> None:
    game = position(left=[[]])
    game.play(0, "build style=gothic storeys=1")
    assert texts(game, 0) == ["no_bet"]


# CN-3: the row


def test_all_five_towers_stand_in_the_row_without_a_storey_and_in_every_order() -> None:
    rows = [list(towers(dealt(2, seed))) for seed in range(200)]
    assert all(set(row) == FIVE for row in rows)
    assert set(towers(dealt(2)).values()) == {0}
    for place in range(5):
        firsts = Counter(row[place] for row in rows)
        assert all(15 <= firsts[style] <= 70 for style in FIVE)


def test_the_row_does_not_change_during_the_game() -> None:
    game = dealt(2)
    before = list(towers(game))
    take_turn(game, str(game.legal(game.actors[0])[-1]))
    assert list(towers(game)) == before


# CN-4: the deal


@pytest.mark.parametrize(("players", "removed"), [(2, 5), (3, 3), (4, 1), (5, 0)])
def test_so_many_cards_of_each_style_are_removed(players: int, removed: int) -> None:
    s = state(dealt(players))
    for style in range(5):
        assert s.deck.count(style) + sum(held[style] for held in s.hand) == 14 - removed
    assert dealt(players).view()["cards_a_style"] == 14 - removed


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_is_dealt_three_cards(players: int) -> None:
    game = dealt(players)
    assert [len(hand(game, seat)) for seat in range(players)] == [3] * players


@pytest.mark.parametrize(("players", "pile", "surplus"), [(2, 13, 0), (3, 15, 1), (4, 17, 2), (5, 18, 1)])
def test_the_rest_makes_three_equal_piles_and_the_surplus_is_out(
    players: int, pile: int, surplus: int
) -> None:
    game = dealt(players)
    assert sizes(game) == [pile, pile, pile]
    assert len([card for card in state(game).deck if card != NOTHING]) == 3 * pile + surplus


def test_the_top_card_of_each_pile_lies_face_up() -> None:
    s = state(dealt(3))
    names = ["romanesque", "gothic", "renaissance", "baroque", "moorish"]
    assert tops(dealt(3)) == [names[s.deck[15 * pile - 1]] for pile in (1, 2, 3)]


def test_the_surplus_is_never_drawn() -> None:
    game = dealt(3)
    before = state(game).deck[45:]
    while not game.over:
        take_turn(game, str(game.legal(game.actors[0])[-1]))
    assert state(game).deck[45:] == before


def test_any_card_may_be_dealt_to_anybody() -> None:
    held = Counter(card for seed in range(150) for seat in (0, 1) for card in hand(dealt(2, seed), seat))
    assert all(130 <= held[style] <= 230 for style in FIVE)


# CN-5: the first player


@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_the_first_player(players: int) -> None:
    first = Counter(dealt(players, seed).actors for seed in range(60 * players))
    assert set(first) == {(seat,) for seat in range(players)}
    assert all(30 <= times <= 95 for times in first.values())


# CN-6: building


@pytest.mark.parametrize("storeys", [1, 2, 3])
def test_a_card_adds_one_to_three_storeys_to_the_tower_of_its_style(storeys: int) -> None:
    game = position(hands=["gothic gothic moorish"], heights={"gothic": 5, "moorish": 2})
    game.play(0, f"build style=gothic storeys={storeys}")
    assert towers(game) == {
        "romanesque": 0,
        "gothic": 5 + storeys,
        "renaissance": 0,
        "baroque": 0,
        "moorish": 2,
    }
    assert hand(game, 0) == ["gothic", "moorish"]


def test_every_card_of_the_hand_may_be_built_in_each_of_three_ways() -> None:
    game = position(hands=["gothic gothic moorish"])
    assert texts(game, 0) == [
        "build style=gothic storeys=1",
        "build style=gothic storeys=2",
        "build style=gothic storeys=3",
        "build style=moorish storeys=1",
        "build style=moorish storeys=2",
        "build style=moorish storeys=3",
    ]


def test_three_different_cards_give_nine_builds() -> None:
    assert len(position(hands=["gothic baroque moorish"]).legal(0)) == 9


def test_a_card_that_is_not_in_the_hand_cannot_be_built() -> None:
    with pytest.raises(IllegalAction, match=r"style=baroque storeys=\d: card not held \(CN-6\)"):
        position(hands=["gothic gothic moorish"]).play(0, "build style=baroque storeys=1")


@pytest.mark.parametrize("storeys", [0, 4])
def test_no_card_adds_fewer_than_one_or_more_than_three_storeys(storeys: int) -> None:
    with pytest.raises(UnreadableAction, match="storeys is a whole number from 1 to 3"):
        position().play(0, f"build style=gothic storeys={storeys}")


def test_building_is_compulsory_and_comes_first() -> None:
    game = position()
    for other in "no_bet", "bet style=gothic chip=1":
        with pytest.raises(IllegalAction, match=r"build first \(CN-6\)"):
            game.play(0, other)


def test_only_one_card_is_built_in_a_turn() -> None:
    game = position()
    game.play(0, "build style=gothic storeys=1")
    with pytest.raises(IllegalAction, match=r"built already \(CN-7\)"):
        game.play(0, "build style=romanesque storeys=1")


def test_play_goes_clockwise() -> None:
    game = position(players=3, turn=1)
    order = []
    for _ in range(4):
        order.append(game.actors)
        take_turn(game, str(game.legal(game.actors[0])[0]))
    assert order == [(1,), (2,), (0,), (1,)]


def test_nobody_else_may_act_in_a_turn() -> None:
    game = position(players=3)
    with pytest.raises(NotYourTurn):
        game.play(1, "build style=gothic storeys=1")
    game.play(0, "build style=gothic storeys=1")
    with pytest.raises(NotYourTurn):
        game.play(1, "no_bet")


# CN-7: betting


def test_a_chip_may_be_bet_on_a_tower_whose_style_shows_on_a_pile() -> None:
    game = position(piles=["gothic", "baroque", "moorish"], hands=["romanesque romanesque romanesque"])
    game.play(0, "build style=romanesque storeys=1")
    game.play(0, "bet style=baroque chip=2")
    assert bets(game, "baroque") == [(0, [2])]
    assert game.view()["seats"][0]["chips"] == [1, 1, 1, 1, 1, 2, 2, 3]


def test_a_bet_needs_no_storey_on_its_tower() -> None:
    game = position()
    game.play(0, "build style=romanesque storeys=1")
    assert towers(game)["baroque"] == 0
    game.play(0, "bet style=baroque chip=1")
    assert bets(game, "baroque") == [(0, [1])]


def test_no_chip_may_be_bet_on_a_tower_whose_style_does_not_show() -> None:
    game = position(piles=["gothic gothic", "gothic moorish", "gothic moorish"])
    game.play(0, "build style=romanesque storeys=1")
    for closed in "romanesque", "moorish":
        with pytest.raises(IllegalAction, match=rf"{closed} chip=\d: style not showing \(CN-7\)"):
            game.play(0, f"bet style={closed} chip=1")


def test_the_card_that_comes_up_after_the_draw_opens_no_tower_in_this_turn() -> None:
    game = position(piles=["gothic moorish gothic", "gothic gothic", "gothic gothic"])
    game.play(0, "build style=romanesque storeys=1")
    with pytest.raises(IllegalAction, match="style=moorish chip=1: style not showing"):
        game.play(0, "bet style=moorish chip=1")
    game.play(0, "bet style=gothic chip=1")
    game.play(1, "build style=romanesque storeys=1")
    game.play(1, "bet style=moorish chip=1")
    assert bets(game, "moorish") == [(1, [1])]


def test_a_tower_is_closed_again_when_its_style_shows_no_longer() -> None:
    game = position(piles=["baroque moorish gothic", "gothic gothic", "gothic gothic"])
    take_turn(game, "build style=romanesque storeys=1", "bet style=baroque chip=1")
    game.play(1, "build style=romanesque storeys=1")
    with pytest.raises(IllegalAction, match=r"style=baroque chip=\d: style not showing \(CN-7\)"):
        game.play(1, "bet style=baroque chip=1")


def test_the_card_about_to_be_drawn_still_opens_its_tower() -> None:
    game = position(piles=["gothic moorish", "gothic gothic", "baroque gothic"])
    game.play(0, "build style=romanesque storeys=3")
    game.play(0, "bet style=baroque chip=3")
    assert bets(game, "baroque") == [(0, [3])]
    assert tops(game) == ["gothic", "gothic", "gothic"]


@pytest.mark.parametrize(
    ("storeys", "chips"), [(1, ["chip=1", "chip=2", "chip=3"]), (2, ["chip=2", "chip=3"]), (3, ["chip=3"])]
)
def test_the_chip_is_worth_at_least_the_storeys_just_built(storeys: int, chips: list[str]) -> None:
    game = position(piles=["gothic", "gothic gothic", "gothic gothic"])
    game.play(0, f"build style=romanesque storeys={storeys}")
    assert texts(game, 0) == [*(f"bet style=gothic {chip}" for chip in chips), "no_bet"]


def test_a_chip_worth_less_than_the_storeys_just_built_is_refused() -> None:
    game = position()
    game.play(0, "build style=romanesque storeys=2")
    with pytest.raises(IllegalAction, match=r"chip too small: least=2 \(CN-7\)"):
        game.play(0, "bet style=gothic chip=1")


def test_a_style_that_shows_twice_is_open_once() -> None:
    game = position(piles=["gothic gothic", "gothic gothic", "moorish gothic"])
    game.play(0, "build style=romanesque storeys=3")
    assert texts(game, 0) == ["bet style=gothic chip=3", "bet style=moorish chip=3", "no_bet"]


def test_betting_is_optional() -> None:
    game = position()
    take_turn(game, "build style=gothic storeys=1", "no_bet")
    assert game.actors == (1,)
    assert all(tower["bets"] == [] for tower in game.view()["towers"])


def test_only_one_chip_is_bet_in_a_turn() -> None:
    game = position()
    take_turn(game, "build style=gothic storeys=1", "bet style=gothic chip=1")
    with pytest.raises(NotYourTurn):
        game.play(0, "bet style=gothic chip=1")


def test_at_most_nine_bets_and_to_make_none() -> None:
    game = position(piles=["gothic", "baroque", "moorish"])
    game.play(0, "build style=romanesque storeys=1")
    assert len(game.legal(0)) == 10


def test_a_chip_never_moves_again() -> None:
    game = position(chips=[{"gothic": [2]}, {"gothic": [1]}])
    take_turn(game, "build style=romanesque storeys=1", "bet style=baroque chip=1")
    take_turn(game, "build style=gothic storeys=3", "no_bet")
    assert bets(game, "gothic") == [(0, [2]), (1, [1])]


# CN-8: drawing


@pytest.mark.parametrize("storeys", [1, 2, 3])
def test_the_card_drawn_is_the_top_one_of_the_pile_of_the_storeys_built(storeys: int) -> None:
    piles = ["gothic romanesque", "baroque romanesque", "moorish romanesque"]
    game = position(hands=["renaissance renaissance renaissance"], piles=piles)
    take_turn(game, f"build style=renaissance storeys={storeys}")
    drawn = ["gothic", "baroque", "moorish"][storeys - 1]
    left = [2, 2, 2]
    left[storeys - 1] = 1
    assert sorted(hand(game, 0)) == sorted([drawn, "renaissance", "renaissance"])
    assert sizes(game) == left


def test_the_next_card_of_the_pile_is_turned_up() -> None:
    game = position(piles=["gothic romanesque", "baroque romanesque", "moorish romanesque"])
    take_turn(game, "build style=gothic storeys=2")
    assert tops(game) == ["gothic", "romanesque", "moorish"]


def test_nothing_is_drawn_before_the_bet() -> None:
    game = position()
    game.play(0, "build style=gothic storeys=1")
    assert len(hand(game, 0)) == 2
    assert sizes(game) == [4, 4, 4]


def test_a_player_has_three_cards_again_after_the_draw_with_a_bet_too() -> None:
    game = position()
    take_turn(game, "build style=gothic storeys=1", "bet style=gothic chip=1")
    assert len(hand(game, 0)) == len(hand(game, 1)) == 3


# CN-9: the order of the bets


def test_who_bets_later_on_a_tower_has_a_later_place_there() -> None:
    game = position(turn=1)
    take_turn(game, "build style=romanesque storeys=1", "bet style=gothic chip=1")
    take_turn(game, "build style=romanesque storeys=1", "bet style=gothic chip=3")
    assert bets(game, "gothic") == [(1, [1]), (0, [3])]


def test_a_later_chip_joins_the_first_and_keeps_its_place() -> None:
    game = position(chips=[{"gothic": [1]}, {"gothic": [1]}])
    take_turn(game, "build style=romanesque storeys=1", "bet style=gothic chip=3")
    assert bets(game, "gothic") == [(0, [1, 3]), (1, [1])]


def test_places_are_counted_for_every_tower_by_itself() -> None:
    game = position(turn=1, chips=[{"gothic": [1]}, {}])
    take_turn(game, "build style=romanesque storeys=1", "bet style=baroque chip=1")
    take_turn(game, "build style=romanesque storeys=1", "bet style=baroque chip=1")
    assert bets(game, "gothic") == [(0, [1])]
    assert bets(game, "baroque") == [(1, [1]), (0, [1])]


# CN-10: the end


def test_the_game_ends_at_once_when_the_last_card_of_a_pile_is_drawn() -> None:
    game = one_card_left(players=3)
    take_turn(game, "build style=romanesque storeys=1")
    assert game.over
    assert game.actors == ()
    assert game.outcome is not None
    assert game.outcome.reason == "pile_empty"
    with pytest.raises(GameOver):
        game.play(1, "build style=romanesque storeys=1")


def test_the_last_turn_still_has_its_bet() -> None:
    game = one_card_left()
    take_turn(game, "build style=romanesque storeys=1", "bet style=gothic chip=1")
    assert game.over
    assert bets(game, "gothic") == [(0, [1])]


def test_the_game_goes_on_while_a_card_is_left_in_every_pile() -> None:
    game = one_card_left()
    take_turn(game, "build style=romanesque storeys=2")
    assert sizes(game) == [1, 1, 2]
    assert not game.over


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_any_of_the_three_piles_ends_the_game(pile: int) -> None:
    piles = ["gothic gothic", "gothic gothic", "gothic gothic"]
    piles[pile - 1] = "gothic"
    game = position(piles=piles)
    take_turn(game, f"build style=romanesque storeys={pile}")
    assert game.over


def turns_until_the_end(players: int, storeys: list[int]) -> int:
    """How many turns a game lasts in which the storeys come from a list, again and again."""
    game, turns = dealt(players), 0
    while not game.over:
        chosen = storeys[turns % len(storeys)]
        card = hand(game, game.actors[0])[0]
        take_turn(game, f"build style={card} storeys={chosen}")
        turns += 1
    return turns


@pytest.mark.parametrize(("players", "pile"), [(2, 13), (3, 15), (4, 17), (5, 18)])
def test_a_game_lasts_from_P_to_3P_minus_2_turns_for_piles_of_P_cards(players: int, pile: int) -> None:  # noqa: N802
    assert turns_until_the_end(players, [2]) == pile
    assert turns_until_the_end(players, [1, 2, 3]) == 3 * pile - 2


# CN-11: ranking the towers


def ranks(game: Game) -> dict[str, int | None]:
    return {tower["style"]: tower["rank"] for tower in game.view()["towers"]}


def test_towers_are_ranked_by_height() -> None:
    game = finished(heights={"gothic": 3, "renaissance": 9, "baroque": 4, "moorish": 7})
    assert ranks(game) == {"renaissance": 1, "moorish": 2, "baroque": 3, "gothic": 4, "romanesque": 5}


def test_of_equal_towers_the_one_nearer_the_piles_ranks_higher() -> None:
    game = finished(
        row="moorish gothic baroque romanesque renaissance",
        heights={"gothic": 5, "baroque": 5, "moorish": 2, "renaissance": 9},
    )
    assert ranks(game) == {"renaissance": 1, "gothic": 2, "baroque": 3, "moorish": 4, "romanesque": 5}


def test_it_is_the_place_in_the_row_and_not_the_style_that_decides() -> None:
    game = finished(
        row="moorish baroque gothic romanesque renaissance",
        heights={"gothic": 5, "baroque": 5, "moorish": 2, "renaissance": 9},
    )
    assert ranks(game) == {"renaissance": 1, "baroque": 2, "gothic": 3, "moorish": 4, "romanesque": 5}


def test_a_nearer_tower_does_not_rank_above_a_taller_one() -> None:
    game = finished(row="moorish gothic baroque romanesque renaissance", heights={"gothic": 5, "moorish": 4})
    assert ranks(game)["gothic"] == 1
    assert ranks(game)["moorish"] == 2


def test_a_tower_without_a_storey_is_ranked_like_any_other() -> None:
    game = finished(
        row="baroque moorish gothic renaissance romanesque", chips=[{"baroque": [1]}, {"gothic": [1]}]
    )
    assert ranks(game) == {"romanesque": 1, "baroque": 2, "moorish": 3, "gothic": 4, "renaissance": 5}
    assert game.scores == (6, 2)


def test_the_lowest_tower_scores_nothing() -> None:
    heights = {"gothic": 9, "renaissance": 8, "baroque": 7, "moorish": 6}
    assert finished(heights=heights, chips=[{"romanesque": [3]}]).scores == (0, 0)


def test_towers_are_not_ranked_before_the_end() -> None:
    game = position(heights={"gothic": 9})
    assert set(ranks(game).values()) == {None}
    assert game.scores == (0, 0)


# CN-12: the points

TALLEST_GOTHIC = {"gothic": 9, "renaissance": 8, "baroque": 7, "moorish": 6}


def test_the_greatest_sum_takes_the_first_value_and_the_second_greatest_the_second() -> None:
    game = finished(
        players=3, heights=TALLEST_GOTHIC, chips=[{"gothic": [1]}, {"gothic": [3]}, {"gothic": [2]}]
    )
    assert game.scores == (0, 8, 4)


def test_it_is_the_sum_of_the_chips_and_not_their_number_that_counts() -> None:
    game = finished(heights=TALLEST_GOTHIC, chips=[{"gothic": [1, 1]}, {"gothic": [3]}])
    assert game.scores == (4, 8)


def test_many_small_chips_are_more_than_one_great() -> None:
    game = finished(heights=TALLEST_GOTHIC, chips=[{"gothic": [3]}, {"gothic": [1, 1, 2]}])
    assert game.scores == (4, 8)


@pytest.mark.parametrize(
    ("first_there", "scores"),
    [([0, 1, 2], (8, 4, 0)), ([2, 1, 0], (0, 4, 8)), ([1, 2, 0], (0, 8, 4)), ([2, 0, 1], (4, 0, 8))],
)
def test_of_equal_sums_the_earlier_first_chip_comes_first(
    first_there: list[int], scores: tuple[int, ...]
) -> None:
    game = finished(
        players=3,
        heights=TALLEST_GOTHIC,
        chips=[{"gothic": [2]}, {"gothic": [1, 1]}, {"gothic": [2]}],
        first_there={"gothic": first_there},
    )
    assert game.scores == scores


def test_an_earlier_chip_does_not_help_against_a_greater_sum() -> None:
    game = finished(
        heights=TALLEST_GOTHIC,
        chips=[{"gothic": [3]}, {"gothic": [2]}],
        first_there={"gothic": [1, 0]},
    )
    assert game.scores == (8, 4)


def test_third_and_later_players_get_nothing() -> None:
    chips = [{"gothic": [1, 1, 1, 1]}, {"gothic": [1]}, {"gothic": [1, 1, 1]}, {"gothic": [1, 1]}]
    assert finished(players=4, heights=TALLEST_GOTHIC, chips=chips).scores == (8, 0, 4, 0)


def test_nothing_is_paid_for_a_tower_without_chips() -> None:
    assert finished(heights=TALLEST_GOTHIC).scores == (0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_alone_gets_only_the_first_value(players: int) -> None:
    game = finished(players=players, heights=TALLEST_GOTHIC, chips=[{}, {"gothic": [1]}])
    assert game.scores == (0, 8, *[0] * (players - 2))


@pytest.mark.parametrize(
    ("style", "scores"),
    [("gothic", (8, 4)), ("renaissance", (6, 3)), ("baroque", (4, 2)), ("moorish", (2, 1))],
)
def test_every_flag_pays_its_two_values(style: str, scores: tuple[int, ...]) -> None:
    game = finished(heights=TALLEST_GOTHIC, chips=[{style: [2]}, {style: [1]}])
    assert game.scores == scores


def test_all_flags_together_pay_thirty_points() -> None:
    on_all = {"gothic": [2], "renaissance": [1], "baroque": [2], "moorish": [1]}
    game = finished(heights=TALLEST_GOTHIC, chips=[on_all, on_all])
    assert game.scores == (20, 10)


def test_the_bet_of_the_last_turn_counts() -> None:
    game = one_card_left(heights=TALLEST_GOTHIC, chips=[{}, {"gothic": [1]}])
    take_turn(game, "build style=romanesque storeys=1", "bet style=gothic chip=2")
    assert game.scores == (8, 4)


def test_chips_left_over_are_worth_nothing() -> None:
    game = finished(heights=TALLEST_GOTHIC, left=[[1, 1, 1, 1, 1, 2, 2, 2, 3], []])
    assert game.scores == (0, 0)


# CN-13: the winner


def test_the_greatest_total_wins() -> None:
    game = finished(heights=TALLEST_GOTHIC, chips=[{"gothic": [1]}, {"renaissance": [1], "baroque": [1]}])
    assert game.scores == (8, 10)
    assert game.ranking == (2, 1)


def test_ties_share_the_place_and_the_next_is_skipped() -> None:
    game = finished(
        players=4,
        heights=TALLEST_GOTHIC,
        chips=[{"renaissance": [1]}, {"gothic": [1]}, {"baroque": [1], "moorish": [1]}, {}],
    )
    assert game.scores == (6, 8, 6, 0)
    assert game.ranking == (2, 1, 2, 4)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_two_with_the_greatest_total_both_win() -> None:
    game = finished(
        players=3, heights=TALLEST_GOTHIC, chips=[{"renaissance": [1]}, {"baroque": [1], "moorish": [1]}]
    )
    assert game.ranking == (1, 1, 3)


# CN-14: betting on the tower just built on


def test_with_the_variant_one_bets_on_the_tower_just_built_on() -> None:
    game = position(bet_on="built", piles=["gothic gothic", "gothic gothic", "gothic gothic"])
    game.play(0, "build style=renaissance storeys=2")
    assert texts(game, 0) == ["bet style=renaissance chip=2", "bet style=renaissance chip=3", "no_bet"]


def test_with_the_variant_a_style_that_shows_opens_no_tower() -> None:
    game = position(bet_on="built", piles=["gothic gothic", "gothic gothic", "gothic gothic"])
    game.play(0, "build style=renaissance storeys=1")
    with pytest.raises(IllegalAction, match=r"not just built \(CN-14\)"):
        game.play(0, "bet style=gothic chip=1")


def test_with_the_variant_the_chip_is_still_worth_at_least_the_storeys_built() -> None:
    game = position(bet_on="built")
    game.play(0, "build style=gothic storeys=3")
    with pytest.raises(IllegalAction, match=r"chip too small: least=3 \(CN-7\)"):
        game.play(0, "bet style=gothic chip=2")
    game.play(0, "bet style=gothic chip=3")
    assert bets(game, "gothic") == [(0, [3])]


def test_without_the_variant_the_tower_just_built_on_is_not_open_by_itself() -> None:
    game = position(piles=["gothic gothic", "gothic gothic", "gothic gothic"])
    game.play(0, "build style=renaissance storeys=1")
    with pytest.raises(IllegalAction, match=r"style=renaissance chip=\d: style not showing \(CN-7\)"):
        game.play(0, "bet style=renaissance chip=1")


def test_the_standard_game_is_played_without_the_variant() -> None:
    assert dealt(2).options == {"bet_on": "showing"}


# The positions of these tests


def test_a_position_is_what_it_says() -> None:
    game = position(hands=["gothic gothic moorish"], chips=[{"gothic": [1, 2]}], heights={"gothic": 5})
    assert counted("gothic gothic moorish") == [0, 2, 0, 0, 1]
    assert styles("moorish gothic") == [4, 1]
    assert bets(game, "gothic") == [(0, [1, 2])]
    assert game.view()["seats"][0]["chips"] == [1, 1, 1, 1, 2, 2, 3]
    assert state(game).misfits() == []
