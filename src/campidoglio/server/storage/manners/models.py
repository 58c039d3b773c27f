"""The tables of the database about manners. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table

from campidoglio.server.storage.models import LONGEST_ID, LONGEST_NAME, metadata

LONGEST_WORDS = 1000

ignored = Table(
    "ignored",
    metadata,
    Column("guest", String(LONGEST_ID), primary_key=True),
    Column("other", String(LONGEST_ID), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),
    # As the other was called: whoever ignores somebody knows the name, and not who it is now.
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("table_id", String(LONGEST_ID), nullable=False),
    Column("reporter", String(LONGEST_ID), nullable=False, index=True),
    Column("accused", String(LONGEST_ID), nullable=False, index=True),
    Column("accused_name", String(LONGEST_NAME), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", String(LONGEST_WORDS), nullable=False),
    # What was said at the table, as JSON.
    Column("excerpt", LargeBinary, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("resolved_ms", BigInteger),
    Column("resolution", String(LONGEST_WORDS)),
    Index(None, "resolved_ms", "created_ms"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("guest", String(LONGEST_ID), primary_key=True),
    Column("kind", String(16), primary_key=True),
    # None: until the host says otherwise.
    Column("until_ms", BigInteger),
    Column("note", String(LONGEST_WORDS), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What the host has done, in order: servers that run read on from what they have seen.
deeds = Table(
    "host_deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("deed", String(16), nullable=False),
    Column("subject", String(LONGEST_ID), nullable=False),
    Column("note", String(LONGEST_WORDS), nullable=False),
)
