"""Why an action of Capitol is not legal, with the number of the rule that says so."""

from __future__ import annotations

from campidoglio.games.capitol.auction import is_site
from campidoglio.games.capitol.building import permit_colour, ready_heights, takes_shape
from campidoglio.games.capitol.state import (
    ROOFS_A_SHAPE,
    Phase,
    Prefecture,
    Shape,
    State,
)
from campidoglio.games.capitol.view import BUILDING_NAMES, COLOUR_NAMES, SHAPE_NAMES
from campidoglio.kernel.actions import Action

PHASE_OF = {
    "roof": Phase.BUILD,
    "floor": Phase.BUILD,
    "permit": Phase.BUILD,
    "pass": Phase.BUILD,
    "storey": Phase.STOREYS,
    "cap": Phase.CAP,
    "house": Phase.HOUSE,
    "bid_roof": Phase.BID,
    "bid_floor": Phase.BID,
    "bid_permit": Phase.BID,
    "seal": Phase.BID,
    "site": Phase.SITE,
    "draw": Phase.DRAW,
}

ASKED = {
    Phase.BUILD: "now you play a card or pass (CP-10)",
    Phase.STOREYS: "now you place storeys (CP-11)",
    Phase.CAP: "now you may put a roof on an unfinished house (CP-12)",
    Phase.HOUSE: "now you may place a finished house (CP-13)",
    Phase.BID: "now you lay cards above STOP, or seal (CP-21)",
    Phase.SITE: "now you place the building that you bought (CP-25)",
    Phase.DRAW: "now you draw a card (CP-40)",
}


def why_not(s: State, seat: int, action: Action) -> str:
    """A sentence about an action that is not in the legal list."""
    if action.name == "skip":
        return _why_no_skip(s)
    if PHASE_OF[action.name] != s.phase:
        return ASKED[Phase(s.phase)]
    if action.name == "storey":
        return _why_no_storey(s, seat, action)
    if action.name == "cap":
        return _why_no_cap(s, seat, action)
    if action.name == "house":
        return _why_no_house(s, seat, action)
    if action.name == "site":
        return _why_no_site(s, action)
    if action.name == "draw":
        return f"no {action['kind']} card is left (CP-41)"
    return _why_no_card(s, action)


def _why_no_skip(s: State) -> str:
    if s.phase == Phase.STOREYS:
        return "after the first storey the second must be placed (CP-14)"
    return ASKED[Phase(s.phase)]


def _why_no_storey(s: State, seat: int, action: Action) -> str:
    if s.supply == 0:
        return "no storeys are left in the supply (CP-11)"
    return f"you have no unfinished house of {_storeys(int(action['on']))} (CP-11)"


def _why_no_cap(s: State, seat: int, action: Action) -> str:
    if s.unfinished[seat][int(action["height"])] == 0:
        return f"you have no unfinished house of {_storeys(int(action['height']))} (CP-12)"
    return f"your {ROOFS_A_SHAPE} {action['shape']} roofs are used up (CP-2)"


def _why_no_house(s: State, seat: int, action: Action) -> str:
    """CP-13: the board's reasons first, then the player's houses."""
    prefecture = Prefecture[str(action["prefecture"]).upper()]
    shape, height = Shape[str(action["shape"]).upper()], int(action["height"])
    if s.colour[prefecture] != permit_colour(s):
        return f"the permit is {COLOUR_NAMES[permit_colour(s)]}, and that prefecture is not (CP-13)"
    if s.free[prefecture] == 0:
        return "that prefecture has no free small space (CP-13d)"
    if not takes_shape(s, prefecture, shape):
        return _why_not_that_shape(s, prefecture)
    if not s.tallest[prefecture] <= height <= s.tallest[prefecture] + 1 or height == 0:
        return _why_not_that_height(s, prefecture)
    assert not ready_heights(s, seat, shape) >> height & 1
    return f"you have no finished house of {_storeys(height)} with a {action['shape']} roof (CP-13)"


def _why_not_that_shape(s: State, prefecture: int) -> str:
    if s.roofs[prefecture] >= 0:
        return f"all roofs there are {SHAPE_NAMES[s.roofs[prefecture]]} (CP-13a)"
    return "the other two prefectures of that colour have that shape (CP-13b)"


def _why_not_that_height(s: State, prefecture: int) -> str:
    tallest = s.tallest[prefecture]
    if tallest == 0:
        return "the first house of a prefecture has one storey (CP-13c)"
    return f"a house there has {tallest} or {_storeys(tallest + 1)} now (CP-13c)"


def _why_no_site(s: State, action: Action) -> str:
    prefecture = Prefecture[str(action["prefecture"]).upper()]
    assert not is_site(s, s.sold, prefecture)
    return f"there is no free space for a {BUILDING_NAMES[s.sold]} (CP-25)"


def _why_no_card(s: State, action: Action) -> str:
    kind = action.name.removeprefix("bid_")
    colour = f"{action['colour']} " if kind == "permit" else ""
    rule = "CP-10" if s.phase == Phase.BUILD else "CP-21"
    return f"you hold no {colour}{kind} card of value {action['value']} ({rule})"


def _storeys(count: int) -> str:
    return "1 storey" if count == 1 else f"{count} storeys"
