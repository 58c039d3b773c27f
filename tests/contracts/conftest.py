"""Contracts play very many games: they are left out of the coverage, which other tests give."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests of this folder out of the coverage, not out of the run."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.no_cover)
