"""The rules page says what the data file and the refusals say."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GAME = ROOT / "src" / "campidoglio" / "games" / "capitalist"
RULES = ROOT / "web" / "src" / "games" / "capitalist" / "rules"

pytestmark = pytest.mark.parametrize("language", ["en", "fr", "nl"])


def page(language: str) -> str:
    """The rules as they are written."""
    return (RULES / f"{language}.md").read_text("utf-8")


def test_the_table_of_rents_is_that_of_the_data_file(language: str) -> None:
    data = tomllib.loads((GAME / "classic.toml").read_text("utf-8"))
    rows = [(land["price"], *land["rents"]) for land in data["properties"].values()]
    # Neighbours with the same figures share a row.
    apart = [row for row, before in zip(rows, [None, *rows], strict=False) if row != before]
    figures = [tuple(map(int, re.findall(r"\| (\d+)", row))) for row in page(language).splitlines()]
    head = (1, 2, 3, 4)
    assert [row for row in figures if row] == [head, *apart]


def test_every_rule_that_a_refusal_names_is_on_the_page(language: str) -> None:
    named = set(re.findall(r'"(CA-\d+)"', (GAME / "reasons.py").read_text("utf-8")))
    assert len(named) > 10
    assert named <= set(re.findall(r"^(CA-\d+) ", page(language), re.MULTILINE))
