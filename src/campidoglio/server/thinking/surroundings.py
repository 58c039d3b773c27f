"""What the processes of the crew are started with: their commands, and one cache that they share."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

WORKER = (sys.executable, "-m", "campidoglio.server.thinking.worker")
WARMER = (sys.executable, "-m", "campidoglio.server.thinking.warmer")
CACHE_VARIABLE = "CAMPIDOGLIO_CACHE"


def environment(given: Mapping[str, str], until_closed: ExitStack) -> dict[str, str]:
    """The environment of a worker: that of the server, with a cache of compiled code that can be written.

    Where there is none, what one process compiled the others would not find: then a folder is made that is
    kept as long as the server runs.
    """
    folder = Path(given[CACHE_VARIABLE]) if given.get(CACHE_VARIABLE) else _usual_cache()
    if not _can_be_written(folder):
        folder = Path(until_closed.enter_context(tempfile.TemporaryDirectory(prefix="campidoglio-")))
    return dict(given) | {CACHE_VARIABLE: str(folder), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _usual_cache() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("campidoglio") / "rules"


def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
