"""Searches are compiled one after the other; those that somebody waits for first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from campidoglio.server.thinking.warming import MOST_TRIES, Warming

pytestmark = pytest.mark.anyio


class Compiler:
    """Writes down what it is asked, and ends as told."""

    def __init__(self, end: Callable[[str], int] = lambda game: 0) -> None:
        self.asked: list[str] = []
        self._end = end

    async def __call__(self, game: str) -> int:
        self.asked.append(game)
        await asyncio.sleep(0)
        return self._end(game)


@asynccontextmanager
async def running(warming: Warming) -> AsyncIterator[None]:
    """The warming goes on beside the test."""
    task = asyncio.create_task(warming.run())
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_every_game_is_compiled_once() -> None:
    compiler = Compiler()
    warming = Warming(["one", "two"], compiler)
    async with running(warming):
        assert not warming.is_warm("one")
        await settled()
        assert warming.is_warm("one")
        assert not warming.is_warm("unknown")
    assert compiler.asked == ["one", "two"]


async def test_a_game_that_is_wanted_comes_first() -> None:
    compiler = Compiler()
    warming = Warming(["one", "two", "three"], compiler)
    assert not warming.is_warm("three")
    async with running(warming):
        await settled()
    assert compiler.asked == ["three", "one", "two"]


async def test_a_game_that_fails_is_tried_again_a_few_times_after_the_others() -> None:
    compiler = Compiler(lambda game: int(game == "bad"))
    warming = Warming(["bad", "good"], compiler)
    async with running(warming):
        await settled()
    assert compiler.asked == ["bad", "good"] + ["bad"] * (MOST_TRIES - 1)
    assert warming.warm == {"good"}


async def test_a_compiler_that_cannot_be_started_stops_nothing() -> None:
    def end(game: str) -> int:
        raise OSError("no such program")

    warming = Warming(["one"], Compiler(end))
    async with running(warming):
        await settled()
    assert not warming.warm


async def test_a_game_that_has_grown_cold_is_compiled_again() -> None:
    compiler = Compiler()
    warming = Warming(["one"], compiler)
    async with running(warming):
        for _ in range(MOST_TRIES + 1):
            await settled()
            assert warming.is_warm("one")
            warming.cool("one")
            assert not warming.warm
        await settled()
        warming.cool("two")
    assert compiler.asked == ["one"] * (MOST_TRIES + 2)
