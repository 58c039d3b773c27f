"""Keep a random game as a record that later versions must replay.

    python -m tests.records.keep campanile 3 7 bet_on=built

writes tests/records/campanile/3-7-bet_on=built.json, a game of three players with the seed 7, and beside it
what the game must come to. Both are for good: a change of the rules raises `rules_version` instead. Only the
digest of the state may be renewed, when a field is declared anew and nothing else in the files changes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.contracts.games import MOST_STEPS, Table, played

from campidoglio import Game, rulebook

FOLDER = Path(__file__).parent


def result(game: Game) -> dict[str, Any]:
    """What a game has come to."""
    outcome = game.outcome
    assert outcome is not None
    return {
        "moves": len(game.moves),
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "state": game.state.digest(),
    }


def main(name: str, players: str, seed: str, *options: str) -> None:
    """Play the game and write both files."""
    table = Table(rulebook(name), int(players), dict(option.split("=", 1) for option in options))
    game = played(table, int(seed), MOST_STEPS)
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    stem = "-".join([players, seed, *options])
    (folder / f"{stem}.json").write_text(game.record(), "utf-8")
    (folder / f"{stem}.expected.json").write_text(json.dumps(result(game), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
