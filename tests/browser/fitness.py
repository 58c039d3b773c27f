"""Whether a page fits its window, and shuts nobody out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def grave_findings(page: Page, scheme: str, within: str = "body") -> list[tuple[str, object]]:
    """What axe finds that would shut somebody out, in light or dark."""
    page.evaluate("scheme => document.documentElement.dataset.theme = scheme", scheme)
    # By DevTools and not as a script of the page, which the page's content policy would refuse.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("within => axe.run(within).then(result => result.violations)", within)
    return [
        (each["id"], [node["target"] for node in each["nodes"]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
