"""Why an action of Campanile is not legal, with the number of the rule that says so."""

from __future__ import annotations

from campidoglio.games.campanile.rules import BetOn, Phase, State, Style, is_open_to_bets
from campidoglio.kernel.actions import Action


def why_not(s: State, seat: int, action: Action) -> str:
    """A sentence about an action that is not in the legal list."""
    if action.name == "build":
        return _why_no_build(s, action)
    if s.phase == Phase.BUILD:
        return "a turn begins with building (CN-6)"
    return _why_no_bet(s, seat, action)


def _why_no_build(s: State, action: Action) -> str:
    if s.phase != Phase.BUILD:
        return "you have built already; now you may bet (CN-7)"
    return f"you hold no {action['style']} card (CN-6)"


def _why_no_bet(s: State, seat: int, action: Action) -> str:
    style, chip = Style[str(action["style"]).upper()], int(action["chip"])
    if not is_open_to_bets(s, style):
        if s.bet_on == BetOn.BUILT:
            return "one may bet only on the tower just built on (CN-14)"
        return f"no {action['style']} card shows on a pile (CN-7)"
    if chip < s.built:
        return f"the chip must be worth at least the storeys just built, {s.built} (CN-7)"
    return f"you have no chip of value {chip} left (CN-2)"
