"""Costs are measured on the event loop that all asynchronous tests use."""

# The fixture is used by its name.
from tests.server.databases import anyio_backend

__all__ = ["anyio_backend"]
