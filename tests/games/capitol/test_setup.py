"""CP-1 … CP-7: components and setup."""

from collections import Counter

import pytest
from tests.games.capitol.conservation import check, lying

import campidoglio
from campidoglio.games.capitol.state import COPIES, KIND, VALUE, Kind


def test_cp1_there_are_62_cards_of_three_kinds() -> None:
    counts = Counter({kind: sum(COPIES[f] for f in range(len(KIND)) if KIND[f] == kind) for kind in Kind})
    assert counts == {Kind.ROOF: 14, Kind.FLOOR: 24, Kind.PERMIT: 24}
    values = [sorted(v for v, k in zip(VALUE, KIND, strict=True) if k == kind) for kind in Kind]
    assert values == [[1, 2, 3, 4, 5, 6, 7], list(range(1, 9)), sorted(3 * [*range(1, 9)])]


@pytest.mark.parametrize(
    ("players", "piles"), [(2, [10, 20, 16]), (3, [8, 18, 12]), (4, [6, 16, 8])], ids=str
)
def test_cp5_the_piles_hold_what_is_not_dealt(players: int, piles: list[int]) -> None:
    view = campidoglio.new("capitol", players=players, seed=3).view()
    assert [pile["left"] for pile in view["piles"]] == piles
    assert [pile["discards"] for pile in view["piles"]] == [0, 0, 0]
    assert all(pile["top"]["kind"] == pile["kind"] for pile in view["piles"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cp5_each_player_is_dealt_two_roofs_two_floors_and_four_permits(players: int) -> None:
    game = campidoglio.new("capitol", players=players, seed=3)
    for seat in range(players):
        own = game.view(seat)["seats"][seat]
        assert Counter(card["kind"] for card in own["hand"]) == {"roof": 2, "floor": 2, "permit": 4}
        assert own["cards"] == 8


def test_cp5_another_seed_deals_other_cards_and_the_same_seed_the_same() -> None:
    one, other, again = (campidoglio.new("capitol", players=2, seed=seed) for seed in (1, 2, 1))
    assert one.view(0) != other.view(0)
    assert one.state == again.state


@pytest.mark.parametrize(("players", "supply"), [(2, 78), (3, 72), (4, 66)])
def test_cp6_each_player_begins_with_four_houses_and_six_roofs(players: int, supply: int) -> None:
    view = campidoglio.new("capitol", players=players, seed=3).view()
    assert view["supply"] == supply
    for seat in view["seats"]:
        houses = [(house["shape"], house["height"]) for house in seat["finished"]]
        assert houses == [("round", 1), ("round", 2), ("pointed", 1), ("pointed", 2)]
        assert seat["roofs"] == {"round": 3, "pointed": 3}
        assert seat["unfinished"] == []


def test_cp7_any_player_may_be_the_first_consul_and_begins() -> None:
    views = [campidoglio.new("capitol", players=4, seed=seed).view() for seed in range(40)]
    assert {view["consul"] for view in views} == {0, 1, 2, 3}
    assert all(view["turn"] == view["consul"] for view in views)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_there_at_the_start(players: int) -> None:
    s = campidoglio.new("capitol", players=players, seed=3).state
    check(s)
    assert [len(lying(s, kind)) for kind in Kind] == list(s.pile)


@pytest.mark.parametrize("players", [1, 5])
def test_capitol_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(campidoglio.BadSetting, match="2 to 4 players"):
        campidoglio.new("capitol", players=players)


def test_the_editions_are_nl_and_fr() -> None:
    assert campidoglio.new("capitol", players=2, seed=1).options["edition"] == "nl"
    assert campidoglio.new("capitol", players=2, seed=1, edition="fr").view()["edition"] == "fr"
    with pytest.raises(campidoglio.BadSetting, match="edition is one of nl, fr"):
        campidoglio.new("capitol", players=2, edition="de")
