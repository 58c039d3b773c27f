"""The ranking and one's own games, looked at in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.clients import Person
from tests.server.running import Running, running
from tests.server.web.test_accounts import member
from tests.server.web.test_paths import GAME, played

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with its page, and somebody to play over HTTP."""
    with running(tmp_path_factory.mktemp("standings"), page=page_folder) as started:
        yield started


def be(page: Page, person: Person) -> Page:
    """Have a browser show the page as somebody."""
    cookies = [
        {"name": name, "value": value, "url": person.server.address}
        for name, value in person.http.cookies.items()
    ]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]  # plain dicts of just these keys are taken
    return page


def test_a_member_s_game_is_in_the_ranking_and_among_the_past_games(server: Running, visit: Visit) -> None:
    livia = member(server, "Livia")
    table = livia.make_table(GAME, "me", "expert")
    played(livia, table)
    page = be(visit(PHONE), livia)
    page.goto(server.address)
    page.get_by_role("link", name="Ranking").tap()
    own = page.get_by_role("row").filter(has_text="Livia")
    expect(own).to_contain_text("You")
    expect(page.get_by_role("row").filter(has_text="Bot, expert")).to_be_visible()
    page.get_by_text("What counts, and how").tap()
    expect(page.get_by_text("Everybody begins at 1000.")).to_be_visible()
    page.get_by_text("By wins").tap()
    expect(page.get_by_role("radio", name="By wins")).to_be_checked()
    expect(own).to_be_visible()
    page.get_by_role("link", name="Capitol", exact=True).tap()
    expect(page.get_by_text("Nobody has finished a game that counts yet.")).to_be_visible()

    page.get_by_role("link", name="Your games").first.tap()
    game = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/replay/{table}']"))
    expect(game).to_contain_text("Bot, expert")
    page.get_by_label("Which games").select_option("campanile")
    expect(game).to_be_visible()
    game.get_by_role("link", name="Replay").tap()
    page.wait_for_url(f"**/replay/{table}")


def test_a_guest_sees_the_own_rating_and_is_told_why_it_is_not_listed(server: Running, visit: Visit) -> None:
    guest = Person(server, "Passer-by")
    played(guest, guest.make_table(GAME, "me", "easy"))
    page = be(visit(DESKTOP), guest)
    page.goto(f"{server.address}/ranking/{GAME}")
    expect(page.get_by_role("row").filter(has_text="Passer-by")).to_contain_text("–")
    expect(page.get_by_text("You are rated, but not listed")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "ranking", "history"),
    [("fr", "Classement", "Tes parties"), ("nl", "Ranglijst", "Jouw partijen")],
)
def test_both_pages_speak_the_reader_s_language(
    server: Running, visit: Visit, language: str, ranking: str, history: str
) -> None:
    page = visit(DESKTOP, language)
    for path, title in (("ranking", ranking), ("history", history)):
        page.goto(f"{server.address}/{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
