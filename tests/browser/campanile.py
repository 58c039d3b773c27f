"""Somebody who plays Campanile in a browser: by touch, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

PLAYABLE = "[data-card][aria-disabled=false]"
BETTABLE = "[data-tower][aria-disabled=false]"
LABEL = ".labels button"
NO_BET = "[data-move=no_bet]"
OVER = "[data-phase=over]"
MOST_TURNS = 60
MOST_TABS = 60


@dataclass(frozen=True, slots=True)
class Hands:
    """How a player does a thing: touches it, or goes there with the keyboard and presses Enter."""

    use: Callable[[Locator], None]


def touching(page: Page) -> Hands:
    """A finger."""
    return Hands(lambda thing: thing.tap())


def typing(page: Page) -> Hands:
    """The keyboard alone: Tab until the focus is there, and Enter."""

    def use(thing: Locator) -> None:
        for _ in range(MOST_TABS):
            if thing.evaluate("thing => thing === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {thing}")

    return Hands(use)


def start(page: Page, address: str, hands: Hands) -> None:
    """From the home page into a game of Campanile against bots."""
    page.goto(address)
    game = page.get_by_role("article").filter(has_text="Campanile")
    game.wait_for()
    hands.use(game.get_by_role("button").first)
    page.wait_for_url("**/t/*")


def my_turn_or_over(page: Page) -> bool:
    """Waits; true when it is my turn, false when the game is over."""
    page.locator(f":is({PLAYABLE}, {OVER})").first.wait_for()
    return page.locator(OVER).count() == 0


def take_turn(page: Page, hands: Hands, number: int) -> None:
    """Builds 1, 2 or 3 storeys by turns, and bets where that is possible, every other time."""
    hands.use(page.locator(PLAYABLE).first)
    labels = page.locator(LABEL)
    labels.first.wait_for()
    hands.use(labels.nth(number % 3))
    page.locator(NO_BET).wait_for()
    if number % 2 == 0 and page.locator(BETTABLE).count() > 0:
        hands.use(page.locator(BETTABLE).first)
        labels.first.wait_for()
        hands.use(labels.last)
    else:
        hands.use(page.locator(NO_BET))
    page.locator(NO_BET).wait_for(state="detached")


def play_to_the_end(page: Page, hands: Hands) -> int:
    """Plays until the game is over; gives the number of turns."""
    for number in range(MOST_TURNS):
        if not my_turn_or_over(page):
            return number
        take_turn(page, hands, number)
    raise AssertionError("the game does not end")


def heights(page: Page) -> list[int]:
    """How high the towers are, as the plates at their feet say."""
    return [int(text) for text in page.locator(".plate .height").all_inner_texts()]
