"""Capital Lux in the browser, from the first draft to the final count."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import capital_lux
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


def sit_down(page: Page, house: str, *bots: str) -> None:
    """Sit at a game against bots."""
    table = Guest(page, house).make_table("me", *(bots or ("easy",)), game="capital_lux")
    page.goto(f"{house}/t/{table}")
    page.locator("[data-phase]").wait_for()


def cards(page: Page, of: str = "[data-card]") -> list[str]:
    """The cards of the pack, or of the hand."""
    return [str(card.get_attribute("data-card")) for card in page.locator(f"[data-hand] {of}").all()]


def keep_two(page: Page) -> None:
    """Keep the first two cards of the pack."""
    kept = page.locator("[data-kept]").count()
    for more in (1, 2):
        page.locator(capital_lux.CARD).first.tap()
        expect(page.locator("[data-kept]")).to_have_count(kept + more)


def test_a_whole_game_with_three_others_is_played_by_touch_on_a_phone(house: str, visit: Visit) -> None:
    page = visit(PHONE, motion=True)
    sit_down(page, house, "easy", "easy", "easy")
    assert capital_lux.play_to_the_end(page, touching(page)) >= 3 * 8
    expect(page.get_by_role("region", name="The final count")).to_be_visible()
    assert too_wide(page) <= 0


def test_a_whole_game_is_played_with_the_keyboard_alone(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    sit_down(page, house)
    assert capital_lux.play_to_the_end(page, typing(page)) >= 3 * 8
    expect(page.get_by_role("region", name="The final count")).to_be_visible()


def test_two_people_draft_at_the_same_time_and_the_packs_go_on_once_both_have_chosen(
    house: str, visit: Visit
) -> None:
    livia, marcus = visit(DESKTOP), visit(PHONE)
    sit_down_together(livia, marcus, house, "capital_lux")
    hers, his = cards(livia), cards(marcus)
    keep_two(livia)
    # She waits for him; he sees that she has chosen, and nothing of what.
    expect(livia.get_by_text("The others are still choosing.")).to_be_visible()
    expect(marcus.locator("[data-seat='0']")).to_contain_text("ready")
    assert cards(marcus) == his
    expect(marcus.locator("[data-kept]")).to_have_count(0)
    keep_two(marcus)
    for page in (livia, marcus):
        expect(page.locator("[data-hand] [data-card]")).to_have_count(4)
    assert (cards(livia), cards(marcus)) == (his[2:], hers[2:])

    keep_two(marcus)
    for _ in range(2):
        livia.locator(capital_lux.CARD).first.tap()
    for page in (livia, marcus):
        page.locator("[data-phase=play]").wait_for()
        expect(page.locator("[data-hand] [data-card]")).to_have_count(6)
    mover, other = (livia, marcus) if livia.locator(capital_lux.CARD).count() else (marcus, livia)
    capital_lux.take_step(mover, touching(mover), 0)
    expect(other.locator(capital_lux.CARD)).not_to_have_count(0)
    expect(mover.locator("[data-hand] [data-card]")).to_have_count(5)


def test_a_card_is_dragged_to_the_city(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    sit_down(page, house)
    while capital_lux.asked_or_over(page) and capital_lux.phase(page) == "draft":
        capital_lux.take_step(page, touching(page), 0)
    card = page.locator(capital_lux.CARD).first
    value = str(card.get_attribute("data-card")).split("-")[1]
    card.drag_to(page.locator("[data-drop=city]"))
    expect(page.locator("[data-hand] [data-card]")).to_have_count(5)
    expect(page.locator(".city.own .mini")).to_have_text([value])


def test_a_colour_without_a_card_says_why_not_and_leads_to_the_rule(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, house)
    capital_lux.asked_or_over(page)
    # Playwright itself would wait until the city may be touched.
    page.locator(".city.own .cell").first.tap(force=True)
    link = page.get_by_role("link", name="CL-8")
    link.wait_for()
    page.goto(house + str(link.get_attribute("href")))
    expect(page.locator("[id='CL-8']")).to_contain_text("left")


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_the_tutorial_leads_through_a_whole_game_and_fits_a_narrow_phone(
    house: str, visit: Visit, locale: str
) -> None:
    page = visit(NARROW, locale)
    excess: dict[str, int] = {}
    for step in taken(page, house, "capital_lux", capital_lux.do):
        excess[step["say"]] = max(0, too_wide(page))
        assert "capital_lux-" not in page.locator("main").inner_text()
    expect(page.locator(capital_lux.OVER)).to_be_visible()
    page.goto(f"{house}/rules/capital_lux")
    page.locator("[id='CL-12c']").wait_for()
    excess["rules"] = max(0, too_wide(page))
    assert set(excess.values()) == {0}, excess


def test_the_board_has_nothing_that_shuts_anybody_out(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    found: dict[str, list[object]] = {}
    for step in taken(page, house, "capital_lux", capital_lux.do):
        phase = step["view"]["phase"]
        if phase not in found:
            found[phase] = [*grave_findings(page, "light", ".board"), *grave_findings(page, "dark", ".board")]
    assert set(found) >= {"draft", "play", "agent", "limit", "over"}
    assert {phase: findings for phase, findings in found.items() if findings} == {}
