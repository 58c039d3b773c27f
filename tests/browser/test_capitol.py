"""Capitol in the browser, from the first house to the last scoring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import capitol
from tests.browser.campanile import touching, typing
from tests.browser.fitness import grave_findings, too_wide
from tests.browser.guests import Guest
from tests.browser.lessons import taken
from tests.browser.together import sit_down_together

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Page]


def sit_down(page: Page, house: str, *seats: str, **options: object) -> str:
    """Sit at a game against bots; gives the table's id."""
    table = Guest(page, house).make_table("me", *(seats or ("easy",)), game="capitol", options=options)
    page.goto(f"{house}/t/{table}")
    page.locator("[data-phase]").wait_for()
    return table


def pass_on(page: Page) -> None:
    """Pass, and say yes to it."""
    page.locator("[data-move=pass]").tap()
    page.locator(capitol.SURE).tap()


def test_a_whole_game_with_three_others_is_played_by_touch_on_a_phone(house: str, visit: Visit) -> None:
    page = visit(PHONE, motion=True)
    sit_down(page, house, "easy", "easy", "easy")
    asked = capitol.play_to_the_end(page, touching(page))
    assert {"build", "bid", "draw"} <= set(asked)
    assert asked.count("draw") >= 3 * 6
    expect(page.locator(".over")).to_contain_text("Scoring of round 4", timeout=60_000)
    assert too_wide(page) <= 0


def test_a_whole_game_by_the_french_texts_is_played_with_the_keyboard_alone(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    sit_down(page, house, edition="fr")
    asked = capitol.play_to_the_end(page, typing(page), cards=1)
    assert asked.count("draw") >= 3 * 6
    expect(page.get_by_role("table").first).to_contain_text("Points")


def test_two_people_seal_bids_at_the_same_time_and_see_them_turned_up(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(PHONE, motion=True)
    sit_down_together(livia, marcus, house, "capitol")
    mover, other = (livia, marcus) if livia.locator("[data-move=pass]").count() else (marcus, livia)
    pass_on(mover)
    pass_on(other)
    for page in (livia, marcus):
        page.locator("[data-move=seal]").wait_for()

    livia.locator(capitol.CARD).last.tap()
    livia.locator("[data-move=seal]").tap()
    expect(livia.locator(".stop.sealed")).to_be_visible()
    # He is told that she has sealed, and neither how much nor with which cards.
    expect(marcus.locator(".auction li.sealed")).to_have_count(1)
    expect(marcus.locator("[data-laid]")).to_have_count(0)
    expect(marcus.locator("[data-move=seal]")).to_be_visible()
    marcus.locator("[data-move=seal]").tap()

    for page in (livia, marcus):
        expect(page.get_by_role("status").filter(has_text="The bids for the fountain")).to_contain_text(
            "won", timeout=30_000
        )
    livia.locator(capitol.PREFECTURE).first.tap()
    for page in (livia, marcus):
        expect(page.locator(".auction")).to_contain_text("Auction 2 of 3")
        page.locator("[data-move=seal]").wait_for()


def test_a_prefecture_of_another_colour_says_why_not_and_leads_to_the_rule(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, house)
    capitol.asked_or_over(page)
    page.locator("[data-card^=permit]:not([aria-disabled=true])").first.tap()
    page.locator(capitol.PREFECTURE).first.wait_for()
    # Playwright itself would wait until a house may go there.
    page.locator("[data-prefecture][aria-disabled=true]").first.tap(force=True)
    link = page.get_by_role("link", name="CP-13")
    link.wait_for()
    page.goto(house + str(link.get_attribute("href")))
    expect(page.locator("[id='CP-13']")).to_contain_text("permit")


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_the_tutorial_leads_through_a_whole_game_and_fits_a_narrow_phone(
    house: str, visit: Visit, locale: str
) -> None:
    page = visit(NARROW, locale)
    excess: dict[str, int] = {}
    for step in taken(page, house, "capitol", capitol.do):
        excess[step["say"]] = max(0, too_wide(page))
        assert "capitol-" not in page.locator("main").inner_text()
    expect(page.locator(capitol.OVER)).to_be_visible()
    page.goto(f"{house}/rules/capitol")
    page.locator("[id='CP-13']").wait_for()
    excess["rules"] = max(0, too_wide(page))
    assert set(excess.values()) == {0}, excess


def test_the_board_has_nothing_that_shuts_anybody_out(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    found: dict[str, list[object]] = {}
    for step in taken(page, house, "capitol", capitol.do):
        phase = step["view"]["phase"]
        if phase not in found:
            found[phase] = [*grave_findings(page, "light", ".board"), *grave_findings(page, "dark", ".board")]
    assert set(found) == {"build", "storeys", "cap", "house", "bid", "site", "draw", "over"}
    assert {phase: findings for phase, findings in found.items() if findings} == {}
