"""Capitali$t: the rulebook.

From the course INFO-F209 (2022-2023) by Hugo Callebaut, Nil Fernandez Lojo and Arnaud Leponce, the ordinary
and the quick game; nothing is left out. The rules are numbered CA-1 … CA-56; where the source is silent,
README.md beside this file says what we decided.

This module deals. actions.py carries out what is chosen, choices.py lists what may be; what they mean stands
in a module for each idea: land, building, moving, cards, jail, auction, trading, debts, turn, ending.
"""

from __future__ import annotations

from campidoglio.games.capitalist.cards import shuffle_deck, shuffle_hidden
from campidoglio.games.capitalist.land import buy_land, owner_of
from campidoglio.games.capitalist.money import receive
from campidoglio.games.capitalist.state import (
    DECKS,
    NOTHING,
    PROPERTIES,
    UNLIMITED_HOTELS,
    UNLIMITED_HOUSES,
    Amount,
    State,
    Switch,
)
from campidoglio.games.capitalist.turn import begin_turn
from campidoglio.kernel.chance import below, shuffle
from campidoglio.kernel.rule import rule

# Setup


@rule
def setup(s: State) -> None:
    """CA-3, CA-4: the quick rules, the order of turns, money, buildings, cards; CA-51: the first lands."""
    resolve_settings(s)
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s, s.order, s.players)
    for place in range(s.players):
        s.place[s.order[place]] = place
        receive(s, place, money_at_start(s))
    for deck in range(DECKS):
        shuffle_deck(s, deck)
    give_lands(s)
    begin_turn(s, s.order[0])


@rule
def switched(s: State, switch: int) -> int:
    """Whether a rule of the quick game holds: as its own setting says, or as the quick game has it."""
    return s.quick if switch == Switch.AS_QUICK else switch


@rule
def resolved(s: State, setting: int, in_quick: int, ordinary: int) -> int:
    """A figure of the quick game: its own setting, or what the quick or the ordinary game has."""
    if setting >= 0:
        return setting
    return in_quick if s.quick else ordinary


@rule
def resolve_settings(s: State) -> None:
    """CA-50 … CA-56: what the setting `quick` switches on, unless a setting of its own says otherwise."""
    s.alone = switched(s, s.build_alone)
    s.staged = switched(s, s.staged_building)
    s.levy = resolved(s, s.upkeep, s.amount[Amount.QUICK_UPKEEP], 0)
    s.resale_rate = resolved(s, s.resale, s.amount[Amount.QUICK_RESALE], s.amount[Amount.RESALE])
    s.falls_to_end = resolved(s, s.eliminations, s.amount[Amount.QUICK_ELIMINATIONS], 0)
    if switched(s, s.unlimited_buildings):
        s.houses = UNLIMITED_HOUSES
        s.hotels = UNLIMITED_HOTELS
    else:
        s.houses = s.amount[Amount.HOUSES]
        s.hotels = s.amount[Amount.HOTELS]


@rule
def money_at_start(s: State) -> int:
    """CA-4, CA-50: 1500, in the quick game 3000, or as set."""
    ordinary = s.amount[Amount.START_MONEY]
    return resolved(s, s.start_money, s.amount[Amount.QUICK_START_MONEY], ordinary)


@rule
def give_lands(s: State) -> None:
    """CA-51: random properties to each player, who pays their prices at once."""
    given = resolved(s, s.given_lands, s.amount[Amount.QUICK_LANDS], 0)
    left = PROPERTIES
    for seat in range(s.players):
        for _ in range(given):
            land = unowned_property(s, below(s, left))
            buy_land(s, seat, land, s.price[land])
            left -= 1


@rule
def unowned_property(s: State, number: int) -> int:
    """The property that comes after so many others without an owner."""
    land = 0
    while number > 0 or owner_of(s, land) != NOTHING:
        if owner_of(s, land) == NOTHING:
            number -= 1
        land += 1
    return land


# What a seat cannot know


@rule
def resample(s: State, seat: int) -> None:
    """CA-10: nobody knows the order of the cards that were never drawn; all else is public."""
    for deck in range(DECKS):
        shuffle_hidden(s, deck)
