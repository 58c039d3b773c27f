"""A refusal at the door, before any table was asked."""

from __future__ import annotations

from campidoglio.server.people.refusals import NotGranted


class Denied(NotGranted):
    """Whoever asks is not let in, or not so."""
