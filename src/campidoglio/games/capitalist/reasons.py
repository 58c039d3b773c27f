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
from campidoglio.games.capitalist.land import is_whole, mortgage_value
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
from campidoglio.kernel.reason import Reason

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
ASKED = {
    Phase.ACT: Reason("asked_act", "CA-5"),
    Phase.BUY: Reason("asked_buy", "CA-8"),
    Phase.AUCTION: Reason("asked_auction", "CA-28"),
    Phase.COMPOSE: Reason("asked_compose", "CA-21"),
    Phase.ANSWER: Reason("asked_answer", "CA-21"),
    Phase.CHOICE: Reason("asked_choice", "CA-11"),
    Phase.DEBT: Reason("asked_debt", "CA-30"),
}


def why_not(s: State, seat: int, action: Action) -> Reason:
    """Why an action is not in the legal list; the words are in `locales`."""
    if action.name == "time_up":
        return Reason("from_outside", "CA-41")
    if action.name == "leave":
        return Reason("from_outside", "CA-34")
    phase = Phase(s.phase)
    if phase not in _phases(action.name):
        return ASKED[phase]
    return REASONS[action.name](s, seat, action)


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


def _fine(s: State, seat: int, action: Action) -> Reason:
    if not s.jailed[seat]:
        return Reason("not_in_jail", "CA-16")
    return _too_dear(s, seat, s.amount[Amount.FINE], "CA-16")


def _too_dear(s: State, seat: int, price: int, rule: str) -> Reason:
    return Reason("too_dear", rule, {"price": price, "money": s.money[seat]})


def _release(s: State, seat: int, action: Action) -> Reason:
    if not s.jailed[seat]:
        return Reason("not_in_jail", "CA-27")
    return Reason("no_release_card", "CA-16")


def _build(s: State, seat: int, action: Action) -> Reason:
    """CA-20, and CA-54 in the quick game."""
    land, where = _land(action), {"land": action["land"]}
    group, level = GROUP_OF[land], s.level[land]
    if not s.holds[seat] >> land & 1:
        return Reason("not_yours", "CA-20", where)
    if not may_build_in(s, seat, group):
        return _why_not_in(s, seat, group)
    if level == HOTEL:
        return Reason("one_hotel", "CA-20", where)
    if level >= level_limit(s, seat):
        return Reason("pass_start_first", "CA-54", {"count": level_limit(s, seat)})
    if level > lowest_level(s, seat, group):
        return Reason("build_evenly", "CA-20")
    if not has_piece_above(s, level):
        return Reason("no_building_left", "CA-20", {"piece": "hotel" if level == HOTEL - 1 else "house"})
    return _too_dear(s, seat, s.cost[land], "CA-20")


def _why_not_in(s: State, seat: int, group: int) -> Reason:
    """CA-20: the whole colour is needed (CA-53: not in the quick game), and nothing of it mortgaged."""
    if not s.alone and not is_whole(s.holds[seat], group):
        return Reason("colour_not_whole", "CA-20")
    return Reason("mortgage_in_colour", "CA-20")


def _sell(s: State, seat: int, action: Action) -> Reason:
    land = _land(action)
    if not s.holds[seat] >> land & 1 or not s.level[land]:
        return Reason("no_building_there", "CA-24", {"land": action["land"]})
    if s.level[land] < highest_level(s, seat, GROUP_OF[land]):
        return Reason("sell_evenly", "CA-24")
    return Reason("houses_lacking", "CA-24")


def _sell_down(s: State, seat: int, action: Action) -> Reason:
    return Reason("no_need_to_sell_down", "CA-24", {"group": action["group"]})


def _mortgage(s: State, seat: int, action: Action) -> Reason:
    land, where = _land(action), {"land": action["land"]}
    if not s.holds[seat] >> land & 1:
        return Reason("not_yours", "CA-25", where)
    if s.mortgaged >> land & 1:
        return Reason("mortgaged_already", "CA-25", where)
    return Reason("sell_buildings_first", "CA-25")


def _lift(s: State, seat: int, action: Action) -> Reason:
    land, where = _land(action), {"land": action["land"]}
    if not (s.holds[seat] & s.mortgaged) >> land & 1:
        return Reason("no_mortgage", "CA-26", where)
    if s.fresh >> land & 1:
        return Reason("mortgaged_this_turn", "CA-26", where)
    return _too_dear(s, seat, mortgage_value(s, land), "CA-26")


def _offer(s: State, seat: int, action: Action) -> Reason:
    partner = int(action["seat"])
    if partner == seat or partner >= s.players or not is_in(s, partner):
        return Reason("not_a_partner", "CA-21")
    return Reason("offers_used_up", "CA-21", {"count": s.trades})


def _trade_land(s: State, seat: int, action: Action) -> Reason:
    land, where = _land(action), {"land": action["land"]}
    owner = s.proposer if action.name == "give_land" else s.partner
    if not s.holds[owner] >> land & 1:
        return Reason("not_the_owner", "CA-21", {"seat": owner, **where})
    if blocked_lands(s) >> land & 1:
        return Reason("buildings_in_colour", "CA-21", {"group": Group(GROUP_OF[land]).name.lower()})
    return Reason("in_the_offer", "CA-21")


def _trade_card(s: State, seat: int, action: Action) -> Reason:
    owner = s.proposer if action.name == "give_card" else s.partner
    if s.release[Deck[str(action["deck"]).upper()]] != owner:
        return Reason("not_the_holder", "CA-21", {"seat": owner, "deck": action["deck"]})
    return Reason("in_the_offer", "CA-21")


def _trade_money(s: State, seat: int, action: Action) -> Reason:
    asking = action.name == "ask_money"
    if s.given_money if asking else s.asked_money:
        return Reason("money_goes_one_way", "CA-21")
    owner = s.partner if asking else s.proposer
    return Reason("not_that_much", "CA-21", {"seat": owner, "money": s.money[owner]})


def _send(s: State, seat: int, action: Action) -> Reason:
    return Reason("empty_offer", "CA-21")


def _counter(s: State, seat: int, action: Action) -> Reason:
    return Reason("one_counter_offer", "CA-21")


def _raise(s: State, seat: int, action: Action) -> Reason:
    return Reason("beyond_your_cash", "CA-28", {"money": s.money[seat]})


def _bid(s: State, seat: int, action: Action) -> Reason:
    return Reason("raise_first", "CA-28", {"bid": s.bid})


def _pass(s: State, seat: int, action: Action) -> Reason:
    return Reason("finish_the_bid", "CA-28")


def _bankrupt(s: State, seat: int, action: Action) -> Reason:
    return Reason("can_still_pay", "CA-30", {"amount": s.owes[seat], "fortune": fortune(s, seat)})


REASONS: dict[str, Callable[[State, int, Action], Reason]] = {
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
