"""Capital Lux, choosing cards: CL-7, CL-8, CL-10. What is known of it is in test_knowledge.py."""

from __future__ import annotations

import itertools

import pytest
from tests.games.capital_lux.positions import (
    do,
    draft,
    hand,
    keep,
    keep_all,
    named,
    pack,
    position,
    state,
    texts,
)

import campidoglio
from campidoglio import Game, IllegalAction, NotYourTurn

SIX = "green2 green3 green4 green5 green6 yellow2"
OTHER_SIX = "blue2 blue3 blue4 blue5 blue6 pink2"
THIRD_SIX = "yellow3 yellow4 pink3 pink4 pink5 pink6"


# CL-7: the deal


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 6), (4, 5)])
def test_two_or_three_players_are_dealt_six_cards_and_four_players_five(players: int, cards: int) -> None:
    game = campidoglio.new("capital_lux", players=players, seed=3)
    assert [len(game.view(seat)["draft"]["pack"]) for seat in range(players)] == [cards] * players
    assert game.view()["deck"] == 71 - players * cards


# CL-8: the draft


def test_all_players_choose_at_once() -> None:
    game = draft([SIX, OTHER_SIX, THIRD_SIX])
    assert list(game.actors) == [0, 1, 2]
    keep(game, 1, "blue2 blue3")
    assert list(game.actors) == [0, 2]
    with pytest.raises(NotYourTurn):
        do(game, 1, "keep", "blue4")


def test_only_cards_of_the_pack_in_hand_can_be_kept() -> None:
    game = draft([SIX, OTHER_SIX])
    assert texts(game, 0) == [f"keep colour={card[:-1]} value={card[-1]}" for card in SIX.split()]
    with pytest.raises(IllegalAction, match=r"blue value=2: card not in pack \(CL-8\)"):
        do(game, 0, "keep", "blue2")
    with pytest.raises(IllegalAction, match=r"asked draft \(CL-8\)"):
        do(game, 0, "city", "green2")


def test_equal_cards_are_one_choice() -> None:
    game = draft(["green2 green2 green2 green3 green3 green4", OTHER_SIX])
    assert len(texts(game, 0)) == 3


def test_nothing_is_passed_before_everybody_has_kept_two() -> None:
    game = draft([SIX, OTHER_SIX])
    keep(game, 0, "green2 green3")
    keep(game, 1, "blue2")
    assert pack(game, 0) == "green4 green5 green6 yellow2"
    keep(game, 1, "blue3")
    assert pack(game, 0) == "blue4 blue5 blue6 pink2"
    assert pack(game, 1) == "green4 green5 green6 yellow2"


def test_packs_go_to_the_left_and_again_to_the_left() -> None:
    game = draft([SIX, OTHER_SIX, THIRD_SIX])
    keep_all(game, "green2 green3", "blue2 blue3", "yellow3 yellow4")
    assert [pack(game, seat) for seat in range(3)] == [
        "pink3 pink4 pink5 pink6",
        "green4 green5 green6 yellow2",
        "blue4 blue5 blue6 pink2",
    ]
    keep_all(game, "pink3 pink4", "green4 green5", "blue4 blue5")
    assert [hand(game, seat) for seat in range(3)] == [
        "green2 green3 blue6 pink2 pink3 pink4",
        "green4 green5 blue2 blue3 pink5 pink6",
        "green6 yellow2 yellow3 yellow4 blue4 blue5",
    ]


def test_with_two_players_the_pack_comes_back_to_who_was_dealt_it() -> None:
    game = draft([SIX, OTHER_SIX])
    keep_all(game, "green2 green3", "blue2 blue3")
    keep_all(game, "blue4 blue5", "green4 green5")
    assert hand(game, 0) == "green2 green3 green6 yellow2 blue4 blue5"
    assert hand(game, 1) == "green4 green5 blue2 blue3 blue6 pink2"


def test_with_four_players_the_last_card_goes_two_seats_to_the_left() -> None:
    packs = [
        " ".join(f"{colour}{value}" for value in range(2, 7))
        for colour in ("green", "yellow", "blue", "pink")
    ]
    game = draft(packs)
    keep_all(game, "green2 green3", "yellow2 yellow3", "blue2 blue3", "pink2 pink3")
    keep_all(game, "pink4 pink5", "green4 green5", "yellow4 yellow5", "blue4 blue5")
    assert [hand(game, seat) for seat in range(4)] == [
        "green2 green3 blue6 pink4 pink5",
        "green4 green5 yellow2 yellow3 pink6",
        "green6 yellow4 yellow5 blue2 blue3",
        "yellow6 blue4 blue5 pink2 pink3",
    ]


def test_packs_go_to_the_left_in_the_second_round_too() -> None:
    game = position(round_number=1, ender=1, cities=["pink2", ""], hands=["blue2", ""])
    do(game, 0, "city", "blue2")
    assert game.view()["round"] == 2
    passed = pack(game, 1).split()
    keep(game, 0, " ".join(pack(game, 0).split()[:2]))
    keep(game, 1, " ".join(passed[:2]))
    assert pack(game, 0) == " ".join(passed[2:])


def test_the_two_cards_of_a_step_are_named_in_any_order() -> None:
    one, other = draft([SIX, OTHER_SIX]), draft([SIX, OTHER_SIX])
    keep(one, 0, "green2 yellow2")
    keep(other, 0, "yellow2 green2")
    assert state(one) == state(other)


def test_the_order_in_which_players_answer_changes_nothing() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        game = draft([SIX, OTHER_SIX, THIRD_SIX])
        chosen = {0: "green2 green3", 1: "blue2 blue3", 2: "yellow3 yellow4"}
        for seat in order:
            keep(game, seat, chosen[seat])
        chosen = {0: "pink3 pink4", 1: "green4 green5", 2: "blue4 blue5"}
        for card in (0, 1):
            for seat in order:
                keep(game, seat, chosen[seat].split()[card])
        ends.append(state(game))
    assert all(end == ends[0] for end in ends)


def test_after_the_draft_the_first_player_begins() -> None:
    game = draft([SIX, OTHER_SIX], first=1)
    keep_all(game, "green2 green3", "blue2 blue3")
    keep_all(game, "blue4 blue5", "green4 green5")
    assert game.view()["phase"] == "play"
    assert game.actors == (1,)


# CL-10: short deals


def before_round_3(players: int, deck: str) -> Game:
    """The last play of round 2 is due, with so few cards left in the deck."""
    cities = ["pink2"] + [""] * (players - 1)
    game = position(players=players, round_number=2, ender=1, cities=cities, hands=["blue2"], deck=deck)
    do(game, 0, "city", "blue2")
    assert game.view()["round"] == 3
    return game


NINETEEN = (
    "green2 green3 green4 green5 green6 yellow2 yellow3 yellow4 yellow5 yellow6 "
    "blue3 blue4 blue5 blue6 pink3 pink4 pink5 pink6 pink6"
)


def test_with_four_players_and_nineteen_cards_left_everybody_is_dealt_four_and_none_is_passed_on_last() -> (
    None
):
    game = before_round_3(4, NINETEEN)
    assert game.view()["deck"] == 3
    assert [len(game.view(seat)["draft"]["pack"]) for seat in range(4)] == [4] * 4
    for _ in range(2):
        for seat in range(4):
            keep(game, seat, " ".join(pack(game, seat).split()[:2]))
    assert game.view()["phase"] == "play"
    assert [seat["cards"] for seat in game.view()["seats"]] == [4] * 4


def test_with_four_players_and_thirteen_cards_left_only_one_card_is_kept_at_the_second_step() -> None:
    game = before_round_3(4, " ".join(NINETEEN.split()[:13]))
    assert [len(game.view(seat)["draft"]["pack"]) for seat in range(4)] == [3] * 4
    for seat in range(4):
        keep(game, seat, " ".join(pack(game, seat).split()[:2]))
    assert game.view()["draft"]["keep"] == 3
    for seat in range(4):
        keep(game, seat, pack(game, seat))
    assert game.view()["phase"] == "play"
    assert [seat["cards"] for seat in game.view()["seats"]] == [3] * 4


def test_with_three_players_and_seventeen_cards_left_the_last_to_receive_gets_one_card() -> None:
    game = before_round_3(3, " ".join(NINETEEN.split()[:17]))
    for _ in range(2):
        for seat in range(3):
            keep(game, seat, " ".join(pack(game, seat).split()[:2]))
    assert [seat["cards"] for seat in game.view()["seats"]] == [5] * 3
    assert [len(passed["cards"]) for passed in game.view(0)["passed"]] == [3, 1]


def test_with_enough_cards_left_the_deal_of_round_3_is_full() -> None:
    game = before_round_3(4, NINETEEN + " yellow6")
    assert [len(game.view(seat)["draft"]["pack"]) for seat in range(4)] == [5] * 4
    assert game.view()["deck"] == 0


def test_a_round_after_a_short_deal_is_played_to_the_end() -> None:
    game = before_round_3(4, " ".join(NINETEEN.split()[:13]))
    while not game.over:
        seat = game.actors[0]
        game.play(seat, game.legal(seat)[0])
    assert game.view()["deck"] <= 1
    assert named(game.view()["discards"]).count(" ") > 40
