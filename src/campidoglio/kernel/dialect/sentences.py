"""Why each thing that the dialect leaves out is left out, in one sentence each."""

from __future__ import annotations

import ast

AT_THE_TOP = "rules are functions at the top of their module"
NOTHING_FAILS = "a rule cannot fail: test with `if` before it matters"
NOTHING_WAITS = "a rule runs to its end without waiting"
NO_CONTAINERS = "use an array of the state, or a tuple of numbers at the top of the module"

STATEMENTS: dict[type[ast.stmt], str] = {
    ast.FunctionDef: f"a function inside a rule: {AT_THE_TOP}",
    ast.AsyncFunctionDef: f"a function inside a rule: {AT_THE_TOP}",
    ast.ClassDef: "a class inside a rule: rules know numbers and arrays alone",
    ast.Import: "an import inside a rule: import at the top of the module",
    ast.ImportFrom: "an import inside a rule: import at the top of the module",
    ast.Global: "`global`: a rule changes nothing but its state, arrays it was handed, and its own names",
    ast.Nonlocal: "`nonlocal`: a rule changes nothing but its state, arrays it was handed, and its own names",
    ast.Delete: "`del`: names and elements stay; give them another value",
    ast.With: "`with`: rules open and close nothing",
    ast.AsyncWith: "`with`: rules open and close nothing",
    ast.AsyncFor: f"`async for`: {NOTHING_WAITS}",
    ast.Try: f"`try`: {NOTHING_FAILS}",
    ast.TryStar: f"`try`: {NOTHING_FAILS}",
    ast.Raise: f"`raise`: {NOTHING_FAILS}",
    ast.Assert: f"`assert`: {NOTHING_FAILS}",
    ast.Match: "`match`: use `if` and `elif`",
}

EXPRESSIONS: dict[type[ast.expr], str] = {
    ast.Dict: f"a dict: {NO_CONTAINERS}",
    ast.Set: f"a set: {NO_CONTAINERS}",
    ast.List: f"a list: {NO_CONTAINERS}",
    ast.Tuple: "a tuple stands only after `return`, or on both sides of an assignment",
    ast.DictComp: "a dict comprehension: write the loop over an array",
    ast.SetComp: "a set comprehension: write the loop over an array",
    ast.ListComp: "a list comprehension: write the loop over an array",
    ast.GeneratorExp: "a generator: write the loop over an array",
    ast.Lambda: f"a lambda: {AT_THE_TOP}",
    ast.JoinedStr: "an f-string: rules know no text",
    ast.NamedExpr: "`:=`: assign in a line of its own",
    ast.Yield: "`yield`: a rule returns once",
    ast.YieldFrom: "`yield`: a rule returns once",
    ast.Await: f"`await`: {NOTHING_WAITS}",
    ast.Starred: "`*`: name each value",
    ast.Slice: "a slice: take one element at a time",
}

OPERATORS: dict[type[ast.AST], str] = {
    ast.Div: "`/` gives a float: use `//`",
    ast.Pow: "`**` may give a float: use `*` or `<<`",
    ast.MatMult: "`@` is for matrices, which rules do not have",
    ast.UAdd: "`+` before a number does nothing: leave it out",
    ast.In: "`in`: compare with one number at a time",
    ast.NotIn: "`not in`: compare with one number at a time",
    ast.Is: "`is`: compare numbers with `==`",
    ast.IsNot: "`is not`: compare numbers with `!=`",
}

CONSTANTS: dict[type[object], str] = {
    float: "a float: rules count in whole numbers",
    complex: "a complex number: rules count in whole numbers",
    str: "a string: rules know no text",
    bytes: "a string of bytes: rules know no text",
    type(None): "`None` is no number: use a constant of the module, such as NOTHING = -1",
    type(...): "`...` is no number",
}
