"""The record of a game: a small JSON text that replays it. Save file, archive, test fixture, bug report."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from campidoglio.kernel.errors import BadRecord, quoted
from campidoglio.kernel.settings import SettingValue

FORMAT = 1
LONGEST_RECORD = 4_000_000
"""Characters. The longest games of random players are far below."""
MOST_MOVES = 200_000
SHORT = 100
OUTSIDE = -1
"""Who makes a move that no seat makes; a record writes "-"."""

KEYS = ("format", "game", "rules_version", "players", "options", "seed", "moves")
FAIRNESS = "fairness"
TABLE = "table"
MAY_HAVE = {FAIRNESS, TABLE}
"""Fields that a record may have too."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was set up, and every move in order, each a seat and the text of its action."""

    game: str
    rules_version: int
    players: int
    options: Mapping[str, SettingValue]
    seed: int
    moves: tuple[tuple[int, str], ...]
    fairness: Mapping[str, Any] | None = None
    """What shows how the seed came about, as the server of the game wrote it; replaying does not need it."""
    table: Mapping[str, Any] | None = None
    """Who played, and how it ended, as the server of the game wrote it; replaying does not need it."""

    def to_text(self) -> str:
        """The record as JSON, a move a line."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "seed": f"{self.seed:064x}",
        }
        if self.fairness is not None:
            head[FAIRNESS] = dict(self.fairness)
        if self.table is not None:
            head[TABLE] = dict(self.table)
        opening = json.dumps(head, indent=1)[:-2]
        moves = ",\n".join(f"  {json.dumps(f'{_who(seat)} {text}')}" for seat, text in self.moves)
        return f'{opening},\n "moves": [\n{moves}\n ]\n}}\n' if moves else f'{opening},\n "moves": []\n}}\n'

    @classmethod
    def from_text(cls, text: str | bytes) -> Record:
        """Read a record; whatever is wrong with it is a BadRecord."""
        data = _parsed(text)
        if type(data.get("format")) is not int or data["format"] != FORMAT:
            raise BadRecord(f"records of format {FORMAT} are read here, not {quoted(data.get('format'))}")
        if odd_keys := (set(data) - MAY_HAVE) ^ set(KEYS):
            odd = ", ".join(sorted(str(key)[:40] for key in odd_keys)[:10])
            raise BadRecord(f"a record has the fields {', '.join(KEYS)}; missing or unknown: {odd}")
        return cls(
            game=_short_text(data, "game"),
            rules_version=_whole(data, "rules_version"),
            players=_whole(data, "players"),
            options=_options(data["options"]),
            seed=_seed(data["seed"]),
            moves=_moves(data["moves"]),
            fairness=_object_or_none(data, FAIRNESS),
            table=_object_or_none(data, TABLE),
        )


def _who(seat: int) -> str:
    return "-" if seat == OUTSIDE else str(seat)


def _parsed(text: str | bytes) -> dict[str, Any]:
    if not isinstance(text, str | bytes):
        raise BadRecord(f"a record is a text, not {type(text).__name__}")
    if len(text) > LONGEST_RECORD:
        raise BadRecord(f"a record has at most {LONGEST_RECORD} characters, not {len(text)}")
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecursionError:
        raise BadRecord("the record is nested too deeply") from None
    except ValueError as problem:
        raise BadRecord(f"the record is no JSON: {str(problem)[:SHORT]}") from None
    if not isinstance(data, dict):
        raise BadRecord(f"a record is a JSON object, not {type(data).__name__}")
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("an object names a field twice")
    return made


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _short_text(data: dict[str, Any], key: str) -> str:
    value = data[key]
    if not isinstance(value, str) or len(value) > SHORT:
        raise BadRecord(f"{key} is a short text, not {quoted(value)}")
    return value


def _whole(data: dict[str, Any], key: str) -> int:
    value = data[key]
    if type(value) is not int or not 0 <= value < 2**31:
        raise BadRecord(f"{key} is a whole number, not {quoted(value)}")
    return value


def _options(value: Any) -> dict[str, SettingValue]:
    if not isinstance(value, dict) or len(value) > SHORT:
        raise BadRecord("options is an object of settings")
    return value


def _object_or_none(data: dict[str, Any], key: str) -> dict[str, Any] | None:
    value = data.get(key)
    if value is not None and (not isinstance(value, dict) or len(value) > SHORT):
        raise BadRecord(f"{key} is an object, not {quoted(value)}")
    return value


def _seed(value: Any) -> int:
    if not isinstance(value, str) or len(value) != 64 or not set(value) <= set("0123456789abcdef"):
        raise BadRecord("seed is 64 hexadecimal digits")
    return int(value, 16)


def _moves(value: Any) -> tuple[tuple[int, str], ...]:
    if not isinstance(value, list) or len(value) > MOST_MOVES:
        raise BadRecord(f"moves is a list of at most {MOST_MOVES}")
    return tuple(_move(number, entry) for number, entry in enumerate(value, start=1))


def _move(number: int, entry: Any) -> tuple[int, str]:
    seat, space, text = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    is_seat = seat == "-" or (seat.isascii() and seat.isdecimal() and len(seat) < 3)
    if not space or not is_seat:
        raise BadRecord(f"move {number} is a text such as '0 build …', not {quoted(entry)}")
    return (OUTSIDE if seat == "-" else int(seat)), text
