"""Plays the first game that the tutorial of Capital Lux shows, and writes its positions to lesson.json.

    python web/src/games/capital_lux/lesson.py && python web/npm.py run format

The moves of the first round are fixed, and so are the positions. The learner has seat 0; after the first
round bots play for both, up to the learner's last decision.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import campidoglio
from campidoglio.bots.levels import make
from campidoglio.bots.question import ask
from campidoglio.kernel.game import Game

FILE = Path(__file__).with_name("lesson.json")
SEED = 353
BOT = 0
LEARNER = 0
RIVAL = 1


class Lesson:
    """The steps so far, and the game that they come from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[dict[str, Any]] = []
        self._bot = make("greedy", seed=0)
        self._told = 0

    def say(self, name: str, wanted: str | None = None) -> None:
        """A step: the position as the learner sees it, and the move that leads on, which is then made."""
        actors = self.game.actors
        legal = [str(action) for action in self.game.legal(LEARNER)] if LEARNER in actors else []
        self.steps.append(
            {
                "say": name,
                "view": self.game.view(LEARNER),
                "seat": LEARNER,
                "legal": legal,
                "events": self.game.story(LEARNER, since=self._told),
                "wanted": [] if wanted is None else [wanted],
            }
        )
        self._told = len(self.game.moves)
        if wanted is not None:
            self.game.play(LEARNER, wanted)

    def rival(self, *moves: str) -> None:
        """The other player moves."""
        for move in moves:
            self.game.play(RIVAL, move)

    def go_on_until_the_last_decision(self) -> None:
        """Bots play for both, until the learner decides for the last time; only the last move is told."""
        moves = self._moves_to_the_end()
        last = max(number for number, (seat, _) in enumerate(moves) if seat == LEARNER)
        for seat, move in moves[:last]:
            self.game.play(seat, move)
        self._told = len(self.game.moves) - 1

    def _moves_to_the_end(self) -> list[tuple[int, str]]:
        game, bot = self.game.copy(), make("greedy", seed=BOT)
        moves = []
        while not game.over:
            seat = game.actors[0]
            moves.append((seat, str(bot.choose(ask(game, seat)))))
            game.play(*moves[-1])
        return moves


def lesson() -> list[dict[str, Any]]:
    """All steps of the tutorial; the words of the step "hand" are the message capital_lux-learn-hand."""
    told = Lesson(campidoglio.new("capital_lux", players=2, seed=SEED))
    told.say("welcome")
    told.say("cities")
    told.say("keep", "keep colour=yellow value=5")
    told.say("keep-more", "keep colour=green value=5")
    told.rival("keep colour=yellow value=6", "keep colour=blue value=6")
    told.say("passed", "keep colour=blue value=4")
    told.say("passed-more", "keep colour=green value=3")
    told.rival("keep colour=pink value=6", "keep colour=pink value=4")
    told.say("hand")
    told.say("city", "city colour=green value=5")
    told.rival("capital colour=pink value=4", "take colour=green")
    told.say("cleric")
    told.say("merchant", "capital colour=yellow value=3")
    told.rival("capital colour=green value=2")
    told.say("agent", "capital colour=blue value=3")
    told.say("place", "place colour=green")
    told.rival("city colour=blue value=3")
    told.say("beyond", "city colour=blue value=4")
    told.rival("city colour=pink value=5")
    told.say("gold", "capital colour=yellow value=5")
    told.rival("capital colour=pink value=6", "take colour=yellow")
    told.say("scholar", "capital colour=green value=3")
    told.rival("capital colour=yellow value=6")
    told.say("last-card", "city colour=yellow value=4")
    told.rival("city colour=blue value=6")
    told.say("pay", "pay colour=blue")
    told.say("bonus")
    told.go_on_until_the_last_decision()
    told.say("later", "pay colour=blue")
    told.say("end")
    return told.steps


if __name__ == "__main__":
    FILE.write_text(json.dumps(lesson(), separators=(",", ":")) + "\n", "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} kB")
