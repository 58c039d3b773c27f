"""Plays the first game that the tutorial of Capitol shows, and writes its positions to lesson.json.

    python web/src/games/capitol/lesson.py && python web/npm.py run format

The moves are fixed, and so are the positions. The learner has seat 0; bots have played what is skipped.
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
SEED = 13
LEARNER = 0
RIVAL = 1


class Lesson:
    """The steps so far, and the game that they come from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[dict[str, Any]] = []
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

    def go_on_until(self, phase: str) -> None:
        """Bots play for both until a phase begins; of what happened, only the last move is told."""
        bot = make("greedy", seed=3)
        while self.game.view(LEARNER)["phase"] != phase:
            seat = self.game.actors[0]
            self._told = len(self.game.moves)
            self.game.play(seat, bot.choose(ask(self.game, seat)))


def lesson() -> list[dict[str, Any]]:
    """All steps of the tutorial; the words of the step "hand" are the message capitol-learn-hand."""
    told = Lesson(campidoglio.new("capitol", players=2, seed=SEED))
    told.say("welcome")
    told.say("hand")
    build(told)
    bid(told)
    told.go_on_until("draw")
    told.say("scored")
    told.say("draw", "draw kind=permit")
    told.go_on_until("over")
    told.say("end")
    return told.steps


def build(told: Lesson) -> None:
    """A house is placed, another one is built and placed, and both pass."""
    told.say("permit", "permit colour=red value=2")
    told.say("place", "house prefecture=capitoline shape=round height=1")
    told.say("leads")
    told.rival("permit colour=red value=3", "house prefecture=capitoline shape=round height=1")
    told.say("tie")
    told.say("floor", "floor value=2")
    told.say("storey", "storey on=0")
    told.say("second", "storey on=1")
    told.rival("floor value=2", "storey on=0", "storey on=0")
    told.say("roof", "roof value=1")
    told.say("cap", "cap shape=round height=2")
    told.rival("roof value=2", "cap shape=pointed height=1")
    told.say("again", "permit colour=red value=7")
    told.say("taller", "house prefecture=capitoline shape=round height=2")
    told.rival("permit colour=red value=4", "house prefecture=aventine shape=pointed height=1")
    told.say("pass", "pass")
    told.rival("pass")


def bid(told: Lesson) -> None:
    """A fountain is bought, and placed."""
    told.rival("bid_floor value=6", "seal")
    told.say("bid", "bid_permit colour=white value=8")
    told.say("stop", "seal")
    told.say("won", "site prefecture=capitoline")
    told.say("fountain")


if __name__ == "__main__":
    FILE.write_text(json.dumps(lesson(), separators=(",", ":")) + "\n", "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} kB")
