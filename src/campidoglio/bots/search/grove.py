"""One tree of a search: its numbers, laid out for the compiled walks."""

from __future__ import annotations

import hashlib
from functools import cache
from types import SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from campidoglio.bots.question import Question
from campidoglio.bots.search import tree
from campidoglio.bots.search.hints import hints_of
from campidoglio.bots.search.manner import Manner
from campidoglio.kernel.engines.native import attach
from campidoglio.kernel.luck import luck_row
from campidoglio.kernel.rulebook import Rulebook


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
    row[tree.FRESH] = manner.fresh
    return row


@cache
def compiled_search(rulebook: Rulebook) -> SimpleNamespace:
    """The search compiled over a game's rules and hints."""
    return attach(rulebook, tree, hints_of(rulebook))


class Grove:
    """One tree of a search: its numbers, and its share of the walks."""

    def __init__(self, question: Question, seed: bytes, number: int, manner: Manner, room: int) -> None:
        book = question.rulebook
        self._search = compiled_search(book)
        words = np.frombuffer(hashlib.sha256(seed + number.to_bytes(4, "big")).digest(), "<u4")
        self._seed = words.astype(np.int64)
        self._root = np.zeros(1, book.state.record_type())
        question.imagine(int.from_bytes(seed[:16], "big")).write_to(self._root[0])
        self._work = self._root.copy()
        self._settings = settings_row(manner)
        size = 1 << (2 * room - 1).bit_length()
        self._slots = np.zeros(size, np.int64)
        self._nodes = np.zeros(size, np.int32)
        self._used = np.array([book.most_players], np.int64)
        self._visits = np.zeros(room, np.int32)
        self._asked = np.zeros(room, np.int32)
        self._reward = np.zeros(room, np.float64)
        self._scratch = np.zeros((3, max(tree.STEPS_IN_TREE, 2 * tree.SEATS)), np.int32)
        self._choices = np.zeros((2, max(book.legal_limit, 1)), np.int32)
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
            self._choices,
            self._payoff,
            self._moves,
            self._luck,
        )
        self.walks += walks

    def hopeful(self, codes: NDArray[np.int64]) -> int:
        """How many of the actions are followed at all."""
        return int(self._search.count_hopeful(self._root, self._seat, self._settings, codes))

    def found(self, codes: NDArray[np.int64]) -> NDArray[np.float64]:
        """For each action: how often it was followed, and the sum of what it brought."""
        out = np.zeros((len(codes), 2))
        self._search.root_visits(self._slots, self._nodes, self._visits, self._reward, self._seat, codes, out)
        return out
