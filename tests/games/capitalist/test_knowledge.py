"""What a seat knows: everything but the order of the cards that nobody has drawn (CA-10)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.capitalist.positions import dealt, play, position, state

from campidoglio import Game, rulebook
from campidoglio.games.capitalist.cards import draw_card
from campidoglio.games.capitalist.observation import OBSERVATION_SIZE, observe
from campidoglio.games.capitalist.rules import resample
from campidoglio.games.capitalist.state import CARDS, State
from campidoglio.games.capitalist.view import view
from campidoglio.kernel.chance import seed_chance

SEATS = [None, 0, 1, 2]


def played(moves: int, seed: int = 3, **options: object) -> Game:
    """A game of three after some random moves."""
    game = dealt(3, seed, **options)
    chooser = random.Random(seed)
    for _ in range(moves):
        game.play(game.actors[0], chooser.choice(game.legal(game.actors[0])))
    return game


def imagined(s: State, seat: int | None, seed: int) -> State:
    """The state dealt anew for a reader."""
    twin = s.copy()
    seed_chance(twin, 0, seed)
    resample(twin, -1 if seat is None else seat)
    return twin


def drawn_from(s: State, count: int) -> State:
    """The state after so many chance cards."""
    for _ in range(count):
        draw_card(s, 0, 0)
    return s


def observed(s: State, seat: int) -> list[int]:
    out = [0] * OBSERVATION_SIZE
    assert observe(s, seat, out) == OBSERVATION_SIZE
    return out


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("moves", [0, 200, 900])
def test_resampling_changes_nothing_that_a_reader_sees(moves: int, seat: int | None) -> None:
    s = state(played(moves))
    for seed in range(5):
        twin = imagined(s, seat, seed)
        assert json.dumps(view(twin, seat)) == json.dumps(view(s, seat))
        assert observed(twin, -1 if seat is None else seat) == observed(s, -1 if seat is None else seat)


def test_the_cards_never_drawn_really_vary() -> None:
    s = state(dealt())
    orders = {tuple(imagined(s, 0, seed).deck[0]) for seed in range(30)}
    assert len(orders) == 30


def test_what_went_under_the_deck_keeps_its_place() -> None:
    s = drawn_from(state(dealt()), 5)
    known = [(s.top[0] + place) % CARDS for place in range(s.hidden[0], s.cards[0])]
    for seed in range(10):
        twin = imagined(s, 1, seed)
        assert [twin.deck[0][place] for place in known] == [s.deck[0][place] for place in known]
        assert sorted(twin.deck[0]) == sorted(s.deck[0])


def test_what_a_reader_imagines_does_not_depend_on_the_true_order() -> None:
    s = drawn_from(state(dealt()), 5)
    other = imagined(s, 1, 99)
    assert other.deck != s.deck
    assert [imagined(s, 1, seed).deck for seed in range(5)] == [
        imagined(other, 1, seed).deck for seed in range(5)
    ]


def test_after_sixteen_draws_there_is_no_secret() -> None:
    s = drawn_from(state(dealt()), 16)
    assert all(imagined(s, 0, seed).deck[0] == s.deck[0] for seed in range(10))
    assert len(view(s, 0)["decks"][0]["under"]) == 15


def test_a_returned_release_card_is_known_to_lie_at_the_bottom() -> None:
    game = play(position(release={"chance": 0}, jailed={0: 1}), "use_card")
    deck = game.view(1)["decks"][0]
    assert (deck["cards"], deck["unseen"]) == (16, 15)
    assert deck["under"][-1]["effect"] == "release"


def test_the_view_does_not_tell_the_order_of_unseen_cards() -> None:
    s = state(dealt())
    twin = s.copy()
    twin.deck[0].reverse()
    assert view(s, 0) == view(twin, 0)


def test_a_planted_secret_would_be_seen_by_the_comparison() -> None:
    s = drawn_from(state(dealt()), 3)
    twin = s.copy()
    below_the_unseen = (s.top[0] + s.hidden[0]) % CARDS
    twin.deck[0][below_the_unseen] = s.deck[0][(s.top[0] + s.hidden[0] + 1) % CARDS]
    assert view(s, 0) != view(twin, 0)
    assert observed(s, 0) != observed(twin, 0)


def test_all_seats_and_onlookers_see_the_same() -> None:
    s = state(played(300))
    views = [view(s, seat) | {"seat": None} for seat in SEATS]
    assert views == [views[0]] * len(SEATS)


def test_the_view_is_plain_data() -> None:
    for moves in (0, 50, 400):
        shown: dict[str, Any] = played(moves, quick=True, rounds=90).view(0)
        assert json.loads(json.dumps(shown)) == shown


def test_the_observation_is_relative_to_the_seat() -> None:
    game = position(money=[100, 200, 300])
    s = state(game)
    mine = [observed(s, seat) for seat in range(3)]
    assert mine[0] != mine[1]
    s.money = [300, 100, 200, *s.money[3:]]
    s.turn = s.decider = 1
    assert observed(s, 1) == _with_places_turned(mine[0], s)


def test_every_number_of_an_observation_fits_16_bits() -> None:
    most = {"start_money": 1_000_000, "minutes": 1_000_000, "upkeep": 10_000}
    game = dealt(8, **most)
    row = observed(state(game), 3)
    assert max(row) <= 32_767
    assert min(row) >= -32_768
    money = 40 + 28 * 7 + 8
    assert row[money : money + 2] == [100, 0]
    game = play(position(money=[23_456]), "offer seat=1", "give_money amount=1000")
    assert observed(state(game), 0)[money : money + 2] == [2, 3456]


def _with_places_turned(row: list[int], s: State) -> list[int]:
    """The observation of seat 0, but for the places in the order of turns, which go along with the seat."""
    turned = row[:]
    first = 40 + 28 * 7
    for step in range(3):
        turned[first + 14 * step + 1] = (step + 1) % 3
    return turned


def test_the_rulebook_names_what_is_secret() -> None:
    known = {name: spec.known.value for name, spec in rulebook("capitalist").state.fields.items()}
    kept = {name for name, who in known.items() if who != "all"}
    assert kept == {"deck", "chance_key", "chance_block", "chance_drawn"}
