"""Trades: CA-21."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import (
    lands,
    money,
    mortgaged,
    named,
    phase,
    play,
    position,
    state,
    texts,
)

from campidoglio import Game, IllegalAction


def two() -> Game:
    return position(lands={0: "brown_1 station_1", 1: "brown_2 utility_1"}, release={"chance": 1})


def test_land_money_and_cards_go_both_ways() -> None:
    game = play(two(), "offer seat=1", "give_land land=brown_1", "ask_land land=utility_1")
    play(game, "ask_card deck=chance", "give_money amount=100", "give_money amount=10", "send")
    assert game.actors == (1,)
    play(game, "accept")
    assert (lands(game, 0), lands(game, 1)) == (["station_1", "utility_1"], ["brown_1", "brown_2"])
    assert money(game) == [1390, 1610, 1500]
    assert game.view()["seats"][0]["release_cards"] == ["chance"]
    assert (game.actors, phase(game)) == ((0,), "act")


def test_any_whole_amount_can_be_made_up() -> None:
    game = play(two(), "offer seat=1", *["ask_money amount=1"] * 7, *["ask_money amount=1000"])
    play(game, *["ask_money amount=100"] * 4, "ask_money amount=10", "send", "accept")
    assert money(game) == [1500 + 1417, 1500 - 1417, 1500]


def test_gifts_are_allowed() -> None:
    game = play(two(), "offer seat=2", "give_land land=brown_1", "send", "accept")
    assert lands(game, 2) == ["brown_1"]


def test_nothing_for_nothing_is_not() -> None:
    game = play(two(), "offer seat=1")
    with pytest.raises(IllegalAction, match="empty offer"):
        play(game, "send")


def test_the_partner_may_refuse() -> None:
    game = play(two(), "offer seat=1", "ask_land land=brown_2", "send", "refuse")
    assert lands(game, 1) == ["brown_2", "utility_1"]
    assert (game.actors, phase(game)) == ((0,), "act")


def test_the_partner_may_answer_with_one_counter_offer() -> None:
    game = play(two(), "offer seat=1", "ask_land land=brown_2", "send", "counter")
    assert game.actors == (1,)
    play(game, "give_land land=brown_2", "ask_money amount=100", "send")
    assert game.actors == (0,)
    assert texts(game) == ["accept", "refuse"]
    play(game, "accept")
    assert (lands(game, 0), money(game)) == (["brown_1", "brown_2", "station_1"], [1400, 1600, 1500])


def test_a_counter_offer_may_be_refused_or_dropped() -> None:
    game = play(two(), "offer seat=1", "ask_land land=brown_2", "send", "counter")
    play(game, "give_land land=brown_2", "send", "refuse")
    assert (phase(game), game.actors) == ("act", (0,))
    play(game, "offer seat=1", "ask_land land=brown_2", "send", "counter", "cancel")
    assert (phase(game), game.actors) == ("act", (0,))
    assert lands(game, 0) == ["brown_1", "station_1"]


def test_there_is_no_counter_to_a_counter() -> None:
    game = play(two(), "offer seat=1", "ask_land land=brown_2", "send", "counter")
    play(game, "give_land land=brown_2", "send")
    with pytest.raises(IllegalAction, match="one counter offer"):
        play(game, "counter")


def test_three_proposals_a_turn() -> None:
    game = two()
    for _ in range(3):
        play(game, "offer seat=1", "cancel")
    with pytest.raises(IllegalAction, match="offers used up: count=3"):
        play(game, "offer seat=1")
    assert "roll" in texts(game)


def test_the_number_of_proposals_is_a_setting() -> None:
    assert named(position(trades=0), "offer") == []
    assert named(play(position(trades=2), "offer seat=1", "cancel"), "offer") != []


def test_the_proposals_count_anew_each_turn() -> None:
    game = position(players=2, at=[10, 10], dice=[(4, 6)], trades=1)
    play(game, "offer seat=1", "cancel", "roll")
    assert named(game, "offer") == ["offer seat=0"]


def test_no_offer_to_oneself_or_to_who_is_out() -> None:
    game = position(out=[2])
    assert named(game, "offer") == ["offer seat=1"]
    with pytest.raises(IllegalAction, match="not a partner"):
        play(game, "offer seat=0")


def test_land_in_a_colour_with_buildings_is_not_traded() -> None:
    game = position(lands={0: "brown_1 brown_2 station_1"}, buildings={"brown_1": 1})
    play(game, "offer seat=1")
    assert named(game, "give_land") == ["give_land land=station_1"]
    with pytest.raises(IllegalAction, match="buildings in colour: group=brown"):
        play(game, "give_land land=brown_2")


def test_mortgaged_land_goes_over_mortgaged_without_a_fee() -> None:
    game = position(lands={0: "brown_1"}, mortgaged="brown_1")
    play(game, "offer seat=1", "give_land land=brown_1", "send", "accept")
    assert (mortgaged(game), lands(game, 1), money(game)) == (["brown_1"], ["brown_1"], [1500] * 3)


def test_nobody_gives_what_they_do_not_have() -> None:
    game = play(two(), "offer seat=1")
    with pytest.raises(IllegalAction, match="not the owner"):
        play(game, "give_land land=brown_2")
    with pytest.raises(IllegalAction, match="not the holder"):
        play(game, "give_card deck=chance")


def test_nothing_is_put_into_an_offer_twice() -> None:
    game = play(two(), "offer seat=1", "give_land land=brown_1", "ask_card deck=chance")
    with pytest.raises(IllegalAction, match="in the offer"):
        play(game, "give_land land=brown_1")
    with pytest.raises(IllegalAction, match="in the offer"):
        play(game, "ask_card deck=chance")


def test_money_stays_within_the_cash_of_who_pays_and_goes_one_way() -> None:
    game = play(position(money=[15, 5]), "offer seat=1", "give_money amount=10")
    assert named(game, "give_money") == ["give_money amount=1"]
    with pytest.raises(IllegalAction, match="not that much: seat=0 money=15"):
        play(game, "give_money amount=10")
    with pytest.raises(IllegalAction, match="money goes one way"):
        play(game, "ask_money amount=1")


def test_who_asks_for_money_gives_none() -> None:
    game = play(position(), "offer seat=1", "ask_money amount=1")
    assert named(game, "give_money") == []
    with pytest.raises(IllegalAction, match="money goes one way"):
        play(game, "give_money amount=1")


def test_what_is_asked_stays_within_the_partners_cash() -> None:
    game = play(position(money=[15, 5]), "offer seat=1")
    assert named(game, "ask_money") == ["ask_money amount=1"]


def test_the_other_seats_are_not_asked() -> None:
    game = play(two(), "offer seat=1", "give_land land=brown_1", "send")
    assert game.legal(0) == game.legal(2) == ()


def test_an_accepted_offer_leaves_nothing_behind() -> None:
    s = state(play(two(), "offer seat=1", "give_money amount=1", "send", "accept"))
    assert (s.given_money, s.given, s.proposer, s.partner, s.countering) == (0, 0, -1, -1, 0)
