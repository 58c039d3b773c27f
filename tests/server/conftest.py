"""What all tests of the server share."""

# The fixtures are used by their names.
from tests.server.databases import address, anyio_backend, postgresql, store

__all__ = ["address", "anyio_backend", "postgresql", "store"]
