"""The mark of a rule: a plain function that all engines may take as their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

RuleFunction = TypeVar("RuleFunction", bound=Callable[..., Any])

MARK = "__is_rule__"


def rule(function: RuleFunction) -> RuleFunction:
    """Mark `function` as a rule; it stays the plain function it was."""
    setattr(function, MARK, True)
    return function


def is_rule(value: object) -> bool:
    """Whether `value` was marked by `rule`."""
    return getattr(value, MARK, False) is True
