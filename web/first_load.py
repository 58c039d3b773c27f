"""Measures how soon the first page can be used on a slow phone: throttled network and processor.

    .venv/bin/campidoglio serve --port 8000 &
    PYTHONPATH=. .venv/bin/python web/first_load.py http://127.0.0.1:8000

The profile is that of Lighthouse for phones: 150 ms there and back, 1.6 Mbit/s, and a processor slowed to a
quarter.
Usable means that the button to play at once can be tapped. Each load has an empty cache.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium

LATENCY_MS = 150
BYTES_A_SECOND = 1_638_400 / 8
SLOWER = 4
LOADS = 7
PHONE = {"width": 390, "height": 844}


def main() -> None:
    """Read the address, and say what was measured."""
    options = argparse.ArgumentParser(prog="first_load.py", description="Time to use on a slow phone")
    options.add_argument("address", help="of a running server, such as http://127.0.0.1:8000")
    address = options.parse_args().address
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        times = sorted(load(browser, address) for _ in range(LOADS))
        browser.close()
    print(f"usable after {median(times):.2f} s (median of {LOADS}; {times[0]:.2f} s to {times[-1]:.2f} s)")


def load(browser: Browser, address: str) -> float:
    """Seconds until the page can be used, for somebody who has never been there."""
    context = browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, locale="en")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").first.click(trial=True)
    taken = perf_counter() - begun
    context.close()
    return taken


if __name__ == "__main__":
    main()
