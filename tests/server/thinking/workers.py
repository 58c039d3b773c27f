"""Worker programs that misbehave, and crews of them."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from campidoglio.server.thinking.crew import LEVELS, Crew, Patience

SHARED = """
import json, os, sys, time
from pathlib import Path
from campidoglio.server.thinking.worker import answer_to

def log(what):
    with (Path(__file__).parent / "log").open("a") as file:
        file.write(what + "\\n")

def times(what):
    return (Path(__file__).parent / "log").read_text().split("\\n").count(what)

def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()

def right(line):
    say(answer_to(line.encode()).decode())

log("started")
for line in sys.stdin:
    asked = json.loads(line)
    with (Path(__file__).parent / "lines").open("a") as file:
        file.write(line)
    log("asked")
    log(asked["level"])
"""

HANG = "time.sleep(600)"
DIE = "os._exit(3)"
ANSWER = "right(line)"
NONSENSE = "say('nonsense')"
ILLEGAL = "say(json.dumps({'type': 'answered', 'number': asked['number'], 'action': 'fly'}))"
ANOTHER = "say(json.dumps(json.loads(answer_to(line.encode())) | {'number': 10**6}))"
ENDLESS = "say('x' * 10**6)"
FAIL = "say(json.dumps({'type': 'failed', 'number': asked['number'], 'problem': 'no idea'}))"
MISBEHAVIOUR = {
    "hang": HANG,
    "die": DIE,
    "nonsense": NONSENSE,
    "illegal": ILLEGAL,
    "another": ANOTHER,
    "endless": ENDLESS,
    "fail": FAIL,
}

WARMS_AT_ONCE = (sys.executable, "-c", "")
WARMS_NOTHING = (sys.executable, "-c", "import time; time.sleep(600)")
LIMITS: dict[str, dict[str, Any]] = {HANG: {"seconds": 0.3, "start": 6.0}}
"""What hangs is given little time, but enough for a process to start on a busy machine."""


def patience(*, seconds: float = 60.0, **changed: Any) -> Patience:
    """So much of it for every level."""
    given: dict[str, Any] = {"start": 60.0, "pause": 0.01, "altogether": 600.0}
    return Patience(answer=dict.fromkeys(LEVELS, seconds), **given | changed)


class Program:
    """A worker program, written for a test, that logs what happens to it."""

    def __init__(self, folder: Path, then: str) -> None:
        self._path = folder / "worker.py"
        self._log = folder / "log"
        self._path.write_text(SHARED + "\n".join(f"    {line}" for line in then.split("\n")) + "\n")
        self._log.write_text("")

    @property
    def command(self) -> tuple[str, ...]:
        """What starts it."""
        return (sys.executable, str(self._path))

    @property
    def log(self) -> list[str]:
        """What happened."""
        return self._log.read_text().split()

    def note(self, word: str) -> None:
        """Write something into the log, for the program to see."""
        with self._log.open("a") as file:
            file.write(f"{word}\n")

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What it was asked, but for the number of the question."""
        asked = [json.loads(line) for line in self._path.with_name("lines").read_text().splitlines()]
        return [{name: value for name, value in line.items() if name != "number"} for line in asked]

    @asynccontextmanager
    async def crew(
        self, workers: int = 1, *, warmer: tuple[str, ...] = WARMS_NOTHING, **changed: Any
    ) -> AsyncIterator[Crew]:
        """A crew of such workers."""
        crew = Crew(workers, patience=patience(**changed), worker=self.command, warmer=warmer)
        await crew.start()
        try:
            yield crew
        finally:
            await crew.close()
