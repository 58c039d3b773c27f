"""Land: who owns it, what it costs, what rent it brings, and mortgages."""

from __future__ import annotations

from campidoglio.games.capitalist.money import receive, spend
from campidoglio.games.capitalist.state import (
    FIRST_STATION,
    FIRST_UTILITY,
    GROUP_LANDS,
    GROUP_OF,
    LANDS,
    NOTHING,
    PROPERTIES,
    Group,
    State,
)
from campidoglio.kernel.rule import rule

# Owners


@rule
def owner_of(s: State, land: int) -> int:
    """The seat that owns a land; NOTHING if it is the bank's."""
    for seat in range(s.players):
        if s.holds[seat] >> land & 1:
            return seat
    return NOTHING


@rule
def buy_land(s: State, seat: int, land: int, price: int) -> None:
    """Take a title from the bank for a price paid at once."""
    spend(s, seat, price)
    s.holds[seat] |= 1 << land


@rule
def hand_lands(s: State, giver: int, taker: int, lands: int) -> None:
    """Titles change hands; what is mortgaged stays so (CA-21, CA-31)."""
    s.holds[giver] &= ~lands
    s.holds[taker] |= lands


@rule
def return_lands(s: State, seat: int) -> None:
    """CA-32, CA-34: all land of a player goes back to the bank, unmortgaged."""
    s.mortgaged &= ~s.holds[seat]
    s.fresh &= ~s.holds[seat]
    s.holds[seat] = 0


@rule
def count_of(lands: int, group: int) -> int:
    """How many lands of a group are in a set of lands."""
    rest = lands & GROUP_LANDS[group]
    count = 0
    while rest:
        rest &= rest - 1
        count += 1
    return count


@rule
def is_whole(lands: int, group: int) -> bool:
    """Whether a set of lands has all of a group."""
    return lands & GROUP_LANDS[group] == GROUP_LANDS[group]


# Rent


@rule
def is_free_of_rent(s: State, land: int) -> bool:
    """CA-9: a mortgaged land brings none."""
    return s.mortgaged >> land & 1 == 1


@rule
def rent_of_property(s: State, owner: int, land: int) -> int:
    """CA-9: by its buildings; bare it is doubled if the owner has the whole group, none of it mortgaged."""
    rent = s.rent[land][s.level[land]]
    group = GROUP_OF[land]
    if s.level[land] == 0 and is_whole(s.holds[owner] & ~s.mortgaged, group):
        rent *= 2
    return rent


@rule
def rent_of_station(s: State, owner: int) -> int:
    """CA-9: by the stations the owner has, mortgaged ones too."""
    return s.station_rent[count_of(s.holds[owner], Group.STATION) - 1]


@rule
def rent_of_utility(s: State, owner: int, rolled: int) -> int:
    """CA-9: the roll times 5, or times 12 if the owner has both, mortgaged or not."""
    return rolled * s.utility_rent[count_of(s.holds[owner], Group.UTILITY) - 1]


@rule
def is_station(land: int) -> bool:
    """Whether a land is a station."""
    return land >= FIRST_STATION and land < FIRST_UTILITY


@rule
def is_property(land: int) -> bool:
    """Whether a land can be built on."""
    return land < PROPERTIES


# Mortgages


@rule
def mortgage_value(s: State, land: int) -> int:
    """CA-25, CA-55: half the price, 80 % in the quick game."""
    return s.price[land] * s.resale_rate // 100


@rule
def can_mortgage(s: State, seat: int, land: int) -> bool:
    """CA-25: own land, not mortgaged yet, without a building of one's own in its group."""
    if s.mortgaged >> land & 1:
        return False
    return s.built & s.holds[seat] & GROUP_LANDS[GROUP_OF[land]] == 0


@rule
def can_lift(s: State, seat: int, land: int) -> bool:
    """CA-26: a mortgage that was not made in this turn, for the mortgage value in cash."""
    return s.fresh >> land & 1 == 0 and s.money[seat] >= mortgage_value(s, land)


@rule
def mortgage_land(s: State, seat: int, land: int) -> None:
    """CA-25: the bank lends the mortgage value."""
    s.mortgaged |= 1 << land
    s.fresh |= 1 << land
    receive(s, seat, mortgage_value(s, land))


@rule
def lift_mortgage(s: State, seat: int, land: int) -> None:
    """CA-26: the mortgage value is paid back, without interest."""
    s.mortgaged &= ~(1 << land)
    spend(s, seat, mortgage_value(s, land))


@rule
def value_of_lands(s: State, seat: int) -> int:
    """CA-30, CA-41: the mortgage value of all land that is not mortgaged."""
    free = s.holds[seat] & ~s.mortgaged
    value = 0
    for land in range(LANDS):
        if free >> land & 1:
            value += mortgage_value(s, land)
    return value
