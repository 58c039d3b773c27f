"""What is said of locked packages with known weaknesses, and of those of which nothing can be known."""

import os
from pathlib import Path
from typing import Any

import pytest
from requirements import audit


def package(name: str, *found: str) -> dict[str, Any]:
    vulns = [{"id": one, "aliases": [f"ALIAS-{one}"], "fix_versions": ["2.0"]} for one in found]
    return {"name": name, "version": "1.0", "vulns": vulns}


UNKNOWN = {"name": "senet", "skip_reason": "not found"}


def test_a_weakness_is_a_failure_and_is_named_with_the_version_that_mends_it() -> None:
    words, status = audit.verdict([package("click"), package("rich", "X-1"), UNKNOWN])
    assert status == 1
    assert words.splitlines()[1:] == ["rich 1.0: X-1, mended in 2.0"]


def test_packages_without_weaknesses_pass_and_unknown_ones_are_counted() -> None:
    assert audit.verdict([package("click"), package("rich"), UNKNOWN]) == (
        "2 locked packages have no known weakness. Nothing is known of 1 more.",
        0,
    )


@pytest.mark.parametrize("packages", [None, [], [UNKNOWN, UNKNOWN]])
def test_an_audit_that_found_nothing_out_says_so_and_is_no_failure(
    packages: list[dict[str, Any]] | None,
) -> None:
    words, status = audit.verdict(packages)
    assert "NOT audited" in words
    assert status == 0


@pytest.mark.parametrize("accepted", ["X-1", "ALIAS-X-1"])
def test_a_weakness_that_does_not_touch_us_is_passed_over(accepted: str) -> None:
    found = [package("rich", "X-1", "X-2")]
    assert audit.weaknesses(found, {accepted: "never called"}) == ["rich 1.0: X-2, mended in 2.0"]


def test_it_is_asked_again_after_a_day_or_when_a_list_changes(tmp_path: Path) -> None:
    stamp, listed = tmp_path / "stamp", tmp_path / "dev.txt"
    for path, time in ((listed, 1000), (stamp, 2000)):
        path.touch()
        os.utime(path, (time, time))
    assert audit.is_fresh(stamp, [listed], now=3000.0)
    assert not audit.is_fresh(stamp, [listed], now=2000.0 + 86_401)
    os.utime(listed, (2500, 2500))
    assert not audit.is_fresh(stamp, [listed], now=3000.0)
    stamp.unlink()
    assert not audit.is_fresh(stamp, [listed], now=3000.0)
