"""What a seat or an onlooker may see of a game of Capitol, as plain data (CP-60)."""

from __future__ import annotations

from typing import Any

from campidoglio.games.capitol.auction import bid_sum, on_sale
from campidoglio.games.capitol.cards import top
from campidoglio.games.capitol.rules import due
from campidoglio.games.capitol.scoring import places
from campidoglio.games.capitol.state import (
    AUCTIONS,
    FACES,
    FIRST_FACE,
    HIGHEST,
    IN_FRONT,
    KIND,
    KINDS,
    NOTHING,
    PREFECTURES,
    ROOFS_A_SHAPE,
    SHAPES,
    VALUE,
    VALUES,
    Building,
    Colour,
    Edition,
    Kind,
    Phase,
    Prefecture,
    Sale,
    Shape,
    State,
)

KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
SHAPE_NAMES = tuple(shape.name.lower() for shape in Shape)
PREFECTURE_NAMES = tuple(prefecture.name.lower() for prefecture in Prefecture)
BUILDING_NAMES = tuple(building.name.lower() for building in Building)

TURNLESS = (Phase.BID, Phase.OVER)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """All but the hands and sealed bids of others and what lies under the tops of the piles (CP-60)."""
    return {
        "game": "capitol",
        "seat": seat,
        "players": s.players,
        "edition": Edition(s.edition).name.lower(),
        "round": s.rounds_played + 1,
        "phase": Phase(s.phase).name.lower(),
        "consul": s.consul,
        "turn": None if s.phase in TURNLESS else s.turn,
        "due": seats_of(due(s)),
        "played": None if s.played == NOTHING else card(s.played),
        "storeys_owed": s.owed,
        "to_draw": s.to_draw,
        "supply": s.supply,
        "piles": [_pile(s, kind) for kind in range(KINDS)],
        "prefectures": [_prefecture(s, prefecture) for prefecture in range(PREFECTURES)],
        "auction": _auction(s),
        "last_auction": _last_auction(s),
        "buildings": [_building(s, building) for building in Building],
        "seats": [_seat(s, other, seat) for other in range(s.players)],
    }


def card(face: int) -> dict[str, Any]:
    """A card by its face: its kind, its value, and a permit's colour."""
    colour = COLOUR_NAMES[(face - FIRST_FACE[Kind.PERMIT]) // VALUES] if KIND[face] == Kind.PERMIT else None
    return {"kind": KIND_NAMES[KIND[face]], "colour": colour, "value": VALUE[face]}


def bid_of(row: list[int], size: int) -> list[dict[str, Any]]:
    """The cards above STOP, from the top."""
    return [card(face) for face in row[:size]]


def seats_of(bits: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _pile(s: State, kind: int) -> dict[str, Any]:
    face = top(s, kind)
    return {
        "kind": KIND_NAMES[kind],
        "left": s.pile[kind],
        "top": None if face == NOTHING else card(face),
        "discards": s.discards[kind],
        "first_run": not s.turned[kind],
    }


def _prefecture(s: State, prefecture: int) -> dict[str, Any]:
    first, second = places(s, prefecture)
    large, shape = s.large[prefecture], s.roofs[prefecture]
    return {
        "name": PREFECTURE_NAMES[prefecture],
        "colour": COLOUR_NAMES[s.colour[prefecture]],
        "small_spaces": s.spaces[prefecture],
        "printed_fountains": s.printed[prefecture],
        "free": s.free[prefecture],
        "fountains": s.fountains[prefecture],
        "large": None if large == NOTHING else BUILDING_NAMES[large],
        "shape": None if shape == NOTHING else SHAPE_NAMES[shape],
        "tallest": s.tallest[prefecture],
        "houses": _houses(s, prefecture),
        "storeys": s.storeys[prefecture][: s.players],
        "own_tallest": s.own_tallest[prefecture][: s.players],
        "first": seats_of(first),
        "second": seats_of(second),
    }


def _houses(s: State, prefecture: int) -> list[dict[str, int]]:
    """CP-13: the houses of a prefecture, by height and owner."""
    found = [
        (height, seat)
        for seat in range(s.players)
        for shape in range(SHAPES)
        for height, stands in zip(s.under[seat][shape], s.stands[seat][shape], strict=True)
        if stands == prefecture
    ]
    return [{"seat": seat, "height": height} for height, seat in sorted(found)]


def _auction(s: State) -> dict[str, Any] | None:
    """CP-20: the auction that is going on, or whose building is being placed."""
    if s.phase not in (Phase.BID, Phase.SITE):
        return None
    return {
        "number": s.auction + 1,
        "building": BUILDING_NAMES[on_sale(s)],
        "sealed": seats_of(s.sealed),
        "to_come": [BUILDING_NAMES[building] for building in AUCTIONS[s.rounds_played][s.auction + 1 :]],
    }


def _last_auction(s: State) -> dict[str, Any] | None:
    """CP-22: the auction decided last, with all its bids."""
    if s.sale == Sale.NONE:
        return None
    return {
        "building": BUILDING_NAMES[s.sold],
        "end": Sale(s.sale).name.lower(),
        "winner": None if s.winner == NOTHING else s.winner,
        "bids": [revealed_bid(s, seat) for seat in range(s.players)],
    }


def revealed_bid(s: State, seat: int) -> dict[str, Any]:
    """CP-22: what a player bid in the auction decided last."""
    cards = bid_of(s.revealed[seat], s.revealed_size[seat])
    return {"seat": seat, "cards": cards, "sum": sum(shown["value"] for shown in cards)}


def _building(s: State, building: Building) -> dict[str, Any]:
    return {"name": BUILDING_NAMES[building], "for_sale": s.for_sale[building], "gone": s.gone[building]}


def _seat(s: State, other: int, reader: int | None) -> dict[str, Any]:
    is_own = other == reader
    return {
        "seat": other,
        "score": s.score[other],
        "cards": s.cards[other],
        "hand": _hand(s, other) if is_own else None,
        "bid": bid_of(s.bid[other], s.bid_size[other]) if is_own else None,
        "bid_sum": bid_sum(s, other) if is_own else None,
        "passed": bool(s.passed >> other & 1),
        "roofs": {name: ROOFS_A_SHAPE - s.capped[other][shape] for shape, name in enumerate(SHAPE_NAMES)},
        "unfinished": _unfinished(s, other),
        "finished": finished(s, other),
    }


def _hand(s: State, seat: int) -> list[dict[str, Any]]:
    return [card(face) for face in range(FACES) for _ in range(s.hand[seat][face])]


def _unfinished(s: State, seat: int) -> list[int]:
    """CP-11: the heights of a player's unfinished houses."""
    return [height for height in range(1, HIGHEST + 1) for _ in range(s.unfinished[seat][height])]


def finished(s: State, seat: int) -> list[dict[str, Any]]:
    """CP-12: a player's finished houses that are not yet placed, by shape and height."""
    return [
        {"shape": SHAPE_NAMES[shape], "height": height}
        for shape in range(SHAPES)
        for height in sorted(_waiting(s, seat, shape))
    ]


def _waiting(s: State, seat: int, shape: int) -> list[int]:
    pairs = zip(s.under[seat][shape], s.stands[seat][shape], strict=True)
    return [height for height, stands in pairs if height and stands == IN_FRONT]
