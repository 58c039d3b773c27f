"""Rankings, and what somebody has played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from sqlalchemy import Row, Select, case, func, or_, select

from campidoglio.server.storage.models import guests, tables
from campidoglio.server.storage.people.models import accounts
from campidoglio.server.storage.standings.models import finished, finished_seats, ratings
from campidoglio.server.storage.standings.recording import record
from campidoglio.server.storage.standings.values import BOT, Figures, GameResult, Past, PastSeat, Standing
from campidoglio.server.storage.store import Store
from campidoglio.server.wire.tables import Status


class Order(StrEnum):
    """What a ranking goes by."""

    RATING = "rating"
    WINS = "wins"


class StandingStore:
    """Reads what was recorded, and records what was not."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Rankings

    async def ranking(self, game: str, order: Order, start: int, count: int) -> list[Standing]:
        """The players of a game from the best on: bots, and people who have an account."""
        listed = _listed(game, order)
        query = select(listed).order_by(listed.c.number, listed.c.player).offset(start).limit(count)
        return [_standing(row) for row in await self._store.rows(query)]

    async def ranked(self, game: str) -> int:
        """How many are listed in a game's ranking."""
        listed = _listed(game, Order.RATING)
        return int((await self._store.rows(select(func.count().label("all")).select_from(listed)))[0].all)

    async def standing_of(self, game: str, guest: str, order: Order) -> Standing | None:
        """Where somebody stands; with no place who is not listed, and None who has not played yet."""
        listed = _listed(game, order)
        rows = await self._store.rows(select(listed).where(listed.c.player == guest))
        if rows:
            return _standing(rows[0])
        own = select(ratings, guests.c.name).join_from(ratings, guests, ratings.c.player == guests.c.id)
        found = await self._store.rows(own.where(ratings.c.game == game, ratings.c.player == guest))
        return next((_standing(row, None) for row in found), None)

    # What somebody has played

    async def past_of(self, guest: str, game: str | None, start: int, count: int) -> list[Past]:
        """The guest's finished games, the last first."""
        own = finished_seats.c.seat.label("own")
        query = (
            select(finished, tables.c.line, own)
            .join_from(finished, finished_seats)
            .join(tables, tables.c.id == finished.c.table_id)
            .where(finished_seats.c.player == guest)
            .order_by(finished.c.ended_ms.desc(), finished.c.table_id)
        )
        if game is not None:
            query = query.where(finished.c.game == game)
        rows = await self._store.rows(query.offset(start).limit(count))
        seats = await self._seats([row.table_id for row in rows])
        return [
            Past(
                row.table_id,
                row.game,
                row.ended_ms,
                row.reason,
                row.moves,
                row.line,
                row.own,
                seats[row.table_id],
            )
            for row in rows
        ]

    async def _seats(self, ids: Sequence[str]) -> dict[str, list[PastSeat]]:
        query = select(finished_seats).where(finished_seats.c.table_id.in_(ids))
        found: defaultdict[str, list[PastSeat]] = defaultdict(list)
        for row in await self._store.rows(query.order_by(finished_seats.c.table_id, finished_seats.c.seat)):
            found[row.table_id].append(PastSeat(row.seat, row.place, row.score, row.gain))
        return found

    async def figures_of(self, guest: str) -> list[Figures]:
        """What the guest's games come to, by kind of game."""
        won = func.sum(case((finished_seats.c.place == 1, 1), else_=0))
        query = (
            select(
                finished.c.game,
                func.count().label("games"),
                won.label("wins"),
                func.avg(finished_seats.c.place).label("mean_place"),
                func.max(finished_seats.c.score).label("best"),
                func.count(finished_seats.c.gain).label("counted"),
            )
            .join_from(finished, finished_seats)
            .where(finished_seats.c.player == guest)
            .group_by(finished.c.game)
            .order_by(finished.c.game)
        )
        return [
            Figures(row.game, row.games, row.wins, float(row.mean_place), row.best, row.counted)
            for row in await self._store.rows(query)
        ]

    # Recording what was not recorded when it ended

    async def unrecorded(self, limit: int, after: tuple[int, str] = (0, "")) -> list[tuple[int, str]]:
        """Tables that are over and of which no result is kept, the first to end first: when, and which."""
        query = (
            select(tables.c.touched_ms, tables.c.id)
            .join_from(tables, finished, isouter=True)
            .where(tables.c.status == Status.OVER, finished.c.table_id.is_(None))
            .where(
                or_(
                    tables.c.touched_ms > after[0],
                    (tables.c.touched_ms == after[0]) & (tables.c.id > after[1]),
                )
            )
            .order_by(tables.c.touched_ms, tables.c.id)
            .limit(limit)
        )
        return [(row.touched_ms, row.id) for row in await self._store.rows(query)]

    async def record(self, table: str, result: GameResult) -> bool:
        """Write down how a table's game ended; says whether that was new."""
        return await self._store.write(lambda connection: record(connection, table, result))


def _listed(game: str, order: Order) -> Any:
    """Everybody in the ranking of a game, with their places."""
    by = (
        (ratings.c.figure.desc(),)
        if order is Order.RATING
        else (ratings.c.wins.desc(), ratings.c.games.asc())
    )
    query: Select[Any] = (
        select(
            ratings.c.player,
            ratings.c.figure,
            ratings.c.games,
            ratings.c.wins,
            guests.c.name,
            func.rank().over(order_by=by).label("number"),
        )
        .join_from(ratings, accounts, accounts.c.guest == ratings.c.player, isouter=True)
        .join(guests, guests.c.id == accounts.c.guest, isouter=True)
        .where(ratings.c.game == game)
        .where(or_(accounts.c.guest.is_not(None), ratings.c.player.startswith(BOT)))
    )
    return query.subquery()


_FROM_ROW = -1


def _standing(row: Row[Any], place: int | None = _FROM_ROW) -> Standing:
    number = row.number if place == _FROM_ROW else place
    return Standing(row.player, row.name, round(row.figure), row.games, row.wins, number)
