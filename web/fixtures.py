"""Plays real games and keeps them as JSON, so that boards are built, looked at and tested without a server.

    python web/fixtures.py                    all games
    python web/fixtures.py campanile          one of them

A file `src/fixtures/<game>-<players>.json` holds every position of a game between bots: the views of all
seats and of an onlooker ("watching"), the legal lists of those who are due, what happened, and, for decisions
of several steps, what would be seen and allowed after each. A file `…-told.json` holds how the terminal words
moves and events of such a game, for the test that the page says the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import campidoglio
from campidoglio import registry
from campidoglio.bots.levels import make
from campidoglio.bots.question import ask
from campidoglio.kernel.engines.interpreter import interpreted
from campidoglio.kernel.game import Game
from campidoglio.terminal.language import LANGUAGES
from campidoglio.terminal.narrator import Narrator
from campidoglio.terminal.texts import Texts

FOLDER = Path(__file__).parent / "src" / "fixtures"
NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Cornelia", "Titus", "Claudia", "Lucius")
SEED = 4
GUESSES = 4
"""So many positions that a seat could be in are compared to find whether a step brings out anything."""
LARGEST_TREE = 48
"""No decision is looked ahead into further than this many steps in all."""
MOST_TOLD = 400
"""So many different moves and events of a game are kept in words."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be kept: how many play, and its settings."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()
    bots: str = "greedy:imagined=2"


PLANS = (
    Plan("campanile", 2),
    Plan("campanile", 4),
    Plan("capital_lux", 2),
    Plan("capital_lux", 4),
    Plan("capitol", 2),
    Plan("capitol", 4),
    Plan("capitalist", 2, (("rounds", 8),)),
    Plan("capitalist", 4, (("quick", True), ("rounds", 3))),
)


def main(wanted: list[str]) -> None:
    """Keep the games that are named, or all."""
    FOLDER.mkdir(exist_ok=True)
    unknown = set(wanted) - set(registry.names())
    if unknown:
        sys.exit(
            f"there is no game {', '.join(sorted(unknown))}; the games are {', '.join(registry.names())}"
        )
    for plan in PLANS:
        if not wanted or plan.game in wanted:
            kept = played(plan)
            keep(FOLDER / f"{plan.game}-{plan.players}.json", kept)
            keep(FOLDER / f"{plan.game}-{plan.players}-told.json", told(plan, kept["positions"]))


def keep(path: Path, data: object) -> None:
    """Write a file, and say how large it is."""
    path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False), "utf-8")
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def played(plan: Plan) -> dict[str, Any]:
    """A whole game between bots, position by position."""
    game = campidoglio.new(plan.game, players=plan.players, seed=SEED, **dict(plan.options))
    bots = [make(plan.bots, seed=seat) for seat in range(plan.players)]
    positions = [position(game, None)]
    while not game.over:
        seat = game.actors[0]
        move = game.play(seat, bots[seat].choose(ask(game, seat)))
        positions.append(position(game, (seat, str(move))))
    return {
        "game": plan.game,
        "players": plan.players,
        "options": game.options,
        "names": list(NAMES[: plan.players]),
        "positions": positions,
    }


def position(game: Game, move: tuple[int, str] | None) -> dict[str, Any]:
    """All that anybody may see of a position, and what led to it."""
    readers: list[int | None] = [None, *range(game.players)]
    since = len(game.moves) - 1 if move else 0
    outcome = game.outcome
    return {
        "number": len(game.moves),
        "move": None if move is None else {"seat": move[0], "text": move[1]},
        "due": list(game.actors),
        "views": {name_of(reader): game.view(reader) for reader in readers},
        "events": {name_of(reader): game.story(reader, since=since) if move else [] for reader in readers},
        "legal": {str(seat): [str(action) for action in game.legal(seat)] for seat in game.actors},
        "decision": {str(seat): decision(game, seat) for seat in game.actors if seat == 0},
        "scores": list(game.scores),
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "scores": list(outcome.scores), "ranking": list(outcome.ranking)},
    }


def told(plan: Plan, positions: list[dict[str, Any]]) -> dict[str, Any]:
    """Every different event and move of a game as the terminal words it: to seat 0 and to an onlooker."""
    readers: dict[str, int | None] = {"0": 0, "watching": None}
    events = {key: unique(event for each in positions for event in each["events"][key]) for key in readers}
    moves = unique(text for each in positions for legal in each["legal"].values() for text in legal)
    rulebook = registry.rulebook(plan.game)
    lines: dict[str, Any] = {}
    for language in LANGUAGES:
        texts = Texts(language, rulebook)
        narrators = {key: Narrator(texts, plan.game, reader) for key, reader in readers.items()}
        lines[language] = {
            "moves": [narrators["0"].action(rulebook.actions.parse(text)) for text in moves],
            "events": {key: [narrators[key].event(event) for event in events[key]] for key in narrators},
        }
    return {"game": plan.game, "moves": moves, "events": events, "lines": lines}


def unique(items: Iterable[Any]) -> list[Any]:
    """The first of each kind, at most MOST_TOLD."""
    kinds = {json.dumps(item): item for item in items}
    return list(kinds.values())[:MOST_TOLD]


def name_of(reader: int | None) -> str:
    """The key of a reader in the file."""
    return "watching" if reader is None else str(reader)


def decision(game: Game, seat: int) -> dict[str, Any]:
    """What would be seen and allowed after each step that can be looked at, and after those that follow.

    A step after which nothing is asked, or that brings out something hidden, has null; a step that was not
    looked at has nothing. Of a view only the parts are kept that differ from the position's.
    """
    now = game.view(seat)
    root: dict[str, Any] = {}
    ahead = [(game, root)]
    steps = 0
    while ahead:
        before, branches = ahead.pop(0)
        for action in before.legal(seat)[: LARGEST_TREE - steps]:
            steps += 1
            after = before.copy()
            after.play(seat, action)
            if seat not in after.actors or brings_out(before, after, seat):
                branches[str(action)] = None
                continue
            following: dict[str, Any] = {}
            branches[str(action)] = {
                "changed": {key: part for key, part in after.view(seat).items() if now.get(key) != part},
                "legal": [str(each) for each in after.legal(seat)],
                "after": following,
            }
            ahead.append((after, following))
    return root


def brings_out(before: Game, after: Game, seat: int) -> bool:
    """Whether what the seat sees after its last move could not be told before it."""
    rulebook = before.rulebook
    code = rulebook.actions.encode(after.moves[-1][1])
    imagine = before.imaginer(seat)
    seen = after.view(seat)
    for number in range(GUESSES):
        guess = imagine(number)
        interpreted(rulebook).apply(guess, seat, code)
        if rulebook.view(guess, seat) != seen:
            return True
    return False


if __name__ == "__main__":
    main(sys.argv[1:])
