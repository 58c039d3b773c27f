"""Making a table, taking and leaving seats, and beginning: everything around the game."""

from __future__ import annotations

from typing import Any

from campidoglio import registry
from campidoglio.bots.levels import LEVELS
from campidoglio.kernel.errors import CampidoglioError, quoted
from campidoglio.kernel.rulebook import Rulebook
from campidoglio.server.table import entries
from campidoglio.server.table.entries import Entry
from campidoglio.server.table.facts import Facts
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.asks import AddEntropy, FillSeat, NewTable, Say, SeatWish, TakeSeat
from campidoglio.server.wire.tables import Correspondence, RealTime, SeatKind, Status, Tempo

GONE_MS = 60_000
"""A player who has not been connected for so long may be replaced."""
MOVE_SECONDS = range(1, 86_401)
GAME_SECONDS = range(1, 604_801)
DAYS = range(1, 31)


# A new table


def create(
    ask: NewTable,
    guest: str,
    name: str,
    now: int,
    *,
    table_id: str,
    secret: bytes,
    rematch_of: str | None = None,
) -> list[Entry]:
    """The entries that a new table begins with."""
    _check_level(ask.substitute)
    _check_tempo(ask.tempo)
    _check_seats(ask.seats)
    book, options = _game(ask)
    made = entries.Created(
        at=now,
        id=table_id,
        game=ask.game,
        rules_version=book.rules_version,
        players=len(ask.seats),
        options=options,
        access=ask.access,
        tempo=ask.tempo,
        chat=ask.chat,
        substitute=ask.substitute,
        host=guest,
        secret=secret.hex(),
        rematch_of=rematch_of,
    )
    sat = [taken for seat, wish in enumerate(ask.seats) for taken in _taken(seat, wish, guest, name, now)]
    return [made, *sat, *([entries.Started(at=now)] if len(sat) == len(ask.seats) else [])]


def _game(ask: NewTable) -> tuple[Rulebook, dict[str, Any]]:
    """The game, and all its settings as people write them."""
    try:
        book = registry.rulebook(ask.game)
        players = book.check_players(len(ask.seats))
        return book, book.settings.shown(book.settings.read(ask.options, players))
    except CampidoglioError as problem:
        raise Refusal(problem.code, str(problem)) from None


def _taken(seat: int, wish: SeatWish, guest: str, name: str, now: int) -> list[Entry]:
    if wish.kind == "me":
        return [entries.Sat(at=now, seat=seat, guest=guest, name=name)]
    if wish.kind == "bot" and wish.level is not None:
        return [entries.BotSeated(at=now, seat=seat, level=wish.level)]
    return []


def _check_seats(seats: list[SeatWish]) -> None:
    if sum(wish.kind == "me" for wish in seats) > 1:
        raise Refusal("one_seat_each", "You can take one seat only.")
    for wish in seats:
        if wish.kind == "bot":
            _check_level(wish.level)


def _check_level(level: str | None) -> None:
    if level not in LEVELS:
        raise Refusal("unknown_bot", f"The levels of bots are {', '.join(LEVELS)}, not {quoted(level)}.")


def _check_tempo(tempo: Tempo) -> None:
    if isinstance(tempo, Correspondence) and tempo.days not in DAYS:
        raise Refusal("bad_tempo", f"A move takes 1 to {DAYS[-1]} days, not {tempo.days}.")
    if isinstance(tempo, RealTime):
        if tempo.move_seconds is None and tempo.game_seconds is None:
            raise Refusal(
                "bad_tempo", "Clocks need a limit: so many seconds for a move, for the game, or both."
            )
        if tempo.move_seconds is not None and tempo.move_seconds not in MOVE_SECONDS:
            raise Refusal(
                "bad_tempo", f"A move takes 1 to {MOVE_SECONDS[-1]} seconds, not {tempo.move_seconds}."
            )
        if tempo.game_seconds is not None and tempo.game_seconds not in GAME_SECONDS:
            raise Refusal(
                "bad_tempo", f"A game takes 1 to {GAME_SECONDS[-1]} seconds, not {tempo.game_seconds}."
            )


def rematch(
    table: Sitting, guest: str, name: str, now: int, *, table_id: str, secret: bytes
) -> tuple[list[Entry], list[Entry]]:
    """The same again; everybody moves on by a seat, so that another begins."""
    facts = table.facts
    facts.own_seat(guest)
    facts.must_be_over()
    if facts.rematch is not None:
        raise Refusal("rematched", "There is a table that plays again already.")
    made = facts.created
    ask = NewTable(
        request="rematch",
        game=made.game,
        seats=[_wish_again(facts, (number - 1) % facts.players, guest) for number in range(facts.players)],
        options=made.options,
        access=made.access,
        tempo=made.tempo,
        chat=made.chat,
        substitute=made.substitute,
    )
    there = create(ask, guest, name, now, table_id=table_id, secret=secret, rematch_of=made.id)
    return [entries.Rematched(at=now, table=table_id)], there


def _wish_again(facts: Facts, number: int, guest: str) -> SeatWish:
    seat = facts.seats[number]
    if seat.guest == guest:
        return SeatWish("me")
    return SeatWish("bot", seat.level) if seat.kind is SeatKind.BOT else SeatWish("open")


# Seats


def take_seat(table: Sitting, guest: str, name: str, ask: TakeSeat, now: int) -> list[Entry]:
    """Sit down on a seat that is free, or in a running game on one whose player is gone for good."""
    facts = table.facts
    if facts.seat_of(guest) is not None:
        raise Refusal("seated", "You have a seat at this table.")
    if facts.status is not Status.RUNNING:
        _must_be_open_for_seats(facts)
    free = [number for number in range(facts.players) if _is_free(facts, number, guest)]
    if ask.seat is not None:
        facts.check_seat(ask.seat)
        free = [number for number in free if number == ask.seat]
    if not free:
        raise Refusal("no_seat", _why_no_seat(facts, ask.seat, guest))
    return [entries.Sat(at=now, seat=free[0], guest=guest, name=name)]


def _must_be_open_for_seats(facts: Facts) -> None:
    if facts.status is Status.OVER:
        raise Refusal("over", "The game is over.")
    facts.must_be_open()


def _is_free(facts: Facts, number: int, guest: str) -> bool:
    seat = facts.seats[number]
    if facts.status is Status.RUNNING:
        return seat.is_vacated and facts.past.get(guest, number) == number
    return seat.kind is SeatKind.OPEN


def _why_no_seat(facts: Facts, wanted: int | None, guest: str) -> str:
    if facts.status is Status.RUNNING:
        if guest in facts.past:
            return "You know the cards of another seat of this game."
        return "The game has begun; a seat can be taken only if its player is gone for good."
    return "No seat is free." if wanted is None else "That seat is taken."


def leave(table: Sitting, guest: str, now: int) -> list[Entry]:
    """Leave one's seat: for good before the game begins, and until one returns while it runs."""
    facts = table.facts
    seat = facts.own_seat(guest)
    if facts.status is Status.RUNNING:
        is_playing = facts.seats[seat].is_played_by_person
        return [entries.Away(at=now, seat=seat)] if is_playing else []
    facts.must_be_open()
    others = [other for other in facts.seats if other.is_person and other.guest != guest]
    left: list[Entry] = [entries.Left(at=now, seat=seat)]
    return left if others else [*left, entries.Closed(at=now)]


def fill_seat(table: Sitting, guest: str, ask: FillSeat, now: int) -> list[Entry]:
    """Put a bot on a seat, or open one; in a running game only a bot in the place of who is gone."""
    facts = table.facts
    if not _may_host(table, guest, now):
        raise Refusal("not_host", "Only the table's host can do this.")
    facts.check_seat(ask.seat)
    if ask.level is not None:
        _check_level(ask.level)
    if facts.status is Status.RUNNING:
        return _replace(table, ask, now)
    facts.must_be_open()
    if ask.level is None:
        is_open = facts.seats[ask.seat].kind is SeatKind.OPEN
        return [] if is_open else [entries.SeatOpened(at=now, seat=ask.seat)]
    if facts.seats[ask.seat].is_person:
        raise Refusal("seat_taken", "A player sits there; open the seat first.")
    return [entries.BotSeated(at=now, seat=ask.seat, level=ask.level)]


def _replace(table: Sitting, ask: FillSeat, now: int) -> list[Entry]:
    seat = table.facts.seats[ask.seat]
    if ask.level is None or not seat.is_person:
        raise Refusal("started", "The game has begun: only a player who is gone can be replaced.")
    if seat.has_resigned or not _is_gone(table, ask.seat, now):
        raise Refusal("not_gone", "The player of that seat is not gone.")
    return [entries.BotSeated(at=now, seat=ask.seat, level=ask.level)]


def _may_host(table: Sitting, guest: str, now: int) -> bool:
    """The host, or while the host's seat is deserted, anybody who plays."""
    facts = table.facts
    if guest == facts.host:
        return True
    hosts_seat, own = facts.seat_of(facts.host), facts.seat_of(guest)
    is_deserted = hosts_seat is None or _is_gone(table, hosts_seat, now)
    return facts.status is Status.RUNNING and own is not None and is_deserted


def _is_gone(table: Sitting, number: int, now: int) -> bool:
    """Whether a player left or ran out of time, or has not been connected for a while.

    By correspondence nobody needs to be connected.
    """
    facts = table.facts
    seat = facts.seats[number]
    if seat.is_away or seat.guest is None:
        return True
    if isinstance(facts.created.tempo, Correspondence) or seat.guest in table.present:
        return False
    # After a restart nobody knows since when; then the table's last news is the earliest that it can be.
    last_here = max(table.gone_since.get(seat.guest, 0), facts.touched[0])
    return now - last_here >= GONE_MS


# Before the game, and beside it


def add_entropy(table: Sitting, guest: str, ask: AddEntropy, now: int) -> list[Entry]:
    """Add to the chance of the game; the last that a seat adds counts."""
    seat = table.facts.own_seat(guest)
    table.facts.must_be_open()
    return [entries.EntropyAdded(at=now, seat=seat, text=ask.text)]


def start(table: Sitting, guest: str, now: int) -> list[Entry]:
    """Begin: the host may, or whoever sits here."""
    facts = table.facts
    if guest != facts.host:
        facts.own_seat(guest)
    facts.must_be_open()
    if any(seat.kind is SeatKind.OPEN for seat in facts.seats):
        raise Refusal("seats_open", "Not every seat is taken yet.")
    return [entries.Started(at=now)]


def say(table: Sitting, guest: str, name: str, ask: Say, now: int) -> list[Entry]:
    """Say something; onlookers may too."""
    if not table.facts.created.chat:
        raise Refusal("no_chat", "There is no chat at this table.")
    seat = table.facts.seat_of(guest)
    return [entries.Said(at=now, guest=guest, name=name, seat=seat, text=ask.text)]
