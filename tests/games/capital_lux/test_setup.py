"""Capital Lux, setup: CL-1 … CL-6."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.capital_lux.positions import capital, state

import campidoglio
from campidoglio import BadSetting, Game

PLAYERS = [2, 3, 4]
SEEDS = range(150)


def dealt(players: int, seed: int = 1) -> Game:
    return campidoglio.new("capital_lux", players=players, seed=seed)


# CL-1: the cards


@pytest.mark.parametrize("players", PLAYERS)
def test_each_colour_has_3_4_4_4_and_3_cards_of_the_values_2_to_6(players: int) -> None:
    s = state(dealt(players))
    rows = zip(s.deck, s.capital, *s.pack, strict=True)
    assert [sum(row) for row in rows] == [3, 4, 4, 4, 3] * 4


@pytest.mark.parametrize("players", [1, 5])
def test_neither_one_nor_five_can_play(players: int) -> None:
    with pytest.raises(BadSetting, match="2 to 4 players"):
        dealt(players)


# CL-2: the colours


def test_the_capital_shows_green_yellow_blue_and_pink() -> None:
    colours = [entry["colour"] for entry in dealt(2).view()["capital"]]
    assert colours == ["green", "yellow", "blue", "pink"]


# CL-4: the first card of the capital


@pytest.mark.parametrize("players", PLAYERS)
def test_one_card_lies_in_the_capital_and_the_other_colours_begin_at_0(players: int) -> None:
    totals = sorted(entry["total"] for entry in dealt(players).view()["capital"])
    assert totals[:3] == [0, 0, 0]
    assert totals[3] in range(2, 7)


def test_the_first_card_may_have_any_colour_and_any_value() -> None:
    first = [capital(dealt(2, seed)) for seed in range(400)]
    assert len(set(first)) == 20
    colours = Counter(card[:-1] for card in first)
    assert all(60 <= colours[colour] <= 140 for colour in ("green", "yellow", "blue", "pink"))


# CL-5: the first player


@pytest.mark.parametrize("players", PLAYERS)
def test_the_player_who_was_dealt_the_highest_modifier_is_first(players: int) -> None:
    for seed in SEEDS:
        view = dealt(players, seed).view()
        dealt_modifiers = [seat["modifier_dealt"] for seat in view["seats"]]
        assert len(set(dealt_modifiers)) == players
        assert set(dealt_modifiers) <= {4, 2, -1, -3}
        assert dealt_modifiers[view["first"]] == max(dealt_modifiers)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_is_as_likely_to_be_first(players: int) -> None:
    firsts = Counter(dealt(players, seed).view()["first"] for seed in range(600))
    assert all(abs(firsts[seat] - 600 / players) < 75 for seat in range(players))


def test_with_two_players_plus_4_does_not_always_decide() -> None:
    highest = {max(seat["modifier_dealt"] for seat in dealt(2, seed).view()["seats"]) for seed in SEEDS}
    assert highest == {4, 2, -1}


def test_all_four_modifiers_are_back_in_the_pile_when_the_draft_begins() -> None:
    assert dealt(4).view()["pile"] == 4
    assert not any(place for row in state(dealt(4)).laid for place in row)


# CL-6: the gold


@pytest.mark.parametrize("players", PLAYERS)
def test_all_eight_discs_lie_in_the_supply(players: int) -> None:
    view = dealt(players).view()
    assert view["supply"] == 8
    assert [seat["gold"] for seat in view["seats"]] == [0] * players
