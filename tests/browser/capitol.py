"""Somebody who plays Capitol in a browser: by touch, or with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.campanile import Hands

CARD = "[data-hand] [data-card][aria-disabled=false]"
CHOICE = ".own [data-yard] button[data-move]:not([aria-disabled=true], [data-move=skip])"
PREFECTURE = "[data-prefecture][aria-disabled=false]"
PILE = "[data-pile][aria-disabled=false]"
PLAIN = ".own [data-move]:is([data-move=pass], [data-move=skip], [data-move=seal])"
SURE = ".prompt .button.main"
OVER = "[data-phase=over]"
MOST_STEPS = 400
CARDS_A_ROUND = 3
"""So many cards are played in a round before passing."""


def asked_or_over(page: Page) -> bool:
    """Waits; true when I am asked something, false when the game is over."""
    page.locator(f":is({CARD}, {CHOICE}, {PREFECTURE}, {PILE}, {PLAIN}, {OVER})").first.wait_for()
    return page.locator(OVER).count() == 0


def phase(page: Page) -> str:
    """What is asked."""
    return str(page.locator("[data-phase]").get_attribute("data-phase"))


def take_step(page: Page, hands: Hands, played: int, cards: int = CARDS_A_ROUND) -> str:
    """Plays permits and other cards by turns, passes after some, lays one card for each auction.

    Gives what was asked.
    """
    asked = phase(page)
    if asked == "build" and (played >= cards or page.locator(CARD).count() == 0):
        hands.use(page.locator("[data-move=pass]"))
        # Nothing brings it back, so it is asked about once more.
        hands.use(page.locator(SURE))
    elif asked == "bid" and (page.locator("[data-laid]").count() or page.locator(CARD).count() == 0):
        hands.use(page.locator("[data-move=seal]"))
    elif asked == "build":
        # Permits lie last in the hand.
        hands.use(page.locator(CARD).first if played % 2 else page.locator(CARD).last)
    else:
        choice = page.locator(CHOICE)
        anything = page.locator(f":is({CARD}, {PREFECTURE}, {PILE}, [data-move=skip])")
        hands.use((choice if choice.count() else anything).first)
    return asked


def play_to_the_end(page: Page, hands: Hands, cards: int = CARDS_A_ROUND) -> list[str]:
    """Plays until the game is over; gives what was asked."""
    asked: list[str] = []
    played = 0
    while asked_or_over(page):
        assert len(asked) < MOST_STEPS, "the game does not end"
        asked.append(take_step(page, hands, played, cards))
        played = {"build": played + 1, "draw": 0}.get(asked[-1], played)
    return asked


def do(page: Page, move: str) -> None:
    """Make a move of the legal list by touch."""
    name, *fields = move.split()
    given = dict(field.split("=") for field in fields)
    if name in ("roof", "floor", "permit") or name.startswith("bid_"):
        page.locator(f"[data-hand] [data-card='{move.removeprefix('bid_')}']").first.tap()
    elif name == "house":
        page.locator(f"[data-house='{given['shape']}-{given['height']}']").tap()
        page.locator(f"[data-prefecture={given['prefecture']}]").tap()
    elif name == "site":
        page.locator(f"[data-prefecture={given['prefecture']}]").tap()
    elif name == "draw":
        page.locator(f"[data-pile={given['kind']}]").tap()
    else:
        page.locator(f"[data-move='{move}']").tap()
