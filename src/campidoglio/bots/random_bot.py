"""Players that leave it to chance, wholly or at times."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass

from campidoglio.bots.question import Bot, Question
from campidoglio.kernel.actions import Action


class RandomBot:
    """Chooses by its own chance, never by the game's. It keeps no memory but that of its chance."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, question: Question) -> Action:
        """Any of the legal actions, each as likely."""
        return self._chance.choice(question.legal)


@dataclass(frozen=True, slots=True, kw_only=True)
class ErringBot:
    """Another bot that at times takes any legal action instead. The same question has the same answer."""

    bot: Bot
    errs: float
    """How often, from 0 to 1."""
    seed: int = 0

    def choose(self, question: Question) -> Action:
        """What the other bot chooses, or any of the legal actions."""
        chance = chance_of(question, self.seed)
        if chance.random() < self.errs:
            return chance.choice(question.legal)
        return self.bot.choose(question)


def chance_of(question: Question, seed: int) -> random.Random:
    """A chance that is the same for all that the seat can see and do."""
    return random.Random(digest_of(question, seed))


def digest_of(question: Question, seed: int) -> bytes:
    """A hash of all that the seat can see and do."""
    text = f"{seed} {question.seat} {question.view} {[str(action) for action in question.legal]}"
    return hashlib.sha256(text.encode()).digest()
