"""The settings of Capitali$t: limits, the quick game and each of its points, and the data file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from campidoglio.games.capitalist.data import CLASSIC, FIELDS, dearest, load
from campidoglio.games.capitalist.state import Amount, Switch
from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.settings import Choice, Data, Settings, Whole, YesNo

USUAL_ROUNDS = 200
"""More than people ever play, so that every game ends."""
MOST_ROUNDS = 300
"""Records of longer games would grow too long to be read again."""
AS_QUICK = -1
"""A figure of the quick game that is as the setting `quick` says."""


def check(shown: Mapping[str, Any], players: int) -> None:
    """CA-50: the quick game needs a limit. CA-51: money for the first properties."""
    if shown["quick"] and not shown["rounds"] and not shown["minutes"]:
        raise BadSetting("the quick game needs a limit: set rounds or minutes (CA-50)")
    tables = load(shown["board"])
    amounts = tables["amount"]
    lands = _resolved(shown, "given_lands", amounts[Amount.QUICK_LANDS], 0)
    quick_money, ordinary_money = amounts[Amount.QUICK_START_MONEY], amounts[Amount.START_MONEY]
    money = _resolved(shown, "start_money", quick_money, ordinary_money)
    if money < (needed := dearest(tables, lands)):
        raise BadSetting(f"start_money must be at least {needed}, the dearest {lands} properties (CA-51)")


def _resolved(shown: Mapping[str, Any], name: str, in_quick: int, ordinary: int) -> int:
    value: int = shown[name]
    if value != AS_QUICK:
        return value
    return in_quick if shown["quick"] else ordinary


SETTINGS = Settings(
    (
        YesNo("quick", False, "the quick game: switches on all of its rules that no other setting decides"),
        Whole("rounds", 0, MOST_ROUNDS, USUAL_ROUNDS, "the game ends after so many rounds; 0: no limit"),
        Whole("minutes", 0, 1_000_000, 0, "the game ends after so many minutes; 0: no limit"),
        Whole("start_money", AS_QUICK, 1_000_000, AS_QUICK, "money at the start; -1: as the game has it"),
        Whole("trades", 0, 10, 3, "how many trades a player may propose in a turn"),
        Choice("unlimited_buildings", Switch, Switch.AS_QUICK, "houses and hotels never run out"),
        Whole("given_lands", AS_QUICK, 2, AS_QUICK, "properties that each begins with; -1: as quick says"),
        Whole("upkeep", AS_QUICK, 10_000, AS_QUICK, "what the end of a turn costs; -1: as quick says"),
        Choice("build_alone", Switch, Switch.AS_QUICK, "building does not need the whole colour"),
        Choice("staged_building", Switch, Switch.AS_QUICK, "more than two houses only after passing Start"),
        Whole(
            "resale", AS_QUICK, 99, AS_QUICK, "percent for sold buildings and mortgages; -1: as quick says"
        ),
        Whole(
            "eliminations",
            AS_QUICK,
            7,
            AS_QUICK,
            "eliminations that end the game; 0: none; -1: as quick says",
        ),
        Data("board", FIELDS, load, (CLASSIC,), CLASSIC, "squares, prices, rents, cards and amounts"),
    ),
    check,
)
