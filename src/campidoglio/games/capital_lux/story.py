"""What just happened in a game of Capital Lux, as data for the log and for animation.

What an action does goes step by step on a copy, so that the end of a round can be told in its order.
"""

from __future__ import annotations

from typing import Any

from campidoglio.games.capital_lux import rules
from campidoglio.games.capital_lux.draft import pack_of
from campidoglio.games.capital_lux.reckoning import (
    discard_colour,
    excess,
    lay_down_hands,
    lowest_in_capital,
    pay_excess,
    reveal_modifiers,
)
from campidoglio.games.capital_lux.table import (
    COLOURS,
    FACES,
    IN_HAND,
    LOWEST,
    MODIFIERS,
    VALUES,
    WORTH,
    Colour,
    Phase,
    State,
    city_total,
)
from campidoglio.games.capital_lux.view import COLOUR_NAMES, card, cards
from campidoglio.kernel.actions import Action

Event = dict[str, Any]

HIDDEN = {"colour": None, "value": None}
"""A card that the reader may not know."""


def story(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Event]:
    """What the reader may know: one's own picks and Scholar's cards, and modifiers one looks at (CL-24)."""
    if action.name == "keep":
        return _kept(before, seat, action, after, reader)
    s = before.copy()
    events = _done(s, seat, action, seat == reader)
    if action.name in {"pay", "discard"}:
        return events + _settled(s, after)
    if after.phase == Phase.PLAY and after.ender != before.ender:
        events.append({"event": "last_turns", "seat": seat})
    if after.round_number > before.round_number or after.phase >= Phase.LIMIT:
        events += _stopped(s) + _settled(s, after)
    return events


def _colour(action: Action) -> int:
    return Colour[str(action["colour"]).upper()]


def _face(action: Action) -> int:
    return _colour(action) * VALUES + int(action["value"]) - LOWEST


# The draft


def _kept(before: State, seat: int, action: Action, after: State, reader: int | None) -> list[Event]:
    kept = card(_face(action)) if seat == reader else HIDDEN
    events: list[Event] = [{"event": "kept", "seat": seat} | kept]
    if after.phase != Phase.DRAFT or after.step != before.step:
        events.append({"event": "passed", "step": before.step, "received": _received(before, after, reader)})
    return events


def _received(before: State, after: State, reader: int | None) -> list[dict[str, Any]] | None:
    """CL-8: the pack that the reader has just received from the right."""
    if reader is None:
        return None
    return cards(after.pack[(pack_of(before, reader) - 1) % before.players])


# A turn, and what was asked after it


def _done(s: State, seat: int, action: Action, is_own: bool) -> list[Event]:
    """Carry the action out on the copy, without what comes after it."""
    if action.name == "city":
        rules.put_in_city(s, seat, _face(action))
        return [{"event": "city", "seat": seat} | card(_face(action))]
    if action.name == "capital":
        rules.put_in_capital(s, seat, _face(action))
        played = {"event": "capital", "seat": seat} | card(_face(action))
        return [played, *_gained(s, seat, action, is_own)]
    return [{"event": _TOLD[action.name], "seat": seat} | _chosen(s, seat, action, is_own)]


_TOLD = {"place": "placed", "take": "took", "pay": "paid", "discard": "discarded"}


def _gained(s: State, seat: int, action: Action, is_own: bool) -> list[Event]:
    """CL-12: what the action of a card in the capital gave at once."""
    colour = _colour(action)
    if colour == Colour.GREEN and s.deck_size:
        held = s.hand[seat][:]
        rules.study(s, seat)
        drawn = next(face for face in range(FACES) if s.hand[seat][face] > held[face])
        return [{"event": "drew", "seat": seat} | (card(drawn) if is_own else HIDDEN)]
    if colour == Colour.YELLOW and s.supply:
        rules.trade(s, seat)
        return [{"event": "gold", "seat": seat}]
    if colour == Colour.BLUE and s.pile:
        rules.look(s, seat)
        return [{"event": "looked", "seat": seat, "worth": _looked_at(s, seat) if is_own else None}]
    return []


def _looked_at(s: State, seat: int) -> int:
    return WORTH[s.laid[seat].index(IN_HAND)]


def _chosen(s: State, seat: int, action: Action, is_own: bool) -> Event:
    """CL-12c, CL-12d, CL-18: where a modifier went, which card was taken, what was paid or discarded."""
    colour = _colour(action)
    if action.name == "place":
        worth = _looked_at(s, seat)
        rules.put_face_down(s, seat, colour)
        return {"colour": action["colour"], "worth": worth if is_own else None}
    if action.name == "take":
        taken = card(lowest_in_capital(s, colour))
        rules.move_lowest(s, seat, colour)
        return taken
    if action.name == "pay":
        price = excess(s, seat, colour)
        pay_excess(s, seat, colour)
        return {"colour": action["colour"], "gold": price}
    total = city_total(s, seat, colour)
    discard_colour(s, seat, colour)
    return {"colour": action["colour"], "total": total}


# The end of a round


def _stopped(s: State) -> list[Event]:
    """CL-16, CL-17: hands to the cities, modifiers face up."""
    events: list[Event] = [
        {"event": "laid_down", "seat": seat, "cards": cards(s.hand[seat])}
        for seat in _in_turn(s)
        if s.cards[seat]
    ]
    lay_down_hands(s)
    reveal_modifiers(s)
    events.append({"event": "revealed", "modifiers": _modifiers(s), "limits": _limits(s)})
    return events


def _in_turn(s: State) -> list[int]:
    return [(s.first + step) % s.players for step in range(s.players)]


def _modifiers(s: State) -> list[Event]:
    return [
        {"seat": seat, "colour": COLOUR_NAMES[s.shown[seat][modifier] - 1], "worth": WORTH[modifier]}
        for modifier in range(MODIFIERS)
        for seat in range(s.players)
        if s.shown[seat][modifier]
    ]


def _limits(s: State) -> list[Event]:
    return [{"colour": COLOUR_NAMES[colour], "limit": s.limit[colour]} for colour in range(COLOURS)]


def _settled(s: State, after: State) -> list[Event]:
    """CL-18 … CL-22: what followed without a question, up to the next one."""
    events = [
        {
            "event": "discarded",
            "seat": seat,
            "colour": COLOUR_NAMES[colour],
            "total": city_total(s, seat, colour),
        }
        for seat in _in_turn(s)
        for colour in range(COLOURS)
        if city_total(s, seat, colour) > city_total(after, seat, colour)
    ]
    if after.phase == Phase.LIMIT:
        return events
    events += [
        {"event": "bonus", "seat": seat} | card(face)
        for colour in range(COLOURS)
        for seat in _in_turn(s)
        for face in range(colour * VALUES, colour * VALUES + VALUES)
        if after.bonus[seat][face] > s.bonus[seat][face]
    ]
    if after.phase == Phase.OVER:
        scores = [rules.score(after, seat) for seat in range(after.players)]
        return [*events, {"event": "over", "reason": "three_rounds", "scores": scores}]
    following = {"event": "round", "number": after.round_number, "seat": after.first, "dealt": after.dealt}
    return [*events, following]
