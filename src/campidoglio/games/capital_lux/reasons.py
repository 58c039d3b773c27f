"""Why an action of Capital Lux is not legal, with the number of the rule that says so."""

from __future__ import annotations

from campidoglio.games.capital_lux.reckoning import asked_colour
from campidoglio.games.capital_lux.table import Colour, Phase, State
from campidoglio.games.capital_lux.view import COLOUR_NAMES
from campidoglio.kernel.actions import Action

ASKED = {
    Phase.DRAFT: "cards are being chosen now: keep one of the pack (CL-8)",
    Phase.PLAY: "play a card of your hand, to your city or to the capital (CL-11)",
    Phase.AGENT: "the Agent has looked at a modifier: choose the colour to put it on (CL-12c)",
    Phase.CLERIC: "the Cleric must choose a colour to take a card from (CL-12d)",
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


def why_not(s: State, seat: int, action: Action) -> str:
    """A sentence about an action that is not in the legal list."""
    if s.phase == Phase.LIMIT:
        colour = COLOUR_NAMES[asked_colour(s)]
        return f"{colour} is over its limit in your city: pay for it, or discard it (CL-18)"
    if s.phase != BELONGS[action.name]:
        return ASKED[Phase(s.phase)]
    if action.name == "take":
        return _why_no_take(action)
    return _why_no_card(action)


def _why_no_take(action: Action) -> str:
    if action["colour"] == Colour.PINK.name.lower():
        return "the Cleric never takes a pink card (CL-12d)"
    return f"the capital has no {action['colour']} card (CL-12d)"


def _why_no_card(action: Action) -> str:
    if action.name == "keep":
        return f"there is no {action['colour']} {action['value']} in the pack you hold (CL-8)"
    return f"you hold no {action['colour']} {action['value']} (CL-11)"
