"""Whoever may not do something is told why: in every language, by rule, and nothing that is secret."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from tests.contracts.checks import talkative_reasons
from tests.contracts.games import BOOKS, TABLES, Table, few_states, states

from campidoglio.kernel.reason import Reason
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.terminal.language import LANGUAGES
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts


class OneLanguage(Texts):
    """Refuses to fall back to English."""

    def __init__(self, language: str, rulebook: Rulebook) -> None:
        super().__init__(language, rulebook)
        self._bundles = self._bundles[:1]


def reasons(table: Table) -> set[Reason]:
    """Why what is not legal is not, in positions of random games."""
    given = {
        table.why_not(s, seat, action)
        for s in states(table)
        for seat in table.due(s)
        for action in set(table.book.actions) - table.actions(s, seat)
    }
    return {reason for reason in given if reason}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_reason_is_told_in_every_language_by_its_rule(table: Table) -> None:
    narrators = [
        Narrator(OneLanguage(language, table.book), table.game, reader)
        for language in LANGUAGES
        for reader in (0, 1)
    ]
    told = reasons(table)
    assert told
    for reason in told:
        assert re.fullmatch(r"[A-Z]{2}-\d+[a-z]?", reason.rule), reason
        assert reason.rule in str(reason)
        for narrator in narrators:
            words = narrator.reason(reason)
            assert words is not None, reason
            assert words.endswith("."), words
            assert not set("{}?_") & set(words), words


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_reason_tells_nothing_that_the_seat_cannot_know(table: Table) -> None:
    for s in few_states(table):
        assert talkative_reasons(table, s) == []


def names_given(book: Rulebook) -> set[str]:
    """The names that stand in the game's reasons.py."""
    source = Path(str(import_module(f"campidoglio.games.{book.name}.reasons").__file__)).read_text("utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    firsts = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    return {str(ast.literal_eval(first)) for first in firsts}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_there_are_words_for_every_reason_and_no_words_without_one(book: Rulebook, language: str) -> None:
    folder = Path(str(import_module(f"campidoglio.games.{book.name}").__file__)).parent
    source = (folder / "locales" / f"{language}.ftl").read_text("utf-8")
    worded = set(re.findall(rf"^{book.name}-why-(\w+) =", source, re.MULTILINE))
    assert worded == names_given(book)
