"""CP-60: what everybody may know, what a perfect memory knows, and what stays secret."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.games.capitol.conservation import check, lying
from tests.games.capitol.positions import bid, face, play, position

import campidoglio
from campidoglio.games.capitol.cards import resample
from campidoglio.games.capitol.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capitol.rules import LEGAL_LIMIT, due, legal
from campidoglio.games.capitol.state import FACES, FIRST_FACE, KIND, Phase, State
from campidoglio.games.capitol.view import view
from campidoglio.kernel.chance import seed_chance
from campidoglio.kernel.game import Game


def games(count: int, players: int = 3) -> Iterator[Game]:
    """Random games, each stopped somewhere."""
    for seed in range(count):
        chooser = random.Random(seed)
        game = campidoglio.new("capitol", players=players, seed=seed)
        for _ in range(chooser.randrange(250)):
            for seat in chooser.sample(game.actors, min(1, len(game.actors))):
                game.play(seat, chooser.choice(game.legal(seat)))
        yield game


def imagined(s: State, seat: int, seed: int) -> State:
    """A state that the seat may take for the true one."""
    twin = s.copy()
    for place in range(8):
        seed_chance(twin, place, seed if place == 0 else 0)
    resample(twin, seat)
    return twin


def observed(s: State, seat: int) -> list[int]:
    out = [99] * OBSERVATION_SIZE
    assert observe(s, seat, out) == OBSERVATION_SIZE
    return out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_an_imagined_state_from_the_true_one(players: int) -> None:
    for number, game in enumerate(games(40, players)):
        s = game.state
        for seat in range(-1, players):
            twin = imagined(s, seat, number)
            check(twin)
            reader = None if seat < 0 else seat
            assert view(twin, reader) == view(s, reader)
            assert observed(twin, seat) == observed(s, seat)
            assert legal_of(twin, seat) == legal_of(s, seat)


def legal_of(s: State, seat: int) -> list[int]:
    moves = [0] * LEGAL_LIMIT
    return moves[: legal(s, seat, moves)] if seat >= 0 and due(s) >> seat & 1 else []


def test_dealt_cards_vary_and_seen_ones_do_not() -> None:
    game = campidoglio.new("capitol", players=3, seed=5)
    s = game.state
    hands = {tuple(imagined(s, 0, seed).hand[1]) for seed in range(30)}
    assert len(hands) > 25
    assert all(imagined(s, 0, seed).hand[0] == s.hand[0] for seed in range(30))


def test_the_top_of_a_pile_is_seen_and_the_rest_is_not() -> None:
    s = campidoglio.new("capitol", players=3, seed=5).state
    piles = [lying(imagined(s, 0, seed), 1) for seed in range(30)]
    assert {pile[0] for pile in piles} == {lying(s, 1)[0]}
    assert len({tuple(pile) for pile in piles}) == 30


def held_by_one(s: State) -> list[list[int]]:
    """The hand of seat 1 as seat 0 imagines it, many times."""
    return [imagined(s, 0, seed).hand[1] for seed in range(30)]


def test_a_drawn_card_is_known_to_all() -> None:
    game = campidoglio.new("capitol", players=2, seed=8)
    consul = game.actors[0]
    play(game, f"{consul} pass", f"{1 - consul} pass")
    for _ in range(3):
        bid(game, 0)
        bid(game, 1)
    drawn = [0] * FACES
    while game.view()["phase"] == "draw":
        seat = game.actors[0]
        card = game.view()["piles"][1]["top"]
        drawn[face(f"floor {card['value']}")] += seat
        game.play(seat, "draw kind=floor")
    for hand in held_by_one(game.state):
        assert all(hand[card] >= count for card, count in enumerate(drawn))


def test_what_was_bid_and_taken_back_is_known_from_then_on() -> None:
    game = campidoglio.new("capitol", players=2, seed=8)
    consul = game.actors[0]
    play(game, f"{consul} pass", f"{1 - consul} pass")
    shown = max(card for card in range(FACES) if game.state.hand[1][card])
    assert any(hand[shown] == 0 for hand in held_by_one(game.state))
    play(game, f"1 {game.legal(1)[-2]!s}", "1 seal")
    for _ in range(8):
        game.play(0, game.legal(0)[0])
    game.play(0, "seal")
    assert game.view()["last_auction"]["winner"] == 0
    assert all(hand[shown] == 1 for hand in held_by_one(game.state))


def test_a_card_of_the_deal_that_is_played_is_one_secret_fewer() -> None:
    game = campidoglio.new("capitol", players=2, seed=8)
    seat = game.actors[0]
    assert game.state.unseen[seat] == [2, 2, 4]
    play(game, f"{seat} {game.legal(seat)[0]!s}")
    assert game.state.unseen[seat] == [1, 2, 4]


def test_of_two_equal_cards_the_one_that_was_seen_counts_as_played() -> None:
    game = position(hands=["floor 3, floor 3", ""])
    s = game.state
    s.seen[0][face("floor 3")], s.unseen[0][1] = 1, 1
    again = play(Game.from_state(game.rulebook, s), "0 floor value=3")
    assert (again.state.seen[0][face("floor 3")], again.state.unseen[0]) == (0, [0, 1, 0])


def test_once_the_first_run_of_a_pile_is_over_the_deal_is_known_by_subtraction() -> None:
    """With two players to the card."""
    game = position(hands=["roof 1", "roof 2, roof 7"], phase=Phase.DRAW, to_draw=3)
    s = game.state
    s.seen[1], s.unseen[1] = [0] * FACES, [2, 0, 0]
    for seed in range(10):
        assert (imagined(s, 0, seed).hand, imagined(s, 0, seed).queue) == (s.hand, s.queue)


def test_with_three_players_the_rest_of_the_deal_may_be_with_either() -> None:
    game = position(hands=["roof 1", "roof 2", "roof 7"], phase=Phase.DRAW, to_draw=3)
    s = game.state
    for seat in (1, 2):
        s.seen[seat], s.unseen[seat] = [0] * FACES, [1, 0, 0]
    roofs = {(t.hand[1][1], t.hand[1][6]) for t in (imagined(s, 0, seed) for seed in range(20))}
    assert roofs == {(1, 0), (0, 1)}
    assert imagined(s, 0, 3).queue == s.queue


def test_a_pile_that_was_turned_over_hides_nothing() -> None:
    """Each of four players plays a floor, then sixteen draws go through the rest of that pile."""
    game = campidoglio.new("capitol", players=4, seed=8)
    for _ in range(4):
        seat = game.actors[0]
        card = next(move for move in game.legal(seat) if move.name == "floor")
        play(game, f"{seat} {card}", f"{seat} skip")
    while game.view()["phase"] == "build":
        game.play(game.actors[0], "pass")
    for _ in range(3):
        for seat in range(4):
            game.play(seat, "seal")
    for _ in range(16):
        game.play(game.actors[0], "draw kind=floor")
    s = game.state
    assert (s.pile[1], s.discards[1]) == (4, 0)
    assert all(imagined(s, -1, seed).queue[1] == s.queue[1] for seed in range(9))


def test_discards_turned_over_are_known_in_their_order() -> None:
    for game in games(60):
        s = game.state
        twin = imagined(s, 0, 7)
        for kind in range(3):
            first_run = s.pile[kind] if not s.turned[kind] else 0
            assert lying(twin, kind)[first_run:] == lying(s, kind)[first_run:]
            assert lying(twin, kind)[:1] == lying(s, kind)[:1]


def test_a_sealed_stack_may_be_anything() -> None:
    game = position(hands=["roof 1, floor 2", "roof 2, white 7, floor 4"], phase=Phase.BID)
    bid(game, 1, "white 7")
    s = game.state
    stacks = {tuple(t.bid[1][: t.bid_size[1]]) for t in (imagined(s, 0, seed) for seed in range(300))}
    assert len(stacks) == 1 + 3 + 6 + 6
    assert all(imagined(s, 0, seed).sealed == s.sealed for seed in range(5))


def test_ones_own_stack_stays_as_it_is() -> None:
    game = position(hands=["roof 1, floor 2", "roof 2, white 7"], phase=Phase.BID)
    play(game, "0 bid_floor value=2")
    s = game.state
    assert imagined(s, 0, 3).bid[0] == s.bid[0]
    assert imagined(s, 1, 3).bid_size[0] == 0


def test_an_onlooker_imagines_all_hands() -> None:
    s = campidoglio.new("capitol", players=2, seed=5).state
    assert len({str(imagined(s, -1, seed).hand[0]) for seed in range(20)}) > 15


# The view


def test_cp60_the_view_shows_hand_sizes_and_not_the_cards_of_others() -> None:
    for game in games(30):
        for reader in (None, 0, 1, 2):
            for seat in game.view(reader)["seats"]:
                assert (seat["hand"] is None) == (seat["seat"] != reader)
                assert (seat["bid"] is None) == (seat["seat"] != reader)
                assert seat["cards"] == game.state.cards[seat["seat"]]


def test_cp60_the_view_shows_the_tops_and_the_sizes_of_piles_and_discards() -> None:
    for game in games(30):
        s = game.state
        for kind, pile in enumerate(game.view()["piles"]):
            assert (pile["left"], pile["discards"]) == (s.pile[kind], s.discards[kind])
            assert (pile["top"] is None) == (s.pile[kind] == 0)
            assert set(pile) == {"kind", "left", "top", "discards", "first_run"}


def test_the_view_says_who_is_due() -> None:
    for game in games(30):
        assert game.view()["due"] == list(game.actors)


def other_hand(s: State) -> None:
    s.hand[1].reverse()


def other_stack(s: State) -> None:
    s.bid[1][0], s.bid_size[1] = 5, 1


def under_the_top(s: State) -> None:
    for kind in range(3):
        place = (s.head[kind] + 1) % 24
        s.queue[kind][place] = (s.queue[kind][place] - FIRST_FACE[kind] + 1) % 7 + FIRST_FACE[kind]


def what_is_dealt_anew(s: State) -> None:
    s.pool[3] += 1


def chances(s: State) -> None:
    s.chance_key[2] += 1


@pytest.mark.parametrize("change", [other_hand, other_stack, under_the_top, what_is_dealt_anew, chances])
def test_no_view_and_no_observation_depends_on_a_secret(change: Callable[[State], None]) -> None:
    game = campidoglio.new("capitol", players=3, seed=4)
    while game.view()["phase"] != "bid":
        game.play(game.actors[0], game.legal(game.actors[0])[-1])
    s, changed = game.state, game.state
    change(changed)
    assert s != changed
    for reader in (None, 0, 2):
        assert view(changed, reader) == view(s, reader)
    for seat in (-1, 0, 2):
        assert observed(changed, seat) == observed(s, seat)


def leaks_a_hand(s: State, reader: int | None) -> dict[str, Any]:
    return view(s, reader) | {"planted": s.hand[1]}


def leaks_a_stack(s: State, reader: int | None) -> dict[str, Any]:
    return view(s, reader) | {"planted": s.bid_size[1]}


def leaks_a_pile(s: State, reader: int | None) -> dict[str, Any]:
    return view(s, reader) | {"planted": lying(s, 2)}


@pytest.mark.parametrize("leaking", [leaks_a_hand, leaks_a_stack, leaks_a_pile])
def test_a_planted_leak_of_each_kind_of_secret_is_noticed(
    leaking: Callable[[State, int | None], dict[str, Any]],
) -> None:
    game = campidoglio.new("capitol", players=3, seed=4)
    while game.view()["phase"] != "bid":
        game.play(game.actors[0], game.legal(game.actors[0])[-1])
    play(game, f"1 {game.legal(1)[0]}", "1 seal")
    s = game.state
    assert any(leaking(imagined(s, 0, seed), 0) != leaking(s, 0) for seed in range(10))


def test_observations_hold_what_a_perfect_memory_knows() -> None:
    """A learner sees a card that was drawn in the hand of another; the view does not show it."""
    game = position(hands=["roof 1", "floor 3"], phase=Phase.BID)
    s = game.state
    other = s.copy()
    other.hand[1][face("floor 3")], other.hand[1][face("floor 4")] = 0, 1
    other.seen[1] = other.hand[1][:]
    assert view(other, 0) == view(s, 0)
    assert observed(other, 0) != observed(s, 0)


def test_faces_are_counted_by_kind() -> None:
    assert [KIND.count(kind) for kind in range(3)] == [FIRST_FACE[k + 1] - FIRST_FACE[k] for k in range(3)]
