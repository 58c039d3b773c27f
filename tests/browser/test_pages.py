"""Every page: fit for everybody, in three languages, small, and asking nothing of anybody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guests import Guest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LARGEST_FIRST_LOAD = 150_000

PAGES = {
    "home": "/",
    "new": "/?new=capitalist",
    "lobby": "/t/{lobby}",
    "play": "/t/{game}",
    "over": "/t/{over}",
    "replay": "/replay/{over}",
    "fairness": "/fairness/{over}",
    "rules": "/rules/campanile",
    "rules of another game": "/rules/capitol",
    "learn": "/learn/campanile",
    "ranking": "/ranking/campanile",
    "history": "/history",
    "game": "/games/campanile",
    "lab": "/lab/capitalist",
    "settings": "/settings",
    "account": "/account",
    "friends": "/friends",
    "notices": "/notices",
    "about": "/about",
    "missing": "/t/nowhere",
}

Visit = Callable[..., Page]


def paths(page: Page, house: str) -> dict[str, str]:
    """The address of every page, for a guest who has a table of each kind."""
    guest = Guest(page, house)
    tables = {
        "lobby": guest.make_table("me", "open"),
        "game": guest.make_table("me", "easy"),
        "over": guest.make_table("easy", "easy"),
    }
    guest.watch_to_the_end(page, tables["over"])
    return {name: house + path.format(**tables) for name, path in PAGES.items()}


def arrive(page: Page, address: str) -> None:
    """Go to a page, and wait until all of it is there."""
    page.goto(address)
    page.locator("main h1, main h2").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def grave_findings(page: Page, scheme: str) -> list[tuple[str, object]]:
    """What axe finds that would shut somebody out."""
    page.evaluate("scheme => document.documentElement.dataset.theme = scheme", scheme)
    # By DevTools and not as a script of the page, which the page's content policy would refuse.
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run().then(result => result.violations)")
    return [
        (each["id"], [node["target"] for node in each["nodes"]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_shuts_anybody_out(house: str, visit: Visit, scheme: str) -> None:
    page = visit(PHONE)
    findings = {}
    for name, address in paths(page, house).items():
        arrive(page, address)
        findings[name] = grave_findings(page, scheme)
    assert findings == {name: [] for name in PAGES}


@pytest.mark.parametrize("locale", ["en", "fr", "nl"])
def test_each_language_fits_a_narrow_phone_and_lacks_no_text(house: str, visit: Visit, locale: str) -> None:
    page = visit(NARROW, locale)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    excess = {}
    for name, address in paths(page, house).items():
        arrive(page, address)
        excess[name] = max(0, too_wide(page))
        assert page.locator("html").get_attribute("lang") == locale
    assert excess == dict.fromkeys(PAGES, 0)
    assert [text for text in said if text.startswith("The text ")] == []


def test_the_first_load_is_small_and_asks_nothing_of_other_hosts(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    sizes: list[float] = []
    hosts: set[str] = set()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(house)
    page.get_by_role("article").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) <= LARGEST_FIRST_LOAD
    assert hosts == {house.split("/")[2]}


def test_the_language_of_the_browser_is_spoken_and_another_can_be_chosen(house: str, visit: Visit) -> None:
    page = visit(PHONE, "nl-BE")
    page.goto(house)
    expect(page.get_by_role("heading", name="De spellen")).to_be_visible()
    page.get_by_label("Taal").select_option("fr")
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()


def test_the_look_follows_the_system_until_another_is_chosen_and_stays(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.emulate_media(color_scheme="dark")
    page.goto(house + "/settings")
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Light").check(force=True)
    expect(theme).to_have_attribute("data-theme", "light")
    page.reload()
    expect(theme).to_have_attribute("data-theme", "light")


def test_a_name_is_kept_and_seen_at_a_table(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(house + "/settings")
    page.get_by_label("Your name").fill("Octavia")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Your name is kept.").first).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Octavia")


def test_the_chance_of_a_finished_game_is_worked_out_in_the_browser(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    arrive(page, paths(page, house)["fairness"])
    page.get_by_role("button", name="Work it out in this browser").click()
    expect(page.get_by_text("It fits: fingerprint and seed follow from the secret.")).to_be_visible()


def test_the_page_can_be_installed(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(house)
    manifest = page.request.get(house + str(page.locator("link[rel=manifest]").get_attribute("href"))).json()
    icons = [page.request.get(house + icon["src"]) for icon in manifest["icons"]]
    assert manifest["display"] == "standalone"
    assert [icon.ok for icon in icons] == [True] * 3
    page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active !== null)")


def test_what_the_worker_keeps_is_never_of_a_game(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(house)
    page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active !== null)")
    page.reload()
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(
        "caches.open('campidoglio-page-1').then(cache => cache.keys()).then(keys => keys.map(key => key.url))"
    )
    assert [url for url in kept if "/assets/" in url] != []
    assert [url for url in kept if "/api/" in url] == []
