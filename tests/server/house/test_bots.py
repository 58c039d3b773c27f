"""Bots at the table: whatever a bot does, the game goes on."""

import asyncio
from dataclasses import dataclass, field

import pytest
from tests.server.house.homes import ANN, BEN, Home, home
from tests.server.thinkers import Chosen, FirstThinker

from campidoglio.kernel.game import Game
from campidoglio.server.house import bots
from campidoglio.server.house.wishes import wish_of
from campidoglio.server.storage.store import Store
from campidoglio.server.wire.asks import Say
from campidoglio.server.wire.play import Happened
from campidoglio.server.wire.tables import Status

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.001)


@dataclass
class Stubborn:
    """Gives the same wrong answer to everything."""

    action: str
    asked: list[int] = field(default_factory=list)

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        self.asked.append(seat)
        return Chosen(self.action, level)


class Broken:
    """Fails at everything."""

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        raise RuntimeError("the bot is broken")


class Sleepy:
    """Chooses only when it is woken."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.asked: list[int] = []

    async def choose(self, game: Game, seat: int, level: str, *, seed: int) -> Chosen:
        self.asked.append(seat)
        await self.awake.wait()
        return Chosen(str(game.legal(seat)[0]), "simpler")


async def test_a_bot_answers_every_move_until_the_game_is_over(kept: Store) -> None:
    async with home(kept) as own:
        table = await own.table_with_bot()
        while (here := await own.see(table)).status is Status.RUNNING:
            await own.end_turn(table)
            await own.until(table, lambda here: 0 in here.due or here.status is Status.OVER)
        bots_moves = [line for line in here.lines(None) if isinstance(line, Happened) and line.seat == 1]
        assert bots_moves
        assert {line.bot for line in bots_moves} == {"easy"}


@pytest.mark.parametrize("answer", ["", "fly to the moon", "build style=gothic storeys=99"])
async def test_a_bot_that_answers_nonsense_is_replaced_by_the_first_legal_action(
    kept: Store, answer: str
) -> None:
    thinker = Stubborn(answer)
    async with home(kept, thinker=thinker) as own:
        table = await own.table_with_bot()
        await own.end_turn(table)
        here = await own.until(table, lambda here: 0 in here.due)
        assert thinker.asked == [1] * bots.TRIES * (len(thinker.asked) // bots.TRIES)
        bots_moves = [line for line in here.lines(None) if isinstance(line, Happened) and line.seat == 1]
        assert {line.bot for line in bots_moves} == {"random"}


async def test_a_bot_that_fails_is_replaced_by_the_first_legal_action(kept: Store) -> None:
    async with home(kept, thinker=Broken()) as own:
        table = await own.table_with_bot()
        await own.end_turn(table)
        await own.until(table, lambda here: 0 in here.due)


async def test_the_log_names_the_level_that_really_chose(kept: Store) -> None:
    thinker = Sleepy()
    thinker.awake.set()
    async with home(kept, thinker=thinker) as own:
        table = await own.table_with_bot()
        await own.end_turn(table)
        here = await own.until(table, lambda here: 0 in here.due)
        bots_moves = [line for line in here.lines(None) if isinstance(line, Happened) and line.seat == 1]
        assert {line.bot for line in bots_moves} == {"simpler"}


async def bot_is_asked(own: Home, thinker: Sleepy) -> str:
    """Gives a table at which the bot has just been asked, and sleeps."""
    table = await own.table_with_bot()
    if 0 in (await own.see(table)).due:
        await own.end_turn(table)
    await own.until(table, lambda here: bool(thinker.asked))
    return table


async def test_while_a_bot_thinks_the_table_does_not_stand_still(kept: Store) -> None:
    thinker = Sleepy()
    async with home(kept, thinker=thinker) as own:
        table = await bot_is_asked(own, thinker)
        before = (await own.see(table)).seq
        await own.house.change(table, own.asker(ANN), wish_of(Say("say", "hm"), ANN, "Ann"))
        assert (await own.see(table)).seq == before + 1


async def test_a_choice_that_comes_too_late_is_dropped_and_the_bot_asked_anew(kept: Store) -> None:
    thinker = Sleepy()
    async with home(kept, thinker=thinker) as own:
        table = await bot_is_asked(own, thinker)
        (task,), game = (await own.see(table)).bots_due(), (await own.see(table)).game
        assert game is not None
        action = str(game.legal(1)[0])
        # Another process was quicker.
        await own.house.happen(
            table, lambda here, now: here.bot_decision(1, task.question, [action], "easy", now)
        )
        thinker.awake.set()
        here = await own.until(table, lambda here: 0 in here.due)
        bots_moves = [line for line in here.lines(None) if isinstance(line, Happened) and line.seat == 1]
        assert [line.bot for line in bots_moves] == ["easy"] + ["simpler"] * (len(bots_moves) - 1)
        assert len(thinker.asked) == len(bots_moves)


async def test_each_seat_is_asked_once_however_often_the_table_changes(kept: Store) -> None:
    thinker = Sleepy()
    async with home(kept, thinker=thinker) as own:
        table = await bot_is_asked(own, thinker)
        for number in range(3):
            wish = wish_of(Say("say", f"hm {number}"), ANN, "Ann")
            await own.house.change(table, own.asker(ANN), wish)
        assert thinker.asked == [1]


async def test_after_a_restart_the_bot_that_was_thinking_thinks_again(kept: Store) -> None:
    thinker = Sleepy()
    async with home(kept, thinker=thinker) as own:
        table = await bot_is_asked(own, thinker)
    async with home(kept, thinker=FirstThinker()) as again:
        await again.until(table, lambda here: 0 in here.due)


async def test_a_table_of_people_asks_no_bot(kept: Store) -> None:
    thinker = Sleepy()
    async with home(kept, thinker=thinker) as own:
        table = await own.table_of_two()
        await own.move(table)
        assert thinker.asked == []
        assert (await own.see(table)).seat_of(BEN) == 1
