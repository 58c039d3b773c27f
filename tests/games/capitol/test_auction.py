"""CP-20 … CP-25: the auctions."""

from itertools import permutations
from typing import Any

import pytest
from tests.games.capitol.conservation import check, lying
from tests.games.capitol.positions import bid, card_names, face, legal, play, position, prefecture

import campidoglio
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game


def auction(*hands: str, **more: Any) -> Game:
    """A position in which all players are to bid."""
    return position(hands=hands, phase=Phase.BID, **more)


def last(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["last_auction"]
    return found


def result(game: Game) -> tuple[str, int | None]:
    return last(game)["end"], last(game)["winner"]


# CP-20


@pytest.mark.parametrize(
    ("round", "third"), [(1, "amphitheatre"), (2, "amphitheatre"), (3, "temple"), (4, "temple")]
)
def test_cp20_two_fountains_and_then_the_large_building_of_the_round(round: int, third: str) -> None:
    game = auction("roof 1", "roof 2", round=round)
    offered = []
    for _ in range(3):
        offered.append(game.view()["auction"]["building"])
        bid(game, 0)
        bid(game, 1)
    assert offered == ["fountain", "fountain", third]
    assert game.view()["phase"] in ("draw", "over")


def test_cp20_each_is_bid_for_after_the_last_was_placed() -> None:
    game = auction("roof 5", "roof 2")
    bid(game, 0, "roof 5")
    bid(game, 1)
    assert (game.view()["phase"], game.actors) == ("site", (0,))
    play(game, "0 site prefecture=palatine")
    assert game.view()["auction"] == {
        "number": 2,
        "building": "fountain",
        "sealed": [],
        "to_come": ["amphitheatre"],
    }


# CP-21


def test_cp21_all_players_bid_at_once_with_what_they_hold() -> None:
    game = auction("white 4, floor 3, floor 3", "roof 2")
    assert game.actors == (0, 1)
    assert legal(game) == ["bid_floor value=3", "bid_permit colour=white value=4", "seal"]
    play(game, "0 bid_floor value=3")
    assert "bid_floor value=3" in legal(game)
    play(game, "0 bid_floor value=3")
    assert legal(game) == ["bid_permit colour=white value=4", "seal"]


def test_cp21_the_example_of_both_texts_bids_eleven_with_seven_and_four() -> None:
    game = auction("white 4, floor 6, roof 7, white 8", "roof 2")
    bid(game, 0, "roof 7, white 4")
    bid(game, 1)
    assert last(game)["bids"][0]["sum"] == 11
    assert card_names(last(game)["bids"][0]["cards"]) == ["roof 7", "white 4"]
    assert result(game) == ("won", 0)
    assert card_names(game.view(0)["seats"][0]["hand"]) == ["floor 6", "white 8"]


def test_cp21_a_card_that_is_not_in_the_hand_cannot_be_bid() -> None:
    game = auction("white 4", "roof 2")
    with pytest.raises(campidoglio.IllegalAction, match=r"value=2: card not held: kind=roof \(CP-21\)"):
        game.play(0, "bid_roof value=2")


def test_cp21_who_has_sealed_bids_no_more() -> None:
    game = auction("white 4", "roof 2")
    bid(game, 0)
    assert game.actors == (1,)
    assert game.view()["auction"]["sealed"] == [0]
    with pytest.raises(campidoglio.NotYourTurn):
        game.play(0, "bid_permit colour=white value=4")


def test_cp21_a_hand_without_cards_can_only_seal_nothing() -> None:
    game = auction("", "roof 2")
    assert game.actors == (0, 1)
    assert legal(game) == ["seal"]


def test_cp21_the_kind_of_a_card_does_not_matter_only_its_value() -> None:
    game = auction("roof 6", "white 5")
    bid(game, 0, "roof 6")
    bid(game, 1, "white 5")
    assert result(game) == ("won", 0)


def test_cp21_nobody_sees_the_stack_of_another_before_all_are_sealed() -> None:
    game = auction("white 4", "roof 2")
    before = game.view(1), game.view()
    play(game, "0 bid_permit colour=white value=4")
    assert (game.view(1), game.view()) == before
    assert card_names(game.view(0)["seats"][0]["bid"]) == ["white 4"]
    assert game.story(1) == game.story() == []
    assert game.story(0) == [{"event": "laid", "seat": 0, "kind": "permit", "colour": "white", "value": 4}]


BIDS = {0: "roof 7, white 4", 1: "floor 8, roof 3", 2: "floor 6, floor 5"}


@pytest.mark.parametrize("order", [*permutations(range(3))], ids=str)
@pytest.mark.parametrize("edition", ["nl", "fr"])
def test_cp21_the_order_in_which_players_answer_changes_nothing(order: tuple[int, ...], edition: str) -> None:
    hands = [cards + ", white 1, roof 1" if seat == 0 else cards for seat, cards in BIDS.items()]
    games = [auction(*hands, edition=edition, scores=[3, 2, 2]) for _ in range(2)]
    for seat in range(3):
        bid(games[0], seat, BIDS[seat])
    for seat in order:
        bid(games[1], seat, BIDS[seat])
    assert games[0].state == games[1].state


# CP-22


def test_cp22_the_highest_bid_wins_and_its_cards_are_discarded_in_order() -> None:
    game = auction("white 4, red 2, white 8, roof 3", "roof 2, black 1")
    bid(game, 0, "white 4, roof 3, red 2")
    bid(game, 1, "roof 2, black 1")
    assert result(game) == ("won", 0)
    s = game.state
    assert lying(s, 2)[-2:] == [face("white 4"), face("red 2")]
    assert lying(s, 0)[-1] == face("roof 3")
    assert [seat["cards"] for seat in game.view()["seats"]] == [1, 2]
    check(s)


def test_cp22_the_order_of_a_bid_decides_the_order_of_the_discards() -> None:
    game = auction("white 4, red 2", "roof 2")
    bid(game, 0, "red 2, white 4")
    bid(game, 1)
    assert lying(game.state, 2)[-2:] == [face("red 2"), face("white 4")]


def test_cp22_all_others_take_their_cards_back() -> None:
    game = auction("roof 5", "roof 2, floor 2", "red 3")
    bid(game, 0, "roof 5")
    bid(game, 1, "floor 2, roof 2")
    bid(game, 2, "red 3")
    assert card_names(game.view(1)["seats"][1]["hand"]) == ["roof 2", "floor 2"]
    assert card_names(game.view(2)["seats"][2]["hand"]) == ["red 3"]
    assert game.view(1)["seats"][1]["bid"] == []


def test_cp22_all_bids_are_revealed_to_everybody() -> None:
    game = auction("roof 5", "roof 2, floor 2")
    bid(game, 0, "roof 5")
    bid(game, 1, "floor 2, roof 2")
    shown = [(each["seat"], card_names(each["cards"]), each["sum"]) for each in last(game)["bids"]]
    assert shown == [(0, ["roof 5"], 5), (1, ["floor 2", "roof 2"], 4)]
    assert {"event": "won", "seat": 0, "building": "fountain", "sum": 5} in game.story()


def test_cp22_the_next_bids_take_the_place_of_the_last_revealed() -> None:
    game = auction("roof 5, roof 1", "roof 2, floor 2")
    bid(game, 0, "roof 5")
    bid(game, 1, "floor 2, roof 2")
    play(game, "0 site prefecture=viminal")
    bid(game, 0)
    bid(game, 1, "roof 2")
    shown = [(card_names(each["cards"]), each["sum"]) for each in last(game)["bids"]]
    assert shown == [([], 0), (["roof 2"], 2)]
    check(game.state)


# CP-23


def tie(edition: str, *hands: str, **more: Any) -> Game:
    """Everybody bids all they have."""
    game = auction(*hands, edition=edition, **more)
    for seat, hand in enumerate(hands):
        bid(game, seat, hand)
    check(game.state)
    return game


def test_cp23_fr_the_highest_single_card_decides_a_tie() -> None:
    assert result(tie("fr", "roof 6, floor 2", "floor 7, roof 1")) == ("won", 1)
    assert result(tie("fr", "roof 4, floor 4, white 1", "floor 3, roof 3, floor 3, floor 8")) == ("won", 1)


def test_cp23_fr_it_need_not_be_the_first_card_of_the_bid() -> None:
    assert result(tie("fr", "roof 6, floor 2", "roof 1, floor 7")) == ("won", 1)


@pytest.mark.parametrize(("consul", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_cp23_fr_then_the_earlier_in_turn_order_from_the_consul(consul: int, winner: int) -> None:
    three = ("roof 5, floor 3", "roof 3, floor 5", "white 5, red 3")
    assert result(tie("fr", *three, consul=consul)) == ("won", winner)


@pytest.mark.parametrize(("consul", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_cp23_fr_turn_order_counts_among_those_with_the_highest_card_alone(consul: int, winner: int) -> None:
    three = ("roof 5, floor 3", "roof 4, floor 4", "white 5, red 3")
    assert result(tie("fr", *three, consul=consul)) == ("won", winner)


def test_cp23_fr_a_lower_bid_with_a_higher_card_does_not_win() -> None:
    assert result(tie("fr", "roof 5, floor 4", "white 5, red 4", "white 8")) == ("won", 0)


def test_cp23_nl_the_lowest_score_decides_a_tie() -> None:
    assert result(tie("nl", "roof 6, floor 2", "floor 7, roof 1", scores=[3, 4])) == ("won", 0)
    assert result(tie("nl", "roof 6, floor 2", "floor 7, roof 1", scores=[5, 4])) == ("won", 1)


def test_cp23_nl_of_three_tied_players_the_one_with_the_lowest_score() -> None:
    three = ("roof 5, floor 3", "roof 3, floor 5", "white 5, red 3")
    assert result(tie("nl", *three, scores=[7, 5, 6])) == ("won", 1)


@pytest.mark.parametrize("scores", [[5, 5, 6], [5, 5, 5], [0, 0, 0]], ids=str)
def test_cp23_nl_equal_lowest_scores_let_the_building_leave_the_game(scores: list[int]) -> None:
    game = tie("nl", "roof 5, floor 3", "roof 3, floor 5", "white 5, red 3", scores=scores)
    assert result(game) == ("tied", None)
    assert [seat["cards"] for seat in game.view()["seats"]] == [2, 2, 2]
    assert game.view()["buildings"][0] == {"name": "fountain", "for_sale": 7, "gone": 1}
    assert game.view()["auction"]["number"] == 2


def test_cp23_nl_only_the_tied_players_scores_count_and_a_lower_bid_never_wins() -> None:
    hands = ("roof 5, floor 3", "roof 3, floor 5", "white 7")
    assert result(tie("nl", *hands, scores=[4, 6, 0])) == ("won", 0)
    assert result(tie("nl", *hands, scores=[4, 4, 0])) == ("tied", None)


def test_cp23_without_a_tie_neither_scores_nor_cards_matter() -> None:
    assert result(tie("nl", "roof 5, floor 4", "white 8", scores=[9, 0])) == ("won", 0)
    assert result(tie("fr", "roof 5, floor 4", "white 8", consul=1)) == ("won", 0)


# CP-24


@pytest.mark.parametrize("edition", ["nl", "fr"])
def test_cp24_if_nobody_bids_the_building_leaves_the_game(edition: str) -> None:
    game = auction("roof 5", "roof 2", edition=edition, scores=[1, 2])
    bid(game, 0)
    bid(game, 1)
    assert result(game) == ("no_bid", None)
    assert game.view()["buildings"][0]["gone"] == 1
    assert {"event": "left", "building": "fountain", "reason": "no_bid"} in game.story()


def test_cp24_the_smallest_bid_wins_against_none() -> None:
    game = auction("roof 5", "roof 1", scores=[0, 9])
    bid(game, 0)
    bid(game, 1, "roof 1")
    assert result(game) == ("won", 1)


# CP-25

FULL = {
    "palatine": 7,
    "caelian": 6,
    "tiber_island": 5,
    "capitoline": 5,
    "aventine": 6,
    "esquiline": 7,
    "campus_martius": 7,
    "quirinal": 6,
    "viminal": 5,
}


def small_board(spaces: int) -> dict[str, Any]:
    """A board with so many small spaces in every prefecture, and no printed fountains."""
    colours = ["black"] * 3 + ["red"] * 3 + ["white"] * 3
    return {
        "prefectures": {
            name: {"colour": colour, "small_spaces": spaces, "printed_fountains": 0}
            for name, colour in zip(FULL, colours, strict=True)
        }
    }


def bought(building: int, **more: Any) -> Game:
    """Seat 0 has bought the building of this auction."""
    game = auction("roof 5", "roof 1", auction=building, **more)
    bid(game, 0, "roof 5")
    bid(game, 1)
    return game


def test_cp25_a_fountain_goes_on_any_free_small_space_with_or_without_houses() -> None:
    game = bought(1, placed="tiber_island round 0:1 0:1 0:1 1:1 1:1; aventine pointed 0:1")
    sites = [move.removeprefix("site prefecture=") for move in legal(game)]
    assert sites == [name for name in FULL if name != "tiber_island"]
    with pytest.raises(campidoglio.IllegalAction, match=r"no space for it: building=fountain \(CP-25\)"):
        game.play(0, "site prefecture=tiber_island")


def test_cp25_the_fountain_takes_a_small_space() -> None:
    game = play(bought(1, round=2, buildings="viminal fountain"), "0 site prefecture=viminal")
    viminal = prefecture(game, "viminal")
    assert (viminal["fountains"], viminal["free"], viminal["large"]) == (2, 3, None)
    check(game.state)


@pytest.mark.parametrize(("round", "building"), [(1, "amphitheatre"), (3, "temple")])
def test_cp25_the_large_building_goes_on_a_free_large_space(round: int, building: str) -> None:
    game = bought(3, round=round, placed="tiber_island round 0:1 0:1 0:1 1:1 1:1")
    assert len(legal(game)) == 9
    play(game, "0 site prefecture=tiber_island")
    tiber_island = prefecture(game, "tiber_island")
    assert (tiber_island["large"], tiber_island["fountains"], tiber_island["free"]) == (building, 0, 0)
    check(game.state)


def test_cp25_a_large_space_holds_one_building() -> None:
    game = bought(3, round=3, buildings="viminal amphitheatre; aventine amphitheatre")
    sites = [move.removeprefix("site prefecture=") for move in legal(game)]
    assert sites == [name for name in FULL if name not in ("viminal", "aventine")]


def test_cp25_a_fountain_without_a_space_leaves_the_game_and_the_bid_is_paid() -> None:
    taken = "; ".join(
        f"{name} {'round' if place % 3 else 'pointed'} {place % 2}:1" for place, name in enumerate(FULL)
    )
    game = bought(1, placed=taken, board=small_board(1))
    assert result(game) == ("no_space", 0)
    assert game.view()["buildings"][0] == {"name": "fountain", "for_sale": 7, "gone": 1}
    assert [seat["cards"] for seat in game.view()["seats"]] == [0, 1]
    assert game.view()["auction"]["number"] == 2
    events = [event["event"] for event in game.story()]
    assert events[-4:] == ["revealed", "won", "left", "auction"]
    check(game.state)
