"""Why an action is not legal, as data: words for people are made of it in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not legal, by name, with the number of the rule that says so.

    >>> str(Reason("chip_too_small", "CN-7", {"least": 2}))
    'chip too small: least=2 (CN-7)'
    """

    name: str
    """Its words are the message `<game>-why-<name>`."""
    rule: str
    values: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    """What the words need; they hold nothing that the refused player cannot know."""

    def __str__(self) -> str:
        return self.beside({})

    def beside(self, said: Mapping[str, int | str]) -> str:
        """For programmers: the reason without the values that were said before it."""
        new = [f"{name}={value}" for name, value in self.values.items() if said.get(name) != value]
        return f"{self.name.replace('_', ' ')}{': ' if new else ''}{' '.join(new)} ({self.rule})"
