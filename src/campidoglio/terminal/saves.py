"""Games on disk: every game is kept in the user's data folder from its first move on.

A save is the record of the game, `NAME.json`, which `campidoglio replay` reads too. Beside it, `NAME.seats`
says who plays which seat. Both are written whole or not at all.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from campidoglio.kernel.errors import BadRecord, CampidoglioError
from campidoglio.kernel.game import Game
from campidoglio.kernel.record import LONGEST_RECORD, Record
from campidoglio.places import data_folder
from campidoglio.registry import rulebook
from campidoglio.terminal.seats import Seats, read_seats


def folder() -> Path:
    """The folder of all saves."""
    return data_folder() / "saves"


class Save:
    """The place where one game is kept; `None` stands for one that is not chosen yet."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._written = path.read_text("utf-8") if path else ""
        self._seats: Seats | None = None

    def keep(self, game: Game, seats: Seats) -> bool:
        """Write the game; False if it went to a new place because someone else wrote to the old one."""
        stayed = self.path is None or not self._is_changed_by_others(self.path)
        if self.path is None or not stayed:
            self.path = _new_place(game.rulebook.name)
            self._seats = None
        self._written = game.record()
        write_whole(self.path, self._written)
        if self._seats != seats:
            write_whole(self.path.with_suffix(".seats"), json.dumps({"seats": list(seats)}) + "\n")
            self._seats = seats
        return stayed

    def _is_changed_by_others(self, path: Path) -> bool:
        return path.exists() and path.read_text("utf-8") != self._written


def _new_place(game: str) -> Path:
    """A name that no save has; an empty file holds it."""
    folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder() / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"{folder()} has too many games of this second")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it holds either what it held before or all of the text, whatever happens."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def saved() -> list[Path]:
    """All saves, the last one played first."""
    found = [path for path in folder().glob("*.json") if path.stat().st_size]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find(name: str) -> Path:
    """The file that a user means: a path, or the name of a save."""
    places = [Path(name).expanduser(), folder() / name, folder() / f"{name}.json"]
    for place in places:
        if place.is_file():
            return place
    raise BadRecord(f"there is no file {name!r:.200}, nor a saved game of that name; see: campidoglio saves")


def load(path: Path) -> Game:
    """The game that a file holds, every move checked anew."""
    record = read(path)
    try:
        return Game.from_record(rulebook(record.game), record)
    except BadRecord as problem:
        raise _unplayable(path, problem) from problem


def read(path: Path) -> Record:
    """The record that a file holds, whose moves need not be possible."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST_RECORD + 1)
    except OSError as problem:
        raise BadRecord(f"{path} cannot be read: {problem.strerror}") from None
    try:
        return Record.from_text(text)
    except BadRecord as problem:
        raise _unplayable(path, problem) from problem


def _unplayable(path: Path, problem: BadRecord) -> BadRecord:
    return BadRecord(f"{path.name} is no record of a game that can be played on: {problem}")


def load_seats(path: Path, players: int) -> Seats | None:
    """Who plays which seat of a saved game, if that is known."""
    try:
        return read_seats(json.loads(path.with_suffix(".seats").read_text("utf-8"))["seats"], players)
    except (OSError, ValueError, KeyError, TypeError, CampidoglioError):
        return None


def is_ours(path: Path) -> bool:
    """Whether the file lies in the folder of saves, so that it may be written to."""
    return path.resolve().parent == folder().resolve()
