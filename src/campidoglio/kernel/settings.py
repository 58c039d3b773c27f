"""The settings of a game: declared once, validated with words, kept in the state as whole numbers.

A setting reads the value a caller gives (`read`), shows it again (`shown`), and fills the fields of a
fresh state with it (`fill`). Most fill the one field that has their name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from campidoglio.kernel.errors import BadSetting, quoted

SettingValue = Any
"""Plain JSON data: a word, a number, true or false; for a `Data` setting also an object."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named ways to play; the members of `members` in lower case are the names."""

    name: str
    members: type[IntEnum]
    default: IntEnum
    about: str

    def read(self, value: object) -> int:
        """The number for the state."""
        if isinstance(value, str) and value.upper() in self.members.__members__:
            return int(self.members[value.upper()])
        raise BadSetting(f"{self.name} is {self.expected()}, not {quoted(value)}")

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the state that it fills."""
        return (self.name,)

    def fill(self, s: Any, number: int) -> None:
        """Write the number into a fresh state."""
        setattr(s, self.name, number)

    def shown(self, number: int) -> SettingValue:
        """The value as people write it."""
        return self.members(number).name.lower()

    def expected(self) -> str:
        """What may be given."""
        return "one of " + ", ".join(member.name.lower() for member in self.members)


@dataclass(frozen=True, slots=True)
class YesNo:
    """Something that is played with or without."""

    name: str
    default: bool
    about: str

    def read(self, value: object) -> int:
        """The number for the state."""
        words = {"yes": 1, "true": 1, "no": 0, "false": 0}
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise BadSetting(f"{self.name} is {self.expected()}, not {quoted(value)}")

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the state that it fills."""
        return (self.name,)

    def fill(self, s: Any, number: int) -> None:
        """Write the number into a fresh state."""
        setattr(s, self.name, number)

    def shown(self, number: int) -> SettingValue:
        """The value as people write it."""
        return bool(number)

    def expected(self) -> str:
        """What may be given."""
        return "true or false"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds."""

    name: str
    low: int
    high: int
    default: int
    about: str

    def read(self, value: object) -> int:
        """The number for the state."""
        if (
            isinstance(value, str)
            and len(value) < 20
            and value.isascii()
            and value.removeprefix("-").isdecimal()
        ):
            value = int(value)
        if type(value) is int and self.low <= value <= self.high:
            return value
        raise BadSetting(f"{self.name} is {self.expected()}, not {quoted(value)}")

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the state that it fills."""
        return (self.name,)

    def fill(self, s: Any, number: int) -> None:
        """Write the number into a fresh state."""
        setattr(s, self.name, number)

    def shown(self, number: int) -> SettingValue:
        """The value as people write it."""
        return number

    def expected(self) -> str:
        """What may be given."""
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Data:
    """Tables that a host may replace, such as a board: the name of one the game brings, or an object.

    `load` reads a value into the fields of the state, or raises BadSetting with a sentence that says where
    the data is wrong.
    """

    name: str
    fields: tuple[str, ...]
    load: Callable[[object], Mapping[str, Any]]
    names: tuple[str, ...]
    default: str
    about: str

    def read(self, value: object) -> SettingValue:
        """A copy of the value, once it has been seen to load."""
        if isinstance(value, str) and value not in self.names:
            raise BadSetting(f"{self.name} is {self.expected()}, not {quoted(value)}")
        self.load(value)
        return deepcopy(value)

    def fill(self, s: Any, value: SettingValue) -> None:
        """Write the tables into a fresh state."""
        loaded = self.load(value)
        for field in self.fields:
            setattr(s, field, loaded[field])

    def shown(self, value: SettingValue) -> SettingValue:
        """The value as people write it."""
        return deepcopy(value)

    def expected(self) -> str:
        """What may be given."""
        return f"one of {', '.join(self.names)}, or an object of that form"


Setting = Choice | YesNo | Whole | Data


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a game; `check` may refuse a combination, given as people write it."""

    all: tuple[Setting, ...] = ()
    check: Callable[[Mapping[str, SettingValue], int], None] | None = None

    def read(self, given: Mapping[str, object], players: int) -> dict[str, Any]:
        """What every setting holds, the default where none was given; refuses what is unknown or wrong."""
        by_name = {setting.name: setting for setting in self.all}
        for name in given:
            if name not in by_name:
                raise BadSetting(f"there is no setting {quoted(name)}; {self.listed()}")
        held = {name: setting.read(given.get(name, default_of(setting))) for name, setting in by_name.items()}
        if self.check is not None:
            self.check(self.shown(held), players)
        return held

    def shown(self, held: Mapping[str, Any]) -> dict[str, SettingValue]:
        """The settings as people write them."""
        return {setting.name: setting.shown(held[setting.name]) for setting in self.all}

    def fill(self, s: Any, held: Mapping[str, Any]) -> None:
        """Write all settings into a fresh state."""
        for setting in self.all:
            setting.fill(s, held[setting.name])

    @property
    def fields(self) -> frozenset[str]:
        """The fields of the state that settings fill: they stay when a state is cleared."""
        return frozenset(field for setting in self.all for field in setting.fields)

    def listed(self) -> str:
        """A sentence that names every setting and what it takes."""
        if not self.all:
            return "this game has none"
        return "the settings are " + "; ".join(f"{s.name} ({s.expected()})" for s in self.all)


def default_of(setting: Setting) -> SettingValue:
    """The value that a setting has when none is given, as people write it."""
    if isinstance(setting, Data):
        return setting.default
    return setting.shown(int(setting.default))
