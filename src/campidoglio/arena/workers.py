"""Who plays the games of a match: this process, or several, each one game at a time.

Results come in the order of the games, so that a match is the same on any number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol

from campidoglio.arena.match import Match, Played, play_game
from campidoglio.arena.pairing import Seating
from campidoglio.bots.port import end_all
from campidoglio.kernel.errors import CampidoglioError

AHEAD = 4
"""So many games for each process are waiting or begun, so that none is idle while a long game goes on."""


class WorkerLost(CampidoglioError):
    """A process that played games is gone."""

    code = "worker_lost"


class Workers(Protocol):
    """Plays the games of a match."""

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        """The results, in the order of the games; whoever takes no more of them ends the playing."""


def here_or_on(processes: int | None) -> Workers:
    """Workers on this machine: on all cores unless a number of processes is given."""
    count = processes or available_cores()
    return Here() if count == 1 else Processes(count)


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Here:
    """This process."""

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        """The results, one after the other."""
        return (play_game(match, seating) for seating in games)


class Processes:
    """Several processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, match: Match, games: Iterable[Seating]) -> Iterator[Played]:
        """The results; the processes end when no more of them are taken."""
        pool = ProcessPoolExecutor(
            self.count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )
        waiting: deque[Future[Played]] = deque()
        todo = iter(games)
        try:
            while True:
                for seating in islice(todo, self.count * AHEAD - len(waiting)):
                    waiting.append(pool.submit(play_game, match, seating))
                if not waiting:
                    return
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise WorkerLost(
                "a process that played games was ended from outside (is there memory enough?)"
            ) from None
        finally:
            # The games that were begun are given up: a search could take minutes over one.
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """What a process does before its first game."""
    # Ctrl-C goes to all processes of a terminal; the one that asked for the games ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Ends in a thread, because this one may just be starting a program.
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=_end, daemon=True).start())
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Nobody is left to hear of a game when the process that asked for it is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    _end()


def _end() -> None:
    """End now, in the middle of a game, and leave no program behind that played in it."""
    end_all()
    os._exit(1)
