"""The paths on what is known of games, and on the rule lab."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from campidoglio import registry
from campidoglio.server.lab.known import known
from campidoglio.server.lab.lab import Lab, check
from campidoglio.server.web.denials import Denied
from campidoglio.server.web.doors import TheDoors, TheWho
from campidoglio.server.web.tables import check_depth
from campidoglio.server.wire.asks import NewExperiment
from campidoglio.server.wire.lab import Known

LINES = "application/x-ndjson"
UNBUFFERED = {"x-accel-buffering": "no"}
"""Asks a proxy in front to pass every line on at once."""


@get("/games/{game:str}/figures", tags=["games"])
async def figures(game: FromPath[str]) -> Known:
    """What is known of a game from many that bots have played: length, seats, points, and the ladder."""
    registry.rulebook(game)  # refuses a game that is not installed
    return _known(game)


@cache
def _known(game: str) -> Known:
    return known(game)


@post("/lab", status_code=200, tags=["games"])
async def experiment(data: JSONBody[NewExperiment], who: TheWho, doors: TheDoors) -> Response[bytes] | Stream:
    """Play a game many times in several ways: one JSON object a line, as long as one listens.

    Their types are `waits`, `begins`, `plays` and, last, `ends`. Who stops listening stops the experiment.
    """
    for way in data.ways:
        check_depth(way.options.values())
    check(data)
    lab = doors.lab
    if lab.seconds <= 0:
        raise Denied("lab_closed", "The host of this server has closed the rule lab.")
    if lab.is_full:
        raise Denied("lab_full", "Many experiments wait already. Try again in a few minutes.")
    doors.gate.check_experiment(who.id)
    return Stream(_lines(lab, who.id, data), media_type=LINES, headers=UNBUFFERED)


async def _lines(lab: Lab, guest: str, asked: NewExperiment) -> AsyncIterator[bytes]:
    async for news in lab.news(guest, asked):
        yield msgspec.json.encode(news) + b"\n"
