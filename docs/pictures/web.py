"""Takes the pictures of the web page in this folder: every game at its start, in the middle and at its end.

    make pictures
    python docs/pictures/web.py capitol        the pictures of one game

A server of its own is started on the page as it is built, and a game is played for each size and each theme.
Chance is free, so that the games differ from run to run.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import campanile, capital_lux, capitalist, capitol, chromium
from tests.browser.campanile import Hands, touching
from tests.browser.guests import Guest
from tests.server.running import running

from campidoglio.server.web.page import FOLDER as PAGE

FOLDER = Path(__file__).parent
SIZES = {"phone": (390, 844, 1.5), "desktop": (1280, 800, 1.0)}
QUALITY = 88
SETTLED = 1_500
"""Milliseconds after which nothing moves any more."""
TOLD = 120_000
"""Milliseconds in which others have played, and everything of the end is told."""

EVERY_WAY = (("phone", "light"), ("phone", "dark"), ("desktop", "light"), ("desktop", "dark"))
EACH_ONCE = (("phone", "dark"), ("desktop", "light"))


@dataclass(frozen=True, slots=True)
class Stages:
    """How a game is brought to what is shown of it."""

    middle: Callable[[Page, Hands], None]
    end: Callable[[Page, Hands], None]
    shown_at_the_end: str
    """What the last picture begins with."""
    ways: tuple[tuple[str, str], ...] = EACH_ONCE
    options: dict[str, Any] = field(default_factory=dict)


def main(wanted: list[str]) -> None:
    """Take the pictures of the games that are named, or of all."""
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), page=PAGE) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for game, stages in GAMES.items():
            for size, theme in stages.ways if not wanted or game in wanted else ():
                play(browser, server.address, game, stages, size, theme)
        browser.close()


def play(browser: Browser, address: str, game: str, stages: Stages, size: str, theme: str) -> None:
    """One game, with a picture of each of its stages."""
    width, height, scale = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=True,
        locale="en",
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
    )
    page.set_default_timeout(TOLD)
    hands = touching(page)
    seats = ("me", "medium", "medium", "medium")
    table = Guest(page, address).make_table(*seats, game=game, options=stages.options)
    page.goto(f"{address}/t/{table}")
    page.locator("[data-phase]").wait_for()
    name = f"{game}-{size}-{theme}"
    take(page, f"{name}-start")
    stages.middle(page, hands)
    take(page, f"{name}-middle")
    stages.end(page, hands)
    page.locator(stages.shown_at_the_end).first.evaluate("shown => shown.scrollIntoView()")
    take(page, f"{name}-end")
    page.close()


def take(page: Page, name: str) -> None:
    """A picture of what the window shows, once everything is still."""
    page.wait_for_timeout(SETTLED)
    devtools = page.context.new_cdp_session(page)
    # A fifth of the size of a PNG; Playwright itself makes none of this kind.
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file = FOLDER / f"{name}.webp"
    file.write_bytes(base64.b64decode(taken["data"]))
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


def campanile_middle(page: Page, hands: Hands) -> None:
    """Six turns, and a card that is chosen."""
    for number in range(6):
        campanile.my_turn_or_over(page)
        campanile.take_turn(page, hands, number)
    campanile.my_turn_or_over(page)
    hands.use(page.locator(campanile.PLAYABLE).first)


def campanile_end(page: Page, hands: Hands) -> None:
    """All flags are up."""
    page.keyboard.press("Escape")
    campanile.play_to_the_end(page, hands)
    page.locator(".flag.hoisted").nth(3).wait_for(timeout=TOLD)


def capital_lux_middle(page: Page, hands: Hands) -> None:
    """The second round, and a card that is chosen: what it would do is said."""
    number = 0
    while capital_lux.asked_or_over(page) and not (number > 16 and capital_lux.phase(page) == "play"):
        capital_lux.take_step(page, hands, number)
        number += 1
    hands.use(page.locator(capital_lux.CARD).first)


def capital_lux_end(page: Page, hands: Hands) -> None:
    """The final count."""
    page.keyboard.press("Escape")
    capital_lux.play_to_the_end(page, hands)


def capitol_middle(page: Page, hands: Hands) -> None:
    """A permit in the second round: where a house may go is lit."""
    played = 0
    while capitol.asked_or_over(page):
        if capitol.phase(page) == "house" and "Round 1" not in page.locator(".status").inner_text():
            return
        asked = capitol.take_step(page, hands, played)
        played = {"build": played + 1, "draw": 0}.get(asked, played)


def capitol_end(page: Page, hands: Hands) -> None:
    """The last bids and the last scoring have been told."""
    capitol.play_to_the_end(page, hands)
    page.locator(".map .over").wait_for(state="detached", timeout=TOLD)


def capitalist_middle(page: Page, hands: Hands) -> None:
    """Some land is sold."""
    for number in range(6):
        if capitalist.my_turn_or_over(page):
            capitalist.answer(page, hands, number)
    capitalist.my_turn_or_over(page)


def capitalist_end(page: Page, hands: Hands) -> None:
    """The reckoning."""
    capitalist.play_to_the_end(page, hands)


GAMES = {
    "campanile": Stages(campanile_middle, campanile_end, ".scene", EVERY_WAY),
    "capital_lux": Stages(capital_lux_middle, capital_lux_end, ".final"),
    "capitol": Stages(capitol_middle, capitol_end, ".rome"),
    "capitalist": Stages(capitalist_middle, capitalist_end, ".board", options={"quick": True, "rounds": 5}),
}


if __name__ == "__main__":
    main(sys.argv[1:])
