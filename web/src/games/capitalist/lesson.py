"""Plays the first game that the tutorial of Capitali$t shows, and writes its positions to lesson.json.

    python web/src/games/capitalist/lesson.py && python web/npm.py run format

The moves are fixed, and so are the positions. The learner has seat 0; what is skipped is played by buying
whatever can be paid.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import campidoglio
from campidoglio.kernel.game import Game

FILE = Path(__file__).with_name("lesson.json")
SEED = 11675
ROUNDS = 16
LEARNER = 0
RIVAL = 1
GROUP = "light_blue"
"""The colour that the learner gets together, and builds on."""

PREFERRED = ("buy", "roll", "pay", "refuse", "pass", "decline")
"""What is done where nothing is to be taught: the first of these that is allowed."""

View = dict[str, Any]


class Lesson:
    """The steps so far, and the game that they come from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[dict[str, Any]] = []
        self._told = 0

    def say(self, name: str, *wanted: str) -> None:
        """A step: the position as the learner sees it, and the moves that lead on, which are then made."""
        actors = self.game.actors
        legal = [str(action) for action in self.game.legal(LEARNER)] if LEARNER in actors else []
        self.steps.append(
            {
                "say": name,
                "view": self.view,
                "seat": LEARNER,
                "legal": legal,
                "events": self.game.story(LEARNER, since=self._told),
                "wanted": ["; ".join(wanted)] if wanted else [],
            }
        )
        self._told = len(self.game.moves)
        for move in wanted:
            self.game.play(LEARNER, move)

    @property
    def view(self) -> View:
        """What the learner sees now."""
        return self.game.view(LEARNER)

    def rival(self, *moves: str) -> None:
        """The other player moves."""
        for move in moves:
            self.game.play(RIVAL, move)

    def go_on_until(self, is_so: Callable[[View], bool]) -> None:
        """Both play as usual until something is so; of what happened, only the last move is told."""
        while not is_so(self.view):
            self._told = len(self.game.moves)
            self.usual()

    def usual(self) -> None:
        """The move that is made where nothing is to be taught."""
        seat = self.game.actors[0]
        legal = [str(action) for action in self.game.legal(seat)]
        self.game.play(seat, next((move for move in PREFERRED if move in legal), legal[0]))


def at_the_start_of(seat: int, view: View) -> bool:
    """Whether a seat has its turn before it, undiminished."""
    return bool(view["phase"] == "act" and view["turn"] == seat and view["doubles"] == 0)


def holds(view: View, seat: int) -> set[str]:
    """The lands of a seat."""
    return set(view["seats"][seat]["lands"])


def lacks_one(view: View) -> str | None:
    """The one land of the group that the learner lacks and the rival has."""
    group = {land["land"] for land in view["lands"] if land["group"] == GROUP}
    missing = group - holds(view, LEARNER)
    return missing.pop() if len(missing) == 1 and missing <= holds(view, RIVAL) else None


def lesson() -> list[dict[str, Any]]:
    """All steps of the tutorial; the words of the step "roll" are the message capitalist-learn-roll."""
    told = Lesson(campidoglio.new("capitalist", players=2, seed=SEED, rounds=ROUNDS))
    told.say("welcome")
    told.say("roll", "roll")
    told.say("buy", "buy")
    auction(told)
    told.go_on_until(lambda view: at_the_start_of(RIVAL, view) and lacks_one(view) is not None)
    trade(told)
    told.go_on_until(lambda view: at_the_start_of(LEARNER, view))
    build(told)
    told.go_on_until(lambda view: view["phase"] == "over")
    told.say("end")
    return told.steps


def auction(told: Lesson) -> None:
    """The rival does not want what it stands on; the learner gets it for less than its price."""
    told.rival("roll", "decline")
    told.say("auction", "raise_by amount=10", "bid")
    told.rival(*["raise_by amount=10"] * 5, "bid")
    told.say("higher", "raise_by amount=10", "bid")
    told.rival("pass")
    told.say("won")


def trade(told: Lesson) -> None:
    """The rival offers what completes the learner's group."""
    told.say("meanwhile")
    told.rival("offer seat=0", f"give_land land={lacks_one(told.view)}", "ask_land land=yellow_2", "send")
    told.say("offer", "accept")
    told.say("whole")


def build(told: Lesson) -> None:
    """A house on each land of the group, and the rival comes to visit."""
    told.say("house", f"build land={GROUP}_3")
    told.say("evenly", f"build land={GROUP}_2")
    told.say("third", f"build land={GROUP}_1")
    told.say("on", "roll")
    told.go_on_until(lambda view: at_the_start_of(RIVAL, view))
    told.rival("roll")
    told.say("rent")


if __name__ == "__main__":
    FILE.write_text(json.dumps(lesson(), separators=(",", ":")) + "\n", "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size // 1024} kB")
