"""Two people who sit down at one table, each with a browser."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.guests import Guest


def sit_down_together(livia: Page, marcus: Page, house: str, game: str) -> None:
    """Into a game that has begun; what is asked is on both pages."""
    table = Guest(livia, house, "Livia").make_table("me", "open", game=game)
    livia.goto(f"{house}/t/{table}")
    marcus.goto(f"{house}/t/{table}")
    marcus.get_by_role("button", name="Sit here").tap()
    marcus.get_by_role("dialog").get_by_label("Your name").fill("Marcus")
    marcus.get_by_role("dialog").get_by_role("button", name="Go on").tap()
    livia.get_by_role("button", name="Begin", exact=True).tap()
    for page in (livia, marcus):
        page.locator("[data-phase]").wait_for()
