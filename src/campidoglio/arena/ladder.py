"""The ladder: every bot level in every game with every number of players, as a page of the documentation.

Beside the page the same figures are written as JSON, for programs.

With two players each level meets each other one; with more, all line-ups of levels take turns, and with more
seats than levels a level holds several. Each table is a match of the arena, and its results are kept in a
folder, so that a ladder that was stopped goes on.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Any

from campidoglio import registry
from campidoglio.arena.contest import Findings, play_match
from campidoglio.arena.match import Match
from campidoglio.arena.report import HEADINGS, as_json, ranked, row
from campidoglio.arena.results import Results, header, is_outdated
from campidoglio.arena.sequential import Rates
from campidoglio.arena.workers import Workers
from campidoglio.bots.levels import LEVELS
from campidoglio.kernel.rulebook import Rulebook

BOTS = ("random", *LEVELS)
PACKED = Path(__file__).with_name("ladder.json")
"""The ladder that comes with Campidoglio, and that the web page shows."""
SEED = 1
"""The same deals in every ladder, so that two of them can be compared."""


def matches(
    games: Iterable[str],
    *,
    bots: Sequence[str] = BOTS,
    players: int | None = None,
    seconds: float | None = None,
    seed: int = SEED,
) -> Iterator[Match]:
    """The matches of a ladder: one for every game and number of players, or only for the number given."""
    for name in games:
        rulebook = registry.rulebook(name)
        for count in range(rulebook.fewest_players, rulebook.most_players + 1):
            if players in (None, count):
                yield Match(
                    game=name,
                    players=count,
                    bots=tuple(bots),
                    seed=seed,
                    options=_usual(rulebook, count),
                    seconds=seconds,
                )


def _usual(rulebook: Rulebook, players: int) -> dict[str, object]:
    return dict(rulebook.settings.shown(rulebook.settings.read({}, players)))


def climb(
    match: Match,
    folder: Path,
    workers: Workers,
    games: int,
    *,
    minutes: float = inf,
    progress: Callable[[int], None] = lambda _: None,
) -> Findings:
    """Play a match of the ladder, or what is missing of it and can be played in so many minutes."""
    end = time.monotonic() + 60 * minutes
    with Results(match, folder / file_name(match)) as results:
        return play_match(
            results,
            workers,
            games,
            rates=Rates(),
            is_late=lambda: time.monotonic() >= end,
            progress=progress,
        )


def file_name(match: Match) -> str:
    """Where a match is kept: another one, with other bots or of another version, has another name."""
    text = json.dumps(header(match), sort_keys=True)
    return f"{match.game}-{match.players}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.jsonl"


def begins_anew(match: Match, folder: Path) -> bool:
    """Whether a match has been played only by other rules or bots than those of now."""
    if (folder / file_name(match)).exists():
        return False
    files = folder.glob(f"{match.game}-{match.players}-*.jsonl")
    return any(is_outdated(path, match) for path in files)


def data(found: Sequence[tuple[Match, Findings]], command: str) -> dict[str, Any]:
    """The ladder as plain data: a table is what the arena says of its match."""
    return {"command": command, "tables": [as_json(match, findings) for match, findings in found]}


def page(found: Sequence[tuple[Match, Findings]], command: str) -> str:
    """The ladder in Markdown."""
    parts = [_head(command)]
    last = ""
    for match, findings in found:
        if match.game != last:
            parts.append(f"## {match.game}\n")
            last = match.game
        parts.append(_table(match, findings))
    return "\n".join(parts)


def _head(command: str) -> str:
    return f"""# The ladder of bots

Every bot level in every game, written by `{command}`: do not edit it by hand.

`medium` is the greedy bot. `hard` and `expert` search for 0.3 and 1.5 seconds a choice when people play
them. Where a number of walks stands behind the name, they take so many, on any machine; in 0.3 seconds one
quiet core takes 6,000 to 25,000. So they are weaker here than they are at a table.

The win share is 1 for a game that was won, a half for one shared by two, and so on; bots of equal strength
would all come to the share above the table. Every deal is played with each bot in each seat in turn.
Intervals are those of 95 % confidence, and do not take games of one deal for independent. Ratings are
those of Plackett and Luce, as openskill computes them, with a standard deviation; they compare only within
a table.
"""


def _table(match: Match, findings: Findings) -> str:
    games = len(findings.games)
    if not games:
        return f"### {match.players} players\n\nNot played yet.\n"
    lines = [
        f"### {match.players} players\n",
        f"{games} games; equal bots would come to {100 / match.players:.1f} %.\n",
        _line(HEADINGS),
        _line(["---"] + ["---:"] * (len(HEADINGS) - 1)),
    ]
    lines += [_line(row(name, standing)[: len(HEADINGS)]) for name, standing in ranked(match, findings)]
    return "\n".join(lines) + "\n"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
