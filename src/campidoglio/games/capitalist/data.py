"""The data file: squares, prices, rents, cards and amounts, read into the tables of the state.

`classic.toml` beside this module is the source's; a host may hand over another of the same form. Whatever
is wrong is refused with a sentence that says where, what was expected and what came.
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from importlib import resources
from typing import Any

from campidoglio.games.capitalist.state import (
    CARDS,
    COLOURS,
    FIRST_STATION,
    FIRST_UTILITY,
    GROUP_START,
    HOTEL,
    LANDS,
    NOTHING,
    SQUARES,
    Amount,
    Deck,
    Effect,
    Land,
    Property,
    Square,
)
from campidoglio.kernel.errors import BadSetting

CLASSIC = "classic"
FIELDS = (
    "square",
    "land_at",
    "jail_at",
    "price",
    "cost",
    "rent",
    "station_rent",
    "utility_rent",
    "effect",
    "value",
    "hotel_value",
    "amount",
)
"""The fields of the state that the data fills."""

HIGHEST_PRICE = 30_000
HIGHEST_AMOUNT = 100_000
ORDINARY = (
    Amount.START_MONEY,
    Amount.SALARY,
    Amount.FINE,
    Amount.INCOME_TAX,
    Amount.LUXURY_TAX,
    Amount.HOUSES,
    Amount.HOTELS,
    Amount.RESALE,
)
QUICK = tuple(amount for amount in Amount if amount not in ORDINARY)
MOST = {
    Amount.HOUSES: 88,
    Amount.HOTELS: 22,
    Amount.RESALE: 99,
    Amount.QUICK_LANDS: 2,
    Amount.QUICK_RESALE: 99,
    Amount.QUICK_ELIMINATIONS: 7,
}
"""Beyond 99 percent one could build and sell for ever; eight players can have two properties each."""

KINDS = {kind.name.lower(): kind for kind in Square if kind != Square.LAND}
LAND_NAMES = {land.name.lower(): land for land in Land}
PARTS = {
    Effect.ADVANCE: ("to",),
    Effect.GO_BACK: ("to",),
    Effect.STEP_BACK: ("steps",),
    Effect.RECEIVE: ("amount",),
    Effect.PAY: ("amount",),
    Effect.PAY_OR_CHANCE: ("amount",),
    Effect.BIRTHDAY: ("amount",),
    Effect.REPAIRS: ("house", "hotel"),
}
"""What a card holds besides its effect."""

Tables = dict[str, Any]
Card = tuple[Effect, int, int]


def load(value: object) -> Tables:
    """The tables of the state, from the name of the game's own data or from an object of that form."""
    if value == CLASSIC:
        return deepcopy(_classic())
    return _tables(value)


@cache
def _classic() -> Tables:
    file = resources.files(__package__) / "classic.toml"
    return _tables(tomllib.loads(file.read_text("utf-8")))


def _tables(data: object) -> Tables:
    whole = _object(
        data, "board", ("squares", "amounts", "quick", "stations", "utilities", "properties", "cards")
    )
    squares = _squares(whole["squares"])
    stations = _object(whole["stations"], "stations", ("price", "rents"))
    utilities = _object(whole["utilities"], "utilities", ("price", "multipliers"))
    properties = _properties(whole["properties"])
    decks = _decks(whole["cards"], squares)
    kinds = [KINDS.get(name, Square.LAND) for name in squares]
    return {
        "square": [int(kind) for kind in kinds],
        "land_at": [int(LAND_NAMES.get(name, NOTHING)) for name in squares],
        "jail_at": squares.index("jail"),
        "price": [each["price"] for each in properties]
        + [_price(stations["price"], "stations.price")] * (FIRST_UTILITY - FIRST_STATION)
        + [_price(utilities["price"], "utilities.price")] * (LANDS - FIRST_UTILITY),
        "cost": [each["building"] for each in properties],
        "rent": [each["rents"] for each in properties],
        "station_rent": _numbers(stations["rents"], "stations.rents", 4, HIGHEST_PRICE),
        "utility_rent": _numbers(utilities["multipliers"], "utilities.multipliers", 2, 1000),
        "effect": [[int(effect) for effect, _, _ in deck] for deck in decks],
        "value": [[value for _, value, _ in deck] for deck in decks],
        "hotel_value": [[value for _, _, value in deck] for deck in decks],
        "amount": _amounts(whole),
    }


# Small things


def _refuse(where: str, expected: str, found: object) -> BadSetting:
    return BadSetting(f"board: {where} must be {expected}, not {found!r:.60}")


def _object(value: object, where: str, names: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _refuse(where, "an object", value)
    for name in value:
        if name not in names:
            raise BadSetting(f"board: {where} holds {name!r:.40}, but takes only {', '.join(names)}")
    for name in names:
        if name not in value:
            raise BadSetting(f"board: {where} lacks {name!r}")
    return value


def _list(value: object, where: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        found = f"{len(value)} entries" if isinstance(value, list) else value
        raise _refuse(where, f"a list of {length}", found)
    return value


def _number(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise _refuse(where, f"a whole number from {low} to {high}", value)
    return value


def _price(value: object, where: str) -> int:
    return _number(value, where, 1, HIGHEST_PRICE)


def _numbers(value: object, where: str, length: int, high: int) -> list[int]:
    listed = _list(value, where, length)
    return [_number(each, f"{where}[{place}]", 0, high) for place, each in enumerate(listed)]


# Squares, prices, amounts


def _squares(value: object) -> list[str]:
    squares = _list(value, "squares", SQUARES)
    for position, name in enumerate(squares):
        if not isinstance(name, str) or (name not in KINDS and name not in LAND_NAMES):
            raise _refuse(f"squares[{position}]", "a land or one of " + ", ".join(KINDS), name)
    for name in (*LAND_NAMES, "start", "jail"):
        if squares.count(name) != 1:
            raise BadSetting(f"board: squares must hold {name!r} once, not {squares.count(name)} times")
    if squares[0] != "start":
        raise _refuse("squares[0]", "'start'", squares[0])
    return squares


def _properties(value: object) -> list[dict[str, Any]]:
    names = tuple(name.lower() for name in Property.__members__)
    whole = _object(value, "properties", names)
    return [_property(whole[name], f"properties.{name}") for name in names]


def _property(value: object, where: str) -> dict[str, Any]:
    held = _object(value, where, ("price", "building", "rents"))
    return {
        "price": _price(held["price"], f"{where}.price"),
        "building": _price(held["building"], f"{where}.building"),
        "rents": _numbers(held["rents"], f"{where}.rents", HOTEL + 1, HIGHEST_PRICE),
    }


def _amounts(whole: dict[str, Any]) -> list[int]:
    found: dict[Amount, int] = {}
    for part, members in (("amounts", ORDINARY), ("quick", QUICK)):
        keys = {amount.name.lower().removeprefix("quick_"): amount for amount in members}
        held = _object(whole[part], part, tuple(keys))
        for key, amount in keys.items():
            found[amount] = _number(held[key], f"{part}.{key}", 0, MOST.get(amount, HIGHEST_AMOUNT))
    return [found[amount] for amount in Amount]


# Cards


def _decks(value: object, squares: list[str]) -> list[list[Card]]:
    names = tuple(deck.name.lower() for deck in Deck)
    whole = _object(value, "cards", names)
    decks = [_deck(whole[name], f"cards.{name}", squares) for name in names]
    _refuse_endless(decks, squares)
    return decks


def _deck(value: object, where: str, squares: list[str]) -> list[Card]:
    listed = _list(value, where, CARDS)
    deck = [_card(each, f"{where}[{place}]", squares) for place, each in enumerate(listed)]
    releases = sum(effect == Effect.RELEASE for effect, _, _ in deck)
    if releases != 1:
        raise BadSetting(f"board: {where} must hold one card 'release', not {releases}")
    return deck


def _card(value: object, where: str, squares: list[str]) -> Card:
    if not isinstance(value, dict):
        raise _refuse(where, "an object", value)
    name = value.get("effect")
    effects = {effect.name.lower(): effect for effect in Effect}
    if not isinstance(name, str) or name not in effects:
        raise _refuse(f"{where}.effect", "one of " + ", ".join(effects), name)
    effect = effects[name]
    held = _object(value, where, ("effect", *PARTS.get(effect, ())))
    if effect in (Effect.ADVANCE, Effect.GO_BACK):
        return effect, _target(held["to"], f"{where}.to", squares), 0
    if effect == Effect.STEP_BACK:
        return effect, _number(held["steps"], f"{where}.steps", 1, SQUARES - 1), 0
    if effect == Effect.REPAIRS:
        house = _number(held["house"], f"{where}.house", 0, HIGHEST_PRICE)
        return effect, house, _number(held["hotel"], f"{where}.hotel", 0, HIGHEST_PRICE)
    if "amount" in held:
        return effect, _number(held["amount"], f"{where}.amount", 0, HIGHEST_PRICE), 0
    return effect, 0, 0


def _target(value: object, where: str, squares: list[str]) -> int:
    if not isinstance(value, str) or squares.count(value) != 1 or value in ("chance", "community"):
        raise _refuse(where, "a square that is there once, and takes no card", value)
    return squares.index(value)


Draw = tuple[int, Deck]
"""A card being drawn: on which square, from which deck."""


def _refuse_endless(decks: list[list[Card]], squares: list[str]) -> None:
    """Cards must not lead from card to card in a circle, or drawing them might never end."""
    places = [place for place, name in enumerate(squares) if name in ("chance", "community")]
    for start in [(place, deck) for place in places for deck in Deck]:
        reached: set[Draw] = set()
        ahead = [start]
        while ahead:
            found = _next_draws(ahead.pop(), decks, squares) - reached
            reached |= found
            ahead.extend(found)
        if start in reached:
            raise BadSetting(f"board: cards lead from square {start[0]} back to it without end")


def _next_draws(draw: Draw, decks: list[list[Card]], squares: list[str]) -> set[Draw]:
    place, deck = draw
    found = set()
    for effect, value, _ in decks[deck]:
        back = (place - value) % SQUARES
        if effect == Effect.PAY_OR_CHANCE:
            found.add((place, Deck.CHANCE))
        elif effect == Effect.STEP_BACK and squares[back] in ("chance", "community"):
            found.add((back, Deck[squares[back].upper()]))
    return found


# What the settings ask


def dearest(tables: Tables, count: int) -> int:
    """The price of the dearest so many properties (CA-51)."""
    prices: list[int] = sorted(tables["price"][: GROUP_START[COLOURS]], reverse=True)
    return sum(prices[:count])
