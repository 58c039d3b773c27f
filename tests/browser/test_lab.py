"""The rule lab in a browser: set up, played, seen side by side, and carried by a link."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_pages import NARROW, PHONE, arrive, grave_findings, too_wide

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

Visit = Callable[..., Page]
LINK = "/lab/campanile?bots=easy&games=100&way=2&way=4%3Bbet_on%3Dbuilt"
PATIENCE = 120_000
"""Milliseconds; an experiment first has to start a process."""


def play(page: Page, button: str) -> None:
    """Have the experiment played, and wait until its figures are there and it is over."""
    page.get_by_role("button", name=button).click()
    page.locator(".result h2").wait_for(timeout=PATIENCE)
    page.locator("progress").wait_for(state="detached", timeout=PATIENCE)


def test_two_ways_to_play_are_seen_side_by_side(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    arrive(page, house + LINK)
    play(page, "Play them")
    expect(page.get_by_text("4 players", exact=True)).to_be_visible()
    overview = page.get_by_role("region", name="Side by side")
    assert overview.get_by_role("columnheader").all_inner_texts() == ["A", "B"]
    assert overview.get_by_role("row", name="Players").get_by_role("cell").all_inner_texts() == ["2", "4"]
    expect(page.get_by_role("img", name="A: Who wins")).to_be_visible()
    expect(page.get_by_role("img", name="B: How points spread")).to_be_visible()
    assert {scheme: grave_findings(page, scheme) for scheme in ("light", "dark")} == {"light": [], "dark": []}


def test_what_is_set_stands_in_the_address_and_comes_back_with_it(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    arrive(page, house + "/lab/capitalist")
    second = page.get_by_role("region", name="Way B")
    second.get_by_role("radio", name="5").check(force=True)
    page.get_by_label("Who plays").select_option("random")
    page.get_by_role("button", name="Remove way A").click()
    page.reload()
    only = page.get_by_role("region", name="Way A")
    expect(only.get_by_role("radio", name="5")).to_be_checked()
    expect(only.get_by_text("Quick game: yes")).to_be_visible()
    expect(page.get_by_label("Who plays")).to_have_value("random")
    expect(page.get_by_role("region", name="Way B")).to_have_count(0)


def test_a_number_that_a_setting_does_not_take_is_refused_with_what_it_takes(
    house: str, visit: Visit
) -> None:
    page = visit(PHONE)
    arrive(page, house + "/lab/capitalist?way=2%3Brounds%3D999")
    page.locator("form").evaluate("form => form.noValidate = true")
    page.get_by_role("button", name="Play them").click()
    expect(page.get_by_role("alert")).to_contain_text("rounds is a whole number from 0 to 300")


@pytest.mark.parametrize(("locale", "button"), [("en", "Play them"), ("fr", "Jouer"), ("nl", "Spelen")])
def test_results_fit_a_narrow_phone_in_each_language(
    house: str, visit: Visit, locale: str, button: str
) -> None:
    page = visit(NARROW, locale)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    arrive(page, house + LINK)
    play(page, button)
    for table in page.locator("details > summary").all():
        table.click()
    assert too_wide(page) <= 0
    assert [text for text in said if text.startswith("The text ")] == []
