"""The calls in a rule: of other rules, of a family's `code`, and of a few functions of Python."""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from campidoglio.kernel.actions import Family
from campidoglio.kernel.dialect.expressions import Expressions, text_of
from campidoglio.kernel.dialect.names import ANYTHING, STATE, Depth, Scope, depth_of_constant
from campidoglio.kernel.rule import is_rule

MANY = 255

BUILTINS: dict[Any, tuple[int, int]] = {
    range: (1, 3),
    min: (2, MANY),
    max: (2, MANY),
    abs: (1, 1),
    int: (1, 1),
    len: (1, 1),
    bool: (1, 1),
}
"""The functions of Python that a rule may call, with the fewest and the most arguments."""

Results = int | None
"""How many values a call gives: 0 for none, None if that cannot be told here."""


class Calls(Expressions):
    """Checks calls in one rule, and collects the rules that are called with the lines of the calls."""

    def __init__(self, scope: Scope, results_of: Callable[[FunctionType], Results]) -> None:
        super().__init__(scope)
        self.called: list[tuple[FunctionType, int]] = []
        self._results_of = results_of

    def call(self, node: ast.Call) -> Depth:
        """Check a call that stands for a value; gives its depth."""
        function = self.function_of_python(node)
        if function is range:
            self.refuse(node, "`range` stands only in the head of a `for` loop")
            return None
        results = self.results(node)
        if results == 0:
            self.refuse(node, f"`{text_of(node.func)}` returns nothing, so a call of it is no value")
        elif results is not None and results > 1:
            self.refuse(node, f"`{text_of(node.func)}` returns {results} values: unpack them, `a, b = ...`")
        return None if function is None else 0

    def results(self, node: ast.Call) -> Results:
        """Check a call; gives how many values it returns."""
        for keyword in node.keywords:
            self.refuse(keyword.value, "an argument by keyword: hand over plain arguments in order")
        callee = self._callee(node.func)
        if isinstance(callee, FunctionType):
            return self._of_rule(node, callee)
        if callee is ANYTHING:
            self._arguments(node)
            return None
        if isinstance(callee, Family):
            self._count(node, len(callee.fields), len(callee.fields))
        else:
            self._count(node, *BUILTINS[callee])
        if callee is len:
            self._lengths(node)
        else:
            self.numbers(node.args)
        return 1

    def function_of_python(self, node: ast.Call) -> Any:
        """The function of Python that is called, if it is one that rules may call."""
        if isinstance(node.func, ast.Name):
            name = node.func.id
            meaning = None if self.scope.is_local(name) else self.scope.meaning(name)
            return meaning if _is_allowed(meaning) else None
        return None

    def _callee(self, node: ast.expr) -> Any:
        """A rule, a family for its `code`, an allowed function of Python; or ANYTHING, once refused."""
        if isinstance(node, ast.Attribute) and node.attr == "code":
            family = self.holder(node)
            if isinstance(family, Family):
                self.known_family(node, family)
                return family
        if not isinstance(node, ast.Name):
            why = f"a call of `{text_of(node)}`: rules call other rules, each by its plain name"
        elif self.scope.is_local(node.id):
            why = f"`{node.id}` is a value of this rule and cannot be called"
        else:
            meaning = self.scope.meaning(node.id)
            if meaning is ANYTHING or _is_allowed(meaning) or _is_function_and_rule(meaning):
                return meaning
            why = _why_not_called(node.id, meaning)
        self.refuse(node, why)
        return ANYTHING

    def _of_rule(self, node: ast.Call, rule: FunctionType) -> Results:
        self.called.append((rule, node.lineno))
        parameters = rule.__code__.co_varnames[: rule.__code__.co_argcount]
        self._count(node, len(parameters), len(parameters))
        self._arguments(node)
        if _is_plain(node):
            for parameter, argument in zip(parameters, node.args, strict=False):
                if parameter == STATE and not self._is_the_state(argument):
                    self.refuse(
                        argument, f"`{text_of(argument)}` stands where `{rule.__name__}` takes the state"
                    )
        return self._results_of(rule)

    def _arguments(self, node: ast.Call) -> None:
        for argument in node.args:
            if not self._is_the_state(argument):
                self.value(argument)

    def _is_the_state(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and self.scope.is_state(node.id)

    def _lengths(self, node: ast.Call) -> None:
        for argument in node.args:
            if self.value(argument) == 0:
                self.refuse(argument, f"`{text_of(argument)}` is a number and has no length")

    def _count(self, node: ast.Call, fewest: int, most: int) -> None:
        given = len(node.args)
        if _is_plain(node) and not fewest <= given <= most:
            expected = _counted(fewest, most)
            self.refuse(node, f"`{text_of(node.func)}` takes {expected}, not {given}")


def _is_plain(node: ast.Call) -> bool:
    return not node.keywords and not any(isinstance(argument, ast.Starred) for argument in node.args)


def _counted(fewest: int, most: int) -> str:
    if most == MANY:
        return f"at least {fewest} arguments"
    if fewest < most:
        return f"{fewest} to {most} arguments"
    return "1 argument" if most == 1 else f"{most} arguments"


def _is_allowed(meaning: object) -> bool:
    return any(meaning is function for function in BUILTINS)


def _is_function_and_rule(meaning: object) -> bool:
    return isinstance(meaning, FunctionType) and is_rule(meaning)


def _why_not_called(name: str, meaning: object) -> str:
    if is_rule(meaning):
        return f"`{name}` is marked as a rule but is no plain function"
    if isinstance(meaning, FunctionType):
        return f"`{name}` is no rule: mark it with @rule"
    if meaning is print:
        return "`print`: a rule says nothing; telling what happened is for the story"
    if callable(meaning):
        known = ", ".join(function.__name__ for function in BUILTINS)
        return f"`{name}` is no rule, nor one of {known}"
    try:
        depth_of_constant(name, meaning)
    except TypeError as reason:
        return str(reason)
    return f"`{name}` is a constant and cannot be called"
