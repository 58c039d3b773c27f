"""How games ended, and the ratings that follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_table_id_tables"),
    )
    op.create_index("ix_finished_game_ended_ms", "finished", ["game", "ended_ms"])
    op.create_table(
        "finished_seats",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("gain", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_finished_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["finished.table_id"], name="fk_finished_seats_table_id_finished"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_finished_seats_player", "finished_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("figure", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_game_figure", "ratings", ["game", "figure"])
    op.create_index("ix_ratings_game_wins", "ratings", ["game", "wins"])
    op.create_index("ix_ratings_player", "ratings", ["player"])
