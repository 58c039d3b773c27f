"""Debts, bankruptcy and leaving: CA-30 … CA-35."""

from __future__ import annotations

import pytest
from tests.games.capitalist.conservation import check
from tests.games.capitalist.positions import (
    bank,
    buildings,
    events,
    is_out,
    lands,
    money,
    mortgaged,
    named,
    phase,
    play,
    position,
    state,
    texts,
    unowned,
)

import campidoglio
from campidoglio import Game, IllegalAction

RENT_50 = {"at": [0], "dice": [(1, 2)], "lands": {1: "brown_1 brown_2"}, "buildings": {"brown_2": 2}}
"""The next roll costs seat 0 a rent of 60 to seat 1, on brown 2."""
TAX = {"at": [0], "dice": [(1, 3)]}
"""The next roll costs seat 0 the income tax of 200."""


def in_rent(own: str = "", cash: int = 0, **more: object) -> Game:
    """Seat 0 owes seat 1 a rent of 60."""
    options: dict[str, object] = {
        **RENT_50,
        "lands": {0: own, 1: "brown_1 brown_2"},
        "money": [cash],
        **more,
    }
    return play(position(**options), "roll")  # type: ignore[arg-type]  # passed on by name


def in_tax(own: str = "", cash: int = 0, **more: object) -> Game:
    """Seat 0 owes the bank 200."""
    options: dict[str, object] = {**TAX, "lands": {0: own}, "money": [cash], **more}
    return play(position(**options), "roll")  # type: ignore[arg-type]  # passed on by name


# CA-30: raising money


def test_a_debt_within_the_cash_is_paid_at_once() -> None:
    assert money(in_rent(cash=60)) == [0, 1560, 1500]


def test_who_owes_more_than_the_cash_may_mortgage_until_it_is_paid() -> None:
    game = in_rent("station_1", cash=20)
    assert (phase(game), texts(game)) == ("debt", ["mortgage land=station_1"])
    assert game.view()["debts"] == [{"seat": 0, "to": 1, "amount": 60}]
    play(game, "mortgage land=station_1")
    assert (money(game), game.view()["turn"]) == ([60, 1560, 1500], 1)


def test_who_owes_may_sell_buildings() -> None:
    game = in_tax("pink_1 pink_2 pink_3", cash=170, buildings={"pink_1": 1, "pink_2": 1})
    assert texts(game) == ["sell land=pink_1", "sell land=pink_2"]
    play(game, "sell land=pink_1")
    assert (money(game)[0], buildings(game)) == (20, {"pink_2": 1})


def test_selling_goes_on_until_the_debt_is_paid() -> None:
    game = in_tax("station_1 station_2 station_3", cash=0)
    play(game, "mortgage land=station_1")
    assert phase(game) == "debt"
    play(game, "mortgage land=station_3")
    assert (phase(game), money(game)[0]) == ("act", 0)


def test_nobody_trades_builds_or_rolls_while_a_debt_is_open() -> None:
    game = in_tax("station_1 station_2 brown_1 brown_2", cash=60)
    for action in ("offer seat=1", "build land=brown_1", "roll", "lift land=station_1"):
        with pytest.raises(IllegalAction, match="CA-30"):
            play(game, action)


def test_bankruptcy_needs_less_than_the_debt_in_all() -> None:
    game = in_tax("station_1 brown_1", cash=70)
    with pytest.raises(IllegalAction, match="can still pay: amount=200 fortune=200"):
        play(game, "bankrupt")
    assert named(in_tax("station_1 brown_1", cash=69), "bankrupt") == ["bankrupt"]


def test_a_hotel_counts_as_five_buildings_of_resale() -> None:
    hotels = {"brown_1": 5, "brown_2": 5}
    worth = 2 * 5 * 25 + 2 * 30
    game = in_tax("brown_1 brown_2", cash=0, buildings=hotels)
    assert game.view()["seats"][0]["fortune"] == worth
    assert named(game, "bankrupt") == []


def test_who_has_nothing_can_only_go_bankrupt() -> None:
    assert texts(in_tax()) == ["bankrupt"]


def test_mortgaged_land_raises_nothing_more() -> None:
    assert texts(in_tax("station_1 station_2", cash=0, mortgaged="station_1 station_2")) == ["bankrupt"]


# CA-31: owing a player


def test_all_land_cash_and_cards_go_to_the_creditor_and_mortgages_stay() -> None:
    game = in_rent("light_blue_1", cash=9, mortgaged="light_blue_1", release={"chance": 0})
    play(game, "bankrupt")
    assert is_out(game, 0)
    assert lands(game, 1) == ["brown_1", "brown_2", "light_blue_1"]
    assert mortgaged(game) == ["light_blue_1"]
    assert money(game) == [0, 1509, 1500]
    assert game.view()["seats"][1]["release_cards"] == ["chance"]


def test_the_creditor_gets_no_more_than_exists() -> None:
    assert money(play(in_rent(cash=59), "bankrupt")) == [0, 1559, 1500]


def test_buildings_are_sold_first_and_the_cash_goes_along() -> None:
    game = position(
        at=[0],
        dice=[(1, 2)],
        lands={0: "light_blue_1 light_blue_2 light_blue_3", 1: "brown_1 brown_2"},
        buildings={"brown_1": 5, "brown_2": 5, "light_blue_1": 1},
        money=[10],
    )
    play(game, "roll", "bankrupt")
    assert money(game) == [0, 1500 + 10 + 25, 1500]
    assert buildings(game) == {"brown_1": 5, "brown_2": 5}
    assert bank(game) == (32, 10)


def test_the_turn_passes_to_the_next_who_is_in() -> None:
    assert play(in_rent(), "bankrupt").view()["turn"] == 1
    assert play(in_rent(players=4, out=[3]), "bankrupt").view()["turn"] == 1


# CA-32: owing the bank


def test_the_bank_takes_all_and_auctions_the_land_unmortgaged() -> None:
    game = in_tax("pink_1 brown_1", cash=10, mortgaged="brown_1 pink_1", release={"community": 0})
    play(game, "bankrupt")
    assert (mortgaged(game), money(game)) == ([], [0, 1500, 1500])
    view = game.view()
    assert view["auction"]["land"] == "brown_1"
    assert view["lots"] == ["pink_1"]
    assert view["decks"][1]["under"][-1]["effect"] == "release"


def test_the_lots_go_in_board_order_each_from_the_seat_after_the_bankrupt() -> None:
    game = play(in_tax("utility_1 pink_2 brown_1", mortgaged="utility_1 pink_2 brown_1"), "bankrupt")
    seen = []
    for _ in range(3):
        seen.append((game.view()["auction"]["land"], game.actors[0]))
        play(game, "raise_by amount=1", "bid", "pass")
    assert seen == [("brown_1", 1), ("utility_1", 1), ("pink_2", 1)]
    assert lands(game, 1) == ["brown_1", "pink_2", "utility_1"]


def test_the_next_turn_starts_after_the_last_lot() -> None:
    game = play(in_tax("brown_1", mortgaged="brown_1"), "bankrupt")
    assert (phase(game), game.view()["turn"]) == ("auction", 0)
    play(game, "pass", "pass")
    assert (phase(game), game.view()["turn"]) == ("act", 1)
    assert len(unowned(state(game))) == 28


def test_buildings_go_back_to_the_bank() -> None:
    game = in_tax("brown_1 brown_2", buildings={"brown_1": 1})
    play(game, "sell land=brown_1", "bankrupt")
    assert bank(game) == (32, 12)
    check(state(game))


def test_buildings_that_still_stand_go_back_too() -> None:
    game = in_tax("brown_1 brown_2", buildings={"brown_1": 2, "brown_2": 1})
    play(game, "bankrupt")
    assert (bank(game), buildings(game), money(game)) == ((32, 12), {}, [0, 1500, 1500])
    check(state(game))


# CA-33: several debts


BIRTHDAY = {"at": [10], "dice": [(3, 4)], "community": [9]}


def birthday(**more: object) -> Game:
    """All others owe seat 0 15 dollars."""
    options: dict[str, object] = {**BIRTHDAY, **more}
    return play(position(**options), "roll")  # type: ignore[arg-type]  # passed on by name


def test_several_debts_are_paid_in_turn_order_each_on_its_own() -> None:
    game = birthday(money=[100, 5, 3], lands={1: "station_1", 2: "station_2"})
    assert (game.actors, money(game)) == ((1,), [100, 5, 3])
    play(game, "mortgage land=station_1")
    assert (game.actors, money(game)) == ((2,), [115, 90, 3])
    play(game, "mortgage land=station_2")
    assert (money(game), game.view()["turn"]) == ([130, 90, 88], 1)


def test_debts_are_paid_from_the_player_on_turn_on() -> None:
    stations = {0: "station_1", 2: "station_2"}
    game = birthday(turn=1, at=[20, 10], money=[5, 100, 3], lands=stations)
    assert game.actors == (2,)
    play(game, "mortgage land=station_2")
    assert game.actors == (0,)


def test_a_birthday_may_bankrupt_one_and_the_turn_goes_on() -> None:
    game = birthday(players=4, at=[8], dice=[(4, 5)], money=[100, 4, 50, 50], lands={1: "brown_1"})
    assert phase(game) == "debt"
    play(game, "mortgage land=brown_1")
    assert money(game) == [145, 19, 35, 35]
    game = birthday(players=4, at=[7], dice=[(5, 5)], money=[100, 4, 50, 50])
    play(game, "bankrupt")
    assert (money(game), game.view()["turn"], phase(game)) == ([134, 0, 35, 35], 0, "act")


def test_only_one_debt_is_open_at_a_time() -> None:
    assert birthday(money=[100, 5, 3], lands={1: "station_1", 2: "station_2"}).actors == (1,)


# CA-34: leaving


def test_anybody_may_leave_at_any_time() -> None:
    assert [str(action) for action in position().outside] == [
        "leave seat=0",
        "leave seat=1",
        "leave seat=2",
    ]


def test_nobody_leaves_twice_or_from_outside_the_table() -> None:
    game = position(players=3)
    game.happen("leave seat=2")
    for seat in (2, 5):
        with pytest.raises(IllegalAction):
            game.happen(f"leave seat={seat}")


def test_leaving_is_no_action_of_a_seat() -> None:
    with pytest.raises(IllegalAction, match="outside"):
        play(position(), "leave seat=0")


def test_what_a_leaver_has_goes_back_without_auctions() -> None:
    game = position(
        lands={1: "brown_1 brown_2 station_1"},
        buildings={"brown_1": 1},
        mortgaged="station_1",
        release={"chance": 1},
    )
    game.happen("leave seat=1")
    assert (len(unowned(state(game))), buildings(game), mortgaged(game)) == (28, {}, [])
    assert (money(game), phase(game)) == ([1500, 0, 1500], "act")
    assert game.view()["decks"][0]["cards"] == 16
    assert game.view()["seats"][1]["out"] == 1


def test_who_leaves_on_turn_ends_it() -> None:
    game = position()
    game.happen("leave seat=0")
    assert game.actors == (1,)


def test_who_leaves_after_a_double_ends_the_turn_too() -> None:
    game = play(position(at=[1], dice=[(1, 1)]), "roll")
    game.happen("leave seat=0")
    assert game.actors == (1,)


def test_land_the_leaver_stood_on_undecided_stays_unowned() -> None:
    game = play(position(at=[0], dice=[(1, 2)]), "roll")
    game.happen("leave seat=0")
    assert (phase(game), game.actors, len(unowned(state(game)))) == ("act", (1,), 28)


def test_who_leaves_owing_a_player_is_bankrupt_to_that_player() -> None:
    game = in_rent("station_1", cash=20)
    game.happen("leave seat=0")
    assert (lands(game, 1), money(game)) == (["brown_1", "brown_2", "station_1"], [0, 1520, 1500])
    assert game.actors == (1,)


def test_who_leaves_owing_the_bank_leaves_no_lots() -> None:
    game = in_tax("station_1 station_2", cash=20)
    game.happen("leave seat=0")
    assert (phase(game), len(unowned(state(game)))) == ("act", 28)


def test_debts_to_the_leaver_lapse() -> None:
    game = in_rent("station_1", cash=20)
    game.happen("leave seat=1")
    assert (money(game)[0], lands(game, 0), game.view()["debts"]) == (20, ["station_1"], [])
    assert game.view()["turn"] == 2


def test_debts_of_a_birthday_lapse_when_the_drawer_leaves() -> None:
    game = birthday(money=[100, 5, 3], lands={1: "station_1", 2: "station_2"})
    game.happen("leave seat=0")
    assert (money(game), game.actors) == ([0, 5, 3], (1,))
    check(state(game))


def test_who_leaves_while_others_are_asked_first_still_owes_the_birthday() -> None:
    game = birthday(money=[100, 5, 3], lands={1: "station_1", 2: "station_2"})
    game.happen("leave seat=2")
    assert (money(game), lands(game, 0)) == ([103, 5, 0], ["station_2"])
    play(game, "mortgage land=station_1")
    assert game.view()["turn"] == 1


def test_offers_by_or_to_the_leaver_lapse() -> None:
    game = play(position(), "offer seat=1", "give_money amount=100", "send")
    game.happen("leave seat=1")
    assert (phase(game), game.actors, game.view()["offer"]) == ("act", (0,), None)
    game = play(position(), "offer seat=1", "give_money amount=100", "send")
    game.happen("leave seat=0")
    assert (phase(game), game.actors, game.view()["offer"]) == ("act", (1,), None)
    assert money(game) == [0, 1500, 1500]


def test_a_bystander_who_leaves_does_not_end_an_offer() -> None:
    game = play(position(), "offer seat=1", "give_money amount=100", "send")
    game.happen("leave seat=2")
    assert (phase(game), game.actors) == ("answer", (1,))


def auction() -> Game:
    """Seats 1, 2 and 3 have bid 10, 20 and nothing; seat 3 is asked; seat 0 has not been asked yet."""
    game = play(position(players=4, at=[0], dice=[(1, 2)]), "roll", "decline")
    return play(game, "raise_by amount=10", "bid", "raise_by amount=10", "bid")


def test_if_the_highest_bidder_leaves_bidding_starts_again_at_1() -> None:
    game = play(auction(), "raise_by amount=1")
    game.happen("leave seat=2")
    found = game.view()["auction"]
    assert (found["bid"], found["bidder"], found["raised"], game.actors) == (0, None, 0, (3,))
    play(game, "raise_by amount=1", "bid", "pass", "pass")
    assert (lands(game, 3), money(game)[3]) == (["brown_2"], 1499)


def test_who_had_passed_stays_out_of_the_new_bidding() -> None:
    game = play(auction(), "pass")
    game.happen("leave seat=2")
    assert game.actors == (0,)
    play(game, "pass", "pass")
    assert len(unowned(state(game))) == 28


def test_if_another_bidder_leaves_the_bid_stands() -> None:
    game = auction()
    game.happen("leave seat=3")
    assert (game.view()["auction"]["bid"], game.actors) == (20, (0,))
    play(game, "pass", "pass")
    assert lands(game, 2) == ["brown_2"]


def test_who_leaves_in_the_auction_of_their_own_turn_ends_it_after_the_auction() -> None:
    game = auction()
    game.happen("leave seat=0")
    play(game, "pass", "pass")
    assert (lands(game, 2), game.view()["turn"]) == (["brown_2"], 1)


def test_a_leaver_counts_as_eliminated() -> None:
    game = position(players=2)
    game.happen("leave seat=0")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.ranking) == ("last_player", (2, 1))
    assert game.outside == ()


def test_a_game_that_ends_by_leaving_leaves_nothing_open() -> None:
    game = play(position(players=2, at=[0], dice=[(1, 2)]), "roll", "decline")
    game.happen("leave seat=1")
    assert game.over
    check(state(game))
    game = play(position(players=2), "offer seat=1", "give_money amount=1", "send")
    game.happen("leave seat=0")
    assert game.over
    check(state(game))


def test_a_record_with_leaving_replays() -> None:
    game = campidoglio.new("capitalist", players=3, seed=9, minutes=10)
    play(game, "roll")
    game.happen("time_up")
    game.happen("leave seat=1")
    assert campidoglio.replay(game.record()).state == game.state


# CA-35: the order of what happens


def test_the_200_of_start_come_before_the_square() -> None:
    game = play(position(at=[35], dice=[(4, 5)], money=[10]), "roll")
    assert money(game)[0] == 10
    assert events(game) == ["rolled", "moved", "salary", "paid", "turn"]


def test_the_fine_of_the_third_roll_comes_before_the_move() -> None:
    game = play(position(jailed={0: 3}, dice=[(4, 6)]), "roll")
    assert events(game) == ["rolled", "freed", "paid", "moved", "turn"]


def test_the_upkeep_comes_before_the_lots_and_the_limit_after_them() -> None:
    game = in_tax("brown_1", mortgaged="brown_1", rounds=1, upkeep=20, players=4, out=[1, 2], turn=0)
    play(game, "bankrupt")
    assert game.over
    game = position(at=[20, 0], dice=[(1, 3)], turn=2, rounds=1, lands={2: "brown_1"}, mortgaged="brown_1")
    s = state(game)
    s.position[2], s.money[2], s.bank = 0, 0, 3000
    game = play(Game.from_state(game.rulebook, s, options={"rounds": 1}), "roll", "bankrupt")
    assert phase(game) == "auction"
    play(game, "pass", "pass")
    assert game.outcome is not None
    assert game.outcome.reason == "rounds"


def test_the_last_fall_ends_the_game_without_auctions() -> None:
    game = in_tax("brown_1", mortgaged="brown_1", players=2)
    play(game, "bankrupt")
    assert game.over
    assert game.view()["lots"] == []
    assert len(unowned(state(game))) == 28
    check(state(game))
