"""The page as it is built, on a server that runs, in a browser that somebody looks at."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.server.running import running

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built from the sources as they are."""
    folder = tmp_path_factory.mktemp("page")
    command = [sys.executable, str(WEB / "npm.py"), "run", "build"]
    built = subprocess.run(
        command,
        env={**os.environ, "CAMPIDOGLIO_PAGE": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture(scope="module")
def house(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots."""
    with running(tmp_path_factory.mktemp("house"), page=page_folder) as server:
        yield server.address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, fetched if there is none."""
    assert chromium.provide(), chromium.NONE_TO_BE_HAD
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages of guests of their own; nothing may go wrong in the scripts of any."""
    wrong: list[str] = []
    pages: list[Page] = []

    def open_page(viewport: dict[str, int], locale: str = "en", *, motion: bool = False) -> Page:
        page = browser.new_page(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            locale=locale,
            has_touch=True,
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.on("pageerror", lambda error: wrong.append(str(error)))
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.context.close()
    assert wrong == []
