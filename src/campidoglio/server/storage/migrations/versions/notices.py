"""Notices: where they go, and which are still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "notice_addresses",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("url", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(100), nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("home", sa.String(200), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_addresses"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notice_addresses_guest_guests"),
    )
    op.create_index("ix_notice_addresses_guest", "notice_addresses", ["guest"])
    op.create_index("ix_notice_addresses_session", "notice_addresses", ["session"])
    op.create_table(
        "notices",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due_ms", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("address", "table_id", "number", name="pk_notices"),
        sa.ForeignKeyConstraint(
            ["address"], ["notice_addresses.id"], name="fk_notices_address_notice_addresses"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notices_due_ms", "notices", ["due_ms"])
