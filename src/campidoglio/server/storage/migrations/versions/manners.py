"""Who hears whom no more, reports, and what the host has done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make all of it."""
    op.create_table(
        "ignored",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", name="pk_ignored"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ignored_other", "ignored", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("accused", sa.String(64), nullable=False),
        sa.Column("accused_name", sa.String(200), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(1000), nullable=False),
        sa.Column("excerpt", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("resolved_ms", sa.BigInteger),
        sa.Column("resolution", sa.String(1000)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_accused", "reports", ["accused"])
    op.create_index("ix_reports_resolved_ms_created_ms", "reports", ["resolved_ms", "created_ms"])
    _create_host_tables()


def _create_host_tables() -> None:
    op.create_table(
        "sanctions",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("note", sa.String(1000), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "kind", name="pk_sanctions"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "host_deeds",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("note", sa.String(1000), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_host_deeds"),
    )
