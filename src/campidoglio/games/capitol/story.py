"""What just happened in a game of Capitol, as data for the log and for animation."""

from __future__ import annotations

from typing import Any

from campidoglio.games.capitol.auction import on_sale
from campidoglio.games.capitol.cards import top
from campidoglio.games.capitol.scoring import places, points_in
from campidoglio.games.capitol.state import (
    AUCTIONS_A_ROUND,
    NOTHING,
    PREFECTURES,
    Kind,
    Phase,
    Prefecture,
    Sale,
    State,
)
from campidoglio.games.capitol.view import BUILDING_NAMES, KIND_NAMES, PREFECTURE_NAMES, card, revealed_bid
from campidoglio.kernel.actions import Action

Event = dict[str, Any]


def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Event]:
    """Everything is public but the cards of a stack that is not yet revealed (CP-21)."""
    if action.name.startswith("bid_"):
        return [_laid(seat, after)] if reader == seat else []
    return _TELLERS[action.name](before, seat, action, after) + _what_followed(before, action, after)


def _laid(seat: int, after: State) -> Event:
    face = after.bid[seat][after.bid_size[seat] - 1]
    return {"event": "laid", "seat": seat, **card(face)}


# What the player did


def _played(before: State, seat: int, action: Action, after: State) -> list[Event]:
    return [{"event": "played", "seat": seat, **card(after.played), "cards": after.cards[seat]}]


def _passed(before: State, seat: int, action: Action, after: State) -> list[Event]:
    return [{"event": "passed", "seat": seat}]


def _storey(before: State, seat: int, action: Action, after: State) -> list[Event]:
    on = int(action["on"])
    return [{"event": "storey", "seat": seat, "on": on, "height": on + 1, "supply": after.supply}]


def _capped(before: State, seat: int, action: Action, after: State) -> list[Event]:
    return [{"event": "capped", "seat": seat, "shape": action["shape"], "height": action["height"]}]


def _placed(before: State, seat: int, action: Action, after: State) -> list[Event]:
    free = after.free[Prefecture[str(action["prefecture"]).upper()]]
    return [{"event": "placed", "seat": seat, **action.values, "free": free}]


def _skipped(before: State, seat: int, action: Action, after: State) -> list[Event]:
    return [{"event": "skipped", "seat": seat, **card(before.played)}]


def _sealed(before: State, seat: int, action: Action, after: State) -> list[Event]:
    sealed: Event = {"event": "sealed", "seat": seat}
    return [sealed, *_revealed(after)] if _is_decided(before, after) else [sealed]


def _is_decided(before: State, after: State) -> bool:
    return sum(after.for_sale) < sum(before.for_sale)


def _revealed(after: State) -> list[Event]:
    """CP-22: all bids, and what became of the building."""
    building = BUILDING_NAMES[after.sold]
    bids = [revealed_bid(after, seat) for seat in range(after.players)]
    events: list[Event] = [{"event": "revealed", "building": building, "bids": bids}]
    if after.winner != NOTHING:
        paid = bids[after.winner]["sum"]
        events.append({"event": "won", "seat": after.winner, "building": building, "sum": paid})
    if after.sale != Sale.WON:
        events.append({"event": "left", "building": building, "reason": Sale(after.sale).name.lower()})
    return events


def _sited(before: State, seat: int, action: Action, after: State) -> list[Event]:
    building = BUILDING_NAMES[before.sold]
    return [{"event": "sited", "seat": seat, "building": building, "prefecture": action["prefecture"]}]


def _drew(before: State, seat: int, action: Action, after: State) -> list[Event]:
    kind = Kind[str(action["kind"]).upper()]
    drew: Event = {"event": "drew", "seat": seat, **card(top(before, kind)), "left": after.pile[kind]}
    if before.pile[kind] == 1 and before.discards[kind] > 0:
        turned = {"event": "turned", "kind": KIND_NAMES[kind], "cards": before.discards[kind]}
        return [drew, turned]
    return [drew]


_TELLERS = {
    "roof": _played,
    "floor": _played,
    "permit": _played,
    "pass": _passed,
    "storey": _storey,
    "cap": _capped,
    "house": _placed,
    "skip": _skipped,
    "seal": _sealed,
    "site": _sited,
    "draw": _drew,
}


# What came of itself


def _what_followed(before: State, action: Action, after: State) -> list[Event]:
    """The scoring, whose draws begin, a new round, an auction, the end: in this order."""
    is_settled = action.name == "site" or (_is_decided(before, after) and after.phase != Phase.SITE)
    events: list[Event] = []
    if is_settled and before.auction + 1 == AUCTIONS_A_ROUND:
        events += _scored(before, after)
    if after.phase == Phase.DRAW and (before.phase, before.turn) != (after.phase, after.turn):
        events.append({"event": "draws", "seat": after.turn, "cards": after.to_draw})
    if after.rounds_played > before.rounds_played:
        events.append({"event": "round", "seat": after.consul, "round": after.rounds_played + 1})
    if after.phase == Phase.BID and (is_settled or before.phase != Phase.BID):
        number = after.auction + 1
        events.append({"event": "auction", "number": number, "building": BUILDING_NAMES[on_sale(after)]})
    if after.phase == Phase.OVER:
        scores = after.score[: after.players]
        events.append({"event": "over", "reason": "fourth_scoring", "scores": scores})
    return events


def _scored(before: State, after: State) -> list[Event]:
    """CP-30, CP-31: what each prefecture pays, then what each player has."""
    events = [_prefecture_scored(after, prefecture) for prefecture in range(PREFECTURES)]
    gains = [
        {"seat": seat, "points": after.score[seat] - before.score[seat], "score": after.score[seat]}
        for seat in range(after.players)
    ]
    round_scored = {"event": "round_scored", "round": before.rounds_played + 1, "gains": gains}
    return [*(event for event in events if event["paid"]), round_scored]


def _prefecture_scored(after: State, prefecture: int) -> Event:
    firsts, seconds = places(after, prefecture)
    paid = [
        {"seat": seat, "place": place, "points": points}
        for place, seats in enumerate((firsts, seconds), start=1)
        for seat in range(after.players)
        if seats >> seat & 1 and (points := points_in(after, prefecture, seat))
    ]
    return {"event": "scored", "prefecture": PREFECTURE_NAMES[prefecture], "paid": paid}
