"""One's account in the browser: made, left, entered elsewhere, changed, taken along and deleted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guests import Guest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
PASSWORD = "a quiet tower"

Visit = Callable[..., Page]


def make_account(page: Page, house: str, name: str) -> None:
    """By the page's own form."""
    page.goto(house + "/account")
    form = page.get_by_role("form", name="Make an account")
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def log_in(page: Page, house: str, name: str, password: str) -> None:
    page.goto(house + "/account")
    form = page.get_by_role("form", name="Log in")
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Log in").click()


def test_a_guest_makes_an_account_and_finds_the_table_on_another_device(house: str, visit: Visit) -> None:
    phone, desktop = visit(PHONE), visit(DESKTOP)
    table = Guest(phone, house, "Livia").make_table("me", "open")
    phone.goto(house)
    phone.get_by_role("link", name="Your account").tap()
    expect(phone.get_by_label("Name", exact=True).first).to_have_value("Livia")
    make_account(phone, house, "Livia the first")
    log_in(desktop, house, "Livia the first", "not the password")
    expect(desktop.get_by_role("alert")).to_have_text("Name and password do not belong together.")
    log_in(desktop, house, "Livia the first", PASSWORD)
    expect(desktop.get_by_role("heading", name="Livia the first")).to_be_visible()
    desktop.get_by_role("link", name="All games").click()
    expect(desktop.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_a_session_elsewhere_is_ended_from_here(house: str, visit: Visit) -> None:
    here, there = visit(DESKTOP), visit(PHONE)
    make_account(here, house, "Marcus")
    log_in(there, house, "Marcus", PASSWORD)
    expect(there.get_by_role("heading", name="Marcus")).to_be_visible()
    here.reload()
    here.get_by_role("button", name="Log out there").click()
    expect(here.get_by_role("button", name="Log out there")).to_have_count(0)
    expect(here.get_by_text("here, now")).to_be_visible()
    there.reload()
    expect(there.get_by_role("form", name="Log in")).to_be_visible()


def test_a_password_is_changed_and_the_old_one_lets_nobody_in(house: str, visit: Visit) -> None:
    page = visit(DESKTOP)
    make_account(page, house, "Octavia")
    page.get_by_text("Another password").click()
    page.get_by_label("Your password until now", exact=True).fill(PASSWORD)
    page.get_by_label("New password", exact=True).fill("another tower")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Your new password is kept.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url(house + "/")
    log_in(page, house, "Octavia", PASSWORD)
    expect(page.get_by_role("alert")).to_be_visible()
    log_in(page, house, "Octavia", "another tower")
    expect(page.get_by_role("heading", name="Octavia")).to_be_visible()


def test_everything_is_taken_along_and_then_forgotten(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    make_account(page, house, "Petronia")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").tap()
    assert '"name": "Petronia"' in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete my account").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password", exact=True).fill("not the password")
    dialog.get_by_role("button", name="Delete for good").tap()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").tap()
    page.wait_for_url(house + "/")
    log_in(page, house, "Petronia", PASSWORD)
    expect(page.get_by_role("alert")).to_be_visible()


def test_an_account_is_made_by_the_keyboard_alone(house: str, visit: Visit) -> None:
    page = visit(DESKTOP, "fr")
    page.goto(house + "/account")
    page.get_by_role("form", name="Créer un compte").get_by_label("Nom", exact=True).focus()
    page.keyboard.type("Aurelia")
    page.keyboard.press("Tab")
    page.keyboard.type("court")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Aurelia")).to_have_count(0)
    page.keyboard.type(" mais pas trop")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Aurelia")).to_be_visible()
