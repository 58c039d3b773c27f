"""All processes of the crew share one cache of compiled code that can be written."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

import campidoglio
from campidoglio.kernel.engines import native
from campidoglio.server.thinking.surroundings import CACHE_VARIABLE, environment


def test_the_cache_that_is_named_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cache"
    with ExitStack() as until_closed:
        found = environment({CACHE_VARIABLE: str(folder), "LANG": "nl"}, until_closed)
    assert found[CACHE_VARIABLE] == str(folder)
    assert found["LANG"] == "nl"
    assert folder.is_dir()
    assert not list(folder.iterdir())


def test_one_that_cannot_be_written_is_replaced_for_as_long_as_the_server_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with ExitStack() as until_closed:
        folder = Path(environment({CACHE_VARIABLE: str(blocked)}, until_closed)[CACHE_VARIABLE])
        assert folder.is_dir()
        assert folder != blocked
    assert not folder.exists()


def test_without_a_name_it_is_where_the_engines_keep_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv(CACHE_VARIABLE)
    with ExitStack() as until_closed:
        folder = Path(environment({}, until_closed)[CACHE_VARIABLE])
    assert folder == native.cache_folder(campidoglio.rulebook("campanile")).parent
