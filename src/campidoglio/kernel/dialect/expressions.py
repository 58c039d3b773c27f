"""The expressions of a rule: numbers, fields and elements; calls are in calls.py."""

from __future__ import annotations

import ast
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from campidoglio.kernel.actions import Family
from campidoglio.kernel.dialect.names import (
    BEYOND_64_BITS,
    HIGHEST,
    LOWEST,
    STATE,
    Depth,
    Scope,
    depth_of_constant,
)
from campidoglio.kernel.dialect.sentences import CONSTANTS, EXPRESSIONS, OPERATORS
from campidoglio.kernel.dialect.violation import Violation

FAR_BEYOND = 2**64

FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: lambda number, by: number << by if 0 <= by < 64 else FAR_BEYOND,
}


class Expressions(ABC):
    """Checks expressions of one rule and collects the violations."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.violations: list[Violation] = []

    def refuse(self, node: ast.stmt | ast.expr | ast.arg, why: str) -> None:
        """Note that a piece of the rule is outside the dialect."""
        self.violations.append(Violation(self.scope.file, node.lineno, self.scope.function, why))

    def number(self, node: ast.expr) -> None:
        """Check an expression where only a number can stand."""
        if self.value(node):
            self.refuse(node, f"`{text_of(node)}` is an array: index it down to a number")

    def numbers(self, nodes: Iterable[ast.expr]) -> None:
        """Check expressions where only numbers can stand."""
        for node in nodes:
            self.number(node)

    def values(self, nodes: Iterable[ast.expr]) -> None:
        """Check expressions that give numbers or arrays."""
        for node in nodes:
            self.value(node)

    def value(self, node: ast.expr) -> Depth:
        """Check an expression that gives a number or an array; gives its depth."""
        match node:
            case ast.Name():
                return self._name(node)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript():
                return self._element(node)
            case ast.Call():
                return self.call(node)
            case ast.IfExp():
                return self._choice(node)
            case ast.Constant():
                self._constant(node)
            case ast.UnaryOp() | ast.BinOp():
                self._arithmetic(node)
            case ast.BoolOp():
                self.numbers(node.values)
            case ast.Compare():
                self._comparison(node)
            case _:
                self.refuse(node, EXPRESSIONS.get(type(node), f"`{text_of(node)}` is no part of the dialect"))
                return None
        return 0

    @abstractmethod
    def call(self, node: ast.Call) -> Depth:
        """Check a call that stands for a value; gives its depth."""

    def operator(self, node: ast.stmt | ast.expr, sign: ast.AST) -> None:
        """Check an operator."""
        if type(sign) in OPERATORS:
            self.refuse(node, OPERATORS[type(sign)])

    def field(self, node: ast.Attribute) -> Depth:
        """Check a field of the state; gives its depth."""
        fields = self.scope.fields
        if fields is None:
            return None
        if node.attr not in fields:
            self.refuse(node, f"the state declares no field `{node.attr}`")
            return None
        return len(fields[node.attr].shape)

    def is_field(self, node: ast.Attribute) -> bool:
        """Whether an expression is `s.something`."""
        return isinstance(node.value, ast.Name) and self.scope.is_state(node.value.id)

    def _choice(self, node: ast.IfExp) -> Depth:
        self.number(node.test)
        one, other = self.value(node.body), self.value(node.orelse)
        if one is None or other is None:
            return None
        if one != other:
            self.refuse(node, f"`{text_of(node)}` is of one shape or another: both must be alike")
        return one

    def _comparison(self, node: ast.Compare) -> None:
        for sign in node.ops:
            self.operator(node, sign)
        compared = [node.left, *node.comparators]
        if any(isinstance(sign, ast.In | ast.NotIn) for sign in node.ops):
            self.values(compared)
        else:
            self.numbers(compared)

    # Numbers

    def _constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self._within_64_bits(node, node.value)
        elif type(node.value) is not bool:
            self.refuse(node, CONSTANTS[type(node.value)])

    def _within_64_bits(self, node: ast.expr, value: int) -> bool:
        if LOWEST <= value <= HIGHEST:
            return True
        self.refuse(node, f"`{text_of(node)}` {BEYOND_64_BITS}")
        return False

    def _arithmetic(self, node: ast.UnaryOp | ast.BinOp) -> None:
        self.operator(node, node.op)
        known = self._folded(node)
        if known is not None and not self._within_64_bits(node, known):
            return
        if isinstance(node, ast.BinOp):
            self.numbers([node.left, node.right])
        elif known is None or not isinstance(node.operand, ast.Constant):
            # The lowest number is written as minus a number that is itself too high.
            self.number(node.operand)

    def _folded(self, node: ast.expr) -> int | None:
        """What an expression of constants gives, where plain whole numbers would grow without end."""
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.Name() if not self.scope.is_local(node.id):
                meaning = self.scope.meaning(node.id)
                return meaning if type(meaning) is int else None
            case ast.UnaryOp(op=ast.USub()):
                inner = self._folded(node.operand)
                return None if inner is None else -inner
            case ast.BinOp() if type(node.op) in FOLDED:
                left, right = self._folded(node.left), self._folded(node.right)
                return None if left is None or right is None else FOLDED[type(node.op)](left, right)
        return None

    # Names, fields and elements

    def _name(self, node: ast.Name) -> Depth:
        if self.scope.is_state(node.id):
            self.refuse(
                node, f"`{STATE}` is the state, which is no value: name a field, or hand it to a rule"
            )
        elif not self.scope.is_local(node.id):
            try:
                return depth_of_constant(node.id, self.scope.meaning(node.id))
            except TypeError as reason:
                self.refuse(node, str(reason))
        return None

    def _attribute(self, node: ast.Attribute) -> Depth:
        if self.is_field(node):
            return self.field(node)
        holder = self.holder(node)
        if isinstance(holder, type) and issubclass(holder, IntEnum):
            self._member(node, holder)
        elif isinstance(holder, Family):
            self.known_family(node, holder)
            if node.attr != "first":
                self.refuse(
                    node, f"`{text_of(node)}`: rules take `code(...)` and `first` of a family of actions"
                )
        else:
            self.refuse(
                node, f"`{text_of(node)}`: only the state, enumerations and families of actions have parts"
            )
            return None
        return 0

    def holder(self, node: ast.Attribute) -> Any:
        """What the part before the dot stands for, if it is a name of the module."""
        if not isinstance(node.value, ast.Name) or self.scope.is_local(node.value.id):
            return None
        return self.scope.meaning(node.value.id)

    def _member(self, node: ast.Attribute, members: type[IntEnum]) -> None:
        found = members.__members__.get(node.attr)
        if found is None:
            self.refuse(node, f"`{members.__name__}` has no member `{node.attr}`")
        elif found.name != node.attr:
            self.refuse(node, f"`{text_of(node)}` is a second name: write `{members.__name__}.{found.name}`")

    def known_family(self, node: ast.expr, family: Family) -> None:
        """Check that a family of actions is one of the rulebook's."""
        if self.scope.families is not None and family not in self.scope.families:
            self.refuse(
                node, f"`{family.name}` is not among the actions of the rulebook, so it has no numbers"
            )

    def _element(self, node: ast.Subscript) -> Depth:
        self._index(node.slice)
        if not isinstance(node.value, ast.Name | ast.Attribute | ast.Subscript):
            self.refuse(node, f"`{text_of(node.value)}` has no elements: only arrays and tables have")
            return None
        depth = self.value(node.value)
        if depth == 0:
            self.refuse(node, f"`{text_of(node.value)}` is a number and has no elements")
        return depth - 1 if depth else None

    def _index(self, node: ast.expr) -> None:
        if isinstance(node, ast.Tuple):
            self.refuse(node, "several indices at once: write `a[i][j]`")
        else:
            self.number(node)


def text_of(node: ast.expr) -> str:
    """An expression as it is written."""
    return ast.unparse(node)
