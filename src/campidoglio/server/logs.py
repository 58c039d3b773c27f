"""What the server writes about itself: sentences for people, or one JSON object a line for programs.

Whatever is logged may be read by more people than play: no cookie, token, password, seed or hand is ever part
of it. Libraries are heard only when something is wrong: some of them would tell the headers of requests.
"""

from __future__ import annotations

import json
import logging
import time
from typing import TextIO

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest was given with it."""


class Lines(logging.Formatter):
    """Each record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, with whatever was given besides its sentence."""
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def set_up(form: str, level: str, stream: TextIO | None = None) -> None:
    """Write to the stream, or to where errors go: our own words from the level on, others' warnings."""
    handler = logging.StreamHandler(stream)
    if form == "json":
        handler.setFormatter(Lines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("campidoglio").setLevel(level.upper())
