"""Capitol's board as data (CP-4): the one in boards/, or one that a host gives.

A board that is wrong is refused with a sentence that says where. One that is right looks like this:

    {"prefectures": {"palatine": {"colour": "black", "small_spaces": 7, "printed_fountains": 1}, ...}}

All nine prefectures, three of each colour. Small spaces are counted without those of the printed fountains.
"about", "sources" and each prefecture's "from" are for readers: they say what is printed and what is not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from campidoglio.games.capitol.state import (
    COLOURS,
    MOST_SPACES,
    PREFECTURES,
    Colour,
    Prefecture,
)
from campidoglio.kernel.errors import BadSetting
from campidoglio.kernel.settings import Data

MOST_FOUNTAINS = 9
A_COLOUR = PREFECTURES // COLOURS
NAMES = tuple(prefecture.name.lower() for prefecture in Prefecture)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
KEYS = ("colour", "small_spaces", "printed_fountains")
FIELDS = ("colour", "spaces", "printed")


def load_board(value: object) -> Mapping[str, list[int]]:
    """The fields of the state for a board, given by its name or as an object."""
    board = own_board(value) if isinstance(value, str) else value
    given = _object(_object(board, "the board", ("prefectures",))["prefectures"], "prefectures", NAMES, NAMES)
    rows = [_prefecture(given[name], f"prefectures.{name}") for name in NAMES]
    _check_colours([row[0] for row in rows])
    return {name: [row[place] for row in rows] for place, name in enumerate(FIELDS)}


@cache
def own_board(name: str) -> Any:
    """A board that the game brings, as it stands in its file."""
    return json.loads((files(__package__) / "boards" / f"{name}.json").read_text("utf-8"))


def _object(
    value: object, where: str, needed: tuple[str, ...], allowed: tuple[str, ...] | None = None
) -> Mapping[str, Any]:
    """An object that has all keys it needs and none that is not known."""
    if not isinstance(value, Mapping):
        raise BadSetting(f"board: {where} is an object, not {_short(value)}")
    for key in needed:
        if key not in value:
            raise BadSetting(f"board: {where} lacks {key!r}")
    known = allowed or (*needed, *NOTES)
    for key in value:
        if key not in known:
            raise BadSetting(f"board: {where} has an unknown {_short(key)}; known are {', '.join(known)}")
    return value


NOTES = ("about", "sources", "from")


def _prefecture(value: object, where: str) -> tuple[int, int, int]:
    given = _object(value, where, KEYS)
    return (
        _colour(given["colour"], f"{where}.colour"),
        _whole(given["small_spaces"], f"{where}.small_spaces", 1, MOST_SPACES),
        _whole(given["printed_fountains"], f"{where}.printed_fountains", 0, MOST_FOUNTAINS),
    )


def _colour(value: object, where: str) -> int:
    if value not in COLOUR_NAMES:
        raise BadSetting(f"board: {where} is one of {', '.join(COLOUR_NAMES)}, not {_short(value)}")
    return COLOUR_NAMES.index(str(value))


def _whole(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSetting(f"board: {where} is a whole number from {low} to {high}, not {_short(value)}")
    return value


def _check_colours(colours: list[int]) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        if (count := colours.count(colour)) != A_COLOUR:
            raise BadSetting(f"board: there are {A_COLOUR} {name} prefectures (CP-4), not {count}")


def _short(value: object) -> str:
    return f"{value!r:.40}"


BOARD = Data(
    name="board",
    fields=FIELDS,
    load=load_board,
    names=("reconstruction",),
    default="reconstruction",
    about="the prefectures: their colours, small spaces and printed fountains",
)
