"""Building and selling houses and hotels, evenly within the properties of a colour that a player owns.

In the ordinary game buildings stand only where one player owns the whole colour; in the quick game
(CA-53) each player's own part of the colour is built on evenly.
"""

from __future__ import annotations

from campidoglio.games.capitalist.land import is_whole
from campidoglio.games.capitalist.money import receive, spend
from campidoglio.games.capitalist.state import (
    COLOURS,
    GROUP_LANDS,
    GROUP_OF,
    GROUP_START,
    HOTEL,
    NOTHING,
    PROPERTIES,
    State,
)
from campidoglio.kernel.rule import rule


@rule
def resale_value(s: State, land: int) -> int:
    """CA-24, CA-55: what the bank pays for one building."""
    return s.cost[land] * s.resale_rate // 100


@rule
def set_level(s: State, land: int, level: int) -> None:
    """Let so many buildings stand; the bank gives and takes the pieces (CA-20: four houses for a hotel)."""
    if s.level[land] == HOTEL:
        s.hotels += 1
    else:
        s.houses += s.level[land]
    if level == HOTEL:
        s.hotels -= 1
    else:
        s.houses -= level
    s.level[land] = level
    if level > 0:
        s.built |= 1 << land
    else:
        s.built &= ~(1 << land)


# Building


@rule
def may_build_in(s: State, seat: int, group: int) -> bool:
    """CA-20: the whole colour (CA-53: any part of it), nothing of one's own in it mortgaged."""
    mine = s.holds[seat] & GROUP_LANDS[group]
    if mine == 0 or mine & s.mortgaged != 0:
        return False
    return s.alone == 1 or is_whole(mine, group)


@rule
def lowest_level(s: State, seat: int, group: int) -> int:
    """The fewest buildings on the seat's properties of a colour."""
    lowest = HOTEL
    for land in range(GROUP_START[group], GROUP_START[group + 1]):
        if s.holds[seat] >> land & 1 and s.level[land] < lowest:
            lowest = s.level[land]
    return lowest


@rule
def highest_level(s: State, seat: int, group: int) -> int:
    """The most buildings on the seat's properties of a colour."""
    highest = 0
    for land in range(GROUP_START[group], GROUP_START[group + 1]):
        if s.holds[seat] >> land & 1 and s.level[land] > highest:
            highest = s.level[land]
    return highest


@rule
def level_limit(s: State, seat: int) -> int:
    """CA-54: two houses, four after passing Start once, a hotel after passing it twice."""
    if s.staged == 0 or s.passes[seat] >= 2:
        return HOTEL
    return 2 + 2 * s.passes[seat]


@rule
def has_piece_above(s: State, level: int) -> bool:
    """CA-20: whether the bank has the piece for the next building, a house or a hotel."""
    if level + 1 == HOTEL:
        return s.hotels > 0
    return s.houses > 0


@rule
def can_build(s: State, seat: int, land: int) -> bool:
    """CA-20: on a lowest property of the colour, for cash, while the bank has pieces."""
    level = s.level[land]
    if s.holds[seat] >> land & 1 == 0 or s.money[seat] < s.cost[land] or level >= level_limit(s, seat):
        return False
    group = GROUP_OF[land]
    return (
        has_piece_above(s, level) and may_build_in(s, seat, group) and level == lowest_level(s, seat, group)
    )


@rule
def build_on(s: State, seat: int, land: int) -> None:
    """CA-20: a house, or the hotel that takes the place of four."""
    spend(s, seat, s.cost[land])
    set_level(s, land, s.level[land] + 1)


# Selling


@rule
def can_sell(s: State, seat: int, land: int) -> bool:
    """CA-24: from a highest property of the colour; for a hotel the bank must have four houses."""
    level = s.level[land]
    if level == 0 or s.holds[seat] >> land & 1 == 0:
        return False
    if level == HOTEL and s.houses < HOTEL - 1:
        return False
    return level == highest_level(s, seat, GROUP_OF[land])


@rule
def sell_from(s: State, seat: int, land: int) -> None:
    """CA-24: one building goes back; a hotel turns into four houses."""
    receive(s, seat, resale_value(s, land))
    set_level(s, land, s.level[land] - 1)


@rule
def can_sell_down(s: State, seat: int, group: int) -> bool:
    """CA-24: a hotel cannot be sold, because the bank lacks four houses."""
    return s.houses < HOTEL - 1 and highest_level(s, seat, group) == HOTEL


@rule
def sell_down_group(s: State, seat: int, group: int) -> None:
    """CA-24: sell evenly in one step until the houses that are left suffice for the whole group."""
    while True:
        land = last_highest(s, seat, group)
        sell_from(s, seat, land)
        if s.houses >= 0:
            return


@rule
def last_highest(s: State, seat: int, group: int) -> int:
    """The last highest property of a colour, so that odd houses stay on the first squares."""
    highest = highest_level(s, seat, group)
    found = NOTHING
    for land in range(GROUP_START[group], GROUP_START[group + 1]):
        if s.holds[seat] >> land & 1 and s.level[land] == highest:
            found = land
    return found


@rule
def value_of_buildings(s: State, seat: int) -> int:
    """CA-30, CA-41: the resale value of all buildings, a hotel counting as five."""
    mine = s.holds[seat] & s.built
    value = 0
    if mine != 0:
        for land in range(PROPERTIES):
            if mine >> land & 1:
                value += s.level[land] * resale_value(s, land)
    return value


@rule
def sell_all_buildings(s: State, seat: int) -> None:
    """CA-31: all buildings go back to the bank at the resale rate."""
    receive(s, seat, value_of_buildings(s, seat))
    remove_all_buildings(s, seat)


@rule
def remove_all_buildings(s: State, seat: int) -> None:
    """CA-32, CA-34: all buildings go back to the bank for nothing."""
    mine = s.holds[seat] & s.built
    for land in range(PROPERTIES):
        if mine >> land & 1:
            set_level(s, land, 0)


@rule
def houses_of(s: State, seat: int) -> int:
    """CA-11: the houses that repairs are paid for."""
    count = 0
    for land in range(PROPERTIES):
        if s.holds[seat] >> land & 1 and s.level[land] < HOTEL:
            count += s.level[land]
    return count


@rule
def hotels_of(s: State, seat: int) -> int:
    """CA-11: the hotels that repairs are paid for."""
    count = 0
    for land in range(PROPERTIES):
        if s.holds[seat] >> land & 1 and s.level[land] == HOTEL:
            count += 1
    return count


@rule
def blocked_lands(s: State) -> int:
    """CA-21, CA-53: the lands of all colours in which anybody's building stands."""
    blocked = 0
    if s.built != 0:
        for group in range(COLOURS):
            if s.built & GROUP_LANDS[group] != 0:
                blocked |= GROUP_LANDS[group]
    return blocked
