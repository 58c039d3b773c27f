"""The tables of the database that are about people. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, String, Table, UniqueConstraint

from campidoglio.server.storage.models import LONGEST_ID, LONGEST_NAME, guests, metadata, tables

LONGEST_HASH = 200
LONGEST_DEVICE = 200

accounts = Table(
    "accounts",
    metadata,
    # An account is a guest who can come back from anywhere: whatever belongs to the guest goes on belonging.
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    # The name as it is compared: two that look alike but for capitals are one.
    Column("name_key", String(LONGEST_NAME), nullable=False, unique=True),
    Column("password", String(LONGEST_HASH), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("device", String(LONGEST_DEVICE), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
)

friendships = Table(
    "friendships",
    metadata,
    # One row for two people, whoever asked: the lesser of the two ids first.
    Column("low", ForeignKey(guests.c.id), primary_key=True),
    Column("high", ForeignKey(guests.c.id), primary_key=True, index=True),
    Column("asker", String(LONGEST_ID), nullable=False),
    Column("bond", String(16), nullable=False),
    Column("since_ms", BigInteger, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    Column("guest", ForeignKey(guests.c.id), primary_key=True),
    Column("seen_ms", BigInteger, nullable=False),
    Column("is_shown", Boolean, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("host", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("table_id", ForeignKey(tables.c.id), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    UniqueConstraint("guest", "table_id"),
)
