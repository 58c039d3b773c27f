"""The tables of the database that are about notices. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from campidoglio.server.storage.models import LONGEST_ID, LONGEST_NAME, guests, metadata, tables

LONGEST_URL = 1000
LONGEST_KEY = 100

addresses = Table(
    "notice_addresses",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("guest", ForeignKey(guests.c.id), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("url", String(LONGEST_URL), nullable=False),
    # Of a browser: its public key, and what only it and we know. Of a webhook: with what we sign.
    Column("key", String(LONGEST_KEY), nullable=False),
    Column("secret", String(LONGEST_KEY), nullable=False),
    # A browser whose session is ended hears no more.
    Column("session", String(LONGEST_ID), index=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("language", String(8), nullable=False),
    Column("home", String(LONGEST_NAME), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    # Written with the entries that begin the turn, and gone when it is sent: the key makes it one a turn.
    Column("address", ForeignKey(addresses.c.id), primary_key=True),
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("due_ms", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
