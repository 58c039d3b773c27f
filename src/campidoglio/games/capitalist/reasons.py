"""Why an action of Capitali$t is not legal, with the number of the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from campidoglio.games.capitalist.building import (
    blocked_lands,
    has_piece_above,
    highest_level,
    level_limit,
    lowest_level,
    may_build_in,
)
from campidoglio.games.capitalist.ending import fortune, is_in
from campidoglio.games.capitalist.land import mortgage_value
from campidoglio.games.capitalist.state import (
    GROUP_OF,
    HOTEL,
    Amount,
    Deck,
    Group,
    Land,
    Phase,
    State,
)
from campidoglio.kernel.actions import Action

Reason = Callable[[State, int, Action], str]

ACT = ("roll", "pay_fine", "use_card", "build", "lift", "offer")
COMPOSE = (
    "give_land",
    "ask_land",
    "give_card",
    "ask_card",
    "give_money",
    "ask_money",
    "send",
    "cancel",
)
NOW = {
    Phase.ACT: "before rolling you may act, and then you roll (CA-5)",
    Phase.BUY: "first buy the land you stand on, or decline it (CA-8)",
    Phase.AUCTION: "an auction is going on: raise and bid, or pass (CA-28)",
    Phase.COMPOSE: "an offer is being made up: send or cancel it first (CA-21)",
    Phase.ANSWER: "first answer the offer (CA-21)",
    Phase.CHOICE: "first pay or draw a chance card (CA-11)",
    Phase.DEBT: "a debt must be paid first: sell, mortgage, or go bankrupt (CA-30)",
}


def why_not(s: State, seat: int, action: Action) -> str:
    """A sentence about an action that is not in the legal list."""
    if action.name in ("time_up", "leave"):
        return "this comes from outside, not from a seat (CA-34, CA-41)"
    phase = Phase(s.phase)
    if phase not in _phases(action.name):
        return NOW[phase]
    return REASONS.get(action.name, _other)(s, seat, action)


def _phases(name: str) -> tuple[Phase, ...]:
    if name in ("sell", "sell_down", "mortgage"):
        return (Phase.ACT, Phase.DEBT)
    if name in ACT:
        return (Phase.ACT,)
    if name in COMPOSE:
        return (Phase.COMPOSE,)
    return {
        "accept": (Phase.ANSWER,),
        "refuse": (Phase.ANSWER,),
        "counter": (Phase.ANSWER,),
        "buy": (Phase.BUY,),
        "decline": (Phase.BUY,),
        "raise_by": (Phase.AUCTION,),
        "bid": (Phase.AUCTION,),
        "pass": (Phase.AUCTION,),
        "pay": (Phase.CHOICE,),
        "draw_chance": (Phase.CHOICE,),
        "bankrupt": (Phase.DEBT,),
    }[name]


def _land(action: Action) -> int:
    return Land[str(action["land"]).upper()]


def _other(s: State, seat: int, action: Action) -> str:
    return "this is not possible now"


def _fine(s: State, seat: int, action: Action) -> str:
    if not s.jailed[seat]:
        return "you are not in jail (CA-16)"
    return f"the fine is {s.amount[Amount.FINE]}, and you have {s.money[seat]} (CA-16)"


def _release(s: State, seat: int, action: Action) -> str:
    if not s.jailed[seat]:
        return "you are not in jail (CA-27)"
    return "you hold no release card (CA-16)"


def _build(s: State, seat: int, action: Action) -> str:
    land = _land(action)
    group, level = GROUP_OF[land], s.level[land]
    if not s.holds[seat] >> land & 1:
        return "you do not own this property (CA-20)"
    if not may_build_in(s, seat, group):
        return "building needs the whole colour, and nothing of it mortgaged (CA-20, CA-53)"
    if level == HOTEL:
        return "a property has at most one hotel (CA-20)"
    if level >= level_limit(s, seat):
        return f"you may build {level_limit(s, seat)} houses until you pass Start again (CA-54)"
    if level > lowest_level(s, seat, group):
        return "build evenly: on a lowest property of the colour (CA-20)"
    if not has_piece_above(s, level):
        return "the bank has no such building left (CA-20)"
    return f"a building costs {s.cost[land]}, and you have {s.money[seat]} (CA-20)"


def _sell(s: State, seat: int, action: Action) -> str:
    land = _land(action)
    if not s.holds[seat] >> land & 1 or not s.level[land]:
        return "you have no building there (CA-24)"
    if s.level[land] < highest_level(s, seat, GROUP_OF[land]):
        return "sell evenly: from a highest property of the colour (CA-24)"
    return "the bank lacks four houses to put in the hotel's place; sell the colour down (CA-24)"


def _sell_down(s: State, seat: int, action: Action) -> str:
    return "a colour is sold down only if it has a hotel and the bank lacks four houses (CA-24)"


def _mortgage(s: State, seat: int, action: Action) -> str:
    land = _land(action)
    if not s.holds[seat] >> land & 1:
        return "you do not own this land (CA-25)"
    if s.mortgaged >> land & 1:
        return "it is mortgaged already (CA-25)"
    return "first sell your buildings in this colour (CA-25)"


def _lift(s: State, seat: int, action: Action) -> str:
    land = _land(action)
    if not (s.holds[seat] & s.mortgaged) >> land & 1:
        return "you have no mortgage on this land (CA-26)"
    if s.fresh >> land & 1:
        return "it was mortgaged in this turn (CA-26)"
    return f"that costs {mortgage_value(s, land)}, and you have {s.money[seat]} (CA-26)"


def _offer(s: State, seat: int, action: Action) -> str:
    partner = int(action["seat"])
    if partner == seat or partner >= s.players or not is_in(s, partner):
        return "offers go to another player who is still in the game (CA-21)"
    return f"you may make {s.trades} proposals a turn, and have made {s.proposals} (CA-21)"


def _trade_land(s: State, seat: int, action: Action) -> str:
    land = _land(action)
    owner = s.proposer if action.name == "give_land" else s.partner
    if not s.holds[owner] >> land & 1:
        return f"seat {owner} does not own it (CA-21)"
    if blocked_lands(s) >> land & 1:
        colour = Group(GROUP_OF[land]).name.lower()
        return f"buildings stand in {colour}: such land is not traded (CA-21)"
    return "it is in the offer already (CA-21)"


def _trade_card(s: State, seat: int, action: Action) -> str:
    owner = s.proposer if action.name == "give_card" else s.partner
    if s.release[Deck[str(action["deck"]).upper()]] != owner:
        return f"seat {owner} does not hold that card (CA-21)"
    return "it is in the offer already (CA-21)"


def _trade_money(s: State, seat: int, action: Action) -> str:
    asking = action.name == "ask_money"
    if s.given_money if asking else s.asked_money:
        return "money goes one way only in an offer (CA-21)"
    owner = s.partner if asking else s.proposer
    return f"seat {owner} has only {s.money[owner]} (CA-21)"


def _send(s: State, seat: int, action: Action) -> str:
    return "nothing for nothing is no offer (CA-21)"


def _counter(s: State, seat: int, action: Action) -> str:
    return "there is only one counter-offer (CA-21)"


def _raise(s: State, seat: int, action: Action) -> str:
    return f"a bid stays within your cash, {s.money[seat]} (CA-28)"


def _bid(s: State, seat: int, action: Action) -> str:
    return f"first raise: a bid is above the last one, {s.bid} (CA-28)"


def _pass(s: State, seat: int, action: Action) -> str:
    return "you have begun to raise: finish the bid (CA-28)"


def _bankrupt(s: State, seat: int, action: Action) -> str:
    return f"you owe {s.owes[seat]} and can raise {fortune(s, seat)} (CA-30)"


REASONS: dict[str, Reason] = {
    "pay_fine": _fine,
    "use_card": _release,
    "build": _build,
    "sell": _sell,
    "sell_down": _sell_down,
    "mortgage": _mortgage,
    "lift": _lift,
    "offer": _offer,
    "give_land": _trade_land,
    "ask_land": _trade_land,
    "give_card": _trade_card,
    "ask_card": _trade_card,
    "give_money": _trade_money,
    "ask_money": _trade_money,
    "send": _send,
    "counter": _counter,
    "raise_by": _raise,
    "bid": _bid,
    "pass": _pass,
    "bankrupt": _bankrupt,
}
