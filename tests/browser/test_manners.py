"""Muting, blocking and reporting in a browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_standings import DESKTOP, PHONE, be, server
from tests.server.clients import Person
from tests.server.running import Running
from tests.server.web.test_paths import GAME, code, of_two

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

__all__ = ["server"]

Visit = Callable[..., Page]


def people(page: Page) -> None:
    """Open the list of the people at the table."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="People at this table").click()


def test_who_is_muted_is_not_heard_and_can_be_taken_back(server: Running, visit: Visit) -> None:
    livia, marcus = Person(server, "Livia"), Person(server, "Marcus")
    table = of_two(livia, marcus)
    marcus.post(f"/api/tables/{table}/say", text="You fool!").raise_for_status()
    page = be(visit(DESKTOP), livia)
    page.goto(f"{server.address}/t/{table}")
    heard = page.get_by_role("log").first
    expect(heard).to_contain_text("You fool!")
    people(page)
    page.get_by_role("button", name="Mute: Marcus").click()
    expect(page.get_by_role("dialog").get_by_text("muted", exact=True)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(heard).not_to_contain_text("You fool!")
    page.reload()
    expect(heard).to_contain_text("begins")
    expect(heard).not_to_contain_text("You fool!")
    page.goto(f"{server.address}/settings")
    page.get_by_role("button", name="Take back: Marcus").click()
    expect(page.get_by_text("Muted and blocked")).to_have_count(0)
    page.goto(f"{server.address}/t/{table}")
    expect(heard).to_contain_text("You fool!")


def test_who_is_blocked_is_told_that_the_seat_is_not_to_be_had(server: Running, visit: Visit) -> None:
    livia, marcus = Person(server, "Livia"), Person(server, "Marcus")
    table = of_two(livia, marcus)
    page = be(visit(PHONE), livia)
    page.goto(f"{server.address}/t/{table}")
    people(page)
    page.get_by_role("button", name="Block: Marcus").tap()
    expect(page.get_by_role("dialog").get_by_text("blocked", exact=True)).to_be_visible()
    other = livia.make_table(GAME, "me", "open")
    assert code(marcus.post(f"/api/tables/{other}/seat")) == (403, "not_welcome")


def test_a_report_is_sent_to_the_host(server: Running, visit: Visit) -> None:
    livia, marcus = Person(server, "Livia"), Person(server, "Marcus")
    table = of_two(livia, marcus)
    page = be(visit(PHONE), livia)
    page.goto(f"{server.address}/t/{table}")
    people(page)
    page.get_by_role("button", name="Report …: Marcus").tap()
    page.get_by_label("Unfair play").check()
    page.get_by_label("What happened?").fill("He looks at my cards.")
    page.get_by_role("button", name="Send the report").tap()
    expect(page.get_by_text("The host has your report.").first).to_be_visible()
