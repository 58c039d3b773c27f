"""Accounts, and the sessions of those who are logged in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(200), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_accounts_guest_guests"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest_guests"),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
