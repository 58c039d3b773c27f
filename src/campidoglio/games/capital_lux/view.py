"""What a seat or an onlooker may see of a game of Capital Lux, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from campidoglio.games.capital_lux.draft import kept_by, pack_of
from campidoglio.games.capital_lux.knowledge import recall
from campidoglio.games.capital_lux.reckoning import asked_colour, excess
from campidoglio.games.capital_lux.rules import due, score
from campidoglio.games.capital_lux.table import (
    COLOURS,
    FACES,
    IN_HAND,
    LOWEST,
    MODIFIERS,
    NOTHING,
    TO_CITY,
    VALUES,
    WORTH,
    Colour,
    Phase,
    State,
    capital_total,
    city_total,
    whole_city,
)

COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)

Card = dict[str, Any]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """CL-24: all but hands, packs, picks, the deck, and modifiers face down that the reader has not seen."""
    return {
        "game": "capital_lux",
        "seat": seat,
        "players": s.players,
        "round": s.round_number,
        "phase": Phase(s.phase).name.lower(),
        "first": s.first,
        "due": [other for other in range(s.players) if due(s) >> other & 1],
        "turn": None if s.phase in {Phase.DRAFT, Phase.OVER} else s.turn,
        "ender": None if s.ender == NOTHING or s.phase == Phase.OVER else s.ender,
        "draft": _draft(s, seat),
        "looked_at": _looked_at(s, seat),
        "asked": _asked(s),
        "deck": s.deck_size,
        "supply": s.supply,
        "pile": s.pile,
        "capital": [_capital(s, colour, seat) for colour in range(COLOURS)],
        "discards": cards(s.discards),
        "passed": _passed(s, seat),
        "seats": [_seat(s, other, seat) for other in range(s.players)],
    }


def cards(counts: Sequence[int]) -> list[Card]:
    """Cards counted by face, one by one, by colour and value."""
    return [card(face) for face in range(FACES) for _ in range(counts[face])]


def card(face: int) -> Card:
    """A card as people read it."""
    return {"colour": COLOUR_NAMES[face // VALUES], "value": face % VALUES + LOWEST}


def _draft(s: State, reader: int | None) -> dict[str, Any] | None:
    """CL-8: the step of the draft, the cards to be kept by its end, and the pack in the reader's hands."""
    if s.phase != Phase.DRAFT:
        return None
    return {
        "step": s.step,
        "keep": kept_by(s, s.step),
        "pack": None if reader is None else cards(s.pack[pack_of(s, reader)]),
    }


def _looked_at(s: State, reader: int | None) -> int | None:
    """CL-12c: what the modifier in the reader's hand adds."""
    if reader is None or IN_HAND not in s.laid[reader]:
        return None
    return WORTH[s.laid[reader].index(IN_HAND)]


def _asked(s: State) -> dict[str, Any] | None:
    """CL-18: the colour that is over its limit, and the gold that would keep it."""
    if s.phase != Phase.LIMIT:
        return None
    colour = asked_colour(s)
    return {"seat": s.turn, "colour": COLOUR_NAMES[colour], "price": excess(s, s.turn, colour)}


def _capital(s: State, colour: int, reader: int | None) -> dict[str, Any]:
    faces = range(colour * VALUES, colour * VALUES + VALUES)
    return {
        "colour": COLOUR_NAMES[colour],
        "cards": [card(face)["value"] for face in faces for _ in range(s.capital[face])],
        "total": capital_total(s, colour),
        "face_down": [
            _face_down(s, colour, owner, reader) for owner in range(s.players) if s.face_down[colour][owner]
        ],
        "last_modifiers": _last_modifiers(s, colour),
        "last_limit": s.limit[colour] if s.round_number > 1 or s.phase >= Phase.LIMIT else None,
    }


def _face_down(s: State, colour: int, owner: int, reader: int | None) -> dict[str, Any]:
    """CL-12c: how many modifiers a player put face down on a colour; their values for that player alone."""
    values = [WORTH[modifier] for modifier in range(MODIFIERS) if s.laid[owner][modifier] == colour + 1]
    return {
        "seat": owner,
        "count": s.face_down[colour][owner],
        "values": values if owner == reader else None,
    }


def _last_modifiers(s: State, colour: int) -> list[dict[str, Any]]:
    """CL-17: the modifiers that were on a colour when they were last revealed, the highest first."""
    return [
        {"seat": seat, "worth": WORTH[modifier]}
        for modifier in range(MODIFIERS)
        for seat in range(s.players)
        if s.shown[seat][modifier] == colour + 1
    ]


def _passed(s: State, reader: int | None) -> list[dict[str, Any]]:
    """CL-9: the cards the reader passed on in this round's draft, and between whom they are now."""
    if reader is None or s.phase >= Phase.LIMIT or (s.phase == Phase.DRAFT and s.step == 1):
        return []
    following = [(reader + step) % s.players for step in (1, 2)]
    first = [mine + theirs for mine, theirs in zip(s.pack[reader], s.second[reader], strict=True)]
    passed = [{"to": following, "cards": cards(first)}]
    if s.phase != Phase.DRAFT:
        passed.append({"to": following[:1], "cards": cards(s.pack[(reader - 1) % s.players])})
    return passed


def _seat(s: State, other: int, reader: int | None) -> dict[str, Any]:
    opening = s.opening[other]
    known = [0] * FACES
    recall(s, -1 if reader is None else reader, other, known, 0)
    return {
        "seat": other,
        "cards": s.cards[other],
        "hand": cards(s.hand[other]) if other == reader else None,
        "known": cards(known),
        "plays": [_play(play) for play in s.plays[other][: s.plays_made[other]]],
        "city": [_city(s, other, colour) for colour in range(COLOURS)],
        "city_total": whole_city(s, other),
        "bonus": cards(s.bonus[other]),
        "gold": s.gold[other],
        "modifier_dealt": None if opening == NOTHING else WORTH[opening],
        "score": score(s, other),
    }


def _play(play: int) -> dict[str, Any]:
    return card(play % FACES) | {"to": "city" if play // FACES == TO_CITY else "capital"}


def _city(s: State, seat: int, colour: int) -> dict[str, Any]:
    faces = range(colour * VALUES, colour * VALUES + VALUES)
    return {
        "colour": COLOUR_NAMES[colour],
        "cards": [card(face)["value"] for face in faces for _ in range(s.city[seat][face])],
        "total": city_total(s, seat, colour),
    }
