"""Nonsense that is nearly sense: JSON of the right shape with something wrong about it, seeded."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 15, 16, 2**31, 2**53 + 1, -(2**63), 2**64, 10**400, 0.5, -0.0, 1e308),
    *("", " ", "\0", "\ud800", "\u202e", "e\u0301", "🏛" * 30, "x" * 201, "x" * 3000, "../../etc/passwd"),
    *("<script>", "' OR 1=1 --", "null", "-1", "NaN", "%00", "a\nb", "no_bet", "pass", "me", "campanile"),
    *([], {}, [[]], {"": {}}, [None] * 50, {"type": "play"}, {"kind": "me"}, [{"kind": "bot"}] * 17),
)
LETTERS = '{}[]",:\\0e-.nt\x00\x7fé🏛'


class Nonsense:
    """Makes something wrong of what is right."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def of(self, right: Any) -> str:
        """A text made from a value: with other values in it, other letters, both, or as it was."""
        made = copy.deepcopy(right)
        for _ in range(self._chance.choice((0, 1, 1, 1, 2, 3))):
            made = self._changed(made)
        text = json.dumps(made)
        while self._chance.random() < 0.25:
            text = self._misspelt(text)
        return text

    def word(self) -> str:
        """Something that may stand in a path or a header."""
        return str(self._chance.choice(VALUES))[:200]

    def _changed(self, value: Any) -> Any:
        """One thing in it is another, is gone, or is new."""
        if isinstance(value, dict) and value and self._chance.random() < 0.8:
            key = self._chance.choice(list(value))
            match self._chance.randrange(6):
                case 0:
                    del value[key]
                case 1:
                    value[self.word()] = self._chance.choice(VALUES)
                case _:
                    value[key] = self._changed(value[key])
            return value
        if isinstance(value, list) and value and self._chance.random() < 0.7:
            place = self._chance.randrange(len(value))
            if self._chance.random() < 0.3:
                return value * self._chance.randrange(4)
            value[place] = self._changed(value[place])
            return value
        return copy.deepcopy(self._chance.choice(VALUES))

    def _misspelt(self, text: str) -> str:
        start = self._chance.randrange(len(text) + 1)
        end = min(len(text), start + self._chance.randrange(5))
        match self._chance.randrange(4):
            case 0:
                return text[:start]
            case 1:
                return text[:start] + text[end:]
            case 2:
                return (
                    text[:start]
                    + self._chance.choice(LETTERS) * self._chance.choice((1, 2, 2000))
                    + text[end:]
                )
            case _:
                return text[:end] + text[start:]
