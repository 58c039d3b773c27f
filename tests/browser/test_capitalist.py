"""Capitali$t in the browser, from the first roll to the last reckoning."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import capitalist
from tests.browser.campanile import touching, typing
from tests.browser.guests import Guest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
QUICK = {"quick": True, "rounds": 3}

Visit = Callable[..., Page]


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def sit_down(page: Page, house: str, *seats: str, **options: object) -> str:
    """Sit at a game against bots; gives the table's id."""
    table = Guest(page, house).make_table(*(seats or ("me", "easy")), game="capitalist", options=options)
    page.goto(f"{house}/t/{table}")
    page.locator("[data-phase]").wait_for()
    return table


def test_a_whole_quick_game_is_played_by_touch_on_a_phone(house: str, visit: Visit) -> None:
    page = visit(PHONE, motion=True)
    sit_down(page, house, "me", "easy", "easy", **QUICK)
    asked = capitalist.play_to_the_end(page, touching(page))
    assert asked.count("act") >= 3
    expect(page.get_by_role("table").get_by_text("Cash")).to_be_visible(timeout=30_000)
    assert too_wide(page) <= 0


def test_a_whole_quick_game_is_played_with_the_keyboard_alone(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    sit_down(page, house, **QUICK)
    assert capitalist.play_to_the_end(page, typing(page)).count("act") >= 3
