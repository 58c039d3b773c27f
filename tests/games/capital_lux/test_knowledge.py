"""Capital Lux, what a seat knows: CL-9, CL-12c, CL-24, and dealing anew what it does not."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.capital_lux.conservation import check
from tests.games.capital_lux.positions import (
    city,
    counted,
    do,
    draft,
    face,
    hand,
    keep_all,
    known,
    named,
    position,
    state,
    words,
)

import campidoglio
from campidoglio import Game
from campidoglio.games.capital_lux.table import State
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted

BOOK = campidoglio.rulebook("capital_lux")
RULES = interpreted(BOOK)

TWO = ["green2 green3 green4 green5 green6 yellow2", "blue2 blue3 blue4 blue5 blue6 pink2"]
THREE = [*TWO, "yellow3 yellow4 pink3 pink4 pink5 pink6"]
FOUR = [
    " ".join(f"{colour}{value}" for value in range(2, 7)) for colour in ("green", "yellow", "blue", "pink")
]


def two_players() -> Game:
    game = draft(TWO)
    keep_all(game, "green2 green3", "blue2 blue3")
    keep_all(game, "blue4 blue5", "green4 green5")
    return game


def three_players(**on_the_table: Any) -> Game:
    game = draft(THREE, **on_the_table)
    keep_all(game, "green2 green3", "blue2 blue3", "yellow3 yellow4")
    keep_all(game, "pink3 pink4", "green4 green5", "blue4 blue5")
    return game


def four_players() -> Game:
    game = draft(FOUR)
    keep_all(game, "green2 green3", "yellow2 yellow3", "blue2 blue3", "pink2 pink3")
    keep_all(game, "pink4 pink5", "green4 green5", "yellow4 yellow5", "blue4 blue5")
    return game


def imagined(s: State, seat: int | None, seed: int) -> State:
    """What the seat, or an onlooker, may take the whole state to be."""
    twin = s.copy()
    RULES.imagine(twin, -1 if seat is None else seat, seed_words(seed))
    return twin


def many(game: Game, seat: int | None, show: Callable[[State], str], times: int = 300) -> Counter[str]:
    """What a seat, imagining many times, finds in some hidden place."""
    return Counter(show(imagined(state(game), seat, seed)) for seed in range(times))


def held(seat: int) -> Callable[[State], str]:
    return lambda s: words(s.hand[seat])


def passed(game: Game, seat: int) -> list[tuple[list[int], str]]:
    return [(entry["to"], named(entry["cards"])) for entry in game.view(seat)["passed"]]


# CL-9: the cards that were passed on


def test_before_anything_is_passed_nothing_is_known_of_others() -> None:
    game = draft(THREE)
    assert passed(game, 0) == []
    assert [known(game, 0, other) for other in range(3)] == ["", "", ""]


def test_after_the_first_choice_a_seat_knows_the_pack_it_passed_and_who_has_it() -> None:
    game = draft(THREE)
    keep_all(game, "green2 green3", "blue2 blue3", "yellow3 yellow4")
    assert passed(game, 0) == [([1, 2], "green4 green5 green6 yellow2")]
    assert [known(game, 0, other) for other in range(3)] == ["", "green4 green5 green6 yellow2", ""]


def test_it_still_knows_the_pack_while_the_next_player_has_kept_one_card_of_it() -> None:
    game = draft(THREE)
    keep_all(game, "green2 green3", "blue2 blue3", "yellow3 yellow4")
    do(game, 1, "keep", "green6")
    assert known(game, 0, 1) == "green4 green5 green6 yellow2"
    kept = many(game, 0, lambda s: words(s.second[0]))
    assert set(kept) == {"green4", "green5", "green6", "yellow2"}


def test_with_two_players_each_knows_four_of_the_six_cards_of_the_other() -> None:
    game = two_players()
    assert known(game, 0, 1) == "green4 green5 blue6 pink2"
    assert known(game, 1, 0) == "green6 yellow2 blue4 blue5"
    assert passed(game, 0) == [([1, 0], "green4 green5 green6 yellow2"), ([1], "blue6 pink2")]


def test_with_three_players_the_four_cards_passed_first_end_up_two_and_two() -> None:
    game = three_players()
    assert passed(game, 0) == [([1, 2], "green4 green5 green6 yellow2"), ([1], "pink5 pink6")]
    assert [known(game, 0, other) for other in (1, 2)] == ["pink5 pink6", ""]
    divided = many(game, 0, lambda s: f"{words(s.second[0])} | {words(s.pack[0])}")
    cards = ["green4", "green5", "green6", "yellow2"]
    assert len(divided) == 6
    assert set(divided) == {
        f"{' '.join(two)} | {' '.join(card for card in cards if card not in two)}"
        for two in itertools.combinations(cards, 2)
    }
    assert min(divided.values()) > 25


def test_with_four_players_the_three_cards_passed_first_end_up_two_and_one() -> None:
    game = four_players()
    assert passed(game, 0) == [([1, 2], "green4 green5 green6"), ([1], "pink6")]
    assert [known(game, 0, other) for other in (1, 2, 3)] == ["pink6", "", ""]
    divided = many(game, 0, lambda s: f"{words(s.second[0])} | {words(s.pack[0])}")
    assert set(divided) == {"green4 green5 | green6", "green4 green6 | green5", "green5 green6 | green4"}


def test_what_a_seat_kept_itself_and_received_last_is_in_every_imagined_past() -> None:
    for game, seat in itertools.product((two_players(), three_players(), four_players()), (0, 1)):
        s = state(game)
        players = s.players
        for seed in range(40):
            twin = imagined(s, seat, seed)
            assert twin.hand[seat] == s.hand[seat]
            assert twin.second[(seat - 1) % players] == s.second[(seat - 1) % players]
            assert twin.pack[(seat - 2) % players] == s.pack[(seat - 2) % players]
            assert twin.pack[(seat - 1) % players] == s.pack[(seat - 1) % players]


def test_an_onlooker_knows_no_card_of_any_hand() -> None:
    game = three_players()
    assert passed_by_nobody(game) == []
    assert [seat["known"] for seat in game.view()["seats"]] == [[], [], []]
    assert len(many(game, None, held(0), 60)) == 60


def passed_by_nobody(game: Game) -> list[Any]:
    cards: list[Any] = game.view()["passed"]
    return cards


# CL-9: … and what follows once cards are played


def test_a_card_that_is_played_is_taken_as_the_one_that_was_passed() -> None:
    game = two_players()
    do(game, 0, "city", "green2")
    do(game, 1, "city", "green4")
    assert known(game, 0, 1) == "green5 blue6 pink2"


def test_a_card_that_was_not_passed_leaves_what_is_known() -> None:
    game = two_players()
    do(game, 0, "city", "green2")
    do(game, 1, "city", "blue2")
    assert known(game, 0, 1) == "green4 green5 blue6 pink2"


def test_when_all_others_are_played_the_rest_of_the_hand_is_known() -> None:
    game = two_players()
    for mine, theirs in (("green2", "blue2"), ("green3", "blue3"), ("green6", "green4")):
        do(game, 0, "city", mine)
        do(game, 1, "city", theirs)
    assert known(game, 0, 1) == "green5 blue6 pink2" == hand(game, 1)
    assert set(many(game, 0, held(1), 30)) == {hand(game, 1)}


def test_an_equal_card_may_have_been_played_for_the_known_one() -> None:
    game = two_players()
    do(game, 0, "city", "green2")
    do(game, 1, "city", "green4")
    hands = many(game, 0, held(1), 600)
    assert any("green4" in cards for cards in hands)


def test_with_three_players_a_played_card_tells_which_way_the_cards_went() -> None:
    game = three_players()
    do(game, 0, "city", "green2")
    do(game, 1, "city", "green4")
    do(game, 2, "city", "green6")
    divided = many(game, 0, lambda s: words(s.second[0]))
    assert divided["green4 green5"] + divided["green4 yellow2"] > 240
    assert divided["green4 green6"] > 0


def test_when_the_unseen_cards_leave_no_other_way_the_division_is_certain() -> None:
    game = three_players(deck="")
    do(game, 0, "city", "green2")
    do(game, 1, "city", "green4")
    do(game, 2, "city", "green6")
    assert set(many(game, 0, lambda s: words(s.second[0]))) == {"green4 green5", "green4 yellow2"}
    do(game, 0, "city", "green3")
    do(game, 1, "city", "green5")
    assert set(many(game, 0, lambda s: words(s.second[0]), 60)) == {"green4 green5"}
    assert known(game, 0, 2) == "yellow2"


def test_a_hand_that_shrank_before_a_scholar_filled_it_had_no_room_for_what_was_not_played() -> None:
    """Seat 1 plays all six cards, none of them the yellow 2; what it draws then is not of the draft."""
    game = draft(THREE, capital="yellow6 yellow5", deck="blue5 blue6 blue6 pink5 pink3 pink4 green6 green6")
    keep_all(game, "green2 green3", "blue2 blue3", "yellow3 yellow4")
    keep_all(game, "pink3 pink4", "green5 green6", "blue4 blue5")
    mine = ["green2", "green3", "pink3", "pink4"]
    third = ["blue4", "blue5", "yellow3", "yellow4"]
    for own, theirs, other in zip(mine, ["blue2", "blue3", "pink5", "pink6"], third, strict=True):
        do(game, 0, "city", own)
        do(game, 1, "city", theirs)
        do(game, 2, "city", other)
    do(game, 0, "city", "blue6")
    do(game, 1, "city", "green6")
    do(game, 2, "city", "green4")
    do(game, 0, "capital", "pink2")
    do(game, 0, "take", "yellow")
    do(game, 1, "capital", "green5")
    assert game.view()["seats"][1]["cards"] == 1
    assert {words(imagined(state(game), 0, seed).second[0]) for seed in range(60)} == {"green5 green6"}
    assert known(game, 0, 2) == "yellow2"
    assert known(game, 0, 1) == ""
    assert len(many(game, 0, held(1))) > 3


def test_a_scholars_card_is_known_to_its_owner_alone() -> None:
    game = two_players()
    do(game, 0, "capital", "green2")
    assert game.story(0, since=len(game.moves) - 1)[-1]["value"] is not None
    assert game.story(1, since=len(game.moves) - 1)[-1]["value"] is None
    assert known(game, 1, 0) == "green6 yellow2 blue4 blue5"
    assert len(many(game, 1, held(0))) > 20


# CL-12c, CL-24: modifiers


def test_only_who_placed_a_modifier_knows_its_value() -> None:
    game = position(
        hands=["blue3 pink2", "pink6 pink6"], laid=[(1, "green", 4), (1, "green", 2), (0, "pink", -1)]
    )
    assert game.view(1)["capital"][0]["face_down"] == [{"seat": 1, "count": 2, "values": [4, 2]}]
    assert game.view(0)["capital"][0]["face_down"] == [{"seat": 1, "count": 2, "values": None}]
    assert game.view()["capital"][3]["face_down"] == [{"seat": 0, "count": 1, "values": None}]


def test_the_modifier_that_is_looked_at_is_seen_by_the_agent_alone() -> None:
    game = position(players=3, hands=["blue3 pink2", "pink6 pink6", "pink4"])
    do(game, 0, "capital", "blue3")
    assert game.view(0)["looked_at"] in {4, 2, -1, -3}
    assert [game.view(reader)["looked_at"] for reader in (1, 2, None)] == [None] * 3
    looked = many(game, 1, lambda s: str(s.laid[0].index(5)))
    assert len(looked) == 4
    assert set(many(game, 0, lambda s: str(s.laid[0]))) == {str(state(game).laid[0])}


def test_modifiers_of_others_change_places_and_ones_own_stay() -> None:
    game = position(
        players=3, hands=["pink2", "pink3", "pink4"], laid=[(0, "green", 4), (1, "green", 2), (2, "pink", -1)]
    )
    assert set(many(game, 0, lambda s: str(s.laid[0]))) == {"[1, 0, 0, 0]"}
    laid = many(game, 0, lambda s: f"{s.laid[1]} {s.laid[2]}")
    assert len(laid) == 6
    assert min(laid.values()) > 25


def test_modifiers_are_shown_to_all_at_the_end_of_the_round() -> None:
    game = position(hands=["", "pink2"], turn=1, ender=0, laid=[(0, "green", 4)], capital="pink3")
    do(game, 1, "city", "pink2")
    assert game.view(1)["capital"][0]["last_modifiers"] == [{"seat": 0, "worth": 4}]


# CL-24: what is public


def test_cities_capital_gold_sizes_discards_and_bonus_cards_are_public() -> None:
    game = position(
        round_number=3,
        ender=0,
        turn=1,
        capital="green4 green3 yellow2",
        cities=["green5", "blue2"],
        hands=["", "yellow2"],
        gold=[1, 0],
    )
    do(game, 1, "city", "yellow2")
    view = game.view()
    assert city(game, 0) == "green5"
    assert named(view["seats"][0]["bonus"]) == "green4"
    assert named(view["seats"][1]["bonus"]) == "yellow2"
    assert named(view["discards"]) == "blue2"
    assert [seat["gold"] for seat in view["seats"]] == [1, 0]
    assert view["deck"] == sum(state(game).deck)


# Imagining, in whole games


def midgame(players: int, seed: int, moves: int) -> Game:
    """A game after so many moves of random players, or at its end."""
    chooser = random.Random(seed)
    game = campidoglio.new("capital_lux", players=players, seed=seed)
    for _ in range(moves):
        for seat in chooser.sample(game.actors, min(1, len(game.actors))):
            game.play(seat, chooser.choice(game.legal(seat)))
    return game


POSITIONS = [
    (players, seed, moves)
    for players in (2, 3, 4)
    for seed, moves in enumerate((1, 5, 9, 13, 20, 24, 29, 33, 38, 45))
]


@pytest.mark.parametrize(("players", "seed", "moves"), POSITIONS)
def test_what_a_seat_imagines_looks_the_same_to_it_and_is_a_whole_game(
    players: int, seed: int, moves: int
) -> None:
    s = state(midgame(players, seed, moves))
    for reader, draw in itertools.product((None, *range(players)), range(6)):
        twin = imagined(s, reader, draw)
        check(twin)
        assert not twin.misfits()
        assert BOOK.view(twin, reader) == BOOK.view(s, reader)


@pytest.mark.parametrize(("players", "seed", "moves"), POSITIONS[::3])
def test_another_seat_can_go_on_imagining_from_what_a_seat_imagined(
    players: int, seed: int, moves: int
) -> None:
    s = state(midgame(players, seed, moves))
    for reader, other in itertools.permutations(range(players), 2):
        twin = imagined(s, reader, 1)
        second = imagined(twin, other, 2)
        check(second)
        assert BOOK.view(second, other) == BOOK.view(twin, other)


@pytest.mark.parametrize(("players", "seed", "moves"), POSITIONS)
def test_what_is_imagined_depends_on_nothing_that_the_seat_cannot_know(
    players: int, seed: int, moves: int
) -> None:
    s = state(midgame(players, seed, moves))
    for reader, draw in itertools.product((None, *range(players)), range(4)):
        alike = imagined(s, reader, draw)
        assert imagined(alike, reader, 99) == imagined(s, reader, 99)


def test_all_that_is_hidden_varies() -> None:
    for players in (2, 3, 4):
        game = midgame(players, 5, 4 * players + 3)
        for hidden in (held(1), lambda s: words(s.deck)):
            assert len(many(game, 0, hidden, 40)) > 5


@pytest.mark.parametrize("players", [3, 4])
def test_who_kept_what_in_the_draft_varies_with_more_than_two_players(players: int) -> None:
    game = midgame(players, 5, 4 * players + 3)
    assert len(many(game, 0, lambda s: str(s.second), 40)) > 5
    # Of the packs, a seat of three players does not know how its own was divided, and nothing else.
    assert len(many(game, 0, lambda s: str(s.pack), 40)) > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_packs_and_what_was_kept_vary_during_the_draft(players: int) -> None:
    game = midgame(players, 5, players + 1)
    for hidden in (lambda s: words(s.pack[1]), lambda s: words(s.deck)):
        assert len(many(game, 0, hidden, 40)) > 5


def test_imagining_does_not_lean_towards_the_truth() -> None:
    """Two unknown cards of seat 1, each of the 62 unseen ones as likely."""
    game = two_players()
    unknown = many(game, 0, lambda s: words(s.hand[1]), 3000)
    blue2 = sum(count for cards, count in unknown.items() if "blue2" in cards)
    green2 = sum(count for cards, count in unknown.items() if "green2" in cards)
    # Unseen are 72 cards less six in hand and four known: three blue 2 and two green 2 among 62.
    assert abs(blue2 - 3000 * 3 * 2 / 62) < 75
    assert abs(green2 - 3000 * 2 * 2 / 62) < 65


def test_divisions_are_drawn_by_their_weight() -> None:
    """Seat 1 played a green 4, of which seat 0 passed one; it knows seat 1 to hold pink 5 and pink 6.

    If it was that one, seat 1 holds 3 of the cards passed, seat 2 holds 2. If not, seat 1 holds 4, and seat 2
    holds 2, one of them a green 4, of which 3 are unseen. Of 65 unseen cards seat 1 has 5, seat 2 has 6.
    """
    game = three_players()
    do(game, 0, "city", "green2")
    do(game, 1, "city", "green4")
    divided = many(game, 0, lambda s: words(s.second[0]), 3000)
    it_was = (5 * 4 * 3) * (6 * 5) * (65 - 5)
    it_was_not = (5 * 4 * 3 * 2) * (6 * 5) * 3
    with_green4 = sum(count for cards, count in divided.items() if "green4" in cards)
    assert abs(with_green4 - 3000 * it_was / (it_was + it_was_not)) < 60
    assert abs(divided["green4 green5"] - with_green4 / 3) < 90


# Planted violations are caught


def differs(s: State, reader: int | None, plant: Callable[[State], None]) -> bool:
    twin = s.copy()
    plant(twin)
    return BOOK.view(twin, reader) != BOOK.view(s, reader)


def exchange(seat: int, mine: str, theirs: str) -> Callable[[State], None]:
    """Give a card of a hand for one of the deck."""

    def plant(s: State) -> None:
        s.hand[seat][face(mine)] -= 1
        s.hand[seat][face(theirs)] += 1
        s.deck[face(theirs)] -= 1
        s.deck[face(mine)] += 1

    return plant


def test_a_changed_hand_of_ones_own_is_seen() -> None:
    s = state(two_players())
    plant = exchange(0, "green2", "pink6")
    assert [differs(s, reader, plant) for reader in (0, 1, None)] == [True, False, False]


def test_a_changed_card_that_was_passed_on_is_seen_by_who_passed_it_and_who_has_it() -> None:
    def plant(s: State) -> None:
        s.pack[2] = counted("pink2 pink6")

    s = state(three_players())
    # Seat 0 passed the last of the pack of seat 2 to seat 1, and seat 2 had passed it before.
    assert words(s.pack[2]) == "pink5 pink6"
    assert [differs(s, reader, plant) for reader in (0, 2, None)] == [True, True, False]


def test_a_changed_division_is_seen_by_nobody_who_only_knows_the_sum() -> None:
    def plant(s: State) -> None:
        s.second[0] = counted("green4 green6")
        s.pack[0] = counted("green5 yellow2")

    s = state(three_players())
    assert not differs(s, 0, plant)
    # The player between passed the second part on.
    assert differs(s, 1, plant)


def test_a_changed_modifier_of_ones_own_is_seen() -> None:
    def plant(s: State) -> None:
        s.laid[0] = [0, 1, 0, 0]

    s = state(position(hands=["pink2", "pink3"], laid=[(0, "green", 4)]))
    assert [differs(s, reader, plant) for reader in (0, 1, None)] == [True, False, False]


def test_a_past_in_which_a_passed_card_was_never_held_is_caught() -> None:
    s = state(three_players())
    s.second[0] = counted("green4 pink2")
    with pytest.raises(AssertionError):
        check(s)


def test_a_card_too_many_is_caught() -> None:
    s = state(three_players())
    s.deck[0] += 1
    with pytest.raises(AssertionError):
        check(s)


@pytest.mark.parametrize("planted", ["gold", "pile", "cards"])
def test_a_disc_a_modifier_or_a_hand_size_too_many_is_caught(planted: str) -> None:
    s = state(three_players())
    row = {"gold": s.gold, "cards": s.cards}.get(planted, [0])
    row[0] += 1
    s.pile += planted == "pile"
    with pytest.raises(AssertionError):
        check(s)
