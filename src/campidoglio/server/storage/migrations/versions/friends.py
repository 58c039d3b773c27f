"""Friends: who is whose, who was here when, and who is asked to which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make all three."""
    op.create_table(
        "friendships",
        sa.Column("low", sa.String(64), nullable=False),
        sa.Column("high", sa.String(64), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("bond", sa.String(16), nullable=False),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("low", "high", name="pk_friendships"),
        sa.ForeignKeyConstraint(["low"], ["guests.id"], name="fk_friendships_low_guests"),
        sa.ForeignKeyConstraint(["high"], ["guests.id"], name="fk_friendships_high_guests"),
    )
    op.create_index("ix_friendships_high", "friendships", ["high"])
    op.create_table(
        "presences",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
        sa.Column("is_shown", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_presences"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_presences_guest_guests"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("guest", "table_id", name="uq_invitations_guest_table_id"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_invitations_guest_guests"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_invitations_host_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id_tables"),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])
    op.create_index("ix_invitations_host", "invitations", ["host"])
