"""The databases that faults are tried on."""

# The fixtures are used by their names.
from tests.server.databases import address, anyio_backend, postgresql

__all__ = ["address", "anyio_backend", "postgresql"]
