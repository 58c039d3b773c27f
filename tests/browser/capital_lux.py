"""Somebody who plays Capital Lux in a browser: by touch, or with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.campanile import Hands

CARD = "[data-card][aria-disabled=false]"
CHOICE = ".own [data-move]"
OVER = "[data-phase=over]"
MOST_STEPS = 200


def start(page: Page, address: str, hands: Hands) -> None:
    """From the home page into a game of Capital Lux against bots."""
    page.goto(address)
    game = page.get_by_role("article").filter(has_text="Capital Lux")
    game.wait_for()
    hands.use(game.get_by_role("button").first)
    page.wait_for_url("**/t/*")


def asked_or_over(page: Page) -> bool:
    """Waits; true when I am asked something, false when the game is over."""
    page.locator(f":is({CARD}, {CHOICE}, {OVER})").first.wait_for()
    return page.locator(OVER).count() == 0


def phase(page: Page) -> str:
    """What is going on: draft, play, agent, cleric, limit or over."""
    return str(page.locator("[data-phase]").get_attribute("data-phase"))


def take_step(page: Page, hands: Hands, number: int) -> None:
    """Keeps the first card, plays the first to city and capital by turns, chooses the first of all else."""
    choices = page.locator(CHOICE)
    if choices.count() == 0:
        is_draft = phase(page) == "draft"
        hands.use(page.locator(CARD).first)
        if is_draft:
            return
        choices.first.wait_for()
    hands.use(choices.nth(number % 2 if phase(page) == "play" else 0))


def play_to_the_end(page: Page, hands: Hands) -> int:
    """Plays until the game is over; gives the number of steps."""
    for number in range(MOST_STEPS):
        if not asked_or_over(page):
            return number
        take_step(page, hands, number)
    raise AssertionError("the game does not end")


def do(page: Page, move: str) -> None:
    """Make a move of the legal list by touch."""
    name, *fields = move.split()
    given = dict(field.split("=") for field in fields)
    if name in ("keep", "city", "capital"):
        page.locator(f"[data-hand] [data-card='{given['colour']}-{given['value']}']").first.tap()
    if name != "keep":
        page.locator(f".own [data-move='{move}']").tap()
