"""Tables in the browser: made, joined, watched, left for a moment and come back to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import campanile
from tests.browser.guests import Guest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Page]

HOLD_THE_LINES = """
const Real = window.WebSocket
window.lines = []
window.isCut = false
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given)
    window.lines.push(this)
    if (window.isCut) this.addEventListener("open", () => this.close())
    if (window.isCut) this.send = () => undefined
  }
}
window.cut = () => { window.isCut = true; window.lines.forEach(line => line.close()) }
window.mend = () => { window.isCut = false }
"""
"""Lets a test cut the line of a page, as a tunnel does to a train."""


def make_table_for_a_friend(page: Page, house: str, name: str) -> str:
    """By the page's own means; gives the table's address."""
    page.goto(house + "/?new=campanile")
    page.get_by_role("button", name="Make the table").click()
    tell_name(page, name)
    page.wait_for_url("**/t/*")
    return page.url


def tell_name(page: Page, name: str) -> None:
    """Answer the question for a name."""
    page.get_by_role("dialog").get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()


def at_a_game(page: Page, house: str) -> str:
    """Sit at a game against a bot, and be asked; gives the table's id."""
    table = Guest(page, house).make_table("me", "easy")
    page.goto(f"{house}/t/{table}")
    assert campanile.my_turn_or_over(page)
    return table


def build(page: Page) -> None:
    """The first half of a turn."""
    page.locator(campanile.PLAYABLE).first.click()
    page.locator(campanile.LABEL).first.click()
    page.locator(campanile.NO_BET).wait_for()


def test_two_people_and_a_watcher_are_at_one_table(house: str, visit: Visit) -> None:
    livia, marcus, watcher = visit(DESKTOP), visit(PHONE), visit(DESKTOP)
    address = make_table_for_a_friend(livia, house, "Livia")
    marcus.goto(address)
    watcher.goto(address)
    marcus.get_by_role("button", name="Sit here").tap()
    tell_name(marcus, "Marcus")
    livia.get_by_role("button", name="Begin", exact=True).click()
    for page in (livia, marcus, watcher):
        page.locator("[data-phase=build]").wait_for()
    expect(watcher.locator("[data-card]")).to_have_count(0)
    expect(livia.locator("[data-card]")).to_have_count(3)

    mover = livia if livia.locator(campanile.PLAYABLE).count() else marcus
    campanile.take_turn(mover, campanile.Hands(lambda thing: thing.click()), 1)
    for page in (livia, marcus, watcher):
        expect(page.locator(".plate .height").filter(has_text="2")).to_have_count(1)

    livia.get_by_label("Say something").fill("A tower of my own!")
    livia.get_by_role("button", name="Send").click()
    expect(watcher.get_by_role("log").first).to_contain_text("Livia A tower of my own!")


def test_a_page_that_is_loaded_again_in_mid_decision_asks_anew(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    at_a_game(page, house)
    before = campanile.heights(page)
    build(page)
    assert campanile.heights(page) != before
    page.reload()
    assert campanile.my_turn_or_over(page)
    assert campanile.heights(page) == before
    campanile.take_turn(page, campanile.Hands(lambda thing: thing.click()), 0)


def test_a_line_that_breaks_in_mid_decision_comes_back_and_the_decision_goes_on(
    house: str, visit: Visit
) -> None:
    page = visit(DESKTOP)
    page.add_init_script(HOLD_THE_LINES)
    table = at_a_game(page, house)
    build(page)
    page.evaluate("cut()")
    expect(page.get_by_text("The line is gone.")).to_be_visible()
    page.locator(campanile.NO_BET).click()
    expect(page.get_by_text("The server cannot be reached.").first).to_be_visible()
    page.evaluate("mend()")
    expect(page.get_by_text("The line is gone.")).to_have_count(0, timeout=30_000)
    moves = Guest(page, house).look(table)["position"]["number"]
    build(page)
    page.locator(campanile.NO_BET).click()
    page.locator(campanile.NO_BET).wait_for(state="detached")
    assert campanile.my_turn_or_over(page)
    assert Guest(page, house).look(table)["position"]["number"] >= moves + 4


def test_somebody_who_was_away_sees_what_was_played_meanwhile(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(DESKTOP)
    livia.add_init_script(HOLD_THE_LINES)
    marcus.add_init_script(HOLD_THE_LINES)
    address = make_table_for_a_friend(livia, house, "Livia")
    marcus.goto(address)
    marcus.get_by_role("button", name="Sit here").click()
    tell_name(marcus, "Marcus")
    livia.get_by_role("button", name="Begin", exact=True).click()
    for page in (livia, marcus):
        page.locator("[data-phase=build]").wait_for()
    mover, other = (livia, marcus) if livia.locator(campanile.PLAYABLE).count() else (marcus, livia)
    other.evaluate("cut()")
    campanile.take_turn(mover, campanile.Hands(lambda thing: thing.click()), 1)
    other.evaluate("mend()")
    assert campanile.my_turn_or_over(other)
    assert campanile.heights(other) == campanile.heights(mover)


def test_a_table_is_joined_by_its_code_on_the_home_page(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(PHONE)
    address = make_table_for_a_friend(livia, house, "Livia")
    marcus.goto(house)
    marcus.get_by_label("Link or code of a table").fill("no such thing")
    marcus.get_by_role("button", name="Join").tap()
    expect(marcus.get_by_role("alert")).to_be_visible()
    marcus.get_by_label("Link or code of a table").fill(address.rsplit("/", 1)[1])
    marcus.get_by_role("button", name="Join").tap()
    expect(marcus.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_public_table_is_found_on_the_home_page(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(PHONE)
    table = Guest(livia, house).make_table("me", "open", access="public")
    marcus.goto(house)
    marcus.locator(f"a[href='/t/{table}']").tap()
    expect(marcus.get_by_role("button", name="Sit here")).to_be_visible()


def test_my_tables_say_where_it_is_my_turn(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    table = at_a_game(page, house)
    page.goto(house)
    expect(page.locator(f"a[href='/t/{table}']")).to_contain_text("your turn")


def test_a_move_is_taken_back_and_asked_again(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    at_a_game(page, house)
    build(page)
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator(campanile.PLAYABLE).first.wait_for()
    expect(page.locator(campanile.NO_BET)).to_have_count(0)


def test_a_hint_names_a_move_and_can_be_followed(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    at_a_game(page, house)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("A good player would: Build")).to_be_visible()
    page.get_by_role("button", name="Do that").click()
    page.locator(campanile.NO_BET).wait_for()


def test_giving_up_is_asked_about_and_ends_the_game(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    at_a_game(page, house)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play on").click()
    assert campanile.my_turn_or_over(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_text("The game ended because somebody gave up.")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="To the new table").click()
    page.locator("[data-phase=build]").wait_for()


def test_a_finished_game_tells_how_it_went(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    guest = Guest(page, house)
    table = guest.make_table("easy", "easy", "easy")
    guest.watch_to_the_end(page, table)
    page.goto(f"{house}/t/{table}")
    page.get_by_text("How it went").click()
    chart = page.get_by_role("img", name="The points of every player")
    expect(chart.locator("path")).to_have_count(3)
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(4)


def test_a_replay_is_stepped_through_with_the_keyboard_and_seen_with_any_eyes(
    house: str, visit: Visit
) -> None:
    page = visit(DESKTOP)
    guest = Guest(page, house)
    table = guest.make_table("easy", "easy")
    guest.watch_to_the_end(page, table)
    page.goto(f"{house}/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_label("Seen by").select_option("1")
    # One of its three has just been played.
    expect(page.locator("[data-card]")).not_to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    page.locator(campanile.OVER).wait_for()


def test_a_table_that_is_not_there_is_said_to_be_missing(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(house + "/t/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
