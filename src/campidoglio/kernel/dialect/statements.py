"""The statements of a rule, from its parameters to its `return`."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from types import FunctionType

from campidoglio.kernel.dialect.calls import Calls, Results
from campidoglio.kernel.dialect.expressions import text_of
from campidoglio.kernel.dialect.names import STATE, Scope
from campidoglio.kernel.dialect.sentences import EXPRESSIONS, STATEMENTS
from campidoglio.kernel.dialect.source import Definition


class Statements(Calls):
    """Checks one rule as a whole."""

    def __init__(self, scope: Scope, results_of: Callable[[FunctionType], Results]) -> None:
        super().__init__(scope, results_of)
        self._returned: list[tuple[ast.Return, Results]] = []

    @property
    def given_back(self) -> Results:
        """How many values the rule returns, once it has been checked."""
        sizes = {size for _, size in self._returned} or {0}
        return None if self.violations or len(sizes) > 1 else sizes.pop()

    def definition(self, node: Definition) -> None:
        """Check a rule from its first line to its last."""
        if isinstance(node, ast.AsyncFunctionDef):
            self.refuse(node, "`async def`: a rule runs to its end without waiting")
        self._parameters(node)
        self._block(node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body)
        self._returns(node)

    def _parameters(self, node: Definition) -> None:
        arguments = node.args
        for default in [*arguments.defaults, *arguments.kw_defaults]:
            if default is not None:
                self.refuse(default, "a default for a parameter: every call of a rule hands over all of them")
        for starred in (arguments.vararg, arguments.kwarg):
            if starred is not None:
                self.refuse(starred, f"`*{starred.arg}`: a rule names each of its parameters")
        for named in arguments.kwonlyargs:
            self.refuse(
                named, f"`{named.arg}` is handed over by keyword: rules take plain arguments in order"
            )

    def _block(self, nodes: Sequence[ast.stmt]) -> None:
        for node in nodes:
            self._statement(node)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign():
                self._assign(node)
            case ast.AugAssign():
                self.operator(node, node.op)
                self._target(node.target)
                self.number(node.value)
            case ast.AnnAssign():
                self._annotated(node)
            case ast.If():
                self.number(node.test)
                self._block(node.body)
                self._block(node.orelse)
            case ast.For():
                self._for(node)
            case ast.While():
                self.number(node.test)
                self._loop(node)
            case ast.Return():
                self._returned.append((node, self._given_back(node.value)))
            case ast.Expr():
                self._alone(node)
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case _:
                self.refuse(
                    node, STATEMENTS.get(type(node), f"`{ast.unparse(node)}` is no part of the dialect")
                )

    # Assignments

    def _assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            if isinstance(target, ast.Tuple | ast.List):
                self._unpack(target, node.value)
            else:
                self._target(target)
                self._value_for(target, node.value)

    def _annotated(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, f"an annotation of `{text_of(node.target)}`: only a rule's own names take one")
        self._target(node.target)
        if node.value is not None:
            self._value_for(node.target, node.value)

    def _value_for(self, target: ast.expr, value: ast.expr) -> None:
        # A name may stand for a row, and does so in all engines; elements are copied in some of them only.
        if isinstance(target, ast.Name):
            self.value(value)
        else:
            self.number(value)

    def _unpack(self, targets: ast.Tuple | ast.List, value: ast.expr) -> None:
        for target in targets.elts:
            self._target(target)
        expected = len(targets.elts)
        if expected == 1:
            self.refuse(targets, "unpacks into one name: assign to it plainly")
        given: Results = None
        if isinstance(value, ast.Tuple):
            given = len(value.elts)
            for target, part in zip(targets.elts, value.elts, strict=False):
                self._value_for(target, part)
        elif isinstance(value, ast.Call):
            given = self.results(value)
        else:
            self.refuse(value, f"`{text_of(value)}` is unpacked: only the result of a rule can be")
        if given not in (None, expected):
            self.refuse(targets, f"{expected} names for {given} values")

    def _target(self, node: ast.expr) -> None:
        match node:
            case ast.Name():
                if self.scope.is_state(node.id):
                    self.refuse(node, f"`{STATE}` is the state, and no other value takes its name")
            case ast.Attribute() if self.is_field(node):
                if self.field(node):
                    self.refuse(
                        node, f"`{text_of(node)}` is an array: give its elements their values one by one"
                    )
            case ast.Attribute():
                self.refuse(node, f"`{text_of(node)}` is no field of the state, so it takes no value")
            case ast.Subscript():
                self._element_as_target(node)
            case _:
                self.refuse(node, EXPRESSIONS.get(type(node), f"`{text_of(node)}` takes no value"))

    def _element_as_target(self, node: ast.Subscript) -> None:
        root: ast.expr = node
        while isinstance(root, ast.Subscript):
            root = root.value
        if isinstance(root, ast.Name) and not self.scope.is_local(root.id):
            self.refuse(node, f"`{root.id}` is not of this rule: the tables of a module never change")
        elif self.value(node):
            self.refuse(node, f"`{text_of(node)}` is an array: give its elements their values one by one")

    # Loops

    def _for(self, node: ast.For) -> None:
        if isinstance(node.target, ast.Name):
            self._target(node.target)
        else:
            self.refuse(node.target, "a loop counts with one plain name")
        if isinstance(node.iter, ast.Call) and self.function_of_python(node.iter) is range:
            self.results(node.iter)
        else:
            self.refuse(node.iter, f"`{text_of(node.iter)}`: loops run over `range(...)` alone")
        self._loop(node)

    def _loop(self, node: ast.For | ast.While) -> None:
        self._block(node.body)
        if node.orelse:
            self.refuse(node.orelse[0], "`else` of a loop: note in a name of its own why the loop ended")

    # Calls alone, and the return

    def _alone(self, node: ast.Expr) -> None:
        known = len(self.violations)
        if isinstance(node.value, ast.Call) and self.function_of_python(node.value) is None:
            self.results(node.value)
            return
        self.value(node.value)
        if len(self.violations) == known:
            self.refuse(node, f"`{text_of(node.value)}` does nothing in a line of its own")

    def _given_back(self, value: ast.expr | None) -> Results:
        """Check what stands after a `return`; gives how many values it is."""
        if value is None:
            return 0
        if isinstance(value, ast.Tuple):
            if len(value.elts) < 2:
                self.refuse(value, "a tuple of fewer than two values: give back the value itself")
            self.values(value.elts)
            return len(value.elts)
        if isinstance(value, ast.Call) and self.function_of_python(value) is None:
            given = self.results(value)
            if given == 0:
                self.refuse(value, f"`{text_of(value.func)}` returns nothing: call it, then `return` alone")
            return given
        self.value(value)
        return 0 if isinstance(value, ast.Constant) and value.value is None else 1

    def _returns(self, node: Definition) -> None:
        valued = [(each, size) for each, size in self._returned if size != 0]
        if not valued:
            return
        first, expected = valued[0]
        for each, size in self._returned:
            if size == 0:
                self.refuse(each, f"returns nothing here, but a value in line {first.lineno}")
            elif None not in (size, expected) and size != expected:
                self.refuse(each, f"gives back {size} here, but {expected} in line {first.lineno}")
        if may_reach_end(node.body):
            why = f"may come to its end after this without a value, but returns one in line {first.lineno}"
            self.refuse(node.body[-1], why)


def may_reach_end(nodes: Sequence[ast.stmt]) -> bool:
    """Whether statements may come to their end, as far as can be told without running them."""
    return not any(_stops(node) for node in nodes)


def _stops(node: ast.stmt) -> bool:
    match node:
        case ast.If():
            return not may_reach_end(node.body) and not may_reach_end(node.orelse)
        case ast.While(test=ast.Constant(value=forever)):
            return bool(forever) and not _breaks(node.body)
    # Of what is refused as a whole, nothing is said a second time.
    return isinstance(node, ast.Return | ast.Raise | ast.Try | ast.TryStar | ast.With | ast.Match)


def _breaks(nodes: Sequence[ast.stmt]) -> bool:
    return any(
        isinstance(node, ast.Break)
        or (isinstance(node, ast.If) and (_breaks(node.body) or _breaks(node.orelse)))
        for node in nodes
    )
