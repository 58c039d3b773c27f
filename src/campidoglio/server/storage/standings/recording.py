"""Writing down how games ended, inside the transaction that ends them, so that each is counted exactly once.

A player's figure is 1000 before the first game. It is what the player is worth at the least, as far as the
games tell: the mean of the rating less three deviations, forty points to each of openskill's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from campidoglio.arena.ratings import START, START_DEVIATION, Rating, rated
from campidoglio.server.storage.models import guests
from campidoglio.server.storage.standings.models import finished, finished_seats, ratings
from campidoglio.server.storage.standings.values import BOT, GameResult, SeatResult

LEARNING = START / 300
"""How much a player may change from game to game, as openskill proposes."""

FIRST_FIGURE = 1000
POINTS = 40


@dataclass(frozen=True, slots=True)
class _Kept:
    """A row of ratings."""

    rating: Rating
    games: int = 0
    wins: int = 0


def figure_of(rating: Rating) -> float:
    """What ranking goes by."""
    return FIRST_FIGURE + POINTS * (rating.mean - 3 * rating.deviation)


def record(connection: Connection, table: str, result: GameResult) -> bool:
    """Write down how a table's game ended, unless that was done before; says whether it was new."""
    if (
        connection.execute(select(finished.c.table_id).where(finished.c.table_id == table)).first()
        is not None
    ):
        return False
    known = _known(connection, result.seats)
    counted = _counted(result, known)
    # The key comes first: where two processes write the same, one of them stops here.
    connection.execute(
        insert(finished).values(
            table_id=table,
            game=result.game,
            ended_ms=result.ended_ms,
            reason=result.reason,
            moves=result.moves,
            is_rated=bool(counted),
        )
    )
    gains = _rate(connection, result, counted)
    rows = [
        {
            "table_id": table,
            "seat": seat.seat,
            "player": seat.player if seat.player in known else None,
            "place": seat.place,
            "score": seat.score,
            "gain": gains.get(seat.player) if seat in counted else None,
        }
        for seat in result.seats
    ]
    connection.execute(insert(finished_seats), rows)
    return True


def _known(connection: Connection, seats: Sequence[SeatResult]) -> set[str | None]:
    """The players who are still there: bots, and guests who were not forgotten meanwhile."""
    players = {seat.player for seat in seats if seat.player is not None}
    people = sorted(player for player in players if not player.startswith(BOT))
    found = connection.execute(select(guests.c.id).where(guests.c.id.in_(people))) if people else ()
    return {row.id for row in found} | {player for player in players if player.startswith(BOT)}


def _counted(result: GameResult, known: set[str | None]) -> list[SeatResult]:
    """The seats between which the game decides anything: at least two players, and not bots alone."""
    seats = [seat for seat in result.seats if seat.counts and seat.player in known] if result.is_fair else []
    players = {seat.player for seat in seats if seat.player is not None}
    has_people = any(not player.startswith(BOT) for player in players)
    return seats if len(players) > 1 and has_people else []


def _rate(
    connection: Connection, result: GameResult, counted: Sequence[SeatResult]
) -> Mapping[str | None, int]:
    """Change the ratings of all who count; says by how much each figure changed."""
    if not counted:
        return {}
    players = [seat.player for seat in counted if seat.player is not None]
    kept = _kept(connection, result.game, players)
    before = {player: row.rating for player, row in kept.items()}
    after = rated(before, players, [seat.place for seat in counted], learning=LEARNING)
    for player in sorted(after):
        own = [seat for seat in counted if seat.player == player]
        row = kept.get(player, _Kept(Rating()))
        wins = sum(seat.place == 1 for seat in own)
        new = _Kept(after[player], row.games + len(own), row.wins + wins)
        _put(connection, result.game, player, new, result.ended_ms, is_new=player not in kept)
    return {
        player: round(figure_of(rating)) - round(figure_of(before.get(player, Rating())))
        for player, rating in after.items()
    }


def _kept(connection: Connection, game: str, players: Iterable[str]) -> dict[str, _Kept]:
    # In one order and until the commit: of two games that end at once, the second goes on from the first.
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(sorted(set(players))))
    rows = connection.execute(query.order_by(ratings.c.player).with_for_update())
    return {row.player: _Kept(Rating(row.mean, row.deviation), row.games, row.wins) for row in rows}


def _put(connection: Connection, game: str, player: str, kept: _Kept, now: int, *, is_new: bool) -> None:
    values = {
        "mean": kept.rating.mean,
        "deviation": kept.rating.deviation,
        "figure": figure_of(kept.rating),
        "games": kept.games,
        "wins": kept.wins,
        "changed_ms": now,
    }
    if is_new:
        connection.execute(insert(ratings).values(game=game, player=player, **values))
    else:
        row = (ratings.c.game == game) & (ratings.c.player == player)
        connection.execute(update(ratings).where(row).values(values))


# When a guest becomes another, or nobody


def forget(connection: Connection, guest: str) -> None:
    """The guest is in no ranking any more; the others keep what they have won and lost."""
    connection.execute(delete(ratings).where(ratings.c.player == guest))
    connection.execute(update(finished_seats).where(finished_seats.c.player == guest).values(player=None))


def hand_over(connection: Connection, guest: str, to: str) -> None:
    """The guest's games are another's from now on.

    Where both played in one game, somebody played against themselves: what the guest won or lost in that kind
    of game goes.
    """
    shared = _shared(connection, guest, to)
    if shared:
        tables = finished_seats.c.table_id.in_(sorted(shared))
        own = finished_seats.c.player.in_([guest, to])
        connection.execute(update(finished_seats).where(tables, own).values(gain=None))
        its = finished_seats.c.player == guest
        connection.execute(update(finished_seats).where(tables, its).values(player=None))
    connection.execute(update(finished_seats).where(finished_seats.c.player == guest).values(player=to))
    _merge(connection, guest, to, set(shared.values()))


def _shared(connection: Connection, guest: str, to: str) -> dict[str, str]:
    """The games in which both played: their kinds, by table."""
    query = (
        select(finished.c.table_id, finished.c.game)
        .join_from(finished, finished_seats)
        .where(finished_seats.c.player.in_([guest, to]))
        .group_by(finished.c.table_id, finished.c.game)
        .having(func.count(finished_seats.c.player.distinct()) == 2)
    )
    return {row.table_id: row.game for row in connection.execute(query)}


def _merge(connection: Connection, guest: str, to: str, but: set[str]) -> None:
    rows = connection.execute(
        select(ratings).where(ratings.c.player.in_([guest, to])).order_by(ratings.c.game).with_for_update()
    ).all()
    theirs = {row.game: row for row in rows if row.player == to}
    for row in rows:
        if row.player != guest or row.game in but:
            continue
        other = theirs.get(row.game)
        mine = _Kept(Rating(row.mean, row.deviation), row.games, row.wins)
        kept = (
            mine
            if other is None
            else _both(mine, _Kept(Rating(other.mean, other.deviation), other.games, other.wins))
        )
        _put(connection, row.game, to, kept, row.changed_ms, is_new=other is None)
    connection.execute(delete(ratings).where(ratings.c.player == guest))


def _both(one: _Kept, other: _Kept) -> _Kept:
    """What two of one's own ratings say together: both began with the same first guess, which counts once."""
    first = START_DEVIATION**-2
    weights = one.rating.deviation**-2, other.rating.deviation**-2
    weight = max(weights[0] + weights[1] - first, *weights)
    mean = (weights[0] * one.rating.mean + weights[1] * other.rating.mean - first * START) / (
        weights[0] + weights[1] - first
    )
    return _Kept(Rating(mean, weight**-0.5), one.games + other.games, one.wins + other.wins)
