"""The searching bot: trees grown on all cores, within a number of walks or a time."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from campidoglio.bots.question import Question
from campidoglio.bots.search.allowance import Allowance
from campidoglio.bots.search.grove import Grove
from campidoglio.bots.search.manner import manner_for
from campidoglio.kernel.actions import Action

LEAST_ROOM = 4096
NODES_A_WALK = 32
"""More than a walk adds to a tree; a search of few walks needs no room for many."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found of one action."""

    action: Action
    walks: int
    worth: float


@dataclass(slots=True, kw_only=True)
class SearchBot:
    """Takes the action that was followed most.

    With `walks` a search is reproducible: the same seed and question give the same answer on any machine.
    With `seconds` it thinks so long on all cores it may use. It stops sooner when the walks that are left
    cannot change its choice.
    """

    walks: int | None = None
    seconds: float | None = None
    seed: int = 0
    threads: int | None = None
    manner: Mapping[str, float] = field(default_factory=dict)
    """What differs from the manner that the game has for searches."""
    last_walks: int = 0
    """How many walks the last answer took."""

    def choose(self, question: Question) -> Action:
        """The action followed most; of equal ones the one that brought most."""
        if len(question.legal) == 1:
            return question.legal[0]
        thoughts = self._think(question, stops=True)
        return max(thoughts, key=lambda thought: (thought.walks, thought.worth)).action

    def think(self, question: Question) -> Sequence[Thought]:
        """What the search finds of every legal action, in their order; it takes the whole budget."""
        return self._think(question, stops=False)

    def _think(self, question: Question, *, stops: bool) -> Sequence[Thought]:
        if self.walks is None and self.seconds is None:
            raise ValueError("a search needs a number of walks or a time")
        threads = self.threads or len(os.sched_getaffinity(0))
        groves = self._plant(question, threads)
        codes = np.array([question.rulebook.actions.encode(action) for action in question.legal], np.int64)
        allowance = Allowance(self.walks, self.seconds, len(groves))
        if stops and groves[0].hopeful(codes) == 1:
            groves[0].grow(1)
        else:
            _grow(groves, codes, allowance, threads, stops=stops)
        self.last_walks = sum(grove.walks for grove in groves)
        return [
            Thought(action, int(walks), float(brought / walks) if walks else 0.0)
            for action, (walks, brought) in zip(question.legal, _found(groves, codes), strict=True)
        ]

    def _plant(self, question: Question, threads: int) -> list[Grove]:
        """The trees, before the first walk; by the clock no more than there are threads."""
        seed = hashlib.sha256(f"{self.seed} {question.seat} {question.view}".encode()).digest()
        manner = manner_for(question.rulebook, self.manner)
        trees = manner.trees if self.walks is not None else min(manner.trees, threads)
        room = manner.room
        if self.walks is not None:
            room = min(room, LEAST_ROOM + NODES_A_WALK * self.walks)
        return [Grove(question, seed, number, manner, room) for number in range(trees)]


def _grow(
    groves: list[Grove], codes: NDArray[np.int64], allowance: Allowance, threads: int, *, stops: bool
) -> None:
    """Let all trees grow, step by step, until the budget is used up or, if it `stops`, all is settled.

    After each step all trees have taken equally many walks, so that when to stop depends on nothing else.
    """
    with ThreadPoolExecutor(min(threads, len(groves))) as pool:
        while (step := allowance.step()) > 0:
            for growing in [pool.submit(grove.grow, step) for grove in groves]:
                growing.result()
            allowance.take(step)
            if stops and is_settled(_found(groves, codes)[:, 0], allowance.left()):
                return


def _found(groves: list[Grove], codes: NDArray[np.int64]) -> NDArray[np.float64]:
    """For each action, over all trees: how often it was followed, and the sum of what it brought."""
    found: NDArray[np.float64] = np.sum([grove.found(codes) for grove in groves], axis=0)
    return found


def is_settled(walks: NDArray[np.float64], left: float) -> bool:
    """Whether the action followed most has a lead that so many more walks cannot make up for."""
    *_, second, first = sorted(walks)
    return bool(first - second > left)
