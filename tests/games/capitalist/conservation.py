"""What holds in every state of a game of Capitali$t, counted from scratch."""

from __future__ import annotations

from campidoglio.games.capitalist.state import (
    CARDS,
    DECKS,
    GROUP_LANDS,
    GROUP_OF,
    HOTEL,
    LANDS,
    MOST_PLAYERS,
    NOTHING,
    PROPERTIES,
    SQUARES,
    UNLIMITED_HOTELS,
    UNLIMITED_HOUSES,
    Amount,
    Effect,
    Phase,
    State,
    Switch,
)


def check(s: State) -> None:
    """Raise AssertionError if anything has been lost, made or put where it cannot be."""
    assert not s.misfits()
    check_money(s)
    check_titles(s)
    check_buildings(s)
    check_cards(s)
    check_players(s)
    check_debts(s)
    check_phase(s)


def check_money(s: State) -> None:
    """CA-3: what the players hold is what the bank paid them, less what it took."""
    assert sum(s.money) == s.bank
    assert min(s.money) >= 0
    assert all(s.money[seat] == 0 for seat in range(s.players, MOST_PLAYERS))


def check_titles(s: State) -> None:
    """Each of the 28 titles is the bank's or one player's, and only owned land is mortgaged."""
    everything = 0
    for held in s.holds:
        assert everything & held == 0, "a title has two owners"
        everything |= held
    assert everything < 1 << LANDS
    assert s.mortgaged & ~everything == 0
    assert s.fresh & ~s.mortgaged == 0
    assert s.built & ~everything == 0
    assert s.lots & everything == 0
    assert s.passed == 0 or s.phase == Phase.AUCTION


def check_buildings(s: State) -> None:
    """CA-3, CA-20: the pieces on the board and in the bank are all there; none stands on mortgaged land."""
    is_unlimited = s.quick if s.unlimited_buildings == Switch.AS_QUICK else s.unlimited_buildings
    houses = UNLIMITED_HOUSES if is_unlimited else s.amount[Amount.HOUSES]
    hotels = UNLIMITED_HOTELS if is_unlimited else s.amount[Amount.HOTELS]
    assert sum(level for level in s.level if level < HOTEL) + s.houses == houses
    assert s.level.count(HOTEL) + s.hotels == hotels
    assert s.houses >= 0
    assert s.hotels >= 0
    assert s.built == sum(1 << land for land in range(PROPERTIES) if s.level[land])
    assert all(0 <= level <= HOTEL for level in s.level)
    assert s.built & s.mortgaged == 0
    for group in {GROUP_OF[land] for land in range(PROPERTIES) if s.level[land]} if not s.alone else ():
        assert any(held & GROUP_LANDS[group] == GROUP_LANDS[group] for held in s.holds)
        levels = [s.level[land] for land in range(PROPERTIES) if GROUP_OF[land] == group]
        assert max(levels) - min(levels) <= 1


def check_cards(s: State) -> None:
    """CA-10: all sixteen cards of each deck are in it, but for a release card in a hand."""
    for deck in range(DECKS):
        there = [s.deck[deck][(s.top[deck] + place) % CARDS] for place in range(s.cards[deck])]
        missing = set(range(CARDS)) - set(there)
        assert len(there) == len(set(there))
        assert len(missing) == (s.release[deck] != NOTHING)
        assert all(s.effect[deck][card] == Effect.RELEASE for card in missing)
        assert sum(card != NOTHING for card in s.deck[deck]) == s.cards[deck]
        assert 0 <= s.hidden[deck] <= s.cards[deck]


def check_players(s: State) -> None:
    """CA-4, CA-42: everybody has a place in the order; who is out has nothing."""
    assert sorted(s.order[: s.players]) == list(range(s.players))
    assert all(s.place[s.order[place]] == place for place in range(s.players))
    assert sorted(fell for fell in s.fell if fell) == list(range(1, s.fallen + 1))
    for seat in range(s.players):
        assert 0 <= s.position[seat] < SQUARES
        assert s.jailed[seat] == 0 or s.position[seat] == s.jail_at or s.fell[seat]
        assert 0 <= s.jailed[seat] <= 3
        assert s.fell[seat] == 0 or (s.money[seat] == s.holds[seat] == 0 and seat not in s.release)


def check_debts(s: State) -> None:
    """CA-30: a seat that owes more than it has is asked; nothing else is open then."""
    owing = [seat for seat in range(s.players) if s.owes[seat]]
    assert len(owing) == s.debts
    assert bool(owing) == (s.phase == Phase.DEBT)
    assert s.phase != Phase.DEBT or s.money[s.decider] < s.owes[s.decider]


def check_phase(s: State) -> None:
    """Somebody who is in is asked until the game is over."""
    assert s.phase != Phase.RUNNING
    assert (s.reason != 0) == (s.phase == Phase.OVER)
    assert s.phase == Phase.OVER or s.fell[s.decider] == 0
    assert (s.lot != NOTHING) == (s.phase == Phase.AUCTION)
    assert (s.proposer != NOTHING) == (s.phase in (Phase.COMPOSE, Phase.ANSWER))
    assert s.phase != Phase.AUCTION or s.bid + s.raised <= s.money[s.decider]
    assert s.proposer != NOTHING or s.given | s.asked | s.given_money | s.asked_money == 0
