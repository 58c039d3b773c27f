"""What just happened in a game of Capitali$t, as data for the log and for animation.

One roll may set off a long chain: a card, a move, Start, a rent, a bankruptcy. So the rules themselves tell
it: they carry the action out once more on a copy of the position, and those that have something to say are
listened to (TOLD below). Everything is public: who reads makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from campidoglio.games.capitalist.actions import ACTIONS
from campidoglio.games.capitalist.building import resale_value, value_of_buildings
from campidoglio.games.capitalist.ending import fortune
from campidoglio.games.capitalist.jail import LAST_ROLL
from campidoglio.games.capitalist.land import mortgage_value, owner_of, value_of_lands
from campidoglio.games.capitalist.state import BANK, NOTHING, SQUARES, Amount, Effect, Ending, Phase, State
from campidoglio.games.capitalist.view import (
    DECK_NAMES,
    LAND_NAMES,
    card_shown,
    cards_shown,
    lands_shown,
    square_name,
)
from campidoglio.kernel.actions import Action
from campidoglio.kernel.engines.binding import Binder, Target

Event = dict[str, Any]
Teller = Callable[..., Event | None]


def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Event]:
    """The events of an action, in the order in which they happened."""
    return _narrator().tell(before, seat, action)


# What the rules have to say. Each teller takes the arguments of the rule of its name.


def _rolled(s: State) -> Event:
    return {"event": "rolled", "seat": s.turn, "dice": s.dice[:], "double": s.dice[0] == s.dice[1]}


def _rolled_for_utility(s: State) -> Event:
    return {"event": "rolled_for_utility", "seat": s.turn, "dice": s.utility_dice[:]}


def _jail_roll(s: State, seat: int, is_double: bool) -> Event:
    if is_double:
        return {"event": "freed", "seat": seat, "by": "doubles"}
    if s.jailed[seat] >= LAST_ROLL:
        return {"event": "freed", "seat": seat, "by": "third_roll"}
    return {"event": "stays_in_jail", "seat": seat, "rolls": s.jailed[seat]}


def _paid_fine(s: State, seat: int) -> Event:
    return {"event": "paid_fine", "seat": seat, "amount": s.amount[Amount.FINE]}


def _used_card(s: State, seat: int) -> Event:
    return {"event": "used_card", "seat": seat, "deck": DECK_NAMES[0 if s.release[0] == seat else 1]}


def _moved(s: State, seat: int, steps: int) -> Event:
    start = s.position[seat]
    to = (start + steps) % SQUARES
    return {"event": "moved", "seat": seat, "from": start, "to": to, "square": square_name(s, to)}


def _moved_back(s: State, seat: int, square: int) -> Event:
    return {
        "event": "moved_back",
        "seat": seat,
        "from": s.position[seat],
        "to": square,
        "square": square_name(s, square),
    }


def _salary(s: State, seat: int) -> Event:
    return {"event": "salary", "seat": seat, "amount": s.amount[Amount.SALARY]}


def _jailed(s: State, seat: int) -> Event:
    return {"event": "jailed", "seat": seat}


def _visited(s: State, seat: int, land: int) -> Event | None:
    owner = owner_of(s, land)
    if owner in (NOTHING, seat):
        return None
    mortgaged = bool(s.mortgaged >> land & 1)
    return {
        "event": "visited",
        "seat": seat,
        "owner": {"seat": owner},
        "land": LAND_NAMES[land],
        "mortgaged": mortgaged,
    }


def _drew(s: State, seat: int, deck: int) -> Event:
    return {"event": "drew", "seat": seat, "card": card_shown(s, deck, s.deck[deck][s.top[deck]])}


def _received(s: State, seat: int, effect: int, value: int) -> Event | None:
    if effect != Effect.RECEIVE:
        return None
    return {"event": "received", "seat": seat, "amount": value}


def _bought(s: State, seat: int, land: int, price: int) -> Event:
    event = "won_auction" if s.lot == land else "bought"
    return {"event": event, "seat": seat, "land": LAND_NAMES[land], "price": price}


def _built(s: State, seat: int, land: int) -> Event:
    return {
        "event": "built",
        "seat": seat,
        "land": LAND_NAMES[land],
        "buildings": s.level[land],
        "cost": s.cost[land],
    }


def _sold(s: State, seat: int, land: int) -> Event:
    return {
        "event": "sold",
        "seat": seat,
        "land": LAND_NAMES[land],
        "buildings": s.level[land],
        "amount": resale_value(s, land),
    }


def _mortgaged(s: State, seat: int, land: int) -> Event:
    return {
        "event": "mortgaged",
        "seat": seat,
        "land": LAND_NAMES[land],
        "amount": mortgage_value(s, land),
    }


def _lifted(s: State, seat: int, land: int) -> Event:
    return {"event": "lifted", "seat": seat, "land": LAND_NAMES[land], "amount": mortgage_value(s, land)}


def _offering(s: State, seat: int, other: int) -> Event:
    return {"event": "offering", "seat": seat, "partner": {"seat": other}}


def _offered(s: State) -> Event:
    return {"event": "offered", **_offer(s)}


def _countering(s: State) -> Event:
    return {"event": "countering", "seat": s.partner, "partner": {"seat": s.proposer}}


def _traded(s: State) -> Event:
    return {"event": "traded", **_offer(s)}


def _offer(s: State) -> Event:
    return {
        "seat": s.proposer,
        "partner": {"seat": s.partner},
        "gives": _side(s.given, s.given_cards, s.given_money),
        "asks": _side(s.asked, s.asked_cards, s.asked_money),
        "counter": bool(s.countering),
    }


def _side(lands: int, cards: int, money: int) -> list[Event]:
    """One side of an offer, piece by piece."""
    pieces: list[Event] = [{"piece": "land", "land": land} for land in lands_shown(lands)]
    pieces += [{"piece": "card", "deck": deck} for deck in cards_shown(cards)]
    return [*pieces, {"piece": "money", "money": money}] if money else pieces


def _titles(lands: int) -> list[Event]:
    return [{"land": land} for land in lands_shown(lands)]


def _debt(s: State, seat: int) -> Event:
    return {"seat": seat, "to": _creditor(s), "amount": s.owes[seat]}


def _creditor(s: State) -> Event | None:
    """None is the bank."""
    return None if s.creditor == BANK else {"seat": s.creditor}


def _auction(s: State, land: int, after: int) -> Event:
    return {"event": "auction", "land": LAND_NAMES[land]}


def _bid(s: State, seat: int) -> Event:
    return {"event": "bid", "seat": seat, "land": LAND_NAMES[s.lot], "amount": s.bid + s.raised}


def _passed(s: State, seat: int) -> Event:
    return {"event": "passed", "seat": seat, "land": LAND_NAMES[s.lot]}


def _unsold(s: State) -> Event | None:
    return {"event": "unsold", "land": LAND_NAMES[s.lot]} if s.bidder == NOTHING else None


def _paid(s: State, debtor: int) -> Event:
    return {"event": "paid", **_debt(s, debtor)}


def _owes(s: State) -> Event | None:
    return {"event": "owes", **_debt(s, s.decider)} if s.phase == Phase.DEBT else None


def _bankrupt(s: State, seat: int) -> Event:
    return {
        "event": "bankrupt",
        "seat": seat,
        "to": _creditor(s),
        "lands": _titles(s.holds[seat]),
        "money": s.money[seat],
        "buildings": value_of_buildings(s, seat),
    }


def _left(s: State, leaver: int) -> Event:
    return {"event": "left", "seat": leaver}


def _turn(s: State, seat: int) -> Event:
    return {"event": "turn", "seat": seat, "round": s.rounds_played + 1}


def _over(s: State, reason: int) -> Event:
    """CA-41: with what each fortune is made of, for the reckoning."""
    seats = range(s.players)
    return {
        "event": "over",
        "reason": Ending(reason).name.lower(),
        "scores": [fortune(s, seat) for seat in seats],
        "cash": s.money[: s.players],
        "buildings": [value_of_buildings(s, seat) for seat in seats],
        "titles": [value_of_lands(s, seat) for seat in seats],
    }


TOLD: dict[str, Teller] = {
    "roll_in_jail": _jail_roll,
    "pay_the_fine": _paid_fine,
    "use_release": _used_card,
    "move_forward": _moved,
    "move_back_to": _moved_back,
    "pass_start": _salary,
    "go_to_jail_at_once": _jailed,
    "land_on_land": _visited,
    "draw_card": _drew,
    "follow_card": _received,
    "buy_land": _bought,
    "mortgage_land": _mortgaged,
    "lift_mortgage": _lifted,
    "open_offer": _offering,
    "begin_counter": _countering,
    "exchange": _traded,
    "open_auction": _auction,
    "place_bid": _bid,
    "pass_bidding": _passed,
    "close_auction": _unsold,
    "pay_debt": _paid,
    "go_bankrupt": _bankrupt,
    "leave_game": _left,
}
"""Told before the rule of that name is carried out."""

TOLD_AFTERWARDS: dict[str, Teller] = {
    "roll_dice": _rolled,
    "roll_for_utility": _rolled_for_utility,
    "build_on": _built,
    "sell_from": _sold,
    "send_offer": _offered,
    "settle_debt": _owes,
    "begin_turn": _turn,
    "finish": _over,
}
"""Told with what the rule brought, in the place where it began."""


def _of_the_action(before: State, seat: int, action: Action) -> list[Event]:
    """What no rule beneath the action tells."""
    if action.name == "time_up":
        return [{"event": "time_up"}]
    if action.name == "refuse" or (action.name == "cancel" and before.countering):
        return [{"event": "refused", "seat": seat}]
    if action.name == "cancel":
        return [{"event": "dropped", "seat": seat}]
    return []


class Narrator:
    """The rules, bound so that those with something to tell are heard."""

    def __init__(self) -> None:
        self._binder = Binder(Target(compile=self._heard, table=lambda table: table))
        self._told: dict[int, list[Event | None]] = {}

    def tell(self, before: State, seat: int, action: Action) -> list[Event]:
        """Carry the action out on a copy, and return what the rules told."""
        s = before.copy()
        told: list[Event | None] = []
        self._told[id(s)] = told
        try:
            self._carry_out(s, seat, action)
        finally:
            del self._told[id(s)]
        return _of_the_action(before, seat, action) + [event for event in told if event is not None]

    def _carry_out(self, s: State, seat: int, action: Action) -> None:
        code = ACTIONS.encode(action)
        family = ACTIONS.family_of(code)
        self._binder.function(family.carry_out)(s, seat, *family.values_of(code))

    def _heard(self, function: FunctionType) -> Callable[..., Any]:
        name = function.__name__
        if name in TOLD:
            return self._before(function, TOLD[name])
        if name in TOLD_AFTERWARDS:
            return self._afterwards(function, TOLD_AFTERWARDS[name])
        return function

    def _before(self, function: FunctionType, teller: Teller) -> Callable[..., Any]:
        def heard(s: State, *values: int) -> Any:
            self._told[id(s)].append(teller(s, *values))
            return function(s, *values)

        return heard

    def _afterwards(self, function: FunctionType, teller: Teller) -> Callable[..., Any]:
        def heard(s: State, *values: int) -> Any:
            told = self._told[id(s)]
            place = len(told)
            told.append(None)
            result = function(s, *values)
            told[place] = teller(s, *values)
            return result

        return heard


@cache
def _narrator() -> Narrator:
    return Narrator()
