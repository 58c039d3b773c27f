"""Whose page sent it: what a browser says of itself is compared with where it was sent."""

import pytest
from litestar.datastructures import Headers

from campidoglio.server.web.guards import is_own_origin, is_sent_by_another_site

PROXIED = ("https://play.example.org",)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://localhost:8000", "localhost:8000", "http"),
        ("http://LOCALHOST:8000", "localhost:8000", "http"),
        ("http://play.example", "play.example", "http"),
        ("http://play.example", "play.example:80", "ws"),
        ("https://play.example:443", "play.example", "https"),
        ("http://[::1]:8000", "[::1]:8000", "ws"),
        ("http://[::1]", "[::1]", "http"),
        ("https://play.example.org", "127.0.0.1:8000", "http"),
    ],
)
def test_our_own_page_is_known(origin: str, host: str, scheme: str) -> None:
    headers = Headers({"origin": origin, "host": host})
    assert is_own_origin(headers, scheme, PROXIED)
    assert not is_sent_by_another_site(headers, scheme, PROXIED)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://evil.example", "localhost:8000", "http"),
        ("http://localhost:8001", "localhost:8000", "http"),
        ("http://localhost", "localhost:8000", "http"),
        ("https://play.example", "play.example", "http"),
        ("http://localhost:8000.evil.example", "localhost:8000", "http"),
        ("http://localhost:8000@evil.example", "localhost:8000", "http"),
        ("null", "localhost:8000", "http"),
        ("", "", "http"),
        ("file://", "", "http"),
        ("https://play.example.org.evil.example", "127.0.0.1:8000", "http"),
        ("http://[::1", "localhost:8000", "http"),
    ],
)
def test_other_pages_are_not_taken_for_ours(origin: str, host: str, scheme: str) -> None:
    headers = Headers({"origin": origin, "host": host})
    assert not is_own_origin(headers, scheme, PROXIED)
    assert is_sent_by_another_site(headers, scheme, PROXIED)


@pytest.mark.parametrize(
    ("site", "is_another"),
    [("cross-site", True), ("same-site", True), ("same-origin", False), ("none", False)],
)
def test_without_an_origin_the_browser_says_how_near_the_page_is(site: str, is_another: bool) -> None:
    headers = Headers({"host": "localhost:8000", "sec-fetch-site": site})
    assert is_sent_by_another_site(headers, "http", ()) is is_another


def test_what_is_no_browser_says_nothing_and_is_let_through() -> None:
    assert not is_sent_by_another_site(Headers({"host": "localhost:8000"}), "http", ())
