"""Somebody who takes the tutorial of a game: reads each step, and does what it wants."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SAID = ".say p:first-child"


def taken(page: Page, house: str, game: str, do: Callable[[Page, str], None]) -> Iterator[dict[str, Any]]:
    """Goes through all steps; gives each as it is shown, before it is done. `do` makes a move by touch."""
    steps = json.loads((GAMES / game / "lesson.json").read_text("utf-8"))
    page.goto(f"{house}/learn/{game}")
    page.locator("[data-phase]").wait_for()
    count = page.locator(".say .figures")
    for number, step in enumerate(steps, 1):
        expect(count).to_have_text(f"{number} / {len(steps)}")
        yield step
        if step["wanted"]:
            do(page, step["wanted"][0])
        elif number < len(steps):
            page.locator(".say .button.main").tap()
