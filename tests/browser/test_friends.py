"""Friends in the browser: asked, accepted, seen, asked to a table, and given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_account import make_account

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Page]


def befriend(one: Page, other: Page, house: str, name: str) -> None:
    """One asks the other, who accepts."""
    one.goto(house + "/friends")
    one.get_by_label("Ask somebody to be your friend").fill(name)
    one.get_by_role("button", name="Ask", exact=True).click()
    expect(one.get_by_text("no answer yet")).to_be_visible()
    other.goto(house + "/friends")
    other.get_by_role("button", name="Accept").click()
    expect(other.get_by_text("here now")).to_be_visible()


def test_friends_ask_each_other_to_a_table_and_meet_there(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(PHONE)
    make_account(livia, house, "Livia F")
    make_account(marcus, house, "Marcus F")
    befriend(livia, marcus, house, "Marcus F")
    livia.goto(house + "/?new=campanile")
    livia.get_by_role("button", name="Make the table").click()
    livia.wait_for_url("**/t/*")
    livia.get_by_role("button", name="Ask Marcus F to this table").click()
    expect(livia.get_by_text("asked", exact=True)).to_be_visible()
    marcus.reload()
    expect(marcus.get_by_role("heading", name="Invitations")).to_be_visible()
    expect(marcus.get_by_role("link", name="something waits for you")).to_be_visible()
    marcus.get_by_role("listitem").get_by_role("link", name="Go there").tap()
    marcus.get_by_role("button", name="Sit here").tap()
    expect(livia.get_by_text("Marcus F").first).to_be_visible()
    expect(livia.get_by_role("button", name="Ask Marcus F to be your friend")).to_have_count(0)


def test_who_sits_beside_one_becomes_a_friend_and_is_given_up_again(house: str, visit: Visit) -> None:
    livia, marcus = visit(DESKTOP), visit(DESKTOP)
    make_account(livia, house, "Livia G")
    make_account(marcus, house, "Marcus G")
    livia.goto(house + "/?new=campanile")
    livia.get_by_role("button", name="Make the table").click()
    livia.wait_for_url("**/t/*")
    marcus.goto(livia.url)
    marcus.get_by_role("button", name="Sit here").click()
    livia.get_by_role("button", name="Ask Marcus G to be your friend").click()
    expect(livia.get_by_text("Marcus G is asked.")).to_be_visible()
    marcus.goto(house + "/friends")
    marcus.get_by_role("button", name="Accept Livia G as a friend").click()
    marcus.get_by_role("button", name="Remove Livia G from your friends").click()
    marcus.get_by_role("button", name="Remove for good").click()
    expect(marcus.get_by_text("No friends yet.", exact=False)).to_be_visible()


def test_who_has_no_account_is_told_what_it_is_for(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(house + "/friends")
    page.get_by_role("main").get_by_role("link", name="Make an account").tap()
    expect(page.get_by_role("form", name="Make an account")).to_be_visible()
