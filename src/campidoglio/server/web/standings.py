"""The paths on rankings and past games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from campidoglio import registry
from campidoglio.server.storage.standings.standings import Order, StandingStore
from campidoglio.server.storage.standings.values import Figures, Past, Standing
from campidoglio.server.web.doors import TheDoors, TheReader, TheWho
from campidoglio.server.wire.standings import History, OwnFigures, PastGame, PastSeat, Ranked, Ranking
from campidoglio.server.wire.tables import TableLine

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
By = Annotated[Order, QueryParameter()]
AnyGame = Annotated[str | None, QueryParameter(max_length=64)]

_line = msgspec.json.Decoder(TableLine)


@get("/ranking/{game:str}", tags=["ranking"])
async def ranking(
    game: FromPath[str],
    reader: TheReader,
    doors: TheDoors,
    by: By = Order.RATING,
    start: Start = 0,
    count: Count = 50,
) -> Ranking:
    """The best players of a game, bots among them; people are listed if they have an account."""
    registry.rulebook(game)  # refuses a game that is not installed
    kept = StandingStore(doors.store)
    found = await kept.ranking(game, by, start, count)
    own = None if reader is None else await kept.standing_of(game, reader, by)
    return Ranking(
        game=game,
        by=by.value,
        all=await kept.ranked(game),
        rows=[_ranked(standing, reader) for standing in found],
        you=None if own is None else _ranked(own, reader),
    )


@get("/me/history", tags=["me"])
async def history(
    who: TheWho, doors: TheDoors, game: AnyGame = None, start: Start = 0, count: Count = 20
) -> History:
    """The games that one has played to the end, the last first, and what they come to."""
    kept = StandingStore(doors.store)
    past = await kept.past_of(who.id, game, start, count + 1)
    figures = [
        _figures(each, await kept.standing_of(each.game, who.id, Order.RATING), who.id)
        for each in await kept.figures_of(who.id)
    ]
    return History([_past(each) for each in past[:count]], len(past) > count, figures)


def _ranked(standing: Standing, reader: str | None) -> Ranked:
    return Ranked(
        place=standing.place,
        name=standing.name,
        level=standing.level,
        figure=standing.figure,
        games=standing.games,
        wins=standing.wins,
        you=standing.player == reader,
    )


def _figures(figures: Figures, standing: Standing | None, reader: str) -> OwnFigures:
    return OwnFigures(
        game=figures.game,
        games=figures.games,
        wins=figures.wins,
        mean_place=figures.mean_place,
        best=figures.best,
        counted=figures.counted,
        ranked=None if standing is None else _ranked(standing, reader),
    )


def _past(past: Past) -> PastGame:
    sat = {seat.seat: seat for seat in _line.decode(past.line).seats}
    seats = [
        PastSeat(each.seat, sat[each.seat].name, sat[each.seat].level, each.place, each.score)
        for each in past.seats
    ]
    gain = next(each.gain for each in past.seats if each.seat == past.own)
    return PastGame(past.table, past.game, past.ended_ms, past.reason, past.moves, past.own, gain, seats)
