"""Auctions: CA-28."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import lands, money, named, phase, play, position, texts, unowned
from tests.games.capitalist.positions import state as state_of

from campidoglio import Game, IllegalAction


def auction(**more: object) -> Game:
    """Seat 0 declines brown 2."""
    options: dict[str, object] = {"at": [0], "dice": [(1, 2)], **more}
    game = position(**options)  # type: ignore[arg-type]  # passed on by name
    return play(game, "roll", "decline")


def bid(game: Game, *amounts: int) -> Game:
    """A raise made of steps, and the bid."""
    return play(game, *(f"raise_by amount={amount}" for amount in amounts), "bid")


def test_the_player_after_the_one_on_turn_is_asked_first_and_the_decliner_too() -> None:
    game = auction()
    order = []
    for _ in range(3):
        order.append(game.actors[0])
        bid(game, 1)
    assert order == [1, 2, 0]


def test_the_winner_pays_the_bid() -> None:
    game = bid(auction(), 100, 10, 10, 1)
    play(game, "pass", "pass")
    assert (lands(game, 1), money(game)) == (["brown_2"], [1500, 1379, 1500])
    assert phase(game) == "act"


def test_a_bid_is_above_the_last_one() -> None:
    game = bid(auction(), 100)
    assert game.view()["auction"]["bid"] == 100
    with pytest.raises(IllegalAction, match=r"raise first: bid=100 \(CA-28\)"):
        play(game, "bid")
    bid(game, 1)
    assert game.view()["auction"]["bid"] == 101


def test_the_first_bid_is_at_least_1() -> None:
    game = auction()
    assert named(game, "bid") == []
    play(bid(game, 1), "pass", "pass")
    assert money(game)[1] == 1499


def test_a_bid_stays_within_the_cash() -> None:
    game = auction(money=[1500, 12, 1500])
    assert named(game, "raise_by") == ["raise_by amount=1", "raise_by amount=10"]
    play(game, "raise_by amount=10")
    assert texts(game) == ["raise_by amount=1", "bid"]
    with pytest.raises(IllegalAction, match="beyond your cash"):
        play(game, "raise_by amount=10")


def test_who_has_begun_to_raise_finishes_the_bid() -> None:
    game = play(auction(), "raise_by amount=1")
    with pytest.raises(IllegalAction, match="finish the bid"):
        play(game, "pass")


def test_who_passes_is_out() -> None:
    game = play(auction(), "pass")
    bid(game, 1)
    bid(game, 1)
    assert game.actors == (2,)


def test_who_cannot_bid_passes_by_itself() -> None:
    game = auction(money=[1500, 0, 1500])
    assert game.actors == (2,)
    bid(game, 1000)
    assert game.actors == (0,)


def test_who_can_no_longer_outbid_is_out() -> None:
    game = auction(money=[1500, 1500, 50])
    bid(game, 10, 10, 10, 10, 10)
    assert game.actors == (0,)
    play(game, "pass")
    assert lands(game, 1) == ["brown_2"]


def test_the_last_one_standing_without_a_bid_is_still_asked() -> None:
    game = play(auction(), "pass", "pass")
    assert game.actors == (0,)
    bid(game, 1)
    assert (lands(game, 0), money(game)[0]) == (["brown_2"], 1499)


def test_the_decliner_is_asked_even_if_nobody_else_can_bid() -> None:
    game = auction(money=[1500, 0, 0])
    assert game.actors == (0,)
    bid(game, 1)
    assert (lands(game, 0), phase(game)) == (["brown_2"], "act")


def test_if_all_pass_the_land_stays_with_the_bank() -> None:
    game = play(auction(), "pass", "pass", "pass")
    assert len(unowned(state_of(game))) == 28
    assert game.view()["turn"] == 1


def test_if_nobody_has_money_the_land_stays_with_the_bank() -> None:
    game = position(at=[0], dice=[(1, 2)], money=[0, 0, 0])
    play(game, "roll")
    assert len(unowned(state_of(game))) == 28


def test_who_is_out_of_the_game_does_not_bid() -> None:
    game = auction(out=[2])
    assert (game.actors, game.view()["auction"]["passed"]) == ((1,), [2])


def test_after_an_auction_a_double_goes_on() -> None:
    game = play(position(at=[37], dice=[(1, 1)], money=[300]), "roll", "pass", "pass", "pass")
    assert (game.view()["turn"], phase(game)) == (0, "act")
