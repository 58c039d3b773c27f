"""A place where a rule leaves the dialect."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Violation:
    """Where a rule leaves the dialect and why that is refused; in order of file and line.

    >>> print(Violation("rules.py", 12, "build", "`/` gives a float: use `//`"))
    rules.py:12: in build: `/` gives a float: use `//`
    """

    file: str
    line: int
    function: str
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: in {self.function}: {self.why}"
