"""The ways out of jail: CA-16, CA-27."""

from __future__ import annotations

import pytest
from tests.games.capitalist.positions import (
    in_jail,
    lands,
    money,
    named,
    phase,
    play,
    position,
    state,
    texts,
    where,
)

from campidoglio import IllegalAction


def test_who_pays_50_goes_on_as_usual() -> None:
    game = play(position(jailed={0: 1}, dice=[(4, 6)], lands={0: "station_1"}), "pay_fine")
    assert (money(game)[0], in_jail(game)) == (1450, False)
    assert "mortgage land=station_1" in texts(game)
    play(game, "roll")
    assert (where(game), game.view()["turn"]) == (20, 1)


def test_after_paying_a_double_goes_on() -> None:
    game = play(position(jailed={0: 1}, dice=[(5, 5)]), "pay_fine", "roll")
    assert (where(game), game.view()["turn"]) == (20, 0)


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_one_may_pay_in_any_of_the_three_turns(rolls: int) -> None:
    assert "pay_fine" in texts(position(jailed={0: rolls}))


def test_exactly_50_in_cash_is_enough() -> None:
    assert money(play(position(jailed={0: 1}, money=[50]), "pay_fine"))[0] == 0


def test_49_is_not_enough() -> None:
    with pytest.raises(IllegalAction, match="CA-16"):
        play(position(jailed={0: 1}, money=[49]), "pay_fine")


def test_outside_jail_nobody_pays_the_fine() -> None:
    assert "pay_fine" not in texts(position())
    with pytest.raises(IllegalAction, match="not in jail"):
        play(position(), "pay_fine")


def test_a_release_card_frees_and_goes_under_its_own_deck() -> None:
    game = position(jailed={0: 2}, release={"community": 0}, dice=[(4, 6)])
    play(game, "use_card")
    assert not in_jail(game)
    assert game.view()["seats"][0]["release_cards"] == []
    assert game.view()["decks"][1]["under"][-1]["effect"] == "release"
    play(game, "roll")
    assert where(game) == 20


def test_who_holds_both_uses_the_chance_one() -> None:
    game = play(position(jailed={0: 1}, release={"chance": 0, "community": 0}), "use_card")
    assert game.view()["seats"][0]["release_cards"] == ["community"]


def test_a_release_card_may_be_bought_first() -> None:
    game = position(jailed={0: 1}, release={"chance": 1})
    with pytest.raises(IllegalAction, match="no release card"):
        play(game, "use_card")
    play(game, "offer seat=1", "ask_card deck=chance", "give_money amount=10", "send", "accept")
    play(game, "use_card")
    assert (in_jail(game), money(game)) == (False, [1490, 1510, 1500])


def test_outside_jail_a_release_card_cannot_be_used() -> None:
    with pytest.raises(IllegalAction, match="CA-27"):
        play(position(release={"chance": 0}), "use_card")


def test_doubles_free_and_move_without_another_roll() -> None:
    game = play(position(jailed={0: 1}, dice=[(5, 5)]), "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (20, False, 1)
    assert money(game)[0] == 1500


def test_without_doubles_one_stays() -> None:
    game = play(position(jailed={0: 1}, dice=[(4, 6)]), "roll")
    assert (where(game), in_jail(game), game.view()["turn"]) == (10, True, 1)


def test_after_the_third_failed_roll_one_pays_50_and_moves_by_it() -> None:
    game = play(position(jailed={0: 3}, dice=[(4, 6)]), "roll")
    assert (where(game), in_jail(game), money(game)[0]) == (20, False, 1450)
    assert game.view()["turn"] == 1


def test_nobody_stays_longer_than_three_turns() -> None:
    game = position(players=2, jailed={0: 1}, at=[10, 20], dice=[(1, 2), (1, 2), (1, 2), (1, 2), (4, 6)])
    s = state(game)
    assert s.jailed[0] == 1
    for _ in range(2):
        play(game, "roll")
        assert in_jail(game)
        play(game, "roll", "buy")
    play(game, "roll")
    assert (in_jail(game), where(game)) == (False, 20)


def test_the_third_roll_counts_as_doubles_without_the_fine() -> None:
    game = play(position(jailed={0: 3}, dice=[(5, 5)]), "roll")
    assert (where(game), money(game)[0]) == (20, 1500)


def test_the_fine_after_the_third_roll_may_be_a_debt_and_then_one_moves() -> None:
    game = position(jailed={0: 3}, dice=[(4, 6)], money=[20], lands={0: "brown_1"})
    play(game, "roll")
    assert (phase(game), where(game)) == ("debt", 10)
    play(game, "mortgage land=brown_1")
    assert (where(game), money(game)[0], in_jail(game)) == (20, 0, False)


def test_in_jail_one_collects_rent() -> None:
    game = play(position(jailed={1: 1}, at=[0], dice=[(1, 2)], lands={1: "brown_2"}), "roll")
    assert money(game)[1] == 1504


def test_in_jail_one_builds_trades_and_bids() -> None:
    game = position(jailed={0: 1, 1: 1}, lands={0: "brown_1 brown_2"})
    assert named(game, "build")
    assert named(game, "offer")
    game = play(position(jailed={1: 1}, at=[0], dice=[(1, 2)]), "roll", "decline")
    play(game, "raise_by amount=10", "bid", "pass", "pass")
    assert lands(game, 1) == ["brown_2"]
