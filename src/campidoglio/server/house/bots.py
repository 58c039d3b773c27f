"""Bots at the tables: one task for each seat that a bot must choose for, until nothing is left to choose."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

from campidoglio.kernel.game import Game
from campidoglio.server.house.house import House
from campidoglio.server.house.patience import patiently
from campidoglio.server.house.room import Room
from campidoglio.server.table.table import BotTask

_log = logging.getLogger(__name__)

TRIES = 3
"""A bot whose answers are not taken so many times is not asked again: its first legal action is taken."""

PATIENCE = 1.0
"""Seconds to wait after a failure, so that a fault does not keep a core busy."""


class Choice(Protocol):
    """What was chosen."""

    @property
    def action(self) -> str:
        """The action, as text."""

    @property
    def level(self) -> str:
        """The level of the bot that really chose."""


class Thinker(Protocol):
    """Whoever chooses for bots."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Choice:
        """What a bot of the level does at that seat."""


class Bots:
    """Has bots think and carries out what they choose."""

    def __init__(self, house: House, thinker: Thinker, pause: float) -> None:
        self._house = house
        self._thinker = thinker
        self._pause = pause
        self.most: int | None = None
        """So many choices are taken on at once, where other processes may take on the others; None: all."""
        self.spare: Callable[[], None] = lambda: None
        """Called when there is room for more again."""
        self._count = 0

    @property
    def is_busy(self) -> bool:
        """Whether no more choices are taken on."""
        return self.most is not None and self._count >= self.most

    def attend(self, room: Room) -> None:
        """See to it that every bot that must choose is choosing, here or at another process."""
        for task in room.table.bots_due():
            if task.seat not in room.thinking and not self.is_busy:
                self._count += 1
                room.thinking[task.seat] = self._house.run(self._think(room, task.seat))

    async def _think(self, room: Room, seat: int) -> None:
        try:
            failures, last = 0, None
            while (task := _task_of(room, seat)) is not None:
                if task != last:
                    is_ours = await self._may_think(room, task)
                    if task != _task_of(room, seat):
                        continue  # the table went on while that was asked
                    if not is_ours:
                        break
                failures = failures + 1 if task == last else 0
                last = task
                await self._choose(room, task, by_itself=failures >= TRIES)
        finally:
            was_busy = self.is_busy
            self._count -= 1
            room.thinking.pop(seat, None)
            if was_busy:
                self.spare()

    async def _may_think(self, room: Room, task: BotTask) -> bool:
        # If that fails, the others may be told already that it is done here: so it must be.
        return await patiently(lambda: self._house.others.may_think(room, task))

    async def _choose(self, room: Room, task: BotTask, *, by_itself: bool) -> None:
        game = room.table.game
        assert game is not None
        pause = asyncio.create_task(asyncio.sleep(self._pause if room.readers or room.elsewhere else 0))
        try:
            action, level = await self._chosen(game, task, by_itself=by_itself)
            await pause
            await self._house.happen(
                room.table.id,
                lambda table, now: table.bot_decision(task.seat, task.question, [action], level, now),
            )
        except Exception:  # whatever it was, the bot is asked again
            _log.exception("a bot's choice at table %s failed; it is asked again", room.table.id)
            await asyncio.sleep(PATIENCE)
        finally:
            pause.cancel()

    async def _chosen(self, game: Game, task: BotTask, *, by_itself: bool) -> tuple[str, str]:
        if by_itself:
            _log.error("no choice of a bot was taken in %s; the first is taken", game.rulebook.name)
            return str(game.legal(task.seat)[0]), "random"
        chosen = await self._thinker.choose(game, task.seat, task.level, seed=secrets.randbits(62))
        return chosen.action, chosen.level


def _task_of(room: Room, seat: int) -> BotTask | None:
    return next((task for task in room.table.bots_due() if task.seat == seat), None)
