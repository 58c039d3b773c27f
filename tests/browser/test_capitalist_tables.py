"""Two people at a table of Capitali$t, the tutorial, and whether everybody can read and reach all of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser import capitalist
from tests.browser.campanile import touching
from tests.browser.guests import Guest
from tests.browser.test_pages import grave_findings, too_wide
from tests.browser.test_tables import tell_name

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
QUICK = {"quick": True, "rounds": 9}
LESSON = Path(__file__).parents[2] / "web" / "src" / "games" / "capitalist" / "lesson.json"
MOST_MOVES = 40

Visit = Callable[..., Page]


def sit_down_together(livia: Page, marcus: Page, house: str) -> tuple[Page, Page]:
    """Two people begin a quick game; gives the one on turn first."""
    table = Guest(livia, house).make_table("me", "open", game="capitalist", options=QUICK)
    for page in (marcus, livia):
        page.goto(f"{house}/t/{table}")
    marcus.get_by_role("button", name="Sit here").click()
    tell_name(marcus, "Marcus")
    livia.get_by_role("button", name="Begin", exact=True).click()
    for page in (livia, marcus):
        page.locator("[data-phase=act]").wait_for()
    return (livia, marcus) if livia.locator(capitalist.ASKED).count() else (marcus, livia)


def lands_of_mine(page: Page) -> set[str]:
    """What the window for building and mortgages lists."""
    page.locator("[data-dock] [data-open=estate]").click()
    lands = page.get_by_role("dialog").locator("[data-estate]")
    lands.first.wait_for()
    found = {str(land.get_attribute("data-estate")) for land in lands.all()}
    page.get_by_role("button", name="Done").click()
    return found


def test_two_people_trade_by_way_of_a_counter_offer(house: str, visit: Visit) -> None:
    mover, other = sit_down_together(visit(DESKTOP), visit(PHONE), house)
    before = lands_of_mine(mover)

    mover.locator("[data-dock] [data-open=trade]").click()
    window = mover.locator("[data-trade]")
    mine = window.locator("[data-side=gives] [data-thing]").first
    mine_name = str(mine.get_attribute("data-thing"))
    mine.click()
    window.locator("[data-side=gets]").get_by_label("And money").fill("1000")
    expect(window.locator("[data-outcome]")).to_contain_text("→")
    window.locator("[data-move=send]").click()

    offer = other.locator("[data-answer]")
    expect(offer).to_contain_text("$1,000")
    offer.locator("[data-move=counter]").tap()
    window = other.locator("[data-trade]")
    # It begins with what was offered, seen from this side.
    expect(window.locator(f"[data-side=gets] [data-thing={mine_name}]")).to_have_attribute(
        "aria-pressed", "true"
    )
    window.locator("[data-side=gives]").get_by_label("And money").fill("120")
    window.locator("[data-move=send]").tap()

    answer = mover.locator("[data-answer]")
    expect(answer).to_contain_text("$120")
    expect(answer.locator("[data-move=counter]")).to_have_count(0)
    answer.locator("[data-move=accept]").click()
    other.locator("[data-answer]").wait_for(state="detached")
    assert lands_of_mine(mover) == before - {mine_name}


def test_two_people_bid_against_each_other_with_typed_amounts(house: str, visit: Visit) -> None:
    pages = sit_down_together(visit(DESKTOP), visit(DESKTOP), house)
    play_until_land_is_for_sale(*pages)
    mover, other = pages if pages[0].locator(f"{capitalist.ASKED}[data-phase=buy]").count() else pages[::-1]
    mover.locator("[data-move=decline]").click()

    bid(other, "37")
    expect(mover.locator("[data-bid='37']")).to_be_visible()
    typed = mover.locator("[data-dock]").get_by_label("Your bid")
    typed.fill("37")
    expect(typed).to_have_attribute("aria-invalid", "true")
    bid(mover, "52")
    expect(other.locator("[data-bid='52']")).to_be_visible()
    other.locator("[data-dock] [data-move=pass]").click()
    for page in pages:
        expect(page.locator("[data-bid]")).to_have_count(0)
        page.locator("[data-phase=act]").wait_for()


def bid(page: Page, amount: str) -> None:
    """Type a bid, and send it with Enter."""
    page.locator(f"{capitalist.ASKED}[data-phase=auction]").wait_for()
    typed = page.locator("[data-dock]").get_by_label("Your bid")
    typed.fill(amount)
    typed.press("Enter")


def play_until_land_is_for_sale(one: Page, other: Page) -> None:
    """Both roll until one of them stands on land of nobody."""
    for _ in range(MOST_MOVES):
        page = whoever_is_asked(one, other)
        if capitalist.phase(page) == "buy":
            return
        capitalist.answer(page, touching(page), 0)
        page.locator(
            "[data-asked=false], [data-phase=buy], [data-phase=act][data-asked=true]"
        ).first.wait_for()
    raise AssertionError("nobody comes to land that is for sale")


def whoever_is_asked(one: Page, other: Page) -> Page:
    """The page of the player who has to do something."""
    for _ in range(300):
        for page in (one, other):
            if page.locator(capitalist.ASKED).count():
                return page
        one.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_the_tutorial_is_walked_through_by_touch(house: str, visit: Visit) -> None:
    page = visit(NARROW)
    page.goto(f"{house}/learn/capitalist")
    steps = json.loads(LESSON.read_text("utf-8"))
    for number, step in enumerate(steps[:-1], start=1):
        page.get_by_text(f"{number} / {len(steps)}", exact=True).wait_for()
        assert too_wide(page) <= 0
        take_lesson(page, [move for moves in step["wanted"] for move in moves.split("; ")])
    page.get_by_text(f"{len(steps)} / {len(steps)}", exact=True).wait_for()
    page.locator(capitalist.OVER).wait_for()


def take_lesson(page: Page, wanted: list[str]) -> None:
    """Do what a step of the tutorial wants, or go to the next one."""
    if not wanted:
        page.locator(".say button.main").tap()
        return
    land = wanted[-1].partition(" land=")[2]
    if land:
        page.locator(f"[data-land={land}]").tap()
    where = page.locator("[data-deed], [data-dock]")
    where.locator(f"[data-move='{wanted[-1]}']").first.tap()


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_each_language_fits_the_windows_of_the_board_and_lacks_no_text(
    house: str, visit: Visit, locale: str
) -> None:
    page = visit(NARROW, locale)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{house}/rules/capitalist")
    table = page.get_by_role("table")
    assert table.evaluate("table => table.getBoundingClientRect().right <= innerWidth")
    begin_a_turn(page, house)
    for opened in windows(page):
        assert (opened, too_wide(page)) == (opened, 0)
    assert [text for text in said if text.startswith("The text ")] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_window_of_the_board_shuts_anybody_out(house: str, visit: Visit, scheme: str) -> None:
    page = visit(PHONE)
    begin_a_turn(page, house)
    found = {opened: grave_findings(page, scheme) for opened in windows(page)}
    assert found == {"board": [], "deed": [], "estate": [], "trade": []}


def begin_a_turn(page: Page, house: str) -> None:
    """Sit at a quick game, with a turn of one's own before one."""
    table = Guest(page, house).make_table("me", "easy", game="capitalist", options=QUICK)
    page.goto(f"{house}/t/{table}")
    for _ in range(MOST_MOVES):
        assert capitalist.my_turn_or_over(page)
        if capitalist.phase(page) == "act":
            return
        page.locator("[data-dock]").locator("[data-move=pass], [data-move=refuse]").first.tap()
        page.locator("[data-asked=false], [data-phase=act]").first.wait_for()
    raise AssertionError("no turn comes")


def windows(page: Page) -> Iterator[str]:
    """Opens what there is to open, one after the other, and says what."""
    page.locator("[data-open=trade]").wait_for()
    yield "board"
    page.locator("[data-square='39']").tap()
    page.locator("[data-deed=dark_blue_2]").wait_for()
    yield "deed"
    page.keyboard.press("Escape")
    page.locator("[data-open=estate]").tap()
    page.get_by_role("dialog").wait_for()
    yield "estate"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.locator("[data-open=trade]").tap()
    page.locator("[data-trade]").wait_for()
    yield "trade"
