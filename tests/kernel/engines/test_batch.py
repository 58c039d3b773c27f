"""A batch: many games at once on the native engine."""

from __future__ import annotations

import numpy as np
import pytest

import campidoglio
from campidoglio.kernel.chance import seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.engines.native import NativeBatch
from campidoglio.kernel.errors import BadSeed, BadSetting, IllegalAction

pytestmark = pytest.mark.xdist_group("native-campanile")
BOOK = campidoglio.rulebook("campanile")


def batch(games: int = 6, *, seed: int = 7, threads: int = 1, **options: object) -> NativeBatch:
    return NativeBatch(BOOK, games, players=3, seed=seed, threads=threads, options=options)


def test_lane_n_plays_the_game_of_seed_plus_n() -> None:
    many = batch(seed=40)
    one = campidoglio.new("campanile", players=3, seed=43)
    assert many.state(3) == one.state


def test_a_batch_may_start_anywhere_among_the_seeds() -> None:
    many = batch(seed=2**256 - 2)
    assert many.state(1) == campidoglio.new("campanile", players=3, seed=2**256 - 1).state
    assert many.state(2) == campidoglio.new("campanile", players=3, seed=0).state


def test_every_lane_may_have_a_seed_of_its_own() -> None:
    many = batch()
    many.reset(np.array([5, 5, 9, 2**63 - 1, 1, 0]))
    assert many.state(0) == many.state(1)
    assert many.state(3) == campidoglio.new("campanile", players=3, seed=2**63 - 1).state


def test_settings_hold_in_all_lanes() -> None:
    assert batch(bet_on="built").states["bet_on"].tolist() == [1] * 6


def test_the_mask_marks_the_legal_actions_of_the_first_due_seat() -> None:
    many = batch()
    game = campidoglio.new("campanile", players=3, seed=7)
    marked = [BOOK.actions.decode(int(code)) for code in np.flatnonzero(many.legal()[0])]
    assert tuple(marked) == game.legal(game.actors[0])


def test_a_seat_that_is_not_due_has_no_legal_action() -> None:
    many = batch()
    other = (many.seats + 1) % 3
    assert not many.legal(other).any()


def test_an_illegal_action_in_one_lane_changes_no_lane() -> None:
    many = batch()
    before = many.states.copy()
    codes = many.legal().argmax(axis=1)
    codes[4] = BOOK.actions.count - 1
    with pytest.raises(IllegalAction, match="game 4"):
        many.step(codes)
    assert (many.states == before).all()


@pytest.mark.parametrize("code", [-1, 10_000])
def test_a_number_that_is_no_action_is_refused(code: int) -> None:
    many = batch()
    with pytest.raises(IllegalAction, match="action number"):
        many.step(np.full(6, code))


def test_a_step_is_what_play_is() -> None:
    many = batch(seed=3)
    game = campidoglio.new("campanile", players=3, seed=3)
    codes = many.legal().argmax(axis=1)
    many.step(codes)
    game.play(game.actors[0], BOOK.actions.decode(int(codes[0])))
    assert many.state(0) == game.state


def test_a_lane_that_is_over_takes_no_step_and_says_so() -> None:
    many = batch()
    many.playout()
    before = many.states.copy()
    assert many.due.tolist() == [0] * 6
    assert many.seats.tolist() == [-1] * 6
    many.step(np.zeros(6, np.int32))
    assert (many.states == before).all()


def test_only_lanes_that_are_over_restart_with_their_next_seed() -> None:
    many = batch(seed=11)
    assert many.restart().tolist() == [0] * 6
    many.playout()
    assert many.restart().tolist() == [1] * 6
    assert many.state(2) == campidoglio.new("campanile", players=3, seed=13 + 2**128).state


def test_results_are_those_of_the_game() -> None:
    many = batch(seed=5)
    many.playout()
    scores, places, endings = many.results()
    rules = interpreted(BOOK)
    s = many.state(0)
    assert scores[0].tolist() == [rules.score(s, seat) for seat in range(3)] + [0, 0]
    assert places[0].tolist() == [rules.place_of(s, seat) for seat in range(3)] + [0, 0]
    assert endings.tolist() == [1] * 6


def test_threads_change_nothing() -> None:
    one, two = batch(1000, threads=1), batch(1000, threads=2)
    assert (one.playout() == two.playout()).all()
    assert (one.states == two.states).all()


def test_imagining_keeps_what_the_seat_sees() -> None:
    many = batch(40)
    seen = many.observe(np.zeros(40, np.int32))
    many.imagine(np.zeros(40, np.int32), seed=99)
    assert (many.observe(np.zeros(40, np.int32)) == seen).all()
    rules = interpreted(BOOK)
    s = BOOK.fresh_state(3, many.options)
    rules.begin(s, seed_words(7))
    rules.imagine(s, 0, seed_words(99))
    assert many.state(0) == s


@pytest.mark.parametrize(
    "codes", [np.zeros(5, np.int32), np.zeros((6, 1), np.int32), np.zeros(6), [0, 1]], ids=str
)
def test_codes_are_one_whole_number_a_lane(codes: object) -> None:
    with pytest.raises(BadSetting, match="one for each game"):
        batch().step(codes)


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "7"])
def test_a_seed_is_a_whole_number_of_256_bits(seed: int) -> None:
    with pytest.raises(BadSeed):
        batch(seed=seed)


def test_seeds_for_lanes_fit_the_batch() -> None:
    with pytest.raises(BadSetting, match="one whole number"):
        batch().reset(np.zeros(7, np.int64))


def test_a_batch_has_a_game() -> None:
    with pytest.raises(BadSetting, match="at least one"):
        batch(0)
