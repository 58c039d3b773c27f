"""Faults that were seen in other implementations, each named as it was seen: here none of them happens."""

from __future__ import annotations

from tests.games.capitalist.positions import (
    bank,
    buildings,
    dealt,
    in_jail,
    lands,
    money,
    named,
    phase,
    play,
    position,
    state,
    where,
)

from campidoglio.games.capitalist.cards import draw_card

BROWN = "brown_1 brown_2"


def test_fault_a_hotel_returns_its_houses_to_the_hotel_stock() -> None:
    game = position(lands={0: BROWN}, buildings={"brown_1": 4, "brown_2": 4}, houses=3, hotels=7)
    play(game, "build land=brown_1")
    assert bank(game) == (7, 6)
    play(game, "sell land=brown_1")
    assert bank(game) == (3, 7)


def test_fault_a_card_changes_its_amount_after_its_first_use() -> None:
    s = state(position(chance=[7], lands={0: BROWN}))
    paid = []
    for _ in range(32):
        before = s.money[0]
        draw_card(s, 0, 0)
        paid += [s.money[0] - before] * (s.drawn[1] == 6)
    assert paid == [100, 100, 100]


def test_fault_a_card_changes_its_destination_after_its_first_use() -> None:
    s = state(position(at=[22]))
    reached = []
    for _ in range(46):
        draw_card(s, 0, 0)
        reached += [s.position[0]] * (s.drawn[1] == 2)
    assert reached == [24, 24, 24]


def test_fault_the_fine_is_refused_with_exactly_50_in_cash() -> None:
    assert not in_jail(play(position(jailed={0: 1}, money=[50]), "pay_fine"))


def test_fault_more_than_three_turns_in_jail() -> None:
    game = position(players=2, jailed={0: 1}, at=[10, 10], lands={0: "pink_2 orange_1"}, dice=[(1, 2)] * 5)
    play(game, "roll", "roll", "roll")
    assert in_jail(game)
    play(game, "roll")
    play(game, "roll")
    assert (in_jail(game), where(game)) == (False, 13)


def test_fault_paying_and_not_being_allowed_to_move() -> None:
    game = play(position(jailed={0: 1}, dice=[(4, 6)]), "pay_fine", "roll")
    assert where(game) == 20


def test_fault_rent_is_credited_that_the_payer_could_not_pay() -> None:
    game = position(at=[30], dice=[(4, 5)], lands={1: "dark_blue_1 dark_blue_2"}, money=[33])
    play(game, "roll")
    assert phase(game) == "debt"
    play(game, "bankrupt")
    assert money(game) == [0, 1533, 1500]


def test_fault_double_rent_with_a_mortgaged_mate() -> None:
    game = position(at=[30], dice=[(4, 5)], lands={1: "dark_blue_1 dark_blue_2"}, mortgaged="dark_blue_1")
    assert money(play(game, "roll"))[1] == 1550


def test_fault_release_cards_are_lost_at_bankruptcy() -> None:
    both = {"chance": 0, "community": 0}
    to_a_player = play(position(at=[0], dice=[(1, 2)], lands={1: "brown_2"}, money=[1], release=both), "roll")
    play(to_a_player, "bankrupt")
    assert to_a_player.view()["seats"][1]["release_cards"] == ["chance", "community"]
    to_the_bank = play(position(at=[0], dice=[(1, 3)], money=[1], release=both), "roll", "bankrupt")
    assert [deck["cards"] for deck in to_the_bank.view()["decks"]] == [16, 16]


def test_fault_cards_are_drawn_with_replacement() -> None:
    for deck in range(2):
        s = state(dealt(2, 8))
        drawn = []
        for _ in range(16):
            draw_card(s, 0, deck)
            drawn.append(s.drawn[1])
        assert sorted(drawn) == list(range(16))


def test_fault_houses_on_stations() -> None:
    stations = "station_1 station_2 station_3 station_4"
    assert named(position(lands={0: stations}, build_alone="yes"), "build") == []


def test_fault_building_with_a_mortgaged_mate() -> None:
    assert named(position(lands={0: BROWN}, mortgaged="brown_1"), "build") == []


def test_fault_an_eliminated_player_pays_again_through_each_player_gives() -> None:
    game = position(players=4, at=[10], dice=[(3, 4)], community=[9], out=[1, 3])
    assert money(play(game, "roll")) == [1515, 0, 1485, 0]


def test_fault_a_bankruptcy_after_a_double_is_not_noticed() -> None:
    game = position(at=[0], dice=[(2, 2)], money=[199])
    play(game, "roll")
    assert (phase(game), named(game, "roll")) == ("debt", [])
    play(game, "bankrupt")
    assert (game.view()["turn"], game.actors) == (1, (1,))


def test_fault_a_traded_property_slips_past_the_quick_games_house_limit() -> None:
    game = position(
        quick=True,
        rounds=9,
        lands={0: "pink_1", 1: "pink_2"},
        passes={1: 2},
    )
    play(game, "offer seat=1", "ask_land land=pink_2", "send", "accept")
    assert lands(game, 0) == ["pink_1", "pink_2"]
    for _ in range(2):
        play(game, "build land=pink_1", "build land=pink_2")
    assert (buildings(game), named(game, "build")) == ({"pink_1": 2, "pink_2": 2}, [])
    play(game, "offer seat=1")
    assert named(game, "give_land") == []
