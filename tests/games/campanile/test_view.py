"""What is known in Campanile (CN-15), and how the unknown is dealt anew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.campanile.positions import hand, position, take_turn

import campidoglio
from campidoglio import Game
from campidoglio.games.campanile.rules import PILES, State, Style
from campidoglio.games.campanile.view import view
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted

RULEBOOK = campidoglio.rulebook("campanile")
ONLOOKER = -1


def imagined(game: Game, seat: int, number: int) -> State:
    """The position as the seat might imagine it."""
    s = game.state
    interpreted(RULEBOOK).imagine(s, seat, seed_words(number))
    assert isinstance(s, State)
    return s


def shown(game: Game, seat: int, reader: int | None = None) -> list[str]:
    cards: list[str] = game.view(reader)["seats"][seat]["shown"]
    return cards


def after_some_turns() -> Game:
    """Three players, each of whom has drawn; one of the drawn cards has been played again."""
    game = position(
        players=3,
        hands=["gothic gothic gothic", "baroque baroque moorish", "moorish romanesque renaissance"],
        piles=["romanesque baroque baroque", "moorish gothic baroque", "renaissance moorish gothic"],
        surplus="gothic baroque",
    )
    take_turn(game, "build style=gothic storeys=1", "bet style=renaissance chip=1")
    take_turn(game, "build style=moorish storeys=2")
    take_turn(game, "build style=renaissance storeys=3")
    take_turn(game, "build style=romanesque storeys=1")
    return game


# The view


def test_the_view_of_the_table() -> None:
    game = after_some_turns()
    game.play(1, "build style=moorish storeys=2")
    assert game.view() == {
        "game": "campanile",
        "seat": None,
        "players": 3,
        "bet_on": "showing",
        "phase": "bet",
        "turn": 1,
        "built": {"style": "moorish", "storeys": 2},
        "cards_a_style": 11,
        "towers": [
            {"style": "romanesque", "height": 1, "bets": [], "rank": None, "flag": None},
            {"style": "gothic", "height": 1, "bets": [], "rank": None, "flag": None},
            {
                "style": "renaissance",
                "height": 3,
                "bets": [{"seat": 0, "chips": [1], "sum": 1}],
                "rank": None,
                "flag": None,
            },
            {"style": "baroque", "height": 0, "bets": [], "rank": None, "flag": None},
            {"style": "moorish", "height": 4, "bets": [], "rank": None, "flag": None},
        ],
        "piles": [
            {"number": 1, "left": 1, "top": "baroque"},
            {"number": 2, "left": 2, "top": "gothic"},
            {"number": 3, "left": 2, "top": "moorish"},
        ],
        "seats": [
            {
                "seat": 0,
                "cards": 3,
                "hand": None,
                "shown": ["baroque"],
                "chips": [1, 1, 1, 1, 2, 2, 2, 3],
                "score": 6,
            },
            {
                "seat": 1,
                "cards": 2,
                "hand": None,
                "shown": [],
                "chips": [1, 1, 1, 1, 1, 2, 2, 2, 3],
                "score": 0,
            },
            {
                "seat": 2,
                "cards": 3,
                "hand": None,
                "shown": ["renaissance"],
                "chips": [1, 1, 1, 1, 1, 2, 2, 2, 3],
                "score": 0,
            },
        ],
    }


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    game = after_some_turns()
    assert [seat["hand"] for seat in game.view(1)["seats"]] == [None, ["baroque", "baroque", "moorish"], None]


def test_all_see_the_rest_alike() -> None:
    game = after_some_turns()
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    for seen in views:
        del seen["seat"]
        for seat in seen["seats"]:
            del seat["hand"]
    assert views[1:] == views[:-1]


def test_nobody_is_to_move_in_a_game_that_is_over() -> None:
    game = position(piles=["gothic", "gothic gothic", "gothic gothic"])
    take_turn(game, "build style=gothic storeys=1")
    seen = game.view()
    assert (seen["phase"], seen["turn"], seen["built"]) == ("over", None, None)
    assert seen["piles"][0] == {"number": 1, "left": 0, "top": None}


def test_a_reader_cannot_change_the_game_through_a_view() -> None:
    game = after_some_turns()
    before = json.dumps(game.view(0))
    seen = game.view(0)
    seen["towers"].clear()
    seen["seats"][0]["chips"].clear()
    seen["seats"][0]["hand"].clear()
    assert json.dumps(game.view(0)) == before


# CN-15: which cards of a hand are known


def test_nothing_is_known_of_the_three_dealt_cards() -> None:
    game = campidoglio.new("campanile", players=2, seed=1)
    assert [shown(game, seat, reader) for seat in (0, 1) for reader in (None, 0, 1)] == [[]] * 6


def test_a_card_that_was_drawn_face_up_is_known() -> None:
    game = position(piles=["moorish gothic", "gothic gothic", "gothic gothic"])
    take_turn(game, "build style=gothic storeys=1")
    assert shown(game, 0) == ["moorish"]
    assert shown(game, 1) == []


def test_a_dealt_card_that_is_played_leaves_what_is_known_as_it_is() -> None:
    game = position(hands=["gothic gothic moorish"], shown=["moorish"])
    game.play(0, "build style=gothic storeys=1")
    assert shown(game, 0) == ["moorish"]


def test_a_drawn_card_that_is_played_is_known_no_longer() -> None:
    game = position(hands=["gothic gothic moorish"], shown=["moorish"])
    game.play(0, "build style=moorish storeys=1")
    assert shown(game, 0) == []


def test_of_a_dealt_and_a_drawn_card_of_a_style_the_drawn_one_is_counted_as_played() -> None:
    game = position(hands=["gothic gothic moorish"], shown=["gothic"])
    game.play(0, "build style=gothic storeys=1")
    assert shown(game, 0) == []
    assert hand(game, 0) == ["gothic", "moorish"]


def test_two_drawn_cards_of_a_style_are_known_both_until_one_is_played() -> None:
    game = position(hands=["gothic gothic moorish"], shown=["gothic gothic"])
    assert shown(game, 0) == ["gothic", "gothic"]
    game.play(0, "build style=gothic storeys=1")
    assert shown(game, 0) == ["gothic"]


# Dealing the unknown anew


@pytest.mark.parametrize("seat", [ONLOOKER, 0, 1, 2])
def test_what_is_known_stays(seat: int) -> None:
    game = after_some_turns()
    reader = None if seat == ONLOOKER else seat
    for number in range(50):
        assert view(imagined(game, seat, number), reader) == game.view(reader)


def test_the_cards_that_others_drew_stay_and_the_dealt_ones_vary() -> None:
    game = after_some_turns()
    hands = [imagined(game, 1, number).hand for number in range(200)]
    assert {tuple(held[1]) for held in hands} == {(0, 0, 0, 2, 1)}
    assert all(held[0][Style.BAROQUE] >= 1 and sum(held[0]) == 3 for held in hands)
    assert all(held[2][Style.RENAISSANCE] >= 1 and sum(held[2]) == 3 for held in hands)
    assert len({tuple(held[0]) for held in hands}) > 3
    assert len({tuple(held[2]) for held in hands}) > 3


def test_all_the_cards_that_are_unknown_are_dealt_and_no_others() -> None:
    game = after_some_turns()

    def cards(s: State) -> list[int]:
        return [s.deck.count(style) + sum(held[style] for held in s.hand) for style in range(5)]

    for number in range(50):
        s = imagined(game, 1, number)
        assert cards(s) == cards(game.state)
        assert s.pool == [0, 0, 0, 0, 0]
        assert s.left == game.state.left


def test_the_hidden_cards_of_the_piles_and_the_surplus_vary_and_the_tops_stay() -> None:
    game = after_some_turns()
    decks = [imagined(game, 1, number).deck for number in range(200)]
    varied = [len({deck[place] for deck in decks}) > 1 for place in range(11)]
    # Three places a pile from the bottom, then the surplus; tops lie at the second, and cards drawn are gone.
    assert varied == [False, False, False, True, False, False, True, False, False, True, True]


def test_an_unknown_card_is_any_of_the_unknown_as_likely() -> None:
    """The surplus card is of each style as often as that style has cards among the unknown."""
    game = after_some_turns()
    unknown = Counter(
        card
        for s in [game.state]
        for place, card in enumerate(s.deck)
        if card >= 0
        and (place >= PILES * s.pile_size or place % s.pile_size != s.left[place // s.pile_size] - 1)
    )
    for seat in 0, 2:
        held = Counter(
            {style: game.state.hand[seat][style] - game.state.shown[seat][style] for style in range(5)}
        )
        unknown += held
    total = sum(unknown.values())
    surplus = Counter(imagined(game, 1, number).deck[9] for number in range(2_000))
    for style, cards in unknown.items():
        assert abs(surplus[style] - 2_000 * cards / total) < 120
    assert set(surplus) == set(unknown)


def test_an_onlooker_knows_no_hand() -> None:
    game = after_some_turns()
    hands = [imagined(game, ONLOOKER, number).hand for number in range(100)]
    assert all(len({tuple(held[seat]) for held in hands}) > 1 for seat in range(3))


def test_the_future_varies_too() -> None:
    game = after_some_turns()
    assert len({tuple(imagined(game, 1, number).chance_key) for number in range(10)}) == 10


# Planted violations: what the tests above would notice


def kept(s: State) -> None:
    """A resampling that changes nothing."""


def swap_tops(s: State) -> None:
    """A resampling that takes the top of a pile for hidden."""
    s.deck[0], s.deck[4] = s.deck[4], s.deck[0]


def forget_drawn(s: State) -> None:
    """A resampling that deals a drawn card anew."""
    s.hand[0], s.shown[0] = s.hand[0][::-1], s.shown[0][::-1]


def take_a_chip(s: State) -> None:
    s.chips[2][0] -= 1


@pytest.mark.parametrize("violation", [swap_tops, forget_drawn, take_a_chip])
def test_a_wrong_resampling_changes_a_view(violation: Callable[[State], None]) -> None:
    game = after_some_turns()
    s = game.state
    kept(s)
    assert view(s, 1) == game.view(1)
    violation(s)
    assert view(s, 1) != game.view(1)
