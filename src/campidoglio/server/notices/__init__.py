"""Notices to players of correspondence games: written into the outbox with the move, sent from there."""
