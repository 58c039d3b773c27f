"""What compiled rules depend on, as one hash: the key under which they are kept on disk.

Numba's own cache looks at the file of the function it compiles and not at those it calls, so a changed
rule would be served stale. The key here covers every rule a game can reach.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Any

from campidoglio.kernel.engines.binding import Binder, Target, bind_with, is_table
from campidoglio.kernel.engines.generated import apply_source, become_source, clear_source
from campidoglio.kernel.rulebook import Rulebook

ENGINE_SOURCES = sorted(Path(__file__).parent.glob("*.py"))


def fingerprint(rulebook: Rulebook, *versions: str, more: Iterable[Any] = ()) -> str:
    """A hash of all rules, tables, declarations and engine sources that a game's machine code is made of.

    `more` are rules that are compiled along with the game's own.
    """
    digest = hashlib.sha256()
    for part in _parts(rulebook, versions, more):
        digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()[:32]


def _parts(rulebook: Rulebook, versions: Iterable[str], more: Iterable[Any]) -> Iterable[str]:
    yield from (sys.version, platform.machine(), *versions)
    for path in ENGINE_SOURCES:
        yield path.read_text(encoding="utf-8")
    yield from rules_text(rulebook, more)


def rules_text(rulebook: Rulebook, more: Iterable[Any] = ()) -> Iterable[str]:
    """All rules, tables and declarations of a game, as this version of Python compiles them."""
    yield rulebook.name
    yield repr([(name, spec.type.code, spec.shape) for name, spec in rulebook.state.fields.items()])
    yield apply_source(rulebook.actions)
    yield become_source(rulebook.state)
    yield clear_source(rulebook.state, sorted(rulebook.settings.fields))
    yield repr((rulebook.legal_limit, rulebook.observation_size, rulebook.actions.count))
    yield from sorted(_rules(rulebook, more))


def _rules(rulebook: Rulebook, more: Iterable[Any]) -> Iterable[str]:
    """Every rule that the game and `more` reach, and every number and table of the modules they stand in."""
    binder = Binder(Target(compile=lambda function: function, table=lambda table: table))
    bind_with(binder, rulebook)
    for rule in more:
        binder.function(rule)
    for rule in binder.rules():
        yield f"{rule.__module__}.{rule.__qualname__}:{code_text(rule.__code__)}:{closure_text(rule)}"
    for module, names in binder.namespaces().items():
        for name, value in names.items():
            if isinstance(value, int) or is_table(value):
                yield f"{module}.{name}={value!r}"
            elif (
                hasattr(value, "__dict__") and type(value).__name__ == "module" and "code" not in vars(value)
            ):
                numbers = {key: number for key, number in vars(value).items() if isinstance(number, int)}
                yield f"{module}.{name}={sorted(numbers.items())!r}"


def code_text(code: CodeType) -> str:
    """All that makes a function do what it does, and nothing that a comment or a line number changes."""
    constants = [code_text(part) if isinstance(part, CodeType) else repr(part) for part in code.co_consts[1:]]
    return repr((code.co_code.hex(), constants, code.co_names, code.co_varnames, code.co_freevars))


def closure_text(function: Any) -> str:
    """The numbers that a rule made by a rule carries with it."""
    return repr([cell.cell_contents for cell in function.__closure__ or ()])
