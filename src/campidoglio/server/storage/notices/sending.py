"""What other changes of the database bring about for notices, in their own transactions."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, insert, literal, select, update

from campidoglio.server.storage.notices.models import addresses, notices

MOST_FAILURES = 10
"""Where so many in a row could not be sent, no more are."""


def begin_turns(connection: Connection, turns: Sequence[tuple[str, int, str, int]]) -> None:
    """Have those told whose turns begin, `(table, number, guest, when)`, wherever they want to be."""
    for table, number, guest, at in turns:
        connection.execute(_BEGIN, {"a_table": table, "a_number": number, "at": at, "a_guest": guest})


_BEGIN = insert(notices).from_select(
    ["address", "table_id", "number", "due_ms", "tries"],
    select(
        addresses.c.id,
        bindparam("a_table", type_=notices.c.table_id.type),
        bindparam("a_number", type_=notices.c.number.type),
        bindparam("at", type_=notices.c.due_ms.type),
        literal(0),
    ).where(
        addresses.c.guest == bindparam("a_guest"),
        addresses.c.failures < MOST_FAILURES,
    ),
)


def end_session(connection: Connection, session: str) -> None:
    """A browser in which somebody was logged in hears no more."""
    for row in connection.execute(select(addresses.c.id).where(addresses.c.session == session)).all():
        drop_address(connection, row.id)


def forget(connection: Connection, guest: str) -> None:
    """Forget where a guest wanted notices, and which."""
    for row in connection.execute(select(addresses.c.id).where(addresses.c.guest == guest)).all():
        drop_address(connection, row.id)


def hand_over(connection: Connection, guest: str, to: str) -> None:
    """What was a guest's is another's from now on."""
    connection.execute(update(addresses).where(addresses.c.guest == guest).values(guest=to))


def drop_address(connection: Connection, address: str) -> None:
    """Forget an address, and what was to be sent there."""
    connection.execute(delete(notices).where(notices.c.address == address))
    connection.execute(delete(addresses).where(addresses.c.id == address))
