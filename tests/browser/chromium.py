"""Chromium for the tests and pictures of the page: the system's own, else fetched when it is first needed.

    python -m tests.browser.chromium

fetches it if it is missing: Playwright's own build, or, where that cannot be had, Debian's package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync")
"""Without a sandbox, because tests may run as root; and asking nothing of anybody by itself."""

PLAYWRIGHTS = ((sys.executable, "-m", "playwright", "install", "chromium"),)
DEBIANS = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "chromium"))
LONGEST = 900
"""Seconds that a step of fetching may take."""

NONE_TO_BE_HAD = """There is no Chromium for the tests of the page, and none could be fetched. Install one:
the package "chromium" of your system, or: .venv/bin/python -m playwright install chromium"""


def launch(playwright: Playwright) -> Browser:
    """Start it, without a window."""
    found = path()
    return playwright.chromium.launch(executable_path=None if found is None else str(found), args=list(QUIET))


def path() -> Path | None:
    """The system's own, if there is one."""
    for name in NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return None


def provide() -> bool:
    """See to it that there is one; whether that worked."""
    if is_there():
        return True
    print("Fetching Chromium for the tests of the page ...", file=sys.stderr)
    fetch(PLAYWRIGHTS)
    if not is_there() and shutil.which("apt-get") and os.geteuid() == 0:
        fetch(DEBIANS)
    return is_there()


def is_there() -> bool:
    """Whether one can be started."""
    if path() is not None:
        return True
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def fetch(commands: tuple[tuple[str, ...], ...]) -> None:
    """Run the commands one after the other, up to the first that fails."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        done = subprocess.run(command, env=quiet, capture_output=True, timeout=LONGEST, check=False)
        if done.returncode:
            return


if __name__ == "__main__":
    if not provide():
        sys.exit(NONE_TO_BE_HAD)
