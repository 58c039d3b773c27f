"""Helpers for rules written as text; in those that are refused, the comment `# here` marks the line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from campidoglio.kernel.dialect import check_function

Written = Callable[[str], ModuleType]
"""Writes a module with the names that all these tests share and some rules, and imports it."""


def rule_of(lines: str) -> str:
    """A rule `tried` with these lines as its body."""
    return "@rule\ndef tried(s, seat, out):\n" + "".join(f"    {line}\n" for line in lines.splitlines())


def marked_line(module: ModuleType) -> int:
    assert module.__file__ is not None
    lines = Path(module.__file__).read_text("utf-8").splitlines()
    (number,) = (number for number, line in enumerate(lines, 1) if line.endswith("# here"))
    return number


def assert_refused(module: ModuleType, why: str) -> None:
    (violation,) = check_function(module.tried, module.State)
    assert (violation.file, violation.line) == (module.__file__, marked_line(module))
    assert why in violation.why
