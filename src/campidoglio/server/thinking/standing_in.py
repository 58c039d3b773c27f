"""Who chooses in the server's own process when no worker does: a simple bot, then a glance, then anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from campidoglio.bots.greedy import GreedyBot
from campidoglio.bots.question import Question
from campidoglio.bots.search.hints import hints_of
from campidoglio.server.thinking.messages import Asked, question_of

GREEDY_SECONDS = 5.0
GLANCE_SECONDS = 2.0

_log = logging.getLogger(__name__)


class StandIns:
    """Simple bots on a thread of this process, one question at a time."""

    def __init__(
        self, *, greedy_seconds: float = GREEDY_SECONDS, glance_seconds: float = GLANCE_SECONDS
    ) -> None:
        self._greedy_seconds = greedy_seconds
        self._glance_seconds = glance_seconds
        self._greedy = ThreadPoolExecutor(1, "greedy stand-in")
        self._glance = ThreadPoolExecutor(1, "glancing stand-in")

    async def greedy(self, asked: Asked) -> str | None:
        """What a greedy bot does; None if it does not find out in time."""
        return await self._in_time(self._greedy, _greedy_choice, asked, self._greedy_seconds)

    async def glance(self, asked: Asked) -> str | None:
        """What looks best at first sight."""
        return await self._in_time(self._glance, _glance_choice, asked, self._glance_seconds)

    async def _in_time(
        self, thread: ThreadPoolExecutor, choose: Callable[[Asked], str], asked: Asked, seconds: float
    ) -> str | None:
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(thread, choose, asked)
        except TimeoutError:
            _log.warning("a stand-in bot did not choose within %g s in %s", seconds, asked.game)
        except Exception:  # a fault of a game's hints must not stop its tables
            _log.exception("a stand-in bot failed in %s", asked.game)
        return None

    def close(self) -> None:
        """Begin nothing more."""
        self._greedy.shutdown(wait=False, cancel_futures=True)
        self._glance.shutdown(wait=False, cancel_futures=True)


def _greedy_choice(asked: Asked) -> str:
    return str(GreedyBot(seed=asked.seed).choose(question_of(asked)))


def _glance_choice(asked: Asked) -> str:
    return str(most_appealing(question_of(asked)))


def most_appealing(question: Question) -> object:
    """The legal action that looks best before it is tried; of equal ones the first."""
    position = question.imagine(0)
    appeal, encode = hints_of(question.rulebook)["appeal"], question.rulebook.actions.encode
    return max(question.legal, key=lambda action: int(appeal(position, question.seat, encode(action))))
