"""The tables of the database. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

LONGEST_ID = 64
LONGEST_NAME = 200
LONGEST_REQUEST = 200
"""Room for a request id of a client, and for what it is about."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("game", String(LONGEST_ID), nullable=False),
    Column("status", String(16), nullable=False),
    Column("access", String(16), nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Column("deadline_ms", BigInteger),
    # One bit a seat, so that a move, which changes who is due, need not touch the table of seats.
    Column("due_seats", Integer, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Index(None, "access", "status", "touched_ms"),
    Index(None, "status", "bots_due"),
    Index(None, "deadline_ms"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(LONGEST_ID), nullable=False, index=True),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    # The key that makes a table's history one line: two writers cannot both have entry number 7.
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("guest", String(LONGEST_ID), primary_key=True),
    Column("id", String(LONGEST_REQUEST), primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What several processes on one database know of each other. None of it matters when there is only one.

processes = Table(
    "processes",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("started_ms", BigInteger, nullable=False),
    # Until when the process counts as living; it says so again and again.
    Column("until_ms", BigInteger, nullable=False),
)

audiences = Table(
    "audiences",
    metadata,
    Column("process", String(LONGEST_ID), primary_key=True),
    Column("table_id", String(LONGEST_ID), primary_key=True, index=True),
    Column("readers", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

leases = Table(
    "leases",
    metadata,
    # A question to a bot, for which one process at a time looks for the answer.
    Column("table_id", String(LONGEST_ID), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("process", String(LONGEST_ID), nullable=False, index=True),
    sqlite_with_rowid=False,
)

shared = Table(
    "shared",
    metadata,
    Column("name", String(LONGEST_ID), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
