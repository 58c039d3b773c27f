"""Notices to players whose turn it is: where they go, and which are still to be sent."""
