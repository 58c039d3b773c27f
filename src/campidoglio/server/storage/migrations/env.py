"""Runs the steps on the connection it is given; Alembic reads this file."""

from __future__ import annotations

from alembic import context

from campidoglio.server.storage.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
