"""Why an action of Capitol is not legal, with the number of the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping

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
from campidoglio.kernel.reason import Reason

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
    Phase.BUILD: Reason("asked_build", "CP-10"),
    Phase.STOREYS: Reason("asked_storeys", "CP-11"),
    Phase.CAP: Reason("asked_cap", "CP-12"),
    Phase.HOUSE: Reason("asked_house", "CP-13"),
    Phase.BID: Reason("asked_bid", "CP-21"),
    Phase.SITE: Reason("asked_site", "CP-25"),
    Phase.DRAW: Reason("asked_draw", "CP-40"),
}


def why_not(s: State, seat: int, action: Action) -> Reason:
    """Why an action is not in the legal list; the words are in `locales`."""
    if action.name == "skip":
        return _why_no_skip(s)
    if PHASE_OF[action.name] != s.phase:
        return ASKED[Phase(s.phase)]
    if action.name == "storey":
        return _why_no_storey(s, action)
    if action.name == "cap":
        return _why_no_cap(s, seat, action)
    if action.name == "house":
        return _why_no_house(s, seat, action)
    if action.name == "site":
        return _why_no_site(s, action)
    if action.name == "draw":
        return Reason("pile_empty", "CP-41", {"kind": action["kind"]})
    return _why_no_card(s, action)


def _why_no_skip(s: State) -> Reason:
    if s.phase == Phase.STOREYS:
        return Reason("second_storey_owed", "CP-14")
    return ASKED[Phase(s.phase)]


def _why_no_storey(s: State, action: Action) -> Reason:
    if s.supply == 0:
        return Reason("supply_empty", "CP-11")
    return Reason("no_unfinished_house", "CP-11", {"height": action["on"]})


def _why_no_cap(s: State, seat: int, action: Action) -> Reason:
    if s.unfinished[seat][int(action["height"])] == 0:
        return Reason("no_unfinished_house", "CP-12", {"height": action["height"]})
    return Reason("roofs_used_up", "CP-2", {"shape": action["shape"], "count": ROOFS_A_SHAPE})


def _why_no_house(s: State, seat: int, action: Action) -> Reason:
    """CP-13: the board's reasons first, then the player's houses."""
    where = {"prefecture": action["prefecture"]}
    prefecture = Prefecture[str(action["prefecture"]).upper()]
    shape, height = Shape[str(action["shape"]).upper()], int(action["height"])
    if s.colour[prefecture] != permit_colour(s):
        return Reason("other_colour", "CP-13", {**where, "colour": COLOUR_NAMES[permit_colour(s)]})
    if s.free[prefecture] == 0:
        return Reason("no_small_space", "CP-13d", where)
    if not takes_shape(s, prefecture, shape):
        return _why_not_that_shape(s, prefecture, where)
    if not s.tallest[prefecture] <= height <= s.tallest[prefecture] + 1 or height == 0:
        return _why_not_that_height(s, prefecture, where)
    assert not ready_heights(s, seat, shape) >> height & 1
    return Reason("no_finished_house", "CP-13", {"height": height, "shape": action["shape"]})


def _why_not_that_shape(s: State, prefecture: int, where: Mapping[str, int | str]) -> Reason:
    if s.roofs[prefecture] >= 0:
        return Reason("roofs_differ", "CP-13a", {**where, "shape": SHAPE_NAMES[s.roofs[prefecture]]})
    return Reason("shape_of_both_others", "CP-13b", where)


def _why_not_that_height(s: State, prefecture: int, where: Mapping[str, int | str]) -> Reason:
    tallest = s.tallest[prefecture]
    if tallest == 0:
        return Reason("first_house_is_low", "CP-13c", where)
    return Reason("height_does_not_fit", "CP-13c", {**where, "least": tallest, "most": tallest + 1})


def _why_no_site(s: State, action: Action) -> Reason:
    prefecture = Prefecture[str(action["prefecture"]).upper()]
    assert not is_site(s, s.sold, prefecture)
    where = {"prefecture": action["prefecture"]}
    return Reason("no_space_for_it", "CP-25", {**where, "building": BUILDING_NAMES[s.sold]})


def _why_no_card(s: State, action: Action) -> Reason:
    card = {"kind": action.name.removeprefix("bid_"), **action.values}
    return Reason("card_not_held", "CP-10" if s.phase == Phase.BUILD else "CP-21", card)
