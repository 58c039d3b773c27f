"""Runs the steps on the connection it is given; Alembic reads this file."""

from __future__ import annotations

from alembic import context

from campidoglio.server.storage.manners import models as manners
from campidoglio.server.storage.models import metadata
from campidoglio.server.storage.notices import models as notices
from campidoglio.server.storage.people import models as people
from campidoglio.server.storage.standings import models as standings

# What is about people, their manners and notices, and finished games belongs to the same database.
assert people.accounts.metadata is manners.reports.metadata is metadata
assert notices.notices.metadata is standings.finished.metadata is metadata
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
