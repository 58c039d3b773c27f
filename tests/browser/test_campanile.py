"""Campanile in the browser, from the home page to the flags."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser import campanile

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LESSON = Path(__file__).parents[2] / "web" / "src" / "games" / "campanile" / "lesson.json"

Visit = Callable[..., Page]


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def test_a_whole_game_is_played_by_touch_on_a_phone(house: str, visit: Visit) -> None:
    page = visit(PHONE, motion=True)
    hands = campanile.touching(page)
    campanile.start(page, house, hands)
    assert campanile.play_to_the_end(page, hands) >= 5
    # They go up one by one.
    expect(page.locator(".flag.hoisted")).to_have_count(4, timeout=30_000)
    assert sum(campanile.heights(page)) >= 15
    assert too_wide(page) <= 0


def test_a_whole_game_is_played_with_the_keyboard_alone(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    hands = campanile.typing(page)
    campanile.start(page, house, hands)
    assert campanile.play_to_the_end(page, hands) >= 5
    expect(page.locator(".flag.hoisted")).to_have_count(4)


def test_a_choice_is_put_back_with_escape_and_the_focus_returns_to_the_card(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    card = page.locator(campanile.PLAYABLE).first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(campanile.LABEL)).to_have_count(3)
    expect(page.locator(campanile.LABEL).last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(campanile.LABEL).nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(campanile.LABEL)).to_have_count(0)
    expect(card).to_be_focused()


def test_a_built_storey_can_be_taken_back_before_the_bet(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    before = campanile.heights(page)
    page.locator(campanile.PLAYABLE).first.tap()
    page.locator(campanile.LABEL).first.tap()
    page.locator(campanile.NO_BET).wait_for()
    assert sum(campanile.heights(page)) == sum(before) + 3
    page.get_by_role("button", name="Back", exact=True).tap()
    page.locator(campanile.PLAYABLE).first.wait_for()
    assert campanile.heights(page) == before


def test_a_tap_on_a_chip_before_building_says_why_not_and_leads_to_the_rule(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    # Playwright itself would wait until the chip may be bet.
    page.locator("[data-chip='1']").tap(force=True)
    link = page.get_by_role("link", name="CN-6")
    link.wait_for()
    page.goto(house + str(link.get_attribute("href")))
    expect(page.locator("#CN-6")).to_contain_text("hand")


def test_a_game_that_is_over_can_be_seen_again_from_the_first_storey(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    hands = campanile.touching(page)
    campanile.start(page, house, hands)
    campanile.play_to_the_end(page, hands)
    final = campanile.heights(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".plate .height").first.wait_for()
    assert campanile.heights(page) == [0] * 5
    page.keyboard.press("End")
    page.locator(campanile.OVER).wait_for()
    assert campanile.heights(page) == final
    expect(page.locator(".flag.hoisted")).to_have_count(4)


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_each_language_fits_a_narrow_phone(house: str, visit: Visit, locale: str) -> None:
    page = visit(NARROW, locale)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    assert page.locator("html").get_attribute("lang") == locale
    assert too_wide(page) <= 0
    page.locator(campanile.PLAYABLE).first.tap()
    page.locator(campanile.LABEL).first.wait_for()
    assert too_wide(page) <= 0
    assert "campanile-" not in page.locator("body").inner_text()
    for path in ("/rules/campanile", "/learn/campanile"):
        page.goto(house + path)
        page.get_by_role("heading", level=1).wait_for()
        assert too_wide(page) <= 0


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_the_tutorial_leads_through_a_whole_game(house: str, visit: Visit, locale: str) -> None:
    page = visit(PHONE, locale)
    page.goto(f"{house}/learn/campanile")
    page.locator("[data-phase]").wait_for()
    for step in json.loads(LESSON.read_text("utf-8"))[:-1]:
        follow(page, step["wanted"])
    page.locator(campanile.OVER).wait_for()
    expect(page.locator(".flag.hoisted")).to_have_count(4)


def follow(page: Page, wanted: list[str]) -> None:
    """One step of the tutorial: the button that leads on, or the move that is wanted."""
    said = page.locator(".say p").first.inner_text()
    if not wanted:
        page.locator(".say .button.main").tap()
    elif wanted == ["no_bet"]:
        page.locator(campanile.NO_BET).tap()
    else:
        style = wanted[0].split("style=")[1].split()[0]
        page.locator(f"[data-tower={style}]").tap()
        page.locator(f".labels [data-move='{wanted[0]}']").tap()
    expect(page.locator(".say p").first).not_to_have_text(said)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_has_nothing_that_shuts_anybody_out(house: str, visit: Visit, scheme: str) -> None:
    page = visit(PHONE)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    page.evaluate("scheme => document.documentElement.dataset.theme = scheme", scheme)
    page.locator(campanile.PLAYABLE).first.tap()
    page.locator(campanile.LABEL).first.wait_for()
    axe = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    # By DevTools and not as a script of the page, which the page's content policy would refuse.
    page.evaluate(axe.read_text("utf-8"))
    found = page.evaluate("axe.run('.board').then(result => result.violations)")
    grave = [each["id"] for each in found if each["impact"] in ("serious", "critical")]
    assert grave == []


def test_no_hidden_card_is_in_the_page(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    campanile.start(page, house, campanile.touching(page))
    assert campanile.my_turn_or_over(page)
    expect(page.locator("[data-card]")).to_have_count(3)
    others = page.locator("[data-seat]").nth(1)
    # Whoever moved before us drew a card from an open pile, which everybody saw.
    (hidden,) = re.findall(r"(\d) hidden", str(others.locator(".cards").get_attribute("aria-label")))
    assert int(hidden) >= 2
    assert others.locator(".known").count() == 3 - int(hidden)
