"""Looks whether any locked version has a known weakness; "make check" runs it, once a day.

    python requirements/audit.py

What is known comes from the package index, through pip-audit. Where that cannot be reached nothing is found
out: this is said, and is no failure, so that work goes on without a network. The exit status is 1 only for a
weakness.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
LISTS = ("lock.txt", "dev.txt")
"""The shortest first; everything that play.txt holds is in dev.txt too."""
STAMP = Path(sys.prefix) / ".audited"
ANEW_SECONDS = 86_400.0
PATIENCE_SECONDS = 180.0

ACCEPTED: Mapping[str, str] = {}
"""Weaknesses that do not touch us, by their id, and why not."""

UNREACHABLE = "Dependencies were NOT audited: what is known of them cannot be reached from here."

Package = Mapping[str, Any]


def audited(lists: Sequence[Path]) -> list[Package] | None:
    """What pip-audit says of each package; None if it came to no end."""
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json"]
    command += ["--progress-spinner", "off", "--timeout", "15"]
    for path in lists:
        command += ["--requirement", str(path)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False)
        found: list[Package] = json.loads(done.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return None
    return found


def weaknesses(packages: Sequence[Package], accepted: Mapping[str, str] = ACCEPTED) -> list[str]:
    """A line for each weakness that was not accepted."""
    return [
        f"{package['name']} {package['version']}: {entry['id']}, mended in"
        f" {', '.join(entry['fix_versions']) or 'no version yet'}"
        for package in packages
        for entry in package.get("vulns", [])
        if not {entry["id"], *entry.get("aliases", [])} & accepted.keys()
    ]


def verdict(packages: Sequence[Package] | None) -> tuple[str, int]:
    """What is said, and the exit status."""
    known = [package for package in packages or [] if "skip_reason" not in package]
    if not packages or not known:
        return UNREACHABLE, 0
    if found := weaknesses(known):
        return "\n".join(["Known weaknesses among the locked versions:", *found]), 1
    unknown = len(packages) - len(known)
    rest = f" Nothing is known of {unknown} more." if unknown else ""
    return f"{len(known)} locked packages have no known weakness.{rest}", 0


def is_fresh(stamp: Path, lists: Sequence[Path], now: float) -> bool:
    """Whether the same lists were audited not long ago."""
    if not stamp.exists():
        return False
    then = stamp.stat().st_mtime
    return now - then < ANEW_SECONDS and all(path.stat().st_mtime < then for path in lists)


def main() -> int:
    """Audit, unless that was just done."""
    lists = [FOLDER / name for name in LISTS]
    if is_fresh(STAMP, lists, time.time()):
        return 0
    # One package tells whether anything is known here at all, long before a hundred have been asked for.
    words, status = verdict(audited(lists[:1]))
    if words != UNREACHABLE:
        words, status = verdict(audited(lists))
    print(words)
    if status == 0 and words != UNREACHABLE:
        STAMP.touch()
    return status


if __name__ == "__main__":
    raise SystemExit(main())
