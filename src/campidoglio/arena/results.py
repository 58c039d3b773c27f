"""Results on disk: a line of JSON with the settings of the match, then one for every game, in order.

A game is written when it is over, so that whatever ends the program costs only the games that were being
played. A match goes on from the last whole line; a file of another match is refused.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from campidoglio import __version__, registry
from campidoglio.arena.match import Match, Played
from campidoglio.arena.pairing import seatings
from campidoglio.arena.provenance import bots_code, rules_code
from campidoglio.kernel.errors import CampidoglioError, quoted

FORMAT = 1
CODE = {"rules_code": "the rules of {game} have", "bots_code": "our bots have"}
"""What the first line says of the programs behind a match, and the beginning of a sentence about each."""
SYNC_SECONDS = 0.5
"""So often at most the disk is told to write what the system holds for it: only a power failure needs
that."""


class BadResults(CampidoglioError):
    """A file that holds no results, or those of another match."""

    code = "bad_results"


class Results:
    """The games of a match that are over, and the file in which they are kept."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.played: list[Played] = []
        self._synced = 0.0
        self._file: BinaryIO | None = None

    def __enter__(self) -> Results:
        """Read what is there, and open the file for what comes."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = 0
        if self.path.exists():
            whole = self._read(self.path.read_bytes())
        self._file = self.path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(header(self.match))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._file is not None
        os.fsync(self._file.fileno())
        self._file.close()

    def _read(self, text: bytes) -> int:
        """Take in the games that are there; returns how many bytes hold them, without a line that was cut."""
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        if not lines:
            return 0
        check_header(self.path, lines[0], self.match)
        expected = seatings(len(self.match.bots), self.match.players)
        for number, (line, seating) in enumerate(zip(lines[1:], expected, strict=False), start=2):
            game = _game(self.path, number, _parsed(self.path, number, line), self.match)
            if (game.number, game.deal, game.bots) != (seating.number, seating.deal, seating.bots):
                raise BadResults(f"{self.path.name}, line {number}: game {seating.number} was expected here")
            self.played.append(game)
        return whole

    def add(self, game: Played) -> None:
        """Keep a game."""
        self.played.append(game)
        self._write(asdict(game))

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()


def header(match: Match) -> dict[str, Any]:
    """The first line of a file: everything on which the games depend."""
    rules_version = registry.rulebook(match.game).rules_version
    settings = asdict(match) | {"bots": list(match.bots), "options": dict(match.options)}
    made_by = {"campidoglio_results": FORMAT, "version": __version__, "rules_version": rules_version}
    return made_by | settings | {"rules_code": rules_code(match.game), "bots_code": bots_code()}


def check_header(path: Path, line: bytes, match: Match) -> None:
    """Refuse the results of another match, and say in what it is another."""
    found = _read_header(line)
    if found.get("campidoglio_results") != FORMAT:
        raise BadResults(f"{path.name} holds no results of a match, and is left alone; name another file")
    wanted = header(match)
    for name in wanted:
        if found.get(name) != wanted[name]:
            raise BadResults(
                _other_code(path, name, match) if name in CODE else _other(path, name, found, wanted)
            )


def _other(path: Path, name: str, found: dict[str, Any], wanted: dict[str, Any]) -> str:
    return (
        f"{path.name} holds another match: its {name} is {quoted(found.get(name), 80)},"
        f" not {quoted(wanted[name], 80)}; name another file, or ask for the same match"
    )


def _other_code(path: Path, name: str, match: Match) -> str:
    return (
        f"{path.name} holds games of an earlier state of the programs: {CODE[name].format(game=match.game)}"
        " changed since, or Python has; old and new results do not mix: name another file to begin anew"
    )


def is_outdated(path: Path, match: Match) -> bool:
    """Whether a file holds this very match, but played by other rules or bots than those of now."""
    with path.open("rb") as file:
        line = file.readline()
    found, wanted = _read_header(line), header(match)
    differing = {name for name in wanted if found.get(name) != wanted[name]}
    return bool(differing) and differing <= CODE.keys()


def seed_in(path: Path) -> int | None:
    """The seed of the match that a file holds; None if there is none yet."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    if not line.endswith(b"\n"):
        return None
    seed = _read_header(line).get("seed")
    return seed if isinstance(seed, int) else None


def _read_header(line: bytes) -> dict[str, Any]:
    """The first line of a file; empty if it is none of ours."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadResults(f"{path.name}, line {number}: this is not the result of a game")
    return data


def _game(path: Path, number: int, data: dict[str, Any], match: Match) -> Played:
    """The game that a line holds, if it holds one of this match."""
    try:
        game = Played(
            number=int(data["number"]),
            deal=int(data["deal"]),
            bots=tuple(_numbers(data["bots"], match.players)),
            scores=tuple(_numbers(data["scores"], match.players)),
            places=tuple(_numbers(data["places"], match.players)),
            ending=str(data["ending"]),
            moves=int(data["moves"]),
            faults=tuple(_numbers(data["faults"], match.players)),
            complaint=str(data["complaint"]),
        )
    except (KeyError, TypeError, ValueError):
        raise BadResults(f"{path.name}, line {number}: this is not the result of a game") from None
    if min(game.places) != 1:
        raise BadResults(f"{path.name}, line {number}: nobody is in first place")
    return game


def _numbers(values: object, count: int) -> Iterator[int]:
    if not isinstance(values, list) or len(values) != count:
        raise TypeError
    return map(int, values)
