"""Somebody who plays Capitali$t in a browser: by touch, or with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.campanile import Hands

ASKED = "[data-asked=true]"
OVER = "[data-phase=over]"
MOST_ANSWERS = 400


def my_turn_or_over(page: Page) -> bool:
    """Waits; true when I am asked, false when the game is over."""
    page.locator(f":is({ASKED}, {OVER})").first.wait_for()
    return page.locator(OVER).count() == 0


def phase(page: Page) -> str:
    """What is asked."""
    return str(page.locator("[data-phase]").get_attribute("data-phase"))


def answer(page: Page, hands: Hands, number: int) -> str:
    """Answers what is asked: rolls, buys every other land, bids a little. Gives what it was."""
    asked = phase(page)
    move = {
        "act": "roll",
        "buy": "decline" if number % 3 == 2 else "buy",
        "auction": "bid" if standing_bid(page) < 30 else "pass",
        "answer": "refuse",
        "choice": "pay",
    }.get(asked)
    if move is None:
        raise_money(page, hands)
    else:
        hands.use(page.locator(f"[data-dock] [data-move={move}]"))
    return asked


def standing_bid(page: Page) -> int:
    """The bid that stands in an auction; 0 where there is none."""
    bid = page.locator("[data-bid]")
    return int(str(bid.get_attribute("data-bid"))) if bid.count() else 0


def raise_money(page: Page, hands: Hands) -> None:
    """Sells or mortgages the first thing that may be, or gives up."""
    deal = page.locator("[data-dock] .deal[aria-disabled=false]")
    if deal.count():
        hands.use(deal.first)
        return
    hands.use(page.locator("[data-dock] [data-move=bankrupt]"))
    hands.use(page.get_by_role("button", name="Yes, do it"))


def play_to_the_end(page: Page, hands: Hands) -> list[str]:
    """Plays until the game is over; gives what was asked."""
    asked: list[str] = []
    while my_turn_or_over(page):
        assert len(asked) < MOST_ANSWERS, "the game does not end"
        asked.append(answer(page, hands, len(asked)))
    return asked
