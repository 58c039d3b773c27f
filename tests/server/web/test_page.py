"""The files of the page: packed if the browser likes, kept forever if their name says so."""

from pathlib import Path

import pytest

from campidoglio.server.web.page import is_for_somebody, load

SCRIPT = "assets/index-Ab3dEf9h.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name, text in {
        "index.html": "<!doctype html>",
        "icon.svg": "<svg/>",
        SCRIPT: "1",
        f"{SCRIPT}.br": "packed by brotli",
        f"{SCRIPT}.gz": "packed by gzip",
        "manifest.webmanifest": "{}",
    }.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_every_file_is_loaded_and_its_packed_twins_with_it(folder: Path) -> None:
    assets = load(folder)
    assert sorted(assets) == ["assets/index-Ab3dEf9h.js", "icon.svg", "index.html", "manifest.webmanifest"]
    assert assets[SCRIPT].packed == {"br": b"packed by brotli", "gzip": b"packed by gzip"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html"),
        ("icon.svg", "image/svg+xml"),
        (SCRIPT, "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_each_file_says_what_it_is(folder: Path, name: str, kind: str) -> None:
    assert load(folder)[name].media_type == kind


def test_only_a_name_with_a_hash_is_kept_forever(folder: Path) -> None:
    caches = {name: asset.cache for name, asset in load(folder).items()}
    assert caches.pop(SCRIPT) == "public, max-age=31536000, immutable"
    assert set(caches.values()) == {"no-cache"}


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("gzip", "gzip"),
        ("br;q=0.5", "br"),
        ("identity", None),
        ("", None),
        ("brotli", None),
    ],
)
def test_a_file_is_packed_as_the_browser_likes(folder: Path, accepted: str, encoding: str | None) -> None:
    asset = load(folder)[SCRIPT]
    answer = asset.answer(accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.content == asset.packed.get(str(encoding), b"1")
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accept", "name", "is_told"),
    [
        ("text/html,application/xhtml+xml,*/*;q=0.8", "/no/such/page", True),
        ("text/html", "/api/nothing", False),
        ("*/*", "/assets/no.js", False),
        ("", "/no/such/page", False),
    ],
)
def test_somebody_with_a_wrong_link_gets_the_page_and_a_program_does_not(
    accept: str, name: str, is_told: bool
) -> None:
    assert is_for_somebody(accept, name) is is_told


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere") == {}
