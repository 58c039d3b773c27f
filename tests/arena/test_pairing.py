"""Seats and deals are fair: every bot has every seat of every deal it plays."""

from collections import Counter
from itertools import combinations, groupby, permutations

import pytest

from campidoglio.arena.pairing import (
    Seating,
    bot_seed,
    circular_order,
    deal_seed,
    line_ups,
    rotations,
    schedule,
)


def deals(games: list[Seating]) -> list[list[Seating]]:
    return [list(deal) for _, deal in groupby(games, key=lambda game: game.deal)]


def test_two_bots_play_every_deal_from_both_seats() -> None:
    games = [(game.number, game.deal, game.bots) for game in schedule(2, 2, 5)]
    assert games == [(0, 0, (0, 1)), (1, 0, (1, 0)), (2, 1, (0, 1)), (3, 1, (1, 0)), (4, 2, (0, 1))]


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (3, 3), (5, 5), (4, 2), (5, 3), (2, 3), (2, 5), (3, 5)]
)
def test_in_a_deal_every_bot_has_every_seat_equally_often_as_it_plays(bots: int, players: int) -> None:
    for deal in deals(list(schedule(bots, players, 200)))[:-1]:
        held = Counter((seat, bot) for game in deal for seat, bot in enumerate(game.bots))
        each_seat = [[held[seat, bot] for seat in range(players)] for bot in range(bots)]
        assert [set(counts) for counts in each_seat] == [{counts[0]} for counts in each_seat]


@pytest.mark.parametrize(("bots", "players"), [(4, 2), (5, 3), (6, 4), (2, 3), (2, 5), (3, 4), (3, 3)])
def test_over_all_line_ups_every_bot_plays_equally_often(bots: int, players: int) -> None:
    played = Counter(bot for team in line_ups(bots, players) for bot in team)
    assert set(played) == set(range(bots))
    assert len(set(played.values())) == 1


def test_with_more_bots_than_seats_all_combinations_play() -> None:
    assert sorted(map(sorted, line_ups(5, 3))) == sorted(map(list, combinations(range(5), 3)))


def test_those_who_played_least_play_next() -> None:
    assert line_ups(4, 2)[:2] == ((0, 1), (2, 3))
    for end in range(1, len(teams := line_ups(6, 2))):
        played = Counter(bot for team in teams[:end] for bot in team)
        assert max(played.values()) - min(played[bot] for bot in range(6)) <= 2


def test_all_orders_around_the_table_come_up() -> None:
    orders = {circular_order((0, 1, 2, 3), number) for number in range(6)}
    assert orders == {(0, *rest) for rest in permutations((1, 2, 3))}
    firsts = {deal[0].bots for deal in deals(list(schedule(4, 4, 24)))}
    assert firsts == orders


def test_a_seating_that_would_come_twice_is_played_once() -> None:
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert rotations((0, 1, 2)) == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_seeds_differ_with_everything_they_are_made_from() -> None:
    seeds = {deal_seed(seed, deal) for seed in range(3) for deal in range(10)}
    seeds |= {bot_seed(seed, game, seat) for seed in range(3) for game in range(10) for seat in range(3)}
    assert len(seeds) == 3 * 10 + 3 * 10 * 3
    assert max(seeds) < 1 << 256
