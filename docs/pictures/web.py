"""Takes the pictures of the web page in this folder: Campanile at its start, in the middle and at its end.

    make pictures

A server of its own is started on the page as it is built, and a game is played for each size and each theme.
Chance is free, so that the games differ from run to run.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import campanile, chromium
from tests.server.running import running

from campidoglio.server.web.page import FOLDER as PAGE

FOLDER = Path(__file__).parent
PHONE = (390, 844, 1.5)
DESKTOP = (1280, 800, 1.0)
TURNS_TO_THE_MIDDLE = 6
SETTLED = 1_500
"""Milliseconds after which nothing moves any more."""
ALL_FLAGS = 30_000


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), page=PAGE) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for name, size in {"phone": PHONE, "desktop": DESKTOP}.items():
            for theme in ("light", "dark"):
                play(browser, server.address, f"campanile-{name}-{theme}", size, theme)
        browser.close()


def play(browser: Browser, address: str, name: str, size: tuple[int, int, float], theme: str) -> None:
    """One game, with a picture of each of its stages."""
    width, height, scale = size
    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=True,
        locale="en",
        reduced_motion="reduce",
    )
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    hands = campanile.touching(page)
    campanile.start(page, address, hands)
    campanile.my_turn_or_over(page)
    take(page, f"{name}-start")
    for number in range(TURNS_TO_THE_MIDDLE):
        campanile.my_turn_or_over(page)
        campanile.take_turn(page, hands, number)
    campanile.my_turn_or_over(page)
    hands.use(page.locator(campanile.PLAYABLE).first)
    take(page, f"{name}-middle")
    page.keyboard.press("Escape")
    campanile.play_to_the_end(page, hands)
    page.locator(".flag.hoisted").nth(3).wait_for(timeout=ALL_FLAGS)
    page.locator(".scene").scroll_into_view_if_needed()
    take(page, f"{name}-end")
    page.close()


def take(page: Page, name: str) -> None:
    """A picture of what the window shows, once everything is still."""
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{name}.png")


if __name__ == "__main__":
    main()
