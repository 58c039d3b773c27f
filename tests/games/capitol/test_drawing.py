"""CP-40 … CP-42, and the piles of CP-15."""

from typing import Any

import pytest
from tests.games.capitol.conservation import check
from tests.games.capitol.positions import bid, card_names, legal, play, position

import campidoglio
from campidoglio.games.capitol.state import Phase
from campidoglio.kernel.game import Game

ALL_ROOFS = ", ".join(f"roof {value}" for value in range(1, 8) for _ in range(2))
ALL_FLOORS = ", ".join(f"floor {value}" for value in range(1, 9) for _ in range(3))
MOST_PERMITS = ", ".join(f"{colour} {value}" for colour in ("black", "red", "white") for value in range(1, 9))


def drawing(*hands: str, to_draw: int = 6, **more: Any) -> Game:
    return position(hands=hands, phase=Phase.DRAW, to_draw=to_draw, **more)


def tops(game: Game) -> list[str | None]:
    return [card_names([pile["top"]])[0] if pile["top"] else None for pile in game.view()["piles"]]


# CP-40


def test_cp40_the_top_card_of_any_pile_may_be_drawn_and_the_next_one_shows() -> None:
    game = drawing("", "", piles={"floor": "floor 8, floor 3"})
    assert legal(game) == ["draw kind=roof", "draw kind=floor", "draw kind=permit"]
    assert tops(game)[1] == "floor 8"
    play(game, "0 draw kind=floor")
    assert tops(game)[1] == "floor 3"
    assert card_names(game.view(0)["seats"][0]["hand"]) == ["floor 8"]
    check(game.state)


def test_cp40_six_cards_are_drawn_in_one_go_and_then_the_next_player_draws() -> None:
    game = drawing("", "", "", consul=1, turn=1)
    order = []
    while game.view()["phase"] == "draw":
        order.append(game.actors[0])
        play(game, f"{order[-1]} draw kind=permit")
    assert order == [1] * 6 + [2] * 6 + [0] * 6


def test_cp40_drawing_is_compulsory() -> None:
    game = drawing("roof 1", "")
    with pytest.raises(campidoglio.IllegalAction, match=r"asked draw \(CP-40\)"):
        game.play(0, "pass")


def test_cp40_drawing_begins_after_the_scoring_with_the_consul() -> None:
    game = position(hands=["roof 1", ""], phase=Phase.BID, auction=3, consul=1)
    bid(game, 0)
    bid(game, 1)
    assert (game.view()["phase"], game.actors, game.view()["to_draw"]) == ("draw", (1,), 6)


def test_cp40_nothing_is_drawn_after_the_fourth_round() -> None:
    game = position(hands=["roof 1", ""], phase=Phase.BID, auction=3, round=4)
    bid(game, 0)
    bid(game, 1)
    assert game.over


def extra(placed: str, buildings: str, players: int = 2) -> list[int]:
    """What each player draws above six."""
    game = position(
        hands=["roof 1"] + [""] * (players - 1),
        phase=Phase.BID,
        round=3,
        auction=3,
        placed=placed,
        buildings=buildings,
    )
    for seat in range(players):
        bid(game, seat)
    drawn = [0] * players
    while game.view()["phase"] == "draw":
        seat = game.actors[0]
        drawn[seat] += 1
        game.play(seat, game.legal(seat)[-1])
    check(game.state)
    return [count - 6 for count in drawn]


def test_cp40_an_amphitheatre_gives_two_cards_to_the_first_and_one_to_the_second() -> None:
    assert extra("viminal round 0:1 1:1 1:1", "viminal amphitheatre") == [1, 2]
    assert extra("viminal round 0:1 1:1 1:1", "aventine amphitheatre") == [0, 0]


def test_cp40_several_amphitheatres_add_up() -> None:
    """The example of the Dutch text: first beside two amphitheatres, ten cards."""
    both = "viminal amphitheatre; aventine amphitheatre"
    assert extra("viminal round 0:1 0:1 1:1; aventine round 0:1", both) == [4, 1]


def test_cp40_ties_beside_an_amphitheatre_are_those_of_the_scoring() -> None:
    assert extra("viminal round 0:1 1:1 2:1", "viminal amphitheatre", 3) == [2, 2, 2]
    assert extra("viminal round 0:1 0:1 1:1 1:1 2:2", "viminal amphitheatre", 3) == [1, 1, 2]


def test_cp40_a_temple_or_a_fountain_gives_no_cards() -> None:
    assert extra("quirinal round 0:1 1:1 1:1", "quirinal temple fountain") == [0, 0]


def test_cp40_an_amphitheatre_bought_this_round_counts_already() -> None:
    game = position(hands=["roof 5", ""], phase=Phase.BID, auction=3, placed="viminal round 0:1 1:1 1:1")
    bid(game, 0, "roof 5")
    bid(game, 1)
    play(game, "0 site prefecture=viminal")
    assert game.view()["to_draw"] == 7


# CP-15


def test_cp15_an_emptied_pile_is_made_of_its_discards_first_in_first_out() -> None:
    game = drawing("", "", piles={"roof": "roof 7 | roof 4, roof 2, roof 6"})
    play(game, "0 draw kind=roof")
    roof = game.view()["piles"][0]
    assert (roof["discards"], tops(game)[0]) == (0, "roof 4")
    play(game, "0 draw kind=roof")
    assert tops(game)[0] == "roof 2"
    play(game, "0 draw kind=roof")
    assert tops(game)[0] == "roof 6"
    check(game.state)


def test_cp15_the_turned_pile_is_told() -> None:
    game = play(drawing("", "", piles={"roof": "roof 7, roof 3 | roof 4"}), "0 draw kind=roof")
    assert [event["event"] for event in game.story()] == ["drew"]
    play(game, "0 draw kind=roof")
    assert game.story()[-1] == {"event": "turned", "kind": "roof", "cards": 12}


def test_cp15_a_pile_that_is_empty_for_good_is_not_turned() -> None:
    game = play(drawing(ALL_ROOFS.removeprefix("roof 1, "), ""), "0 draw kind=roof")
    assert (game.view()["piles"][0]["left"], tops(game)[0]) == (0, None)
    assert [event["event"] for event in game.story()] == ["drew"]


def test_cp15_the_first_run_of_a_pile_is_over_when_it_is_empty() -> None:
    game = campidoglio.new("capitol", players=4, seed=3)
    assert [pile["first_run"] for pile in game.view()["piles"]] == [True, True, True]
    while game.view()["phase"] != "draw":
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[-1])
    for left in (5, 4, 3, 2, 1, 0):
        assert game.view()["piles"][0]["first_run"] is True
        play(game, f"{game.actors[0]} draw kind=roof")
        assert game.view()["piles"][0]["left"] == left
    assert [pile["first_run"] for pile in game.view()["piles"]] == [False, True, True]


def test_cp40_the_story_says_who_draws_how_many() -> None:
    game = drawing("", "", to_draw=1, placed="viminal round 1:1", buildings="viminal amphitheatre", round=3)
    play(game, "0 draw kind=roof")
    assert game.story()[-1] == {"event": "draws", "seat": 1, "cards": 8}
    play(game, "1 draw kind=roof")
    assert game.story()[-1]["event"] == "drew"


def test_cp15_a_pile_with_cards_is_not_made_again() -> None:
    game = play(drawing("", "", piles={"roof": "roof 7, roof 3 | roof 4"}), "0 draw kind=roof")
    assert (game.view()["piles"][0]["discards"], tops(game)[0]) == (12, "roof 3")


# CP-41


def test_cp41_a_pile_without_cards_and_discards_gives_nothing() -> None:
    game = drawing(ALL_ROOFS, "")
    assert legal(game) == ["draw kind=floor", "draw kind=permit"]
    with pytest.raises(campidoglio.IllegalAction, match=r"kind=roof: pile empty \(CP-41\)"):
        game.play(0, "draw kind=roof")


def test_cp41_if_no_card_is_left_anywhere_drawing_stops() -> None:
    permits = MOST_PERMITS.removeprefix("black 1, black 2, ")
    game = drawing(ALL_ROOFS, ALL_FLOORS, permits)
    play(game, "0 draw kind=permit", "0 draw kind=permit")
    assert (game.view()["phase"], game.view()["round"], game.actors) == ("build", 2, (1,))
    assert [seat["cards"] for seat in game.view()["seats"]] == [16, 24, 22]
    check(game.state)


def test_cp41_if_none_is_left_at_the_start_nobody_draws() -> None:
    game = position(hands=[ALL_ROOFS, ALL_FLOORS, MOST_PERMITS], phase=Phase.BID, auction=3)
    for seat in range(3):
        bid(game, seat)
    assert (game.view()["phase"], game.view()["round"]) == ("build", 2)


# CP-42


def test_cp42_the_consul_passes_to_the_left_and_begins_the_next_round() -> None:
    game = drawing("", "", consul=1, turn=0, to_draw=1)
    play(game, "0 draw kind=roof")
    view = game.view()
    assert (view["round"], view["consul"], view["phase"]) == (2, 0, "build")


def test_cp42_the_consul_does_not_pass_while_others_have_to_draw() -> None:
    game = drawing("", "", consul=1, turn=1, to_draw=1)
    play(game, "1 draw kind=roof")
    assert (game.view()["round"], game.view()["consul"], game.actors) == (1, 1, (0,))


def test_cp10_who_passed_in_one_round_builds_again_in_the_next() -> None:
    game = drawing("roof 1", "roof 2", consul=1, turn=0, to_draw=1, passed=[0, 1])
    play(game, "0 draw kind=roof")
    assert (game.view()["phase"], game.actors) == ("build", (0,))
    assert [seat["passed"] for seat in game.view()["seats"]] == [False, False]


def test_a_consul_without_cards_leaves_the_first_turn_to_the_next() -> None:
    game = drawing("", "", consul=0, turn=1, to_draw=1, piles={})
    play(game, "1 draw kind=roof")
    assert game.view()["consul"] == 1
    other = drawing("roof 1", "", "roof 2", consul=0, turn=2, to_draw=1)
    play(other, "2 draw kind=roof")
    assert (other.view()["consul"], other.actors) == (1, (2,))
    assert [seat["passed"] for seat in other.view()["seats"]] == [False, True, False]
