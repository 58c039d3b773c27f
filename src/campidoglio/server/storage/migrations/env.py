"""Runs the steps on the connection it is given; Alembic reads this file."""

from __future__ import annotations

from alembic import context

from campidoglio.server.storage.models import metadata
from campidoglio.server.storage.notices import models as notices
from campidoglio.server.storage.people import models as people

assert (
    people.accounts.metadata is notices.notices.metadata is metadata
)  # what is about people belongs to the same database
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
