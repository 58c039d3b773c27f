"""CP-10 … CP-15: the building phase."""

import pytest
from tests.games.capitol.conservation import check
from tests.games.capitol.positions import legal, play, position, prefecture

import campidoglio
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game

# CP-10


def test_cp10_a_player_may_play_any_card_of_the_hand_or_pass() -> None:
    game = position(hands=["white 4, floor 3, roof 2, floor 3", "roof 1"])
    assert legal(game) == ["roof value=2", "floor value=3", "permit colour=white value=4", "pass"]


def test_cp10_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    game = position(hands=["white 4", "roof 1"])
    with pytest.raises(
        campidoglio.IllegalAction, match=r"black value=4: card not held: kind=permit \(CP-10\)"
    ):
        game.play(0, "permit colour=black value=4")
    with pytest.raises(campidoglio.NotYourTurn):
        game.play(1, "roof value=1")


def test_cp10_players_take_turns_clockwise_from_the_consul() -> None:
    game = position(hands=["roof 1, roof 2", "roof 1, roof 2", "roof 3"], consul=1, turn=1)
    turns = []
    for _ in range(3):
        turns.append(game.actors[0])
        play(game, f"{turns[-1]} {game.legal(turns[-1])[0]}", f"{turns[-1]} skip")
    assert turns == [1, 2, 0]


def test_cp10_a_pass_is_final_for_the_phase() -> None:
    game = position(hands=["roof 1, roof 2", "roof 1, roof 2"])
    play(game, "0 pass", "1 roof value=1", "1 skip")
    assert game.actors == (1,)
    assert [seat["passed"] for seat in game.view()["seats"]] == [True, False]


def test_cp10_one_player_may_go_on_alone() -> None:
    game = position(hands=["roof 1", "roof 1, roof 2, roof 3"])
    play(game, "0 pass", "1 roof value=1", "1 skip", "1 roof value=2", "1 skip")
    assert legal(game, 1) == ["roof value=3", "pass"]


def test_cp10_the_phase_ends_when_all_have_passed() -> None:
    game = position(hands=["roof 1", "roof 1"])
    play(game, "0 pass")
    assert game.view()["phase"] == "build"
    play(game, "1 pass")
    assert game.view()["phase"] == "bid"


def test_cp10_a_player_without_cards_counts_as_having_passed() -> None:
    game = position(hands=["roof 1", "roof 1, roof 2"])
    play(game, "0 roof value=1", "0 skip", "1 roof value=1", "1 skip")
    assert game.actors == (1,)
    assert game.view()["seats"][0]["passed"]


def test_cp10_the_phase_ends_with_the_last_card_of_all() -> None:
    game = position(hands=["roof 1", "roof 1"])
    play(game, "0 roof value=1", "0 skip", "1 roof value=1", "1 skip")
    assert game.view()["phase"] == "bid"


def test_cp10_the_player_chooses_which_card_is_spent_and_its_value_means_nothing() -> None:
    cheap = position(hands=["floor 1, floor 8", "roof 1"])
    dear = position(hands=["floor 1, floor 8", "roof 1"])
    play(cheap, "0 floor value=1")
    play(dear, "0 floor value=8")
    assert legal(cheap) == legal(dear) == ["storey on=0", "skip"]
    assert [card["value"] for card in cheap.view(0)["seats"][0]["hand"]] == [8]
    assert [card["value"] for card in dear.view(0)["seats"][0]["hand"]] == [1]


# CP-11


def floors(unfinished: str) -> Game:
    game = position(hands=["floor 1", "roof 1"], unfinished=[unfinished, ""])
    return play(game, "0 floor value=1")


def test_cp11_a_storey_goes_on_any_unfinished_house_or_begins_a_new_one() -> None:
    assert legal(floors("1 1 4")) == ["storey on=0", "storey on=1", "storey on=4", "skip"]
    assert legal(floors("")) == ["storey on=0", "skip"]


def test_cp11_two_storeys_are_placed_one_by_one_and_leave_the_supply() -> None:
    game = floors("1")
    supply = game.view()["supply"]
    play(game, "0 storey on=1")
    assert (game.view()["supply"], game.view()["seats"][0]["unfinished"]) == (supply - 1, [2])
    play(game, "0 storey on=0")
    assert (game.view()["supply"], game.view()["seats"][0]["unfinished"]) == (supply - 2, [1, 2])
    check(game.state)


def test_cp11_both_storeys_may_go_on_one_house_even_a_new_one() -> None:
    game = play(floors("2"), "0 storey on=0", "0 storey on=1")
    assert game.view()["seats"][0]["unfinished"] == [2, 2]


def test_cp11_both_storeys_must_be_used() -> None:
    game = play(floors("1"), "0 storey on=1")
    assert legal(game) == ["storey on=0", "storey on=2"]
    with pytest.raises(campidoglio.IllegalAction, match=r"second storey owed \(CP-14\)"):
        game.play(0, "skip")


def test_cp11_houses_of_equal_height_are_one_and_the_same() -> None:
    assert legal(floors("2 2 2")) == ["storey on=0", "storey on=2", "skip"]


def test_cp11_a_finished_house_takes_no_storey() -> None:
    game = position(hands=["floor 1", "roof 1"], finished=["round 2", ""])
    play(game, "0 floor value=1")
    assert legal(game) == ["storey on=0", "skip"]


def test_cp11_an_empty_supply_brings_no_storeys() -> None:
    game = position(hands=["floor 1", "roof 1"], unfinished=["30", "60"])
    assert game.view()["supply"] == 0
    play(game, "0 floor value=1")
    assert legal(game) == ["skip"]
    with pytest.raises(campidoglio.IllegalAction, match="supply empty"):
        game.play(0, "storey on=30")


def test_cp11_the_last_two_storeys_are_placed_and_then_there_are_none() -> None:
    game = position(hands=["floor 1, floor 2", "roof 1"], unfinished=["28", "60"])
    play(game, "0 floor value=1", "0 storey on=28", "0 storey on=29")
    assert game.view()["supply"] == 0
    assert game.view()["seats"][0]["unfinished"] == [30]


def test_cp11_there_is_no_limit_on_height_or_on_the_number_of_houses() -> None:
    tall = play(floors("58"), "0 storey on=58", "0 storey on=59")
    assert tall.view()["seats"][0]["unfinished"] == [60]
    many = play(floors(" ".join(58 * ["1"])), "0 storey on=0", "0 storey on=0")
    assert many.view()["seats"][0]["unfinished"] == 60 * [1]


# CP-12


def roofs(unfinished: str, finished: str = "") -> Game:
    game = position(hands=["roof 1", "roof 1"], unfinished=[unfinished, "7"], finished=[finished, ""])
    return play(game, "0 roof value=1")


def test_cp12_a_roof_of_either_shape_goes_on_any_unfinished_house_of_ones_own() -> None:
    assert legal(roofs("1 1 4")) == [
        "cap shape=round height=1",
        "cap shape=round height=4",
        "cap shape=pointed height=1",
        "cap shape=pointed height=4",
        "skip",
    ]


def test_cp12_the_house_is_finished_for_good_and_the_roof_used() -> None:
    game = play(roofs("1 1 4"), "0 cap shape=pointed height=4")
    seat = game.view()["seats"][0]
    assert seat["unfinished"] == [1, 1]
    assert seat["finished"] == [{"shape": "pointed", "height": 4}]
    assert seat["roofs"] == {"round": 5, "pointed": 4}
    check(game.state)


def test_cp12_without_an_unfinished_house_there_is_nothing_to_roof() -> None:
    game = roofs("", "round 1")
    assert legal(game) == ["skip"]
    with pytest.raises(campidoglio.IllegalAction, match=r"height=1: no unfinished house \(CP-12\)"):
        game.play(0, "cap shape=round height=1")


def test_cp12_the_fifth_roof_of_a_shape_may_be_used_too() -> None:
    game = roofs("2", "round 1, round 1, round 1, round 1")
    play(game, "0 cap shape=round height=2")
    assert game.view()["seats"][0]["roofs"] == {"round": 0, "pointed": 5}


def test_cp12_five_roofs_of_a_shape_are_all() -> None:
    game = roofs("2", "round 1, round 1, round 1, round 1, round 1")
    assert legal(game) == ["cap shape=pointed height=2", "skip"]
    with pytest.raises(campidoglio.IllegalAction, match="roofs used up: count=5"):
        game.play(0, "cap shape=round height=2")


def test_cp12_houses_too_tall_for_the_board_may_be_finished_too() -> None:
    game = play(roofs("12"), "0 cap shape=round height=12")
    assert game.view()["seats"][0]["finished"] == [{"shape": "round", "height": 12}]


# CP-13


def permits(colour: str, finished: str, placed: str = "", buildings: str = "") -> Game:
    game = position(
        hands=[f"{colour} 1", "roof 1"], finished=[finished, ""], placed=placed, buildings=buildings, round=4
    )
    return play(game, f"0 permit colour={colour} value=1")


def test_cp13_a_permit_places_a_finished_house_in_a_prefecture_of_its_colour() -> None:
    assert legal(permits("red", "round 1")) == [
        "house prefecture=capitoline shape=round height=1",
        "house prefecture=aventine shape=round height=1",
        "house prefecture=esquiline shape=round height=1",
        "skip",
    ]


def test_cp13_no_house_goes_into_a_prefecture_of_another_colour() -> None:
    with pytest.raises(campidoglio.IllegalAction, match="other colour: colour=red"):
        permits("red", "round 1").play(0, "house prefecture=palatine shape=round height=1")


def test_cp13_the_house_leaves_its_owner_for_the_board() -> None:
    game = play(permits("red", "round 1, round 1"), "0 house prefecture=aventine shape=round height=1")
    assert game.view()["seats"][0]["finished"] == [{"shape": "round", "height": 1}]
    aventine = prefecture(game, "aventine")
    assert (aventine["shape"], aventine["tallest"], aventine["free"]) == ("round", 1, 5)
    assert aventine["houses"] == [{"seat": 0, "height": 1}]
    check(game.state)


def test_cp13_an_unfinished_house_cannot_be_placed() -> None:
    game = position(hands=["red 1", "roof 1"], unfinished=["1", ""])
    play(game, "0 permit colour=red value=1")
    assert legal(game) == ["skip"]


def test_cp13_without_a_fitting_house_nothing_can_be_placed() -> None:
    game = permits("red", "round 2")
    assert legal(game) == ["skip"]
    with pytest.raises(campidoglio.IllegalAction, match="no finished house"):
        game.play(0, "house prefecture=aventine shape=round height=1")


def test_cp13a_all_houses_of_a_prefecture_have_one_shape() -> None:
    game = permits("red", "round 1, pointed 1", "aventine pointed 1:1")
    assert "house prefecture=aventine shape=pointed height=1" in legal(game)
    with pytest.raises(campidoglio.IllegalAction, match=r"roofs differ: shape=pointed \(CP-13a\)"):
        game.play(0, "house prefecture=aventine shape=round height=1")


def test_cp13a_the_first_house_may_have_either_shape() -> None:
    game = permits("red", "round 1, pointed 1", "capitoline pointed 1:1; esquiline round 1:1")
    assert [move for move in legal(game) if "aventine" in move] == [
        "house prefecture=aventine shape=round height=1",
        "house prefecture=aventine shape=pointed height=1",
    ]


def test_cp13b_once_two_prefectures_of_a_colour_have_one_shape_the_third_takes_the_other() -> None:
    game = permits("red", "round 1, pointed 1", "capitoline round 1:1; esquiline round 1:1")
    assert [move for move in legal(game) if "aventine" in move] == [
        "house prefecture=aventine shape=pointed height=1"
    ]
    with pytest.raises(campidoglio.IllegalAction, match=r"shape of both others \(CP-13b\)"):
        game.play(0, "house prefecture=aventine shape=round height=1")


def test_cp13b_each_colour_is_looked_at_by_itself() -> None:
    game = permits("red", "round 1", "capitoline round 1:1; palatine round 1:1; viminal round 1:1")
    assert "house prefecture=aventine shape=round height=1" in legal(game)


def test_cp13c_the_first_house_of_a_prefecture_has_exactly_one_storey() -> None:
    game = permits("red", "round 2, round 3")
    assert legal(game) == ["skip"]
    with pytest.raises(campidoglio.IllegalAction, match="first house is low"):
        game.play(0, "house prefecture=aventine shape=round height=2")


def test_cp13c_a_later_house_is_as_tall_as_the_tallest_there_or_one_taller() -> None:
    """The example of both texts: after houses of one and two storeys comes one of two or three."""
    game = permits("red", "round 1, round 2, round 3, round 4", "aventine round 1:1 1:2")
    assert [move for move in legal(game) if "aventine" in move] == [
        "house prefecture=aventine shape=round height=2",
        "house prefecture=aventine shape=round height=3",
    ]
    for height in (1, 4):
        with pytest.raises(campidoglio.IllegalAction, match=r"least=2 most=3 \(CP-13c\)"):
            game.play(0, f"house prefecture=aventine shape=round height={height}")


def test_cp13d_a_full_prefecture_takes_no_house() -> None:
    game = permits("black", "round 1", "tiber_island round 0:1 1:1 1:1 1:1 1:1")
    assert not any("tiber_island" in move for move in legal(game))
    with pytest.raises(campidoglio.IllegalAction, match=r"no small space \(CP-13d\)"):
        game.play(0, "house prefecture=tiber_island shape=round height=1")


def test_cp13d_a_placed_fountain_takes_a_small_space_and_a_printed_one_does_not() -> None:
    four = "tiber_island round 0:1 1:1 1:1 1:1"
    assert any("tiber_island" in move for move in legal(permits("black", "round 1", four)))
    game = permits("black", "round 1", four, "tiber_island fountain")
    assert not any("tiber_island" in move for move in legal(game))
    capitoline = permits("red", "round 1", "capitoline round 0:1 1:1 1:1 1:1")
    assert any("capitoline" in move for move in legal(capitoline))


def test_cp13d_fountains_and_temples_are_no_houses() -> None:
    game = permits("red", "round 1, round 2", "", "aventine fountain temple")
    assert [move for move in legal(game) if "aventine" in move] == [
        "house prefecture=aventine shape=round height=1"
    ]


# CP-14


@pytest.mark.parametrize("card", ["roof value=1", "floor value=1", "permit colour=red value=1"])
def test_cp14_any_card_may_be_played_without_its_action_though_it_was_possible(card: str) -> None:
    game = position(
        hands=["roof 1, floor 1, red 1", "roof 1"], unfinished=["1", ""], finished=["round 1", ""]
    )
    before = game.view()["seats"][0]
    play(game, f"0 {card}")
    assert len(legal(game)) > 1
    play(game, "0 skip")
    after = game.view()["seats"][0]
    assert (after["unfinished"], after["finished"]) == (before["unfinished"], before["finished"])
    assert (after["cards"], after["passed"]) == (2, False)
    assert game.actors == (1,)
    assert (game.view()["played"], game.view()["storeys_owed"]) == (None, 0)


def test_cp14_it_is_decided_after_the_card_is_shown() -> None:
    game = position(hands=["roof 1", "roof 1"])
    with pytest.raises(campidoglio.IllegalAction, match="asked build"):
        game.play(0, "skip")
    play(game, "0 roof value=1")
    assert game.view(1)["played"] == {"kind": "roof", "colour": None, "value": 1}
    with pytest.raises(campidoglio.IllegalAction, match="asked cap"):
        game.play(0, "pass")


# CP-15


def discarded(game: Game) -> list[tuple[int, int]]:
    return [(pile["left"], pile["discards"]) for pile in game.view()["piles"]]


def test_cp15_a_played_card_goes_to_the_discards_of_its_kind() -> None:
    game = position(hands=["roof 1, floor 1, red 1", "roof 1"])
    before = discarded(game)
    play(game, "0 floor value=1")
    assert discarded(game) == [before[0], (before[1][0], before[1][1] + 1), before[2]]
    assert game.view()["phase"] == Phase.STOREYS.name.lower()


def test_cp15_where_the_pile_is_empty_the_first_discard_becomes_the_pile() -> None:
    hands = ["roof 1, roof 2, roof 3, roof 4, roof 5, roof 6, roof 7"] * 2
    game = position(hands=hands)
    assert game.view()["piles"][0]["top"] is None
    play(game, "0 roof value=7", "0 skip", "1 roof value=2", "1 skip")
    roof = game.view()["piles"][0]
    assert (roof["left"], roof["discards"], roof["top"]["value"]) == (1, 1, 7)
    check(game.state)
