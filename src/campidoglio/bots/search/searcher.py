"""The searching bot: trees grown on all cores, within a number of walks or a time."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from campidoglio.bots.question import Question
from campidoglio.bots.search import tree
from campidoglio.bots.search.hints import hints_of
from campidoglio.bots.search.manner import Manner, manner_for
from campidoglio.kernel.actions import Action
from campidoglio.kernel.engines.native import attach
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook

WALKS_A_SLICE = 256
"""Walks between two looks at the clock."""
SEED_WORDS = 8


def settings_row(manner: Manner) -> NDArray[np.float64]:
    """The numbers that the walks read, each in its place."""
    row = np.zeros(tree.SETTINGS)
    row[tree.EXPLORE] = manner.explore
    row[tree.TOURNAMENT] = manner.tournament
    row[tree.HORIZON] = manner.horizon
    row[tree.WIN_SHARE] = manner.win_share
    row[tree.SPREAD] = manner.spread
    row[tree.BIAS] = manner.bias
    row[tree.HOPELESS] = manner.hopeless
    return row


@cache
def compiled_search(rulebook: Rulebook) -> SimpleNamespace:
    """The search compiled over a game's rules and hints."""
    return attach(rulebook, tree, hints_of(rulebook))


class Grove:
    """One tree of a search: its numbers, and its share of the walks."""

    def __init__(self, question: Question, seed: bytes, number: int, manner: Manner) -> None:
        book = question.rulebook
        self._search = compiled_search(book)
        words = np.frombuffer(hashlib.sha256(seed + number.to_bytes(4, "big")).digest(), "<u4")
        self._seed = words.astype(np.int64)
        self._root = np.zeros(1, book.state.record_type())
        question.imagine(int.from_bytes(seed[:16], "big")).write_to(self._root[0])
        self._work = self._root.copy()
        self._settings = settings_row(manner)
        size = 1 << (2 * manner.room - 1).bit_length()
        self._slots = np.zeros(size, np.int64)
        self._nodes = np.zeros(size, np.int32)
        self._used = np.array([book.most_players], np.int64)
        self._visits = np.zeros(manner.room, np.int32)
        self._asked = np.zeros(manner.room, np.int32)
        self._reward = np.zeros(manner.room, np.float64)
        self._scratch = np.zeros((3, max(tree.STEPS_IN_TREE, 2 * tree.SEATS)), np.int32)
        self._payoff = np.zeros(2 * tree.SEATS, np.float64)
        self._moves = np.zeros(max(book.legal_limit, 1), np.int32)
        self._luck = np.array(luck_row(int(self._seed[0]), number), np.int64)
        self._seat = question.seat
        self.walks = 0

    def grow(self, walks: int) -> None:
        """Take so many more walks."""
        self._search.walk_many(
            self._root,
            self._work,
            self._seat,
            self._seed,
            self.walks,
            walks,
            self._settings,
            self._slots,
            self._nodes,
            self._used,
            self._visits,
            self._asked,
            self._reward,
            self._scratch,
            self._payoff,
            self._moves,
            self._luck,
        )
        self.walks += walks

    def grow_until(self, deadline: float, walks: int | None) -> None:
        """Take walks, slice by slice, until the time or the number is up."""
        while walks is None or self.walks < walks:
            step = WALKS_A_SLICE if walks is None else min(WALKS_A_SLICE, walks - self.walks)
            self.grow(step)
            if time.monotonic() >= deadline:
                break

    def found(self, codes: NDArray[np.int64]) -> NDArray[np.float64]:
        """For each action: how often it was followed, and the sum of what it brought."""
        out = np.zeros((len(codes), 2))
        self._search.root_visits(self._slots, self._nodes, self._visits, self._reward, self._seat, codes, out)
        return out


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
    With `seconds` it thinks so long on all cores it may use.
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
        return max(self.think(question), key=lambda thought: (thought.walks, thought.worth)).action

    def think(self, question: Question) -> Sequence[Thought]:
        """What the search finds of every legal action, in their order."""
        if self.walks is None and self.seconds is None:
            raise ValueError("a search needs a number of walks or a time")
        seed = hashlib.sha256(f"{self.seed} {question.seat} {question.view}".encode()).digest()
        manner = manner_for(question.rulebook, self.manner)
        groves = [Grove(question, seed, number, manner) for number in range(manner.trees)]
        self._grow(groves)
        codes = np.array([question.rulebook.actions.encode(action) for action in question.legal], np.int64)
        found = sum(grove.found(codes) for grove in groves)
        self.last_walks = sum(grove.walks for grove in groves)
        return [
            Thought(action, int(walks), float(brought / walks) if walks else 0.0)
            for action, (walks, brought) in zip(question.legal, np.asarray(found), strict=True)
        ]

    def _grow(self, groves: list[Grove]) -> None:
        deadline = time.monotonic() + (self.seconds if self.seconds is not None else 1e9)
        walks = None if self.walks is None else -(-self.walks // len(groves))
        threads = min(len(groves), self.threads or len(os.sched_getaffinity(0)))
        if threads == 1 and walks is None:
            groves[:] = groves[:1]
        with ThreadPoolExecutor(threads) as pool:
            for done in [pool.submit(grove.grow_until, deadline, walks) for grove in groves]:
                done.result()
