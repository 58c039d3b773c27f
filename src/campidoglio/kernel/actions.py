"""A game's actions: declared once as families, known to people as text and to engines as a number.

    @action(style=Style, storeys=range(1, 4))
    def build(s, seat, style, storeys):
        ...

    ACTIONS = Actions(build, bet, no_bet)

The function is the rule that carries the action out. Inside rules, `build.code(style, storeys)` is the
number of an action; outside the kernel an action is an `Action`, and `build style=gothic storeys=2` its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType

from campidoglio.kernel.errors import UnreadableAction, quoted
from campidoglio.kernel.rule import rule

LONGEST_TEXT = 300
"""Texts longer than this are refused unread."""


class Action:
    """An action as people, logs, JSON and tests know it: a name and named values.

    >>> Action("build", style="gothic", storeys=2)
    Action('build', style='gothic', storeys=2)
    >>> str(Action("build", style="gothic", storeys=2))
    'build style=gothic storeys=2'
    """

    __slots__ = ("name", "values")
    name: str
    values: Mapping[str, int | str]

    def __init__(self, name: str, /, **values: int | str) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "values", MappingProxyType(values))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an action does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("an action does not change")

    def __getitem__(self, field: str) -> int | str:
        return self.values[field]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.name, self.values) == (other.name, other.values)

    def __hash__(self) -> int:
        return hash((self.name, *sorted(self.values.items())))

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{field}={value}" for field, value in self.values.items())])

    def __repr__(self) -> str:
        return f"Action({', '.join([repr(self.name), *(f'{f}={v!r}' for f, v in self.values.items())])})"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[Callable[..., Action], tuple[str, dict[str, int | str]]]:
        return _rebuilt, (self.name, dict(self.values))


def _rebuilt(name: str, values: dict[str, int | str]) -> Action:
    return Action(name, **values)


@dataclass(frozen=True, slots=True)
class ActionField:
    """A named, bounded value of an action: a range of numbers, or the members of an enumeration."""

    name: str
    low: int
    size: int
    members: type[IntEnum] | None

    def shown(self, value: int) -> int | str:
        """The value as people read it."""
        return value if self.members is None else self.members(value).name.lower()

    def read(self, shown: int | str) -> int:
        """The value that people wrote; refuses what the field does not take."""
        value = self._number(shown)
        if value is None or not self.low <= value < self.low + self.size:
            raise UnreadableAction(f"{self.name} is {self._expected()}, not {quoted(shown)}")
        return value

    def _number(self, shown: object) -> int | None:
        if isinstance(shown, int):
            # A plain number for a named value would be its place in a list that nobody sees.
            is_member = self.members is None or isinstance(shown, self.members)
            return int(shown) if is_member and not isinstance(shown, bool) else None
        if not isinstance(shown, str):
            return None
        if self.members is not None:
            member = self.members.__members__.get(shown.upper())
            return None if member is None else int(member)
        is_plain = len(shown) < 12 and shown.removeprefix("-").isdecimal() and shown.isascii()
        return int(shown) if is_plain else None

    def _expected(self) -> str:
        if self.members is not None:
            return "one of " + ", ".join(member.name.lower() for member in self.members)
        return f"a whole number from {self.low} to {self.low + self.size - 1}"


def _field(name: str, bounds: range | type[IntEnum]) -> ActionField:
    if isinstance(bounds, range):
        if bounds.step != 1 or not bounds:
            raise TypeError(f"{name}: the bounds are a range of at least one number in steps of 1")
        return ActionField(name, bounds.start, len(bounds), None)
    values = sorted(int(member) for member in bounds)
    if values != list(range(values[0], values[0] + len(values))):
        raise TypeError(f"{name}: the members of {bounds.__name__} must be consecutive numbers")
    return ActionField(name, values[0], len(values), bounds)


class Family:
    """All actions of one name. `carry_out` is the rule; `code` gives the number that engines use."""

    def __init__(self, carry_out: Callable[..., None], fields: tuple[ActionField, ...], name: str) -> None:
        self.name = name
        self.carry_out = carry_out
        self.fields = fields
        self.size = 1
        for spec in fields:
            self.size *= spec.size
        self.first = 0
        self.code: Callable[..., int] = _coder(0, ())

    def place_at(self, first: int) -> None:
        """Give the family its numbers: `first` and the ones after it."""
        self.first = first
        self.code = _coder(first, self.fields)

    def strides(self) -> list[int]:
        """How far apart the numbers of neighbouring values are, field by field."""
        result = [1]
        for spec in reversed(self.fields[1:]):
            result.insert(0, result[0] * spec.size)
        return result[: len(self.fields)]

    def values_of(self, code: int) -> list[int]:
        """The field values of one of the family's numbers."""
        offset = code - self.first
        return [
            offset // stride % spec.size + spec.low
            for spec, stride in zip(self.fields, self.strides(), strict=True)
        ]


def action(
    *, text: str | None = None, **bounds: range | type[IntEnum]
) -> Callable[[Callable[..., None]], Family]:
    """Declare a family of actions; the function below it carries one out: `(s, seat, *fields)`."""
    if len(bounds) > MOST_FIELDS:
        raise TypeError(f"an action has at most {MOST_FIELDS} fields: make big decisions of small ones")
    fields = tuple(_field(name, limits) for name, limits in bounds.items())

    def declare(carry_out: Callable[..., None]) -> Family:
        name = text or carry_out.__name__
        if not name.isidentifier():
            raise TypeError(f"{name!r}: the text of an action is one word of letters, digits and _")
        return Family(rule(carry_out), fields, name)

    return declare


MOST_FIELDS = 4


def _coder(first: int, fields: tuple[ActionField, ...]) -> Callable[..., int]:
    """The rule that numbers the actions of a family, the last field counting fastest."""
    strides = [1]
    for spec in reversed(fields[1:]):
        strides.insert(0, strides[0] * spec.size)
    start = first - sum(spec.low * stride for spec, stride in zip(fields, strides, strict=False))
    return _CODERS[len(fields)](start, strides)


def _coder_0(start: int, strides: list[int]) -> Callable[[], int]:
    @rule
    def code() -> int:
        return start

    return code


def _coder_1(start: int, strides: list[int]) -> Callable[[int], int]:
    @rule
    def code(a: int) -> int:
        return start + a

    return code


def _coder_2(start: int, strides: list[int]) -> Callable[[int, int], int]:
    by_a = strides[0]

    @rule
    def code(a: int, b: int) -> int:
        return start + a * by_a + b

    return code


def _coder_3(start: int, strides: list[int]) -> Callable[[int, int, int], int]:
    by_a, by_b = strides[0], strides[1]

    @rule
    def code(a: int, b: int, c: int) -> int:
        return start + a * by_a + b * by_b + c

    return code


def _coder_4(start: int, strides: list[int]) -> Callable[[int, int, int, int], int]:
    by_a, by_b, by_c = strides[0], strides[1], strides[2]

    @rule
    def code(a: int, b: int, c: int, d: int) -> int:
        return start + a * by_a + b * by_b + c * by_c + d

    return code


_CODERS: tuple[Callable[[int, list[int]], Callable[..., int]], ...] = (
    _coder_0,
    _coder_1,
    _coder_2,
    _coder_3,
    _coder_4,
)


class Actions:
    """All families of a game, in the order of their numbers: the documented order of legal lists."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.by_name = {family.name: family for family in families}
        if len(self.by_name) != len(families):
            raise TypeError("two families of actions have the same name")
        self._decoded: dict[int, Action] = {}
        """Those that were asked for: an action does not change, and few are asked for often."""
        self.count = 0
        for family in families:
            family.place_at(self.count)
            self.count += family.size

    def family_of(self, code: int) -> Family:
        """The family that a number belongs to."""
        return next(family for family in reversed(self.families) if family.first <= code)

    def decode(self, code: int) -> Action:
        """The action that a number stands for."""
        found = self._decoded.get(code)
        if found is None:
            found = self._decoded[int(code)] = self._made(code)
        return found

    def _made(self, code: int) -> Action:
        if not 0 <= code < self.count:
            raise UnreadableAction(f"there is no action number {code}")
        family = self.family_of(code)
        shown = zip(family.fields, family.values_of(code), strict=True)
        return Action(family.name, **{spec.name: spec.shown(value) for spec, value in shown})

    def encode(self, action: Action | str) -> int:
        """The number of an action or of its text; refuses what is no action of this game."""
        wanted = self.parse(action) if isinstance(action, str) else action
        if not isinstance(wanted, Action):
            raise UnreadableAction(f"an action is an Action or its text, not {type(wanted).__name__}")
        family = self._family(wanted.name)
        if set(wanted.values) != {spec.name for spec in family.fields}:
            raise UnreadableAction(f"{self._form(family)!r} was expected, not {quoted(wanted, 80)}")
        return family.code(*(spec.read(wanted.values[spec.name]) for spec in family.fields))

    def parse(self, text: str) -> Action:
        """The action that a text names, in its canonical form."""
        if len(text) > LONGEST_TEXT:
            raise UnreadableAction(f"an action's text has at most {LONGEST_TEXT} characters, not {len(text)}")
        words = text.split()
        if not words:
            raise UnreadableAction(f"an empty text is no action; {self._known()}")
        family = self._family(words[0])
        given = dict(self._pair(family, part) for part in words[1:])
        if len(words) - 1 != len(family.fields) or set(given) != {spec.name for spec in family.fields}:
            raise UnreadableAction(f"{self._form(family)!r} was expected, not {quoted(text, 80)}")
        return Action(family.name, **{s.name: s.shown(s.read(given[s.name])) for s in family.fields})

    def _family(self, name: object) -> Family:
        family = self.by_name.get(name) if isinstance(name, str) else None
        if family is None:
            raise UnreadableAction(f"there is no action {quoted(name)}; {self._known()}")
        return family

    def _pair(self, family: Family, part: str) -> tuple[str, str]:
        name, equals, value = part.partition("=")
        if not equals:
            raise UnreadableAction(f"{self._form(family)!r} was expected; {quoted(part)} has no '='")
        return name, value

    def _known(self) -> str:
        return "the actions are " + ", ".join(self.by_name)

    @staticmethod
    def _form(family: Family) -> str:
        return " ".join([family.name, *(f"{spec.name}=…" for spec in family.fields)])

    def __iter__(self) -> Iterator[Action]:
        return (self.decode(code) for code in range(self.count))

    def __len__(self) -> int:
        return self.count
