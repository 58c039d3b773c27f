"""What may be counted in a game of Capitol that is over, besides points and moves."""

from __future__ import annotations

from campidoglio.games.capitol.state import (
    BUILDINGS,
    IN_FRONT,
    PREFECTURES,
    ROOFS_A_SHAPE,
    SHAPES,
    Building,
    State,
)
from campidoglio.kernel.rule import rule
from campidoglio.kernel.schema import Row

FIGURE_NAMES = (
    "storeys_{seat}",
    "houses_{seat}",
    "fountains",
    "amphitheatres",
    "temples",
    "lost",
    "supply",
)
"""Each seat's storeys and houses in the prefectures; fountains, printed ones too, and other buildings on the
board; buildings that left the game unsold; storeys left in the supply."""


@rule
def figures(s: State, out: Row) -> int:
    """The figures of FIGURE_NAMES."""
    n = 0
    for seat in range(s.players):
        out[n] = storeys_placed(s, seat)
        out[n + s.players] = houses_placed(s, seat)
        n += 1
    n += s.players
    out[n] = fountains(s)
    out[n + 1] = large_buildings(s, Building.AMPHITHEATRE)
    out[n + 2] = large_buildings(s, Building.TEMPLE)
    out[n + 3] = 0
    for building in range(BUILDINGS):
        out[n + 3] += s.gone[building]
    out[n + 4] = s.supply
    return n + 5


@rule
def storeys_placed(s: State, seat: int) -> int:
    """A seat's storeys on the board."""
    storeys = 0
    for prefecture in range(PREFECTURES):
        storeys += s.storeys[prefecture][seat]
    return storeys


@rule
def houses_placed(s: State, seat: int) -> int:
    """A seat's houses on the board."""
    houses = 0
    for shape in range(SHAPES):
        for roof in range(ROOFS_A_SHAPE):
            if s.under[seat][shape][roof] > 0 and s.stands[seat][shape][roof] != IN_FRONT:
                houses += 1
    return houses


@rule
def fountains(s: State) -> int:
    """All fountains on the board."""
    found = 0
    for prefecture in range(PREFECTURES):
        found += s.fountains[prefecture]
    return found


@rule
def large_buildings(s: State, building: int) -> int:
    """How many large spaces hold such a building."""
    found = 0
    for prefecture in range(PREFECTURES):
        if s.large[prefecture] == building:
            found += 1
    return found
