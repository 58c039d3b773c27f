"""Why an action of Capital Lux is not legal, with the number of the rule that says so."""

from __future__ import annotations

from campidoglio.games.capital_lux.reckoning import asked_colour
from campidoglio.games.capital_lux.table import Colour, Phase, State
from campidoglio.games.capital_lux.view import COLOUR_NAMES
from campidoglio.kernel.actions import Action
from campidoglio.kernel.reason import Reason

ASKED = {
    Phase.DRAFT: Reason("asked_draft", "CL-8"),
    Phase.PLAY: Reason("asked_play", "CL-11"),
    Phase.AGENT: Reason("asked_agent", "CL-12c"),
    Phase.CLERIC: Reason("asked_cleric", "CL-12d"),
}

BELONGS = {
    "keep": Phase.DRAFT,
    "city": Phase.PLAY,
    "capital": Phase.PLAY,
    "place": Phase.AGENT,
    "take": Phase.CLERIC,
    "pay": Phase.LIMIT,
    "discard": Phase.LIMIT,
}


def why_not(s: State, seat: int, action: Action) -> Reason:
    """Why an action is not in the legal list; the words are in `locales`."""
    if s.phase == Phase.LIMIT:
        return Reason("over_limit", "CL-18", {"colour": COLOUR_NAMES[asked_colour(s)]})
    if s.phase != BELONGS[action.name]:
        return ASKED[Phase(s.phase)]
    if action.name == "take":
        return _why_no_take(action)
    return _why_no_card(action)


def _why_no_take(action: Action) -> Reason:
    if action["colour"] == Colour.PINK.name.lower():
        return Reason("pink_stays", "CL-12d")
    return Reason("none_in_capital", "CL-12d", {"colour": action["colour"]})


def _why_no_card(action: Action) -> Reason:
    if action.name == "keep":
        return Reason("card_not_in_pack", "CL-8", action.values)
    return Reason("card_not_held", "CL-11", action.values)
