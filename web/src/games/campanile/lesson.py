"""Plays the first game that the tutorial of Campanile shows, and writes its positions to lesson.json.

    python web/src/games/campanile/lesson.py && python web/npm.py run format

The moves are fixed, and so are the positions. The learner has seat 0; "some turns later" is after bots have
played for both.
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
SEED = 2366
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

    def go_on_until_the_last_card(self) -> None:
        """Bots play for both, until the learner is to build and pile 3 holds one card."""
        bot = make("greedy", seed=0)
        while not self._is_at_the_last_card():
            seat = self.game.actors[0]
            self.game.play(seat, bot.choose(ask(self.game, seat)))
        self._told = len(self.game.moves)

    def _is_at_the_last_card(self) -> bool:
        view = self.game.view(LEARNER)
        return bool(view["turn"] == LEARNER and view["phase"] == "build" and view["piles"][2]["left"] == 1)


def lesson() -> list[dict[str, Any]]:
    """All steps of the tutorial; the words of the step "hand" are the message campanile-learn-hand."""
    told = Lesson(campidoglio.new("campanile", players=2, seed=SEED))
    told.say("welcome")
    told.say("hand")
    told.say("build", "build style=baroque storeys=2")
    told.say("bet", "bet style=baroque chip=2")
    told.say("drew")
    told.rival("build style=romanesque storeys=3", "bet style=romanesque chip=3")
    told.say("rival")
    told.say("again", "build style=romanesque storeys=1")
    told.say("second", "bet style=romanesque chip=3")
    told.say("now")
    told.go_on_until_the_last_card()
    told.say("later")
    told.say("last", "build style=gothic storeys=3")
    told.say("nothing", "no_bet")
    told.say("end")
    return told.steps


if __name__ == "__main__":
    FILE.write_text(json.dumps(lesson(), separators=(",", ":")) + "\n", "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} kB")
