"""The tables of the database about finished games. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from campidoglio.server.storage.models import LONGEST_ID, metadata, tables

finished = Table(
    "finished",
    metadata,
    # The key by which a table is counted once, whichever process comes first and however often.
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("game", String(LONGEST_ID), nullable=False),
    Column("ended_ms", BigInteger, nullable=False),
    Column("reason", String(LONGEST_ID), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Index(None, "game", "ended_ms"),
)

finished_seats = Table(
    "finished_seats",
    metadata,
    Column("table_id", ForeignKey(finished.c.table_id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # A guest's id, or "bot:" and a level; none: somebody who is forgotten.
    Column("player", String(LONGEST_ID), index=True),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # By how much the game changed the player's figure; none: it does not count for the player.
    Column("gain", Integer),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(LONGEST_ID), primary_key=True),
    Column("player", String(LONGEST_ID), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    # What ranking goes by; it follows from the two above.
    Column("figure", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Index(None, "game", "figure"),
    Index(None, "game", "wins"),
    Index(None, "player"),
    sqlite_with_rowid=False,
)
