"""Why an action of Campanile is not legal, with the number of the rule that says so."""

from __future__ import annotations

from campidoglio.games.campanile.rules import BetOn, Phase, State, Style, is_open_to_bets
from campidoglio.kernel.actions import Action
from campidoglio.kernel.reason import Reason


def why_not(s: State, seat: int, action: Action) -> Reason:
    """Why an action is not in the legal list; the words are in `locales`."""
    if action.name == "build":
        return _why_no_build(s, action)
    if s.phase == Phase.BUILD:
        return Reason("build_first", "CN-6")
    return _why_no_bet(s, action)


def _why_no_build(s: State, action: Action) -> Reason:
    if s.phase != Phase.BUILD:
        return Reason("built_already", "CN-7")
    return Reason("card_not_held", "CN-6", {"style": action["style"]})


def _why_no_bet(s: State, action: Action) -> Reason:
    style, chip = Style[str(action["style"]).upper()], int(action["chip"])
    if not is_open_to_bets(s, style):
        if s.bet_on == BetOn.BUILT:
            return Reason("not_just_built", "CN-14")
        return Reason("style_not_showing", "CN-7", {"style": action["style"]})
    if chip < s.built:
        return Reason("chip_too_small", "CN-7", {"least": s.built})
    return Reason("chip_not_left", "CN-2", {"chip": chip})
