"""What an engine does with one game of a batch, on the interpreter."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.pebbles import PEBBLES, State

from campidoglio import Game
from campidoglio.kernel.chance import seed_of, seed_words
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.luck import luck_row

RULES = interpreted(PEBBLES)
MOVES = [0] * PEBBLES.legal_limit
TIME_UP = PEBBLES.actions.encode("time_up")


def begun(players: int = 3, seed: int = 7) -> State:
    s = PEBBLES.fresh_state(players, PEBBLES.settings.read({}, players))
    assert isinstance(s, State)
    RULES.begin(s, seed_words(seed))
    return s


def test_a_lane_begins_as_the_game_of_its_seed() -> None:
    assert begun() == Game(PEBBLES, players=3, seed=7).state


def test_a_used_state_begins_as_a_blank_one() -> None:
    s = begun()
    RULES.playout(s, luck_row(1), MOVES)
    RULES.begin(s, seed_words(8))
    assert s == begun(seed=8)


def test_an_engine_binds_the_rules_to_each_other_and_leaves_the_module_alone() -> None:
    assert RULES.setup is not PEBBLES.setup
    assert RULES.setup.__code__ is PEBBLES.setup.__code__
    assert interpreted(PEBBLES) is RULES


@pytest.mark.parametrize(("closed", "first"), [([], 0), ([0], 1), ([0, 1], 2), ([1, 2], 0)])
def test_the_first_due_seat_is_the_lowest(closed: list[int], first: int) -> None:
    s = begun()
    for seat in closed:
        RULES.apply(s, seat, 0)
    assert RULES.first_due(s) == first


def test_nobody_is_due_once_the_game_is_over() -> None:
    s = begun()
    RULES.apply(s, -1, TIME_UP)
    assert RULES.first_due(s) == -1
    assert not RULES.random_move(s, luck_row(1), MOVES)
    assert RULES.playout(s, luck_row(1), MOVES) == 0


def test_legal_is_what_stands_in_the_list_of_a_due_seat() -> None:
    s = begun()
    RULES.apply(s, 1, 0)
    legal = [[RULES.is_legal(s, seat, code, MOVES) for code in range(-1, 5)] for seat in range(-2, 4)]
    nothing, hiding, outside = (
        [False] * 6,
        [False, True, True, True, False, False],
        [False] * 4 + [True, False],
    )
    assert legal == [nothing, outside, hiding, nothing, hiding, nothing]


def test_the_mask_of_legal_actions_says_the_same() -> None:
    s = begun()
    RULES.apply(s, 1, 0)
    mask = [7] * 4
    assert (RULES.mark_legal(s, 0, mask, 4, MOVES), mask) == (3, [1, 1, 1, 0])
    assert (RULES.mark_legal(s, 1, mask, 4, MOVES), mask) == (0, [0, 0, 0, 0])
    assert (RULES.mark_legal(s, -1, mask, 4, MOVES), mask) == (0, [0, 0, 0, 0])
    assert (RULES.mark_legal(s, 3, mask, 4, MOVES), mask) == (0, [0, 0, 0, 0])


def test_random_moves_are_those_of_the_first_due_seat_each_as_likely() -> None:
    luck = luck_row(5)
    seen: Counter[int] = Counter()
    for _ in range(3_000):
        s = begun()
        assert RULES.random_move(s, luck, MOVES)
        assert s.closed[:3] == [1, 0, 0]
        seen[s.fist[0]] += 1
    assert all(abs(seen[pebbles] - 1_000) < 150 for pebbles in range(3))


def test_a_playout_goes_to_the_end_and_counts_its_moves() -> None:
    s = begun()
    assert RULES.playout(s, luck_row(1), MOVES) == 6
    assert RULES.due(s) == 0


@pytest.mark.parametrize(
    ("upper", "following"), [(0, 1), (2**32 - 1, 2**32), (2**64 - 1, 2**64), (2**128 - 1, 0)]
)
def test_the_next_seed_counts_the_upper_half_up_by_one(upper: int, following: int) -> None:
    seed = seed_words(upper * 2**128 + 99)
    RULES.next_seed(seed)
    assert seed == seed_words(following * 2**128 + 99)


def test_simulating_games_is_playing_each_with_the_next_seed() -> None:
    seed, luck = seed_words(7), luck_row(3)
    s = begun()
    made = RULES.simulate(s, seed, luck, MOVES, 3)
    own = luck_row(3)
    played = [begun(seed=7 + number * 2**128) for number in range(3)]
    assert made == sum(RULES.playout(game, own, MOVES) for game in played)
    assert s == played[-1]
    assert (seed, luck) == (seed_words(7 + 3 * 2**128), own)


def test_a_lane_restarts_only_when_its_game_is_over() -> None:
    s, seed = begun(), seed_words(7)
    assert not RULES.restart(s, seed)
    assert (s, seed) == (begun(), seed_words(7))
    RULES.apply(s, -1, TIME_UP)
    assert RULES.restart(s, seed)
    assert s == begun(seed=7 + 2**128)
    assert seed_of(s) == 7 + 2**128


def test_to_imagine_deals_the_unknown_anew_from_the_given_seed() -> None:
    s = begun()
    RULES.apply(s, 0, 2)
    RULES.apply(s, 1, 2)
    fists, prizes = set(), set()
    for number in range(60):
        twin, same = s.copy(), s.copy()
        RULES.imagine(twin, 0, seed_words(number))
        RULES.imagine(same, 0, seed_words(number))
        assert twin == same
        assert seed_of(twin) == number
        assert twin.fist[0] == 2
        fists.add(twin.fist[1])
        prizes.add(twin.prize[0])
    assert (fists, prizes) == ({0, 1, 2}, {1, 2, 3})


def test_results_are_the_points_and_places_and_nothing_for_seats_not_in_the_game() -> None:
    s = begun()
    s.score = [4, 9, 4, 0]
    scores, places = [77] * 4, [77] * 4
    assert RULES.read_results(s, scores, places) == 0
    assert (scores, places) == ([4, 9, 4, 0], [2, 1, 2, 0])
    RULES.apply(s, -1, TIME_UP)
    assert RULES.read_results(s, scores, places) == 2


def test_a_fresh_state_is_blank_but_for_players_and_settings() -> None:
    s = PEBBLES.fresh_state(4, PEBBLES.settings.read({"rounds": 5}, 4))
    blank = State()
    blank.players, blank.rounds, blank.prizes = 4, 5, [1, 2, 3]
    assert s == blank
