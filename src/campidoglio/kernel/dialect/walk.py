"""From the rules of a game to all rules that they call, each checked once; and the circles among them."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType, FunctionType

from campidoglio.kernel.dialect.calls import Results
from campidoglio.kernel.dialect.names import Scope, World
from campidoglio.kernel.dialect.source import definition_of
from campidoglio.kernel.dialect.statements import Statements
from campidoglio.kernel.dialect.violation import Violation

Call = tuple[FunctionType, int]
"""A rule that is called, and the line of the call."""


class Walk:
    """Checks rules and, through their calls, all rules they reach."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._violations: set[Violation] = set()
        self._calls: dict[FunctionType, list[Call]] = {}
        self._results: dict[FunctionType, Results] = {}

    def visit(self, rule: FunctionType) -> Results:
        """Check a rule, unless it has been; gives how many values it returns."""
        if rule not in self._results:
            # While it is being checked, nobody knows: a rule that asks is in a circle.
            self._results[rule] = None
            self._results[rule] = self._checked(rule)
        return self._results[rule]

    def refuse(self, rule: object, why: str) -> None:
        """Note that a rule as a whole is outside the dialect."""
        name = getattr(rule, "__name__", repr(rule))
        code = getattr(rule, "__code__", None)
        if isinstance(code, CodeType):
            self._violations.add(Violation(code.co_filename, code.co_firstlineno, name, why))
        else:
            self._violations.add(Violation("<no source>", 0, name, why))

    def told(self) -> list[Violation]:
        """All that was found, by file and line."""
        return sorted(self._violations.union(self._circles()))

    def _checked(self, rule: FunctionType) -> Results:
        definition = definition_of(rule)
        if definition is None:
            self.refuse(rule, "its source cannot be read, or changed after it was imported")
            return None
        found = Statements(Scope(rule, self._world), self.visit)
        found.definition(definition)
        self._violations.update(found.violations)
        self._calls[rule] = found.called
        return found.given_back

    def _circles(self) -> Iterator[Violation]:
        """The circles of rules that come back to themselves, each told once."""
        done: set[FunctionType] = set()
        for rule in self._calls:
            yield from self._circles_after([], rule, done)

    def _circles_after(
        self, path: list[Call], rule: FunctionType, done: set[FunctionType]
    ) -> Iterator[Violation]:
        """Those on the ways on from a rule, which was reached by the calls of `path`."""
        if rule in done:
            return
        for called, line in self._calls.get(rule, ()):
            way = [*path, (rule, line)]
            passed = [caller for caller, _ in way]
            if called in passed:
                yield _told(way[passed.index(called) :])
            else:
                yield from self._circles_after(way, called, done)
        done.add(rule)


def _told(circle: list[Call]) -> Violation:
    place = circle.index(min(circle, key=lambda call: (call[0].__code__.co_filename, call[1])))
    turned = circle[place:] + circle[:place]
    first, line = turned[0]
    names = [rule.__name__ for rule, _ in turned]
    way = " calls ".join([*names, first.__name__])
    return Violation(first.__code__.co_filename, line, first.__name__, f"recursion: {way}; write a loop")
